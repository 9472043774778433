"""The panel beside the map: what the acting figure can do, each thing with its reason, and what a square holds."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from urllib.parse import urlencode

from app.core.board.squares import Square
from app.systems.heroquest.board.at_table import named_place, place_name, the_board
from app.systems.heroquest.board.quest_map import QuestMark
from app.systems.heroquest.board.situation import Side
from app.systems.heroquest.exploration.events import TrapsSought
from app.systems.heroquest.rounds.commands import EndTurn
from app.systems.heroquest.state.dungeon import GAME_MASTER, Spot
from app.systems.heroquest.views.map import SeenBoard, SeenFigure, SeenMap, seen_map
from app.web.heroquest.actions.master_turn import ALONE
from app.web.heroquest.maps.likely_tiles import arrange
from app.web.heroquest.maps.live_map import MapTelling, area_in_words, found_now, newly_revealed
from app.web.heroquest.maps.panel_rows import MapPanel, PanelRow, RowWay
from app.web.heroquest.maps.placing import Placing
from app.web.heroquest.maps.possibilities import Possibilities
from app.web.heroquest.maps.shapes import APART
from app.web.heroquest.maps.thing_rows import THING, ThingRows
from app.web.heroquest.table.look import HeroQuestLook
from app.web.heroquest.table.my_turn import means_of_hero
from app.web.http.languages import t
from app.web.table.actions.menu import MenuPanel, TurnMeans
from app.web.table.game_pages import Draft
from app.web.table.panel_forms import FormMaker
from app.web.ui.rendering import Context


class MapPanels:
    """Makes the panel for the figure that was asked for, or for the one on turn."""

    def __init__(self, look: HeroQuestLook, draft: Draft, menu: MenuPanel | None) -> None:
        self._look, self._draft, self._table = look, draft, look.table
        self._telling = MapTelling(look)
        self._menu = menu

    def panel(self, seen: SeenMap) -> MapPanel:
        """Return the panel of the map as this person sees it."""
        acting = self._acting(seen)
        board, figure = acting or (seen.boards[0], None)
        chosen = self._chosen(seen, figure)
        panel = MapPanel(
            url=self._draft.url,
            title=self._title(figure),
            class_id=self._look.crest_of(figure.id if figure else GAME_MASTER),
            acting=figure.id if figure else "",
            left=None,
            chosen=place_name(chosen.board, chosen.square) if chosen else "",
            follows=self._follows(figure, chosen),
            menu=self._menu,
            offset=board.number * APART,
            form_errors=self._look.errors(self._draft.errors),
            opens_below=0 if self._menu and self._menu.queue else 3 if self._draft.page == "hero_map" else 5,
        )
        panel.texts += self._texts(seen, board, chosen.square if chosen and chosen.board == board.number else None)
        then = figure.id if figure and not self._is_masters(figure) else ""  # after a monster comes the next one
        make = FormMaker(self._draft, self._look.snapshot, then=then, stay="map")
        here = chosen.square if chosen and chosen.board == board.number else None
        if figure is not None:
            Possibilities(panel, board, figure, self._look, self._draft, make, self._telling).fill(here)
            is_on_turn = self._table.round.turn in (figure.id, GAME_MASTER)
            means = self._means(figure)[1:] if is_on_turn else ()  # how far he gets stands beside them
            panel.means = tuple(one for place, one in enumerate(means) if one.is_used or place == 0)
            if self._is_own_turn(figure):
                panel.end = make.acting(EndTurn.type_name, hero_id=figure.id)
        else:
            panel.rows += [self._nobody_acts(board, here)] if here is not None else []
            is_listed = self._menu is not None and bool(self._menu.queue)
            panel.rows += self._monsters(seen) if self._look.is_game_masters and not is_listed else ()
        Placing(self._look, self._draft, make, board).fill(panel, here)
        panel.rows += self._waiting(seen) if here is None else ()
        panel.rows[:0] = self._search_result() if here is None else ()
        things = ThingRows(self._telling, self._look, self._draft.url, board, make, figure)
        asked = [*things.door(self._draft.query.get("door", "")), *(things.on(here) if here else ())]
        panel.rows = _tapped_first(panel, asked)
        arrange(self._look, panel)
        return panel

    def _acting(self, seen: SeenMap) -> tuple[SeenBoard, SeenFigure] | None:
        """Return who acts, and on which board; the game master may take any figure in hand, a player his own."""
        named, turn = [self._draft.query.get(name, "") for name in ("for", "hero")], self._table.round.turn or ""
        at_hand = self._menu.acting if self._menu else ""
        for figure_id in (*named, at_hand, *self._owners(), turn):
            if figure_id and (self._look.is_game_masters or self._look.actor.viewer.owns(figure_id)):
                for board in seen.boards:
                    for figure in board.figures:
                        if figure.id == figure_id and figure.is_standing:
                            return board, figure
        return None

    def _means(self, figure: SeenFigure) -> Sequence[TurnMeans]:
        """Return what a turn has: out of the game master's menu, or of the hero whose phone shows the map."""
        if self._menu is not None:
            return self._menu.means
        return means_of_hero(self._look, figure.id) if self._is_own_turn(figure) else ()

    def _is_own_turn(self, figure: SeenFigure) -> bool:
        """Return whether a phone shows the map to the player of the hero who is on turn."""
        is_running = self._table.round.is_running and self._table.round.turn == figure.id
        return self._draft.page == "hero_map" and is_running and figure.id in self._table.heroes

    def _is_masters(self, figure: SeenFigure) -> bool:
        """Return whether it is a monster in the game master's turn, in which they act one after the other."""
        return self._table.round.turn == GAME_MASTER and figure.side is Side.MONSTER

    def _follows(self, figure: SeenFigure | None, chosen: Spot | None) -> str:
        """Return the address of this panel: with the figure taken in hand, or the next one of the game master's
        turn.
        """
        is_taken = "for" in self._draft.query or "put" in self._draft.query
        if figure is not None and not chosen and self._is_masters(figure) and not is_taken:
            assert self._menu is not None
            return self._menu.follows or self._draft.url
        at = place_name(chosen.board, chosen.square) if chosen else ""
        kept = {name: self._draft.query.get(name, "") for name in ("put", "size")}
        told = {"do": "map", "for": figure.id if figure else "", "at": at, **kept}
        return f"{self._draft.url}?{urlencode({name: value for name, value in told.items() if value})}"

    def _chosen(self, seen: SeenMap, acting: SeenFigure | None) -> Spot | None:
        """Return the square that was tapped; on another's figure that covers several its first one."""
        place = named_place(self._draft.query.get("at", ""), len(seen.boards))
        for one in seen.boards[place.board].figures if place else ():
            if place and one != acting and place.square in one.block.squares():
                return place.model_copy(update={"square": one.square})
        return place

    def _nobody_acts(self, board: SeenBoard, here: Square) -> PanelRow:
        """Return a chosen square while no figure acts."""
        name = place_name(board.number, here)
        if not (self._look.is_game_masters or board.is_revealed(here)):
            return PanelRow(t("square_not_seen_yet"), name, "", icon="eye-off", is_no=True)
        there = ", ".join(self._telling.figure_name(one) for one in board.figures if one.square == here)
        return PanelRow(there or t("nothing_there"), name, area_in_words(here), icon="map")

    def _owners(self) -> Iterator[str]:
        """Yield the hero of the page, on a phone."""
        if self._draft.page == "hero_map":
            yield self._draft.url.split("/")[-2]

    def _title(self, figure: SeenFigure | None) -> str:
        if figure is None:
            is_masters = self._table.round.turn == GAME_MASTER
            return t("is_on_turn", name=t("game_master")) if is_masters else t("map_of_the_board")
        name = self._telling.figure_name(figure)
        if figure.id != self._table.round.turn:
            return name
        return t("is_on_turn", name=self._look.short_names.get(name, name))

    def _monsters(self, seen: SeenMap) -> Iterator[PanelRow]:
        """Yield a row for each standing monster, with a button that takes it in hand."""
        for board in seen.boards:
            for figure in board.figures:
                if figure.side is Side.MONSTER and figure.is_standing:
                    square = place_name(board.number, figure.square)
                    url = f"{self._draft.url}?{urlencode({'do': 'map', 'for': figure.id})}"
                    note = t("players_do_not_see_it") if figure.veiled else area_in_words(figure.square)
                    take = RowWay(t("move_this_one"), "hand", url=url)
                    token = self._telling.sign(figure)
                    yield PanelRow(self._telling.figure_name(figure), square, note, (take,), token, at=square)

    def _waiting(self, seen: SeenMap) -> Iterator[PanelRow]:
        """Yield heroes for whom there was no room at the start."""
        for hero_id in seen.waiting:
            yield PanelRow(self._look.name_of(hero_id), "", t("waits_for_a_free_square"), icon="hourglass")

    def _search_result(self) -> Iterator[PanelRow]:
        """Yield what the last search has found, and on which squares."""
        events = [event for newest in self._look.snapshot.counting[:1] for event in newest.entry.events]
        for one in events:
            if isinstance(one, TrapsSought):
                result = self._look.labels.text("search_results.traps", found=one.found, secret_doors=one.secret_doors)
                area = self._look.labels.word("area", one.area)
                yield PanelRow(result[:1].upper() + result[1:], ", ".join(found_now(self._look)), area, icon="search")

    def _texts(self, seen: SeenMap, board: SeenBoard, chosen: Square | None) -> Iterator[Context]:
        """For the game master: the text of a letter on the chosen square, or on what has just been revealed."""
        if not self._look.is_game_masters:
            return
        events = (event for newest in self._look.snapshot.counting[:1] for event in newest.entry.events)
        fresh = newly_revealed(self._look)
        if seen.reading and any(one.type in ("quest.started", "map.laid") for one in events):
            yield {"letter": "", "text": seen.reading}
        notes = {note.letter: note.text for note in seen.notes if note.about == "letter"}
        for one in seen.boards:
            for mark in one.drawn.things:
                is_new = bool(the_board().unwalled.bit(mark.square) & fresh.get(one.number, 0))
                is_chosen = one.number == board.number and mark.square == chosen
                if isinstance(mark, QuestMark) and mark.content in notes and (is_new or is_chosen):
                    yield {"letter": mark.content, "text": notes[mark.content]}


