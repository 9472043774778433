"""Squares are revealed with the things there; heroes come onto the map; the map is laid and put aside."""

from collections.abc import Iterator
from itertools import chain, count

from app.core.board.passages import Squares
from app.core.caches import by_identity
from app.core.errors import GameError, RuleViolation
from app.core.events import Event
from app.systems.heroquest.bestiary.events import MonsterTempered
from app.systems.heroquest.board.at_table import area_name, place_name, situation_of_table, the_board, waiting_heroes
from app.systems.heroquest.board.measuring import step_reveals
from app.systems.heroquest.board.quest_findings import barring, called
from app.systems.heroquest.board.quest_map import QuestBoard, QuestMap, QuestMonster
from app.systems.heroquest.combat import monsters
from app.systems.heroquest.combat.commands import PlaceMonster
from app.systems.heroquest.exploration import searching
from app.systems.heroquest.exploration.events import AreaRevealed
from app.systems.heroquest.maps.commands import BringMapBack, LayMap, PutMapAside, TakeMapAway
from app.systems.heroquest.maps.events import (
    HeroWaits,
    MapBroughtBack,
    MapLaid,
    MapPutAside,
    MonsterLeftOut,
    SquaresRevealed,
)
from app.systems.heroquest.maps.placing import misfit
from app.systems.heroquest.positions import FigurePut, nearest_free
from app.systems.heroquest.quest_facts import name_drawn, values_drawn
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.dungeon import LaidMap, Spot


def reveal(scene: Scene, board: int, squares: Squares) -> Iterator[Event]:
    """Reveal squares of a board: the areas become known, and the monsters of the drawing appear on them."""
    laid = scene.table.map
    new = squares & ~laid.revealed_on(board) if laid else 0
    if laid is None or not new:
        return
    yield scene.record(SquaresRevealed(board=board, squares=f"{new:x}"))
    plan = the_board()
    for area in (*(area.id for area in plan.areas), plan.rest):
        name = area_name(board, area)
        if plan.squares_of(area) & new and name not in scene.table.dungeon.revealed:
            yield scene.record(AreaRevealed(area=name))
    for thing in waiting(laid, board, new):
        yield from appear(scene, board, thing)


def waiting(laid: LaidMap, board: int, squares: Squares) -> Iterator[QuestMonster]:
    """Return the monsters of the drawing on these squares that have not appeared yet, without hidden ones."""
    drawn = _drawn_monsters(laid.quest.boards[board])
    return (one for one, covers in drawn if covers & squares and not one.hidden and one.id not in laid.figures)


@by_identity(64)
def _drawn_monsters(drawn: QuestBoard) -> tuple[tuple[QuestMonster, Squares], ...]:
    """Return the monsters of a drawing, each with the squares it covers."""
    monsters = (one for one in drawn.things if isinstance(one, QuestMonster))
    return tuple((one, the_board().unwalled.block(one.block)) for one in monsters)


def appear(scene: Scene, board: int, thing: QuestMonster) -> Iterator[Event]:
    """HQ-19: a monster of the drawing is placed by the rules, with the values it was given.

    One that cannot be placed is left out, which only the game master is told.
    """
    free = nearest_free(scene, board, thing.square, (thing.block.width, thing.block.height))
    square, monster_id = place_name(board, free or thing.square), _new_id(scene, thing)
    if free is None:
        yield scene.record(MonsterLeftOut(thing_id=thing.id, square=square, why="no_room"))
        return
    try:
        placed = list(monsters.place_monster(scene, _as_command(scene, thing, monster_id)))
    except GameError:
        yield scene.record(MonsterLeftOut(thing_id=thing.id, square=square))
        return
    yield from placed
    if thing.temper in scene.content.tempers:
        yield scene.record(MonsterTempered(monster_id=monster_id, kind=thing.content, temper=thing.temper))
    turn = thing.turn if thing.width != thing.height else None
    put = FigurePut(figure_id=monster_id, square=square, thing_id=thing.id, turn=turn)
    laid = scene.table.map
    seen = laid is not None and laid.revealed_on(board) & the_board().unwalled.block(thing.block)
    yield scene.record(put if seen else put.model_copy(update={"secret": True}))


def _new_id(scene: Scene, thing: QuestMonster) -> str:
    """Return an id that no figure of this table or map has or had."""
    laid = scene.table.map
    taken = {*scene.table.monsters, *scene.table.heroes, *(laid.figures.values() if laid else ())}
    kind = thing.content[:30] or "monster"
    return next(name for number in count(1) if (name := f"{kind}-{number}") not in taken)


