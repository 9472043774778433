"""Choices for a field of a command, as far as the table itself knows them: the rules decide about the rest."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from enum import StrEnum
from functools import cache
from typing import Literal, get_args, get_origin

from app.core.events import Command
from app.core.offers import named_by
from app.systems.heroquest.bestiary.several_attacks import fire_rows
from app.systems.heroquest.bestiary.squigs import strikes_friends
from app.systems.heroquest.board.standpoint import Standpoint
from app.systems.heroquest.chests.drawn import shut_chests
from app.systems.heroquest.content.items import ItemEntry, ItemKind
from app.systems.heroquest.content.spells import School
from app.systems.heroquest.magic import book
from app.systems.heroquest.rounds.rules import is_in_play
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Condition, Effect, Hero

Told = Collection[str] | None  # None where only the rules can tell
FIGURES = ("heroes", "monsters_there", "figures")  # what marks call the fields that name somebody
_AROUND = ("sweep", "breathe_fire")  # which strike others alone
_STRIKES = ("attack", "attack_mind", "attack_together", "attack_twice")  # at a foe that is chosen


def worth_trying(scene: Scene, kind: str, field: str, acting: str) -> Told:
    """Return the values of a field that the table allows when this figure acts; None where only the rules can tell."""
    found = _THERE.get((kind, field))
    return None if found is None else found(scene, acting)


def values_of(scene: Scene, kind: type[Command], field: str, acting: str) -> tuple[str, ...] | None:
    """Return the options of a field, refused or not; None where anything may be said or all of the content."""
    told = worth_trying(scene, kind.type_name, field, acting)
    if told is not None:
        return tuple(sorted(told))
    if scene.table.map is not None and (kind.type_name, field) in _OF_MAP:
        return tuple(dict.fromkeys(_OF_MAP[kind.type_name, field](scene, acting)))
    named = named_by(kind, field)
    if named in FIGURES:
        return tuple(one for one in _figures(scene, named) if is_in_question(scene, kind.type_name, acting, one))
    if named == "things":
        hero = scene.table.heroes.get(acting)
        return tuple(item.id for item in hero.items) if hero else None
    return words_of(kind, field)


def _furniture_here(scene: Scene, acting: str) -> Iterator[str]:
    """Return the kinds of furniture that stand in the room of a figure."""
    here = Standpoint.of(scene.table, acting)
    return (one for one in scene.content.furniture if here and here.here("furniture", one))


def _named_areas(scene: Scene) -> Iterable[str]:
    """Return the rooms and corridors that the dungeon has named: a map reveals the others itself."""
    dungeon = scene.table.dungeon
    return (*dungeon.revealed, *dungeon.exhausted, *(one.area for one in dungeon.trap_markers))


_OF_MAP: Mapping[tuple[str, str], Callable[[Scene, str], Iterable[str]]] = {
    ("open_chest", "chest"): lambda scene, acting: shut_chests(scene.table, acting),
    ("disarm_chest", "chest"): lambda scene, acting: shut_chests(scene.table, acting),
    ("search_furniture", "furniture"): _furniture_here,
    ("reveal_area", "area"): lambda scene, _: _named_areas(scene),
}


def _figures(scene: Scene, named: str) -> tuple[str, ...]:
    heroes = tuple(scene.table.heroes)
    monsters = tuple(one.id for one in scene.table.monsters.values() if one.is_standing)
    return {"heroes": heroes, "monsters_there": monsters}.get(named, (*monsters, *heroes))


@cache
def words_of(kind: type[Command], field: str) -> tuple[str, ...] | None:
    """Return the words of a field that takes one of a few, or several of them; None for any other field."""
    annotation = kind.model_fields[field].annotation
    if get_origin(annotation) is tuple:
        annotation = get_args(annotation)[0]
    if isinstance(annotation, type) and issubclass(annotation, StrEnum):
        return tuple(one.value for one in annotation)
    return get_args(annotation) if get_origin(annotation) is Literal else None


def is_in_question(scene: Scene, kind: str, acting: str, figure_id: str, *, is_decided: bool = False) -> bool:
    """Return whether a command can be aimed at a figure: friends, the dead and the absent are no targets of a blow.

    `is_decided`: the game master overrules the map, and may aim at friends.
    """
    is_acting = figure_id == acting
    if kind in _STRIKES and not is_decided and (is_acting or _is_friend(scene, acting, figure_id)):
        return False
    if is_acting:
        return kind not in _AROUND
    hero = scene.table.heroes.get(figure_id)
    if hero is None:
        return True
    if kind in (*_STRIKES, *_AROUND) and hero.condition is Condition.DEAD:
        return is_decided
    return is_in_play(scene.table, hero) if acting in scene.table.heroes else hero.condition is not Condition.LOST


def _is_friend(scene: Scene, acting: str, figure_id: str) -> bool:
    """Return whether a figure is on the side of the acting one, which does not turn against its own."""
    heroes, monsters = scene.table.heroes, scene.table.monsters
    is_known = acting in heroes or acting in monsters
    return is_known and (figure_id in heroes) is (acting in heroes) and not strikes_friends(scene, acting)


def _holding(scene: Scene, acting: str) -> Told:
    """Return the effects on a figure."""
    figure = scene.table.heroes.get(acting) or scene.table.monsters.get(acting)
    return None if figure is None else {active.effect.value for active in figure.effects}


def _to_be_ended(scene: Scene, acting: str) -> Told:
    """Return the effects on a figure that end by the game master's word; out of a pit it climbs."""
    held = _holding(scene, acting)
    return held and {*held} - {Effect.IN_PIT.value}


