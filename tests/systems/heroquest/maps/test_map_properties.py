"""Whatever is tried on a map: what lies open stays open, no walk passes a wall, and all of it can be taken back."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.core.answers import Answers
from app.core.board.squares import Square, name_of
from app.core.errors import GameError
from app.core.events import Command
from app.core.game_system import Role, Viewer
from app.storage.database import Database
from app.systems.heroquest.board.at_table import named_place, plan_of_table, spot_of, the_board
from app.systems.heroquest.board.quest_map import QuestDoor, QuestMap, QuestMonster
from app.systems.heroquest.decide import decide
from app.systems.heroquest.exploration.commands import MoveRoll
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.maps.commands import FindThing, LayMap, OpenDoor, PutFigure, WalkMonsterTo, WalkTo
from app.systems.heroquest.party.commands import SeatHero
from app.systems.heroquest.positions import FigureWalked
from app.systems.heroquest.quests.commands import StartQuest
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.rounds.commands import EndTurn
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.views.map import seen_map
from tests.builders import CONTENT, CUP, hand
from tests.systems.heroquest.board.quest_maps import chest, door, monster, piece, quest, trap
from tests.systems.heroquest.maps.playing_on_map import begun
from tests.table_top import TableTop

DOORS = (
    door("E3", "rightward"), door("D4", "downward", state="hidden"), door("G4"), door("K6", state="locked"),
    door("I3", "leftward", kind="secret_door", state="hidden"), door("Q8", "rightward", state="open"),
)  # fmt: skip
DRAWN = quest(
    *DOORS, monster("G3"), monster("A9"), monster("L9", content="orc"), monster("C6", hidden=True), monster("Z1"),
    trap("D2"), trap("F4", "spear_trap"), trap("A3", "falling_block_trap"), chest("H2"), piece("blocked", "M1"),
    piece("furniture", "L8", content="table", width=2, height=2),
)  # fmt: skip
FACES = hand(3)

names = st.builds(lambda x, y: name_of(Square(x, y)), st.integers(0, 12), st.integers(0, 12))
heroes, beasts = st.sampled_from(("ragna", "elf")), st.sampled_from(("goblin-1", "goblin-2", "orc-1"))
things = st.sampled_from([thing.id for thing in DRAWN.boards[0].things])
wishes: st.SearchStrategy[Command] = st.one_of(
    st.builds(WalkTo, hero_id=heroes, square=names),
    st.builds(WalkTo, hero_id=heroes, square=names, beyond=st.just(True)),
    st.builds(OpenDoor, door_id=things, hero_id=heroes),
    st.builds(OpenDoor, door_id=st.sampled_from([one.id for one in DOORS])),
    st.builds(PutFigure, figure_id=st.one_of(heroes, beasts), square=names),
    st.builds(WalkMonsterTo, monster_id=beasts, square=names, beyond=st.booleans()),
    st.builds(FindThing, thing_id=things),
    st.builds(MoveRoll, hero_id=heroes),
    st.just(EndTurn()),
)


def deeds(length: int) -> st.SearchStrategy[list[Command]]:
    """Something to begin with, so that there is something to see, and then whatever comes."""
    return st.lists(wishes, max_size=length).map(lambda more: [OpenDoor(door_id="door-C1"), *more])


@given(deeds(14))
@settings(max_examples=60, deadline=None)
def test_what_lies_open_stays_open_and_no_walk_passes_a_wall(commands: list[Command]) -> None:
    table = begun(drawn=DRAWN)
    for command in commands:
        given_answers = (FACES,) if isinstance(command, MoveRoll) else ()
        try:
            events = list(decide(table, command, Answers(given_answers, CUP), CONTENT))
        except GameError:
            continue
        for event in events:
            if isinstance(event, FigureWalked):
                _check_walk(table, event)
            before, table = table, evolve(table, event)
            assert before.map is not None
            assert table.map is not None
            assert before.map.revealed_on(0) & ~table.map.revealed_on(0) == 0
        _check_seen(table)


def _check_walk(table: Table, walked: FigureWalked) -> None:
    spot, ways = spot_of(table, walked.figure_id), plan_of_table(table, 0).walkable
    assert spot is not None
    here = spot.square
    for name in walked.way:
        place = named_place(name, 1)
        assert place is not None
        assert ways.joins(here, place.square), f"{walked.way} through a wall"
        here = place.square


def _check_seen(table: Table) -> None:
    """Players see nothing on squares that do not lie open, and nobody stands on another's square."""
    seen = seen_map(table, Viewer(role=Role.PLAYER, hero_ids=frozenset({"ragna"})))
    assert seen is not None
    (board,), masks = seen.boards, the_board().unwalled
    for thing in board.drawn.things:
        squares = thing.edge if isinstance(thing, QuestDoor) else tuple(thing.block.squares())
        assert masks.mask(squares) & board.revealed, thing.id
        assert not isinstance(thing, QuestMonster)
        assert getattr(thing, "state", "") != "hidden"
    assert all(board.is_revealed(figure.square) for figure in board.figures)
    places = [figure.square for figure in board.figures]
    assert len(places) == len(set(places))


def play(database: Database, drawn: QuestMap) -> tuple[TableTop, str]:
    """A campaign on a map, and its table as it was before anybody moved."""
    top = TableTop(database, SYSTEM)
    for hero_id, kind in (("ragna", "barbarian"), ("elf", "elf")):
        top.do(SeatHero(hero_id=hero_id, name=hero_id, hero_class=kind))
    top.do(LayMap(quest=drawn))
    top.do(StartQuest())
    return top, top.json[1]


@given(st.lists(deeds(6), min_size=3, max_size=3))
@settings(max_examples=6, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_taking_everything_back_leads_to_the_start(database: Database, tried: list[list[Command]]) -> None:
    top, start = play(database, DRAWN)
    for commands in tried:
        done = 0
        for command in commands:
            try:
                top.do(command, *((FACES,) if isinstance(command, MoveRoll) else ()))
            except GameError:
                continue
            done += 1
        opened = top.reopened()
        assert opened.json == top.json, "it comes back from the file as it was"
        for _ in range(done):
            top.undo()
        assert top.json[1] == start
