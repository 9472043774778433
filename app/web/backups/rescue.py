"""Pages for damage: served instead of the table while the database, or its end, is missing or damaged; and the page of
a damaged campaign, with one tap back to its last good state.
"""

import threading
from collections.abc import Callable
from datetime import UTC, datetime

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import Response
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles

from app.campaign.ports import Progress, StorageFault
from app.core.errors import GameError
from app.settings import STATIC, Settings
from app.storage.recovery.choose import BackupReason
from app.storage.recovery.find import Emergency
from app.storage.recovery.swap import Rescue
from app.web.backups.view import line, size
from app.web.http import access, bundles
from app.web.http.entrance import Entrance
from app.web.http.guards import CallerGuard
from app.web.http.languages import t
from app.web.http.long_work import WorkOutcome, answer_of
from app.web.http.posted import Posted
from app.web.http.rate_limits import Watchman
from app.web.table.request import Leading, TableRequest
from app.web.ui.errors import answer, status_of
from app.web.ui.forms import FieldError, refused
from app.web.ui.rendering import Context, Renderer

_MOST_TYPED = 16_000
router = APIRouter(prefix="/campaigns/{campaign_id}/repair", include_in_schema=False)


def create_rescue(
    settings: Settings,
    renderer: Renderer,
    found: Emergency,
    rescue: Rescue,
    names: tuple[str, ...],
    settled: Callable[[], None],
) -> FastAPI:
    """Return the server of one page. `settled` is called when there is a database again."""
    app = FastAPI(title="Heldenpass", openapi_url=None, docs_url=None, redoc_url=None)
    app.state.gate, app.state.renderer = access.Gate(settings.has_laptop), renderer
    alone, done = threading.Lock(), threading.Event()

    def page(*errors: FieldError, status: int = 503) -> Response:
        return renderer.page("errors/rescue.html", _emergency(settings, found, renderer, errors), status)

    def wait(status: int = 503, then: str = "") -> Response:
        answer = renderer.page(
            "errors/rescue_wait.html", {"is_done": done.is_set(), "has_laptop": settings.has_laptop}, status
        )
        if done.is_set():
            answer.headers["Refresh"] = f"2{then}"  # while the files change, the server cannot send a script
        return answer

    @app.get("/health/live")
    def live() -> dict[str, str]:
        return {"status": "ok"}

    @app.post("/rescue")
    def settle(request: Request, form: Posted) -> Response:
        if not access.is_laptop(request):
            raise HTTPException(403)
        with alone:
            if not done.is_set():
                try:
                    _settle(rescue, found, form)
                except GameError as error:
                    return page(FieldError("", error.code, dict(error.data)), status=status_of(error))
                except StorageFault as fault:
                    return page(FieldError("", fault.code, dict(fault.data)))
                done.set()
        settled()
        return wait(200, "; url=/")

    app.include_router(bundles.router)
    app.mount("/static", StaticFiles(directory=STATIC), name="static")

    @app.get("/{path:path}")
    def anything(request: Request, path: str) -> Response:
        return page() if access.is_laptop(request) and not done.is_set() else wait()

    watchman = Watchman(lambda: datetime.now(UTC), lambda: None)  # there is no table yet that he could tell
    app.add_middleware(CallerGuard, names=names, watchman=watchman, limit=_MOST_TYPED, larger={}, refuse=answer)
    app.add_middleware(GZipMiddleware, minimum_size=500)
    app.add_middleware(Entrance)
    return app


def _settle(rescue: Rescue, found: Emergency, form: FormData) -> None:
    if form.get("do") == "begin":
        rescue.begin_anew()
    elif form.get("do") == "go-on" and found.may_go_on:
        rescue.go_on()
    else:
        rescue.bring_back(str(form.get("backup", "")))


def _emergency(settings: Settings, found: Emergency, renderer: Renderer, errors: tuple[FieldError, ...]) -> Context:
    labels, now = renderer.labels, datetime.now(UTC)
    kept = [{"backup": line(one.backup, labels, now), "campaigns": tuple(one.campaigns)} for one in found.backups]
    return {
        "loss": found.loss.value,
        "database": str(settings.database),
        "size": size(found.size),
        "sides": tuple((str(side.copy), size(side.size)) for side in found.sides),
        "newest": kept[0] if kept else None,
        "others": tuple(kept[1:]),
        "may_go_on": found.may_go_on,
        "own": tuple(found.own),
        "errors": errors,
    }


@router.get("")
def repair_page(call: Leading) -> Response:
    """Show what is damaged, and what can be saved."""
    return _page(call)


@router.post("")
def repair(call: Leading, form: Posted) -> Response:
    """Bring its last good state back; what is there now is kept as a backup."""
    app, campaign_id = call.app, call.campaign_id
    entries = str(form.get("entries", ""))
    wanted = int(entries) if entries.isascii() and entries.isdigit() else 0

    def keep() -> None:
        if app.backup_scheduler is not None:
            app.backup_scheduler.backups.make(BackupReason.RESTORE)

    def mend(told: Progress) -> WorkOutcome:
        try:
            app.repairs.carry_out(campaign_id, wanted, told, keep)
        finally:
            app.snapshots.forget()
            app.hub.begin_anew()
        return WorkOutcome(call.table_url)

    key, back = ("repair", str(campaign_id)), f"{call.base_url}/repair"
    try:
        return answer_of(app.works.begin(key, t("a_campaign_is_being_repaired"), back, mend))
    except GameError as error:
        return _page(call, (refused(error),), status_of(error))


def _page(call: TableRequest, errors: tuple[FieldError, ...] = (), status: int = 200) -> Response:
    app = call.app
    plan = app.repairs.plan(call.campaign_id)
    name = next((one.name for one in app.store.campaigns() if one.id == call.campaign_id), "")
    page = {
        "campaign_id": call.campaign_id,
        "name": name,
        "plan": plan,
        "has_backups": app.backup_scheduler is not None,
        "errors": errors,
    }
    return app.renderer.page("campaigns/repair.html", page, status)
