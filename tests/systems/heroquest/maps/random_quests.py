"""Drawn quests of any kind that can be laid: every seed is another one, and each thing has a mark of its own.

A mark is a word that occurs nowhere else, so that an answer that holds it tells of the thing.
"""

from collections.abc import Iterator
from itertools import count
from random import Random

from pydantic import TypeAdapter

from app.core.board.squares import STRAIGHT, Square
from app.systems.heroquest.board.quest_findings import findings
from app.systems.heroquest.board.quest_map import (
    AnyThing,
    End,
    Link,
    Note,
    QuestBoard,
    QuestChest,
    QuestMap,
    QuestMonster,
    QuestPiece,
)
from tests.builders import CONTENT

BOARD = CONTENT.board
MARK = r"d\d+q\d+z"  # what a mark looks like
_SQUARES = tuple(BOARD.squares())
_RIM = tuple((one, one.step(way)) for one in _SQUARES for way in STRAIGHT if not BOARD.has(one.step(way)))
_WALLS = tuple(
    (one, one.step(way)) for one in _SQUARES for way in STRAIGHT[:2]
    if BOARD.has(one.step(way)) and BOARD.wall_between(one, one.step(way))
)  # fmt: skip
_KINDS = tuple(CONTENT.monsters)
_TRAPS = tuple(CONTENT.traps)
_ITEMS = tuple(CONTENT.items)
_THING: TypeAdapter[AnyThing] = TypeAdapter(AnyThing)


class _Drawing:
    """A quest on its way to paper."""

    def __init__(self, chance: Random) -> None:
        self._chance, self._count = chance, 0

    def board(self, *, starts: bool) -> QuestBoard:
        """A board with some of everything."""
        some, square = self._chance.randrange, self._chance.choice
        things: list[AnyThing] = list(self._starts()) if starts else []
        begins = [one.square for one in things if isinstance(one, QuestPiece)]
        things += [self._door(square(_WALLS)) for _ in range(some(4, 24))]
        things += [self._door(square(_RIM)) for _ in range(some(4))]
        things += [self._far_door() for _ in range(some(2))]
        places = (*(square(_SQUARES) for _ in range(some(12))), *begins[: some(2)])
        things += [self._monster(one) for one in places]
        things += [self._trap(square(_SQUARES)) for _ in range(some(10))]
        things += [self._chest(square(_SQUARES)) for _ in range(some(5))]
        things += [self._piece(square(_SQUARES)) for _ in range(some(10))]
        things.append(self._made("mark", square(_SQUARES), content="A"))
        return QuestBoard(things=tuple(things))

    def link(self, boards: int) -> Link:
        one, other = (End(board=n, square=self._chance.choice(_SQUARES)) for n in (0, boards - 1))
        return Link(one=one, other=other)

    def _starts(self) -> Iterator[AnyThing]:
        """Where heroes begin: stairs, squares of their own, or an entrance, often at the rim."""
        chance, square = self._chance, self._chance.choice(_SQUARES)
        kind = chance.choice(("stairs", "heroes", "entrance", "rim", "rim"))
        if kind == "stairs":
            yield self._made("stairs", square, use=chance.choice(("start", "both")), width=2, height=2)
        elif kind == "heroes":
            for way in STRAIGHT[: chance.randrange(1, 5)]:
                yield self._made("hero", square.step(way))
        else:
            edge = chance.choice(_RIM if kind == "rim" else _WALLS)
            yield self._door(edge).model_copy(update={"leads": "entrance", "state": chance.choice(("open", "closed"))})

    def _door(self, edge: tuple[Square, Square]) -> AnyThing:
        first, second = min(edge), max(edge)
        across = first.y == second.y
        if self._chance.random() < 0.2:
            state = self._chance.choice(("hidden", "hidden", "closed", "open"))
            inside, turn = edge[0], {(1, 0): "leftward", (-1, 0): "rightward", (0, 1): "upward", (0, -1): "downward"}
            way = (edge[1].x - inside.x, edge[1].y - inside.y)
            return self._made("secret_door", inside, state=state, turn=turn[way])
        state = self._chance.choice(("closed", "closed", "closed", "open", "locked", "hidden"))
        facts = {"state": state, "double": self._chance.random() < 0.2, "trapped": self._chance.random() < 0.1}
        return self._made("door", first, turn="rightward" if across else "downward", **facts)

    def _far_door(self) -> AnyThing:
        """A door both sides of which lie beside the board."""
        place = Square(self._chance.choice((-3, 40)), self._chance.choice((-2, 5, 30)))
        return self._made("door", place, state=self._chance.choice(("hidden", "closed")))

    def _monster(self, square: Square) -> AnyThing:
        wide, high = self._chance.choice(((1, 1), (1, 1), (1, 1), (2, 1), (1, 2), (2, 2)))
        turn = self._chance.choice(("downward", "rightward"))
        return self._made(
            "monster", square, content=self._chance.choice(_KINDS), body=self._chance.randrange(1, 5), attack=2,
            defence=2, movement=6, mind=2, width=wide, height=high, turn=turn, hidden=self._chance.random() < 0.2,
        )  # fmt: skip

    def _trap(self, square: Square) -> AnyThing:
        state = self._chance.choice(("hidden", "hidden", "hidden", "found", "sprung", "disarmed"))
        wide = self._chance.choice((1, 1, 2))
        return self._made("trap", square, content=self._chance.choice(_TRAPS), state=state, width=wide)

    def _chest(self, square: Square) -> AnyThing:
        inside = tuple(self._chance.sample(_ITEMS, self._chance.randrange(3)))
        trap = "Gift" if self._chance.random() < 0.3 else ""
        return self._made(
            "chest", square, gold=self._chance.randrange(90), contents=inside, trapped=bool(trap), trap=trap
        )

    def _piece(self, square: Square) -> AnyThing:
        kind = self._chance.choice(("furniture", "furniture", "blocked", "decoration", "tile", "ally"))
        wide, high = self._chance.choice(((1, 1), (2, 1), (3, 2), (1, 3)))
        if kind == "ally":
            wide = high = 1
        covers = kind == "tile" and self._chance.random() < 0.5
        return self._made(kind, square, width=wide, height=high, covers_walls=covers)

    def _made(self, kind: str, square: Square, **facts: object) -> AnyThing:
        self._count += 1
        said = {"kind": kind, "id": f"t{self._count}", "x": square.x, "y": square.y}
        return _THING.validate_python({**said, **facts}, strict=False)


