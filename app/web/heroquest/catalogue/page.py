"""The catalogue's pages: the list, an entry, a new one."""

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response
from starlette.datastructures import FormData

from app.campaign.model import GAME_MASTER
from app.core.errors import GameError, UnknownContent, UnknownSubject
from app.core.events import Command
from app.core.game_system import Role
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.state.table import Table
from app.web.heroquest.catalogue.entry_page import (
    EntryPage,
    Leaf,
    Typed,
    copy_url,
    differing,
    form_of,
    reading,
    undo_text,
)
from app.web.heroquest.catalogue.listing import CataloguePage, Listing, is_own, read_kind, title_of
from app.web.heroquest.catalogue.schemas import nested, read
from app.web.heroquest.catalogue.shelves import WITHOUT_NEW, shelves_for
from app.web.heroquest.catalogue.sources import OWN_SPELLS, Facts, Stand, new_id, refused_at, source_of
from app.web.http import access
from app.web.http.errors import status_of
from app.web.http.forms import FieldError, FormRefused
from app.web.http.posted import PostedLong
from app.web.services import services
from app.web.table.drafts import form_of as sent_form
from app.web.table.snapshot import Snapshot

router = APIRouter(include_in_schema=False)
LONGEST_SEARCH = 80


@router.get("/campaigns/{campaign_id}/catalogue")
def catalogue(
    request: Request, campaign_id: int, kind: str = "", search: str = "", own: str = "", gone: str = ""
) -> Response:
    """A shelf, or what was searched for."""
    snapshot = services(request).snapshots.take(campaign_id)
    leads, stand = _leads(request, snapshot), stand_of(request, snapshot)
    kinds = shelves_for(leads=leads)
    kind, search, only_own = read_kind(kind, kinds), search.strip()[:LONGEST_SEARCH], own == "1"
    url = url_of(campaign_id)
    listing = Listing(stand, leads, url)
    groups = listing.groups(kind, search, only_own=only_own)
    page = CataloguePage(
        campaign_id=campaign_id,
        campaign_name=snapshot.state.house.name,
        is_game_master=leads,
        url=url,
        shelves=listing.shelves("" if search or only_own else kind),
        title=title_of(stand, kind, search, only_own=only_own),
        kind=kind,
        search=search,
        groups=groups,
        found=sum(len(group.rows) for group in groups),
        new_url=listing.new_url(kind) if not search and not only_own else None,
        new_text=stand.words.text(f"catalogue_new.{kind}") if kind not in WITHOUT_NEW else "",
        own_count=listing.own_count() if leads else 0,
        own_url=f"{url}?own=1",
        only_own=only_own,
        gone=gone[:60],
    )
    return services(request).renderer.page("heroquest/catalogue.html", page)


@router.get("/campaigns/{campaign_id}/catalogue/new/{kind}")
def begin(request: Request, campaign_id: int, kind: str, like: str = "") -> Response:
    """A new entry, or one like another."""
    access.game_master_only(request)
    snapshot = services(request).snapshots.take(campaign_id)
    return _entry_page(request, snapshot, _new_leaf(stand_of(request, snapshot), kind, like))


@router.post("/campaigns/{campaign_id}/catalogue/new/{kind}")
def write(request: Request, campaign_id: int, kind: str, form: PostedLong) -> Response:
    """Write a new entry."""
    access.game_master_only(request)
    snapshot = services(request).snapshots.take(campaign_id)
    leaf = _new_leaf(stand_of(request, snapshot), kind, str(form.get("like", "")))
    return _save(request, snapshot, leaf, form, new_id(str(form.get("name", "")), str(form.get("key", ""))))


@router.get("/campaigns/{campaign_id}/catalogue/{kind}/{entry}")
def entry(request: Request, campaign_id: int, kind: str, entry: str, saved: str = "") -> Response:
    """One entry."""
    snapshot = services(request).snapshots.take(campaign_id)
    leaf = _leaf(stand_of(request, snapshot), kind, entry, leads=_leads(request, snapshot))
    return _entry_page(request, snapshot, leaf, is_saved=saved == "1")


@router.post("/campaigns/{campaign_id}/catalogue/{kind}/{entry}")
def change(request: Request, campaign_id: int, kind: str, entry: str, form: PostedLong) -> Response:
    """Change an entry, or take the differences back."""
    access.game_master_only(request)
    snapshot = services(request).snapshots.take(campaign_id)
    leaf = _leaf(stand_of(request, snapshot), kind, entry, leads=True)
    if form.get("do") == "reset":
        return _reset(request, snapshot, leaf, form)
    return _save(request, snapshot, leaf, form, entry)


def url_of(campaign_id: int) -> str:
    """The address of a campaign's catalogue."""
    return f"/campaigns/{campaign_id}/catalogue"


