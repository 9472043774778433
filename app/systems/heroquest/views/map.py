"""View of the map for a viewer: the one function that hides, for pages, streams, programs and exports."""

from collections.abc import Iterator

from app.core.board.passages import Squares
from app.core.board.squares import Block, Square, Turn
from app.core.game_system import Role, Viewer
from app.core.model import Model
from app.systems.heroquest.board.at_table import (
    area_name,
    block_of,
    door_now,
    named_place,
    spot_of,
    the_board,
    thing_place,
    waiting_heroes,
)
from app.systems.heroquest.board.quest_map import (
    HEIGHT,
    WIDTH,
    AnyThing,
    Link,
    Note,
    QuestBoard,
    QuestChest,
    QuestDoor,
    QuestMark,
    QuestMonster,
    QuestPiece,
    QuestTrap,
)
from app.systems.heroquest.board.situation import Side
from app.systems.heroquest.state.dungeon import LaidMap
from app.systems.heroquest.state.figures import Effect, Hero, Monster
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.visibility import seen_monsters

_TELLING = ("entrance", "exit", "two_way", "trapped")  # what the sign of a door says of it to the game master
_NAMED = ("furniture", "tile", "decoration", "ally")  # players see their names where they have no kind


class SeenFigure(Model):
    """A figure on the map. `kind` is the class of a hero or the kind of a monster; `veiled` ones players do not see."""

    id: str
    side: Side = Side.MONSTER
    kind: str = ""
    name: str = ""  # a hero's own, or what the game master calls a monster
    number: int = 0  # tells a monster from the others of its kind
    square: Square
    turn: Turn
    width: int  # as it lies
    height: int
    is_standing: bool
    in_pit: bool = False
    invisible: bool = False
    in_sight: bool = True  # it stands on a square that lies open
    veiled: bool = False
    left: int | None = None  # steps that are left in the running turn; None: nothing was thrown for it

    @property
    def block(self) -> Block:
        """Return the squares it stands on."""
        return Block(x=self.square.x, y=self.square.y, width=self.width, height=self.height)


class SeenGear(Model):
    """A thing that lies on the floor."""

    item_id: str
    content_id: str
    square: Square


class SeenBoard(Model):
    """One board as a viewer sees it. `drawn`: everything but figures, as it stands now.

    `revealed`: the squares that lie open, one bit a square as in `core/board`; the game master sees the others as well.
    `veiled`: the things that players do not see. `searched`: the areas where no treasure is to be found any more,
    `sought` those that were searched for traps. `opened`: chests that stand open. `gear`: what lies on the floor.
    """

    number: int
    drawn: QuestBoard
    figures: tuple[SeenFigure, ...]
    revealed: Squares
    veiled: frozenset[str]
    searched: tuple[str, ...]
    sought: tuple[str, ...] = ()
    opened: frozenset[str] = frozenset()
    gear: tuple[SeenGear, ...] = ()

    def is_revealed(self, square: Square) -> bool:
        """Return whether everybody sees a square."""
        return bool(self.revealed & the_board().unwalled.bit(square))


class SeenMap(Model):
    """The map as a viewer sees it. Texts are the game master's alone, and empty for everybody else."""

    name: str
    boards: tuple[SeenBoard, ...]
    across: int
    links: tuple[Link, ...]
    reading: str = ""
    goal: str = ""
    reward: str = ""
    notes: tuple[Note, ...] = ()
    waiting: tuple[str, ...] = ()  # heroes on the quest for whom there is no room at the start yet
    shows_all: bool = False  # what is hidden is shown, under a veil


