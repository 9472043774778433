"""One of the two tables of a game, with the people who look at it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from app.campaign import house
from app.campaign.model import Actor
from app.campaign.permissions import readable
from app.campaign.play import Form
from app.core.answers import Answer, Prompt
from app.core.errors import GameError
from app.core.events import Command
from app.core.game_system import Role
from tests.alike.worlds import Step, Twins
from tests.web.conftest import Server

LEADER = Actor(role=Role.GAME_MASTER)


class World:
    """One of the two tables, with the people who look at it."""

    def __init__(self, data: Path, name: str, twins: Twins, number: int, draws: Callable[[str], None]) -> None:
        game = name.partition(" ")[0]
        self.twins, self.game, self.heroes, self.meets, self.draws = twins, game, twins.heroes, twins.meets, draws
        self.meanwhile: Callable[[], None] | None = None  # done while somebody reads a stream
        draws("begin")
        data.mkdir()
        (data / "secret.key").write_bytes(b"the same in both" * 2)  # it signs codes and cookies
        self.server = Server(data)
        self.id = self.server.campaign(game)
        for place, pair in enumerate(twins.steps):
            draws(f"step {place}")
            kind, *answers, fields = pair[number]
            self.server.do(self.id, kind, *answers, **self.named(fields))
        draws("phones")
        system = self.state.system
        self.server.do(self.id, "permit_players", permissions=sorted(house.permissions(system)))
        self.guest = self.server.client()
        self.phones = {hero: self._joined(hero) for hero in twins.heroes}
        device = next(one for one in self.state.state.house.devices.values() if twins.heroes[0] in one.hero_ids)
        self.player = Actor(role=Role.PLAYER, device_id=device.id, name=device.name, hero_ids=device.hero_ids)
        self.start = self.state.state.table

    def hidden_deed(self, name: str, step: Step) -> None:
        """Something that the game master does while others look on."""
        kind, *answers, fields = step
        self.draws(name)
        self.server.do(self.id, kind, *answers, **self.named(fields))

    def named(self, fields: Mapping[str, Any]) -> Mapping[str, Any]:
        """Fields with an id in the place of each text that stands for one."""
        return {
            name: list(map(self.id_of, value)) if isinstance(value, list) else self.id_of(value)
            for name, value in fields.items()
        }

    def id_of(self, said: Any) -> Any:
        """The id of the creature that `@name` means, or with `@start:place` of the monster or thing of this start."""
        if not isinstance(said, str) or not said.startswith("@"):
            return said
        table, (start, _, place) = self.state.state.table, said[1:].partition(":")
        there = getattr(table, "combatants", {}).values()
        if found := [one.id for one in there if one.name == start]:
            return found[0]
        ids = [*table.monsters, *(item.id for hero in table.heroes.values() for item in hero.items)]
        return [one for one in ids if one.startswith(start)][int(place)]

    def undo_to_start(self) -> None:
        """Take back what was done since everybody had joined."""
        while self.state.state.table != self.start:
            self.server.services.play.undo(self.id, None, Form(actor=LEADER, revision=self.state.revision, key=""))

    def _joined(self, hero: str) -> TestClient:
        """The phone of a hero, under the same id in both worlds."""
        phone, form = self.server.client(), {"name": "Anna", "key": f"joins-{hero}", "shared": hero}
        joined = phone.post(f"/join/{self.server.token(self.id, hero)}", data=form)
        assert joined.status_code == 303, joined.text
        return phone

    @property
    def state(self) -> Any:
        """The newest snapshot."""
        return self.server.services.snapshots.take(self.id)

    def ahead(self, actor: Actor, command: Command, answers: Sequence[Answer]) -> tuple[object, Prompt | None, object]:
        """What a look ahead says to somebody, the open question, and the answers so far."""
        try:
            found = self.server.services.play.preview(self.id, command, answers, actor=actor)
        except GameError as error:
            return _told(error), None, ()
        told = [fact.model_dump(mode="json") for fact in self._seen(actor, found.events)]
        asked = None if found.prompt is None else found.prompt.model_dump(mode="json")
        return {"events": told, "asks": asked}, found.prompt, found.answers

    def done(self, command: Command, answers: Sequence[Answer]) -> object:
        """What the player is told who does something; what was done is taken back."""
        self.server.clock.advance(60)  # nobody acts faster than is allowed
        play, form = (
            self.server.services.play,
            Form(actor=self.player, revision=self.state.revision, key=f"{self.state.revision}"),
        )
        before = self.state.state.table
        try:
            receipt = play.submit(self.id, command, answers, form)
        except GameError as error:
            return _told(error)
        meets = not command.is_foretold or command.type in self.meets
        facts = [] if meets else [one.model_dump(mode="json") for one in self._seen(self.player, receipt.events)]
        while self.state.state.table != before:
            play.undo(self.id, None, Form(actor=LEADER, revision=self.state.revision, key=""))
        return {"done": facts}

    def _seen(self, actor: Actor, events: Sequence[Any]) -> Iterator[Any]:
        table = self.state.state.table
        return (fact.as_seen(table) for fact in readable(actor.viewer, events))


def _told(error: GameError) -> object:
    return {"code": error.code, "field": error.field, "data": {name: str(one) for name, one in error.data.items()}}
