"""State of a table as a whole, the town and the log of its quests among it."""

from collections.abc import Mapping
from enum import StrEnum

from pydantic import Field

from app.core.events import Subject
from app.core.game_system import GameState
from app.core.model import Model
from app.core.own_entries import Own
from app.systems.heroquest.state.dungeon import Dungeon, LaidMap, Round, settling
from app.systems.heroquest.state.figures import Hero, Item, Monster, OwnSpell
from app.systems.heroquest.state.house_rules import HouseRules
from app.systems.heroquest.state.screen import OwnDeck, Pile, Screen

UNNAMED = ""  # the id of a quest without a name


class QuestOutcome(StrEnum):
    """Outcome of a quest."""

    PASSED = "passed"
    FAILED = "failed"
    ABANDONED = "abandoned"


class QuestRun(Model):
    """One attempt at a quest; without an outcome it still runs."""

    quest_id: str
    outcome: QuestOutcome | None = None
    shared: int = 0  # gold that was shared as its reward


class Standing(StrEnum):
    """Fate of a hero."""

    SET_ASIDE = "set_aside"
    RETIRED = "retired"
    DEAD = "dead"  # for good


POINTS_SHOWN: Subject = "setting:monster_points"  # no hero or monster can be called so


class PointsShown(StrEnum):
    """Extent to which players and guests see the monsters' body points."""

    EXACT = "exact"
    BAR = "bar"  # in quarters
    WOUNDED = "wounded"  # wounded or unhurt
    NOTHING = "nothing"
    HIDDEN = "hidden"  # players see nothing of the monsters at all


class Slain(Model):
    """So many monsters of a kind were slain in this quest, by the same figure as far as that is known.

    `secret`: players never saw them.
    """

    kind: str
    by: str | None
    secret: bool
    number: int


class AbsentHero(Model):
    """A hero who is not at the table, and why."""

    hero: Hero
    standing: Standing


TOWN: Subject = "board:town"  # no hero or monster can be called so


class TownMode(StrEnum):
    """Way players shop."""

    FREE = "free"
    ASK = "ask"  # the game master is asked first
    CLOSED = "closed"


class Visitor(StrEnum):
    """Visitor who comes by only when a card brings him (ch. 14 and 15.1)."""

    GOBLIN_TRADER = "goblin_trader"
    DRUID = "druid"


class Trade(Model):
    """Offer of a hero to another one, and its price. Things change hands only when the other one agrees."""

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
    during_quest: bool = False  # whether it lets in heroes on a quest
    visitors: tuple[Visitor, ...] = ()
    trades: tuple[Trade, ...] = ()

    def trade(self, trade_id: str) -> Trade | None:
        """Return an offer that still stands."""
        return next((trade for trade in self.trades if trade.id == trade_id), None)


class Ledger(Model):
    """Origin and use of all gold. With it the gold of all purses always makes the same sum."""

    town: int = 0  # spent, less what the town paid
    found: int = 0
    lost: int = 0


class Table(GameState):
    """State of the table, heroes in seat order, monsters in the order they came."""

    heroes: Mapping[str, Hero] = {}
    resting: Mapping[str, AbsentHero] = {}  # heroes who are not at the table, in the order they left
    monsters: Mapping[str, Monster] = {}
    slain: tuple[Slain, ...] = ()  # in this quest, in the order of kinds and slayers
    monster_points: PointsShown = PointsShown.WOUNDED
    former: Mapping[str, str] = {}  # names of heroes who have left, for the chronicle
    on_floor: tuple[Item, ...] = ()  # thrown weapons and scrolls that had to be left, where they lie
    own_spells: Mapping[str, OwnSpell] = {}
    house_rules: HouseRules = Field(default_factory=HouseRules)
    own_content: Own = ()  # in the order of kinds and ids
    stock: Mapping[str, int] = {}  # what the shop has only so often (HQ-14.1-SHOP)
    dungeon: Dungeon = Field(default_factory=Dungeon)
    map: LaidMap | None = None  # a quest can be played without one
    map_aside: LaidMap | None = None  # the one that was put aside: it waits as it was, and no rule asks it
    round: Round = Field(default_factory=Round)
    town: Town = Field(default_factory=Town)
    ledger: Ledger = Field(default_factory=Ledger)  # no rule looks at it (odds/comparison.py)
    decks: Mapping[str, Pile] = {}  # what is known of them; nothing of one that lies whole and shuffled
    own_decks: Mapping[str, OwnDeck] = {}
    screen: Screen = Field(default_factory=Screen)  # only the game master sees it
    quest_log: tuple[QuestRun, ...] = ()  # every quest that was begun, in this order

    @property
    def running_quest(self) -> QuestRun | None:
        """Return the quest that was begun and is not over."""
        newest = self.quest_log[-1] if self.quest_log else None
        return newest if newest is not None and newest.outcome is None else None

    def steps_left(self, figure_id: str) -> int | None:
        """Return the steps a figure has left in the running turn; None while nothing says how many it has."""
        walked = self.map.left if self.map else {}
        return walked.get(figure_id, self.round.thrown.get(figure_id))

    def has_moved(self, figure_id: str) -> bool:
        """Return whether the movement of a figure was thrown in the running turn, or it has walked."""
        return settling("moved", figure_id) in self.round.settled or self.steps_left(figure_id) is not None

    def has_begun_turn(self, figure_id: str) -> bool:
        """Return whether a figure has moved or acted on its own running turn."""
        is_done = self.has_moved(figure_id) or figure_id in self.round.used
        return figure_id == self.round.turn and is_done
