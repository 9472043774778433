"""What can be read, worked out and called of the toy game: one rule, for any purses."""

from typing import Annotated, Any

from app.core.game_system import GameState
from app.core.model import Mark, Model
from app.core.rulebook import CallableRule, Chapter, Rulebook
from app.labels.labels import Labels
from app.web.calculator.game_rules import GameRules
from app.web.calculator.shapes import CaseCall
from tests.toy.game.game import SYSTEM, Gamble, Purses

BOOK = Rulebook({"1": Chapter(id="1", rules=("TOY-GAMBLE",))})


class Purse(Model):
    """Somebody with a purse."""

    owner: Annotated[str, Mark(decides=True)]
    coins: int = 0


class Described(Model):
    """Everybody who takes part."""

    purses: tuple[Purse, ...] = ()


class PurseCall(CaseCall, Described):
    """A rule for these purses."""


class ToyRules(GameRules):
    """Purses are described."""

    described, call = Described, PurseCall

    def table(self, described: Any, _labels: Labels, _ground: GameState | None) -> Purses:
        """As many coins as somebody says."""
        return Purses(coins={purse.owner: purse.coins for purse in described.purses})


RULES = ToyRules(SYSTEM, lambda: BOOK, lambda: {"gamble": CallableRule("gamble", Gamble, ("TOY-GAMBLE",))})
