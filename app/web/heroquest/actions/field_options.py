"""What there is to choose from for the fields of an action of HeroQuest, and what places are called."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from itertools import count

from app.core.names import look
from app.systems.heroquest.bestiary.several_attacks import fire_rows
from app.systems.heroquest.bestiary.squigs import strikes_friends
from app.systems.heroquest.board.standpoint import Standpoint
from app.systems.heroquest.chests.drawn import DrawnChest, shut_chests
from app.systems.heroquest.content.items import ItemEntry, ItemKind
from app.systems.heroquest.content.spells import School
from app.systems.heroquest.magic import book
from app.systems.heroquest.rounds.rules import is_in_play
from app.systems.heroquest.state.dungeon import Dungeon
from app.systems.heroquest.state.figures import Condition, Effect, Hero
from app.web.heroquest.actions import ACTIONS
from app.web.heroquest.calculator.choices import GameWords
from app.web.heroquest.table.look import Look
from app.web.http.forms import SelectOption
from app.web.http.languages import t
from app.web.table.actions import offers
from app.web.table.actions.offers import Fields
from app.web.ui.schema_form.schema import Node

_AROUND = ("sweep", "breathe_fire")  # which strike others alone
_STRIKES = ("attack", "attack_mind", "attack_together", "attack_twice")  # at a foe that is chosen
AIMED_AT = ("target_id", "target_ids", "to_id", "others", "inside")


class Offers(offers.Offers, GameWords):
    """The choices for one action of HeroQuest, given the fields known so far."""

    never_refused = frozenset(("means", "place", "sight", "passage", "pool"))  # they depend on what else will be said
    _look: Look

    def __init__(self, look: Look, kind: str, given: Fields, own: str = "") -> None:
        """`own` is the place that somebody wants to give a name of his own."""
        super().__init__(look, ACTIONS, kind, given)
        self._own = own
        self._things: list[SelectOption] = []
        self._are_things_listed = False

    def named(self, kind: str) -> Sequence[SelectOption] | None:
        """Those who take part, things, or entries of the content."""
        return GameWords.named(self, kind)

    def heroes(self) -> Sequence[SelectOption]:
        """The heroes this person sees."""
        return [SelectOption(hero.id, hero.name) for hero in self._look.view.heroes]

    def monsters(self) -> Sequence[SelectOption]:
        """The monsters this person sees."""
        return [SelectOption(one.id, self._look.name_of(one.id)) for one in self._look.monsters]

    def worth_trying(self, name: str) -> Collection[str] | None:
        """The values of a field that the state of the table allows, or None."""
        is_overruled = bool(self._given.get("decided"))  # by the game master, who may name anybody
        return None if is_overruled else worth_trying(self._look, self._kind, name, self._doer)

    def raw(self, name: str, node: Node) -> Sequence[SelectOption] | None:
        """Everything there is for a field, foes first; None when anything may be typed."""
        if name in NAMED:
            hero, is_decided = str(self._given.get("hero_id") or ""), bool(self._given.get("decided"))
            return None if name == self._own else place_options(self._look, name, hero, is_decided=is_decided)
        if name in ("square", "escape", "rubble"):
            return None  # what the quest map calls them
        options = super().raw(name, node)
        if options is not None and name in AIMED_AT:
            return self._foes_first([one for one in options if not self._is_out_of_question(name, one.value)])
        return options

    @property
    def _doer(self) -> str:
        return str(self._given.get(self._actions.acting(self._kind) or "") or "")

    def _is_out_of_question(self, name: str, figure_id: str) -> bool:
        """Figures not offered: heroes dead for good, for a blow every dead one, to heroes also absent ones, the acting
        one where an empty field means it already or only others can be struck, and friends for a blow, unless the game
        master decides so."""
        is_acting = figure_id == self._doer
        if self._kind in _STRIKES and not self._given.get("decided") and (is_acting or self._is_friend(figure_id)):
            return True
        is_said_anyway = name in self._schema.get("required", ()) or name == self._actions.of(self._kind).final
        if is_acting and ((name == "to_id" and not is_said_anyway) or self._kind in _AROUND):
            return True
        hero = self._look.table.heroes.get(figure_id)
        if hero is None or is_acting:
            return False
        if self._kind in (*_STRIKES, *_AROUND) and hero.condition is Condition.DEAD:
            return not self._given.get("decided")
        is_heroes_deed = self._doer in self._look.table.heroes
        return not is_in_play(self._look.table, hero) if is_heroes_deed else hero.condition is Condition.LOST

    def _is_friend(self, figure_id: str) -> bool:
        """Whether a figure is on the side of the acting one, which does not turn against its own."""
        heroes, monsters = self._look.table.heroes, self._look.table.monsters
        is_known = self._doer in heroes or self._doer in monsters
        same_side = (figure_id in heroes) is (self._doer in heroes)
        return is_known and same_side and not strikes_friends(self._look.scene, self._doer)

    def _foes_first(self, options: Sequence[SelectOption]) -> Sequence[SelectOption]:
        is_hero = self._doer in self._look.table.heroes
        return sorted(options, key=lambda option: (option.value in self._look.table.heroes) is is_hero)

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
            yield SelectOption(item.id, t("on_the_floor", item_name=self._look.cards.item_name(item)))


NAMED = ("area", "chest")  # the fields that name a place


def place_options(look: Look, field: str, hero_id: str, *, is_decided: bool = False) -> Sequence[SelectOption]:
    """What can be chosen for a field that names a place; a map knows every room and chest, so none is named besides.

    `is_decided`: the game master tells of a chest that is not drawn.
    """
    if field == "area":
        names = areas(look)[: -1 if look.table.map else None]
        return [SelectOption(name, look.labels.word("area", name)) for name in names]
    drawn = shut_chests(look.table, hero_id)
    named = [SelectOption(name, t("chest_on_square", square=name)) for name in drawn]
    told = chests(look.table.dungeon)[: -1 if look.table.map and not is_decided else None]
    return [*named, *(SelectOption(name, name) for name in told if name not in drawn)]


def chest_in_words(look: Look, chest: DrawnChest) -> str:
    """What the drawing puts into a chest and on it: for the game master alone."""
    labels, drawn = look.labels, chest.thing
    found = [t("so_much_gold", gold=drawn.gold)] if drawn.gold else []
    found += [labels.word("item", one) for one in chest.contents]
    found += [labels.word("treasure_card", one) for one in chest.finds]
    held = ", ".join((*found, *chest.other)) or t("chest_is_empty")
    return f"{held} · {t('trap_on_chest', trap=drawn.trap)}" if drawn.is_trapped else held


def likeliest(look: Look, field: str, hero_id: str, *, is_decided: bool = False) -> str | None:
    """Return the likeliest place: the room entered last; the nearest chest of the map, or one already made safe."""
    if field == "chest" and (drawn := shut_chests(look.table, hero_id)):
        return drawn[0]
    known = areas(look) if field == "area" else chests(look.table.dungeon)
    if len(known) > 1:
        return known[-2]
    return known[0] if field == "area" or is_decided or look.table.map is None else None


def squares(dungeon: Dungeon) -> Sequence[str]:
    """The squares that have a name by now: question marks and open pits."""
    named = (*(one.square for one in dungeon.trap_markers), *(one.square for one in dungeon.pits))
    return tuple(dict.fromkeys(filter(None, named)))


def areas(look: Look) -> Sequence[str]:
    """Return the rooms and corridors that lie open, and one more, called like none of those a map has shown."""
    dungeon = look.table.dungeon
    known = dict.fromkeys((*dungeon.revealed, *dungeon.exhausted, *(one.area for one in dungeon.trap_markers)))
    called = (look.labels.word("area", one) for one in known)
    return (*known, _next((t("room", number=number) for number in count(1)), (*known, *called)))


def chests(dungeon: Dungeon) -> Sequence[str]:
    """The chests beside the map that may still be opened, and one more."""
    shut = [chest for chest in dungeon.safe_chests if chest not in dungeon.open_chests]
    return (
        *shut,
        _next((t("chest", number=number) for number in count(1)), (*dungeon.safe_chests, *dungeon.open_chests)),
    )


def _next(names: Iterable[str], taken: Iterable[str]) -> str:
    there = {look(name) for name in taken}
    return next(name for name in names if look(name) not in there)


Told = Collection[str] | None  # None where only the rules can tell


def worth_trying(look: Look, kind: str, field: str, acting: str) -> Told:
    """The values of a field that the table allows when this figure acts; None where only the rules can tell."""
    found = _THERE.get((kind, field))
    return None if found is None else found(look, acting)


def _holding(look: Look, acting: str) -> Told:
    """The effects on a figure."""
    figure = look.table.heroes.get(acting) or look.table.monsters.get(acting)
    return None if figure is None else {active.effect.value for active in figure.effects}


def _to_be_ended(look: Look, acting: str) -> Told:
    """The effects on a figure that end by the game master's word; out of a pit it climbs."""
    held = _holding(look, acting)
    return held and {*held} - {Effect.IN_PIT.value}


