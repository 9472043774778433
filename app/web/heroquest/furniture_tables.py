"""Tables for furniture beside the decks: what a die finds in which piece, and where it was looked for already."""

from dataclasses import dataclass
from urllib.parse import urlencode

from app.systems.heroquest.content.decks import FurnitureTable
from app.web.heroquest.look import Look
from app.web.translation import _


@dataclass(frozen=True)
class FurnitureLink:
    """A kind of furniture, and its table."""

    name: str
    url: str


@dataclass(frozen=True)
class OpenTable:
    """What each number of the die finds; `searched` are the pieces of this quest that nobody searches again."""

    name: str
    die: str
    rows: tuple[tuple[str, str], ...]
    searched: tuple[str, ...]
    change_url: str


def furniture_links(look: Look, url: str) -> tuple[FurnitureLink, ...]:
    """All kinds of furniture by their names."""
    links = (
        FurnitureLink(look.labels.text(f"furniture.{kind}"), f"{url}?{urlencode({'do': 'decks', 'furniture': kind})}")
        for kind in look.content.furniture
    )
    return tuple(sorted(links, key=lambda link: link.name.casefold()))


def open_table(look: Look, kind: str) -> OpenTable | None:
    """The table of one kind; None when there is none."""
    table = look.content.furniture.get(kind)
    return None if table is None else _opened(look, table)


def _opened(look: Look, table: FurnitureTable) -> OpenTable:
    places = [place.rsplit(".", 2) for place in look.table.dungeon.searched_furniture]
    return OpenTable(
        name=look.labels.text(f"furniture.{table.id}"),
        die=_("W%s") % len(table.results),
        rows=tuple(
            (str(number), look.labels.text(f"finds.{find}")) for number, find in enumerate(table.results, start=1)
        ),
        searched=tuple(f"{area} ({piece})" for area, furniture, piece in places if furniture == table.id),
        change_url=f"/campaigns/{look.snapshot.campaign_id}/catalogue/furniture/{table.id}",
    )
