"""What does not fit about a drawn quest. Nothing of it forbids saving; what is `severe` keeps from playing."""

from collections import defaultdict
from collections.abc import Iterator

from app.core.board.board import Board, Plan, Squares
from app.core.board.squares import Square
from app.core.model import Model
from app.systems.heroquest.board.quest_map import QuestBoard, QuestDoor, QuestMap, QuestMark

_SOLID = ("monster", "ally", "furniture", "chest", "blocked")
_FIGURES = ("monster", "ally", "hero", "stairs")


class Finding(Model):
    """Something that does not fit: which board and square, which things, and the area it is about."""

    code: str
    board: int = 0
    square: Square | None = None
    things: tuple[str, ...] = ()
    area: str = ""
    severe: bool = False


def findings(quest: QuestMap, board: Board) -> tuple[Finding, ...]:
    """Everything that does not fit, board by board, then what concerns the quest as a whole."""
    found = [one for number, drawn in enumerate(quest.boards) for one in _on_board(number, drawn, board)]
    return (*found, *_reachable(quest, board), *_texts(quest))


def plan_of(drawn: QuestBoard, board: Board) -> Plan:
    """The drawn board as the rules see it: its doors as they stand, rubble and unused squares blocked."""
    blocked = frozenset(square for square in drawn.rubble() if board.has(square))
    doors = tuple(one.door for one in drawn.doors())
    return Plan(board=board, doors=doors, blocked=blocked, floors=tuple(drawn.floors()))


def _on_board(number: int, drawn: QuestBoard, board: Board) -> Iterator[Finding]:
    rubble = set(drawn.rubble())
    holders = defaultdict[Square, list[str]](list)
    edges = defaultdict[tuple[Square, Square], list[str]](list)
    for thing in drawn.things:
        if isinstance(thing, QuestDoor):
            edges[thing.edge].append(thing.id)
            yield from _door(number, thing, board)
            continue
        squares = list(thing.block.squares())
        if not all(map(board.has, squares)):
            severe = thing.kind in _FIGURES
            yield Finding(code="off_board", board=number, square=thing.square, things=(thing.id,), severe=severe)
        if thing.kind in _FIGURES and rubble.intersection(squares):
            yield Finding(code="in_wall", board=number, square=thing.square, things=(thing.id,), severe=True)
        if thing.kind in _SOLID:
            for square in squares:
                holders[square].append(thing.id)
    for square, things in holders.items():
        if len(things) > 1:
            yield Finding(code="square_taken", board=number, square=square, things=tuple(things))
    for (one, _), things in edges.items():
        if len(things) > 1:
            yield Finding(code="door_twice", board=number, square=one, things=tuple(things))
    yield from _doorless(number, drawn, board)


def _door(number: int, door: QuestDoor, board: Board) -> Iterator[Finding]:
    one, other = door.edge
    inside = [board.has(one), board.has(other)]
    if not any(inside):
        yield Finding(code="off_board", board=number, square=one, things=(door.id,))
    elif all(inside) and not board.wall_between(one, other):
        yield Finding(code="door_without_wall", board=number, square=one, things=(door.id,))


def _doorless(number: int, drawn: QuestBoard, board: Board) -> Iterator[Finding]:
    """Rooms where something stands but no door leads into."""
    reached = {board.area(square) for door in drawn.doors() for square in door.edge if board.has(square)}
    reached |= {board.area(square) for tile in drawn.of_kind("tile") for square in tile.block.squares()}
    held = {board.area(one.square) for one in drawn.of_kind("monster", "chest", "trap") if board.has(one.square)}
    for area in board.areas:
        if area.id in held - reached:
            yield Finding(code="room_without_door", board=number, area=area.id)


def _reachable(quest: QuestMap, board: Board) -> Iterator[Finding]:
    """Whether there is a start, and what nobody gets to from there though all doors stood open."""
    plans = [plan_of(drawn, board) for drawn in quest.boards]
    ways = [plan.through(plan.doors).without(plan.rubble) for plan in plans]
    found: list[Squares] = [way.mask(_starts(drawn)) for way, drawn in zip(ways, quest.boards, strict=True)]
    if not any(found):
        yield Finding(code="no_start", severe=True)
        return
    before: list[Squares] = []
    while before != found:
        before = list(found)
        for number, way in enumerate(ways):
            found[number] |= way.spread(found[number])
        for link in quest.links:
            for one, other in ((link.one, link.other), (link.other, link.one)):
                if max(one.board, other.board) < len(ways) and found[one.board] & ways[one.board].bit(one.square):
                    found[other.board] |= ways[other.board].bit(other.square)
    for number, drawn in enumerate(quest.boards):
        beyond = defaultdict[str, list[str]](list)
        for thing in drawn.of_kind("monster", "chest"):
            covers = ways[number].mask(thing.block.squares())
            if covers and not covers & found[number]:
                beyond[board.area(thing.square)].append(thing.id)
        for area, things in beyond.items():
            yield Finding(code="out_of_reach", board=number, area=area, things=tuple(things))


def _starts(drawn: QuestBoard) -> Iterator[Square]:
    """Where heroes begin: their own squares, stairs, entrances."""
    for thing in drawn.of_kind("hero", "stairs"):
        yield from thing.block.squares()
    for door in drawn.doors():
        if door.leads in ("entrance", "two_way"):
            yield from door.edge


def _texts(quest: QuestMap) -> Iterator[Finding]:
    """Letters without a note and notes without a letter."""
    told = {note.letter for note in quest.notes if note.about == "letter"}
    drawn = {
        mark.content: (number, mark)
        for number, board in enumerate(quest.boards)
        for mark in board.things
        if isinstance(mark, QuestMark) and len(mark.content) == 1 and mark.content.isalpha()
    }
    for letter, (number, mark) in drawn.items():
        if letter not in told and letter != "X":
            yield Finding(code="letter_without_note", board=number, square=mark.square, things=(mark.id,))
    for letter in sorted(told - drawn.keys()):
        yield Finding(code="note_without_letter", things=(letter,))
