"""A drawn quest gone through over HTTP as game master, player and guest: no answer fails, nothing is told early."""

import atexit
import tempfile
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

from httpx2 import Response
from starlette.testclient import TestClient

from app.core.board.squares import Square
from app.systems.heroquest.board.at_table import place_name, the_board
from app.systems.heroquest.board.quest_map import AnyThing, QuestMap
from app.systems.heroquest.state.table import Table
from app.web.table.snapshot import Snapshot
from tests.systems.heroquest.maps.quest_tour import HEROES, check_places, check_unsaid
from tests.web.conftest import Server, new_key

HTMX = {"HX-Request": "true"}


def walked_through(quest: QuestMap, seed: int) -> None:
    """Go through a quest on a server that has gone through the ones before."""
    Walk(_server(), quest, seed).everything()


@cache
def _server() -> Server:
    folder = tempfile.TemporaryDirectory()
    server = Server(Path(folder.name))
    atexit.register(folder.cleanup)
    atexit.register(server.close)
    return server


class Walk:
    """One way through one quest; the seed says who goes, in which order. So many squares of a board are walked onto."""

    def __init__(self, server: Server, quest: QuestMap, seed: int, squares: int = 12) -> None:
        self._server, self._quest, self._chance, self._squares = server, quest, Random(seed), squares
        self.asked = 0
        self._id = server.campaign("heroquest")
        for hero, kind in HEROES.items():
            server.do(self._id, "seat_hero", hero_id=hero, name=hero.title(), hero_class=kind)
        self._guest, self._player = server.client(), server.player(self._id, "ragna")
        self._others = {"guest": self._guest, "player": self._player}
        server.do(self._id, "permit_players", permissions=["moving", "traps"])
        server.do(self._id, "lay_map", quest=quest.model_dump(mode="json"))
        server.do(self._id, "start_quest")

    def everything(self) -> None:
        """Go through it all."""
        self._look()
        things = [(number, one) for number, board in enumerate(self._quest.boards) for one in board.things]
        self._chance.shuffle(things)
        for _, thing in things:
            if thing.kind in ("door", "secret_door"):
                self._open(thing)
        self._look()
        for number, thing in things:
            self._find(number, thing)
        for number in range(len(self._quest.boards)):
            squares = self._chance.sample(tuple(the_board().squares()), self._squares)
            for square in squares:
                self._step(place_name(number, square))
        for number, thing in things:
            if thing.kind == "chest":
                self._tap(place_name(number, thing.square))
                self._order(type="open_chest", hero_id=self._hero(), chest=place_name(number, thing.square))
        for monster_id in islice(self._table.monsters, 6):
            self._order(type="walk_monster_to", monster_id=monster_id, square=self._any_square(), beyond=True)
            self._order(type="put_figure", figure_id=monster_id, square=self._any_square())
        self._look()

    @property
    def _table(self) -> Table:
        table = self._snapshot.state.table
        assert isinstance(table, Table)
        return table

    @property
    def _snapshot(self) -> Snapshot:
        return self._server.services.snapshots.take(self._id)

    def _hero(self) -> str:
        return self._chance.choice(tuple(HEROES))

    def _any_square(self) -> str:
        square = Square(self._chance.randrange(26), self._chance.randrange(19))
        return place_name(self._chance.randrange(len(self._quest.boards)), square)

    def _open(self, door: AnyThing) -> None:
        """The player tries, then the game master opens it, whatever it is locked with; a guest may not."""
        opening = {"type": "open_door", "door_id": door.id}
        told = self._send(self._player, **opening, hero_id="ragna")
        check_unsaid_but(door.id, self._table, told.text)
        assert self._send(self._guest, **opening).status_code in (401, 403)
        self._order(**opening, force=True)

    def _find(self, number: int, thing: AnyThing) -> None:
        if self._chance.random() < 0.5:
            self._order(type="find_thing", thing_id=thing.id)
        if the_board().has(thing.square) and self._chance.random() < 0.2:
            self._tap(place_name(number, thing.square))

    def _step(self, square: str) -> None:
        """A hero goes there; the panel of the square, and the same for the player and the guest."""
        hero = self._hero()
        self._tap(square)
        self._send(self._player, type="walk_to", hero_id="ragna", square=square)
        self._order(type="walk_to", hero_id=hero, square=square, beyond=True)
        self._order(type="put_figure", figure_id=hero, square=square)
        self._order(type="end_turn")
        if self._chance.random() < 0.3:
            self._look()

    def _order(self, **command: Any) -> None:
        """The game master's wish, done or refused with a reason."""
        answer = self._send(self._server.laptop, **command)
        assert answer.status_code == 201 or answer.json()["code"], answer.text
        check_places(self._table)

    def _send(self, caller: TestClient, **command: Any) -> Response:
        body = {"command": command, "answers": [], "revision": self._snapshot.revision, "key": new_key()}
        return self._answered(caller.post(f"/api/v1/campaigns/{self._id}/commands", json=body))

    def _tap(self, square: str) -> None:
        """The panel of a square, of everybody who may see one."""
        self._answered(self._server.laptop.get(f"/campaigns/{self._id}/table?do=map&at={square}", headers=HTMX))
        for caller in self._others.values():
            told = self._answered(
                caller.get(f"/campaigns/{self._id}/heroes/ragna/map?do=map&at={square}", headers=HTMX)
            )
            check_unsaid(self._table, told.text)

    def _look(self) -> None:
        """What others than the game master see: nothing that does not lie open."""
        for caller in self._others.values():
            for path in (f"/campaigns/{self._id}/watch", f"/api/v1/heroquest/campaigns/{self._id}/map"):
                told = self._answered(caller.get(path))
                assert told.status_code == 200, told.text
                check_unsaid(self._table, told.text)

    def _answered(self, answer: Response) -> Response:
        self.asked += 1
        assert answer.status_code < 500, f"{answer.request.url}: {answer.text[:300]}"
        return answer


def check_unsaid_but(named: str, table: Table, text: str) -> None:
    """As `check_unsaid`, where the caller has named a thing himself."""
    check_unsaid(table, text.replace(named, ""))