def seen_map(table: Table, viewer: Viewer) -> SeenMap | None:
    """Return the map as this viewer may see it; None where none is laid.

    Players see revealed squares and the things there now. A hidden trap, door or monster, the kind of a trap that was
    only found, what is in a chest, letters and notes are the game master's alone.
    """
    laid = table.map
    if laid is None:
        return None
    leads, quest = viewer.role is Role.GAME_MASTER, laid.quest
    boards = tuple(_seen_board(table, laid, number, viewer) for number in range(len(quest.boards)))
    links = tuple(link for link in quest.links if leads or in_view(laid, link))
    waiting = waiting_heroes(table)
    seen = SeenMap(name=quest.name, boards=boards, across=quest.across, links=links, waiting=waiting)
    if not leads:
        return seen
    texts = {"reading": quest.reading, "goal": quest.goal, "reward": quest.reward, "notes": quest.notes}
    return seen.model_copy(update={**texts, "shows_all": True})


def in_view(laid: LaidMap, link: Link) -> bool:
    """Players see a way between boards where both its ends lie open."""
    ends, count, board = (link.one, link.other), len(laid.quest.boards), the_board().unwalled
    return all(end.board < count and laid.revealed_on(end.board) & board.bit(end.square) for end in ends)


def _seen_board(table: Table, laid: LaidMap, number: int, viewer: Viewer) -> SeenBoard:
    leads, revealed = viewer.role is Role.GAME_MASTER, laid.revealed_on(number)
    drawn, now = laid.quest.boards[number], tuple(_things_now(table, laid, number))
    shown = {thing.id: told for thing in now if (told := told_to_players(thing, revealed)) is not None}
    opened = frozenset(
        thing.id for thing in shown.values()
        if thing.kind == "chest" and thing_place(number, thing) in table.dungeon.open_chests
    )  # fmt: skip
    return SeenBoard(
        number=number,
        drawn=QuestBoard.model_construct(
            things=now if leads else tuple(shown.values()),
            unused=drawn.unused if leads else tuple(open_part(drawn.unused, revealed)),
        ),
        figures=tuple(_seen_figures(table, laid, number, viewer)),
        revealed=revealed,
        veiled=frozenset(thing.id for thing in now if thing.id not in shown) if leads else frozenset(),
        searched=tuple(_searched(table, number, revealed)),
        sought=tuple(area for area in _open_areas(revealed) if area_name(number, area) in laid.sought),
        opened=opened,
        gear=tuple(
            SeenGear(item_id=item.id, content_id=item.content_id, square=spot.square)
            for item in table.on_floor
            if (spot := laid.gear.get(item.id)) and spot.board == number
            and (leads or the_board().unwalled.bit(spot.square) & revealed)
        ),
    )  # fmt: skip


def open_part(blocks: tuple[Block, ...], revealed: Squares) -> Iterator[Block]:
    board = the_board().unwalled
    for block in blocks:
        for square in block.squares_on(WIDTH, HEIGHT):
            if revealed & board.bit(square):
                yield Block(x=square.x, y=square.y)


def _searched(table: Table, number: int, revealed: Squares) -> Iterator[str]:
    """Yield the areas of a board that lie open and are searched out."""
    dungeon = table.dungeon
    for area in _open_areas(revealed):
        if dungeon.all_exhausted or area_name(number, area) in dungeon.exhausted:
            yield area


def _open_areas(revealed: Squares) -> Iterator[str]:
    """Return the areas of which some squares lie open."""
    board = the_board()
    return (one for one in (*(area.id for area in board.areas), board.rest) if board.squares_of(one) & revealed)


def _things_now(table: Table, laid: LaidMap, number: int) -> Iterator[AnyThing]:
    """Yield everything on a board as it is now but the figures, with what play has removed left out and added put
    in.
    """
    named = set[tuple[str, Square]]()
    for thing in drawn_now(laid, number):
        if isinstance(thing, QuestTrap):
            named.add(("trap", thing.square))
        yield thing
    for name, thing in _came(table):
        spot = named_place(name, len(laid.quest.boards))
        if spot is not None and spot.board == number and (thing.kind, spot.square) not in named:
            named.add((thing.kind, spot.square))
            place = {"id": f"{thing.kind}-{name}", "x": spot.square.x, "y": spot.square.y}
            yield thing.model_copy(update=place)


