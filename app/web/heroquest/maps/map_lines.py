"""A laid map as lines that can be compared with those of another table."""

from collections.abc import Iterator, Mapping

from app.systems.heroquest.board.at_table import place_name, thing_of
from app.systems.heroquest.board.quest_map import QuestDoor
from app.systems.heroquest.state.laid_map import LaidMap
from app.web.http.languages import t


def map_lines(laid: LaidMap, names: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """What lies there, where everybody stands, which doors and traps stand otherwise than drawn, what lies open."""
    yield t("map_of_the_board"), laid.quest.name or t("map_view")
    for figure_id, spot in laid.spots.items():
        if figure_id in names:
            yield t("square_of", name=names[figure_id]), place_name(spot.board, spot.square)
    for thing_id, state in (*laid.doors.items(), *laid.traps.items()):
        found = thing_of(laid, thing_id)
        if found is not None:
            board, thing = found
            where = place_name(board, thing.edge[0] if isinstance(thing, QuestDoor) else thing.square)
            yield t("thing_on", kind=thing.kind, square=where), t("state_of_thing", state=state)
    squares = sum(int(mask, 16).bit_count() for mask in laid.revealed)
    yield t("squares_revealed"), str(squares)
