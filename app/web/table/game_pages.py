"""What a game brings to the web: its live pages, its action panel and its words in the chronicle."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from fastapi import APIRouter

from app.campaign.model import Action, Actor, CampaignState, DiceMode, Entry
from app.campaign.replay import Decision
from app.core.answers import Answer, RollPrompt
from app.core.events import Command, Event
from app.core.model import Model
from app.labels.labels import Labels
from app.web.api.conversations import ConversationWords
from app.web.catalogue.kinds import Catalogue
from app.web.http.forms import FieldError
from app.web.live.parts import Fragment, Part
from app.web.table.shapes import Attempt, CardFace, GameSetting, NewHeroForm, RuleOption, Throw
from app.web.table.snapshot import Snapshot
from app.web.ui.rendering import Shown


@dataclass(frozen=True)
class LivePage:
    """A page that follows its campaign: what stays (template and context) and the parts that change."""

    template: str
    context: object
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Page:
    """What stays on a live page."""

    campaign_id: int
    title: str
    url: str
    hero_id: str = ""
    passports: tuple[Shown, ...] = ()  # of whoever looks, on the public table
    icon: str = ""  # of the game


@dataclass(frozen=True)
class FigureCard:
    """Somebody at the table: on the strip (`url` opens the panel) or at the head of a passport."""

    figure_id: str
    name: str
    crest: str
    url: str
    values: tuple[str, ...]


DONE = "done"  # as `do` of a draft: it follows a deed, whose result the panel may tell


@dataclass(frozen=True)
class RuleLink:
    """A rule in a few words, and where it is told."""

    url: str
    text: str


@dataclass(frozen=True)
class PoolReason:
    """Why there were more, fewer or other dice, and the rule behind it."""

    text: str
    rule: RuleLink


@dataclass(frozen=True)
class PoolReasons:
    """The reasons of one pool under its heading."""

    title: str
    reasons: tuple[PoolReason, ...]


@dataclass(frozen=True)
class Story:
    """What an action did, as far as somebody may know it: in words, with its dice, their reasons and the rules.

    `crest` says whose coat of arms stands beside it, `about` the ids of everybody it tells of.
    """

    sentences: tuple[str, ...]
    crest: str
    about: frozenset[str] = frozenset()
    throws: tuple[Throw, ...] = ()
    reasons: tuple[PoolReasons, ...] = ()
    rules: tuple[RuleLink, ...] = ()


@dataclass(frozen=True)
class Figure:
    """Somebody or something the chronicle can be filtered by."""

    id: str
    name: str
    group: str


@dataclass(frozen=True)
class Change:
    """One value as it was and as it would be; in words only, when there is nothing to compare."""

    label: str
    old: str | None
    new: str


@dataclass(frozen=True)
class Changes:
    """What would change for somebody or something."""

    name: str
    crest: str
    changes: tuple[Change, ...]


@dataclass(frozen=True)
class Draft:
    """What somebody is about to do in an action panel: its page, what was typed or tapped, what the rules say."""

    url: str
    query: Mapping[str, str]  # the last value of each field …
    key: str
    pairs: tuple[tuple[str, str], ...] = ()  # … and all of them, for fields that take several
    command: Command | None = None
    given: tuple[Answer, ...] = ()
    decision: Decision | None = None
    tapped: tuple[str, ...] = ()  # as they lie on the table
    faces: tuple[str, ...] = ()  # what the tapped ones mean for the dice asked for
    habit: DiceMode | None = None  # how this device throws; None: there is nothing to choose
    mode: DiceMode = DiceMode.HAND  # how the open roll is thrown
    needs_leave: bool = False  # the rules are not asked before the game master says yes
    shown: int = 0  # so many answers had been given and shown before
    unthrown: tuple[Answer, ...] = ()  # answers that follow once the app has thrown
    wants_throw: bool = False  # the app is asked to throw now
    has_open_roll: bool = False  # the app has thrown for this, and cancelling lets it lapse
    app_goes_on: bool = False  # the app throws every die until something has to be chosen
    correcting: int | None = None
    asks_which: bool = False  # … and which of its answers is not said yet
    parts: tuple[int, ...] = ()  # figures of the open roll for the dice that are thrown first
    one_die: int | None = None  # of the open roll this die alone is entered, and the others lie as they did
    later: tuple[Answer, ...] = ()  # what was answered after the one that is corrected
    errors: tuple[FieldError, ...] = ()
    page: str = "table"
    carried: tuple[tuple[str, str], ...] = ()  # fields of the forms on the way, where they are not the command's own


@dataclass(frozen=True)
class GameWeb:
    """What a game serves besides the pages every game has, and the bodies its part of the API takes."""

    routers: Sequence[APIRouter]
    bodies: Sequence[type[Model]]


class GamePages(Protocol):
    """The pages of one game, in the language of each request. What has an answer here, a game need not override."""

    icon: str = ""  # a symbol of the sprite by which it is known; empty for none
    hero_pages: frozenset[str] = frozenset({"passport"})  # live pages of a phone; sent away, it has none of them
    evening_place: str = ""  # where below a campaign the numbers of an evening stand; empty for nowhere
    turn_permissions: frozenset[str] = frozenset()  # what players need for turns of their own: the middle preset

    @property
    def labels(self) -> Labels:
        """The words of the house and of the game."""

    def attempts(self, _entry: Entry) -> Iterable[Attempt]:
        """The dice of an action that could succeed, for the report of everybody's luck."""
        return ()

    def words(self, state: CampaignState) -> Labels:
        """The same, with what a campaign calls its own content."""

    def live_page(self, name: str, snapshot: Snapshot, actor: Actor, hero_id: str | None) -> LivePage:
        """A page by name: table, watch, screen or passport. Raises: UnknownSubject, NotAllowed."""

    def sheets(self, snapshot: Snapshot, actor: Actor, hero_id: str | None, at: datetime) -> LivePage:
        """Passports to print: one hero's, or everybody's. Raises: UnknownSubject."""

    def wants_confirm(self, draft: Draft) -> bool:
        """Whether an action that asks nothing more has to be shown once before it is done."""

    def substitutes(self, snapshot: Snapshot, prompt: RollPrompt, mode: DiceMode) -> bool:
        """Whether other dice are thrown this way than those that are asked for."""

    def faces(self, snapshot: Snapshot, prompt: RollPrompt, mode: DiceMode, tapped: Sequence[str]) -> tuple[str, ...]:
        """The faces of the dice asked for, from those tapped so far. Raises: InvalidAnswer for what cannot be."""

    def told_by_table(self, _snapshot: Snapshot, _draft: Draft) -> Iterable[tuple[str, str]]:
        """Fields of an action that have to be said, that nobody has said and that the table says by itself."""
        return ()

    def thrower(self, command: Command, prompt: RollPrompt) -> str:
        """Who throws these dice, as far as one figure does; empty for nobody."""

    def panel(self, snapshot: Snapshot, actor: Actor, hero_id: str | None, draft: Draft) -> Fragment:
        """The action panel for a draft."""

    def new_hero(self, _state: CampaignState) -> NewHeroForm | None:
        """What a player says who begins a hero on the own phone; None in a game where nobody does."""
        return None

    def follow_up(self, _snapshot: Snapshot, _done: Mapping[str, str]) -> Mapping[str, str]:
        """The question that goes on from what somebody has just done, as the fields of a draft; empty for none."""
        return {}

    def wish_words(self, snapshot: Snapshot, actor: Actor, command: Command) -> tuple[str, str]:
        """What somebody proposes, and on whom and with what, as far as this person may know it."""

    def told(self, snapshot: Snapshot, actor: Actor, command: Command, decision: Decision) -> ConversationWords:
        """What would follow from a command and what it still asks for, as far as this person may know it."""

    def story(self, action: Action, state: CampaignState, actor: Actor) -> Story | None:
        """What an action did, as far as this person may know it; None when there is nothing to tell."""

    def story_of(self, events: Sequence[Event], answers: Sequence[Answer], state: CampaignState, actor: Actor) -> Story:
        """What these facts of an action say, which this person may know."""

    def card_face(self, snapshot: Snapshot, actor: Actor, hero_id: str, events: Sequence[Event]) -> CardFace | None:
        """How a card looks that tells a hero's player these facts; None when they are no news."""

    def hero_changes(self, before: CampaignState, after: CampaignState, hero_id: str) -> Sequence[Change]:
        """What is otherwise about a hero, as far as its player may know it."""

    def figures(self, snapshot: Snapshot, actor: Actor) -> Sequence[Figure]:
        """Whom and what this person can filter the chronicle by."""

    def differences(self, before: CampaignState, after: CampaignState) -> Sequence[Changes]:
        """What is otherwise at another table, in words, with everything only the game master may know."""

    def house_rules(self, _state: CampaignState) -> Sequence[RuleOption]:
        """The settled points of the rules with what holds in this campaign."""
        return ()

    def settings(self, _state: CampaignState) -> Sequence[GameSetting]:
        """What else can be set in this campaign."""
        return ()

    def catalogue(self, _state: CampaignState) -> Catalogue | None:
        """What a campaign plays with, entry by entry; None for a game without a catalogue."""
        return None

    def sample(self) -> Sequence[tuple[Command, Sequence[Answer]]]:
        """The commands that make the sample campaign."""
        return ()

    def sample_underway(self) -> Sequence[tuple[Command, Sequence[Answer]]]:
        """What happens next in the sample, so that it begins in the middle of play; nothing where it does already."""
        return ()
