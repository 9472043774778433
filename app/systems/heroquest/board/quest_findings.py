"""Findings about a drawn quest: what does not fit. A quest can be saved with any of it; only some prevent play."""

from collections import defaultdict
from collections.abc import Iterable, Iterator

from app.core.board.board import Board, Plan
from app.core.board.passages import Passages, Squares
from app.core.board.squares import Square
from app.core.model import Model
from app.systems.heroquest.board.quest_map import (
    AnyThing,
    QuestBoard,
    QuestDoor,
    QuestMap,
    QuestMark,
    QuestMonster,
)

# Which section has the words for what a thing of a kind is; others are called by their kind.
_SECTIONS = {"monster": "monsters", "furniture": "furniture", "trap": "traps", "hero": "hero_classes"}
_NAMED = ("monster", "ally", "decoration")  # by a name of their own, if they have one
_FIGURES = ("monster", "ally", "hero")
_SOLID = (*_FIGURES, "furniture", "chest", "blocked")
_IN_A_ROOM = (*_FIGURES, "stairs", "furniture", "chest", "trap")  # what makes a room one that is played in
_WITHIN_WALLS = (*_FIGURES, "stairs", "furniture", "chest")


class Finding(Model):
    """Something that does not fit: which board and square, which things, and the area it is about.

    `severe`: the quest will hardly go as it was meant. `bars`: the rules cannot play it at all.
    """

    code: str
    board: int = 0
    square: Square | None = None
    things: tuple[str, ...] = ()
    area: str = ""
    severe: bool = False

    @property
    def bars(self) -> bool:
        """Return whether it prevents play: a figure would have no place to stand."""
        return self.severe and self.code != "room_without_door"


def called(thing: AnyThing) -> str:
    """Return the name of a thing, or the key of the words for what it is, or for its kind."""
    if thing.name and thing.kind in _NAMED:
        return thing.name
    section = _SECTIONS.get(thing.kind)
    return f"{section}.{thing.content}" if section and thing.content else f"drawn_kinds.{thing.kind}"


def barring(quest: QuestMap, board: Board) -> Finding | None:
    """Return the first reason why the rules cannot play a quest: two things with one id, or a figure that stands
    nowhere.
    """
    seen: set[str] = set()
    for number, drawn in enumerate(quest.boards):
        for thing in drawn.things:
            if thing.id in seen:
                return Finding(code="same_id", board=number, square=thing.square, things=(thing.id,), severe=True)
            seen.add(thing.id)
    return next((one for one in findings(quest, board) if one.bars), None)


def findings(quest: QuestMap, board: Board) -> tuple[Finding, ...]:
    """Return everything that does not fit, board by board, then what concerns the quest as a whole."""
    found = [one for number in range(len(quest.boards)) for one in _on_board(quest, number, board)]
    doorless = {(one.board, one.area) for one in found if one.code == "room_without_door"}
    beyond = (one for one in _reachable(quest, board) if (one.board, one.area) not in doorless)
    return (*found, *beyond, *_links(quest, board), *_end(quest), *_texts(quest))


def plan_of(drawn: QuestBoard, board: Board) -> Plan:
    """Return the drawn board as the rules see it: its doors as they stand, rubble and unused squares blocked."""
    blocked = frozenset(square for square in drawn.rubble() if board.has(square))
    doors = tuple(one.door for one in drawn.doors())
    return Plan(board=board, doors=doors, blocked=blocked, floors=tuple(drawn.floors()))


def _on_board(quest: QuestMap, number: int, board: Board) -> Iterator[Finding]:
    drawn = quest.boards[number]
    plan = plan_of(drawn, board)
    walls = plan.model_copy(update={"doors": ()}).undoored
    rubble = set(drawn.rubble())
    holders = defaultdict[Square, list[AnyThing]](list)
    edges = defaultdict[tuple[Square, Square], list[str]](list)
    for thing in drawn.things:
        if isinstance(thing, QuestDoor):
            edges[thing.edge].append(thing.id)
            yield from _door(number, thing, board, walls)
            continue
        squares = list(thing.block.squares())
        stands = thing.kind in _FIGURES or thing.kind == "stairs"
        if not all(map(board.has, squares)):
            yield Finding(code="off_board", board=number, square=thing.square, things=(thing.id,), severe=stands)
        elif thing.kind in _WITHIN_WALLS and not _is_whole(squares, walls):
            yield Finding(code="across_wall", board=number, square=thing.square, things=(thing.id,))
        if stands and rubble.intersection(squares):
            yield Finding(code="in_wall", board=number, square=thing.square, things=(thing.id,), severe=True)
        if thing.kind in _SOLID:
            for square in squares:
                holders[square].append(thing)
    for square, things in holders.items():
        if len(things) > 1:
            severe = sum(map(_stands_openly, things)) > 1
            ids = tuple(thing.id for thing in things)
            yield Finding(code="square_taken", board=number, square=square, things=ids, severe=severe)
    for (one, _), doors in edges.items():
        if len(doors) > 1:
            yield Finding(code="door_twice", board=number, square=one, things=tuple(doors))
    yield from _on_start(number, drawn)
    yield from _doorless(quest, number, board)
    yield from _walled_in(number, drawn, plan)


