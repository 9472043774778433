"""The map on a live page, in parts that are sent one by one: layers, figures, the same as a list, which board is shown.

All boards of a quest lie side by side on one large sheet; a page shows the part of it that somebody looks at.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from app.core.board.passages import Squares
from app.core.board.squares import Square
from app.systems.heroquest.board.at_table import named_place, place_name, place_names, square_of, the_board
from app.systems.heroquest.board.quest_map import AnyThing, QuestDoor, QuestMonster, QuestPiece, QuestTrap
from app.systems.heroquest.board.situation import Side
from app.systems.heroquest.maps.events import SquaresRevealed
from app.systems.heroquest.positions import SecretDoorFound
from app.systems.heroquest.traps.events import TrapMarked
from app.systems.heroquest.views.map import SeenBoard, SeenFigure, SeenGear, SeenMap, seen_map
from app.systems.heroquest.views.monsters import MonsterView
from app.web.heroquest.bestiary.monsters import exact_points
from app.web.heroquest.maps import overlay
from app.web.heroquest.maps.drawing import Layer, RevealedSquares, drawn, figure_token, view_box
from app.web.heroquest.maps.shapes import APART, UNIT, Shape, Sign, Symbol, Token
from app.web.heroquest.maps.signs import class_of_crest, code_of, crest_file, name_of, outline_of
from app.web.heroquest.table.look import HeroQuestLook
from app.web.http.languages import spoken, t
from app.web.live.parts import Fragment, Part, PartGroup, fragment
from app.web.ui.rendering import Shown


def map_parts(look: HeroQuestLook) -> tuple[Part, ...]:
    """Return the map as this person may see it; empty parts where none is laid. Everybody of a role shares them."""
    key = ("map", spoken.get(), look.actor.role)
    if key not in look.snapshot.memo:
        seen = seen_map(look.table, look.actor.viewer)
        look.snapshot.memo[key] = tuple(_parts(look, seen))
    parts: tuple[Part, ...] = look.snapshot.memo[key]
    return parts


def _parts(look: HeroQuestLook, seen: SeenMap | None) -> Iterator[Part]:
    boards = seen.boards if seen else ()
    telling = MapTelling(look)
    layers = [layer for board in boards for layer in telling.layers(board, shows_all=bool(seen and seen.shows_all))]
    tokens = [token for board in boards for token in telling.tokens(board)]
    rows = [row for board in boards for row in telling.rows(board)]
    template = "heroquest/maps/_{}.html"
    yield PartGroup("map-layers", tuple(Fragment(one.id, template.format("layer"), one) for one in layers))
    figures = (fragment(f"figure-{one.id}", template.format("token"), token=one) for one in tokens)
    yield PartGroup("map-figures", tuple(figures))
    yield PartGroup("map-rows", tuple(rows))
    yield Fragment("map-frame", template.format("frame"), _frame(look, seen))


def _frame(look: HeroQuestLook, seen: SeenMap | None) -> Shown:
    """Return further map data for a page: its boards, where the figure on turn stands, which area is where.

    `areas`: for each square a letter, row by row; `A` is the corridor, the first room `B`.
    """
    if seen is None:
        return Shown(board=0, boards=(), at="", areas="", width=0)
    figures = {one.id: (board.number, one) for board in seen.boards for one in board.figures}
    turn = look.table.round.turn or ""
    number, figure = figures.get(turn) or next(iter(figures.values()), (0, None))
    names = [t("board_number", number=one.number + 1) for one in seen.boards]
    return Shown(
        board=number,
        boards=tuple(
            Shown(number=n, name=name, view_box=view_box(the_board(), n * APART)) for n, name in enumerate(names)
        ),
        at=place_name(number, figure.square) if figure else "",
        areas=_areas(),
        width=the_board().width,
    )


def _areas() -> str:
    board = the_board()
    letters = {area.id: chr(ord("B") + number) for number, area in enumerate(board.areas)}
    return "".join(letters.get(board.area(square), "A") for square in board.squares())


def area_in_words(square: Square) -> str:
    """Return the room of a square, or the corridor."""
    board = the_board()
    area = board.area(square) if board.has(square) else ""
    numbers = {one.id: number for number, one in enumerate(board.areas, start=1)}
    return t("room_number", number=numbers[area]) if area in numbers else t("corridor")


class MapTelling:
    """Boards of one look at the table, drawn and in words."""

    def __init__(self, look: HeroQuestLook) -> None:
        self._look, self._labels = look, look.labels
        self._turn = look.table.round.turn
        self._monsters = {one.id: one for one in look.view.monsters}

    def layers(self, board: SeenBoard, *, shows_all: bool) -> Iterator[Layer]:
        """Yield the layers of a board, moved to its place on the sheet."""
        picture = drawn(
            board.drawn,
            "gm" if shows_all else "players",
            self._labels,
            sight=RevealedSquares(board.revealed),
            figures=(),
            veiled=board.veiled,
            opened=board.opened,
            element=f"map-{board.number}",
        )
        yield Layer(f"map-{board.number}-coords", "coords", (*picture.columns, *picture.rows), board.number * APART)
        yield from (replace(one, x=board.number * APART) for one in picture.layers)
        yield Layer(f"map-{board.number}-news", "news", tuple(self._news(board)), board.number * APART)

    def _news(self, board: SeenBoard) -> Iterator[Shape]:
        """Yield marks of searched areas, of things on the floor, and a frame around what has just been revealed."""
        found = (
            ("gold-done", board.searched, 24, t("no_treasure_left")),
            ("traps-done", board.sought, 43, t("traps_sought")),
        )
        for symbol, areas, x, title in found:
            for area in areas:
                first = next(the_board().unwalled.squares(the_board().squares_of(area) & board.revealed))
                at = f"translate({first.x * UNIT + x} {first.y * UNIT + 2})"
                yield Sign("", "", at, (Symbol(f"s-{symbol}", 0, 0, 17, 17),), title=title)
        for gear in board.gear:
            is_weapon = self._look.content.items[gear.content_id].weapon is not None
            sign = Symbol("s-thrown_weapon" if is_weapon else "s-lost_gear", 0, 0, 26, 26)
            at = f"translate({gear.square.x * UNIT + 13} {gear.square.y * UNIT + 13})"
            yield Sign(f"gear-{gear.item_id}", "", at, (sign,), title=self.gear_name(gear))
        new = newly_revealed(self._look).get(board.number, 0) | newly_found(self._look, board.number)
        if fresh := board.revealed & new:
            ways = the_board().passages
            yield from overlay.new_shapes(ways, ways.squares(fresh))

    def gear_name(self, gear: SeenGear) -> str:
        """Return the name of a thing on the floor."""
        item = next((one for one in self._look.table.on_floor if one.id == gear.item_id), None)
        return self._look.cards.item_name(item) if item else ""

    def tokens(self, board: SeenBoard) -> Iterator[Token]:
        """Yield everybody on a board; who on turn, last, so that no figure covers him."""
        for one in board.drawn.things:
            if isinstance(one, QuestMonster) or (isinstance(one, QuestPiece) and one.kind == "ally"):
                yield self._placed(figure_token(one, self._labels, veiled=one.id in board.veiled), board.number)
        for figure in sorted(board.figures, key=lambda one: (one.id == self._turn, one.is_standing)):
            yield self._placed(self._token(figure), board.number)

    def rows(self, board: SeenBoard) -> Iterator[Fragment]:
        """Yield everything on a board in words, figures first."""
        for figure in sorted(board.figures, key=lambda one: one.side is not Side.HERO):
            yield self._figure_row(board, figure)
        for thing in board.drawn.things:
            if thing.kind not in ("tile", "hero"):
                yield self._thing_row(board, thing)
        for gear in board.gear:
            covers = place_name(board.number, gear.square)
            name, what = self.gear_name(gear), t("lies_on_the_floor")
            yield _row(f"gear-{gear.item_id}", board.number, gear.square, name, what, covers)

    def figure_name(self, figure: SeenFigure) -> str:
        """Return this person's name for a figure."""
        return self._look.name_of(figure.id) or figure.name

    def sign(self, figure: SeenFigure) -> Token:
        """Return a figure beside its name, without a place."""
        return replace(self._token(figure), id="", x=0, y=0, width=UNIT, height=UNIT, is_current=False)

    @staticmethod
    def _placed(token: Token, number: int) -> Token:
        return replace(token, x=token.x + number * APART)

    def _token(self, figure: SeenFigure) -> Token:
        states = {
            "is-current": figure.id == self._turn,
            "is-down": not figure.is_standing,
            "is-in-pit": figure.in_pit,
            "is-invisible": figure.invisible,
        }
        css = " ".join(name for name, holds in states.items() if holds)
        blank = Token(
            id=figure.id,
            x=figure.square.x * UNIT,
            y=figure.square.y * UNIT,
            css="",
            width=figure.width * UNIT,
            height=figure.height * UNIT,
            is_current=figure.id == self._turn,
        )
        if figure.side is Side.HERO:
            looks = f"b-hero {class_of_crest(figure.kind)} {css}".strip()
            return replace(blank, css=looks, crest=crest_file(figure.kind))
        outline, points = outline_of(figure.kind), self._points(self._monsters.get(figure.id))
        return replace(
            blank,
            css=f"b-monster b-monster--{outline} {css}".strip(),
            outline=outline,
            text=code_of(figure.kind, self._labels, figure.name) + _number(self.figure_name(figure)),
            points=points[0],
            most=points[1],
            is_own=bool(figure.name),
            veiled=figure.veiled,
        )

    @staticmethod
    def _points(monster: MonsterView | None) -> tuple[int, int]:
        """Return its remaining body points, where this person may know them."""
        points = exact_points(monster) if monster else None
        return (points.current, points.maximum) if points else (0, 0)

    def _figure_row(self, board: SeenBoard, figure: SeenFigure) -> Fragment:
        states = (
            (figure.id == self._turn, t("has_the_turn")),
            (not figure.is_standing, t("lies_down")),
            (figure.in_pit, t("in_the_pit")),
            (figure.invisible, t("is_invisible")),
            (figure.veiled, t("players_do_not_see_it")),
        )
        what = t("hero") if figure.side is Side.HERO else t("monster")
        state = ", ".join(words for holds, words in states if holds)
        covers = place_names(board.number, figure.block.squares())
        return _row(figure.id, board.number, figure.square, self.figure_name(figure), what, covers, state)

    def _thing_row(self, board: SeenBoard, thing: AnyThing) -> Fragment:
        what = t("kind_of_thing", kind=thing.kind)
        veiled = t("players_do_not_see_it") if thing.id in board.veiled else ""
        state = t("stands_open") if thing.id in board.opened else ""
        if isinstance(thing, QuestDoor | QuestTrap):
            state = t("state_of_thing", state=thing.state)
        square = square_of(thing) or thing.square
        covers = place_names(board.number, thing.edge if isinstance(thing, QuestDoor) else thing.block.squares())
        name, told = name_of(thing, self._labels) or what, ", ".join(filter(None, (state, veiled)))
        return _row(f"{board.number}-{thing.id}", board.number, square, name, what, covers, told)