def _in_the_fire(look: Look, acting: str) -> Told:
    """Whom a dragon's fire would meet; None where it stands on no map."""
    here = Standpoint.of(look.table, acting)
    return None if here is None else {one for row in fire_rows(here) for one in row}


def _of_hero(known: Callable[[Look, Hero], Collection[str]]) -> Callable[[Look, str], Told]:
    """What is known of a hero; None for any other figure, of which only the rules can tell."""

    def found(look: Look, acting: str) -> Told:
        hero = look.table.heroes.get(acting)
        return None if hero is None else known(look, hero)

    return found


def _carried(is_such: Callable[[ItemEntry], object]) -> Callable[[Look, str], Told]:
    """The things of this kind that somebody carries."""
    return _of_hero(lambda look, hero: {one.id for one in hero.items if is_such(look.content.items[one.content_id])})


def _potion(*, is_thrown: bool) -> Callable[[Look, str], Told]:
    return _carried(lambda entry: entry.potion is not None and entry.potion.is_thrown is is_thrown)


def _of_sets(look: Look, hero: Hero) -> set[str]:
    """The spells of the sets somebody holds."""
    return {spell for held in hero.spell_sets for spell in look.content.lores[held.lore].spells}


def _nameless(look: Look, hero: Hero) -> set[str]:
    """The spells of sets and guild that somebody holds and the group has not named yet."""
    return {*_of_sets(look, hero), *hero.guild_spells} - look.table.own_spells.keys()


