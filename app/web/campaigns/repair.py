"""A damaged campaign: what is still there, and one tap back to its last good state."""

from fastapi import APIRouter, Request
from fastapi.responses import Response

from app.core.errors import GameError
from app.storage.backups import Reason
from app.web.http import access
from app.web.http.errors import status_of
from app.web.http.forms import FieldError, refused
from app.web.http.languages import t
from app.web.http.posted import Posted
from app.web.long_work.page import answer_of
from app.web.long_work.running import Outcome, Told
from app.web.services import services

router = APIRouter(prefix="/campaigns/{campaign_id}/repair", include_in_schema=False)


@router.get("")
def repair_page(request: Request, campaign_id: int) -> Response:
    """What is damaged, and what can be had."""
    return _page(request, campaign_id)


@router.post("")
def repair(request: Request, campaign_id: int, form: Posted) -> Response:
    """Bring its last good state back; what is there now is kept as a backup."""
    access.game_master_only(request)
    app = services(request)
    entries = str(form.get("entries", ""))
    wanted = int(entries) if entries.isascii() and entries.isdigit() else 0

    def mend(told: Told) -> Outcome:
        try:
            if app.backup_scheduler is not None:
                app.backup_scheduler.backups.make(Reason.RESTORE)
            app.repairs.carry_out(campaign_id, wanted, told)
        finally:
            app.snapshots.forget()
            app.hub.begin_anew()
        return Outcome(f"/campaigns/{campaign_id}/table")

    key, back = ("repair", str(campaign_id)), f"/campaigns/{campaign_id}/repair"
    try:
        return answer_of(app.works.begin(key, t("a_campaign_is_being_repaired"), back, mend))
    except GameError as error:
        return _page(request, campaign_id, (refused(error),), status_of(error))


def _page(request: Request, campaign_id: int, errors: tuple[FieldError, ...] = (), status: int = 200) -> Response:
    access.game_master_only(request)
    app = services(request)
    plan = app.repairs.plan(campaign_id)
    name = next((one.name for one in app.store.campaigns() if one.id == campaign_id), "")
    page = {
        "campaign_id": campaign_id,
        "name": name,
        "plan": plan,
        "has_backups": app.backup_scheduler is not None,
        "errors": errors,
    }
    return app.renderer.page("campaigns/repair.html", page, status)
