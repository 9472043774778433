"""The living pattern page."""

from typing import Literal

from fastapi import APIRouter, Request
from fastapi.responses import Response
from markupsafe import Markup

from app.web.heroquest.patterns.parts import pattern_parts
from app.web.heroquest.patterns.samples import SAMPLES
from app.web.http.languages import GERMAN, spoken
from app.web.services import services

router = APIRouter(include_in_schema=False)


@router.get("/patterns")
def patterns(request: Request, theme: Literal["auto", "dark", "light"] = "auto") -> Response:
    """All parts of the design on one page, for developers."""
    app = services(request)
    spoken.set(GERMAN)  # its examples are, so everything on it has to be
    parts = (Markup(app.fragments.html(pattern_parts())),)
    page = app.renderer.page("heroquest/patterns.html", {"theme": theme, "game_parts": parts, "samples": SAMPLES})
    page.headers["Content-Language"] = GERMAN
    return page
