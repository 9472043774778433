"""Monsters that stand nowhere on the map yet: the game master puts them there, one after the other, with a tap each."""

from collections.abc import Iterator
from urllib.parse import urlencode

from app.core.board.squares import Square
from app.systems.heroquest.board.at_table import place_name, place_names
from app.systems.heroquest.combat.events import MonsterPlaced
from app.systems.heroquest.combat.strikes import has_power
from app.systems.heroquest.content.monsters import Power
from app.systems.heroquest.maps.placing import misfit, off_the_map, room_for
from app.systems.heroquest.positions import FigurePut
from app.systems.heroquest.state.dungeon import Size, Spot
from app.systems.heroquest.state.figures import Monster
from app.systems.heroquest.views.map import SeenBoard
from app.web.heroquest.maps.panel_rows import MapPanel, PanelRow, RowWay
from app.web.heroquest.table.look import HeroQuestLook
from app.web.http.languages import t
from app.web.table.game_pages import Draft
from app.web.table.panel_forms import FormMaker

_SIZES: tuple[Size, ...] = (
    (1, 1),
    (2, 1),
    (2, 2),
)  # the game does not say how large a figure is: the group's own counts
LATER = "later"  # in place of a monster's id: none is put by the next tap


class Placing:
    """Puts monsters on the map.

    While one is in hand (`put` in the address, or it has just come into play), the next tap on a free square puts that
    one and moves no other figure.
    """

    def __init__(self, look: HeroQuestLook, draft: Draft, make: FormMaker, board: SeenBoard) -> None:
        self._look, self._draft, self._make, self._board = look, draft, make, board
        self._waiting = off_the_map(look.table) if look.is_game_masters else ()

    @property
    def in_hand(self) -> tuple[Monster, ...]:
        """Return the monster that the next tap puts, with those like it that follow; empty while none is in hand."""
        wanted = self._draft.query.get("put", "")
        named = next((kin for kin in self._waiting if wanted in (one.id for one in kin)), ())
        if named or wanted == LATER or not self._has_just_come():
            return named
        return self._waiting[0] if self._waiting else ()

    def _has_just_come(self) -> bool:
        """Return whether the newest action brought monsters into play, or put one of them on the map."""
        events = [event for newest in self._look.snapshot.counting[:1] for event in newest.entry.events]
        monsters = self._look.table.monsters
        return any(
            isinstance(one, MonsterPlaced) or (isinstance(one, FigurePut) and one.figure_id in monsters)
            for one in events
        )

    def fill(self, panel: MapPanel, chosen: Square | None) -> None:
        """Add the rows of those who wait; with one in hand also what the next tap does."""
        kin = self.in_hand
        if kin:
            size = self._size(kin[0])
            more = {"width": str(size[0]), "height": str(size[1])} if size else {}
            panel.walk = self._make.acting("put_figure", figure_id=kin[0].id, square="", **more)
            room = room_for(self._look.table, self._board.number, kin[0].id, size)
            panel.free = place_names(self._board.number, room)
            panel.put, panel.before = kin[0].id, ""
            here = tuple(self._put(kin[0], chosen)) if chosen else ()
            ways = (*(here or self._choices(panel, kin[0], size)), self._later(panel))
            panel.rows.insert(0, self._row(kin, ways, t("tap_where_it_stands")))
            return
        for waiting in self._waiting:
            if chosen is None:
                take = RowWay(t("put_on_the_map"), "hand", url=self._url(panel, put=waiting[0].id))
                panel.rows.append(self._row(waiting, (take,), t("not_on_the_map_yet")))
            elif ways := tuple(self._put(waiting[0], chosen)):
                square = place_name(self._board.number, chosen)
                panel.rows.append(self._row(waiting, ways, t("not_on_the_map_yet"), square))

    def _row(self, kin: tuple[Monster, ...], ways: tuple[RowWay, ...], note: str, square: str = "") -> PanelRow:
        rest = t("and_so_many_like_it", number=len(kin) - 1) if len(kin) > 1 else ""
        note = " · ".join(filter(None, (note, rest)))
        return PanelRow(self._look.name_of(kin[0].id), square, note, ways, icon="skull")

    def _sizes(self, monster: Monster) -> tuple[Size | None, ...]:
        return _SIZES if has_power(self._look.scene, monster.id, Power.CLEAR_SIGHT) else (None,)

    def _size(self, monster: Monster) -> Size | None:
        """Return the size that was tapped, or the first; None for what is never larger than a square."""
        sizes, wanted = self._sizes(monster), self._draft.query.get("size", "")
        return next((one for one in sizes if one and f"{one[0]}x{one[1]}" == wanted), sizes[0])

    def _choices(self, panel: MapPanel, monster: Monster, size: Size | None) -> Iterator[RowWay]:
        for one in self._sizes(monster):
            if one is not None:
                url = self._url(panel, put=monster.id, size=f"{one[0]}x{one[1]}")
                text = t("size_in_squares", width=one[0], height=one[1])
                yield RowWay(text, "check" if one == size else "", url=url, tone="primary" if one == size else "")

    def _later(self, panel: MapPanel) -> RowWay:
        return RowWay(t("put_it_later"), "undo-2", url=self._url(panel, put=LATER))

    def _put(self, monster: Monster, square: Square) -> Iterator[RowWay]:
        """Yield a button that puts it on the chosen square; for a large one a button for each size that has room."""
        goal = Spot(board=self._board.number, square=square)
        fields = {"figure_id": monster.id, "square": place_name(goal.board, square)}
        for size in self._sizes(monster):
            if misfit(self._look.table, monster.id, goal, size=size):
                continue
            more = {"width": str(size[0]), "height": str(size[1])} if size else {}
            text = t("size_in_squares", width=size[0], height=size[1]) if size else t("put_there")
            yield RowWay(text, "hand", self._make.acting("put_figure", **fields, **more))

    def _url(self, panel: MapPanel, **more: str) -> str:
        told = {"do": "map", **({"for": panel.acting} if panel.acting else {}), **more}
        return f"{self._draft.url}?{urlencode(told)}"
