"""The catalogue's pages: the list, an entry, a new one."""

import re
from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Annotated, Any, NamedTuple

from fastapi import APIRouter, Depends
from fastapi.responses import RedirectResponse, Response
from starlette.datastructures import FormData

from app.campaign.model import GAME_MASTER
from app.core.errors import GameError, UnknownContent, UnknownSubject
from app.core.events import Command
from app.core.texts import tidied_within
from app.web.catalogue.entry import ShownEntry, Typed, between, leaf_of, new_leaf
from app.web.http.languages import t
from app.web.http.posted import PostedLong
from app.web.table.catalogue_kinds import Catalogue, CatalogueKind, Facts, ShelfLine
from app.web.table.drafts import form_of as sent_form
from app.web.table.request import Called, Leading, TableRequest
from app.web.ui.errors import status_of
from app.web.ui.finding import has_words
from app.web.ui.forms import FieldError, FormRefused, sentences
from app.web.ui.schema_form.typed import nested, read


class CatalogueRequest(NamedTuple):
    """A request at a table, and the table's catalogue."""

    table: TableRequest
    catalogue: Catalogue

    @property
    def leads(self) -> bool:
        """Return whether the game master asks."""
        return self.table.is_game_masters

    @property
    def url(self) -> str:
        """Return the address of the catalogue."""
        return f"{self.table.base_url}/catalogue"

    def frame(self) -> Mapping[str, Any]:
        """Return the context that all pages of the catalogue share."""
        return {
            **self.table.frame,
            "is_shared": self.catalogue.is_shared,
            "url": self.url,
            "revision": self.table.snapshot.revision,
            "key": self.table.app.new_id(),
        }


def catalogue_request(asked: Called) -> CatalogueRequest:
    """Return the request with the catalogue as it is now. Raises: UnknownSubject for a game that has none."""
    pages = asked.app.pages.get(asked.snapshot.system.id)
    found = pages.catalogue(asked.snapshot.state) if pages else None
    if found is None:
        raise UnknownSubject("http.not_found")
    return CatalogueRequest(asked, found)


def leading_catalogue(asked: Leading) -> CatalogueRequest:
    """Return the request of a game master, as in `catalogue_request`. Raises: NotAllowed for anybody else."""
    return catalogue_request(asked)


Asked = Annotated[CatalogueRequest, Depends(catalogue_request)]
LeadingCatalogue = Annotated[CatalogueRequest, Depends(leading_catalogue)]

router = APIRouter(prefix="/campaigns/{campaign_id}/catalogue", include_in_schema=False)
LONGEST_SEARCH, LONGEST_TEXT = 80, 20_000
_SLUG_WORDS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})


class CatalogueRow(NamedTuple):
    """An entry in the list with its marks."""

    line: ShelfLine
    kind: CatalogueKind
    is_faulty: bool

    @property
    def is_own(self) -> bool:
        """Return whether the group wrote it."""
        return self.kind.is_own(self.line.id)

    @property
    def is_changed(self) -> bool:
        """Return whether the group changed an entry of the game."""
        return not self.is_own and self.line.id in self.kind.own_ids()


@router.get("")
def catalogue(asked: Asked, kind: str = "", search: str = "", own: str = "", gone: str = "") -> Response:
    """Show a shelf, or the result of a search."""
    shelves, words = asked.catalogue.shelves(leads=asked.leads), asked.catalogue.labels
    shelf = next((one for one in shelves if one.id == kind), shelves[0])
    search, only_own = search.strip()[:LONGEST_SEARCH], own == "1"
    is_plain = not search and not only_own
    groups = list(_by_heading(asked, shelf) if is_plain else _found(asked, search, only_own=only_own))
    title = t("found") if search else t("own_and_changed") if only_own else shelf.title
    context = {
        **asked.frame(),
        "intro": _intro(asked),
        "shelves": [(one.id, one.title) for one in shelves],
        "kind": shelf.id if is_plain else "",
        "title": title,
        "search": search,
        "groups": groups,
        "found": sum(len(rows) for _title, rows in groups),
        "new_text": words.text(f"catalogue_new.{shelf.id}") if is_plain and asked.leads and shelf.can_begin else "",
        "own_count": asked.catalogue.own_count if asked.leads else 0,
        "only_own": only_own,
        "gone": gone[:60],
    }
    return asked.table.app.renderer.page("catalogue/catalogue.html", context)


