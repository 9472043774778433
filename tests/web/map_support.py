"""Somebody who draws quests over HTTP."""

from html import unescape
from typing import Any

from httpx2 import Response

from tests.web.conftest import Server

MAPS = "/heroquest/maps"
SCRIPT = {"HX-Request": "true"}


class Editor:
    """Somebody at the laptop who draws on one map."""

    def __init__(self, server: Server, drawing: str = "bell") -> None:
        self.server, self.url = server, f"{MAPS}/{drawing}"
        self.do("new", name="Die Glocke", key=drawing)

    def do(self, deed: str, **fields: object) -> Response:
        """Do something in the library."""
        return self.server.laptop.post(MAPS, data={"do": deed, **fields}, follow_redirects=False)

    @property
    def drawing(self) -> dict[str, object]:
        found: dict[str, object] = self.server.laptop.get(f"/api/v1{self.url}").json()
        return found

    @property
    def revision(self) -> object:
        return self.drawing["revision"]

    @property
    def things(self) -> list[dict[str, Any]]:
        quest = self.drawing["map"]
        assert isinstance(quest, dict)
        return [thing for board in quest["boards"] for thing in board["things"]]

    def step(self, op: str, *, script: Any = False, **fields: object) -> Response:
        """One step."""
        data = {"op": op, "revision": self.revision, "board": 0, **fields}
        return self.server.laptop.post(self.url, data=data, headers=SCRIPT if script else {}, follow_redirects=False)

    def put(self, piece: str, x: int, y: int, **fields: object) -> Response:
        return self.step("put", piece=piece, x=x, y=y, **fields)

    def page(self, query: str = "") -> str:
        return unescape(self.server.laptop.get(f"{self.url}{query}").text)
