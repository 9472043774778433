"""The rows of what lies on a tapped square: chests, furniture, traps, what waits to be found, what fell down."""

from collections.abc import Iterator

from app.core.board.squares import Square, distance
from app.core.events import Command
from app.systems.heroquest.board.at_table import area_name, place_name, the_board, thing_place
from app.systems.heroquest.board.quest_map import AnyThing, QuestDoor, QuestTrap
from app.systems.heroquest.board.situation import Side
from app.systems.heroquest.chests.commands import DisarmChest, OpenChest
from app.systems.heroquest.chests.drawn import DrawnChest, chest_named
from app.systems.heroquest.content.exploration import TrapEffect
from app.systems.heroquest.exploration.commands import SearchFurniture
from app.systems.heroquest.fields import REACH
from app.systems.heroquest.maps.commands import WalkTo
from app.systems.heroquest.possible.reach import reach_of_figure
from app.systems.heroquest.traps.commands import JumpTrap
from app.systems.heroquest.views.map import SeenBoard, SeenFigure, SeenGear
from app.web.heroquest.actions.field_options import chest_in_words
from app.web.heroquest.actions.questions import is_all_told, known_fields
from app.web.heroquest.maps.live_map import MapTelling
from app.web.heroquest.maps.panel_rows import PanelRow, RowWay
from app.web.heroquest.maps.signs import name_of
from app.web.heroquest.table.look import HeroQuestLook
from app.web.http.languages import t
from app.web.table.actions.declared import action_url
from app.web.table.panel_forms import FormMaker
from app.web.ui.forms import fields_of

THING = "search"  # the icon of a row about something that is drawn


_FAR_AWAY = ("chest.out_of_reach", "furniture.not_here")


