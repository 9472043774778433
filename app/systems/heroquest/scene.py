"""Scene of a rule while a command is being decided: the table, its figures and things, and who may act."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any, TypeVar, get_args, get_origin

from app.core.answers import Answers
from app.core.errors import RuleViolation, UnknownSubject
from app.core.events import Event
from app.systems.heroquest.changes import FigureFact, Revealing
from app.systems.heroquest.content.items import ItemEntry
from app.systems.heroquest.content.models import Content, HeroClass
from app.systems.heroquest.limits import current_mind, has_mind
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.state.figures import Condition, Effect, Hero, Item, Monster, wear_words
from app.systems.heroquest.state.table import Table, TownMode

Fact = TypeVar("Fact", bound=Event)


class Scene:
    """The table as it stands after the facts so far, the content, and the answers of the people at the table."""

    def __init__(self, table: Table, content: Content, answers: Answers) -> None:
        self.table = table
        self.content = content
        self.answers = answers
        self.lot = ""  # see core.making
        self.overruled = False  # the game master says himself what the map would say

    def record(self, fact: Fact) -> Fact:
        """Let a fact happen: `yield scene.record(HeroWounded(…))`.

        What names a hidden monster becomes secret, and a monster is told by its kind.
        """
        if betrays(self.table, fact):
            fact = fact.model_copy(update={"secret": True})
        if isinstance(fact, FigureFact) and fact.figure_kind is None and fact.figure_id in self.table.monsters:
            fact = fact.model_copy(update={"figure_kind": self.kind_of(fact.figure_id)})
        self.table = evolve(self.table, fact)
        return fact

    def record_item(self, kind: type[Fact], /, hero_id: str, item: Item, **said: Any) -> Fact:
        """Let a fact about a thing of a hero's happen, which tells what it is and, if it tells that, how worn it is."""
        if "wear" in kind.model_fields:
            said["wear"] = wear_words(item.wear)
        return self.record(kind(**{"hero_id": hero_id, "item_id": item.id, "content_id": item.content_id, **said}))

    def record_spell(self, kind: type[Fact], /, hero_id: str, spell_id: str, **said: Any) -> Fact:
        """Let a fact about a hero's spell happen; a spell of the group's own gets the group's name for it."""
        said = {"hero_id": hero_id, "spell": spell_id, "own_name": self.own_name(spell_id), **said}
        return self.record(kind(**said))

    def own_name(self, spell_id: str) -> str:
        """Return the group's name for a spell of its own; empty for one of the catalogue."""
        own = self.table.own_spells.get(spell_id)
        return own.name if own else ""

    def in_turn(self, parts: Iterable[Callable[[], Iterator[Event]]]) -> Iterator[Event]:
        """Yield one part after the other: `yield from scene.in_turn(partial(exchange, scene, one) for one in strikes)`.

        By this a rule promises that a part knows of those before it only what stands on the table. So what they lead to
        can be worked out one by one, however many there are.
        """
        for part in parts:
            yield from part()

    def hero(self, hero_id: str) -> Hero:
        """Return a hero as he is now. Raises: UnknownSubject; RuleViolation for one who is not at the table."""
        hero = self.table.heroes.get(hero_id)
        if hero is None and hero_id in self.table.resting:
            raise RuleViolation("life.not_at_the_table", field="hero_id", hero=self.table.resting[hero_id].hero.name)
        if hero is None:
            raise UnknownSubject("hero.unknown", field="hero_id", hero=hero_id)
        return hero

    def living_hero(self, hero_id: str) -> Hero:
        """Return a hero who is not dead for good. Raises: UnknownSubject, RuleViolation."""
        hero = self.hero(hero_id)
        if hero.condition is Condition.LOST:
            raise RuleViolation("hero.lost", field="hero_id", hero=hero.name)
        return hero

    def monster(self, monster_id: str) -> Monster:
        """Return a monster as it is now. Raises: UnknownSubject."""
        monster = self.table.monsters.get(monster_id)
        if monster is None:
            raise UnknownSubject("monster.unknown", field="monster_id", monster=monster_id)
        return monster

    def standing_monster(self, monster_id: str) -> Monster:
        """Return a monster that is not slain. Raises: UnknownSubject, RuleViolation."""
        monster = self.monster(monster_id)
        if not monster.is_standing:
            raise RuleViolation("monster.slain", field="monster_id", kind=monster.kind)
        return monster

    def figure(self, figure_id: str) -> Hero | Monster:
        """Return a hero or monster as it is now. Raises: UnknownSubject."""
        if figure_id in self.table.heroes:
            return self.table.heroes[figure_id]
        if figure_id in self.table.monsters:
            return self.table.monsters[figure_id]
        raise UnknownSubject("figure.unknown", field="figure_id", figure=figure_id)

    def living_figure(self, figure_id: str) -> Hero | Monster:
        """Return a hero who is not dead for good, or a monster that is not slain. Raises: UnknownSubject,
        RuleViolation.
        """
        figure = self.figure(figure_id)
        return self.living_hero(figure.id) if isinstance(figure, Hero) else self.standing_monster(figure.id)

    def acting_hero(self, hero_id: str) -> Hero:
        """Return a hero on the feet, awake, who has no round to miss. Raises: UnknownSubject, RuleViolation."""
        hero = self.living_hero(hero_id)
        check_stands(hero)
        if hero.amount(Effect.ASLEEP):
            raise RuleViolation("figure.asleep", field="hero_id")
        if hero.missed_rounds or hero.amount(Effect.MISSES_TURN):
            raise RuleViolation("hero.misses_round", field="hero_id", hero=hero.name)
        return hero

    def acting_figure(self, figure_id: str) -> Hero | Monster:
        """Return a hero on the feet or a monster not slain, awake and with a turn. Raises: UnknownSubject,
        RuleViolation.
        """
        figure = self.figure(figure_id)
        if isinstance(figure, Hero):
            return self.acting_hero(figure_id)
        if figure.amount(Effect.ASLEEP):
            raise RuleViolation("figure.asleep", field="figure_id")
        if figure.amount(Effect.MISSES_TURN):
            raise RuleViolation("figure.misses_turn", field="figure_id")
        return self.standing_monster(figure_id)

    def searching_hero(self, hero_id: str) -> Hero:
        """HQ-17: a hero who can act and has a mind, which searching needs. Raises: UnknownSubject, RuleViolation."""
        hero = self.acting_hero(hero_id)
        if not has_mind(hero, self.content):
            raise RuleViolation("search.no_mind", field="hero_id", hero=hero.name)
        return hero

    def figure_on_its_way(self, figure_id: str) -> Hero | Monster:
        """Return a figure that can act and sits in no pit. Raises: UnknownSubject, RuleViolation."""
        figure = self.acting_figure(figure_id)
        if figure.amount(Effect.IN_PIT):
            raise RuleViolation("pit.inside", field="figure_id")
        return figure

    def mind_of(self, figure_id: str) -> int:
        """Return the mind points of a figure as they are now; a mindless one has none."""
        figure = self.figure(figure_id)
        if isinstance(figure, Hero):
            return max(current_mind(figure, self.content), 0)
        return figure.mind or 0

    def check_town_admits(self, hero: Hero, on_quest: str, field: str = "hero_id") -> None:
        """Check whether the town deals with a hero; `on_quest` is the refusal for one on a quest. Raises:
        RuleViolation.
        """
        town = self.table.town
        if town.mode is TownMode.CLOSED:
            raise RuleViolation("town.closed", field=field, hero=hero.name)
        if hero.on_quest and not town.during_quest:
            raise RuleViolation(on_quest, field=field, hero=hero.name)

    def item_on_floor(self, item_id: str) -> Item:
        """Return a thing that lies on the floor. Raises: UnknownSubject."""
        found = next((item for item in self.table.on_floor if item.id == item_id), None)
        if found is None:
            raise UnknownSubject("item.not_on_floor", field="item_id", item=item_id)
        return found

    def kind_of(self, figure_id: str) -> str | None:
        """Return the kind of a monster; heroes are known by their names."""
        monster = self.table.monsters.get(figure_id)
        return None if monster is None else monster.kind

    def item(self, hero_id: str, item_id: str) -> Item:
        """Return a thing the hero carries. Raises: UnknownSubject."""
        item = self.hero(hero_id).item(item_id)
        if item is None:
            raise UnknownSubject("item.unknown", field="item_id", item=item_id)
        return item

    def hero_class(self, hero: Hero) -> HeroClass:
        """Return the class of a hero."""
        return self.content.classes[hero.hero_class]

    def entry(self, item: Item) -> ItemEntry:
        """Return the kind of a thing."""
        return self.content.items[item.content_id]


