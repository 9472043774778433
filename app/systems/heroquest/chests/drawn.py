"""Contents of chests in the drawing of a quest (ch. 11)."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from app.core.board.passages import Squares
from app.core.board.squares import distance
from app.core.names import look
from app.core.own_entries import Own
from app.systems.heroquest.board.at_table import named_place, spot_of, the_board, thing_place
from app.systems.heroquest.board.quest_map import QuestChest
from app.systems.heroquest.catalogue.own_content import overlaid_by
from app.systems.heroquest.content.exploration import TreasureEffect
from app.systems.heroquest.labels import FOLDER, labels
from app.systems.heroquest.state.table import Table

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


def chests_on(table: Table) -> Iterator[DrawnChest]:
    """Yield every chest of the map that is laid, with what the drawing puts into it."""
    laid = table.map
    for number, drawn in enumerate(laid.quest.boards if laid else ()):
        for thing in drawn.of_kind("chest"):
            if isinstance(thing, QuestChest):
                things, finds, other = _sorted(thing.contents, table.own_content)
                yield DrawnChest(thing_place(number, thing), number, thing, things, finds, other)


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
        found.sort(key=lambda chest: (chest.board != spot.board, distance(spot.square, chest.thing.square)))
    return tuple(chest.name for chest in found)


def _bits(chest: DrawnChest) -> Squares:
    return the_board().unwalled.block(chest.thing.block)


_NUMBERED = re.compile(r"(\d{1,2})\s*[x×]?\s+(\S.*)")


@lru_cache(maxsize=256)
def _sorted(lines: Sequence[str], own: Own) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Sort the lines of a drawing into items, treasure cards, and what is neither; "2 x dagger" is two of them."""
    items, cards, other = list[str](), list[str](), list[str]()
    names = _names(own)
    for line in lines:
        counted = None if look(line) in names else _NUMBERED.fullmatch(line.strip())
        number, name = (int(counted[1]), counted[2]) if counted else (1, line)
        section, found = names.get(look(name), ("", ""))
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
            found |= {look(name): (section, one) for name in called if name}
    return found


@cache
def _languages() -> tuple[str, ...]:
    """Return every language in which the game has words."""
    return tuple(sorted({file.stem for file in (FOLDER / "chests" / "words").glob("*.ftl")}))


def _in_every_language(key: str) -> frozenset[str]:
    """Return the texts of a key in all languages, for texts that somebody typed in another one."""
    return frozenset(words.text(key) for words in map(labels, _languages()) if key in words)
