"""Every step by which a drawn quest becomes another one. Pure: a drawing in, a drawing out."""

from collections.abc import Callable, Iterator
from typing import NamedTuple, assert_never

from pydantic import TypeAdapter

from app.core.board.board import Board
from app.core.board.squares import Block, Square, Turn
from app.core.errors import InvalidValue
from app.systems.heroquest.board.quest_map import (
    HEIGHT,
    MOST_BOARDS,
    MOST_NOTES,
    MOST_THINGS,
    WIDTH,
    AnyThing,
    End,
    Link,
    Note,
    QuestBoard,
    QuestDoor,
    QuestMap,
)
from app.systems.heroquest.content.loader import furniture_sizes
from app.systems.heroquest.drawings.doors import door_at, door_turned, other_half, stand_of
from app.systems.heroquest.drawings.steps import (
    AddBoard,
    AddLink,
    ChangeTexts,
    ChangeThing,
    CopyThing,
    MoveThing,
    PutThing,
    RemoveBoard,
    RemoveLink,
    RemoveNote,
    RemoveThing,
    Step,
    SwitchUnused,
    TurnThing,
    WriteLetter,
    WriteNote,
)

_TURNS = tuple(Turn)
_SIZES = {"stairs": (2, 2), "double_pit_trap": (2, 1)}
_THING: TypeAdapter[AnyThing] = TypeAdapter(AnyThing)


class Drawn(NamedTuple):
    """The drawing after a step, and the thing the step was about."""

    quest: QuestMap
    thing: AnyThing | None = None


def applied(quest: QuestMap, step: Step, board: Board) -> Drawn:
    """Return the drawing after a step; `board` says where walls are.

    Raises: InvalidValue for a thing, square, note or board that is not there, and where there would be too many.
    """
    match step:
        case PutThing():
            return _put(quest, step, board)
        case CopyThing():
            copied = thing_of(quest, step.board, step.thing).model_copy(update={"id": next(_free_ids(quest))})
            copied = _at(quest, step, copied, board)
            return Drawn(_with_things(quest, step.board, (*board_of(quest, step.board).things, copied)), copied)
        case MoveThing():
            moved = _at(quest, step, thing_of(quest, step.board, step.thing), board)
            return _replaced(quest, step.board, moved)
        case TurnThing():
            return _replaced(quest, step.board, _turned(quest, step, board))
        case RemoveThing():
            return _without_thing(quest, step)
        case ChangeThing():
            thing_of(quest, step.board, step.thing.id)
            return _replaced(quest, step.board, step.thing)
        case WriteLetter():
            return _lettered(quest, step)
        case SwitchUnused():
            _check_on_board(step.square, board)
            return Drawn(_changed(quest, step.board, lambda one: _switched(one, step.square)))
        case ChangeTexts():
            return Drawn(quest.model_copy(update=step.model_dump(exclude={"op"})))
        case WriteNote() | RemoveNote():
            return Drawn(_noted(quest, step))
        case AddBoard():
            _check_count(len(quest.boards) + 1, MOST_BOARDS, "boards")
            return Drawn(quest.model_copy(update={"boards": (*quest.boards, QuestBoard()), "across": 1}))
        case RemoveBoard():
            return Drawn(_without_board(quest, step.board))
        case AddLink() | RemoveLink():
            return Drawn(_linked(quest, step, board))
    assert_never(step)


def thing_of(quest: QuestMap, board: int, thing_id: str) -> AnyThing:
    """Return a thing on a board of the quest. Raises: InvalidValue."""
    found = next((one for one in board_of(quest, board).things if one.id == thing_id), None)
    if found is None:
        raise InvalidValue("drawing.no_thing")
    return found


def board_of(quest: QuestMap, number: int) -> QuestBoard:
    """Return a board of the quest. Raises: InvalidValue."""
    if number >= len(quest.boards):
        raise InvalidValue("drawing.no_board")
    return quest.boards[number]


def _put(quest: QuestMap, step: PutThing, board: Board) -> Drawn:
    _check_on_board(step.square, board)
    width, height = _SIZES.get(step.content) or furniture_sizes().get(step.content, (1, 1))
    placed = {"x": step.square.x, "y": step.square.y, "turn": step.turn, "width": width, "height": height}
    thing = _THING.validate_python({"id": "", "kind": step.kind, "content": step.content, **placed, **step.facts})
    if isinstance(thing, QuestDoor):
        thing = door_at(board_of(quest, step.board), thing, step.square, step.side, board)
    halves = (thing, other_half(thing)) if isinstance(thing, QuestDoor) and thing.double else (thing,)
    ids = _free_ids(quest)
    new = tuple(one.model_copy(update={"id": next(ids)}) for one in halves)
    return Drawn(_with_things(quest, step.board, (*board_of(quest, step.board).things, *new)), new[0])


def _at(quest: QuestMap, step: MoveThing | CopyThing, thing: AnyThing, board: Board) -> AnyThing:
    _check_on_board(step.square, board)
    if isinstance(thing, QuestDoor):
        return door_at(board_of(quest, step.board), thing, step.square, step.side or stand_of(thing, board).side, board)
    return thing.model_copy(update={"x": step.square.x, "y": step.square.y})


def _turned(quest: QuestMap, step: TurnThing, board: Board) -> AnyThing:
    thing = thing_of(quest, step.board, step.thing)
    if isinstance(thing, QuestDoor):
        return door_turned(board_of(quest, step.board), thing, board)
    return thing.model_copy(update={"turn": _TURNS[(_TURNS.index(thing.turn) + 1) % len(_TURNS)]})


