"""Whatever a lone hero or a full table did is taken back, step by step, to the very beginning."""

from random import Random

import pytest

from app.core.answers import Answer
from app.core.events import Command, Event
from app.storage.connections import AnyDatabase
from app.systems.dungeonquest import commands as ask
from app.systems.dungeonquest.game import SYSTEM
from app.systems.dungeonquest.state import Table
from tests.systems.dungeonquest.playing import Played, Reply, at_random, seat
from tests.table_top import TableTop, database, empty_file

pytestmark = pytest.mark.broad

__all__ = ["database", "empty_file"]


class Recorded(Played):
    """The same game with a journal: cards lie under seals, and everything can be taken back."""

    def __init__(self, top: TableTop) -> None:
        super().__init__(0)
        self.top = top

    def taking(self, command: Command, reply: Reply) -> list[Event]:
        """Somebody answers whatever is asked, and it counts."""
        given: list[Answer] = []
        while (prompt := self.top.play.preview(self.top.id, command, given).prompt) is not None:
            given.append(reply(prompt))
        self.top.do(command, *given)
        table = self.top.state.table
        assert isinstance(table, Table)
        self.table = table
        return []  # the journal tells what followed


@pytest.mark.parametrize(("heroes", "variants"), [(1, ()), (3, ()), (4, ("death_can_wait", "torchlight"))])
def test_undone_wholly_nothing_has_happened(database: AnyDatabase, heroes: int, variants: tuple[str, ...]) -> None:
    luck, game = Random(heroes), Recorded(TableTop(database, SYSTEM))
    start, kinds = game.top.json[1], set[str]()
    for number in range(heroes):
        game.taking(seat(number), at_random(luck))
    game.taking(ask.BeginGame.model_validate({"variants": variants}), at_random(luck))
    for _ in range(70):
        if game.table.phase == "over":
            break
        command = luck.choice(game.legal())
        kinds.add(command.type)
        game.taking(command, at_random(luck))
    assert "reveal_cards" in kinds or heroes == 1, "two have chosen in secret on the way"
    while game.top.json[1] != start:
        game.top.undo()
    assert game.top.state.table == SYSTEM.new_state()