def stand_of(request: Request, snapshot: Snapshot) -> Stand:
    """Where the catalogue of a campaign stands. Raises: UnknownSubject for a campaign of another game."""
    table = snapshot.state.table
    if not isinstance(table, Table):
        raise UnknownSubject("campaign.unknown", campaign=snapshot.campaign_id)
    pages = services(request).pages[SYSTEM.id]
    return Stand(table, pages.labels, pages.words(snapshot.state))


def _leads(request: Request, snapshot: Snapshot) -> bool:
    return access.actor(request, snapshot.campaign_id, snapshot.state.house).role is Role.GAME_MASTER


def _leaf(stand: Stand, kind: str, entry: str, *, leads: bool) -> Leaf:
    """Raises: UnknownSubject for what is not there, or not for this person to read."""
    leaf = Leaf(stand, kind, entry)
    if leaf.facts is None or not leaf.is_read_by(leads=leads):
        raise UnknownSubject("catalogue.unknown", entry=entry[:40])
    return leaf


def _new_leaf(stand: Stand, kind: str, like: str) -> Leaf:
    leaf = Leaf(stand, kind, like=like)
    if leaf.facts is None or kind == OWN_SPELLS or (kind in WITHOUT_NEW and not like):
        raise UnknownSubject("catalogue.unknown", entry=(like or kind)[:40])
    return leaf


def _save(request: Request, snapshot: Snapshot, leaf: Leaf, form: FormData, entry: str) -> Response:
    source, base = source_of(leaf.stand, leaf.kind), leaf.facts or {}
    assert source is not None  # or there would be no leaf
    pairs = [(name, value) for name, value in form.multi_items() if isinstance(value, str)]
    facts: Facts = read(leaf.schema, nested(pairs))
    try:
        _submit(request, snapshot, source.command(entry, facts, base), form)
    except FormRefused as error:
        return _entry_page(request, snapshot, leaf, Typed(facts, error.errors), status=422)
    except GameError as error:
        errors = (refused_at(error),)
        return _entry_page(request, snapshot, leaf, Typed(facts, errors), status=status_of(error))
    return RedirectResponse(f"{url_of(snapshot.campaign_id)}/{leaf.kind}/{entry}?saved=1", 303)


def _reset(request: Request, snapshot: Snapshot, leaf: Leaf, form: FormData) -> Response:
    source = source_of(leaf.stand, leaf.kind)
    assert source is not None
    url = url_of(snapshot.campaign_id)
    try:
        command = source.undoing(leaf.entry)
        if command is None:
            raise UnknownContent("catalogue.as_shipped", entry=leaf.name)
        _submit(request, snapshot, command, form)
    except GameError as error:
        typed = Typed(leaf.facts or {}, (FieldError("", error.code, error.data),))
        return _entry_page(request, snapshot, leaf, typed, status=status_of(error))
    if is_own(leaf.kind, leaf.entry):
        return RedirectResponse(f"{url}?kind={leaf.kind}&gone=1", 303)
    return RedirectResponse(f"{url}/{leaf.kind}/{leaf.entry}?saved=1", 303)


def _submit(request: Request, snapshot: Snapshot, command: Command, form: FormData) -> None:
    services(request).play.submit(snapshot.campaign_id, command, (), sent_form(GAME_MASTER, form))


def _entry_page(
    request: Request,
    snapshot: Snapshot,
    leaf: Leaf,
    typed: Typed | None = None,
    *,
    status: int = 200,
    is_saved: bool = False,
) -> Response:
    leads, url, words = _leads(request, snapshot), url_of(snapshot.campaign_id), leaf.stand.words
    form, errors = form_of(leaf, typed) if leads else (None, ())
    page = EntryPage(
        campaign_id=snapshot.campaign_id,
        campaign_name=snapshot.state.house.name,
        is_game_master=leads,
        url=url,
        action=f"{url}/{leaf.kind}/{leaf.entry}" if leaf.entry else f"{url}/new/{leaf.kind}",
        kind=leaf.kind,
        kind_text=words.text(f"catalogue_shelves.{leaf.kind}"),
        name=leaf.name if leaf.entry else words.text(f"catalogue_new.{leaf.kind}"),
        form=form,
        reading=() if leads else reading(leaf),
        changes=differing(leaf, leaf.stand.shipped_words) if leads and leaf.entry else (),
        errors=errors,
        is_new=not leaf.entry,
        is_own=bool(leaf.entry) and is_own(leaf.kind, leaf.entry),
        undo_text=undo_text(leaf) if leads else "",
        copy_url=copy_url(leaf, url) if leads else None,
        like=leaf.like,
        back_url=f"{url}?kind={'spells' if leaf.kind == OWN_SPELLS else leaf.kind}",
        revision=snapshot.revision,
        key=services(request).new_id(),
        is_saved=is_saved,
    )
    return services(request).renderer.page("heroquest/catalogue_entry.html", page, status)
