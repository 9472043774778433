"""Sharing a catalogue with other groups: one file out, one file in, shown before it counts."""

from collections.abc import Iterator
from dataclasses import dataclass
from urllib.parse import quote

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from app.campaign.model import GAME_MASTER
from app.campaign.play import Form
from app.core.errors import GameError
from app.core.events import Event
from app.systems.heroquest.cards.events import DeckWritten
from app.systems.heroquest.catalogue.commands import ImportContent
from app.systems.heroquest.catalogue.events import ContentChanged, ContentRefused
from app.systems.heroquest.catalogue.files import write_catalogue
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.magic.events import SpellNamed
from app.systems.heroquest.state.table import Table
from app.web.heroquest.catalogue.entry_page import Leaf, between
from app.web.heroquest.catalogue.page import stand_of, url_of
from app.web.heroquest.catalogue.sources import OWN_DECKS, OWN_SPELLS, Stand
from app.web.http import access
from app.web.http.errors import status_of
from app.web.http.forms import FormRefused, read_fields, read_revision, refused, sentences
from app.web.http.languages import spoken
from app.web.http.posted import PostedFile, PostedText
from app.web.services import services
from app.web.table.snapshot import Snapshot

router = APIRouter(prefix="/campaigns/{campaign_id}/catalogue", include_in_schema=False)


@dataclass(frozen=True)
class Incoming:
    """An entry that would come or change: what of it is otherwise, as label, before, after."""

    kind: str
    name: str
    is_new: bool
    changes: tuple[tuple[str, str, str], ...]


@dataclass(frozen=True)
class ExchangePage:
    """Giving away and taking in."""

    campaign_id: int
    campaign_name: str
    url: str
    exchange_url: str
    own_count: int
    text: str
    file: str
    incoming: tuple[Incoming, ...]
    left_out: tuple[str, ...]
    errors: tuple[str, ...]
    revision: int
    key: str


@router.get("/exchange")
def exchange(request: Request, campaign_id: int) -> Response:
    """The file, and the form for another one."""
    access.game_master_only(request)
    return _page(request, services(request).snapshots.take(campaign_id), PostedText({}, "", "", is_readable=True))


@router.get("/file")
def file(request: Request, campaign_id: int) -> Response:
    """Everything of the campaign's own as one file."""
    access.game_master_only(request)
    snapshot = services(request).snapshots.take(campaign_id)
    stand = stand_of(request, snapshot)
    name = quote(f"{snapshot.state.house.name}.katalog.json")
    headers = {"Content-Disposition": f"attachment; filename*=UTF-8''{name}", "Cache-Control": "no-store"}
    text = write_catalogue(stand.table, snapshot.state.house.name)
    return Response(text, media_type="application/json", headers=headers)


@router.post("/exchange")
def take_in(request: Request, campaign_id: int, form: PostedFile) -> Response:
    """Show what a file would change; with the button below it, take it in."""
    access.game_master_only(request)
    app = services(request)
    snapshot = app.snapshots.take(campaign_id)
    if form.fields.get("do") != "import":
        return _page(request, snapshot, form)
    sent = Form(
        actor=GAME_MASTER,
        revision=read_revision(form.fields.get("revision", "")),
        key=form.fields.get("key", "")[:80],
    )
    try:
        app.play.submit(campaign_id, _command(form), (), sent)
    except FormRefused as error:
        return _page(request, snapshot, form, sentences(error.errors, stand_of(request, snapshot).words))
    except GameError as error:
        told = (refused(error).sentence(stand_of(request, snapshot).words),)
        return _page(request, snapshot, form, told, status_of(error))
    return RedirectResponse(f"{url_of(campaign_id)}?own=1", 303)


def _command(form: PostedText) -> ImportContent:
    """Raises: FormRefused."""
    name = form.file or form.fields.get("name", "") or "katalog"
    return read_fields(ImportContent, {"text": form.text, "file": name})


def _page(
    request: Request, snapshot: Snapshot, form: PostedText, errors: tuple[str, ...] = (), status: int = 200
) -> Response:
    app, stand = services(request), stand_of(request, snapshot)
    url = url_of(snapshot.campaign_id)
    facts: tuple[Event, ...] = ()
    if not form.is_readable:
        errors = (stand.words.error("catalogue.no_text"),)
    elif form.text.strip() and not errors:
        try:
            facts = app.play.preview(snapshot.campaign_id, _command(form), (), actor=GAME_MASTER).events
        except FormRefused as error:
            errors = sentences(error.errors, stand.words)
        except GameError as error:
            errors = (refused(error).sentence(stand.words),)
    after = _after(request, stand, facts)
    page = ExchangePage(
        campaign_id=snapshot.campaign_id,
        campaign_name=snapshot.state.house.name,
        url=url,
        exchange_url=f"{url}/exchange",
        own_count=len(stand.table.own_content) + len(stand.table.own_spells) + len(stand.table.own_decks),
        text=form.text,
        file=form.file or form.fields.get("name", ""),
        incoming=tuple(_incoming(stand, after, facts)),
        left_out=tuple(after.words.sentence(one, {}) for one in facts if isinstance(one, ContentRefused)),
        errors=errors,
        revision=snapshot.revision,
        key=app.new_id(),
    )
    status = 422 if errors and status == 200 else status
    return app.renderer.page("heroquest/catalogue_exchange.html", page, status)


def _after(request: Request, stand: Stand, facts: tuple[Event, ...]) -> Stand:
    """Where the catalogue would stand."""
    table = stand.table
    for fact in facts:
        evolved = SYSTEM.evolve(table, fact)
        assert isinstance(evolved, Table)
        table = evolved
    return Stand(table, stand.shipped_words, SYSTEM.labels_of(table, spoken.get()))


def _incoming(before: Stand, after: Stand, facts: tuple[Event, ...]) -> Iterator[Incoming]:
    for fact in facts:
        match fact:
            case ContentChanged(entry_kind=kind, entry=entry):
                yield _one(before, after, kind, entry)
            case SpellNamed(spell=spell):
                yield _one(before, after, OWN_SPELLS, spell)
            case DeckWritten(deck=deck):
                yield _one(before, after, OWN_DECKS, deck)


def _one(before: Stand, after: Stand, kind: str, entry: str) -> Incoming:
    old, new = Leaf(before, kind, entry), Leaf(after, kind, entry)
    is_new = not old.facts
    return Incoming(
        kind=after.words.word("entry_kind", kind),
        name=new.name,
        is_new=is_new,
        changes=() if is_new else between(old, new),
    )
