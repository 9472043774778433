"""The map as a drawing: everything of a quest has a sign or at least its name; players get what they may know."""

import re

import pytest

from app.core.board.squares import Block, Square, Turn
from app.settings import STATIC
from app.systems.heroquest.board.quest_map import (
    AnyThing,
    QuestBoard,
    QuestChest,
    QuestDoor,
    QuestMark,
    QuestMonster,
    QuestPiece,
    QuestTrap,
)
from app.systems.heroquest.content.loader import furniture_sizes, shipped
from app.systems.heroquest.labels import labels
from app.web.heroquest.maps.drawing import LAYERS, BoardPicture, RevealedSquares, View, drawn, without_secrets
from app.web.heroquest.maps.shapes import UNIT, LineShape, Sign, Text
from app.web.heroquest.maps.signs import code_of
from app.web.ui.rendering import Renderer

WORDS = labels("de")
SPRITE = set(re.findall(r'id="([^"]+)"', (STATIC / "img" / "map.svg").read_text(encoding="utf-8")))
VIEWS: tuple[View, ...] = ("gm", "edit", "players", "print-gm", "print-players")


def picture(*things: AnyThing, view: View = "gm", sight: RevealedSquares | None = None) -> BoardPicture:
    return drawn(QuestBoard(things=things), view, WORDS, sight=sight)


def sign(thing: AnyThing, view: View = "gm") -> Sign:
    """How a thing alone on the board is drawn."""
    shapes = [shape for layer in picture(thing, view=view).layers for shape in layer.shapes if isinstance(shape, Sign)]
    [found] = [one for one in shapes if one.id == thing.id]
    return found


def symbols(thing: AnyThing, view: View = "gm") -> list[str]:
    return [one.name for one in sign(thing, view).symbols]


def walls(*things: AnyThing) -> str:
    [layer] = [one for one in picture(*things).layers if one.name == "walls"]
    [path] = [one.path for one in layer.shapes if isinstance(one, LineShape) and one.css == "b-wall"]
    return path


def html(board: BoardPicture) -> str:
    return Renderer(lambda: WORDS).html("heroquest/maps/_board.html", {"board": board})


def piece(content: str, size: tuple[int, int] = (1, 1), turn: Turn = Turn.DOWNWARD, **named: str) -> QuestPiece:
    facts = {"kind": "furniture", "content": content, "x": 4, "y": 4, "turn": turn, **named}
    return QuestPiece.model_validate({"id": "f", "width": size[0], "height": size[1], **facts})


def door(**facts: object) -> QuestDoor:
    return QuestDoor.model_validate({"id": "d", "x": 4, "y": 4, **facts})


def trap(state: str) -> QuestTrap:
    return QuestTrap.model_validate({"id": "t", "content": "pit_trap", "x": 1, "y": 1, "state": state})


def test_every_piece_of_furniture_and_every_trap_has_a_drawing_of_its_own() -> None:
    for content, size in furniture_sizes().items():
        thing = QuestChest(id="f", x=1, y=1) if content == "chest" else piece(content, size=size)
        assert symbols(thing) == [f"s-{content}"]
        assert set(symbols(thing)) <= SPRITE
    for kind in shipped().traps:
        assert symbols(QuestTrap(id="t", content=kind, x=1, y=1)) == [f"s-{kind}", "s-state-hidden"]
        assert f"s-{kind}" in SPRITE


def test_the_state_of_a_trap_is_a_sign_and_players_are_not_told_the_kind_of_a_found_one() -> None:
    for state in ("hidden", "found", "sprung", "disarmed"):
        assert symbols(trap(state)) == ["s-pit_trap", f"s-state-{state}"]
        assert f"s-state-{state}" in SPRITE
    assert symbols(trap("found"), "players") == ["s-state-found"]


@pytest.mark.parametrize(
    ("turn", "move"),
    [
        (Turn.DOWNWARD, "translate(160 160)"),
        (Turn.LEFTWARD, "translate(240 160) rotate(90)"),
        (Turn.UPWARD, "translate(280 240) rotate(180)"),
        (Turn.RIGHTWARD, "translate(160 280) rotate(270)"),
    ],
)
def test_a_turned_thing_covers_what_the_board_says_it_covers(turn: Turn, move: str) -> None:
    assert sign(piece("table", turn=turn, size=(3, 2))).move == move


def test_a_thing_that_a_file_draws_upright_is_turned_onto_its_squares() -> None:
    assert sign(piece("sarcophagus", size=(2, 3))).move == "translate(240 160) rotate(90)"


def test_what_nobody_has_drawn_is_a_box_with_its_name() -> None:
    anvil = sign(piece("", name="Amboss"))
    assert not anvil.symbols
    assert anvil.box == (UNIT, UNIT)
    assert anvil.title == "Amboss"
    forge = sign(piece("", source="DwarvenForge", size=(3, 1)))
    assert [one.text for one in forge.texts] == ["Dwarven", "Forge"]
    assert forge.box == (3 * UNIT, UNIT)
    assert sign(QuestTrap(id="t", source="StarBurst", x=1, y=1)).title == "Star Burst"


