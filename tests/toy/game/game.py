"""The rules: purses, and what people do with them. They prove that campaign and storage know no game by name."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, ClassVar

from pydantic import Field

from app.core.answers import Answers
from app.core.dice import D6, DieKind, Roll
from app.core.errors import RuleViolation
from app.core.events import Command, Event
from app.core.game_system import GameState, NoOffers, Passport, PassportItem, Role, Viewer
from app.core.model import Mark


class Purses(GameState):
    """Coins by owner."""

    coins: Mapping[str, int] = {}


Name = Annotated[str, Field(min_length=1, max_length=20_000)]  # so long that it fills a small disk in a test
Owner = Annotated[Name, Mark(names="heroes", figure=True)]


class _Owned:
    touches: ClassVar[tuple[str, ...]] = ("{owner}",)
    owner: str


class ChangeCoins(_Owned, Command, type="change_coins"):
    permission: ClassVar[str | None] = "coins"
    owner: Name
    change: Annotated[int, Field(ge=-1_000_000, le=1_000_000)]


class Gamble(_Owned, Command, type="gamble"):
    """Throw a die; on 4 and more one may keep the coins or throw again, which binds."""

    permission: ClassVar[str | None] = "gamble"
    owner: Owner


class Lose(_Owned, Command, type="lose"):
    """Throw a die and lose as many coins, which must be there."""

    permission: ClassVar[str | None] = "gamble"
    owner: Owner


class Draw(_Owned, Command, type="draw"):
    """Draw a card out of a bag: gold is three coins, a trap costs as many as a die shows."""

    permission: ClassVar[str | None] = "gamble"
    owner: Owner
    bag: tuple[str, ...] = ("gold",)


class Rob(Command, type="attack", touches=("{owner}", "{victim}"), done_by=("{owner}",)):
    """Take another one's coins; another game means something else by the same word."""

    permission: ClassVar[str | None] = "gamble"
    owner: Owner
    victim: Annotated[Owner, Mark(role="target")]


class CoinsChanged(_Owned, Event, type="coins.changed"):
    owner: str
    change: int


class DieThrown(_Owned, Event, type="die.thrown"):
    owner: str
    roll: Roll


class ToyGame(NoOffers):
    id = "toy"
    command_types: Sequence[type[Command]] = (ChangeCoins, Gamble, Lose, Draw, Rob)
    event_types: Sequence[type[Event]] = (CoinsChanged, DieThrown)
    state_type: type[GameState] = Purses
    later_questions: frozenset[str] = frozenset()

    def new_state(self) -> GameState:
        return Purses()

    def decide(self, state: GameState, command: Command, answers: Answers) -> Iterator[Event]:
        assert isinstance(state, Purses)
        if isinstance(command, ChangeCoins):
            yield self._changed(state, command.owner, command.change)
        elif isinstance(command, Gamble):
            yield from self._gamble(command.owner, answers)
        elif isinstance(command, Lose):
            roll = answers.roll("lose", D6)
            yield DieThrown(owner=command.owner, roll=roll)
            yield self._changed(state, command.owner, -roll.total)
        elif isinstance(command, Draw):
            yield from self._draw(state, command, answers)
        elif isinstance(command, Rob):
            if command.victim == command.owner:
                raise RuleViolation("coins.own_purse", field="victim")
            coins = state.coins.get(command.victim, 0)
            yield self._changed(state, command.victim, -coins)
            yield self._changed(state, command.owner, coins)

    def _changed(self, state: Purses, owner: str, change: int) -> Event:
        if state.coins.get(owner, 0) + change < 0:
            raise RuleViolation("coins.not_enough", field="change")
        return CoinsChanged(owner=owner, change=change)

    def _gamble(self, owner: str, answers: Answers) -> Iterator[Event]:
        roll = answers.roll("gamble", D6)
        yield DieThrown(owner=owner, roll=roll)
        if roll.total >= 4 and answers.choose("again", "keep", "again") == "again":
            roll = answers.roll("second", D6)
            yield DieThrown(owner=owner, roll=roll)
        yield CoinsChanged(owner=owner, change=roll.total)

    def _draw(self, state: Purses, command: Draw, answers: Answers) -> Iterator[Event]:
        roll = answers.roll("card", DieKind(id="bag", faces=command.bag, hidden=True))
        yield DieThrown(owner=command.owner, roll=roll)
        change = 3 if roll.faces == ("gold",) else -answers.roll("trap", D6).total
        yield self._changed(state, command.owner, change)

    def evolve(self, state: GameState, event: Event) -> GameState:
        assert isinstance(state, Purses)
        if not isinstance(event, CoinsChanged):
            return state
        return Purses(coins={**state.coins, event.owner: state.coins.get(event.owner, 0) + event.change})

    def view(self, state: GameState, viewer: Viewer) -> Purses:
        assert isinstance(state, Purses)
        return Purses(coins={owner: coins for owner, coins in state.coins.items() if viewer.owns(owner)})

    def player_may(self, state: GameState, command: Command) -> bool | None:
        return None

    def hidden_subjects(self, state: GameState, viewer: Viewer) -> frozenset[str]:
        return frozenset() if viewer.owns("ghost") else frozenset({"ghost"})

    def without(self, state: GameState, subjects: frozenset[str]) -> GameState:
        return state

    def known(self, state: GameState, viewer: Viewer) -> GameState:
        assert isinstance(state, Purses)
        if "ghost" not in state.coins or viewer.role is Role.GAME_MASTER or viewer.owns("ghost"):
            return state
        return Purses(coins={owner: coins for owner, coins in state.coins.items() if owner != "ghost"})

    def impossible(self, state: GameState) -> str | None:
        return None

    def passports(self, state: GameState) -> Sequence[Passport]:
        assert isinstance(state, Purses)
        return [
            Passport(
                hero_id=owner, name=owner.title(), player="", hero_class="gambler", status="well", seat=seat,
                values={"coins": coins},
                equipment=(PassportItem(item_id="purse", kind="bag", content_id="purse", place="belt", wear=""),),
                spell_sets=(),
            )
            for seat, (owner, coins) in enumerate(state.coins.items())
        ]  # fmt: skip

    def hero_names(self, state: GameState) -> Mapping[str, str]:
        assert isinstance(state, Purses)
        return {owner: owner.title() for owner in state.coins}


SYSTEM = ToyGame()
