"""One look at a fight, and what its templates print."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from app.systems.dnd5e.encounter import ground
from app.systems.dnd5e.encounter.state import Combatant, Encounter, called
from app.systems.dnd5e.fields import SQUARE
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
        places = {entry: called(members) for entry, members in self.table.places().items()}
        return {one.id: one.name for one in self.table.combatants.values() if one.name} | places


def ways(table: Encounter, one: Combatant) -> Mapping[str, float]:
    """Which squares somebody reaches on foot with what is left, and what each costs."""
    if not (table.ground and one.at):
        return {}
    found = ground.ways(one, table.ground, table, one.left(one.speeds.walk)).costs()
    return {place.name: cost * SQUARE for place, cost in found.items()}


def squares(table: Encounter) -> Mapping[str, Combatant]:
    """Who stands on each square of the ground."""
    placed = [one for one in table.there() if one.at] if table.ground else []
    return {spot.name: one for one in placed for spot in ground.block(one).squares()}


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
    near: Callable[[Combatant, Encounter], Sequence[str]] = field(default=ground.near, compare=False)
    squares: Callable[[Encounter], Mapping[str, Combatant]] = field(default=squares, compare=False)
    ways: Callable[[Encounter, Combatant], Mapping[str, float]] = field(default=ways, compare=False)


@dataclass(frozen=True)
class FightPanel:
    """Beside the fight. `do` says what: adding by typing, one creature in detail, noticing, ways, the ground.

    `typed` and `errors` are of the form `kind` that came back, by field; `form_errors` belong to none of them.
    """

    url: str
    do: str
    form_errors: tuple[str, ...]
    kind: str
    chosen: str
    is_typing: bool
    typed: Mapping[str, str] = field(hash=False)
    errors: Mapping[str, str] = field(hash=False)
    scene: Scene = field(hash=False)
    forms: FormMaker = field(hash=False)

    @property
    def table(self) -> Encounter:
        """The fight."""
        return self.scene.table
