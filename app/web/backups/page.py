"""Backups of the house: make one, take one away as a file, bring one back after a look at what it changes."""

from collections.abc import Callable
from contextlib import ExitStack
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import FileResponse, RedirectResponse, Response
from starlette.background import BackgroundTask

from app.campaign.ports import Progress
from app.core.errors import GameError, InvalidValue, RuleViolation
from app.storage import foreign_data
from app.storage.recovery.choose import BackupReason
from app.storage.recovery.schedule import BackupScheduler
from app.web.backups.view import backups_page, candidate_page
from app.web.http import access
from app.web.http.languages import t
from app.web.http.long_work import WorkOutcome, answer_of
from app.web.http.posted import Posted, Upload
from app.web.table.services import game_master_only, services
from app.web.ui.errors import status_of
from app.web.ui.forms import FieldError, refused

router = APIRouter(prefix="/backups", include_in_schema=False)


def _kept(request: Request) -> BackupScheduler:
    """Return the backups of this house. Raises: NotAllowed; RuleViolation where the database is not ours to copy."""
    scheduler = game_master_only(request).backup_scheduler
    if scheduler is None:
        raise RuleViolation("backup.not_here")
    return scheduler


Kept = Annotated[BackupScheduler, Depends(_kept)]


@router.get("")
def backups(request: Request, done: str = "") -> Response:
    """Show all backups."""
    access.check_game_master(request)
    return _page(request, done=done)


@router.post("")
def make(scheduler: Kept) -> Response:
    """Make a backup now."""
    scheduler.make(BackupReason.MANUAL)
    return _back("made")


@router.post("/drill")
def drill(scheduler: Kept) -> Response:
    """Try now whether the newest one holds."""
    scheduler.drill()
    return _back("drilled")


@router.post("/undo")
def undo(request: Request, scheduler: Kept) -> Response:
    """Bring back what was there before the last restore."""
    return _changing(request, scheduler.restoring.undo, "undone")


@router.get("/files/{name}")
def download(scheduler: Kept, name: str) -> Response:
    """Send a backup as a file, without the settings of this house: the PIN's hash stays at home."""
    with ExitStack() as staying:
        file = staying.enter_context(scheduler.restoring.to_take_away(scheduler.backups.path(name)))
        return FileResponse(
            file,
            media_type="application/vnd.sqlite3",
            filename=f"heldenpass-{name}",
            background=BackgroundTask(staying.pop_all().close),
        )


@router.post("/files/{name}")
def choose(request: Request, scheduler: Kept, name: str, form: Posted) -> Response:
    """Look at what a backup would change, or forget it."""
    if form.get("do") == "remove":
        scheduler.backups.remove(name)
        return _back("removed")
    source = scheduler.backups.path(name)

    def examine(told: Progress) -> WorkOutcome:
        return WorkOutcome(f"/backups/candidates/{scheduler.restoring.bring(source, name, told, ours=True).token}")

    return _examined(request, ("examine", name), examine)


@router.post("/candidates")
def bring(request: Request, scheduler: Kept, upload: Upload) -> Response:
    """Look at what a file would change."""
    try:
        file = upload.chosen(foreign_data.too_large(), InvalidValue("backup.no_file", field="file"))
        with ExitStack() as staying:
            landed = staying.enter_context(scheduler.restoring.landed(file))
            stays = staying.pop_all()
    except InvalidValue as error:
        return _page(request, errors=(refused(error),), status=status_of(error))

    def examine(told: Progress) -> WorkOutcome:
        with stays:
            return WorkOutcome(f"/backups/candidates/{scheduler.restoring.bring(landed, upload.name, told).token}")

    return _examined(request, ("examine", str(landed)), examine)


@router.get("/candidates/{token}")
def candidate(request: Request, scheduler: Kept, token: str) -> Response:
    """Show the changes that a candidate would make."""
    return _candidate(request, scheduler, token)


@router.post("/candidates/{token}")
def decide(request: Request, scheduler: Kept, token: str, form: Posted) -> Response:
    """Bring it back, or think no more of it."""
    waiting = scheduler.restoring.candidate(token)
    if form.get("do") != "restore":
        scheduler.restoring.drop(token)
        return _back("")
    try:
        return _changing(request, lambda: scheduler.restoring.swap(waiting, str(form.get("stand", ""))), "restored")
    except GameError as error:
        return _candidate(request, scheduler, token, (refused(error),), status_of(error))


def _examined(request: Request, key: tuple[str, ...], examine: Callable[[Progress], WorkOutcome]) -> Response:
    """Check a file, and answer at once or on a page of its own."""
    try:
        return answer_of(services(request).works.begin(key, t("a_backup_is_being_examined"), "/backups", examine))
    except InvalidValue as error:
        return _page(request, errors=(refused(error),), status=status_of(error))


def _changing(request: Request, change: Callable[[], object], done: str) -> Response:
    """Carry out a change that replaces all data, reload all open pages, and lead back with the message `done`."""
    app = services(request)
    try:
        change()
    finally:
        app.snapshots.forget()
        app.hub.begin_anew()
    return _back(done)


def _back(done: str) -> Response:
    return RedirectResponse(f"/backups?done={done}" if done else "/backups", 303)


def _candidate(
    request: Request, scheduler: BackupScheduler, token: str, errors: tuple[FieldError, ...] = (), status: int = 200
) -> Response:
    app = services(request)
    page = candidate_page(app, scheduler, scheduler.restoring.candidate(token), errors)
    return app.renderer.page("backups/candidate.html", page, status)


def _page(request: Request, *, done: str = "", errors: tuple[FieldError, ...] = (), status: int = 200) -> Response:
    app = services(request)
    return app.renderer.page("backups/backups.html", backups_page(app, done, errors), status)