class ThingRows:
    """Maker of the rows of one board, for a figure that is at hand or for none."""

    def __init__(
        self,
        telling: MapTelling,
        look: HeroQuestLook,
        url: str,
        board: SeenBoard,
        make: FormMaker,
        figure: SeenFigure | None,
    ) -> None:
        self._telling, self._look, self._url, self._board = telling, look, url, board
        self._make, self._figure = make, figure

    def on(self, square: Square) -> Iterator[PanelRow]:
        """Yield everything on a square."""
        for thing in self._board.drawn.things:
            if not isinstance(thing, QuestDoor) and square in set(thing.block.squares()):
                yield from self._row(thing, square)
        for gear in self._board.gear:
            if gear.square == square:
                ways = tuple(self._take(gear))
                name, place = self._telling.gear_name(gear), place_name(self._board.number, square)
                yield PanelRow(name, place, t("lies_on_the_floor"), ways, icon="hand")

    def _take(self, gear: SeenGear) -> Iterator[RowWay]:
        """Return the row with which a hero beside it takes it up."""
        figure = self._figure
        if figure is not None and figure.side is Side.HERO and distance(figure.square, gear.square) < 2:
            hidden = self._make.acting("pick_up", hero_id=figure.id, item_id=gear.item_id)
            yield RowWay(self._look.labels.text("actions.pick_up"), "hand", hidden)

    def door(self, door_id: str) -> Iterator[PanelRow]:
        """Yield the row of a door that only the game master knows yet."""
        for door in self._board.drawn.doors():
            if door.id == door_id and door.id in self._board.veiled:
                inside = next((one for one in door.edge if the_board().has(one)), door.edge[0])
                yield self._made(
                    door, inside, t("players_do_not_see_it"), self._show(door) if self._is_hidden(door) else ()
                )

    def _row(self, thing: AnyThing, square: Square) -> Iterator[PanelRow]:
        ways = tuple(self._ways(thing, square))
        veiled = t("players_do_not_see_it") if thing.id in self._board.veiled else ""
        state = t("state_of_thing", state=thing.state) if isinstance(thing, QuestTrap) else self._holds(thing)
        if ways or self._holds(thing):
            yield self._made(thing, square, ", ".join(filter(None, (state, veiled))), ways)

    def _holds(self, thing: AnyThing) -> str:
        """Return the drawn contents and trap of a chest, for the game master; empty for everything else."""
        chest = self._chest(thing)
        if chest is None:
            return ""
        if thing.id in self._board.opened:
            return t("stands_open")
        return chest_in_words(self._look, chest)

    def _chest(self, thing: AnyThing) -> DrawnChest | None:
        if thing.kind != "chest" or not self._look.is_game_masters:
            return None
        return chest_named(self._look.table, thing_place(self._board.number, thing))

    def _ways(self, thing: AnyThing, square: Square) -> Iterator[RowWay]:
        name = place_name(self._board.number, square)
        if self._is_hidden(thing):
            yield from self._show(thing)
        if self._figure is None or self._figure.id not in self._look.table.heroes:
            return
        hero, area = self._figure.id, area_name(self._board.number, the_board().area(square))
        if thing.kind == "furniture" and thing.content in self._look.content.furniture:
            piece = thing_place(self._board.number, thing)
            search = SearchFurniture(hero_id=hero, area=area, furniture=thing.content, piece=piece)
            yield from self._at_thing(thing, search)
        elif (chest := self._chest(thing)) and thing.id not in self._board.opened:
            is_armed = chest.thing.is_trapped and chest.name not in self._look.table.dungeon.safe_chests
            armed: tuple[Command, ...] = (DisarmChest(hero_id=hero, chest=chest.name),) if is_armed else ()
            yield from self._at_thing(thing, *armed, OpenChest(hero_id=hero, chest=chest.name))
        elif isinstance(thing, QuestTrap):
            if thing.state == "found":
                yield from self._onto_trap(hero, name)
            trap = self._look.content.traps.get(thing.content)
            if thing.state == "found" or (thing.state == "sprung" and trap and trap.effect is TrapEffect.PIT):
                yield from self._over_trap(hero, name, thing.content)

    def _at_thing(self, thing: AnyThing, *deeds: Command) -> Iterator[RowWay]:
        """Yield what a hero does at a thing, at once where nothing is asked; from afar he goes there first, as to a
        door.
        """
        errors = [self._look.refusal(one) for one in deeds]
        is_far = any(error is not None and error.code in _FAR_AWAY for error in errors)
        if is_far and (there := self._way_beside(thing)) is not None:
            yield there
        else:
            for deed, error in zip(deeds, errors, strict=True):
                yield self._at_once(deed) if error is None else self._asks(deed)
        if self._look.is_game_masters and (is_far or not any(errors)):
            fields = fields_of(deeds[-1])
            decided = sorted({*known_fields(self._look, deeds[-1].type, dict(fields)), REACH})
            url = action_url(self._url, deeds[-1].type, (*fields, ("decided", decided)), ask="again")
            yield RowWay(t("decide_otherwise"), "pencil", url=url, tone="quiet")

    def _at_once(self, deed: Command) -> RowWay:
        """Return a button that does it, or leads to its dice; a link to its questions where there are any."""
        fields = fields_of(deed)
        if not is_all_told(self._look, deed.type, dict(fields)):
            return self._asks(deed)
        text = self._look.labels.text(f"actions.{deed.type}")
        return RowWay(text, THING, (*self._make.acting(deed.type), *fields))

    def _way_beside(self, thing: AnyThing) -> RowWay | None:
        """Return the way to the nearest free square beside a thing; None where none is in reach now."""
        assert self._figure is not None
        hero = self._figure.id
        reach = reach_of_figure(self._look.table, self._look.content, hero)
        beside = reach.beside(thing.block) if reach else None
        return self._walk(hero, *beside, thing) if beside else None

    def _walk(self, hero: str, square: Square, cost: int, thing: AnyThing) -> RowWay:
        """Return the button that goes to a square; the panel stays at the thing."""
        board = self._board.number
        fields = {"hero_id": hero, "square": place_name(board, square), "at_then": thing_place(board, thing)}
        text = f"{t('walk_beside')} · {t('costs_squares', number=cost)}"
        return RowWay(text, "footprints", self._make.acting("walk_to", **fields), tone="primary")

    def _onto_trap(self, hero: str, square: str) -> Iterator[RowWay]:
        """HQ-10.3: to disarm a trap a hero steps onto it; he says before whether he will."""
        if self._look.refusal(WalkTo(hero_id=hero, square=square)) is None:
            for kind, said in (("disarm_trap", "disarm"), ("spring_trap", "spring")):
                hidden = self._make.acting("walk_to", hero_id=hero, square=square, answer=f"choice:{said}")
                yield RowWay(self._look.labels.text(f"actions.{kind}"), "footprints", hidden)

    def _over_trap(self, hero: str, square: str, trap: str) -> Iterator[RowWay]:
        """HQ-10.2.2: over a found trap or an open pit right beside, if the steps suffice for the square behind."""
        kind = trap or next(iter(self._look.content.traps))  # the map knows which; who only sees a mark does not
        jump = JumpTrap(figure_id=hero, square=square, trap=kind)
        if self._look.refusal(jump) is None:
            yield self._asks(jump, *(() if trap else ("trap",)))

    def _is_hidden(self, thing: AnyThing) -> bool:
        """Return whether it waits to be found, known to the game master only."""
        if not self._look.is_game_masters:
            return False
        return getattr(thing, "state", "") == "hidden" or (thing.kind == "monster" and thing.id in self._board.veiled)

    def _show(self, thing: AnyThing) -> tuple[RowWay, ...]:
        return (RowWay(t("show"), "eye", self._make.acting("find_thing", thing_id=thing.id)),)

    def _asks(self, deed: Command, *unsaid: str) -> RowWay:
        """Return a link to the panel that asks for a deed, with what the board knows filled in, without the
        `unsaid`.
        """
        said = [(name, value) for name, value in fields_of(deed) if name not in unsaid]
        return RowWay(self._look.labels.text(f"actions.{deed.type}"), THING, url=action_url(self._url, deed.type, said))

    def _made(self, thing: AnyThing, square: Square, note: str, ways: tuple[RowWay, ...]) -> PanelRow:
        name = name_of(thing, self._look.labels) or t("kind_of_thing", kind=thing.kind)
        return PanelRow(name, place_name(self._board.number, square), note, ways, icon=THING)