def test_doors_show_how_they_stand_and_where_they_lead() -> None:
    for state, symbol in (("open", "open"), ("closed", "closed"), ("locked", "locked")):
        assert symbols(door(state=state)) == [f"s-door-{symbol}"]
    secret = {"hidden": "secret", "closed": "secret-found", "open": "open"}
    for state, symbol in secret.items():
        assert symbols(door(kind="secret_door", state=state)) == [f"s-door-{symbol}"]
    assert symbols(door(content="grating")) == ["s-door-grating"]
    assert symbols(door(leads="exit")) == ["s-door-closed", "s-leads-exit"]
    below = door()
    beside = door(turn=Turn.RIGHTWARD)
    assert sign(below).move == "translate(180 200)"
    assert sign(beside).move == "translate(200 180) rotate(90)"


def test_all_rooms_have_walls_and_their_number() -> None:
    layers = {layer.name: layer.shapes for layer in picture().layers}
    numbers = [one.text for one in layers["numbers"] if isinstance(one, Text)]
    assert numbers == [str(number) for number in range(1, 23)]
    assert walls().count("M") < 80, "long strokes, not one for each square"
    assert f"M0 0h{26 * UNIT}" in walls(), "the rim"
    assert f"M{9 * UNIT} {1 * UNIT}v{8 * UNIT}" in walls(), "rooms 2 and 5 to their right"


def test_a_tile_that_covers_walls_takes_them_away() -> None:
    tile = QuestPiece(
        id="t", kind="tile", x=3, y=1, width=4, height=3, covers_walls=True, source="CageRoom"
    )  # rooms 1 and 2
    start = f"M{5 * UNIT} {1 * UNIT}v"
    assert start in walls()
    assert start not in walls(tile)


def test_monsters_have_an_outline_letters_and_a_number_among_their_kind() -> None:
    orcs = [QuestMonster(id=f"o{n}", content="orc", x=n, y=1) for n in range(2)]
    bell = QuestMonster(id="b", content="chaos_warrior", name="Der Glockenmeister", x=5, y=1)
    first, second, own = picture(*orcs, bell).figures
    assert [one.text for one in (first, second, own)] == ["O1", "O2", "C"]
    assert (first.outline, own.outline, first.is_own, own.is_own) == ("green", "chaos", False, True)
    kinds = ("orc", "goblin", "skeleton", "zombie", "mummy", "fimir", "chaos_warrior", "gargoyle")
    codes = [code_of(kind, WORDS) for kind in kinds]
    assert codes == ["O", "G", "S", "Z", "M", "F", "C", "Ga"]
    every = [code_of(kind, WORDS) for kind in shipped().monsters if not kind.startswith("base_")]
    assert len(every) == len(set(every)), "no two kinds share their letters"


def test_what_players_may_not_know_is_in_no_layer_of_theirs() -> None:
    secrets: tuple[AnyThing, ...] = (
        QuestMonster(id="ork", content="orc", x=2, y=2),
        QuestTrap(id="grube", content="pit_trap", x=3, y=2),
        QuestDoor(id="geheim", kind="secret_door", x=4, y=4, state="hidden"),
        QuestMark(id="brief", content="A", x=2, y=3),
    )
    board = without_secrets(QuestBoard(things=(*secrets, piece("table", size=(3, 2)))))
    told = html(drawn(board, "print-players", WORDS))
    assert "s-table" in told
    assert not any(one.id in told for one in secrets)
    marks = html(picture(QuestMark(id="brief", content="A", x=2, y=3), view="players"))
    assert "brief" not in marks


def test_what_nobody_has_seen_is_covered_and_its_number_is_not_told_to_players() -> None:
    room = shipped().board.squares_of("room_9")
    seen = picture(view="players", sight=RevealedSquares(revealed=room, in_sight=0))
    layers = {layer.name: layer.shapes for layer in seen.layers}
    assert [one.text for one in layers["numbers"] if isinstance(one, Text)] == ["9"]
    fog, known = (one for one in layers["fog"] if isinstance(one, LineShape))
    assert (fog.css, known.css) == ("b-fog", "b-known")
    assert known.path.count("M") == 4, "a rectangle for each of its rows"
    assert not drawn(QuestBoard(), "edit", WORDS, sight=RevealedSquares(revealed=room)).layers[3].shapes


def test_a_board_full_of_things_is_drawn_in_every_view_with_all_its_layers() -> None:
    things = tuple(
        QuestMonster(id=f"m{n}", content="orc", x=n % 26, y=n // 26, hidden=n % 2 == 0) for n in range(60)
    ) + tuple(QuestTrap(id=f"t{n}", content="spear_trap", x=n % 26, y=10) for n in range(26))
    unused = (Block(x=0, y=0, width=1, height=19),)
    for view in VIEWS:
        told = html(drawn(QuestBoard(things=things, unused=unused), view, WORDS))
        assert all(f'id="board-{name}"' in told for name in (*LAYERS, "figures", "reach", "path", "targets", "ray"))
        assert set(re.findall(r"map\.svg\?v=\w+#([\w-]+)", told)) <= SPRITE


def test_half_squares_and_odd_places_of_files_are_kept() -> None:
    arrow = QuestMark(id="a", content="arrow", x=2.5, y=3.25, turn=Turn.RIGHTWARD)
    assert sign(arrow).move == "translate(100 170) rotate(270)"
    assert arrow.square == Square(2, 3)
