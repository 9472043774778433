"""What the turn bar and the monsters in play print."""

from dataclasses import dataclass

from app.web.heroquest.contexts import Chip, Points
from app.web.heroquest.panel_contexts import Button, Hidden


@dataclass(frozen=True)
class Seat:
    """Somebody in the order of the round. `state` is current, done, out or open; `words` say it for everybody."""

    figure_id: str
    name: str
    crest: str
    state: str
    words: str = ""
    icon: str | None = None
    rounds: int = 0  # still to be missed
    take: Hidden = ()  # the form that gives this figure the turn
    seat: int | None = None  # a seat that can be dragged


@dataclass(frozen=True)
class TurnBar:
    """The order of the round; `move` is the form behind a dragged seat."""

    url: str
    round: int
    seats: tuple[Seat, ...]
    move: Hidden = ()
    note: str = ""


@dataclass(frozen=True)
class PassportTurn:
    """Whose turn it is, as one hero's player reads it."""

    is_mine: bool
    name: str
    ended: str


@dataclass(frozen=True)
class TurnEnd:
    """The one button that goes on; before a quest runs it leads to the quests."""

    url: str
    button: Button | None
    quests_url: str


@dataclass(frozen=True)
class DueDeed:
    """Something that is due: a form that begins it, or a link where only the board shows whom it strikes."""

    text: str
    note: str
    icon: str
    hidden: Hidden
    url: str = ""


@dataclass(frozen=True)
class TurnDue:
    """What has to be thrown now, and why turns ended in this round."""

    url: str
    due: tuple[DueDeed, ...]
    ended: tuple[str, ...]


@dataclass(frozen=True)
class DiceInShort:
    """How many dice, and all of them in words."""

    text: str
    label: str


@dataclass(frozen=True)
class MonsterCard:
    """A monster in play. Of its points a viewer sees them all, a share of a hundred, whether it is wounded, or none."""

    monster_id: str
    url: str
    token: str
    name: str
    number: int
    state: str
    points: Points | None
    share: int | None
    wounded: bool | None
    attack: DiceInShort
    defence: DiceInShort
    words: str
    conditions: tuple[Chip, ...]


@dataclass(frozen=True)
class Line:
    """One line of text with an id of its own."""

    text: str
