"""The likely deeds of a turn as tiles: large, with a digit each, and what speaks for them."""

from dataclasses import dataclass

from app.web.table.game_pages import Hidden


@dataclass(frozen=True)
class DeedTile:
    """One tile: a form that acts, or a link to a panel. A tap on `at` (squares of a map) or on a `door` does it too."""

    text: str
    note: str
    keys: tuple[str, ...]
    icon: str = ""
    token: object = None  # a figure drawn in place of the icon
    hidden: Hidden = ()
    url: str = ""
    at: str = ""
    door: str = ""
    square: str = ""  # where it is
