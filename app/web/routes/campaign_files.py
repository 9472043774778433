"""A campaign leaves as a file and comes in from one; and a report for whoever looks for a fault."""

from dataclasses import dataclass
from io import BytesIO
from urllib.parse import quote

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from app.core.errors import InvalidValue
from app.storage import campaign_files
from app.storage.backups import Reason
from app.web import access
from app.web.errors import status_of
from app.web.forms import FieldError, refused
from app.web.services import services
from app.web.uploads import Upload

router = APIRouter(prefix="/campaigns", include_in_schema=False)


@dataclass(frozen=True)
class ImportPage:
    """Asks for a campaign's file of at most so many MB."""

    key: str
    errors: tuple[FieldError, ...] = ()
    most: int = campaign_files.LARGEST // 1_000_000


@router.get("/import")
def import_page(request: Request) -> Response:
    """The form for a campaign's file."""
    return _page(request)


@router.post("/import")
def take_in(request: Request, upload: Upload) -> Response:
    """Let a campaign in; the same form twice lets it in once. Before, a backup is made."""
    access.game_master_only(request)
    found = services(request)
    key = upload.fields.get("key", "")[:80] or found.new_id()
    try:
        if upload.is_too_large:
            raise campaign_files.too_large()
        if upload.file is None:
            raise InvalidValue("campaign_file.no_file", field="file")
        file = campaign_files.read(upload.file)
        if found.keeper is not None:
            found.keeper.make(Reason.IMPORT)
        arrived = found.transfer.take_in(file, f"import-{key}")
    except InvalidValue as error:
        return _page(request, (refused(error),), status_of(error))
    if arrived.is_second:
        return RedirectResponse(f"/campaigns/{arrived.campaign_id}/settings?saved=second#file", 303)
    return RedirectResponse(f"/campaigns/{arrived.campaign_id}/table", 303)


@router.get("/{campaign_id}/file")
def export(request: Request, campaign_id: int) -> Response:
    """Everything of a campaign."""
    access.game_master_only(request)
    found = services(request)
    return _download(found.transfer.campaign(campaign_id), "kampagne")


@router.get("/{campaign_id}/report")
def report(request: Request, campaign_id: int) -> Response:
    """The same without names, notes and devices."""
    access.game_master_only(request)
    found = services(request)
    return _download(found.transfer.report(campaign_id), "fehlerbericht")


def _download(file: campaign_files.CampaignFile, kind: str) -> Response:
    name = quote(f"{file.head.name}.{kind}.json.gz", safe="")
    headers = {"Content-Disposition": f"attachment; filename*=UTF-8''{name}"}
    target = BytesIO()
    campaign_files.write(file, target)
    return Response(target.getvalue(), media_type="application/gzip", headers=headers)


def _page(request: Request, errors: tuple[FieldError, ...] = (), status: int = 200) -> Response:
    access.game_master_only(request)
    found = services(request)
    return found.renderer.page("campaigns/import.html", ImportPage(found.new_id(), errors), status)
