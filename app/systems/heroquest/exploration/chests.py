"""Chests are disarmed and opened; what the drawing of a quest puts into one (ch. 11)."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from app.core.board.board import Squares
from app.core.board.squares import Square, distance
from app.core.errors import RuleViolation, UnknownContent
from app.core.events import Event
from app.core.own_entries import Own
from app.systems.heroquest.board.at_table import named_place, place_name, spot_of, the_board
from app.systems.heroquest.board.facts import Fact, Known, Standpoint, on_board
from app.systems.heroquest.board.quest_map import QuestChest
from app.systems.heroquest.body import healing
from app.systems.heroquest.catalogue.own_content import overlaid_by
from app.systems.heroquest.combat import monsters
from app.systems.heroquest.combat.monsters import wound_figure
from app.systems.heroquest.content.exploration import TreasureEffect
from app.systems.heroquest.equipment.events import GoldGained
from app.systems.heroquest.equipment.rules import hand_over, new_item_id
from app.systems.heroquest.exploration.treasure import Finder, work
from app.systems.heroquest.labels import FOLDER, labels
from app.systems.heroquest.registry import rule
from app.systems.heroquest.rounds.events import TurnEnded
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps.commands import DisarmChest, OpenChest
from app.systems.heroquest.traps.events import ChestDisarmed, ChestOpened, ChestSprung
from app.systems.heroquest.traps.kinds import white_dice

MOST_THINGS = 20  # that a command puts into a chest


class DrawnChest(NamedTuple):
    """A chest of the map by the name of its first square.

    `contents` are ids of items, `finds` those of treasure cards (a scroll from the deck, a wandering monster), `other`
    the lines of the drawing that the game has no rules for.
    """

    name: str
    board: int
    thing: QuestChest
    contents: tuple[str, ...] = ()
    finds: tuple[str, ...] = ()
    other: tuple[str, ...] = ()

    @property
    def square(self) -> Square:
        """Its first square."""
        return self.thing.square

    @property
    def is_trapped(self) -> bool:
        """Whether the drawing puts a trap on it."""
        return self.thing.trapped or bool(self.thing.trap)


def chests_on(table: Table) -> Iterator[DrawnChest]:
    """Yield every chest of the map that is laid, with what the drawing puts into it."""
    laid = table.map
    for number, drawn in enumerate(laid.quest.boards if laid else ()):
        for thing in drawn.of_kind("chest"):
            if isinstance(thing, QuestChest):
                things, finds, other = _sorted(thing.contents, table.own_content)
                yield DrawnChest(place_name(number, thing.square), number, thing, things, finds, other)


def chest_named(table: Table, name: str) -> DrawnChest | None:
    """Return the chest that covers the square of this name; None where the map has none there."""
    spot = named_place(name, len(table.map.quest.boards)) if table.map else None
    if spot is None:
        return None
    there = (one for one in chests_on(table) if one.board == spot.board)
    return next((one for one in there if spot.square in set(one.thing.block.squares())), None)


def shut_chests(table: Table, hero_id: str = "") -> tuple[str, ...]:
    """Return the names of the chests of the map that lie open to view and are shut, those nearest to a hero first."""
    laid, spot = table.map, spot_of(table, hero_id)
    found = [
        chest
        for chest in chests_on(table)
        if chest.name not in table.dungeon.open_chests and laid and laid.revealed_on(chest.board) & _bits(chest)
    ]
    if spot is not None:
        found.sort(key=lambda chest: (chest.board != spot.board, distance(spot.square, chest.square)))
    return tuple(chest.name for chest in found)


def _bits(chest: DrawnChest) -> Squares:
    return the_board().unwalled.mask(chest.thing.block.squares())


_NUMBERED = re.compile(r"(\d{1,2})\s*[x×]?\s+(\S.*)")


@lru_cache(maxsize=256)
def _sorted(lines: Sequence[str], own: Own) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Sort the lines of a drawing into items, treasure cards, and what is neither; "2 x dagger" is two of them."""
    items, cards, other = list[str](), list[str](), list[str]()
    names = _names(own)
    for line in lines:
        counted = None if _folded(line) in names else _NUMBERED.fullmatch(line.strip())
        number, name = (int(counted[1]), counted[2]) if counted else (1, line)
        section, found = names.get(_folded(name), ("", ""))
        place = {"items": items, "treasure_cards": cards}.get(section)
        if place is None or len(items) + len(cards) + number > MOST_THINGS:
            other.append(line)
        else:
            place += [found] * number
    return tuple(items), tuple(cards), tuple(other)


@lru_cache(maxsize=16)
def _names(own: Own) -> Mapping[str, tuple[str, str]]:
    """Map what things and treasure cards are called in any language to the section and id of each.

    A thing comes before a card of the same name; only an unnamed scroll is drawn from its deck (ch. 8.3).
    """
    overlay = overlaid_by(own)
    cards = overlay.content.treasure_cards
    drawn = [one for one, card in cards.items() if card.effect is TreasureEffect.SCROLL]
    order = [("treasure_cards", tuple(cards)), ("items", tuple(overlay.content.items)), ("treasure_cards", drawn)]
    found = dict[str, tuple[str, str]]()
    for section, ids in order:
        for one in ids:
            called = {one, overlay.names.get((section, one), ""), *_in_every_language(f"{section}.{one}")}
            found |= {_folded(name): (section, one) for name in called if name}
    return found


