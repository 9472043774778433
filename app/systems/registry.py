"""Every game of the house by its id, loaded when it is first played.

A new game is its folders (`app/systems/<id>`, `app/web/<id>`, `templates/<id>`; `_` for a `-` of the id) and its id in
`GAMES`.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from app.core.game_system import GameSystem
from app.core.lazy_import import LazyImports
from app.labels.labels import Labels


class Game(NamedTuple):
    """Place of a game's code. One of the house is found by its id alone.

    `rules` is a package with `game.py` (`SYSTEM`) and `labels` (a function of that name), `web` one with `web.py`
    (`PAGES`, `WEB`) and `FRONT` in its `__init__.py`, empty for a game that adds nothing to the house's pages;
    `templates` is the folder in which a folder `<id>` has its templates.
    One without `campaigns` has rules to read and to ask, and no table.
    """

    id: str
    rules: str
    web: str = ""
    templates: Path | None = None
    campaigns: bool = True

    @property
    def folder(self) -> str:
        """Return the name of its folders: like the game, with `_` where its id has a `-`."""
        return self.id.replace("-", "_")


def of_house(game: str, *, campaigns: bool = True) -> Game:
    """Return the entry of a game that ships with the program: rules in `app.systems`, pages in `app.web`, under its id.

    `campaigns`: whether it can be played, or only has rules to read and to ask.
    """
    folder = Game(game, "").folder
    return Game(game, f"app.systems.{folder}", f"app.web.{folder}", campaigns=campaigns)


def systems_of(games: Sequence[Game]) -> Mapping[str, GameSystem]:
    """Return the rules of those of these games that have campaigns, each loaded when it is first asked for."""
    return LazyImports({game.id: f"{game.rules}.game:SYSTEM" for game in games if game.campaigns})


def labels_of(games: Sequence[Game]) -> Mapping[str, Callable[[str], Labels]]:
    """Their words without their rules: the list of campaigns needs no more."""
    return LazyImports({game.id: f"{game.rules}.labels:labels" for game in games})


# The first is the one that a new campaign plays unless another is chosen.
GAMES = (
    of_house("heroquest"),
    of_house("dungeonquest"),
    of_house("dnd5e"),
    of_house("mage-knight"),
)
DEFAULT = GAMES[0].id
SYSTEMS: Mapping[str, GameSystem] = systems_of(GAMES)
LABELS: Mapping[str, Callable[[str], Labels]] = labels_of(GAMES)
