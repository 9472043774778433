"""A campaign exported as a file and imported from one; and a report without names for those who look for a fault."""

from collections.abc import Callable
from functools import partial
from shutil import copyfileobj
from tempfile import TemporaryFile
from typing import BinaryIO
from weakref import finalize

from fastapi import APIRouter, Request
from fastapi.responses import Response

from app.campaign.ports import Progress
from app.core.errors import FileFault, InvalidValue
from app.storage import campaign_files
from app.storage.recovery.choose import BackupReason
from app.web.http.languages import t
from app.web.http.long_work import WorkOutcome, answer_of
from app.web.http.posted import Upload
from app.web.table.services import Services, game_master_only
from app.web.ui.errors import status_of
from app.web.ui.forms import FieldError, refused

router = APIRouter(prefix="/campaigns", include_in_schema=False)


@router.get("/import")
def import_page(request: Request) -> Response:
    """Show the form for a campaign's file."""
    return _page(request)


@router.post("/import")
def take_in(request: Request, upload: Upload) -> Response:
    """Let a campaign in; the same form twice lets it in once. Before, a backup is made."""
    app = game_master_only(request)
    key = upload.fields.get("key", "")[:80] or app.new_id()
    try:
        file = upload.chosen(campaign_files.too_large(), FileFault("campaign_file.no_file", field="file"))
        kept = TemporaryFile()  # noqa: SIM115 -- the form closes its own with the answer; this one goes with the work
        copyfileobj(file, kept)
        come = partial(_come, app, kept, f"import-{key}")
        finalize(come, kept.close)
        work = app.works.begin(("import", key), t("a_campaign_is_coming"), "/campaigns/import", come)
        return answer_of(work)
    except InvalidValue as error:
        return _page(request, (refused(error),), status_of(error))


@router.get("/{campaign_id}/file")
def export(request: Request, campaign_id: int) -> Response:
    """Send everything of a campaign."""
    app = game_master_only(request)
    title = t("the_campaign_is_being_written")
    return _written(app, campaign_id, "kampagne", title, app.transfer.campaign)


@router.get("/{campaign_id}/report")
def report(request: Request, campaign_id: int) -> Response:
    """Send everything of a campaign except names, notes and devices, for a bug report."""
    app = game_master_only(request)
    title = t("the_error_report_is_being")
    return _written(app, campaign_id, "fehlerbericht", title, app.transfer.report)


def _come(app: Services, source: BinaryIO, key: str, told: Progress) -> WorkOutcome:
    file = campaign_files.read(source)
    if app.backup_scheduler is not None:
        app.backup_scheduler.make(BackupReason.IMPORT)
    arrived = app.transfer.take_in(file, key, told)
    if arrived.is_second:
        return WorkOutcome(f"/campaigns/{arrived.campaign_id}/settings?saved=second#file")
    return WorkOutcome(f"/campaigns/{arrived.campaign_id}/table")


def _written(
    app: Services, campaign_id: int, kind: str, title: str, make: Callable[[int, Progress], campaign_files.CampaignFile]
) -> Response:
    def write(told: Progress) -> WorkOutcome:
        file = make(campaign_id, told)
        target = TemporaryFile()  # noqa: SIM115 -- it stays as long as somebody may fetch it
        try:
            campaign_files.write(file, target)
        except BaseException:
            target.close()
            raise
        return WorkOutcome(file=target, name=f"{file.head.name}.{kind}.json.gz")

    has_settings = app.store.system_of(campaign_id) in app.systems  # otherwise its game is missing
    back = f"/campaigns/{campaign_id}/settings#file" if has_settings else "/"
    return answer_of(app.works.begin((kind, str(campaign_id)), title, back, write))


def _page(request: Request, errors: tuple[FieldError, ...] = (), status: int = 200) -> Response:
    app = game_master_only(request)
    return app.renderer.page(
        "campaigns/import.html",
        {"key": app.new_id(), "errors": errors, "most": campaign_files.LARGEST // 1_000_000},
        status,
    )
