"""What can be done with the things on a square: searched, opened, disarmed; for the game master also shown."""

from collections.abc import Iterator
from urllib.parse import urlencode

from app.core.board.squares import Square, distance
from app.systems.heroquest.board.at_table import area_name, place_name, the_board
from app.systems.heroquest.board.quest_map import AnyThing, QuestDoor, QuestTrap
from app.systems.heroquest.board.situation import Side
from app.systems.heroquest.views.map import SeenBoard, SeenFigure, SeenGear
from app.web.heroquest.maps.live_map import MapTelling
from app.web.heroquest.maps.panel_contexts import Row, Way
from app.web.heroquest.maps.signs import name_of
from app.web.heroquest.table.look import Look
from app.web.http.languages import t
from app.web.table.panel_forms import FormMaker


class ThingRows:
    """Makes the rows of one board for a figure that is at hand, or for nobody."""

    def __init__(
        self, telling: MapTelling, look: Look, url: str, board: SeenBoard, make: FormMaker, figure: SeenFigure | None
    ) -> None:
        self._telling, self._look, self._url, self._board = telling, look, url, board
        self._make, self._figure = make, figure

    def on(self, square: Square) -> Iterator[Row]:
        """Everything on a square."""
        for thing in self._board.drawn.things:
            if not isinstance(thing, QuestDoor) and square in set(thing.block.squares()):
                yield from self._row(thing, square)
        for gear in self._board.gear:
            if gear.square == square:
                ways = tuple(self._take(gear))
                name, place = self._telling.gear_name(gear), place_name(self._board.number, square)
                yield Row(name, place, t("lies_on_the_floor"), ways, icon="hand")

    def _take(self, gear: SeenGear) -> Iterator[Way]:
        """Whoever stands beside it takes it up."""
        figure = self._figure
        if figure is not None and figure.side is Side.HERO and distance(figure.square, gear.square) < 2:
            hidden = self._make.acting("pick_up", hero_id=figure.id, item_id=gear.item_id)
            yield Way(self._look.labels.text("actions.pick_up"), "hand", hidden)

    def door(self, door_id: str) -> Iterator[Row]:
        """A door nobody knows of yet, for the game master."""
        for door in self._board.drawn.doors():
            if door.id == door_id and door.id in self._board.veiled:
                inside = next((one for one in door.edge if the_board().has(one)), door.edge[0])
                yield self._made(
                    door, inside, t("players_do_not_see_it"), self._show(door) if self._is_hidden(door) else ()
                )

    def _row(self, thing: AnyThing, square: Square) -> Iterator[Row]:
        ways = tuple(self._ways(thing, square))
        veiled = t("players_do_not_see_it") if thing.id in self._board.veiled else ""
        state = t("state_of_thing", state=thing.state) if isinstance(thing, QuestTrap) else ""
        if ways:
            yield self._made(thing, square, ", ".join(filter(None, (state, veiled))), ways)

    def _ways(self, thing: AnyThing, square: Square) -> Iterator[Way]:
        name, labels = place_name(self._board.number, square), self._look.labels
        if self._is_hidden(thing):
            yield from self._show(thing)
        if self._figure is None or self._figure.id not in self._look.table.heroes:
            return
        hero, area = self._figure.id, area_name(self._board.number, the_board().area(square))
        if thing.kind == "furniture" and thing.content in self._look.content.furniture:
            fields = {"hero_id": hero, "area": area, "furniture": thing.content}
            yield self._asks("search_furniture", labels.text("actions.search_furniture"), fields)
        elif thing.kind == "chest" and thing.id not in self._board.opened and self._look.is_game_masters:
            yield self._asks("open_chest", labels.text("actions.open_chest"), {"hero_id": hero, "chest": name})
        elif isinstance(thing, QuestTrap) and thing.state == "found":
            fields = {"figure_id": hero, "square": name}
            for kind in ("disarm_trap", "jump_trap"):
                yield self._asks(kind, labels.text(f"actions.{kind}"), {**fields, "trap": thing.content})

    def _is_hidden(self, thing: AnyThing) -> bool:
        """Whether it waits to be found: nobody but the game master knows of it."""
        if not self._look.is_game_masters:
            return False
        return getattr(thing, "state", "") == "hidden" or (thing.kind == "monster" and thing.id in self._board.veiled)

    def _show(self, thing: AnyThing) -> tuple[Way, ...]:
        return (Way(t("show"), "eye", self._make.acting("find_thing", thing_id=thing.id)),)

    def _asks(self, kind: str, text: str, fields: dict[str, str]) -> Way:
        """The panel that asks for a deed, with what the board knows filled in."""
        said = {name: value for name, value in fields.items() if value}
        return Way(text, "search", url=f"{self._url}?{urlencode({'do': 'act', 'type': kind, **said})}")

    def _made(self, thing: AnyThing, square: Square, note: str, ways: tuple[Way, ...]) -> Row:
        name = name_of(thing, self._look.labels) or t("kind_of_thing", kind=thing.kind)
        return Row(name, place_name(self._board.number, square), note, ways, icon="search")