def _as_command(scene: Scene, thing: QuestMonster, monster_id: str) -> PlaceMonster:
    entry = scene.content.monsters.get(thing.content)
    further, values = len(entry.further_attacks) if entry else 0, values_drawn(thing)
    return PlaceMonster.model_construct(
        monster_id=monster_id,
        kind=thing.content,
        name=name_drawn(thing),
        **values,
        further_attacks=(values.get("attack", 0),) * further,
        abilities=tuple(one for one in thing.equipment if one in scene.content.abilities),
        hidden=False,
    )


def enter(scene: Scene) -> Iterator[Event]:
    """Put every hero on the quest who is not on the map yet onto it, and reveal what is seen from there; tell of those
    without room that they wait.
    """
    yield from let_in(scene)
    for hero_id in waiting_heroes(scene.table):
        yield scene.record(HeroWaits(hero_id=hero_id))


def let_in(scene: Scene) -> Iterator[Event]:
    """Let heroes who wait enter one after the other, as far as there is room: what one reveals may take the next
    one's.
    """
    for hero_id in waiting_heroes(scene.table):
        spot = next((one for one in _starts(scene) if not misfit(scene.table, hero_id, one)), None)
        if spot is None:
            return
        yield scene.record(FigurePut(figure_id=hero_id, square=place_name(spot.board, spot.square)))
        yield from reveal_around(scene, spot)


def reveal_around(scene: Scene, spot: Spot) -> Iterator[Event]:
    """Reveal what is seen from a square."""
    yield from reveal(scene, spot.board, step_reveals(situation_of_table(scene.table, spot.board), spot.square))


def _starts(scene: Scene) -> Iterator[Spot]:
    """Yield the squares to begin on, the drawn ones first, then those around them, nearest first: where no trap is and
    no monster of the drawing waits. They hold for the table as it is; whether there is room is for `misfit` to say.
    """
    laid = scene.table.map
    for number, drawn in enumerate(laid.quest.boards if laid else ()):
        situation = situation_of_table(scene.table, number)
        ways = situation.plan.doorless
        monsters = waiting(laid, number, ways.everything) if laid else ()
        barred = situation.mask(one.block for one in chain(drawn.of_kind("trap"), monsters))
        yield from (Spot(board=number, square=one) for one in drawn.starts() if ways.bit(one) & ~barred)
        seen = edge = ways.mask(drawn.starts())
        while edge:
            edge = ways.spread(edge) & ~seen
            seen |= edge
            yield from (Spot(board=number, square=one) for one in ways.squares(edge & ~barred))


@rule(LayMap)
def lay_map(scene: Scene, command: LayMap) -> Iterator[Event]:
    """Lay a copy of the drawing on the table. Heroes on a quest enter it at once, the others when they set out. Raises:
    RuleViolation while another map lies there, or where a figure could not stand as it is drawn.
    """
    yield from lay(scene, command.quest, field="quest")
    yield from enter(scene)


def lay(scene: Scene, quest: QuestMap, field: str) -> Iterator[Event]:
    """Lay a copy of a drawing on the table. Raises: RuleViolation."""
    if scene.table.map or scene.table.map_aside:
        raise RuleViolation("map.laid_already", field=field)
    check_fits(quest, field)
    yield scene.record(MapLaid(quest=quest))


def check_fits(quest: QuestMap, field: str) -> None:
    """Check whether the rules can play a drawn quest. Raises: RuleViolation that names the first reason why not."""
    found = barring(quest, the_board())
    if found is None:
        return
    there = {thing.id: called(thing) for thing in quest.boards[found.board].things}
    things = [there.get(one, one) for one in found.things]
    square = place_name(found.board, found.square) if found.square and the_board().has(found.square) else ""
    raise RuleViolation(
        "map.does_not_fit",
        field=field,
        finding=found.code,
        square=square,
        thing=next(iter(things), ""),
        things=", ".join(things),
        thing_id=next(iter(found.things), ""),
    )


@rule(TakeMapAway)
def take_map_away(scene: Scene, _: TakeMapAway) -> Iterator[Event]:
    """Go on without the map: figures stay in play, squares are told by the people again."""
    if not (scene.table.map or scene.table.map_aside):
        raise RuleViolation("map.none")
    yield from searching.take_map_away(scene)


@rule(PutMapAside)
def put_map_aside(scene: Scene, _: PutMapAside) -> Iterator[Event]:
    """Go on without the quest's map until it is brought back."""
    if scene.table.map is None:
        raise RuleViolation("map.none")
    yield scene.record(MapPutAside())


@rule(BringMapBack)
def bring_map_back(scene: Scene, _: BringMapBack) -> Iterator[Event]:
    """Put figures where they stood when the map was put aside; heroes who have joined since enter it."""
    if scene.table.map_aside is None:
        raise RuleViolation("map.none_aside")
    yield scene.record(MapBroughtBack())
    yield from enter(scene)
