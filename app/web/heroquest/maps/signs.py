"""Signs of a quest's things: which sign of the sprite, turned how, or its name in a box; and the letters of each kind
of monster.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import lru_cache

from app.core.board.board import Board
from app.core.board.squares import Block, Turn
from app.labels.labels import Labels
from app.systems.heroquest.board.quest_map import AnyThing, QuestChest, QuestDoor, QuestMark, QuestMonster, QuestTrap
from app.systems.heroquest.content.loader import shipped
from app.web.heroquest.maps.shapes import UNIT, Sign, Symbol, Text
from app.web.http.bundles import is_drawn

# Unturned sizes in squares of what is drawn wider or higher than one.
WIDE: Mapping[str, tuple[int, int]] = {
    "table": (3, 2),
    "sarcophagus": (3, 2),
    "rack": (3, 2),
    "alchemists_bench": (3, 2),
    "altar": (3, 2),
    "bookcase": (3, 1),
    "cupboard": (3, 1),
    "fireplace": (3, 1),
    "weapons_rack": (3, 1),
    "stairs": (2, 2),
    "blocked-wide": (2, 1),
    "double_pit_trap": (2, 1),
}
SMALL = ("throne", "chest", "chest-open", "blocked", "arrow", "wander", "goal", "lost_gear", "thrown_weapon")
TRAPS = (
    "pit_trap",
    "double_pit_trap",
    "spear_trap",
    "falling_block_trap",
    "guillotine",
    "magic_firestorm",
    "tomb_of_darkness",
)
_GREEN = ("goblin", "night_goblin", "orc", "black_orc", "fimir", "troll", "giant_troll")
_GREEN_TOO = ("ogre_warrior", "ogre_officer", "ogre_ruler")
_UNDEAD = ("skeleton", "cursed_one", "zombie", "mummy", "ghost_warrior", "elite_ghost_warrior", "spectre", "banshee")
_BEASTS = ("squig", "giant_spider", "spiders", "bats", "giant_bat", "dragon", "giant_rat", "clan_rat", "storm_rat")
_BEASTS_TOO = ("gutter_runner", "rat_ogre", "pack_master", "plague_monk", "assassin", "skaven_mage", "grey_seer")
_OUTLINES: Mapping[str, str] = {
    **dict.fromkeys((*_GREEN, *_GREEN_TOO), "green"),
    **dict.fromkeys(_UNDEAD, "undead"),
    **dict.fromkeys((*_BEASTS, *_BEASTS_TOO), "beast"),
}
_QUARTERS = {Turn.DOWNWARD: 0, Turn.LEFTWARD: 90, Turn.UPWARD: 180, Turn.RIGHTWARD: 270}
_LETTER = 0.62  # how wide a letter is, as a part of its height
_SMALLEST, _LARGEST = 12, 16
_DOOR_BOXES = {"door-open": (40, 44)}


def outline_of(kind: str) -> str:
    """Return the outline of a kind of monster: green, undead, beast, or chaos for everybody else."""
    return _OUTLINES.get(_plain(kind), "chaos")


def code_of(kind: str, labels: Labels, name: str = "") -> str:
    """Return the one or two letters of a kind, the same for everybody; of one that is only named the start of its
    `name`.
    """
    if code := _codes(labels).get(_plain(kind)):
        return code
    words = [word for word in name.replace("-", " ").split() if word[:1].isalnum()]
    return "".join(word[0] for word in words[:2]).upper() if len(words) > 1 else "".join(words)[:2].capitalize() or "?"


def crest_file(class_id: str) -> str:
    """Return the picture with a hero's coat of arms."""
    return f"crest-{class_id}" if is_drawn(f"crest-{class_id}") else "crest-hero"


def class_of_crest(class_id: str) -> str:
    """Return the class that gives it its colours."""
    return crest_file(class_id).replace("-", "--", 1)


def symbol_of(thing: AnyThing) -> str:
    """Return the drawing of a thing, without the sprite's prefix; empty where there is none."""
    match thing:
        case QuestChest():
            return "chest"
        case QuestTrap():
            return thing.content if thing.content in TRAPS else ""
        case QuestMark():
            return "arrow" if thing.content == "arrow" else ""
        case QuestMonster() | QuestDoor():
            return ""
    if thing.kind == "blocked":
        return "blocked-wide" if sorted((thing.width, thing.height)) == [1, 2] else "blocked"
    if thing.source == "WanderingMonster":
        return "wander"
    return thing.content if thing.content in WIDE or thing.content in SMALL else ""


