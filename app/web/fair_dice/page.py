"""Dice that can be checked: their fingerprint, their seeds when they lie open, and working them out once more."""

import threading

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from app.campaign.dice_check import DiceReport
from app.campaign.model import GAME_MASTER
from app.core.errors import FileFault, InvalidValue
from app.storage import campaign_files, transfer
from app.web.http.posted import Posted, Upload
from app.web.table import dice_seal
from app.web.table.dice_seal import luck_lines, verdict
from app.web.table.drafts import form_of
from app.web.table.request import Called, Leading
from app.web.table.services import Services, game_master_only, services
from app.web.table.snapshot import Snapshot
from app.web.ui.errors import status_of
from app.web.ui.forms import refused

router = APIRouter(prefix="/campaigns", include_in_schema=False)
_MOST_MB = campaign_files.LARGEST // 1_000_000
_checking = threading.Lock()  # it may take seconds: other requests wait for it and get the same answer


@router.get("/fair-dice")
def check_file_page(request: Request) -> Response:
    """Show the form for the file of a campaign."""
    return _file_page(game_master_only(request))


@router.post("/fair-dice")
def check_file(request: Request, upload: Upload) -> Response:
    """Work the dice of a file out once more; nothing of it is kept."""
    app = services(request)
    try:
        sent = upload.chosen(campaign_files.too_large(), FileFault("campaign_file.no_file", field="file"))
        file = campaign_files.read(sent)
        with _checking:
            report = transfer.check_dice(file, app.store.codec)
    except InvalidValue as error:
        return _file_page(app, status_of(error), errors=(refused(error),))
    return _file_page(app, name=file.head.name, verdict=verdict(report, app.renderer.labels))


def _file_page(app: Services, status: int = 200, **more: object) -> Response:
    """Asks for a file; with `errors`, or with the `verdict` on the campaign of this `name`."""
    page = {"most": _MOST_MB, "name": "", "verdict": None, "errors": (), **more}
    return app.renderer.page("fair_dice/check_file.html", page, status)


@router.get("/{campaign_id}/fair-dice")
def fair_dice_page(call: Called) -> Response:
    """Show what everybody may know of the dice."""
    names = call.system.hero_names(call.snapshot.state.table).items()
    with call.app.store.reading(call.campaign_id) as campaign:
        luck = luck_lines(call.game, campaign, names)
    page = dice_seal.page(call.snapshot, call.actor, call.app.new_id(), luck=luck)
    return call.app.renderer.page("fair_dice/fair_dice.html", page)


@router.get("/{campaign_id}/fair-dice/check")
def check(call: Leading) -> Response:
    """Work all dice of a campaign out once more. It may take seconds, and a wrong die may be about somebody."""
    app, snapshot = call.app, call.snapshot
    try:
        said = verdict(_checked(app, snapshot), app.words_of(snapshot))
    except InvalidValue as error:
        sentence = app.renderer.labels.error(error.code, **error.data)
        page = dice_seal.page(snapshot, GAME_MASTER, app.new_id(), error=sentence)
        return app.renderer.page("fair_dice/fair_dice.html", page, status_of(error))
    page = dice_seal.page(snapshot, GAME_MASTER, app.new_id(), verdict=said)
    return app.renderer.page("fair_dice/fair_dice.html", page)


@router.post("/{campaign_id}/fair-dice")
def lay_open(call: Leading, form: Posted) -> Response:
    """Show the seed of the running dice and begin new ones."""
    call.app.play.renew_dice(call.campaign_id, form_of(GAME_MASTER, form))
    return RedirectResponse(dice_seal.url(call.campaign_id), 303)


def _checked(app: Services, snapshot: Snapshot) -> DiceReport:
    """Return the report on the dice of a campaign, kept until its next action. Raises: InvalidValue."""
    with _checking:
        if "dice_check" not in snapshot.memo:
            file = app.transfer.campaign(snapshot.campaign_id)
            snapshot.memo["dice_check"] = transfer.check_dice(file, app.store.codec)
        report: DiceReport = snapshot.memo["dice_check"]
    return report