def drawn_now(laid: LaidMap, number: int) -> Iterator[AnyThing]:
    """Yield what was drawn on a board as it is now: everything but the figures."""
    for thing in laid.quest.boards[number].things:
        if thing.kind == "hero" or thing.id in laid.figures:
            continue
        if isinstance(thing, QuestTrap):
            yield thing.model_copy(update={"state": laid.traps.get(thing.id, thing.state)})
        else:
            yield door_now(thing, laid.doors) if isinstance(thing, QuestDoor) else thing


def _came(table: Table) -> Iterator[tuple[str, AnyThing]]:
    """Yield what play has put on the board, by the name of its square."""
    for pit in table.dungeon.pits:
        yield pit.square, QuestTrap(id="", x=0, y=0, content=pit.trap, state="sprung")
    for marker in table.dungeon.trap_markers:
        yield marker.square, QuestTrap(id="", x=0, y=0, state="found")
    for square in table.dungeon.blocked:
        yield square, QuestPiece(id="", x=0, y=0, kind="blocked")


def told_to_players(thing: AnyThing, revealed: Squares) -> AnyThing | None:
    """Return a thing as players see it; None where they do not."""
    board = the_board().unwalled
    if isinstance(thing, QuestMonster | QuestMark):
        return None
    if isinstance(thing, QuestDoor):
        is_shown = thing.state != "hidden" and revealed & board.mask(thing.edge)
        content = "closed" if thing.content in _TELLING else thing.content
        return _bare(thing, leads="on", trapped=False, content=content) if is_shown else None
    covers = board.block(thing.block)
    if not covers & revealed or (thing.kind == "tile" and covers & ~revealed):
        return None
    if isinstance(thing, QuestTrap):
        if thing.state == "hidden":
            return None
        return _bare(thing, content="") if thing.state == "found" else _bare(thing)
    if isinstance(thing, QuestChest):
        return _bare(thing, gold=0, contents=(), trapped=False, trap="", content="plain")
    use = "start" if thing.use in ("start", "both") else ""
    return _bare(thing, use=use, name=thing.name if thing.kind in _NAMED and not thing.content else "")


def _bare(thing: AnyThing, **facts: object) -> AnyThing:
    """Return a thing without what only the game master wrote about it, and with these facts instead."""
    return thing.model_copy(update={"note": "", "name": "", "source": "", "layer": None, **facts})


def _seen_figures(table: Table, laid: LaidMap, number: int, viewer: Viewer) -> Iterator[SeenFigure]:
    leads = viewer.role is Role.GAME_MASTER
    for hero in table.heroes.values():
        if (seen := _seen_figure(table, laid, number, hero)) is not None:
            yield seen.model_copy(update={"kind": hero.hero_class, "name": hero.name, "side": Side.HERO})
    for monster in seen_monsters(table, viewer):
        seen = _seen_figure(table, laid, number, monster)
        if seen is None or not (leads or seen.in_sight):
            continue
        facts = {"kind": monster.kind, "name": monster.name, "number": monster.number}
        veiled, left = monster.hidden or not seen.in_sight, seen.left if leads else None
        yield seen.model_copy(update={**facts, "veiled": veiled, "left": left})


def _seen_figure(table: Table, laid: LaidMap, number: int, figure: Hero | Monster) -> SeenFigure | None:
    """Return the part of a figure that is the same for all viewers; None if it is not on this board."""
    spot = spot_of(table, figure.id)
    if spot is None or spot.board != number:
        return None
    block = block_of(laid, figure.id, spot.square)
    return SeenFigure(
        id=figure.id,
        square=spot.square,
        turn=laid.turns.get(figure.id, Turn.DOWNWARD),
        width=block.width,
        height=block.height,
        is_standing=figure.is_standing,
        in_pit=figure.amount(Effect.IN_PIT) > 0,
        invisible=figure.amount(Effect.INVISIBLE) > 0,
        in_sight=bool(the_board().unwalled.block(block) & laid.revealed_on(number)),
        left=table.steps_left(figure.id),
    )