def check_stands(hero: Hero) -> None:
    """Check whether a hero is on the feet. Raises: RuleViolation."""
    if not hero.is_standing:
        raise RuleViolation("hero.is_down", field="hero_id", hero=hero.name)


def betrays(table: Table, fact: Event) -> bool:
    """Return whether a fact names a monster that is hidden when it happens; the one that reveals it may.

    Only figures that are named are looked up: odds take rules apart by the figures that are looked up.
    """
    said = vars(fact)
    for field in naming_fields(type(fact)):
        value = said[field]
        for name in (value,) if isinstance(value, str) else value or ():
            monster = table.monsters.get(name)
            if monster is not None and monster.hidden:
                return True
    return False


@cache
def naming_fields(kind: type[Event]) -> tuple[str, ...]:
    """Return the fields of a kind of fact that may name a figure, alone or in a list, whether it changes it or not.

    None of one that reveals. What people type, and ids of other things, name no figure, even if they read like one:
    a player who types the id of a hidden monster must not learn from a fact that becomes secret.
    """
    if issubclass(kind, Revealing):
        return ()
    figures = ((name, field) for name, field in kind.model_fields.items() if _may_be_figure(name))
    return tuple(name for name, field in figures if _holds_names(field.annotation))


_OF_THINGS = frozenset(
    {"item_id", "item_ids", "stone_id", "stowed_id", "weapon_id", "thing_id", "content_id", "door_id", "trade_id",
     "quest_id", "note_id", "room_id", "table_id", "clock_id"}
)  # fmt: skip
_OF_FIGURES = frozenset({"by", "beside", "turn", "order", "may_leave"})


def _may_be_figure(field: str) -> bool:
    return field in _OF_FIGURES or (field.endswith(("_id", "_ids")) and field not in _OF_THINGS)


def _holds_names(annotation: object) -> bool:
    """Return whether a type is text, a list of texts, or one of these if at all; words of a closed list name no
    figure.
    """
    within = get_args(annotation)
    if get_origin(annotation) in (tuple, frozenset):
        return str in within
    return annotation is str or any(map(_holds_names, within))
