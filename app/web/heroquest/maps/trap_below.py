"""Whoever stands on a trap goes no further before it has done its work."""

from collections.abc import Iterable, Mapping

from app.systems.heroquest.board.at_table import place_name
from app.systems.heroquest.content.exploration import TrapEffect
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.traps.commands import DisarmTrap, SpringTrap
from app.systems.heroquest.turn_reminders import Due, due
from app.systems.heroquest.views.map import SeenFigure
from app.web.heroquest.maps.panel_contexts import Row, Way
from app.web.heroquest.table.look import Look
from app.web.heroquest.table.turn import fields_of
from app.web.http.languages import t
from app.web.table.panel_forms import FormMaker

WALKS = ("walk_to", "walk_monster_to", "open_door", "put_figure")


def trap_stepped_onto(table: Table, content: Content, done: Mapping[str, str]) -> Mapping[str, str]:
    """The dice of the trap that somebody has just walked onto, as the fields of a draft; empty where there is none, and
    for a pit, which throws none: its row in the panel does it with one tap."""
    walker = next((done[name] for name in ("hero_id", "monster_id", "figure_id") if done.get(name)), "")
    found = _due(due(table, content), walker) if table.map else None
    if found is None or content.traps[found.trap].effect is TrapEffect.PIT:
        return {}
    return {"type": found.type, **dict(fields_of(found))}


def _due(all_due: Iterable[Due], figure_id: str) -> SpringTrap | DisarmTrap | None:
    own = (one.command for one in all_due if one.figure_id == figure_id)
    return next((one for one in own if isinstance(one, SpringTrap | DisarmTrap)), None)


def trap_row(look: Look, make: FormMaker, board: int, figure: SeenFigure) -> Row:
    """The trap below a figure; the game master sets it off from here."""
    found = _due(look.view.due or (), figure.id)
    ways: tuple[Way, ...] = ()
    if found is not None:
        hidden = (*make.acting(found.type), *fields_of(found))
        ways = (Way(look.labels.text(f"actions.{found.type}"), "flame", hidden, tone="primary"),)
    square = place_name(board, figure.square)
    return Row(t("kind_of_thing", kind="trap"), square, t("goes_no_further_before"), ways, icon="flame")