def _free_ids(quest: QuestMap) -> Iterator[str]:
    taken = {thing.id for board in quest.boards for thing in board.things}
    number = len(taken)
    while True:
        number += 1
        if f"t{number}" not in taken:
            yield f"t{number}"


def _replaced(quest: QuestMap, number: int, thing: AnyThing) -> Drawn:
    """Return the drawing with the thing in the place of the one with the same id."""
    things = (thing if one.id == thing.id else one for one in board_of(quest, number).things)
    return Drawn(_with_things(quest, number, tuple(things)), thing)


def _without_thing(quest: QuestMap, step: RemoveThing) -> Drawn:
    """Remove a thing; an arrow forgets its trap."""
    gone = thing_of(quest, step.board, step.thing)
    left = tuple(
        one.model_copy(update={"of": ""}) if one.kind == "mark" and one.of == gone.id else one
        for one in board_of(quest, step.board).things
        if one.id != gone.id
    )
    return Drawn(_with_things(quest, step.board, left), gone)


def _with_things(quest: QuestMap, number: int, things: tuple[AnyThing, ...]) -> QuestMap:
    _check_count(len(things), MOST_THINGS, "things")
    return _changed(quest, number, lambda board: board.model_copy(update={"things": things}))


def _changed(quest: QuestMap, number: int, change: Callable[[QuestBoard], QuestBoard]) -> QuestMap:
    board = board_of(quest, number)
    return quest.model_copy(update={"boards": (*quest.boards[:number], change(board), *quest.boards[number + 1 :])})


def _switched(board: QuestBoard, square: Square) -> QuestBoard:
    """Blocks that held the square become single squares without it."""
    holding = [block for block in board.unused if square in block.squares_on(WIDTH, HEIGHT)]
    if not holding:
        _check_count(len(board.unused) + 1, MOST_THINGS, "things")
        return board.model_copy(update={"unused": (*board.unused, Block(x=square.x, y=square.y))})
    left = dict.fromkeys(one for block in holding for one in block.squares_on(WIDTH, HEIGHT) if one != square)
    kept = [block for block in board.unused if block not in holding]
    return board.model_copy(update={"unused": (*kept, *(Block(x=one.x, y=one.y) for one in left))})


def _noted(quest: QuestMap, step: WriteNote | RemoveNote) -> QuestMap:
    notes = list(quest.notes)
    if step.number is not None and step.number >= len(notes):
        raise InvalidValue("drawing.no_note")
    if isinstance(step, RemoveNote):
        del notes[step.number]
    elif step.number is None:
        _check_count(len(notes) + 1, MOST_NOTES, "notes")
        notes.append(step.note)
    else:
        notes[step.number] = step.note
    return quest.model_copy(update={"notes": tuple(notes)})


def _lettered(quest: QuestMap, step: WriteLetter) -> Drawn:
    mark = thing_of(quest, step.board, step.thing)
    if mark.kind != "mark":
        raise InvalidValue("drawing.no_thing")
    marked = mark.model_copy(update={"content": step.letter})
    letters = {mark.content, step.letter}
    places = [place for place, one in enumerate(quest.notes) if one.about == "letter" and one.letter in letters]
    notes = [one for place, one in enumerate(quest.notes) if place not in places]
    if step.text:
        note = Note(about="letter", letter=step.letter, text=step.text)
        notes.insert(min(places, default=len(notes)), note)
    _check_count(len(notes), MOST_NOTES, "notes")
    found = quest.model_copy(update={"notes": tuple(notes)})
    return _replaced(found, step.board, marked)


def _without_board(quest: QuestMap, number: int) -> QuestMap:
    board_of(quest, number)
    if len(quest.boards) == 1:
        raise InvalidValue("drawing.last_board")

    def nearer(end: End) -> End:
        return end.model_copy(update={"board": end.board - (end.board > number)})

    links = [
        Link(one=nearer(link.one), other=nearer(link.other))
        for link in quest.links
        if number not in (link.one.board, link.other.board)
    ]
    boards = (*quest.boards[:number], *quest.boards[number + 1 :])
    return quest.model_copy(update={"boards": boards, "links": tuple(links), "across": 1})


def _linked(quest: QuestMap, step: AddLink | RemoveLink, board: Board) -> QuestMap:
    if isinstance(step, RemoveLink):
        if step.number >= len(quest.links):
            raise InvalidValue("drawing.no_link")
        return quest.model_copy(update={"links": (*quest.links[: step.number], *quest.links[step.number + 1 :])})
    for name, end in (("one", step.one), ("other", step.other)):
        if end.board >= len(quest.boards):
            raise InvalidValue("drawing.no_board", field=f"{name}_board")
        _check_on_board(end.square, board, f"{name}_square")
    if step.one == step.other:
        raise InvalidValue("drawing.same_square", field="other_square")
    _check_count(len(quest.links) + 1, MOST_THINGS, "links")
    return quest.model_copy(update={"links": (*quest.links, Link(one=step.one, other=step.other))})


def _check_on_board(square: Square, board: Board, field: str | None = None) -> None:
    if not board.has(square):
        raise InvalidValue("drawing.off_board", field=field)


def _check_count(number: int, most: int, what: str) -> None:
    if number > most:
        raise InvalidValue(f"drawing.too_many_{what}", maximum=most)