def name_of(thing: AnyThing, labels: Labels) -> str:
    """Return the name of a thing."""
    named = {"monster": "monsters", "ally": "monsters", "furniture": "furniture", "trap": "traps"}.get(thing.kind)
    if thing.name:
        return thing.name
    if named and thing.content and f"{named}.{thing.content}" in labels:
        return labels.text(f"{named}.{thing.content}")
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", thing.source)


def numbered(monsters: Iterable[QuestMonster]) -> Mapping[str, int]:
    """Return the number of each monster among those of its kind and name; 0 where it is the only one."""
    ordered = list(monsters)
    kinds = [(one.content, one.name) for one in ordered]
    return {
        one.id: kinds[: place + 1].count(kinds[place]) if kinds.count(kinds[place]) > 1 else 0
        for place, one in enumerate(ordered)
    }


def _plain(kind: str) -> str:
    """Return a kind without its edition: those of the first one have the same signs."""
    return kind.removeprefix("base_")


@lru_cache(maxsize=8)
def _codes(labels: Labels) -> Mapping[str, str]:
    """Kind by kind, those of the base game first: its first letter if that is free, else with the first that is."""
    taken: dict[str, str] = {}
    kinds = shipped().monsters
    for kind in sorted(filter(lambda one: one == _plain(one), kinds), key=lambda one: f"base_{one}" not in kinds):
        letters = [one for one in labels.text(f"monsters.{kind}") if one.isalpha()]
        choices = [letters[0].upper(), *(letters[0].upper() + one.lower() for one in letters[1:])]
        taken[kind] = next((one for one in choices if one not in taken.values()), choices[-1])
    return taken


class ThingSigns:
    """Draws things for the game master, or for players."""

    def __init__(
        self, board: Board, labels: Labels, veiled: Collection[str], opened: Collection[str], *, for_players: bool
    ) -> None:
        self._board, self._labels, self._veiled, self._opened = board, labels, veiled, opened
        self._is_players = for_players

    def sign(self, thing: AnyThing, over: Iterable[Symbol] = (), css: str = "") -> Sign:
        """Return a thing with its drawing, turned as it lies; one without a drawing as a box with its name."""
        classes = " ".join(filter(None, (css, "is-veiled" if thing.id in self._veiled else "")))
        symbol = symbol_of(thing)
        if not symbol:
            return self._named(thing, classes, over)
        wide, high = WIDE.get(symbol, (1, 1))
        angle = _QUARTERS[thing.turn]
        if (thing.width < thing.height) is not (wide < high) and wide != high:
            angle += 90  # files draw some things upright that lie across here
        block = thing.block
        across, down = (block.width, block.height) if angle % 180 == 0 else (block.height, block.width)
        if symbol == "chest" and thing.id in self._opened:
            symbol = "chest-open"
        return Sign(
            id=thing.id,
            css=classes,
            move=_moved(thing.x, thing.y, block, angle),
            symbols=(_symbol(symbol, 0, 0, across * UNIT, down * UNIT), *over),
        )

    def _named(self, thing: AnyThing, css: str, over: Iterable[Symbol] = ()) -> Sign:
        block, name = thing.block, name_of(thing, self._labels)
        width, height = block.width * UNIT, block.height * UNIT
        return Sign(
            id=thing.id,
            css=f"b-named{' b-tile' if thing.kind == 'tile' else ''} {css}".strip(),
            move=_moved(thing.x, thing.y, block, 0),
            symbols=tuple(over),
            texts=tuple(_words_in_box(name, width, height)),
            box=(width, height),
            title=name,
        )

    def start(self, thing: AnyThing) -> Sign:
        """Return the square where a hero begins."""
        return Sign(
            id=thing.id,
            css=f"b-hero b-start {class_of_crest(thing.content)}",
            move=_moved(thing.x, thing.y, thing.block, 0),
            symbols=(Symbol("crest", 6, 3.5, 28, 33, file=crest_file(thing.content)),),
        )

    def trap(self, trap: QuestTrap) -> Sign:
        """Return a trap with its state; players are not told of which kind one is that was only found."""
        state = f"state-{trap.state}"
        if trap.state == "found" and self._is_players:
            whole = (_symbol(state, 4, 4, 32, 32),)
            return Sign(trap.id, "b-trap", _moved(trap.x, trap.y, trap.block, 0), whole)
        badge = (
            _symbol(state, 14, 0, 26, 26)
            if trap.state == "found"
            else _symbol(state, 1, 1, trap.block.width * UNIT - 2, trap.block.height * UNIT - 2)
        )
        return self.sign(trap, (badge,), f"b-trap{' is-hidden' if trap.state == 'hidden' else ''}")

    def door(self, door: QuestDoor) -> Sign:
        """Return a door on its edge, and for the game master where it leads and whether it is trapped."""
        one, other = door.edge
        upright = one.y == other.y
        name = _door_symbol(door)
        across, down = _DOOR_BOXES.get(name, (40, 24))
        x, y = (other.x, other.y + 0.5) if upright else (other.x + 0.5, other.y)
        symbols = [_symbol(name, -across / 2, -down / 2, across, down)]
        if door.leads != "on" and not self._is_players:
            symbols.append(_symbol(f"leads-{door.leads}", -20, -20, 40, 40))
        if door.trapped and not self._is_players:
            symbols.append(_symbol("state-sprung", 8, -20, 14, 14))
        angle = (90 if upright else 0) + (0 if self._board.has(other) else 180)
        css = "is-veiled" if door.id in self._veiled else ""
        turn = f" rotate({angle % 360})" if angle % 360 else ""
        return Sign(door.id, css, f"translate({_short(x * UNIT)} {_short(y * UNIT)}){turn}", tuple(symbols))


