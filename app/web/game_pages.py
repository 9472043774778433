"""What a game brings to the web: its live pages, its action panel and its words in the chronicle."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from app.campaign.model import Action, Actor, CampaignState
from app.campaign.replay import Decision
from app.core.answers import Answer
from app.core.events import Command
from app.labels.labels import Labels
from app.web.forms import FieldError
from app.web.live import Fragment, Part
from app.web.snapshot import Snapshot


@dataclass(frozen=True)
class LivePage:
    """A page that follows its campaign: what stays (template and context) and the parts that change."""

    template: str
    context: object
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Option:
    """One box to tick."""

    id: str
    is_chosen: bool


@dataclass(frozen=True)
class RuleOption:
    """A settled point of the rules: its chapter, and which of its options holds."""

    id: str
    chapter: str
    options: tuple[Option, ...]


@dataclass(frozen=True)
class Story:
    """What an action did, in words, and whose coat of arms stands beside it."""

    sentences: tuple[str, ...]
    crest: str


@dataclass(frozen=True)
class Draft:
    """What somebody is about to do in an action panel: the page it is on, texts as typed, what the rules say to
    it so far, and the faces tapped for the open roll."""

    url: str
    query: Mapping[str, str]
    key: str
    command: Command | None = None
    given: tuple[Answer, ...] = ()
    decision: Decision | None = None
    tapped: tuple[str, ...] = ()
    correcting: int | None = None
    errors: tuple[FieldError, ...] = ()
    carried: tuple[tuple[str, str], ...] = ()  # fields of the forms on the way, where they are not the command's own


class GamePages(Protocol):
    """The pages of one game in one language."""

    @property
    def labels(self) -> Labels:
        """The words of the house and of the game."""

    def words(self, state: CampaignState) -> Labels:
        """The same, with what a campaign calls its own content."""

    def live_page(self, name: str, snapshot: Snapshot, actor: Actor, hero_id: str | None) -> LivePage:
        """A page by name: table, watch or passport. Raises: UnknownSubject, NotAllowed."""

    def sheets(self, snapshot: Snapshot, actor: Actor, hero_id: str | None, at: datetime) -> LivePage:
        """Passports to print: one hero's, or everybody's. Raises: UnknownSubject."""

    def wants_confirm(self, draft: Draft) -> bool:
        """Whether an action that asks nothing more has to be shown once before it is done."""

    def panel(self, snapshot: Snapshot, actor: Actor, hero_id: str | None, draft: Draft) -> Fragment:
        """The action panel for a draft."""

    def story(self, action: Action, state: CampaignState, actor: Actor) -> Story | None:
        """What an action did, as far as this person may know it; None when there is nothing to tell."""

    def house_rules(self, state: CampaignState) -> Sequence[RuleOption]:
        """The settled points of the rules with what holds in this campaign."""

    def sample(self) -> Sequence[tuple[Command, Sequence[Answer]]]:
        """The commands that make the sample campaign."""
