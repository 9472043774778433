"""What the game master does with figures by hand: monsters come onto the map, and figures with sides are turned."""

from collections.abc import Iterator
from dataclasses import replace

from app.core.answers import Answers
from app.core.board.squares import Block, Square, Turn
from app.systems.heroquest.board.at_table import place_name, spot_of
from app.systems.heroquest.board.situation import Side
from app.systems.heroquest.combat.rules.abilities import can
from app.systems.heroquest.content.monsters import Power
from app.systems.heroquest.maps.commands import PutFigure
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Effect, Monster
from app.systems.heroquest.views.map import SeenBoard, SeenFigure
from app.web.heroquest.maps import overlay
from app.web.heroquest.maps.panel_contexts import MapPanel, Row, Way
from app.web.heroquest.table.look import Look
from app.web.http.languages import t
from app.web.table.panel_forms import FormMaker

_WITH_SIDES = {"dragon_fight", "spider_attack"}  # their attacks go to the front, aside and behind
_ROWS = 3  # more of them share one
_SIZES = ((1, 1), (2, 1), (2, 2))  # the game does not say how large a figure is: the group's own one counts


def coming(look: Look, make: FormMaker, board: SeenBoard, here: Square | None) -> Iterator[Row]:
    """Monsters in play that stand nowhere on the map yet: for the game master, put on the chosen square with a tap."""
    if not look.is_game_masters or (here is None and look.table.round.turn in look.table.heroes):
        return
    if here is not None and any(one.square == here for one in board.figures):
        return
    away = [
        monster
        for monster in look.table.monsters.values()
        if monster.is_standing and not monster.amount(Effect.HIDDEN) and spot_of(look.table, monster.id) is None
    ]
    if here is None and away:
        names = ", ".join(look.name_of(monster.id) for monster in away)
        yield Row(names, "", t("not_on_the_map_tap_a_square", number=len(away)), icon="skull")
        return
    scene, square = Scene(look.table, look.content, Answers()), place_name(board.number, here) if here else ""
    found = [(look.name_of(monster.id), tuple(_put(scene, make, monster, square))) for monster in away]
    if len(found) > _ROWS:
        ways = [
            replace(way, text=name if len(sizes) == 1 else f"{name} {way.text}")
            for name, sizes in found
            for way in sizes
        ]
        yield Row(t("put_there"), square, "", tuple(ways), icon="skull")
        return
    for name, sizes in found:
        yield Row(name, square, t("not_on_the_map_yet"), sizes, icon="skull")


def _put(scene: Scene, make: FormMaker, monster: Monster, square: str) -> Iterator[Way]:
    """Once for an ordinary one; a large one in each of the sizes there are."""
    fields = {"figure_id": monster.id, "square": square}
    if not can(scene, monster.id, Power.CLEAR_SIGHT):
        yield Way(t("put_there"), "hand", make.acting("put_figure", **fields))
        return
    for width, height in _SIZES:
        size = {"width": str(width), "height": str(height)}
        yield Way(t("size_in_squares", width=width, height=height), "hand", make.acting("put_figure", **fields, **size))


def turning(look: Look, make: FormMaker, board: int, figure: SeenFigure, panel: MapPanel) -> Iterator[Row]:
    """A quarter turn of a monster whose sides count or that is longer than wide; its front is drawn."""
    monster = look.table.monsters.get(figure.id)
    if monster is None or not look.is_game_masters or figure.side is not Side.MONSTER:
        return
    has_sides = bool(_WITH_SIDES & {*monster.abilities, *look.content.monsters[monster.kind].abilities})
    if not has_sides and figure.width == figure.height:
        return
    turned = look.table.map.turns.get(figure.id) if look.table.map else None
    if has_sides and turned is not None:
        at = figure.square
        block = Block(x=at.x, y=at.y, width=figure.width, height=figure.height)
        panel.above += overlay.front_shapes(block, turned)
    square, start = place_name(board, figure.square), turned or Turn.DOWNWARD
    wishes = (PutFigure(figure_id=figure.id, square=square, turn=one) for one in _after(start))
    turn = next((wish.turn for wish in wishes if look.refusal(wish) is None), None)
    note = t("front_of_figure", turn=turned.value if turned else "none") if has_sides else ""
    if turn is None:
        yield Row(t("turn_figure"), square, t("no_room_to_turn"), icon="rotate-cw", is_no=True)
        return
    hidden = make.acting("put_figure", figure_id=figure.id, square=square, turn=turn.value)
    yield Row(t("turn_figure"), square, note, (Way(t("turn_it"), "rotate-cw", hidden),), icon="rotate-cw")


def _after(turn: Turn) -> Iterator[Turn]:
    """The other three, in the order in which a figure is turned."""
    sides = list(Turn)
    return (sides[(sides.index(turn) + step) % len(sides)] for step in (1, 2, 3))