def random_quest(seed: int) -> QuestMap:
    """The quest of a seed. Nothing in it prevents play."""
    chance = Random(seed)
    drawing = _Drawing(chance)
    boards = tuple(drawing.board(starts=number == 0) for number in range(chance.choice((1, 1, 1, 2))))
    links = tuple(drawing.link(len(boards)) for _ in range(chance.randrange(1, 4))) if len(boards) > 1 else ()
    notes = (Note(about="letter", letter="A", text="Hier"),)
    quest = QuestMap(name=f"Quest {seed}", boards=boards, links=links, reading="Hört", goal="Findet", notes=notes)
    return marked(_mended(quest), seed)


def marked(quest: QuestMap, seed: int) -> QuestMap:
    """The quest with a mark as id of each thing, and in each text that only the game master may read."""
    numbers, secret = count(1), f"d{seed}q0z"
    boards = tuple(
        board.model_copy(update={"things": tuple(_marked(one, f"d{seed}q{next(numbers)}z") for one in board.things)})
        for board in quest.boards
    )
    notes = tuple(one.model_copy(update={"text": f"{one.text} {secret}"}) for one in quest.notes)
    texts = {name: f"{getattr(quest, name)} {secret}" for name in ("reading", "goal", "reward")}
    return quest.model_copy(update={"boards": boards, "notes": notes, **texts})


def _marked(thing: AnyThing, mark: str) -> AnyThing:
    texts = {"id": mark, "note": f"{thing.note} {mark}"}
    if isinstance(thing, QuestMonster):
        texts["name"] = mark
    if isinstance(thing, QuestChest) and thing.trap:
        texts["trap"] = f"{thing.trap} {mark}"
    return thing.model_copy(update=texts)


def _mended(quest: QuestMap) -> QuestMap:
    """The quest without what prevents play: the last thing that each finding names goes. A quest without a start gets
    stairs, in the first room with a place for them.
    """
    rooms = iter(BOARD.areas)
    while barring := [one for one in findings(quest, BOARD) if one.bars]:
        gone = {one.things[-1] for one in barring if one.things}
        things = [[one for one in board.things if one.id not in gone] for board in quest.boards]
        if any(one.code == "no_start" for one in barring):
            corner = next(rooms).blocks[0]
            stairs = QuestPiece(id="t0", x=corner.x, y=corner.y, kind="stairs", use="start", width=2, height=2)
            things[0].append(stairs)
        boards = tuple(QuestBoard(things=tuple(some)) for some in things)
        quest = quest.model_copy(update={"boards": boards})
    return quest
