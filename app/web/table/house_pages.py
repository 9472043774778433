"""The pages of any game at the table. A game overrides what it has of its own and leaves the rest as it is here."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from typing import ClassVar, Generic, TypeVar, cast

from app.campaign.model import Action, Actor, CampaignState, DiceMode
from app.campaign.replay import Decision
from app.core.answers import Answer, RollPrompt
from app.core.errors import GameError, NotAllowed, UnknownSubject
from app.core.events import Command
from app.core.game_system import GameState, GameSystem, Role, Viewer
from app.labels.labels import Labels
from app.web.api.told import ConversationWords, FactWords
from app.web.catalogue.kinds import Catalogue
from app.web.http.languages import _, spoken
from app.web.live.parts import Fragment, Group, Part
from app.web.table.actions.declared import Actions, is_picking
from app.web.table.actions.menu import Menu
from app.web.table.actions.panel import Asking
from app.web.table.conversation.contexts import DraftPanel
from app.web.table.conversation.dice_ways import DiceWays
from app.web.table.conversation.panel import draft_panel
from app.web.table.conversation.words import DraftWords
from app.web.table.game_pages import (
    Accent,
    Changes,
    Draft,
    Figure,
    FigureCard,
    GameSetting,
    LivePage,
    Page,
    PassLink,
    RuleOption,
    Story,
)
from app.web.table.look import Look
from app.web.table.panel_forms import PanelFrame
from app.web.table.panels import IdlePanel, ResultPanel, propose_panel
from app.web.table.snapshot import Snapshot
from app.web.table.stories import Chronicler, StoryCache, compared

LookT = TypeVar("LookT", bound=Look)
Panel = tuple[str, object]  # a template and what it prints


class TablePages(Generic[LookT]):
    """The pages of one game, in the language of each request."""

    hero_pages = frozenset({"passport"})
    accent: Accent = "gold"
    icon = ""  # a symbol of the sprite
    frames: ClassVar[Mapping[str, str]] = {  # the templates of the live pages
        "table": "table/table.html",
        "watch": "table/watch.html",
        "screen": "table/screen.html",
        "passport": "table/passport.html",
    }

    def __init__(self, system: GameSystem, labels: Callable[[str], Labels], actions: Actions | None = None) -> None:
        """`labels`: the words of the house and of the game in a language. `actions`: what people do, if declared."""
        self.system = system
        self.actions = actions or Actions(system.command_types, ())
        self._labels = labels
        self._stories = StoryCache(self.chronicler)

    @property
    def labels(self) -> Labels:
        """The words of the house and of the game in the language of the request."""
        return self._labels(spoken.get())

    def words(self, _state: CampaignState) -> Labels:
        """The same, with what a campaign calls its own content."""
        return self.labels

    def look(self, snapshot: Snapshot, actor: Actor) -> LookT:
        """One look at a table; a game that sees more there makes its own."""
        return cast("LookT", Look(self.words(snapshot.state), snapshot, actor))

    def draft_words(self, look: LookT) -> DraftWords:
        """The words of an action on its way."""
        return DraftWords(look.labels, look.actor.viewer, look.names)

    def chronicler(self, table: GameState, viewer: Viewer, labels: Labels) -> Chronicler:
        """Tells the actions of a table to somebody."""
        del viewer
        return Chronicler(labels, self.system.hero_names(table))

    def live_page(self, name: str, snapshot: Snapshot, actor: Actor, hero_id: str | None) -> LivePage:
        """A page by name: table, watch, screen or passport. Raises: UnknownSubject, NotAllowed."""
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
        """The parts of a page with the whole table; with a `url` they act there."""
        opens = f"{url}?do=menu&for=" if url else ""
        cards = (self.card(look, one, f"{opens}{one}" if opens else "") for one in self.at_table(look))
        yield Group("hero-strip", tuple(cards))

    def _page(self, look: LookT, title: str, url: str, hero_id: str = "", passports: tuple[PassLink, ...] = ()) -> Page:
        return Page(look.snapshot.campaign_id, title, url, hero_id, passports, self.icon)

    def at_table(self, look: LookT) -> Iterable[str]:
        """The heroes who sit at the table, by their ids."""
        return look.names

    def _pass_links(self, look: LookT) -> tuple[PassLink, ...]:
        """Back to the own passports, for a player; a single one needs no name."""
        is_player, owns = look.actor.role is Role.PLAYER, look.actor.viewer.owns
        own = [one for one in self.at_table(look) if is_player and owns(one)]
        several, url = len(own) > 1, f"{look.base_url}/heroes"
        return tuple(PassLink(look.name_of(one) if several else _("Pass"), f"{url}/{one}") for one in own)

    def card(self, look: LookT, figure_id: str, url: str) -> Fragment:
        """Somebody on the strip of the table."""
        return Fragment(f"hero-card-{figure_id}", "table/_figure.html", self._figure(look, figure_id, url))

    def values(self, _look: LookT, _figure_id: str) -> Sequence[str]:
        """What there is to know of a figure, as far as this person may know it."""
        return ()

    def passport_parts(self, look: LookT, hero_id: str, act_url: str) -> Iterator[Part]:
        """The parts of a passport; with `act_url` it is the reader's own."""
        yield Fragment("passport-cover", "table/_cover.html", self._figure(look, hero_id, act_url))

    def passport(self, look: LookT, hero_id: str) -> LivePage:
        """Somebody's passport. Raises: UnknownSubject."""
        if hero_id not in look.names:
            raise UnknownSubject("hero.unknown", field="hero_id", hero=hero_id)
        url = f"{look.base_url}/heroes/{hero_id}"
        is_own = look.actor.role is Role.PLAYER and look.actor.viewer.owns(hero_id)
        page = self._page(look, look.names[hero_id], url, hero_id)
        parts = self.passport_parts(look, hero_id, f"{url}?do=menu&for={hero_id}" if is_own else "")
        return LivePage(self.frames["passport"], page, tuple(parts))

    def _figure(self, look: LookT, figure_id: str, url: str) -> FigureCard:
        values = tuple(self.values(look, figure_id))
        return FigureCard(figure_id, look.name_of(figure_id), look.crest_of(figure_id), url, values)

    def sheets(self, snapshot: Snapshot, actor: Actor, hero_id: str | None, at: datetime) -> LivePage:
        """Passports to print: one hero's, or everybody's. Raises: UnknownSubject where a game has none."""
        del snapshot, actor, hero_id, at
        raise UnknownSubject("page.unknown", page="sheets")

    def is_grave(self, _draft: Draft) -> bool:
        """Whether an action that asks nothing has to be shown once, because it cannot be mended at the table."""
        return False

    def wants_confirm(self, draft: Draft) -> bool:
        """Whether an action that asks nothing more has to be shown once before it is done."""
        if self.actions.asks_for(draft) and is_picking(draft):
            return True
        return self.is_grave(draft) and not draft.given and "confirmed" not in draft.query

    def dice_ways(self, _state: CampaignState) -> DiceWays:
        """What can be thrown at a table."""
        return DiceWays()

    def substitutes(self, snapshot: Snapshot, prompt: RollPrompt, mode: DiceMode) -> bool:
        """Whether other dice are thrown this way than those that are asked for."""
        return mode is DiceMode.STANDARD and self.dice_ways(snapshot.state).have_substitutes(prompt)

    def faces(self, snapshot: Snapshot, prompt: RollPrompt, mode: DiceMode, tapped: Sequence[str]) -> tuple[str, ...]:
        """The faces of the dice asked for, from those tapped so far. Raises: InvalidAnswer for what cannot be."""
        return self.dice_ways(snapshot.state).faces(prompt, mode, tapped)

    def panel(self, snapshot: Snapshot, actor: Actor, hero_id: str | None, draft: Draft) -> Fragment:
        """The action panel for a draft. On a passport (`hero_id`) it lies as a sheet on the page."""
        template, context = self._choose(self.look(snapshot, actor), draft, is_passport=hero_id is not None)
        return Fragment("action-panel", template, PanelFrame(context, hero_id is not None))

    def _choose(self, look: LookT, draft: Draft, *, is_passport: bool) -> Panel:
        if self.is_on_its_way(draft) and not self.actions.asks_first(draft):
            return "table/_panel_draft.html", self.draft_panel(look, draft)
        may_ask = look.is_game_masters or (
            look.actor.role is Role.PLAYER and self.actions.is_players(draft.query.get("type", ""))
        )
        if draft.needs_leave and "ask" not in draft.query and may_ask:
            assert draft.command is not None
            words, in_vain = self.details(look, draft.command), self.in_vain(look, draft.command)
            return "table/_panel_propose.html", propose_panel(look, draft, words, in_vain)
        if may_ask and self.actions.asks_for(draft):
            return "table/_panel_act.html", self.asking(look, draft).panel()
        if draft.query.get("do") == "menu" and look.actor.viewer.owns(draft.query.get("for", "")):
            return "table/_panel_menu.html", self.menu(look).of_figure(draft)
        if (own := self.own_panel(look, draft)) is not None:
            return own
        if is_passport:
            result = ResultPanel(draft.url, look.just_done(draft), look.errors(draft.errors))
            return "table/_panel_none.html", result
        if look.is_game_masters and self.is_played(look):
            return "table/_panel_turn.html", self.menu(look).of_table(draft)
        return "table/_panel_idle.html", self.idle(look, draft)

    def is_on_its_way(self, draft: Draft) -> bool:
        """Whether there is something to answer or to confirm."""
        asks = draft.decision is not None and (
            draft.decision.prompt is not None or bool(draft.given or draft.correcting)
        )
        return asks or self.is_grave(draft)

    def draft_panel(self, look: LookT, draft: Draft) -> DraftPanel:
        """An action on its way."""
        kind = draft.query.get("type", "")
        doer = draft.query.get(self.actions.acting(kind) or "hero_id", "")
        panel = draft_panel(draft, look.snapshot, self.draft_words(look), look.crest_of(doer))
        if "then" in draft.query or "proposal" in draft.query:
            title = self.actions.title(look, kind, self.actions.told(draft))
            panel = replace(panel, title=title, change_url=self.actions.change_url(draft))
        return panel

    def asking(self, look: LookT, draft: Draft) -> Asking[LookT]:
        """Asks for an action."""
        return Asking(look, self.actions, draft)

    def menu(self, look: LookT) -> Menu[LookT]:
        """What can be done just now."""
        return Menu(look, self.actions)

    def own_panel(self, look: LookT, draft: Draft) -> Panel | None:
        """A panel that the game has besides. None: nothing of the kind."""
        del look, draft
        return None

    def is_played(self, _look: LookT) -> bool:
        """Whether there is anybody or anything to act with."""
        return True

    def idle(self, look: LookT, draft: Draft) -> IdlePanel:
        """Nothing is going on at the table."""
        return IdlePanel(_("Spieltisch"), _("Was geschieht?"), "", None, look.errors(draft.errors))

    def details(self, look: LookT, command: Command) -> tuple[str, str]:
        """What somebody wants to do, and on whom."""
        others = filter(None, map(look.name_of, sorted(command.subjects - command.actors)))
        return look.labels.deed(command.type, command.actors, look.names), ", ".join(others)

    def in_vain(self, _look: LookT, _command: Command) -> GameError | None:
        """Why the rules would refuse a proposal as things are, where whoever proposes may know it."""
        return None

    def wish_words(self, snapshot: Snapshot, actor: Actor, command: Command) -> tuple[str, str]:
        """What somebody proposes, and on whom and with what, as far as this person may know it."""
        return self.details(self.look(snapshot, actor), command)

    def told(self, snapshot: Snapshot, actor: Actor, command: Command, decision: Decision) -> ConversationWords:
        """What would follow from a command and what it still asks for, as far as this person may know it."""
        look = self.look(snapshot, actor)
        words = self.draft_words(look)
        words.learn(command)
        facts = [FactWords(sentence) for sentence in words.sentences(decision.events)]
        return ConversationWords(tuple(facts), words.question(decision.prompt) if decision.prompt else None)

    def story(self, action: Action, state: CampaignState, actor: Actor) -> Story | None:
        """What an action did, as far as this person may know it; None when there is nothing to tell."""
        return self._stories.of(state.table, actor.viewer, self.words(state)).story(action)

    def figures(self, snapshot: Snapshot, actor: Actor) -> Sequence[Figure]:
        """Whom and what this person can filter the chronicle by."""
        return [Figure(one, name, _("Helden")) for one, name in self.look(snapshot, actor).names.items()]

    def differences(self, before: CampaignState, after: CampaignState) -> Sequence[Changes]:
        """What is otherwise at another table, in words, with everything only the game master may know."""
        return compared(self.system, before.table, after.table, self.labels)

    def house_rules(self, _state: CampaignState) -> Sequence[RuleOption]:
        """The settled points of the rules with what holds in this campaign."""
        return ()

    def settings(self, _state: CampaignState) -> Sequence[GameSetting]:
        """What else can be set in this campaign."""
        return ()

    def patterns(self) -> Sequence[Fragment]:
        """The parts that only this game has, for the living pattern page."""
        return ()

    def catalogue(self, _state: CampaignState) -> Catalogue | None:
        """What a campaign plays with, entry by entry; None for a game without a catalogue."""
        return None

    def sample(self) -> Sequence[tuple[Command, Sequence[Answer]]]:
        """The commands that make the sample campaign."""
        return ()


PlainPages = TablePages[Look]  # of a game that looks at its tables as the house does