@cache
def _languages() -> tuple[str, ...]:
    """Return every language in which the game has words."""
    return tuple(sorted({file.stem for file in (FOLDER / "traps" / "words").glob("*.ftl")}))


def _in_every_language(key: str) -> frozenset[str]:
    """Return what a key is called in each language, for texts that somebody typed in another one."""
    return frozenset(words.text(key) for words in map(labels, _languages()) if key in words)


def _folded(name: str) -> str:
    return " ".join(name.casefold().split())


@on_board(DisarmChest, by="hero_id")
def known_of_disarming(scene: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-11: a chest is disarmed by a hero beside it."""
    name = str(told.get("chest", ""))
    return Known({}, "chest", _objection(scene, here, name, chest_named(scene.table, name)))


def _objection(scene: Scene, here: Standpoint, name: str, chest: DrawnChest | None) -> RuleViolation | None:
    """HQ-11, HQ-12: a chest is dealt with from beside it, in the quiet that every search needs.

    Of one that is not drawn the game master tells, but not on a square where the map shows none.
    """
    if chest is None:
        laid = scene.table.map
        is_square = laid is not None and named_place(name, len(laid.quest.boards)) is not None
        return RuleViolation("chest.not_there", field="chest") if is_square else None
    if chest.board != here.board or not here.reaches(chest.thing.block):
        return RuleViolation("chest.out_of_reach", field="chest")
    return RuleViolation("search.enemies_in_sight", field="hero_id") if here.sees_enemy else None


@on_board(OpenChest, by="hero_id", fills=("gold", "contents", "finds", "trapped"), of_thing=True)
def known_of_chest(scene: Scene, here: Standpoint, told: Mapping[str, Any]) -> Known:
    """HQ-11: what the drawing puts into the chest; of one that is not drawn only whether it can be there."""
    name = str(told.get("chest", ""))
    chest = chest_named(scene.table, name)
    objection = _objection(scene, here, name, chest)
    if chest is None:
        return Known({}, "chest", objection)
    facts = {
        "gold": Fact(chest.thing.gold, ""),
        "contents": Fact(chest.contents, ""),
        "finds": Fact(chest.finds, ""),
        "trapped": Fact(chest.is_trapped, ""),
    }
    return Known(facts, "chest", objection)


def _called(scene: Scene, name: str) -> str:
    """Return the one name by which the table remembers a chest."""
    chest = chest_named(scene.table, name)
    return chest.name if chest else name


@rule(DisarmChest)
def disarm_chest(scene: Scene, command: DisarmChest) -> Iterator[Event]:
    """HQ-11: every hero fails on the same face; then the harm that the quest describes follows and the turn ends."""
    hero, chest = scene.acting_hero(command.hero_id), _called(scene, command.chest)
    if chest in (*scene.table.dungeon.safe_chests, *scene.table.dungeon.open_chests):
        raise RuleViolation("chest.is_safe", field="chest")
    roll = scene.answers.roll("disarm_chest", *white_dice(1))
    if not roll.count(scene.content.disarming.chest):
        yield scene.record(ChestDisarmed(hero_id=hero.id, chest=chest, roll=roll))
        return
    yield scene.record(ChestSprung(hero_id=hero.id, chest=chest, roll=roll))
    yield from _harm(scene, command)
    yield scene.record(TurnEnded(figure_id=hero.id, reason="chest"))


@rule(OpenChest)
def open_chest(scene: Scene, command: OpenChest) -> Iterator[Event]:
    """HQ-11: a trap has to be dealt with first; after it went off, any hero may open the chest. HQ-8.3: a scroll that
    the quest does not name comes from the deck."""
    hero, chest = scene.searching_hero(command.hero_id), _called(scene, command.chest)
    dungeon = scene.table.dungeon
    if chest in dungeon.open_chests:
        raise RuleViolation("chest.is_open", field="chest")
    if command.trapped and chest not in dungeon.safe_chests:
        raise RuleViolation("chest.is_trapped", field="trapped")
    for field, known in (("contents", scene.content.items), ("finds", scene.content.treasure_cards)):
        unknown = next((one for one in getattr(command, field) if one not in known), None)
        if unknown is not None:
            raise UnknownContent("item.unknown_content", field=field, content=unknown)
    drawn = None if scene.overruled else chest_named(scene.table, chest)
    yield scene.record(ChestOpened(hero_id=hero.id, chest=chest, also=drawn.other if drawn else ()))
    if command.gold:
        yield scene.record(GoldGained(hero_id=hero.id, amount=command.gold))
    for content_id in command.contents:
        yield from hand_over(scene, hero.id, new_item_id(scene, hero.id, content_id), content_id)
    here = Standpoint.of(scene.table, hero.id)
    for card in command.finds:
        yield from work(scene, scene.content.treasure_cards[card], Finder(hero.id, here.area if here else None))


def _harm(scene: Scene, command: DisarmChest) -> Iterator[Event]:
    """HQ-1.1-KONSTITUTION: a poisoned needle may be warded off."""
    if not command.poisonous:
        yield from wound_figure(scene, command.hero_id, command.points)
    elif not (yield from healing.poison_is_harmless(scene, command.hero_id)):
        yield from monsters.lose_to_poison(scene, command.hero_id, command.points)
