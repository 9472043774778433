"""Sharing a catalogue with other groups: one file out, one file in, shown before it counts."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any
from urllib.parse import quote

from fastapi import APIRouter, Depends
from fastapi.responses import RedirectResponse, Response

from app.campaign.model import GAME_MASTER
from app.campaign.replay import evolve
from app.core.errors import GameError, TooLarge, UnknownSubject
from app.core.events import Event
from app.web.catalogue.entry import ShownEntry, between
from app.web.catalogue.page import CatalogueRequest, LeadingCatalogue
from app.web.http.posted import LONG, PostedText, Uploaded
from app.web.table.catalogue_kinds import Catalogue
from app.web.table.drafts import form_of
from app.web.ui.errors import status_of
from app.web.ui.forms import FormRefused, errors_of, sentences

router = APIRouter(prefix="/campaigns/{campaign_id}/catalogue", include_in_schema=False)
NOTHING = Uploaded({})  # before anything was sent


def shared_catalogue(asked: LeadingCatalogue) -> CatalogueRequest:
    """Return the request about a catalogue that is shared. Raises: UnknownSubject for a game that shares nothing."""
    if not asked.catalogue.is_shared:
        raise UnknownSubject("http.not_found")
    return asked


Shared = Annotated[CatalogueRequest, Depends(shared_catalogue)]


@router.get("/exchange")
def exchange(asked: Shared) -> Response:
    """Show the file, and the form for another one."""
    return _page(asked)


@router.get("/file")
def file(asked: Shared) -> Response:
    """Send everything of the campaign's own as one file."""
    campaign = asked.table.snapshot.state.house.name
    name = quote(f"{campaign}.katalog.json")
    headers = {"Content-Disposition": f"attachment; filename*=UTF-8''{name}", "Cache-Control": "no-store"}
    return Response(asked.catalogue.written(campaign), media_type="application/json", headers=headers)


@router.post("/exchange")
def take_in(asked: Shared, form: PostedText) -> Response:
    """Show what a file would change; with the button below it, take it in."""
    if form.is_too_large:
        return _page(asked, NOTHING, (asked.catalogue.labels.error(TooLarge.default_code),), status_of(TooLarge()))
    if form.fields.get("do") != "import":
        return _page(asked, form)
    try:
        command = asked.catalogue.taking_in(form.text or "", _name(form))
        asked.table.app.play.submit(asked.table.campaign_id, command, (), form_of(GAME_MASTER, form.fields))
    except (FormRefused, GameError) as error:
        return _page(asked, form, sentences(errors_of(error), asked.catalogue.labels), status_of(error))
    return RedirectResponse(f"{asked.url}?own=1", 303)


def _name(form: Uploaded) -> str:
    return form.name[:80] or form.fields.get("name", "") or "katalog"


def _page(asked: CatalogueRequest, form: Uploaded = NOTHING, errors: Sequence[str] = (), status: int = 200) -> Response:
    app, words = asked.table.app, asked.catalogue.labels
    facts: tuple[Event, ...] = ()
    if form.text is None:
        errors = (words.error("catalogue.no_text"),)
    elif form is not NOTHING and not form.text.strip():
        errors = (words.error("file.nothing_in_it"),)
    elif form is not NOTHING and not errors:
        try:
            command = asked.catalogue.taking_in(form.text, _name(form))
            facts = app.play.preview(asked.table.campaign_id, command, (), actor=GAME_MASTER).events
        except (FormRefused, GameError) as error:
            errors = sentences(errors_of(error), words)
    after = _after(asked, facts)
    context = {
        **asked.frame(),
        "own_count": asked.catalogue.file_count,
        "text": form.text or "",
        "file": form.name[:80] or form.fields.get("name", ""),
        "incoming": list(_incoming(asked.catalogue, after, facts)),
        "left_out": [after.labels.sentence(one, {}) for one in facts if after.left_out_by(one)],
        "errors": errors,
        "most": LONG // 1_000_000,
    }
    return app.renderer.page("catalogue/exchange.html", context, 422 if errors and status == 200 else status)


def _after(asked: CatalogueRequest, facts: Sequence[Event]) -> Catalogue:
    """Return the catalogue as it would be."""
    snapshot = asked.table.snapshot
    found = asked.table.app.pages[snapshot.system.id].catalogue(evolve(snapshot.system, snapshot.state, facts))
    assert found is not None
    return found


def _incoming(before: Catalogue, after: Catalogue, facts: Sequence[Event]) -> Iterator[Mapping[str, Any]]:
    """Yield the entries that would be added or changed, with the changed values as label, before, after."""
    for kind, entry in filter(None, map(after.changed_by, facts)):
        old, new = ShownEntry(before.kind(kind.id), entry), ShownEntry(kind, entry)
        is_new = not old.facts
        yield {
            "kind": after.labels.word("entry_kind", kind.id),
            "name": kind.name(entry),
            "is_new": is_new,
            "changes": () if is_new else between(old, new),
        }
