"""The pages of any game at the table. A game overrides what it has of its own and leaves the rest as it is here."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any, ClassVar, Generic, TypeVar, cast

from app.campaign.model import Actor, CampaignState, Entry
from app.campaign.replay import Decision
from app.core.answers import Answer
from app.core.errors import GameError, NotAllowed, UnknownSubject
from app.core.events import Command, Event
from app.core.game_system import GameState, GameSystem, Role, Viewer
from app.labels.labels import Labels
from app.web.http.languages import spoken, t
from app.web.live.parts import Fragment, Part, PartGroup
from app.web.table import panels
from app.web.table.actions.declared import Actions
from app.web.table.actions.menu import Menu
from app.web.table.actions.panel import Asking
from app.web.table.catalogue_kinds import Catalogue
from app.web.table.conversation.contexts import DraftPanel
from app.web.table.conversation.told import ConversationWords
from app.web.table.conversation.words import DraftWords
from app.web.table.game_pages import (
    CardFace,
    Change,
    Changes,
    Draft,
    FigureFilter,
    GameSetting,
    LivePage,
    LuckAttempt,
    NewHeroForm,
    Page,
    RuleOption,
    turn_parts,
)
from app.web.table.look import Look
from app.web.table.panels import Panel
from app.web.table.snapshot import Snapshot
from app.web.table.stories import Chronicler, StoryCache, ViewerStories, compared
from app.web.ui.rendering import Shown

LookT = TypeVar("LookT", bound=Look)


class TablePages(Generic[LookT]):
    """The pages of one game, in the language of each request.

    Of the action panel a game says at most five things of its own: its `words`, its `draft_words`, how it asks
    (`asking`), what can be done (`menu`), and its `own_panel`. The rest goes by its declared actions.
    """

    looks: type[Look] = Look  # a game that sees more at a table has its own
    blows = frozenset[str]()  # rolls about somebody else than who throws them

    icon: str = ""  # a symbol of the sprite by which it is known; empty for none
    hero_pages: frozenset[str] = frozenset({"passport"})  # live pages of a phone; sent away, it has none of them
    evening_place: str = ""  # where below a campaign the numbers of an evening stand; empty for nowhere
    has_own_dice: bool = False  # which not everybody has: they are counted, and ordinary ones can stand for them
    new_hero_permission: str = ""  # what lets players begin heroes on their phones; empty: the game has no such form
    turn_permissions: frozenset[str] = frozenset()  # what players need for turns of their own: the middle preset
    frames: ClassVar[Mapping[str, str]] = {  # the templates of the live pages
        "table": "table/table.html",
        "watch": "table/watch.html",
        "screen": "table/screen.html",
        "passport": "table/passport.html",
    }
    news: tuple[type[Event], ...] = ()  # what is news to the hero's player whom it is about; empty: everything is
    passing: tuple[type[Event], ...] = ()  # what a card tells otherwise once it is over, such as an offer
    print_frame = "print/sheets.html"  # the template of the passports to print

    def __init__(self, system: GameSystem, labels: Callable[[str], Labels], actions: Actions | None = None) -> None:
        """`labels`: the words of the house and of the game in a language. `actions`: what people do, if declared."""
        self.system = system
        self.actions = actions or Actions(system.command_types, ())
        self._labels = labels
        self._stories = StoryCache(self.chronicler)

    @property
    def labels(self) -> Labels:
        """Return the words of the house and of the game in the language of the request."""
        return self._labels(spoken.get())

    def words(self, _state: CampaignState) -> Labels:
        """Return the words of the house and of the game; a game with own content adds the names a campaign gives it."""
        return self.labels

    def look(self, snapshot: Snapshot, actor: Actor) -> LookT:
        """Return one look at a table, as this person knows it."""
        return cast("LookT", self.looks(self.words(snapshot.state), snapshot.known_to(actor), actor))

    def draft_words(self, look: LookT) -> DraftWords:
        """Return the words of an action on its way."""
        return DraftWords(look.labels, look.actor.viewer, look.names)

    def draft_panel(self, look: LookT, draft: Draft) -> DraftPanel:
        """Return the panel of an action on its way."""
        return panels.usual_draft_panel(self, look, draft)

    def panel(self, snapshot: Snapshot, actor: Actor, hero_id: str | None, draft: Draft) -> Fragment:
        """Return the action panel for a draft. On a passport (`hero_id`) it lies as a sheet on the page."""
        return panels.action_panel(self, snapshot, actor, hero_id, draft)

    def asking(self, look: LookT, draft: Draft) -> Asking[LookT]:
        """Asks for an action."""
        return Asking(look, self.actions, draft)

    def menu(self, look: LookT) -> Menu[LookT]:
        """Return the deeds possible just now."""
        return Menu(look, self.actions)

    def own_panel(self, _look: LookT, _draft: Draft) -> Panel | None:
        """Return a panel that the game has besides. None: nothing of the kind."""
        return None

    def told_by_table(self, _snapshot: Snapshot, _actor: Actor, _draft: Draft) -> Iterable[tuple[str, str]]:
        """Return the required fields of an action that are still missing, with what the table tells a person."""
        return ()

    def follow_up(self, _state: Callable[[], CampaignState], _done: Mapping[str, str]) -> Mapping[str, str]:
        """Return the question that goes on from what somebody has just done, as the fields of a draft; empty for none.

        `state` takes a new look at the campaign, which most deeds can do without.
        """
        return {}

    def details(self, look: LookT, command: Command) -> tuple[str, str]:
        """Return a person's wish in words, and its target."""
        others = filter(None, map(look.name_of, sorted(command.subjects - command.actors)))
        return look.labels.deed(command.type, command.actors, look.names), ", ".join(others)

    def in_vain(self, _look: LookT, _command: Command) -> GameError | None:
        """Return why the rules would refuse a proposal now, where the person who proposes may know it."""
        return None

    def wish_words(self, snapshot: Snapshot, actor: Actor, command: Command) -> tuple[str, str]:
        """Return a proposal in words, and its target and means, as far as this person may know them."""
        return self.details(self.look(snapshot, actor), command)

    def chronicler(self, table: GameState, _viewer: Viewer, labels: Labels) -> Chronicler:
        """Tells the actions of a table to somebody."""
        return Chronicler(labels, self.system.hero_names(table))

    def attempts(self, _entry: Entry) -> Iterable[LuckAttempt]:
        """Return the dice of an action that could succeed, for the report of everybody's luck."""
        return ()

    def lets_begin(self, state: CampaignState) -> bool:
        """Return whether players may begin heroes on their phones."""
        return self.new_hero_permission in state.house.permissions

    def new_hero(self, _state: CampaignState) -> NewHeroForm | None:
        """Return the form for creating a hero on a phone; None if the game has none."""
        return None

    def live_page(self, name: str, snapshot: Snapshot, actor: Actor, hero_id: str | None) -> LivePage:
        """Return a page by name: table, watch, screen or passport. Raises: UnknownSubject, NotAllowed."""
        if name not in self.frames:
            raise UnknownSubject("page.unknown", page=name[:40])
        if name == "table" and actor.role is not Role.GAME_MASTER:
            raise NotAllowed("actor.game_master_only")
        look = self.look(snapshot, actor)
        if name == "passport":
            return self.passport(look, hero_id or "")
        url = f"{look.base_url}/table" if name == "table" else ""
        passports = self._pass_links(look) if name == "watch" else ()
        page = self._page(look, snapshot.state.house.name, url, passports=passports)
        return LivePage(self.frames[name], page, tuple(self.table_parts(look, name, url)))

    def table_parts(self, look: LookT, _page: str, url: str) -> Iterator[Part]:
        """Yield the parts of a page with the whole table; with a `url` they act there."""
        opens = f"{url}?do=menu&for=" if url else ""
        cards = (self.card(look, one, f"{opens}{one}" if opens else "") for one in self.at_table(look))
        yield PartGroup("hero-strip", tuple(cards))

    def _page(self, look: LookT, title: str, url: str, hero_id: str = "", passports: tuple[Shown, ...] = ()) -> Page:
        return Page(look.snapshot.campaign_id, title, url, hero_id, passports, self.icon)

    def at_table(self, look: LookT) -> Iterable[str]:
        """Return the heroes who sit at the table, by their ids."""
        return look.names

    def _pass_links(self, look: LookT) -> tuple[Shown, ...]:
        """Return links back to a player's passports; a single one needs no name."""
        is_player, owns = look.actor.role is Role.PLAYER, look.actor.viewer.owns
        own = [one for one in self.at_table(look) if is_player and owns(one)]
        several, url = len(own) > 1, f"{look.base_url}/heroes"
        return tuple(Shown(text=look.name_of(one) if several else t("passport"), url=f"{url}/{one}") for one in own)

    def card(self, look: LookT, figure_id: str, url: str) -> Fragment:
        """Return a figure on the strip of the table."""
        return Fragment(f"hero-card-{figure_id}", "table/_figure.html", self._figure(look, figure_id, url))

    def values(self, _look: LookT, _figure_id: str) -> Sequence[str]:
        """Return the values of a figure that this person may know."""
        return ()

    def passport_parts(self, look: LookT, hero_id: str, act_url: str) -> Iterator[Part]:
        """Yield the parts of a passport; with `act_url` it is the reader's own."""
        yield Fragment("passport-cover", "table/_cover.html", self._figure(look, hero_id, act_url))

    def passport(self, look: LookT, hero_id: str) -> LivePage:
        """Return a hero's passport. Raises: UnknownSubject."""
        if hero_id not in look.names:
            raise UnknownSubject("hero.unknown", field="hero_id", hero=hero_id)
        url = f"{look.base_url}/heroes/{hero_id}"
        is_own = look.actor.role is Role.PLAYER and look.actor.viewer.owns(hero_id)
        page = self._page(look, look.names[hero_id], url, hero_id)
        parts = self.passport_parts(look, hero_id, f"{url}?do=menu&for={hero_id}" if is_own else "")
        turn = self.own_turn(look, hero_id, url) if is_own else None
        return LivePage(self.frames["passport"], page, (*parts, *turn_parts(turn)))

    def own_turn(self, _look: LookT, _hero_id: str, _url: str) -> Shown | None:
        """Return a hero's turn as its player has it in hand: the fields of `NO_TURN`; None on anybody else's turn.

        `turn`: its deeds, the likely ones first; `means`: what the turn has and what is left; `keys`: deeds under the
        thumb; `end`: the form that ends it; `is_over`: it has nothing left.
        """
        return None

    def _figure(self, look: LookT, figure_id: str, url: str) -> Shown:
        """Return a figure at the table: on the strip (`url` opens the panel) or at the head of a passport."""
        values = tuple(self.values(look, figure_id))
        name, crest = look.name_of(figure_id), look.crest_of(figure_id)
        return Shown(figure_id=figure_id, name=name, crest=crest, url=url, facts=values)

    def sheets(self, snapshot: Snapshot, actor: Actor, hero_id: str | None, at: datetime) -> LivePage:
        """Passports to print: one hero's, or everybody's. Raises: UnknownSubject."""
        look = self.look(snapshot, actor)
        if hero_id is not None and hero_id not in look.names:
            raise UnknownSubject("hero.unknown", field="hero_id", hero=hero_id)
        heroes = self.at_table(look) if hero_id is None else [hero_id]
        page = {
            "campaign_name": snapshot.state.house.name,
            "back_url": f"{look.base_url}/{'table' if hero_id is None else f'heroes/{hero_id}'}",
            "at": at,
            "figures": [self._figure(look, one, "") for one in heroes],
            "table": self.system.view(snapshot.state.table, actor.viewer),
            "words": self.words(snapshot.state),
        }
        return LivePage(self.print_frame, page, ())

    def told(self, snapshot: Snapshot, actor: Actor, command: Command, decision: Decision) -> ConversationWords:
        """Return the outcome of a command and its open question, as far as this person may know it."""
        look = self.look(snapshot, actor)
        words = self.draft_words(look)
        words.learn(command)
        question = words.question(decision.prompt) if decision.prompt else None
        return ConversationWords(tuple(words.facts(decision.events)), question)

    def stories(self, state: CampaignState, actor: Actor) -> ViewerStories:
        """Return what tells this person the actions of a campaign, as far as they may know them."""
        return self._stories.of(state.table, actor.viewer, self.words(state))

    def card_face(self, _snapshot: Snapshot, _actor: Actor, hero_id: str, events: Sequence[Event]) -> CardFace | None:
        """Return the look of a card that tells a hero's player these facts; None when they are no news."""
        own = [one for one in events if getattr(one, "hero_id", "") == hero_id]
        return CardFace() if not self.news or any(isinstance(one, self.news) for one in own) else None

    def hero_changes(self, before: CampaignState, after: CampaignState, hero_id: str) -> Sequence[Change]:
        """Return the differences of a hero, as far as its player may know them."""
        found = compared(self.system, before.table, after.table, self.labels)
        name = self.system.hero_names(after.table).get(hero_id)
        return next((one.changes for one in found if one.name == name), ())

    def figures(self, snapshot: Snapshot, actor: Actor) -> Sequence[FigureFilter]:
        """Return the filters of the chronicle for this person: figures and other subjects."""
        return [FigureFilter(one, name, t("heroes")) for one, name in self.look(snapshot, actor).names.items()]

    def differences(self, before: CampaignState, after: CampaignState) -> Sequence[Changes]:
        """Return the differences at another table, in words, with everything only the game master may know."""
        return compared(self.system, before.table, after.table, self.labels)

    def house_rules(self, _state: CampaignState) -> Sequence[RuleOption]:
        """Return the settled points of the rules with what holds in this campaign."""
        return ()

    def settings(self, _state: CampaignState) -> Sequence[GameSetting]:
        """Return the further settings of this campaign."""
        return ()

    def catalogue(self, _state: CampaignState) -> Catalogue | None:
        """Return the content of a campaign, entry by entry; None for a game without a catalogue."""
        return None

    def sample(self) -> Sequence[tuple[Command, Sequence[Answer]]]:
        """Return the commands that make the sample campaign."""
        return ()

    def sample_underway(self) -> Sequence[tuple[Command, Sequence[Answer]]]:
        """Return the next actions of the sample, so that it begins in the middle of play; empty where it does
        already.
        """
        return ()


GamePages = TablePages[Any]  # of any game, for those who only show them
PlainPages = TablePages[Look]  # of a game that looks at its tables as the house does
