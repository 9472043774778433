"""What a table keeps of the town: who may buy, who has come by, which trades are offered, and where gold went."""

from enum import StrEnum

from app.core.events import Subject
from app.core.model import Model

TOWN: Subject = "board:town"  # no hero or monster can be called so


class TownMode(StrEnum):
    """How players shop."""

    FREE = "free"
    ASK = "ask"  # the game master is asked first
    CLOSED = "closed"


class Visitor(StrEnum):
    """Who comes by only when a card brings him (ch. 14 and 15.1)."""

    GOBLIN_TRADER = "goblin_trader"
    DRUID = "druid"


class Trade(Model):
    """What a hero offers another one, and what for. Nothing changes hands before the other one agrees."""

    id: str
    hero_id: str
    to_id: str
    gives: tuple[str, ...] = ()  # things by their ids
    wants: tuple[str, ...] = ()
    gold: int = 0
    wanted_gold: int = 0


class Town(Model):
    """The town as it stands."""

    mode: TownMode = TownMode.FREE
    during_quest: bool = False  # whether it lets in who is on a quest
    visitors: tuple[Visitor, ...] = ()
    trades: tuple[Trade, ...] = ()

    def trade(self, trade_id: str) -> Trade | None:
        """An offer that still stands."""
        return next((trade for trade in self.trades if trade.id == trade_id), None)


class Ledger(Model):
    """Where all gold came from and went to. With it the gold of all purses always makes the same sum."""

    town: int = 0  # spent, less what the town paid
    found: int = 0
    lost: int = 0

    def balance(self, purses: int) -> int:
        """The sum that never changes."""
        return purses + self.town + self.lost - self.found
