"""The chronicle: read it whole, find something in it, take back, bring back, and see before what that would change."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter, Query, Request
from fastapi.responses import RedirectResponse, Response
from markupsafe import Markup
from starlette.datastructures import FormData

from app.campaign.ports import Progress, Reading
from app.campaign.recording import Form
from app.campaign.undo_outcome import FAR_BACK, newest_first
from app.core.errors import GameError, InTheWay, StaleRevision
from app.web.http.access import is_laptop
from app.web.http.languages import t
from app.web.http.long_work import WorkOutcome
from app.web.http.posted import Posted
from app.web.live.parts import Fragment
from app.web.table.chronicle_parts import differences, log_entries
from app.web.table.dice_seal import dice_seal
from app.web.table.drafts import form_of, read_draft
from app.web.table.game_pages import FigureFilter, Story
from app.web.table.request import Leading, TableRequest, table_request
from app.web.ui.errors import status_of
from app.web.ui.finding import has_words
from app.web.ui.forms import OptionGroup, SelectOption, read_revision
from app.web.ui.rendering import answer, is_scripted, wants_partial

router = APIRouter(include_in_schema=False)
PAGE, BLOCKERS = 100, 20
MOST_READ = 1000  # entries for one page of a search: then it says how far it got
LONGEST_SEARCH = 80
Before = Annotated[int | None, Query(ge=0, lt=2**53)]
Who = Annotated[Sequence[str], Query()]


@dataclass(frozen=True)
class ChronicleSearch:
    """A search: entries about one of each group of figures or kinds that contain every word."""

    groups: tuple[frozenset[str], ...]
    words: str

    def finds(self, story: Story, name: str) -> bool:
        """Return whether the search finds an entry; people are found by their names, too."""
        if any(group.isdisjoint(story.about) for group in self.groups):
            return False
        return has_words(" ".join((*story.sentences, name)), self.words)


@router.get("/campaigns/{campaign_id}/log")
def event_log(request: Request, campaign_id: int, before: Before = None, who: Who = (), search: str = "") -> Response:
    """Show the chronicle. Of several in one group (`who`) any will do; an entry is about one of each group."""
    asked = table_request(request, campaign_id)
    app, snapshot = asked.app, asked.snapshot
    figures = asked.game.figures(snapshot, asked.actor)
    chosen = [one for one in figures if one.id in who]
    picked = tuple(frozenset(one.value for one in group.options) for group in _groups(chosen))
    search = search[:LONGEST_SEARCH]
    with app.store.reading(asked.campaign_id) as campaign:
        entries, older = _found(asked, ChronicleSearch(picked, search), campaign, before)
    wish = [("who", one.id) for one in chosen] + ([("search", search)] if search else [])
    page = {
        **asked.frame,
        "entries": Markup("".join(map(app.fragments.html, entries))),
        "number": len(entries),
        "older": None if older is None else f"?{urlencode([*wish, ('before', older)])}",
        "is_laptop": is_laptop(request),
        "is_newest": before is None,
        "revision": snapshot.revision,
        "who": frozenset(one.id for one in chosen),
        "search": search,
        "groups": tuple(_groups(figures)),
        "dice_seal": Markup(app.fragments.html(dice_seal(snapshot))),
        "evening_url": f"/campaigns/{asked.campaign_id}/{asked.game.evening_place}" if asked.game.evening_place else "",
    }
    return app.renderer.page("event_log/event_log.html", page)


@router.get("/campaigns/{campaign_id}/undo")
def undo_preview(request: Request, asked: Leading, target: str = "", back: str = "") -> Response:
    """Show what would change if an action were undone."""
    return _preview(request, asked, target, back, is_jump=False)


@router.get("/campaigns/{campaign_id}/jump")
def jump_preview(request: Request, asked: Leading, target: str = "", back: str = "") -> Response:
    """Show what would change if everything after an action were undone."""
    return _preview(request, asked, target, back, is_jump=True)


@router.post("/campaigns/{campaign_id}/undo")
def undo(request: Request, form: Posted, asked: Leading) -> Response:
    """Take an action back: the named one, otherwise the newest. Asking twice for the same is no fault."""
    target = str(form.get("target", ""))
    revision = read_revision(target) if target else None
    try:
        if revision is not None and asked.snapshot.revision - revision >= FAR_BACK:
            title = t("an_earlier_action_is_being_taken")
            return _at_length(request, asked, form, title, partial(asked.app.play.undo, asked.campaign_id, revision))
        asked.app.play.undo(asked.campaign_id, revision, form_of(asked.actor, form))
    except InTheWay as error:
        return _blocked(request, asked, error)
    except StaleRevision as error:
        if error.code != "action.already_undone":
            raise
    return _done(request, asked, form)


def _at_length(
    request: Request, asked: TableRequest, form: FormData, title: str, change: Callable[[Form, Progress], object]
) -> Response:
    """Do a change that may take seconds: then the page of long work tells its progress. Raises: as the change."""
    back, wish = f"/campaigns/{asked.campaign_id}/log", form_of(asked.actor, form)

    def do(told: Progress) -> WorkOutcome:
        change(wish, told)
        return WorkOutcome(back)

    key = (request.url.path, str(form.get("target", "")))
    work = asked.app.works.begin(key, title, back, do)
    if work.wait() is not None:
        return _done(request, asked, form)
    if is_scripted(request):
        return Response(status_code=204, headers={"HX-Redirect": f"/long-work/{work.id}"})
    return RedirectResponse(f"/long-work/{work.id}", 303)


@router.post("/campaigns/{campaign_id}/redo")
def redo(request: Request, form: Posted, asked: Leading) -> Response:
    """Bring back what was taken back last."""
    play, campaign_id = asked.app.play, asked.campaign_id
    if (play.redo_age(campaign_id) or 0) >= FAR_BACK:
        title = t("an_earlier_action_is_being")
        return _at_length(request, asked, form, title, partial(play.redo, campaign_id))
    play.redo(campaign_id, form_of(asked.actor, form))
    return _done(request, asked, form)


@router.post("/campaigns/{campaign_id}/jump")
def jump(request: Request, form: Posted, asked: Leading) -> Response:
    """Go back to an entry: everything after it is taken back, one by one."""
    target = read_revision(str(form.get("target", "")))
    title = t("the_chronicle_goes_back")
    return _at_length(request, asked, form, title, partial(asked.app.play.jump, asked.campaign_id, target))


def _done(request: Request, asked: TableRequest, form: FormData) -> Response:
    """Answer a change: htmx with nothing, or the idle panel in place of a preview; otherwise with a redirect."""
    if wants_partial(request):
        return _idle_panel(request, asked) if form.get("from") == "preview" else Response(status_code=204)
    place = "log" if form.get("back") == "log" else "table"
    return RedirectResponse(f"/campaigns/{asked.campaign_id}/{place}", 303)


def _idle_panel(request: Request, before: TableRequest) -> Response:
    asked = table_request(request, before.campaign_id)
    part = asked.game.panel(asked.snapshot, asked.actor, None, read_draft(asked, FormData()))
    return answer(asked.app.renderer.html(part.template, part.context, table_revision=asked.snapshot.revision))


def _preview(request: Request, asked: TableRequest, target: str, back: str, *, is_jump: bool) -> Response:
    app, snapshot, revision = asked.app, asked.snapshot, read_revision(target)
    look_ahead = app.play.back_at if is_jump else app.play.without
    try:
        after = look_ahead(asked.campaign_id, revision)
    except InTheWay as error:
        return _blocked(request, asked, error)
    with app.store.reading(asked.campaign_id) as campaign:
        action = campaign.action(revision)
    assert action is not None  # or looking ahead would have refused
    url = f"/campaigns/{asked.campaign_id}"
    entries = log_entries(asked.game, snapshot, [action], asked.actor)
    context = {
        "url": f"{url}/{'jump' if is_jump else 'undo'}",
        "back_url": f"{url}/{'log' if back == 'log' else 'table'}",
        "back": "log" if back == "log" else "",
        "target": revision,
        "key": app.new_id(),
        "revision": snapshot.revision,
        "is_jump": is_jump,
        "entry": next((one.context for one in entries), None),
        "changes": differences(asked.game, snapshot.state, after),
    }
    name = "_undo_preview.html" if wants_partial(request) else "undo_preview.html"
    return app.renderer.page(f"event_log/{name}", context)


def _found(
    asked: TableRequest, search: ChronicleSearch, campaign: Reading, before: int | None
) -> tuple[list[Fragment], int | None]:
    """Return the entries found among those this person may read, and the revision before which to go on."""
    game, snapshot, actor = asked.game, asked.snapshot, asked.actor
    stories, entries, last = game.stories(snapshot.state, actor), list[Fragment](), before
    for read, action in enumerate(newest_first(campaign, before, PAGE), start=1):
        story = stories.story(action)
        if story is not None and search.finds(story, action.entry.actor.name):
            entries += log_entries(game, snapshot, [action], actor, is_live=False)
        last = action.revision
        if len(entries) == PAGE or read == MOST_READ:
            return entries, last
    return entries, None


def _groups(figures: Sequence[FigureFilter]) -> Iterator[OptionGroup]:
    for group in dict.fromkeys(one.group for one in figures):
        yield OptionGroup(group, tuple(SelectOption(one.id, one.name) for one in figures if one.group == group))


def _blocked(request: Request, asked: TableRequest, error: GameError) -> Response:
    revisions = error.data["revisions"]
    assert isinstance(revisions, tuple)
    with asked.app.store.reading(asked.campaign_id) as campaign:
        actions = [action for revision in revisions[: -BLOCKERS - 1 : -1] if (action := campaign.action(revision))]
    entries = log_entries(asked.game, asked.snapshot, actions, asked.actor)
    context = {
        "url": f"/campaigns/{asked.campaign_id}",
        "sentence": asked.app.renderer.labels.error(error.code, count=len(revisions)),
        "blockers": tuple(entry.context for entry in entries),
    }
    partial = "event_log/_blocked_undo.html" if wants_partial(request) else "event_log/blocked_undo.html"
    return asked.app.renderer.page(partial, context, status_of(error))