def _row(row_id: str, board: int, at: Square, name: str, what: str, covers: str, state: str = "") -> Fragment:
    """Return a line of the map as a list; `covers` are all its squares, of a door those on both sides."""
    return fragment(
        f"map-row-{row_id}",
        "heroquest/maps/_row.html",
        id=f"map-row-{row_id}",
        square=place_name(board, at),
        name=name,
        what=what,
        area=area_in_words(at),
        state=state,
        covers=covers,
    )


def newly_revealed(look: HeroQuestLook) -> Mapping[int, Squares]:
    """Return the squares of each board that the newest action has revealed."""
    events = (event for newest in look.snapshot.counting[:1] for event in newest.entry.events)
    return {one.board: int(one.squares, 16) for one in events if isinstance(one, SquaresRevealed)}


def found_now(look: HeroQuestLook) -> Sequence[str]:
    """Return the squares of the traps and secret doors that the newest action has found."""
    events = (event for newest in look.snapshot.counting[:1] for event in newest.entry.events)
    return tuple(one.square for one in events if isinstance(one, TrapMarked | SecretDoorFound))


def newly_found(look: HeroQuestLook, board: int) -> Squares:
    """Return the squares of a board on which the newest action has found a trap or a secret door."""
    boards = len(look.table.map.quest.boards) if look.table.map else 0
    places = (named_place(one, boards) for one in found_now(look))
    return the_board().unwalled.mask([one.square for one in places if one and one.board == board])


def _number(name: str) -> str:
    """Return the number that tells a monster from the others of its kind, as its name ends."""
    last = name.rpartition(" ")[2]
    return last if last.isdecimal() else ""