def _tapped_first(panel: MapPanel, things: Sequence[PanelRow]) -> list[PanelRow]:
    """Return all rows, those about the tapped square first: the way there, then what lies there.

    That no way leads onto a square is left out where something drawn there has a row of its own.
    """
    about = [one for one in panel.rows if panel.chosen and panel.chosen in (one.at, one.square)]
    has_row = any(one.icon == THING for one in things)
    said = [one for one in about if not has_row or one.ways or one.note != t("no_way_there")]
    return [*said, *things, *(one for one in panel.rows if one not in about)]


def with_monster(look: HeroQuestLook, draft: Draft) -> Draft:
    """Return the draft with the monster taken in hand (`for`) as the one whose actions the game master's turn lists."""
    acting = draft.query.get("for", "")
    is_monster = acting in look.table.monsters and "unit" not in draft.query
    return replace(draft, query={**draft.query, "unit": ALONE + acting}) if is_monster else draft


def map_panel(look: HeroQuestLook, draft: Draft, menu: MenuPanel | None) -> MapPanel:
    """Return the panel beside the map, with everything else that can be done (`menu`) below. A map has to be laid."""
    seen = seen_map(look.table, look.actor.viewer)
    assert seen is not None
    return MapPanels(look, draft, menu).panel(seen)


def is_about_map(look: HeroQuestLook, draft: Draft) -> bool:
    """Return whether a draft asks for the map: by name, or at the table where one is laid and nothing else goes on."""
    if look.table.map is None:
        return False
    about = {"do", "type", "hero", "hero_id", "correcting"}
    is_at_rest = draft.page in ("table", "hero_map") and not about & draft.query.keys()
    return is_at_rest or "map" in (draft.query.get("do"), draft.query.get("stay"))
