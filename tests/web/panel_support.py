"""A person at an action panel: taps buttons and links by what they say, with or without htmx."""

from dataclasses import dataclass, field, replace
from html.parser import HTMLParser

from httpx2 import QueryParams, Response
from starlette.testclient import TestClient

from tests.web.pages_support import VOID, text_at

HTMX = {"HX-Request": "true"}


@dataclass
class Button:
    """A button or link: what it says, and what a browser would send."""

    label: str
    url: str
    method: str = "get"
    fields: list[tuple[str, str]] = field(default_factory=list)


@dataclass
class _Form:
    url: str
    method: str
    fields: list[tuple[str, str]] = field(default_factory=list)


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, _Form | str, list[tuple[str, str]]]] = []
        self._forms: dict[str, _Form] = {}
        self._form: _Form | None = None
        self._open: dict[str, str] | None = None
        self._words: list[str] = []
        self._hidden = 0
        self._select = self._area = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        one = {name: value or "" for name, value in attrs}
        if tag == "form":
            self._form = _Form(one.get("action", ""), one.get("method", "get"))
            self._forms[one.get("id", "")] = self._form
        elif tag in ("button", "a"):
            self._open, self._words = one, []
        elif tag == "select":
            self._select = one["name"]
        elif tag == "textarea" and self._form:
            self._area = one["name"]
            self._form.fields.append((self._area, ""))
        elif tag == "option" and self._form and (self._select or "selected" in one):
            self._choose(one)
        elif tag == "input" and self._form and (one.get("type") not in ("radio", "checkbox") or "checked" in one):
            self._form.fields.append((one["name"], one.get("value", "")))
        if tag not in VOID and (self._hidden or one.get("aria-hidden") == "true"):
            self._hidden += 1

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID and self._hidden:
            self._hidden -= 1
        if tag == "form":
            self._form = None
        elif tag == "textarea":
            self._area = ""
        elif tag in ("button", "a") and self._open is not None:
            self._close(self._open)

    def handle_data(self, data: str) -> None:
        if self._area and self._form:
            self._form.fields[-1] = (self._area, self._form.fields[-1][1] + data)
        if self._open is not None and not self._hidden:
            self._words.append(data)

    def _choose(self, option: dict[str, str]) -> None:
        """The first option counts until another one is marked."""
        assert self._form is not None
        name = self._select or self._form.fields.pop()[0]
        self._form.fields.append((name, option["value"]))
        self._select = ""

    def _close(self, one: dict[str, str]) -> None:
        label = one.get("aria-label") or " ".join(" ".join(self._words).split())
        form = self._forms.get(one["form"]) if "form" in one else self._form
        if form is not None and "formmethod" in one:
            form = replace(form, method=one["formmethod"])
        own = [(one["name"], one.get("value", ""))] if "name" in one else []
        if "href" in one or form is not None:
            self.found.append((label, one.get("href") or form or "", own))
        self._open = None


def buttons(page: Response) -> list[Button]:
    """All buttons and links of a page."""
    reader = _Reader()
    reader.feed(page.text)
    return [
        Button(label, target)
        if isinstance(target, str)
        else Button(label, target.url, target.method, target.fields + own)
        for label, target, own in reader.found
    ]


def labels(page: Response) -> list[str]:
    """What all buttons and links say."""
    return [button.label for button in buttons(page)]


def button(page: Response, label: str, **fields: str) -> Button:
    """The button that says this; with fields, the one that would send them."""
    fitting = [one for one in buttons(page) if one.label == label and set(fields.items()) <= set(one.fields)]
    assert fitting, f"{label} is none of {labels(page)}"
    return fitting[0]


def press(caller: TestClient, one: Button, *, htmx: bool = True, **typed: str) -> Response:
    """Tap a button; `typed` is what was written into the fields before."""
    fields = [(name, value) for name, value in one.fields if name not in typed] + list(typed.items())
    headers = HTMX if htmx else {}
    if one.method == "get":
        query = QueryParams(tuple(fields)) if fields else None
        return caller.get(one.url, params=query, headers=headers)
    names = dict.fromkeys(name for name, _ in fields)
    data = {name: [value for key, value in fields if key == name] for name in names}
    return caller.post(one.url, data=data, headers=headers)


def tap(caller: TestClient, page: Response, *ways: str, htmx: bool = True) -> Response:
    """Tap one button after the other, each on the page that the one before led to."""
    for label in ways:
        page = press(caller, button(page, label), htmx=htmx)
    return page


@dataclass
class Place:
    """A page with a panel, and who looks at it."""

    caller: TestClient
    url: str

    def open(self, **query: str) -> Response:
        """The panel alone, as htmx asks for it."""
        return self.caller.get(self.url, params=query, headers=HTMX)

    def whole(self, **query: str) -> Response:
        """The whole page."""
        return self.caller.get(self.url, params=query)


def panel_text(page: Response) -> str:
    """What the panel says."""
    return text_at(page, "action-panel")
