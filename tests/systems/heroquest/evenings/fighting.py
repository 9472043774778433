"""What somebody wants who means to win: strike whom he can, else come nearer, else open the next door."""

from collections.abc import Iterator, Sequence
from random import Random

from app.core.answers import Answers
from app.core.board.squares import Square, distance
from app.core.events import Command
from app.core.game_system import Role, Viewer
from app.core.offers import Offer
from app.systems.heroquest.board.at_table import named_place, spot_of
from app.systems.heroquest.board.situation import Side
from app.systems.heroquest.board.standpoint import Standpoint
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.possible.choices import values_of
from app.systems.heroquest.possible.declared import built, is_list, kinds
from app.systems.heroquest.rounds.commands import EndTurn
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.dungeon import GAME_MASTER
from app.systems.heroquest.state.table import Table
from tests.systems.heroquest.evenings.what_holds import read

MASTER = Viewer(role=Role.GAME_MASTER)


def in_earnest(table: Table, chance: Random) -> Command:
    """What the hero on turn does next, or in the game master's turn one monster after the other; then the turn ends."""
    on_turn = table.round.turn or ""
    acting = [one for one in (table.monsters if on_turn == GAME_MASTER else (on_turn,)) if spot_of(table, one)]
    for figure in acting:
        wish = _of_figure(table, figure, chance)
        if wish is not None:
            return read(wish)
    return EndTurn()


def with_more_said(table: Table, chance: Random) -> Command | None:
    """A deed of somebody on turn that asks for more, with something that could be said; the rules may refuse that."""
    on_turn = table.round.turn or ""
    figure = chance.choice([*table.monsters, ""]) if on_turn == GAME_MASTER else on_turn
    if figure not in {*table.heroes, *table.monsters}:
        return None
    found = [one for one in SYSTEM.offers(table, MASTER, figure) if one.can_be_done and one.asks]
    if not found:
        return None
    wish, scene = chance.choice(found), Scene(table, SYSTEM.content_of(table), Answers())
    said = dict(wish.told)
    for field in wish.asks:
        kind = kinds()[wish.type]
        values = values_of(scene, kind, field, figure)
        if not values:
            return None
        value = chance.choice(values)
        said[field] = [value] if is_list(kind, field) else value
    return built(kinds()[wish.type], said)


def _of_figure(table: Table, figure: str, chance: Random) -> Offer | None:
    found = [one for one in SYSTEM.offers(table, MASTER, figure) if one.can_be_done and not (one.asks or one.is_spent)]
    for wishes in (_blows(found), _nearer(table, figure, found), _doors(found), _dice(found), _anywhere(found)):
        if wishes:
            return chance.choice(wishes)
    return None


def _blows(found: Sequence[Offer]) -> Sequence[Offer]:
    return [one for one in found if one.group == "fight" and kinds()[one.type].takes_action]


def _nearer(table: Table, figure: str, found: Sequence[Offer]) -> Sequence[Offer]:
    """The ways that lead nearest to a foe, if they lead nearer than it stands."""
    here = Standpoint.of(table, figure)
    if here is None:
        return ()
    foes = [one.square for one in here.others(Side.HERO if figure in table.monsters else Side.MONSTER)]
    far = {one.type + str(one.told): _away(square, foes) for one, square in _ways(table, found)} if foes else {}
    least = min(far.values(), default=99)
    if least >= _away(here.figure.square, foes):
        return ()
    return [one for one in found if far.get(one.type + str(one.told)) == least]


def _away(square: Square, foes: Sequence[Square]) -> int:
    return min((distance(square, one) for one in foes), default=0)


def _ways(table: Table, found: Sequence[Offer]) -> Iterator[tuple[Offer, Square]]:
    boards = len(table.map.quest.boards) if table.map else 0
    for one in found:
        spot = named_place(str(one.told.get("square", "")), boards)
        if one.type in ("walk_to", "walk_monster_to") and spot is not None:
            yield one, spot.square


def _doors(found: Sequence[Offer]) -> Sequence[Offer]:
    return [one for one in found if one.type == "open_door"]


def _dice(found: Sequence[Offer]) -> Sequence[Offer]:
    return [one for one in found if one.type == "move_roll"]


def _anywhere(found: Sequence[Offer]) -> Sequence[Offer]:
    """The farthest a hero gets: somewhere there are foes."""
    ways = [one for one in found if one.type == "walk_to"]
    return ways[-3:]
