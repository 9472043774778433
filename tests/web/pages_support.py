"""Reading pages as people do: forms with what stands in them, and the text at a place."""

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

from httpx2 import Response
from starlette.testclient import TestClient

from tests.web import stencils
from tests.web.conftest import Server, new_key

VOID = {"input", "link", "meta", "br", "img", "hr", "use", "path", "circle", "rect"}


@dataclass
class Form:
    """A form: where it goes, and what a browser would send with it."""

    action: str
    fields: list[tuple[str, str]] = field(default_factory=list)

    def data(self, **changes: object) -> dict[str, object]:
        """The fields as they stand, with some changed."""
        names = dict.fromkeys(name for name, _ in self.fields)
        return {**{name: [value for one, value in self.fields if one == name] for name in names}, **changes}


class _Reader(HTMLParser):
    def __init__(self, element: str) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.texts: list[str] = []
        self._element = element
        self._depth = 0
        self._option = self._area = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        if tag == "form":
            self.forms.append(Form(found.get("action", "")))
        if tag == "textarea":
            self._area = found["name"]
        if tag == "input" and self.forms and _is_sent(found):
            self.forms[-1].fields.append((found["name"], found.get("value", "")))
        if tag not in VOID and (self._depth or found.get("id") == self._element):
            self._depth += 1

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        if tag == "textarea":
            self._area = ""
        if tag not in VOID and self._depth:
            self._depth -= 1

    def handle_data(self, data: str) -> None:
        if self._area:
            self.forms[-1].fields.append((self._area, data))
        if self._depth:
            self.texts.append(data)


def form(page: Response, action: str, **hidden: str) -> Form:
    """The form of a page that goes there and has these fields."""
    reader = _Reader("")
    reader.feed(page.text)
    return next(one for one in reader.forms if one.action == action and set(hidden.items()) <= set(one.fields))


def text_at(page: Response, element: str) -> str:
    """The text of the element with this id, without the spaces between."""
    reader = _Reader(element)
    reader.feed(page.text)
    return " ".join(" ".join(reader.texts).split())


def read_out(page: Response) -> Response:
    """The same page with the names of its pictures as words, as a screen reader has them."""
    return Response(page.status_code, text=re.sub(r' aria-label="([^"]*)">', r">\1 ", page.text))


def follow(caller: TestClient, answer: Response) -> Response:
    """The page an answer leads to."""
    assert answer.status_code == 303, answer.text
    return caller.get(answer.headers["location"].partition("#")[0])


def open_sample(server: Server) -> int:
    """The sample campaign: five heroes at the table. On a fresh server as it was begun once before."""
    if not server.is_untouched():
        return begin_sample(server)
    stencils.lay("sample", server.services.settings.database, _make_sample)
    return 1


def begin_sample(server: Server) -> int:
    """The sample campaign, begun now: its dice follow from what this test draws."""
    opened = server.laptop.post("/campaigns/sample", data={"key": new_key()})
    assert opened.status_code == 303, opened.text
    return int(opened.headers["location"].split("/")[2])


def _make_sample(folder: Path) -> Path:
    server = Server(folder)
    assert begin_sample(server) == 1
    server.close()
    return server.services.settings.database


def hero_ids(server: Server, campaign: int) -> list[str]:
    """The heroes of a campaign, in seat order."""
    snapshot = server.services.snapshots.take(campaign)
    return list(snapshot.system.hero_names(snapshot.state.table))


def _is_sent(attributes: dict[str, str]) -> bool:
    kind = attributes.get("type", "text")
    return "name" in attributes and (kind not in {"radio", "checkbox"} or "checked" in attributes)


def invitation(server: Server, campaign: int, hero: str | None = None) -> str:
    """The path behind the QR code that the laptop shows."""
    page = server.laptop.get(f"/campaigns/{campaign}/join", params={"hero": hero} if hero else {})
    assert "<svg" in page.text
    found = re.search(r'href="http://[^/"]+(/join/[^"]+)"', page.text)
    assert found
    return found[1]


def done_since(server: Server, campaign: int, revision: int) -> int:
    """How many actions there have been since a revision that can be taken back; throws of the app are none."""
    recent = server.services.snapshots.take(campaign).recent
    return sum(action.undoable for action in recent if action.revision > revision)


def forms_in(html: str, kind: str) -> list[dict[str, str]]:
    """The hidden fields of the forms that ask for a command."""
    forms = (dict(re.findall(r'type="hidden" name="([^"]+)" value="([^"]*)"', one)) for one in html.split("<form")[1:])
    return [one for one in forms if one.get("type") == kind]
