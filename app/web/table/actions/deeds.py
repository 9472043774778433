"""Deeds as a menu shows them: one line or tile each, under headings, and all of a turn in their places."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from app.web.table.actions.declared import action_url
from app.web.table.game_pages import Hidden


@dataclass(frozen=True)
class Deed:
    """An action in the menu: its name with and without the acting figure, and the address where it begins."""

    kind: str
    text: str
    full_text: str
    page: str
    acting: tuple[tuple[str, Any], ...]
    group: str
    key: str | None
    icon: str | None
    hidden: Hidden = ()  # the form that does it at once, where nothing has to be asked
    elsewhere: str | None = None  # the page of the campaign where it is done

    @property
    def is_elsewhere(self) -> bool:
        """Return whether it has a page of its own."""
        return self.elsewhere is not None and not self.hidden

    @cached_property
    def url(self) -> str:
        """Return the address where it begins."""
        if self.is_elsewhere:
            return f"{self.page.rpartition('/')[0]}/{self.elsewhere}"
        return action_url(self.page, self.kind, self.acting)


@dataclass(frozen=True)
class DeedGroup:
    """Deeds under one heading."""

    id: str
    title: str
    deeds: tuple[Deed, ...]
    notes: tuple[str, ...] = ()  # what to remember of a figure
    is_figure: bool = False


@dataclass(frozen=True)
class DeedTile:
    """One tile: a form that acts, or a link to a panel. A tap on `at` (squares of a map) or on a `door` does it too.

    `token` is shown in place of the icon: letters, or a figure that the template `drawn_by` draws.
    """

    text: str
    note: str
    keys: tuple[str, ...]
    icon: str = ""
    token: object = None
    hidden: Hidden = ()
    url: str = ""
    at: str = ""
    door: str = ""
    square: str = ""  # where it is
    facts: tuple[tuple[str, str], ...] = ()  # icons with their numbers
    drawn_by: str = ""


@dataclass(frozen=True)
class TurnList:
    """The deeds of a turn in their places."""

    tiles: tuple[DeedTile, ...] = ()
    kinds: tuple[DeedGroup, ...] = ()
    befalls: tuple[Deed, ...] = ()
