"""The pictures of heroes, by their digest."""

from typing import Annotated

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from app.core.errors import UnknownSubject
from app.web.table.services import services

router = APIRouter(include_in_schema=False)
# Nothing but a picture, whatever a browser is made to believe. A week, so that a forgotten one fades from phones.
_HEADERS = {
    "Cache-Control": "private, max-age=604800, immutable",
    "Content-Security-Policy": "default-src 'none'; sandbox",
    "Content-Disposition": "inline",
}
Digest = Annotated[str, Path(pattern=r"^[0-9a-f]{32}$")]


@router.get("/pictures/{digest}.webp")
def picture(request: Request, digest: Digest) -> Response:
    """Send the bytes of a picture by its digest, which only pages tell. Raises: UnknownSubject."""
    content = services(request).store.picture(digest)
    if content is None:
        raise UnknownSubject("http.not_found")
    return Response(content, media_type="image/webp", headers=_HEADERS)
