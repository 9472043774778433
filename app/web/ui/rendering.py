"""Templates to HTML: one environment, one way to name static files, one place for words."""

import re
from collections.abc import Callable, Hashable, Mapping, MutableMapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache, lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Literal, NamedTuple

from fastapi import Request
from fastapi.responses import HTMLResponse
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from app.labels.labels import Labels
from app.settings import STATIC, TEMPLATES
from app.web.http import bundles
from app.web.http.languages import LANGUAGES, spoken, t_html
from app.web.ui import formats
from app.web.ui.compiled_templates import COMPILED
from app.web.ui.forms import FieldError


class PageLink(NamedTuple):
    """The address of a page, and the words that lead there."""

    url: str
    text: str


class ReadingPage(NamedTuple):
    """A page of a game that belongs to no campaign, as every navigation names it.

    `place`: where a campaign has the same page with its own heroes; empty where it has none.
    """

    url: str
    text: str
    place: str = ""


class PagePlace(NamedTuple):
    """A page that a game adds to each of its campaigns, as the way through one names it; some for the game master."""

    place: str
    text: str
    for_all: bool = True


Accent = Literal["gold", "green", "blue", "violet", "rose", "oak"]  # the house's, and those of accents.css


class Front(NamedTuple):
    """Appearance of a game on the start page and in the navigation before it is loaded; `name`, `about` are keys of
    words.

    `places` are its pages in a campaign, `reading_pages` those of no campaign, `prepared` pages on which a game master
    gets something ready at home.
    """

    accent: Accent = "gold"
    name: str = ""
    about: str = ""
    has_sample: bool = False
    places: tuple[PagePlace, ...] = ()
    reading_pages: tuple[ReadingPage, ...] = ()
    prepared: tuple[ReadingPage, ...] = ()


def rule_pages(game: str) -> tuple[ReadingPage, ...]:
    """Return the rule book and the rule calculator of a game."""
    return ReadingPage(f"/{game}/rules", "rulebook"), ReadingPage(f"/{game}/calculator", "rule_calculator")


Context = Mapping[str, object]
"""What one template sees and nothing else reads: of a page, or of a row in it."""


class Shown(dict[str, Any]):
    """The context of a part of a live page; as long as everything in it is equal, the part looks the same."""

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))


