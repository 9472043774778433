"""The pages about a campaign's heroes: everybody who ever sat here, a hero's life and file, heroes from elsewhere."""

from collections.abc import Iterator
from datetime import datetime
from urllib.parse import quote, urlencode

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from app.core.errors import GameError, NotAllowed, TooLarge
from app.labels.labels import Labels
from app.systems.heroquest.party.commands import RecallHero, SetHeroAside
from app.systems.heroquest.quests.commands import StartQuest
from app.systems.heroquest.rounds.commands import MarkPresence
from app.systems.heroquest.state.figures import Condition, Hero
from app.systems.heroquest.state.table import Standing
from app.web.heroquest.party.cards import Chip, class_and_player
from app.web.heroquest.party.transfer import ImportForm, hero_file, hero_of_campaign, import_page, life_of
from app.web.heroquest.table.look import Called, HeroQuestRequest, Leading, heroquest_request
from app.web.heroquest.table.page_forms import NOTHING_WRONG, FormRefusal, submit_form
from app.web.http.languages import t
from app.web.http.posted import PostedLong, PostedText
from app.web.table.panel_forms import Button
from app.web.ui.errors import status_of
from app.web.ui.forms import FormRefused, read_revision
from app.web.ui.rendering import Context

router = APIRouter(prefix="/campaigns/{campaign_id}", include_in_schema=False)
_FOLDER = "heroquest/party"


@router.get("/heroes")
def heroes(caller: Called) -> Response:
    """Show all heroes."""
    return _party(caller, NOTHING_WRONG)


@router.post("/heroes")
def act_on_hero(caller: Leading, form: PostedLong) -> Response:
    """Do what a button of the list says."""
    done = submit_form(caller, form)
    if isinstance(done, FormRefusal):
        return _party(caller, done)
    return RedirectResponse(done or f"{caller.base_url}/heroes", 303)


@router.get("/heroes/{hero_id}/life")
def life(caller: Called, hero_id: str) -> Response:
    """Show a hero's life, as far as his player knows it; for others what everybody may know."""
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
    """Send the file of a hero, to keep it or to take it to another campaign."""
    text = hero_file(caller, hero_id, caller.app.clock())
    name = quote(f"{hero_of_campaign(caller, hero_id).name}.held.json")
    headers = {"Content-Disposition": f"attachment; filename*=UTF-8''{name}", "Cache-Control": "no-store"}
    return Response(text, media_type="application/json", headers=headers)


@router.get("/import-hero")
def begin_import(request: Request, caller: Leading, campaign: int = 0, hero: str = "") -> Response:
    """Show the form for a file, or what a hero of another campaign would bring."""
    there = heroquest_request(request, campaign) if campaign and hero else None
    text = hero_file(there, hero, caller.app.clock()) if there else ""
    return _import(caller, ImportForm(text, key=caller.app.new_id()))


@router.post("/import-hero")
def import_hero(caller: Leading, form: PostedText) -> Response:
    """Show what a file would bring; with the button below it, let the hero sit down."""
    sent = ImportForm(
        text=form.text or "",
        name=form.fields.get("name", ""),
        without_unknown=form.fields.get("without_unknown") == "true",
        unread=TooLarge.default_code if form.is_too_large else "hero_file.unreadable" if form.text is None else "",
        is_sent=True,
        key=form.fields.get("key", "")[:30] or caller.app.new_id(),
    )
    if form.fields.get("do") != "import":
        return _import(caller, sent, status_of(TooLarge()) if form.is_too_large else 200)
    try:
        sender = caller.form(read_revision(form.fields.get("revision", "")), sent.key)
        caller.app.play.submit(caller.campaign_id, sent.command(), (), sender)
    except FormRefused:
        return _import(caller, sent, 422)
    except GameError as error:
        return _import(caller, sent, status_of(error))
    return RedirectResponse(f"{caller.base_url}/heroes", 303)


def _import(caller: HeroQuestRequest, sent: ImportForm, status: int = 200) -> Response:
    page = import_page(caller, sent)
    refused = bool(page["faults"] or page["name_error"])
    return caller.app.renderer.page(f"{_FOLDER}/import.html", page, 422 if refused and status == 200 else status)


def _time(text: str) -> datetime | None:
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        return None


def _party(caller: HeroQuestRequest, refused: FormRefusal) -> Response:
    """Show everybody, those at the table first."""
    page = {
        **caller.frame,
        "url": f"{caller.base_url}/heroes",
        "seat_url": f"{caller.table_url}?do=seat",
        "import_url": f"{caller.base_url}/import-hero",
        "groups": tuple(_groups(caller)),
        "errors": tuple(error.sentence(caller.look.labels) for error in refused.errors),
    }
    return caller.app.renderer.page(f"{_FOLDER}/heroes.html", page, refused.status)


