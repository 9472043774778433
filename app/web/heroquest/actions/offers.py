"""What can be chosen for the fields of an action. What the rules would refuse is left out."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import count
from typing import Any

from pydantic import ValidationError

from app.core.errors import GameError
from app.core.events import Command
from app.systems.heroquest.dry_run import refusal
from app.systems.heroquest.state.dungeon import Dungeon
from app.systems.heroquest.state.figures import Condition, Hero
from app.systems.heroquest.subjects import command_types
from app.web.heroquest.actions.actions import ACTING, HEROES_FIELDS, action_of
from app.web.heroquest.actions.worth_trying import worth_trying
from app.web.heroquest.calculator.choices import GameWords
from app.web.heroquest.table.look import Look
from app.web.http.forms import SelectOption
from app.web.http.languages import _
from app.web.ui.schema_form import schema as schema_form
from app.web.ui.schema_form.schema import Node

Fields = Mapping[str, Any]  # as told so far: texts, and lists of texts
_STAND_INS = {"string": "1", "integer": 1, "boolean": False}
_AIMED_AT = ("target_id", "target_ids", "to_id", "others", "inside")
_NEVER_REFUSED = ("means", "place", "sight", "passage", "pool")  # they depend on what else will be said


@cache
def command_kinds() -> Mapping[str, type[Command]]:
    """Every command of the game by its type."""
    return {str(kind.model_fields["type"].default): kind for kind in command_types()}


@cache
def schema_of(kind: str) -> Node:
    """The fields of a command, as a form is made from them."""
    return schema_form.without(schema_form.schema_of(command_kinds()[kind]), "type")


@cache
def acting_field(kind: str) -> str | None:
    """The field that says who acts; None where nobody in particular has to. Who acts is asked before all else."""
    fields = schema_of(kind).get("required", ()) if kind in command_kinds() else ()
    return next((name for name in (*action_of(kind).asks[:1], *ACTING) if name in ACTING and name in fields), None)


def is_players(kind: str) -> bool:
    """Whether players do it or ask for it: a hero's deed, or what they may be allowed. Else it is the game master's."""
    command = command_kinds().get(kind)
    is_allowed = command is not None and command.permission is not None
    return is_allowed or (acting_field(kind) in HEROES_FIELDS and not action_of(kind).is_masters)


class Offers(GameWords):
    """The choices for one action, as far as it is told already."""

    def __init__(self, look: Look, kind: str, given: Fields, own: str = "") -> None:
        """`own` is the place that somebody wants to give a name of his own."""
        super().__init__(look.labels)
        self._own = own
        self._look = look
        self._kind = kind
        self._given = given
        self._first: dict[str, Any] = {}
        self._things: list[SelectOption] = []
        self._are_things_listed = False
        self._is_settled = self._is_begun = False

    def options(self, name: str, node: Node) -> Sequence[SelectOption] | None:
        """The options of a field that the rules would not refuse; None when anything may be typed."""
        self._settle()
        found = self._raw(name, node)
        is_inside = name not in schema_of(self._kind)["properties"]  # a field of a row, of which the rules say nothing
        if found is None or is_inside or name in _NEVER_REFUSED or name == acting_field(self._kind):
            return found
        return list(self._fitting(name, found))

    def heroes(self) -> Sequence[SelectOption]:
        """Those whom this person sees."""
        return self._look.hero_options

    def monsters(self) -> Sequence[SelectOption]:
        """Those whom this person sees."""
        return self._look.monster_options

    def called(self, name: str, node: Node, value: str) -> str:
        """What the rules refuse by its name; an id says nothing to anybody, even if nothing has it any longer."""
        found = self._raw(name, node) or ()
        named = next((option.text for option in found if option.value == value), self._look.name_of(value))
        return named or (_("nicht mehr da") if "pattern" in node else value)

    def has_any(self, name: str, node: Node) -> bool:
        """Whether there is anything to answer."""
        found = self._raw(name, node)
        if found is None or name in _NEVER_REFUSED:
            return True
        if self._is_begun and name in self._first:
            return bool(found)  # the rules have just taken the first of them
        return any(True for _ in self._fitting(name, found))

    def refuses(self, name: str, value: str) -> bool:
        """Whether the rules object to this value of this field; what is not given yet is not to blame."""
        return self._is_refused(name, value)

    def _fitting(self, name: str, options: Sequence[SelectOption]) -> Iterator[SelectOption]:
        """Those the rules would take; of a list, those they would take alone or along with another one."""
        there = worth_trying(self._look, self._kind, name, str(self._given.get(acting_field(self._kind) or "")))
        if there is not None:
            options = [option for option in options if option.value in there]
        is_list = schema_of(self._kind)["properties"][name].get("type") == "array"
        others = [option.value for option in options] if is_list else []
        for option in options:
            tries = ((), *((other,) for other in others if other != option.value))
            if any(not self._is_refused(name, option.value, *beside) for beside in tries):
                yield option

    def refusal(self) -> GameError | None:
        """What the rules say against the action as it is told so far, with somebody for everybody not named yet."""
        command = self._command(self._given)
        error = None if command is None else refusal(self._look.table, command, self._look.content)
        self._is_begun = command is not None and error is None
        return error

    def _settle(self) -> None:
        """A stand-in that the rules object to would hide what they say of the rest: one that they take steps in."""
        if self._is_settled:
            return
        self._is_settled = True
        properties = schema_of(self._kind)["properties"]
        for name in self._stand_ins(self._given):
            error = self.refusal()
            if error is None:
                return
            if error.field == name and properties[name].get("type") == "string":
                options = self._raw(name, properties[name]) or ()
                taken = (one.value for one in self._fitting(name, options))
                self._first[name] = next(taken, self._first[name])

    def _raw(self, name: str, node: Node) -> Sequence[SelectOption] | None:
        if name in NAMED:
            return None if name == self._own else place_options(self._look.table.dungeon, name)
        if name in ("square", "escape", "rubble"):
            return None  # what the quest map calls them
        if node.get("type") == "boolean" and name == action_of(self._kind).final:
            return [SelectOption(one, self.choice(name, one)) for one in ("true", "false")]
        options = super().options(name, node)
        if options is not None and name in _AIMED_AT:
            return self._foes_first([one for one in options if not self._is_out_of_question(name, one.value)])
        return options

    def _is_out_of_question(self, name: str, figure_id: str) -> bool:
        """Figures not offered: the dead for good, and the acting one where an empty field means him already."""
        is_acting = figure_id == self._given.get(acting_field(self._kind) or "")
        is_said_anyway = name in schema_of(self._kind).get("required", ()) or name == action_of(self._kind).final
        if is_acting and name == "to_id" and not is_said_anyway:
            return True
        hero = self._look.table.heroes.get(figure_id)
        return hero is not None and hero.condition is Condition.LOST

    def _foes_first(self, options: Sequence[SelectOption]) -> Sequence[SelectOption]:
        acting = self._given.get(acting_field(self._kind) or "")
        is_hero = acting in self._look.table.heroes
        return sorted(options, key=lambda option: (option.value in self._look.table.heroes) is is_hero)

    def _is_refused(self, name: str, value: str, *others: str) -> bool:
        is_list = schema_of(self._kind)["properties"][name].get("type") == "array"
        command = self._command({**self._given, name: [value, *others] if is_list else value})
        error = refusal(self._look.table, command, self._look.content) if command is not None else None
        if error is None:
            return False
        return error.field in (name, name.removesuffix("s")) or (name == self._last and self._is_in_vain(error))

    @property
    def _last(self) -> str | None:
        """The field that is answered last, unless another answer before it could help."""
        action, acting = action_of(self._kind), acting_field(self._kind)
        others = {name for name in action.asks if name.endswith("_id")} - {acting, action.final}
        return None if others else action.final

    def _is_in_vain(self, error: GameError) -> bool:
        """Whether the rules object to what it would do, and not to anything that is asked: herbs for the unhurt."""
        return error.field is not None and error.field not in schema_of(self._kind)["properties"]

    def _command(self, given: Fields) -> Command | None:
        """The command with the first that comes for whatever is still to be said; None when nothing would do."""
        try:
            return command_kinds()[self._kind].model_validate({**self._stand_ins(given), **given}, strict=False)
        except ValidationError:
            return None

    def _stand_ins(self, given: Fields) -> dict[str, Any]:
        schema = schema_of(self._kind)
        for name in schema.get("required", ()):
            if name not in given and name not in self._first:
                self._first[name] = self._stand_in(name, schema["properties"][name])
        return self._first

    def _stand_in(self, name: str, node: Node) -> Any:
        inner = node.get("items", node) if node.get("type") == "array" else node
        options = self._raw(name, inner)
        value = next((one.value for one in options or ()), _STAND_INS.get(str(inner.get("type")), "1"))
        return [value] * int(node.get("minItems", 1)) if node.get("type") == "array" else value

    def things(self) -> Sequence[SelectOption]:
        """What can be chosen of things; listed only where one is asked for."""
        if not self._are_things_listed:
            self._are_things_listed = True
            acting = self._look.table.heroes.get(str(self._given.get("hero_id")))
            self._things = list(self._left_behind() if self._kind == "loot_hero" else self._carried_by(acting))
        return self._things

    def _left_behind(self) -> Iterator[SelectOption]:
        """What those left who are dead for good."""
        for hero in self._look.table.heroes.values():
            if hero.condition is Condition.LOST:
                yield from (
                    SelectOption(item.id, f"{self._look.cards.item_name(item)} ({hero.name})") for item in hero.items
                )

    def _carried_by(self, hero: Hero | None) -> Iterator[SelectOption]:
        """What the acting hero carries, or else everybody, and what lies on the floor."""
        owned = [one for one in self._look.table.heroes.values() if self._look.actor.viewer.owns(one.id)]
        for one in [hero] if hero in owned else owned:
            for item in one.items:
                yield SelectOption(item.id, self._look.cards.item_name(item) + ("" if hero else f" ({one.name})"))
        for item in self._look.table.on_floor:
            yield SelectOption(item.id, _("%s, am Boden") % self._look.cards.item_name(item))


NAMED = ("area", "chest")  # the fields that name a place


def place_options(dungeon: Dungeon, field: str) -> Sequence[SelectOption]:
    """What can be chosen for a field that names a place."""
    return [SelectOption(name, name) for name in (areas(dungeon) if field == "area" else chests(dungeon))]


def likeliest(dungeon: Dungeon, field: str) -> str:
    """Where it most likely happens: where people have been of late, at the chest that is safe by now."""
    known = areas(dungeon) if field == "area" else chests(dungeon)
    return known[-2] if len(known) > 1 else known[0]


def squares(dungeon: Dungeon) -> Sequence[str]:
    """The squares that have a name by now: question marks and open pits."""
    named = (*(one.square for one in dungeon.trap_markers), *(one.square for one in dungeon.pits))
    return tuple(dict.fromkeys(filter(None, named)))


def areas(dungeon: Dungeon) -> Sequence[str]:
    """The rooms and corridors that lie open, and one more."""
    known = dict.fromkeys((*dungeon.revealed, *dungeon.exhausted, *(one.area for one in dungeon.trap_markers)))
    return (*known, _next((_("Raum %d") % number for number in count(1)), known))


def chests(dungeon: Dungeon) -> Sequence[str]:
    """The chests that may still be opened, and one more."""
    shut = [chest for chest in dungeon.safe_chests if chest not in dungeon.open_chests]
    return (*shut, _next((_("Truhe %d") % number for number in count(1)), (*dungeon.safe_chests, *dungeon.open_chests)))


def _next(names: Iterable[str], taken: Iterable[str]) -> str:
    there = {name.casefold() for name in taken}
    return next(name for name in names if name.casefold() not in there)