def number_look(said: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the attributes of a field that takes a number as text: its keyboard, and the bounds for its steps.

    A keyboard of digits alone has no minus.
    """
    low = said.get("min")
    bounds = {f"data-{name}": said.get(name) for name in ("min", "max")}
    rest = {name: value for name, value in said.items() if name not in ("min", "max")}
    keyboard = "text" if low is None or low < 0 else "numeric"
    return {**rest, **bounds, "inputmode": keyboard, "data-field-keys": "ArrowUp ArrowDown"}


class Renderer:
    """Renders pages and partials. What a template sees are the fields of a dataclass, or names with values."""

    def __init__(
        self,
        labels: Callable[[], Labels],
        reading_pages: Sequence[ReadingPage] = (),
        *,
        game: Callable[[], Front] = Front,
        folders: Sequence[Path] = (),
        reload: bool = False,
    ) -> None:
        """Set up the templates.

        `labels`: gives the words of the current request. `reading_pages`: the rulebooks in the navigation.
        `game`: gives the game of the request as frames show it. `folders`: further folders with templates, of games
        that are installed separately. `reload`: read templates again when they change.
        """
        self._labels = labels
        self._environment = _Environment(
            loader=FileSystemLoader([TEMPLATES, *folders]),
            bytecode_cache=COMPILED,
            auto_reload=reload,  # looks at every file again each time: for those who write templates
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self._environment.globals.update(
            t=t_html,
            static=bundles.static_url,
            symbol=bundles.symbol_url,
            is_drawn=bundles.is_drawn,
            lucide_icon=lucide_icon,
            stylesheet=lambda *names: bundles.bundle_url("css", *names),
            script=lambda *names: bundles.bundle_url("js", *names),
            asset_version=asset_version,
            label=lambda key, **data: self.labels.text(key, **data),
            word=lambda field, value: self.labels.word(field, value),
            error_at=self._error_at,
            language=spoken.get,
            languages=LANGUAGES,
            reading_pages=reading_pages,
            game=game,
            kept=self.kept,
            number_look=number_look,
        )
        self._kept = lru_cache(maxsize=4096)(lambda _language, *shown: Markup(self.html(*shown)))
        self._environment.filters.update(clock_time=formats.clock_time, day=formats.day, full_date=formats.full_date)

    @property
    def labels(self) -> Labels:
        """Return the words of the house, and of the game that the request is about."""
        return self._labels()

    def html(self, template: str, context: object, **more: object) -> str:
        """Return a template with a context, and what its frame shows besides."""
        return with_page_has(self._environment.get_template(template).render(_values(context), **more))

    def kept(self, template: str, context: Hashable) -> Markup:
        """Return a template with a context as HTML, cached by language, template and context."""
        return self._kept(spoken.get(), template, context)

    def page(self, template: str, context: object, status: int = 200) -> HTMLResponse:
        """Answer with a template."""
        return answer(self.html(template, context), status)

    def _error_at(self, errors: Sequence[FieldError], *names: str) -> str | None:
        """Return the error of a field in words; an empty name means the whole form."""
        found = next((error for error in errors if error.field in names), None)
        return found.sentence(self.labels) if found else None


def answer(html: str, status: int = 200) -> HTMLResponse:
    """Answer without letting browsers store it: what it shows may be secret, and changes."""
    return HTMLResponse(html, status, {"Cache-Control": "no-store", "Vary": "HX-Request"})


def wants_partial(request: Request) -> bool:
    """Return whether htmx asks for a part of the page; from a whole one it takes what a whole page's form shows."""
    return is_scripted(request) and request.headers.get("hx-request-type") != "full"


def renderer_of(request: Request) -> Renderer:
    """Return the renderer of the server a request came to."""
    found: Renderer = request.app.state.renderer
    return found


def is_scripted(request: Request) -> bool:
    """Return whether htmx asks: then the page stays, whatever the answer is."""
    return request.headers.get("hx-request") == "true"


_FRAME_HAS = 'data-has=""'
_SAYS = re.compile(r'<[a-z][^<>]*? data-page-has="([^"<>]+)"[^<>]*>')


def with_page_has(html: str) -> str:
    """Return a whole page whose <html> says what is on it, as static/js/page_has.js keeps it; a part as it is."""
    if _FRAME_HAS not in html[:300]:
        return html
    said = {word for tag in _SAYS.finditer(html) if " hidden" not in tag[0] for word in tag[1].split()}
    return html.replace(_FRAME_HAS, f'data-has="{" ".join(sorted(said))}"', 1)


@lru_cache(maxsize=1024)
def lucide_icon(name: str, label: str | None = None) -> Markup:
    """Return an icon of the sprite, `icon` in templates; no macro, because pages are full of them."""
    said = Markup('role="img" aria-label="{}"').format(label) if label else Markup('aria-hidden="true"')
    return Markup('<svg class="icon" {}><use href="{}"/></svg>').format(said, bundles.symbol_url(f"i-{name}"))


@cache
def asset_version() -> str:
    """Changes when anything a page loaded at first has changed: an open page must then load itself anew."""
    files = sorted(path for path in STATIC.rglob("*") if path.suffix in {".css", ".js", ".svg", ".woff2"})
    return blake2b(b"".join(path.read_bytes() for path in files), digest_size=4).hexdigest()


class _Environment(Environment):
    """No template has globals of its own, so all share these; a layer over them would be searched at every import."""

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """Return the globals of a template."""
        return super().make_globals(d) if d else self.globals


def _values(context: object) -> Mapping[str, Any]:
    if is_dataclass(context):
        return {field.name: getattr(context, field.name) for field in fields(context)}
    if isinstance(context, tuple):
        return dict(context)
    assert isinstance(context, Mapping)
    return context