def _intro(asked: CatalogueRequest) -> str:
    """Return the entries of the catalogue, and the effect of changes where they are allowed."""
    words = asked.catalogue.labels
    if not asked.leads and "catalogue_page.for_players" in words:
        return words.text("catalogue_page.for_players")
    is_written = asked.leads and any(kind.is_written for kind in asked.catalogue.shelves(leads=True))
    return f"{t('what_you_play_with')} {t('what_you_change_here')}" if is_written else t("what_you_play_with")


@router.get("/new/{kind}")
def new_entry_page(asked: LeadingCatalogue, kind: str, like: str = "") -> Response:
    """Show the form of a new entry, empty or filled in from the entry `like`."""
    return _entry_page(asked, new_leaf(asked.catalogue, kind, like))


@router.post("/new/{kind}")
def write(asked: LeadingCatalogue, kind: str, form: PostedLong) -> Response:
    """Write a new entry."""
    leaf = new_leaf(asked.catalogue, kind, str(form.get("like", "")))
    return _save(asked, leaf, form, new_id(str(form.get("name", "")), str(form.get("key", ""))))


@router.get("/{kind}/{entry}")
def entry(asked: Asked, kind: str, entry: str, saved: str = "") -> Response:
    """Show one entry."""
    leaf = leaf_of(asked.catalogue, kind, entry, leads=asked.leads)
    return _entry_page(asked, leaf, is_saved=saved == "1")


@router.post("/{kind}/{entry}")
def change(asked: LeadingCatalogue, kind: str, entry: str, form: PostedLong) -> Response:
    """Save an entry as typed, or with `do=reset` return to the entry that ships; then show it or what is wrong."""
    leaf = leaf_of(asked.catalogue, kind, entry, leads=True)
    if not leaf.kind.is_written:
        raise UnknownSubject("catalogue.unknown", entry=entry[:40])
    return _reset(asked, leaf, form) if form.get("do") == "reset" else _save(asked, leaf, form, entry)


def new_id(name: str, key: str) -> str:
    """Return the id of a new entry: its name in plain letters, and a part of the form's key, so that no other has
    it.
    """
    letters = re.sub(r"[^a-z0-9]+", "_", name.casefold().translate(_SLUG_WORDS)).strip("_")[:28].strip("_")
    tail = re.sub(r"[^a-z0-9]", "", key.casefold())[:6] or "1"
    return f"{letters}_{tail}" if letters[:1].isalpha() else f"own_{letters}_{tail}".replace("__", "_")


def _by_heading(asked: CatalogueRequest, shelf: CatalogueKind) -> Iterator[tuple[str, list[CatalogueRow]]]:
    """Yield a whole shelf."""
    listed = list(shelf.lines(leads=asked.leads))
    headings = list(dict.fromkeys(one.heading for one in listed))
    listed.sort(key=lambda one: headings.index(one.heading))
    for heading, those in groupby(listed, key=lambda one: one.heading):
        yield heading, [_row(asked, shelf, one) for one in those]


def _found(asked: CatalogueRequest, search: str, *, only_own: bool) -> Iterator[tuple[str, list[CatalogueRow]]]:
    """Yield the result of a search on all shelves, or all own entries."""
    for shelf in asked.catalogue.shelves(leads=asked.leads):
        fitting = (one for one in asked.catalogue.lines(shelf, leads=asked.leads) if _fits(one, search))
        rows = [_row(asked, shelf, one) for one in fitting]
        rows = [row for row in rows if row.is_own or row.is_changed or not only_own]
        if rows:
            yield shelf.title, rows


