"""One look at a fight, and what its templates print."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from app.systems.dnd5e.encounter.state import Combatant, Encounter
from app.systems.dnd5e.fields import Kind
from app.systems.dnd5e.game import SYSTEM
from app.systems.dnd5e.rules.movement import cost_of
from app.systems.dnd5e.rules.spaces import SIDES, can_pass
from app.web.table.look import Look
from app.web.table.panel_forms import FormMaker


class FightLook(Look):
    """With everybody in the fight whose name this person may know."""

    @cached_property
    def table(self) -> Encounter:
        """The fight as this person sees it."""
        return SYSTEM.view(self.snapshot.state.table, self.actor.viewer)

    @cached_property
    def names(self) -> Mapping[str, str]:
        """Creatures, and the places of the order."""
        places = {entry: self.table.name_of(entry) for entry in self.table.entries()}
        return {one.id: one.name for one in self.table.combatants.values() if one.name} | places

    @cached_property
    def heroes(self) -> Mapping[str, str]:
        """The heroes by their ids."""
        return {one.id: one.name for one in self.table.combatants.values() if one.kind is Kind.PC}


def passage(one: Combatant, other: Combatant) -> tuple[bool, float, float]:
    """Whether somebody may move through the space of another, the metres of it, and what they cost (DND-CRE-1, 2)."""
    metres = SIDES[other.size]
    return can_pass(one.size, other.size, hostile=one.kind is not other.kind), metres, cost_of(metres, difficult=True)


@dataclass(frozen=True)
class Scene:
    """A fight for a template. `mark` says of which moment and for whom it is: all with the same mark look alike.

    With a `url` what it shows can be done there; `hero_id` is the hero of a phone.
    """

    mark: Hashable
    url: str
    hero_id: str
    table: Encounter = field(compare=False)
    forms: FormMaker = field(compare=False)
    passage: Callable[[Combatant, Combatant], tuple[bool, float, float]] = field(default=passage, compare=False)


@dataclass(frozen=True)
class FightPanel:
    """Beside the fight: adding by typing, one creature in detail, groups that are kept, what players see."""

    url: str
    form_errors: tuple[str, ...]
    typed: str
    field_error: str
    chosen: str
    is_typing: bool
    table: Encounter = field(hash=False)
    forms: FormMaker = field(hash=False)
