"""The addresses of the pages about a campaign's heroes."""

from datetime import datetime
from urllib.parse import quote

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from app.core.errors import GameError, NotAllowed
from app.web.heroquest.party.list_page import life_of, party_page
from app.web.heroquest.party.transfer import Wish, hero_file, hero_of_campaign, import_page, take_in
from app.web.heroquest.quests.acting import FINE, Refused, act
from app.web.heroquest.table.request import Called, HeroQuestRequest, heroquest_request
from app.web.http.errors import status_of
from app.web.http.forms import FormRefused, read_revision
from app.web.http.posted import PostedFile, PostedLong
from app.web.ui.rendering import Context

router = APIRouter(prefix="/campaigns/{campaign_id}", include_in_schema=False)
_FOLDER = "heroquest/party"


@router.get("/heroes")
def heroes(caller: Called) -> Response:
    """All heroes."""
    return _party(caller, FINE)


@router.post("/heroes")
def act_on_hero(asked: Called, form: PostedLong) -> Response:
    """Do what a button of the list says."""
    asked.game_master_only()
    done = act(asked, form)
    if isinstance(done, Refused):
        return _party(asked, done)
    return RedirectResponse(done or f"{asked.base_url}/heroes", 303)


@router.get("/heroes/{hero_id}/life")
def life(caller: Called, hero_id: str) -> Response:
    """What a hero has lived through, as far as his own player knows it; for others what everybody may know."""
    hero = hero_of_campaign(caller, hero_id)
    if not caller.actor.viewer.owns(hero.id):
        raise NotAllowed("actor.not_own_hero")
    chapters: dict[str, list[Context]] = {}
    for line in life_of(caller, hero_id):
        chapters.setdefault(line.campaign, []).append({"at": _time(line.at), "text": line.text})
    url = f"{caller.base_url}/heroes/{hero.id}"
    page = {
        **caller.frame,
        "name": hero.name,
        "hero_class": hero.hero_class,
        "passport_url": url,
        "file_url": f"{url}/file",
        "chapters": chapters.items(),
    }
    return caller.app.renderer.page(f"{_FOLDER}/life.html", page)


@router.get("/heroes/{hero_id}/file")
def file(caller: Called, hero_id: str) -> Response:
    """The file of a hero, to keep it or to take it to another campaign."""
    text = hero_file(caller, hero_id, caller.app.clock())
    name = quote(f"{hero_of_campaign(caller, hero_id).name}.held.json")
    headers = {"Content-Disposition": f"attachment; filename*=UTF-8''{name}", "Cache-Control": "no-store"}
    return Response(text, media_type="application/json", headers=headers)


@router.get("/import-hero")
def begin_import(request: Request, asked: Called, campaign: int = 0, hero: str = "") -> Response:
    """The form for a file, or what a hero of another campaign would bring."""
    asked.game_master_only()
    there = heroquest_request(request, campaign) if campaign and hero else None
    text = hero_file(there, hero, asked.app.clock()) if there else ""
    return _import(asked, Wish(text, key=asked.app.new_id()))


@router.post("/import-hero")
def import_hero(asked: Called, form: PostedFile) -> Response:
    """Show what a file would bring; with the button below it, let the hero sit down."""
    asked.game_master_only()
    wish = Wish(
        text=form.text,
        name=form.fields.get("name", ""),
        without_unknown=form.fields.get("without_unknown") == "true",
        is_readable=form.is_readable,
        is_sent=True,
        key=form.fields.get("key", "")[:30] or asked.app.new_id(),
    )
    if form.fields.get("do") != "import":
        return _import(asked, wish)
    try:
        take_in(asked, wish, read_revision(form.fields.get("revision", "")))
    except FormRefused:
        return _import(asked, wish, 422)
    except GameError as error:
        return _import(asked, wish, status_of(error))
    return RedirectResponse(f"{asked.base_url}/heroes", 303)


def _import(asked: HeroQuestRequest, wish: Wish, status: int = 200) -> Response:
    page = import_page(asked, wish)
    refused = bool(page["faults"] or page["name_error"])
    return asked.app.renderer.page(f"{_FOLDER}/import.html", page, 422 if refused and status == 200 else status)


def _party(asked: HeroQuestRequest, refused: Refused) -> Response:
    return asked.app.renderer.page(f"{_FOLDER}/heroes.html", party_page(asked, refused), refused.status)


def _time(text: str) -> datetime | None:
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        return None