def _in_the_fire(scene: Scene, acting: str) -> Told:
    """Return whom a dragon's fire would meet; None where it stands on no map."""
    here = Standpoint.of(scene.table, acting)
    return None if here is None else {one for row in fire_rows(here) for one in row}


def _of_hero(known: Callable[[Scene, Hero], Collection[str]]) -> Callable[[Scene, str], Told]:
    """Return the known facts of a hero; None for any other figure, of which only the rules can tell."""

    def found(scene: Scene, acting: str) -> Told:
        hero = scene.table.heroes.get(acting)
        return None if hero is None else known(scene, hero)

    return found


def _carried(is_such: Callable[[ItemEntry], object]) -> Callable[[Scene, str], Told]:
    """Return the things of this kind that somebody carries."""
    return _of_hero(lambda scene, hero: {one.id for one in hero.items if is_such(scene.content.items[one.content_id])})


def _potion(*, is_thrown: bool) -> Callable[[Scene, str], Told]:
    return _carried(lambda entry: entry.potion is not None and entry.potion.is_thrown is is_thrown)


def _of_sets(scene: Scene, hero: Hero) -> set[str]:
    """Return the spells of the sets somebody holds."""
    return {spell for held in hero.spell_sets for spell in scene.content.lores[held.lore].spells}


def _nameless(scene: Scene, hero: Hero) -> set[str]:
    """Return the spells of sets and guild that somebody holds and the group has not named yet."""
    return {*_of_sets(scene, hero), *hero.guild_spells} - scene.table.own_spells.keys()


_THERE: Mapping[tuple[str, str], Callable[[Scene, str], Told]] = {
    # kinds that can be put on the board with nothing else said
    ("prepare_room", "monsters"): lambda scene, _: {
        one.id for one in scene.content.monsters.values() if one.is_complete
    },
    ("breathe_fire", "target_ids"): _in_the_fire,
    ("break_free", "effect"): _holding,
    ("end_effect", "effect"): _to_be_ended,
    ("pick_up", "item_id"): lambda scene, _: {item.id for item in scene.table.on_floor},
    ("find_ingredient", "content_id"): lambda scene, _: {
        one.id for one in scene.content.items.values() if one.ingredient
    },
    ("brew_potion", "ingredients"): _carried(lambda entry: entry.ingredient),
    ("read_scroll", "item_id"): _carried(lambda entry: entry.kind is ItemKind.SCROLL),
    ("drink_potion", "item_id"): _potion(is_thrown=False),
    ("throw_potion", "item_id"): _potion(is_thrown=True),
    ("oil_weapon", "item_id"): _carried(lambda entry: entry.weapon is not None and entry.weapon.oilable),
    ("transmute_item", "item_id"): _carried(lambda entry: entry.transmutes),
    ("cast_basic_spell", "spell"): lambda scene, _: {
        spell.id for spell in scene.content.spells.values() if spell.school is School.BASIC
    },
    ("cast_special_spell", "spell"): _of_hero(lambda _scene, hero: hero.special_spells),
    ("cast_set_spell", "spell"): _of_hero(_of_sets),
    ("name_own_spell", "spell"): _of_hero(_nameless),
    ("choose_special_spells", "spells"): _of_hero(lambda scene, hero: book.choosable(scene, hero, ())),
}
