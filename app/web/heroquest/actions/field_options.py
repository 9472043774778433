"""Options for the fields of an action of HeroQuest, and the names of places."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import count

from app.core.names import look
from app.systems.heroquest.chests.drawn import DrawnChest, shut_chests
from app.systems.heroquest.possible.choices import is_in_question, worth_trying
from app.systems.heroquest.state.dungeon import Dungeon
from app.systems.heroquest.state.figures import Condition, Hero
from app.web.heroquest.actions import ACTIONS
from app.web.heroquest.calculator.choices import GameWords
from app.web.heroquest.table.look import HeroQuestLook
from app.web.http.languages import t
from app.web.table.actions import offers
from app.web.table.actions.offers import Fields
from app.web.ui.forms import SelectOption
from app.web.ui.schema_form.schema import Node

AIMED_AT = ("target_id", "target_ids", "to_id", "others", "inside")


class HeroQuestOffers(offers.Offers, GameWords):
    """The choices for one action of HeroQuest, given the fields known so far."""

    never_refused = frozenset(("means", "place", "sight", "passage", "pool"))  # they depend on what else will be said
    _look: HeroQuestLook

    def __init__(self, look: HeroQuestLook, kind: str, given: Fields, own: str = "") -> None:
        """`own` is the place that somebody wants to give a name of his own."""
        super().__init__(look, ACTIONS, kind, given)
        self._own = own
        self._doer = str(given.get(self._actions.acting(kind) or "") or "")
        self._is_decided = bool(given.get("decided"))  # by the game master, who may name anybody

    def named(self, kind: str) -> Sequence[SelectOption] | None:
        """Return those who take part, things, or entries of the content."""
        return GameWords.named(self, kind)

    def heroes(self) -> Sequence[SelectOption]:
        """Return the heroes this person sees."""
        return self._listed("heroes", lambda: (SelectOption(hero.id, hero.name) for hero in self._look.view.heroes))

    def monsters(self) -> Sequence[SelectOption]:
        """Return the monsters this person sees."""
        name = self._look.name_of
        return self._listed("monsters", lambda: (SelectOption(one.id, name(one.id)) for one in self._look.monsters))

    def worth_trying(self, name: str) -> Collection[str] | None:
        """Return the values of a field that the state of the table allows, or None."""
        return None if self._is_decided else worth_trying(self._look.scene, self._kind, name, self._doer)

    def raw(self, name: str, node: Node) -> Sequence[SelectOption] | None:
        """Return all options of a field, foes first; None when anything may be typed."""
        if name in NAMED:
            hero, is_decided = str(self._given.get("hero_id") or ""), self._is_decided
            return None if name == self._own else place_options(self._look, name, hero, is_decided=is_decided)
        if name in ("square", "escape", "rubble"):
            return None  # what the quest map calls them
        options = super().raw(name, node)
        if options is not None and name in AIMED_AT:
            return self._foes_first(self._in_question(name, options))
        return options

    def _in_question(self, name: str, options: Sequence[SelectOption]) -> Iterator[SelectOption]:
        """Yield the figures that are meant; an empty field may mean the acting one already."""
        is_said_anyway = name in self._schema.get("required", ()) or name == self._actions.of(self._kind).final
        besides = self._doer if name == "to_id" and not is_said_anyway else None
        scene, kind, doer, decided = self._look.scene, self._kind, self._doer, self._is_decided
        for one in options:
            if one.value != besides and is_in_question(scene, kind, doer, one.value, is_decided=decided):
                yield one

    def _foes_first(self, options: Iterable[SelectOption]) -> Sequence[SelectOption]:
        is_hero = self._doer in self._look.table.heroes
        return sorted(options, key=lambda option: (option.value in self._look.table.heroes) is is_hero)

    def things(self) -> Sequence[SelectOption]:
        """Return the things to choose from."""
        if self._kind == "loot_hero":
            return self._listed("left behind", self._left_behind)
        hero = self._look.table.heroes.get(str(self._given.get("hero_id")))
        return self._listed(f"carried by {hero.id if hero else ''}", lambda: self._carried_by(hero))

    def _listed(self, what: str, make: Callable[[], Iterable[SelectOption]]) -> Sequence[SelectOption]:
        """Return what is listed once for a look: a menu asks for the options of fifty actions."""
        if what not in self._look.options:
            self._look.options[what] = tuple(make())
        return self._look.options[what]

    def _left_behind(self) -> Iterator[SelectOption]:
        """Yield the things that heroes who are dead for good have left."""
        for hero in self._look.table.heroes.values():
            if hero.condition is Condition.LOST:
                yield from (
                    SelectOption(item.id, f"{self._look.cards.item_name(item)} ({hero.name})") for item in hero.items
                )

    def _carried_by(self, hero: Hero | None) -> Iterator[SelectOption]:
        """Yield what the acting hero carries, or else everybody, and what lies on the floor."""
        owned = [one for one in self._look.table.heroes.values() if self._look.actor.viewer.owns(one.id)]
        for one in [hero] if hero in owned else owned:
            for item in one.items:
                yield SelectOption(item.id, self._look.cards.item_name(item) + ("" if hero else f" ({one.name})"))
        for item in self._look.table.on_floor:
            yield SelectOption(item.id, t("on_the_floor", item_name=self._look.cards.item_name(item)))


NAMED = ("area", "chest")  # the fields that name a place


def place_options(look: HeroQuestLook, field: str, hero_id: str, *, is_decided: bool = False) -> Sequence[SelectOption]:
    """Return the options of a field that names a place; a map knows every room and chest, so none is named besides.

    `is_decided`: the game master tells of a chest that is not drawn.
    """
    if field == "area":
        names = areas(look)[: -1 if look.table.map else None]
        return [SelectOption(name, look.labels.word("area", name)) for name in names]
    drawn = shut_chests(look.table, hero_id)
    named = [SelectOption(name, t("chest_on_square", square=name)) for name in drawn]
    told = chests(look.table.dungeon)[: -1 if look.table.map and not is_decided else None]
    return [*named, *(SelectOption(name, name) for name in told if name not in drawn)]


def chest_in_words(look: HeroQuestLook, chest: DrawnChest) -> str:
    """Return the contents and trap that the drawing gives a chest: for the game master alone."""
    labels, drawn = look.labels, chest.thing
    found = [t("so_much_gold", gold=drawn.gold)] if drawn.gold else []
    found += [labels.word("item", one) for one in chest.contents]
    found += [labels.word("treasure_card", one) for one in chest.finds]
    held = ", ".join((*found, *chest.other)) or t("chest_is_empty")
    return f"{held} · {t('trap_on_chest', trap=drawn.trap)}" if drawn.is_trapped else held


def likeliest(look: HeroQuestLook, field: str, hero_id: str, *, is_decided: bool = False) -> str | None:
    """Return the likeliest place: the room entered last; the nearest chest of the map, or one already made safe."""
    if field == "chest" and (drawn := shut_chests(look.table, hero_id)):
        return drawn[0]
    known = areas(look) if field == "area" else chests(look.table.dungeon)
    if len(known) > 1:
        return known[-2]
    return known[0] if field == "area" or is_decided or look.table.map is None else None


def squares(dungeon: Dungeon) -> Sequence[str]:
    """Return the squares that have a name by now: question marks and open pits."""
    named = (*(one.square for one in dungeon.trap_markers), *(one.square for one in dungeon.pits))
    return tuple(dict.fromkeys(filter(None, named)))


def areas(look: HeroQuestLook) -> Sequence[str]:
    """Return the rooms and corridors that lie open, and one more, called like none of those a map has shown."""
    dungeon = look.table.dungeon
    known = dict.fromkeys((*dungeon.revealed, *dungeon.exhausted, *(one.area for one in dungeon.trap_markers)))
    called = (look.labels.word("area", one) for one in known)
    return (*known, _next((t("room", number=number) for number in count(1)), (*known, *called)))


def chests(dungeon: Dungeon) -> Sequence[str]:
    """Return the chests beside the map that may still be opened, and one more."""
    shut = [chest for chest in dungeon.safe_chests if chest not in dungeon.open_chests]
    return (
        *shut,
        _next((t("chest", number=number) for number in count(1)), (*dungeon.safe_chests, *dungeon.open_chests)),
    )


def _next(names: Iterable[str], taken: Iterable[str]) -> str:
    there = {look(name) for name in taken}
    return next(name for name in names if look(name) not in there)