def _door_symbol(door: QuestDoor) -> str:
    if door.kind == "secret_door" and door.state != "open":
        return "door-secret" if door.state == "hidden" else "door-secret-found"
    if door.content == "grating":
        return "door-grating"
    return f"door-{door.state}" if door.state in ("open", "locked") else "door-closed"


def seal(mark: QuestMark) -> Sign:
    """Return a letter on a seal."""
    text = mark.content or mark.name
    size = {1: 20, 2: 16}.get(len(text), 11)
    return Sign(
        id=mark.id,
        css="b-note",
        move=_moved(mark.x, mark.y, mark.block, 0),
        symbols=(_symbol("seal", 6, 6, 28, 28),),
        texts=(Text(f"is-{size}", UNIT / 2, UNIT / 2 + size * 0.35, text),),
    )


def _words_in_box(name: str, width: int, height: int) -> Iterator[Text]:
    """Yield a name in a box, a word a line where there is room, else its beginning."""
    words = [word for word in name.replace("_", " ").split() if word]
    lines = words if len(words) * (_SMALLEST + 2) <= height - 4 else words[:1]
    longest = max(map(len, lines), default=1)
    size = max(_SMALLEST, min(_LARGEST, int((width - 6) / (longest * _LETTER))))
    fits = max(2, int((width - 4) / (size * _LETTER)))
    top = height / 2 - (len(lines) - 1) * (size + 2) / 2 + size * 0.35
    for number, line in enumerate(lines):
        yield Text(f"is-{size}", width / 2, _rounded(top + number * (size + 2)), line[:fits])


def _symbol(name: str, x: float, y: float, width: float, height: float) -> Symbol:
    return Symbol(f"s-{name}", x, y, width, height)


def _moved(x: float, y: float, block: Block, angle: int) -> str:
    """Puts what is drawn from its own corner where a turned thing lies."""
    wide, high = block.width * UNIT, block.height * UNIT
    left, top = {90: (wide, 0), 180: (wide, high), 270: (0, high)}.get(angle % 360, (0, 0))
    turn = f" rotate({angle % 360})" if angle % 360 else ""
    return f"translate({_short(x * UNIT + left)} {_short(y * UNIT + top)}){turn}"


def _short(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")


def _rounded(value: float) -> float:
    return round(value, 1)