def _on_start(number: int, drawn: QuestBoard) -> Iterator[Finding]:
    """Yield what takes a square of the stairs, or behind the entrance, on which heroes begin."""
    starts = set() if any(drawn.of_kind("hero")) else set(drawn.starts())  # a hero's own square is taken by two things
    for thing in drawn.things:
        if thing.kind in _SOLID and (taken := starts.intersection(thing.block.squares())):
            yield Finding(code="on_start", board=number, square=min(taken), things=(thing.id,))


def _stands_openly(thing: AnyThing) -> bool:
    """Return whether it is a figure that is there from the beginning, not hidden until it is called."""
    return thing.kind in _FIGURES and not (isinstance(thing, QuestMonster) and thing.hidden)


def _is_whole(squares: Iterable[Square], walls: Passages) -> bool:
    """Return whether these squares are connected without a wall between."""
    whole = walls.mask(squares)
    found = whole & -whole
    while (more := (found | walls.spread(found)) & whole) != found:
        found = more
    return found == whole


def _door(number: int, door: QuestDoor, board: Board, walls: Passages) -> Iterator[Finding]:
    one, other = door.edge
    inside = [board.has(one), board.has(other)]
    if not any(inside):
        yield Finding(code="off_board", board=number, square=one, things=(door.id,))
    elif all(inside) and walls.joins(one, other):
        square = door.square if board.has(door.square) else one
        yield Finding(code="door_without_wall", board=number, square=square, things=(door.id,))


def _doorless(quest: QuestMap, number: int, board: Board) -> Iterator[Finding]:
    """Rooms with something in them that no door or passage leads into, so that they would never be seen."""
    drawn = quest.boards[number]
    reached = {board.area(square) for door in drawn.doors() for square in door.edge if board.has(square)}
    reached |= {board.area(square) for tile in drawn.of_kind("tile") for square in tile.block.squares()}
    reached |= {board.area(end.square) for link in quest.links for end in (link.one, link.other) if end.board == number}
    held = defaultdict[str, list[str]](list)
    for one in drawn.of_kind(*_IN_A_ROOM):
        if board.has(one.square):
            held[board.area(one.square)].append(one.id)
    for area in board.areas:
        if area.id in held.keys() - reached:
            yield Finding(
                code="room_without_door", board=number, area=area.id, things=tuple(held[area.id]), severe=True
            )


def _walled_in(number: int, drawn: QuestBoard, plan: Plan) -> Iterator[Finding]:
    """Starts that cannot be left even with all doors open."""
    filled = plan.board.unwalled.mask(
        square for one in drawn.of_kind("furniture", "chest") for square in one.block.squares()
    )
    ways = plan.through(plan.doors).without(plan.rubble)
    start = ways.mask(drawn.starts())
    for thing in drawn.of_kind("hero", "stairs"):
        found = before = ways.block(thing.block) & start
        while (more := found | ways.spread(found) & ~filled) != found:
            found = more
        if before and not found & ~start:
            yield Finding(code="walled_in", board=number, square=thing.square, things=(thing.id,), severe=True)


def _reachable(quest: QuestMap, board: Board) -> Iterator[Finding]:
    """Yield whether there is a start, and what cannot be reached from it even with all doors open."""
    plans = [plan_of(drawn, board) for drawn in quest.boards]
    ways = [plan.through(plan.doors).without(plan.rubble) for plan in plans]
    found: list[Squares] = [way.mask(drawn.starts()) for way, drawn in zip(ways, quest.boards, strict=True)]
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
            covers = ways[number].block(thing.block)
            if covers and not covers & found[number]:
                beyond[board.area(thing.square)].append(thing.id)
        for area, things in beyond.items():
            yield Finding(code="out_of_reach", board=number, area=area, things=tuple(things))


def _links(quest: QuestMap, board: Board) -> Iterator[Finding]:
    """Passages that end nowhere."""
    for link in quest.links:
        for end in (link.one, link.other):
            if end.board >= len(quest.boards) or not board.has(end.square):
                yield Finding(code="passage_to_nowhere", board=min(end.board, len(quest.boards) - 1))


def _end(quest: QuestMap) -> Iterator[Finding]:
    """Yield what a quest lacks to come to its end: where heroes leave it, and what they are there for."""
    if not any(drawn.has_exit() for drawn in quest.boards):
        yield Finding(code="no_exit")
    if not quest.goal.strip():
        yield Finding(code="no_goal")


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