_THERE: Mapping[tuple[str, str], Callable[[Look, str], Told]] = {
    # kinds that can be put on the board with nothing else said
    ("prepare_room", "monsters"): lambda look, _: {one.id for one in look.content.monsters.values() if one.is_complete},
    ("breathe_fire", "target_ids"): _in_the_fire,
    ("break_free", "effect"): _holding,
    ("end_effect", "effect"): _to_be_ended,
    ("pick_up", "item_id"): lambda look, _: {item.id for item in look.table.on_floor},
    ("find_ingredient", "content_id"): lambda look, _: {
        one.id for one in look.content.items.values() if one.ingredient
    },
    ("brew_potion", "ingredients"): _carried(lambda entry: entry.ingredient),
    ("read_scroll", "item_id"): _carried(lambda entry: entry.kind is ItemKind.SCROLL),
    ("drink_potion", "item_id"): _potion(is_thrown=False),
    ("throw_potion", "item_id"): _potion(is_thrown=True),
    ("oil_weapon", "item_id"): _carried(lambda entry: entry.weapon is not None and entry.weapon.oilable),
    ("transmute_item", "item_id"): _carried(lambda entry: entry.transmutes),
    ("cast_basic_spell", "spell"): lambda look, _: {
        spell.id for spell in look.content.spells.values() if spell.school is School.BASIC
    },
    ("cast_special_spell", "spell"): _of_hero(lambda _look, hero: hero.special_spells),
    ("cast_set_spell", "spell"): _of_hero(_of_sets),
    ("name_own_spell", "spell"): _of_hero(_nameless),
    ("choose_special_spells", "spells"): _of_hero(lambda look, hero: book.choosable(look.scene, hero, ())),
}
