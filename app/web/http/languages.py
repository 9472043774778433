"""The language of a request: the one the device chose, else the first it accepts that there is, else German."""

from collections.abc import Mapping
from contextvars import ContextVar
from functools import cache, lru_cache
from http.cookies import CookieError, SimpleCookie
from pathlib import Path

from markupsafe import Markup, escape
from starlette.datastructures import Headers
from starlette.responses import Response

from app.labels.fluent import Pattern, say
from app.labels.labels import words_in

WEB = Path(__file__).parents[1]  # each folder of pages keeps its words beside it
COOKIE = "language"
COOKIE_DAYS = 400  # browsers keep none for longer
_LONGEST_WISH = 500


def wanted(headers: Headers) -> str:
    """Return the language for a request with these headers."""
    cookie = headers.get("cookie", "")
    chosen = _chosen(cookie) if COOKIE in cookie else ""
    return chosen if chosen in LANGUAGES else _asked_for(headers.get("accept-language", "")[:_LONGEST_WISH])


@lru_cache(maxsize=128)  # a device asks for the same with every request
def _asked_for(accepted: str) -> str:
    asked = sorted(map(_weighed, accepted.split(",")), key=lambda one: -one[1])
    return next((name for name, weight in asked if name in LANGUAGES and weight > 0), GERMAN)


GERMAN = "de"
spoken: ContextVar[str] = ContextVar("spoken", default=GERMAN)


def keep(response: Response, language: str) -> None:
    """Set the language cookie."""
    if language in LANGUAGES:
        response.set_cookie(COOKIE, language, COOKIE_DAYS * 24 * 3600, httponly=True, samesite="lax")


def _chosen(text: str) -> str:
    try:
        found = SimpleCookie(text).get(COOKIE)
    except CookieError:
        return ""
    return found.value if found else ""


def _weighed(text: str) -> tuple[str, float]:
    """`en-GB;q=0.8` is English with a weight of 0.8."""
    name, _, weight = text.partition(";q=")
    try:
        return name.strip().lower().partition("-")[0], float(weight or 1)
    except ValueError:
        return "", 0.0


LANGUAGES: Mapping[str, str] = {GERMAN: "Deutsch", "en": "English"}


def t(key: str, /, **data: object) -> str:
    """Return the words of a page for a key, in the language of the request. Raises: KeyError for an unknown key or
    piece.
    """
    return say(_pages(spoken.get()), key, data)


def t_html(key: str, /, **data: object) -> Markup:
    """Return the words for a key as HTML, for templates: tags in the message stay, what is put into it is escaped.

    Raises: as `t`.
    """
    plain = _plain(spoken.get()).get(key)
    if plain is not None:
        return plain
    escaped = {name: escape(value) if isinstance(value, str) else value for name, value in data.items()}
    return Markup(t(key, **escaped))


@cache
def _pages(language: str) -> Mapping[str, str | Pattern]:
    return {**words_in(WEB, GERMAN), **words_in(WEB, language)}


@cache
def _plain(language: str) -> Mapping[str, Markup]:
    return {key: Markup(text) for key, text in _pages(language).items() if isinstance(text, str)}
