"""What a page offers: its forms, links and squares that are tapped, each as a command with its fields, or why not."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from tests.web.pages_support import VOID

Offer = dict[str, Any]  # JSON of any shape
Pairs = list[tuple[str, str]]
DRAWN = "5eed0000"  # every id that the program draws by chance begins like this, see `drawing.py`
IDS = re.compile(rf"{DRAWN}[0-9a-f]*")
KEYS = re.compile(r"^(revision|key)$")  # they differ from one look to the next
FOLLOWS = ("then", "tab", "stay")  # what is shown after the command
CHROME = {"page-messages__one", "pass__offline"}  # of every page, whatever it is about
SWITCHES = ("/language",)
# Elements that say why something cannot be done, or that it has been done, by a class of theirs.
REASONS = {
    "is-no": "refused",
    "is-out": "refused",
    "is-forbidden": "refused",
    "is-illegal": "refused",
    "notice--warning": "refused",
    "shop__why": "refused",
    "ware__why": "refused",
    "is-spent": "spent",
    "is-used": "spent",
}


@dataclass
class _Form:
    """A form on its way: what it sends, what it asks, and its buttons."""

    where: str
    method: str
    at: str = ""
    state: str = "offered"
    reason: str = ""
    hidden: Pairs = field(default_factory=list)
    asks: dict[str, dict[str, Any]] = field(default_factory=dict)
    buttons: list[tuple[str, str, bool]] = field(default_factory=list)  # name, value, disabled
    squares: list[str] = field(default_factory=list)


@dataclass
class _Reason:
    """An element that says why not, while it is read."""

    depth: int
    state: str
    words: list[str] = field(default_factory=list)
    first: int = 0  # the links before it
    first_form: int = 0


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[Offer] = []
        self._forms: list[_Form] = []
        self._by_id: dict[str, _Form] = {}
        self._form: _Form | None = None
        self._reason: _Reason | None = None
        self._depth = 0
        self._refused_list = 0
        self._select: tuple[_Form, str] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        one = {name: value or "" for name, value in attrs}
        classes = one.get("class", "").split()
        if tag not in VOID:
            self._depth += 1
        if "hidden" not in one and not CHROME.intersection(classes):
            self._begin_reason(tag, classes)
        if tag == "form":
            self._form = _begun(one)
            self._forms.append(self._form)
            self._by_id[one.get("id", "")] = self._form
        elif tag == "a" and (one.get("href", "").partition("?")[2] or "button" in classes):
            self.found.append(_link(one))
        elif tag in ("button", "input", "select", "textarea", "option"):
            self._control(tag, one)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in VOID:
            self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._form = None
        elif tag == "select":
            self._select = None
        if tag in VOID:
            return
        self._depth -= 1
        if self._reason is not None and self._depth < self._reason.depth:
            self._end_reason(self._reason)
        if self._depth < self._refused_list:
            self._refused_list = 0

    def handle_data(self, data: str) -> None:
        if self._reason is not None:
            self._reason.words.append(data)

    def offers(self) -> Iterator[Offer]:
        """Everything there is, after the whole page was read."""
        yield from self.found
        for form in self._forms:
            yield from _offers_of(form)

    def _begin_reason(self, tag: str, classes: list[str]) -> None:
        if "act__refused" in classes:
            self._refused_list = self._depth
        state = next((REASONS[one] for one in classes if one in REASONS), "")
        if tag == "li" and self._refused_list:
            state = "refused"
        if state and self._reason is None:
            self._reason = _Reason(self._depth, state, first=len(self.found), first_form=len(self._forms))

    def _end_reason(self, reason: _Reason) -> None:
        words = IDS.sub("<id>", " ".join(" ".join(reason.words).split()))
        self._reason = None
        for link in self.found[reason.first :]:
            link.update(state=reason.state, reason=words)
        for form in self._forms[reason.first_form :]:
            form.state, form.reason = reason.state, words
        self.found.append({"how": "words", "state": reason.state, "reason": words})

    def _control(self, tag: str, one: Mapping[str, str]) -> None:
        if tag == "option":
            if self._select is not None:
                asking, asked = self._select
                asking.asks[asked]["options"].append(one.get("value", ""))
                if "selected" in one:
                    asking.asks[asked]["value"] = one.get("value", "")
            return
        form = self._by_id.get(one["form"]) if "form" in one else self._form
        if form is None:
            return
        name, kind = one.get("name", ""), one.get("type", "text")
        if tag == "button":
            if one.get("type", "submit") == "submit":
                form.buttons.append((name, one.get("value", ""), "disabled" in one))
        elif tag == "select":
            form.asks[name] = {"kind": "select", "options": [], "value": ""}
            self._select = (form, name)
        elif kind == "hidden":
            form.hidden.append((name, one.get("value", "")))
        elif kind in ("radio", "checkbox"):
            boxes = form.asks.setdefault(name, {"kind": kind, "options": [], "value": []})
            boxes["options"].append(one.get("value", "") + (" (disabled)" if "disabled" in one else ""))
            if "checked" in one:
                boxes["value"].append(one.get("value", ""))
        elif name:
            form.asks[name] = {"kind": tag if tag == "textarea" else kind, "value": one.get("value", "")}


def _begun(one: Mapping[str, str]) -> _Form:
    squares = [step.partition("<")[0] for step in one.get("data-before", "").split() if not step.endswith("<")]
    squares += one.get("data-free", "").split()
    at = one.get("data-at", "") or one.get("data-door", "")
    return _Form(_place(one.get("action", "")), one.get("method", "get"), at, squares=sorted(squares))


def _link(one: Mapping[str, str]) -> Offer:
    asked = parse_qsl(urlsplit(one["href"]).query, keep_blank_values=True)
    return _offer("link", _place(one["href"]), asked, at=one.get("data-at", ""))


def _place(url: str) -> str:
    """The path of an address below its campaign, which has another number each time."""
    return IDS.sub("<id>", re.sub(r"^/campaigns/\d+", "", urlsplit(url).path))


def _offers_of(form: _Form) -> Iterator[Offer]:
    """One for all squares that a tap sends, one for each button that sends something else, or the form itself."""
    if form.method == "dialog" or form.where in SWITCHES or not form.hidden:
        return  # it looks for words, or says how this device shows things
    more: dict[str, Any] = {"at": form.at, "asks": form.asks, "reason": form.reason}
    if form.squares:
        yield {**_offer("tap", form.where, form.hidden), "squares": form.squares}
        return
    named = [one for one in form.buttons if one[0]]
    for name, value, is_disabled in named:
        state = "disabled" if is_disabled else form.state
        yield _offer(form.method, form.where, [*form.hidden, (name, value)], state=state, **more)
    plain = [is_disabled for name, _, is_disabled in form.buttons if not name]
    if plain or not named:
        state = "disabled" if plain and all(plain) else form.state
        yield _offer(form.method, form.where, form.hidden, state=state, **more)


def _offer(how: str, where: str, pairs: Iterable[tuple[str, str]], state: str = "offered", **more: Any) -> Offer:
    fields: dict[str, list[str]] = {}
    follows: dict[str, str] = {}
    for name, value in pairs:
        told = IDS.sub("<id>", value)
        if name in FOLLOWS:
            follows[name] = told
        elif not KEYS.match(name):
            fields.setdefault(name, []).append(told)
    kind = next(iter(fields.pop("type", ())), "")
    found: Offer = {"how": how, "where": where, "type": kind, "fields": fields, "state": state}
    found.update({name: value for name, value in {**more, "follows": follows}.items() if value})
    return found


def canonical(value: object) -> str:
    """The same text for the same value."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def offers_in(html: str) -> list[Offer]:
    """All offers of a page, in an order that does not depend on where they stand, each once."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    return [json.loads(one) for one in sorted({canonical(one) for one in reader.offers()})]
