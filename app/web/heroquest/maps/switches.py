"""With the map or without: one choice for the whole table."""

from dataclasses import dataclass

from app.web.heroquest.table.look import Look
from app.web.live.parts import Fragment
from app.web.table.panel_forms import Hidden, live_forms


@dataclass(frozen=True)
class MapSwitches:
    """With the map or without, for everybody at the table: whether one lies there, and what changes that."""

    url: str
    campaign_id: int
    is_laid: bool
    change: Hidden  # nothing where there is no map at all


def map_switches(look: Look, url: str) -> Fragment:
    """What the game master plays with; `url` is that of the table."""
    is_laid, is_aside = look.table.map is not None, look.table.map_aside is not None
    kind = "put_map_aside" if is_laid else "bring_map_back"
    change = live_forms(look.snapshot, "map").acting(kind) if is_laid or is_aside else ()
    found = MapSwitches(url, look.snapshot.campaign_id, is_laid, change)
    return Fragment("map-switches", "heroquest/maps/_switches.html", found)
