"""Is the server there?"""

from fastapi import APIRouter, Request

from app.web.services import services

router = APIRouter(include_in_schema=False)


@router.get("/health")
def health(request: Request) -> dict[str, str]:
    """Answers when pages are served and the database can be read."""
    services(request).house_settings.get("pin")
    return {"status": "ok"}
