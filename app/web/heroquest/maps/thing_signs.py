"""How each thing of a quest is drawn: which signs, turned how, or its name in a box."""

from collections.abc import Collection, Iterable, Iterator

from app.core.board.board import Board
from app.core.board.squares import Block, Turn
from app.labels.labels import Labels
from app.systems.heroquest.board.quest_map import AnyThing, QuestDoor, QuestMark, QuestTrap
from app.web.heroquest.maps.shapes import UNIT, Sign, Symbol, Text
from app.web.heroquest.maps.signs import WIDE, class_of_crest, crest_file, name_of, symbol_of

_QUARTERS = {Turn.DOWNWARD: 0, Turn.LEFTWARD: 90, Turn.UPWARD: 180, Turn.RIGHTWARD: 270}
_LETTER = 0.62  # how wide a letter is, as a part of its height
_SMALLEST, _LARGEST = 12, 16
_DOOR_BOXES = {"door-open": (40, 44)}


class ThingSigns:
    """Draws things for the game master, or for players."""

    def __init__(
        self, board: Board, labels: Labels, veiled: Collection[str], opened: Collection[str], *, for_players: bool
    ) -> None:
        self._board, self._labels, self._veiled, self._opened = board, labels, veiled, opened
        self._is_players = for_players

    def sign(self, thing: AnyThing, over: Iterable[Symbol] = (), css: str = "") -> Sign:
        """A thing with its drawing, turned as it lies; one that nobody has drawn as a box with its name."""
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
        """The square where a hero begins."""
        return Sign(
            id=thing.id,
            css=f"b-hero b-start {class_of_crest(thing.content)}",
            move=_moved(thing.x, thing.y, thing.block, 0),
            symbols=(Symbol("crest", 6, 3.5, 28, 33, file=crest_file(thing.content)),),
        )

    def trap(self, trap: QuestTrap) -> Sign:
        """A trap with its state; players are not told of which kind one is that was only found."""
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
        """A door on its edge, and for the game master where it leads and whether it is trapped."""
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
    """A letter on a seal."""
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
    """A name in a box, a word a line where there is room, else its beginning."""
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
