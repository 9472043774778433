"""Palette of things to put on a board: its pieces, each with its sign."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from string import ascii_uppercase
from typing import Any

from app.core.board.squares import Square, Turn
from app.labels.labels import Labels
from app.systems.heroquest.board.quest_map import AnyThing, QuestBoard, QuestDoor, QuestMap, QuestMark, QuestMonster
from app.systems.heroquest.content.loader import furniture_sizes, shipped
from app.systems.heroquest.content.monsters import MonsterEntry
from app.systems.heroquest.drawings.names import called
from app.systems.heroquest.drawings.operations import applied
from app.systems.heroquest.drawings.steps import PutThing, Side
from app.web.heroquest.map_editor.request import MapRequest
from app.web.heroquest.maps.drawing import drawn, figure_token
from app.web.heroquest.maps.shapes import UNIT, Sign, Token
from app.web.http.languages import t
from app.web.ui.forms import SelectOption
from app.web.ui.rendering import Context

CLASSIC = ("goblin", "orc", "fimir", "skeleton", "zombie", "mummy", "chaos_warrior", "gargoyle")
FURNITURE = ("table", "sarcophagus", "rack", "alchemists_bench", "altar", "bookcase", "cupboard", "fireplace",
             "weapons_rack", "throne")  # fmt: skip
UNUSED = "unused"  # a piece of the palette that puts nothing on a square, but bars it
_LETTERS = ascii_uppercase[:13]
_SQUARE = Square(1, 1)
_EMPTY = QuestMap(name="", boards=(QuestBoard(),))


@dataclass(frozen=True)
class PalettePiece:
    """A piece of the palette: what it puts on the board, and how it looks (`box`: the part of the drawing)."""

    id: str
    kind: str
    content: str = ""
    facts: Mapping[str, Any] = field(default_factory=dict)
    name: str = ""
    sign: Sign | Token | None = None
    box: str = ""

    @property
    def on_edge(self) -> bool:
        """Return whether it stands between two squares."""
        return self.kind in ("door", "secret_door")

    def step(self, quest: QuestMap, board: int, square: Square, side: Side, turn: Turn) -> PutThing:
        """Return the step that puts it on a square; a letter is the next one that is free."""
        content = _free_letter(quest) if self.id == "letter" else self.content
        return PutThing(
            board=board, kind=self.kind, content=content, square=square, side=side, turn=turn, facts=self.facts
        )


def palette(asked: MapRequest) -> Sequence[Context]:
    """Return everything that can be put on a board, with signs."""
    own = [one for one in asked.monsters if one not in shipped().monsters]
    others = [one for one in asked.monsters if one not in (*CLASSIC, *own)]
    shelves = (
        (t("monsters_of_palette"), [f"monster-{kind}" for kind in (*CLASSIC, *own)]),
        (t("furniture_of_palette"), [*(f"furniture-{one}" for one in FURNITURE), "chest"]),
        (t("doors_of_palette"), [one.id for one in _pieces(asked.monsters) if one.on_edge]),
        (t("traps_of_palette"), [f"trap-{one}" for one in shipped().traps]),
        (t("marks_of_palette"), ["stairs", "blocked", "blocked_wide", "letter", "goal", *_starts()]),
    )
    listed = {one for _title, ids in shelves for one in ids}
    known = _shown({one.id: one for one in _pieces(asked.monsters) if one.id in listed}, asked.words)
    more = sorted((SelectOption(f"monster-{one}", asked.words.word("kind", one)) for one in others), key=_by_text)
    return [
        {"title": title, "pieces": tuple(known[one] for one in ids), "more": tuple(more) if number == 0 else ()}
        for number, (title, ids) in enumerate(shelves)
    ]


def piece_of(asked: MapRequest, piece_id: str) -> PalettePiece | None:
    """Return a piece by its id; None for an unknown one."""
    return next((one for one in _pieces(asked.monsters) if one.id == piece_id), None)


def _pieces(monsters: Mapping[str, MonsterEntry]) -> Iterator[PalettePiece]:
    for kind in monsters:
        yield PalettePiece(f"monster-{kind}", "monster", kind)
    for furniture in furniture_sizes():
        if furniture != "chest":
            yield PalettePiece(f"furniture-{furniture}", "furniture", furniture)
    yield PalettePiece("chest", "chest", "plain")
    yield PalettePiece("door", "door", "closed")
    yield PalettePiece("door_locked", "door", "closed", {"state": "locked"})
    yield PalettePiece("door_double", "door", "closed", {"double": True})
    yield PalettePiece("secret_door", "secret_door", "secret", {"state": "hidden"})
    yield PalettePiece("door_open", "door", "open", {"state": "open"})
    yield PalettePiece("door_entrance", "door", "entrance", {"leads": "entrance"})
    yield PalettePiece("door_exit", "door", "exit", {"leads": "exit"})
    for trap in shipped().traps:
        yield PalettePiece(f"trap-{trap}", "trap", trap)
    yield PalettePiece("stairs", "stairs", "stairs", {"use": "both"})
    yield PalettePiece("blocked", "blocked", "blocked")
    yield PalettePiece("blocked_wide", "blocked", "blocked", {"width": 2})
    yield PalettePiece("letter", "mark", "A")
    yield PalettePiece("goal", "mark", "X")
    for one in _starts():
        yield PalettePiece(one, "hero", one.removeprefix("start-"))


def _starts() -> Iterator[str]:
    return (f"start-{one}" for one in ("barbarian", "dwarf", "elf", "wizard"))


def _things(pieces: Iterable[PalettePiece]) -> Mapping[str, AnyThing]:
    """Return each piece as the thing it puts on the board, all on one square."""
    found: dict[str, AnyThing] = {}
    for piece in pieces:
        quest = applied(_EMPTY, piece.step(_EMPTY, 0, _SQUARE, "", Turn.DOWNWARD), shipped().board).quest
        alone = {"double": False} if quest.boards[0].things[0].kind == "door" else {}
        found[piece.id] = quest.boards[0].things[0].model_copy(update={"id": f"piece-{piece.id}", **alone})
    return found


def _shown(pieces: Mapping[str, PalettePiece], words: Labels) -> Mapping[str, PalettePiece]:
    """Return the pieces with their names and signs, drawn all at once: a drawing takes 4 ms, whatever lies on it."""
    things = _things(pieces.values())
    figures = [figure_token(one, words) for one in things.values() if isinstance(one, QuestMonster)]
    picture = drawn(QuestBoard(things=tuple(things.values())), "edit", words, figures=figures)
    shapes = [one for layer in picture.layers for one in layer.shapes if isinstance(one, Sign)]
    drawings: Sequence[Sign | Token] = (*picture.figures, *shapes)
    signs = {one.id: one for one in drawings}
    return {
        one: replace(piece, name=_name(piece, words), sign=_whole(piece, signs[things[one].id]), box=_box(things[one]))
        for one, piece in pieces.items()
    }


def _whole(piece: PalettePiece, sign: Sign | Token) -> Sign | Token:
    """Return a double door with its other half beside it: one half looks like a plain door. A trap without its
    state.
    """
    if isinstance(sign, Sign) and piece.kind == "trap":
        return replace(sign, symbols=sign.symbols[:1])
    if isinstance(sign, Token) or not piece.facts.get("double"):
        return sign
    halves = (replace(one, x=one.x + aside, width=UNIT / 2) for aside in (0, UNIT / 2) for one in sign.symbols)
    return replace(sign, symbols=tuple(halves))


def _box(thing: AnyThing) -> str:
    """Return the part of the drawing it lies in; a door lies on the upper edge of its square."""
    block, x, y = thing.block, _SQUARE.x * UNIT, _SQUARE.y * UNIT
    top = y - UNIT // 2 if isinstance(thing, QuestDoor) else y
    return f"{x} {top} {block.width * UNIT} {block.height * UNIT}"


def _name(piece: PalettePiece, words: Labels) -> str:
    match piece.kind, piece.id:
        case "monster", _:
            return called(QuestMonster(id="", x=0, y=0, content=piece.content), words)
        case (("furniture" | "trap"), _):
            return words.text(f"{'furniture' if piece.kind == 'furniture' else 'traps'}.{piece.content}")
        case "hero", _:
            return t("start_of_hero", name=words.word("hero_class", piece.content))
    return words.text(f"drawing_pieces.{piece.id}")


def _free_letter(quest: QuestMap) -> str:
    marks = [one for board in quest.boards for one in board.things if isinstance(one, QuestMark)]
    taken = {mark.content for mark in marks}
    return next((one for one in _LETTERS if one not in taken), "?")


def _by_text(option: SelectOption) -> str:
    return option.text
