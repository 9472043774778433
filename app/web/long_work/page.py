"""The pages of long work: its progress, its outcome, its file."""

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from app.core.errors import GameError, UnknownSubject
from app.web.http.long_work import Work, download
from app.web.table.services import Services, game_master_only
from app.web.ui.rendering import Context

router = APIRouter(prefix="/long-work", include_in_schema=False)


@router.get("/{work_id}")
def work_page(request: Request, work_id: str) -> Response:
    """Show how far the work is, or go on to where it led."""
    found, work = _work(request, work_id)
    if work.outcome is not None and work.outcome.url:
        return RedirectResponse(work.outcome.url, 303)
    return found.renderer.page("long_work/long_work.html", _page(found, work))


@router.get("/{work_id}/progress")
def progress(request: Request, work_id: str) -> Response:
    """Show the part of the page that tells the progress; when the work is over, the page comes anew."""
    found, work = _work(request, work_id)
    if not work.is_running:
        return Response(status_code=204, headers={"HX-Redirect": f"/long-work/{work.id}"})
    return found.renderer.page("long_work/_progress.html", _page(found, work))


@router.get("/{work_id}/file")
def file(request: Request, work_id: str) -> Response:
    """Send the file it led to."""
    _, work = _work(request, work_id)
    if work.outcome is None or work.outcome.file is None:
        raise UnknownSubject("work.unknown")
    return download(work)


def _work(request: Request, work_id: str) -> tuple[Services, Work]:
    app = game_master_only(request)
    return app, app.works.get(work_id)


def _page(app: Services, work: Work) -> Context:
    error, labels = work.error, app.renderer.labels
    fault = "" if error is None else labels.error("http.unexpected")
    if isinstance(error, GameError):
        fault = labels.error(error.code, **error.data)
    name = work.outcome.name if work.outcome else ""
    return {
        "id": work.id,
        "title": work.title,
        "back": work.back,
        "is_running": work.is_running,
        "done": work.done,
        "of": work.of,
        "file": name,
        "fault": fault,
    }