def _groups(caller: HeroQuestRequest) -> Iterator[Context]:
    """Only those in which there is somebody; the table always."""
    table = caller.look.table
    here = tuple(_row(caller, hero, None) for hero in table.heroes.values())
    yield {"id": "table", "title": t("at_the_table"), "rows": here}
    titles = {
        Standing.SET_ASIDE: t("put_aside"),
        Standing.RETIRED: t("retired"),
        Standing.DEAD: t("fallen"),
    }
    for standing, title in titles.items():
        resting = [one.hero for one in table.resting.values() if one.standing is standing]
        if resting:
            yield {"id": standing, "title": title, "rows": tuple(_row(caller, one, standing) for one in resting)}


def _row(caller: HeroQuestRequest, hero: Hero, standing: Standing | None) -> Context:
    """Return a hero with what can be done. `further`: what waits behind a fold; `copies`: other campaigns that he may
    join.

    `file_url`: the hero's file, for the hero's player and the game master.
    """
    words, is_own, leads = caller.look.labels, caller.actor.viewer.owns(hero.id), caller.is_game_masters
    url = f"{caller.base_url}/heroes/{hero.id}"
    return {
        "id": hero.id,
        "name": hero.name,
        "hero_class": hero.hero_class,
        "who": class_and_player(hero, words),
        "numbers": _numbers(hero, is_own=is_own),
        "chips": tuple(_chips(hero, standing, words)),
        "url": url,
        "life_url": f"{url}/life",
        "file_url": f"{url}/file" if is_own else None,
        "deeds": tuple(_buttons(caller, hero, standing)) if leads else (),
        "further": tuple(_leaving_buttons(caller, hero)) if leads and standing is None else (),
        "copies": tuple(_copies(caller, hero)) if leads else (),
    }


def _chips(hero: Hero, standing: Standing | None, words: Labels) -> Iterator[Chip]:
    if hero.condition is not Condition.STANDING and standing is not Standing.DEAD:
        yield Chip(words.text(f"conditions.{hero.condition}"), "danger", "skull")
    if standing is None and hero.on_quest:
        yield Chip(t("on_a_quest"), "accent", "swords")
    if standing is None and hero.absent:
        yield Chip(t("not_here_right_now"), "warning", "hourglass")


def _buttons(caller: HeroQuestRequest, hero: Hero, standing: Standing | None) -> Iterator[Button]:
    """Yield what the game master can do about a hero just now."""
    if standing is not None:
        yield caller.forms.button(t("back_to_the_table"), RecallHero(hero_id=hero.id), "undo-2")
        return
    if hero.condition is Condition.LOST:
        if not hero.on_quest:
            to_fallen = SetHeroAside(hero_id=hero.id, standing=Standing.DEAD)
            yield caller.forms.button(t("to_the_fallen"), to_fallen, "skull")
        return
    if not hero.on_quest and caller.look.table.round.is_running:
        yield caller.forms.button(t("comes_down_the_stairs"), StartQuest(hero_id=hero.id), "arrow-right")
    words = t("is_here_again") if hero.absent else t("is_away_for_a_moment")
    yield caller.forms.button(words, MarkPresence(hero_id=hero.id, present=hero.absent), "hourglass")


def _leaving_buttons(caller: HeroQuestRequest, hero: Hero) -> Iterator[Button]:
    """Yield what takes a living hero from the table."""
    ways = ((Standing.SET_ASIDE, "layers", t("set_aside_for_now")), (Standing.RETIRED, "scroll-text", t("retire")))
    for standing, icon, text in ways if not hero.on_quest and hero.condition is not Condition.LOST else ():
        yield caller.forms.button(text, SetHeroAside(hero_id=hero.id, standing=standing), icon)


def _copies(caller: HeroQuestRequest, hero: Hero) -> Iterator[tuple[str, str]]:
    query = urlencode({"campaign": caller.campaign_id, "hero": hero.id})
    for one in caller.app.store.campaigns():
        if one.id != caller.campaign_id and one.system == caller.system.id:
            yield one.name, f"/campaigns/{one.id}/import-hero?{query}"


def _numbers(hero: Hero, *, is_own: bool) -> str:
    """Return the numbers that everybody sees, and those only for the hero's player."""
    found = [
        t("bp", body_points=hero.body_points, body_attribute=hero.body_attribute),
        t("mp", mind_points=hero.mind_points, mind_attribute=hero.mind_attribute),
    ]
    if is_own:
        passed = t("quests_in_party", quests_passed=hero.quests_passed)
        found += [passed, t("gold_in_catalogue", price=hero.gold)]
    return " · ".join(found).replace("-", "−")