def _row(asked: CatalogueRequest, shelf: CatalogueKind, line: ShelfLine) -> CatalogueRow:
    kind = asked.catalogue.kind(line.kind) if line.kind else shelf
    return CatalogueRow(line, kind, is_faulty=asked.leads and line.id in kind.own_ids() and bool(kind.faults(line.id)))


def _fits(line: ShelfLine, search: str) -> bool:
    return has_words(f"{line.name} {line.heading} {line.brief}", search)


def _save(asked: CatalogueRequest, leaf: ShownEntry, form: FormData, entry: str) -> Response:
    pairs = [(name, value) for name, value in form.multi_items() if isinstance(value, str)]
    facts: Facts = tidied_within(read(leaf.node, nested(pairs, LONGEST_TEXT)))
    try:
        _submit(asked, leaf.kind.command(entry, facts, leaf.facts or {}), form)
    except FormRefused as error:
        return _entry_page(asked, leaf, Typed(facts, error.errors), status=422)
    except GameError as error:
        return _entry_page(asked, leaf, Typed(facts, (leaf.kind.refusal(error),)), status=status_of(error))
    return RedirectResponse(f"{asked.url}/{leaf.kind.id}/{entry}?saved=1", 303)


def _reset(asked: CatalogueRequest, leaf: ShownEntry, form: FormData) -> Response:
    try:
        command = leaf.kind.undoing(leaf.id)
        if command is None:
            raise UnknownContent("catalogue.as_shipped", entry=leaf.kind.name(leaf.id))
        _submit(asked, command, form)
    except GameError as error:
        typed = Typed(leaf.facts or {}, (FieldError("", error.code, error.data),))
        return _entry_page(asked, leaf, typed, status=status_of(error))
    if leaf.kind.is_own(leaf.id):
        return RedirectResponse(f"{asked.url}?kind={leaf.kind.id}&gone=1", 303)
    return RedirectResponse(f"{asked.url}/{leaf.kind.id}/{leaf.id}?saved=1", 303)


def _submit(asked: CatalogueRequest, command: Command, form: FormData) -> None:
    asked.table.app.play.submit(asked.table.campaign_id, command, (), sent_form(GAME_MASTER, form))


def _entry_page(
    asked: CatalogueRequest, leaf: ShownEntry, typed: Typed | None = None, *, status: int = 200, is_saved: bool = False
) -> Response:
    words, kind, is_own = asked.catalogue.labels, leaf.kind, bool(leaf.id) and leaf.kind.is_own(leaf.id)
    is_open = asked.leads and kind.is_written
    form, homeless = leaf.form(typed) if is_open else (None, ())
    is_changed = is_open and kind.is_shelf and leaf.id in kind.own_ids() and not is_own
    undo = t("remove") if is_own else t("back_to_the_original")
    context = {
        **asked.frame(),
        "action": f"{asked.url}/{kind.id}/{leaf.id}" if leaf.id else f"{asked.url}/new/{kind.id}",
        "kind_text": kind.title,
        "name": kind.name(leaf.id) if leaf.id else words.text(f"catalogue_new.{kind.id}"),
        "form": form,
        "reading": [] if is_open else leaf.reading(),
        "changes": between(ShownEntry(asked.catalogue.bare().kind(kind.id), leaf.id), leaf) if is_changed else (),
        "errors": sentences(homeless, words),
        "is_new": not leaf.id,
        "is_own": is_own,
        "is_plain": bool(leaf.id) and kind.is_shelf and not is_own,
        "undo_text": undo if is_open and leaf.id and kind.undoing(leaf.id) is not None else "",
        "copy_url": f"{asked.url}/new/{kind.id}?like={leaf.id}" if is_open and leaf.id and kind.can_copy else None,
        "like": leaf.like,
        "back_url": f"{asked.url}?kind={kind.shelf}",
        "is_saved": is_saved,
    }
    return asked.table.app.renderer.page("catalogue/entry.html", context, status)
