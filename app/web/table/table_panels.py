"""The action panel of any game: an action on its way, asked for, proposed; what can be done; nothing at all."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Generic, TypeVar, cast

from app.campaign.model import Actor, CampaignState, DiceMode
from app.core.answers import RollPrompt
from app.core.errors import GameError
from app.core.events import Command
from app.core.game_system import GameSystem, Role
from app.labels.labels import Labels
from app.web.http.languages import spoken, t
from app.web.live.parts import Fragment, fragment
from app.web.table import answers
from app.web.table.actions.declared import Actions, is_picking
from app.web.table.actions.menu import Menu, MenuPanel
from app.web.table.actions.panel import Asking
from app.web.table.conversation.contexts import DraftPanel
from app.web.table.conversation.dice_ways import DiceWays
from app.web.table.conversation.panel import draft_panel
from app.web.table.conversation.words import DraftWords
from app.web.table.game_pages import Draft
from app.web.table.look import Look
from app.web.table.snapshot import Snapshot
from app.web.ui.forms import FieldError, written
from app.web.ui.rendering import Shown


def idle_panel(look: Look, draft: Draft, heading: str, text: str, seat_url: str = "") -> Shown:
    """Return the panel while nothing goes on; with `seat_url` a way to seat somebody."""
    errors = look.errors(draft.errors)
    return Shown(title=t("game_table"), heading=heading, text=text, seat_url=seat_url, form_errors=errors)


def propose_panel(look: Look, draft: Draft, words: tuple[str, str], in_vain: GameError | None) -> Shown:
    """Return the panel for a draft that is complete but not allowed. `words`: what it is called, and on whom and with
    what.
    """
    assert draft.command is not None
    sent = (("revision", str(look.snapshot.revision)), ("key", draft.key), ("propose", "yes"))
    doer = next((one for one in sorted(draft.command.actors) if look.name_of(one)), "")
    return Shown(
        url=draft.url,
        title=words[0],
        details=words[1],
        class_id=look.crest_of(doer),
        hidden=(*written(draft.command), *answers.fields(draft.given), *sent),
        cannot=look.labels.error(in_vain.code, **in_vain.data) if in_vain is not None else "",
        form_errors=look.errors([error for error in draft.errors if not is_leave(error)]),
    )


def is_leave(error: FieldError) -> bool:
    """Return whether nothing but the game master's leave is missing."""
    return error.code == "actor.not_permitted"


LookT = TypeVar("LookT", bound=Look)
_WARNED = {"table/_panel_draft.html", "table/_panel_act.html", "table/_panel_propose.html"}
Panel = tuple[str, object]  # a template and what it prints


class TablePanels(Generic[LookT]):
    """The panels of one game, in the language of each request."""

    looks: type[Look] = Look  # a game that sees more at a table has its own
    blows = frozenset[str]()  # rolls about somebody else than who throws them

    def __init__(self, system: GameSystem, labels: Callable[[str], Labels], actions: Actions | None = None) -> None:
        """`labels`: the words of the house and of the game in a language. `actions`: what people do, if declared."""
        self.system = system
        self.actions = actions or Actions(system.command_types, ())
        self._labels = labels

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

    def is_grave(self, _draft: Draft) -> bool:
        """Return whether an action that asks nothing must be shown once, because the table cannot repair it."""
        return False

    def wants_confirm(self, draft: Draft) -> bool:
        """Return whether an action that asks nothing more has to be shown once before it is done."""
        if self.actions.asks_for(draft) and is_picking(draft):
            return True
        return self.is_grave(draft) and not draft.given and "confirmed" not in draft.query

    def dice_ways(self, _state: CampaignState) -> DiceWays:
        """Return the ways to throw at a table."""
        return DiceWays()

    def substitutes(self, snapshot: Snapshot, prompt: RollPrompt, mode: DiceMode) -> bool:
        """Return whether other dice are thrown this way than those that are asked for."""
        return mode is DiceMode.STANDARD and self.dice_ways(snapshot.state).have_substitutes(prompt)

    def faces(self, snapshot: Snapshot, prompt: RollPrompt, mode: DiceMode, tapped: Sequence[str]) -> tuple[str, ...]:
        """Return the faces of the dice asked for, from those tapped so far. Raises: InvalidAnswer for what cannot
        be.
        """
        return self.dice_ways(snapshot.state).faces(prompt, mode, tapped)

    def panel(self, snapshot: Snapshot, actor: Actor, hero_id: str | None, draft: Draft) -> Fragment:
        """Return the action panel for a draft. On a passport (`hero_id`) it lies as a sheet on the page."""
        look = self.look(snapshot, actor)
        template, context = self._choose(look, draft, is_passport=hero_id is not None)
        warning = self._warning(look, draft) if template in _WARNED else ""
        return fragment("action-panel", template, panel=context, is_sheet=hero_id is not None, warning=warning)

    def _warning(self, look: LookT, draft: Draft) -> str:
        kind = draft.query.get("type", "")
        acting = self.actions.acting(kind)
        if acting is None or draft.correcting is not None:
            return ""
        return self.warning(look, kind, draft.query.get(acting) or self.asking(look, draft).acts_alone())

    def warning(self, _look: LookT, _kind: str, _acting: str) -> str:
        """Return a warning before such a deed of this figure; a warning locks nothing."""
        return ""

    def _choose(self, look: LookT, draft: Draft, *, is_passport: bool) -> Panel:
        if self.is_on_its_way(draft) and not self.actions.asks_first(draft):
            return "table/_panel_draft.html", self.draft_panel(look, draft)
        may_ask = look.is_game_masters or (
            look.actor.role is Role.PLAYER and self.actions.is_players(draft.query.get("type", ""))
        )
        is_told = "ask" not in draft.query and not self.actions.asks_first(draft)
        if draft.needs_leave and is_told and may_ask:
            assert draft.command is not None
            words, in_vain = self.details(look, draft.command), self.in_vain(look, draft.command)
            return "table/_panel_propose.html", propose_panel(look, draft, words, in_vain)
        if may_ask and self.actions.asks_for(draft):
            asked = self.asking(look, draft).panel()
            if asked.asks_nothing and draft.decision is not None and not draft.errors:
                return "table/_panel_draft.html", self.draft_panel(look, draft)
            return "table/_panel_act.html", asked
        if draft.query.get("do") == "menu" and look.actor.viewer.owns(draft.query.get("for", "")):
            return "table/_panel_menu.html", self.menu(look).of_figure(draft)
        if (own := self.own_panel(look, draft)) is not None:
            return own
        if is_passport:
            result = Shown(url=draft.url, sentences=look.just_done(draft), form_errors=look.errors(draft.errors))
            return "table/_panel_none.html", result
        if look.is_game_masters and self.is_played(look):
            return "table/_panel_turn.html", self._table_menu(look, draft)
        return "table/_panel_idle.html", self.idle(look, draft)

    def _table_menu(self, look: LookT, draft: Draft) -> MenuPanel:
        """Made once for a revision: the rules are asked what can be done only when something has happened."""
        memo, key = look.snapshot.memo, ("menu", spoken.get(), draft.url, draft.query.get("unit", ""))
        if key not in memo:
            memo[key] = self.menu(look).of_table(replace(draft, errors=()))
        found: MenuPanel = memo[key]
        return replace(found, form_errors=look.errors(draft.errors)) if draft.errors else found

    def is_on_its_way(self, draft: Draft) -> bool:
        """Return whether there is something to answer or to confirm."""
        asks = draft.decision is not None and (
            draft.decision.prompt is not None or bool(draft.given or draft.correcting)
        )
        return asks or self.is_grave(draft)

    def draft_panel(self, look: LookT, draft: Draft) -> DraftPanel:
        """Return an action on its way."""
        kind = draft.query.get("type", "")
        doer = draft.query.get(self.actions.acting(kind) or "hero_id", "")
        panel = draft_panel(draft, look.snapshot, self.draft_words(look), look.crest_of(doer))
        if draft.command is not None and (hand_to := self._phone_of(look, draft)):
            hand = (*written(draft.command), *answers.fields(draft.given))
            panel = replace(panel, hand_to=hand_to, hand=hand)
        if "then" in draft.query or "proposal" in draft.query:
            title = self.actions.title(look, kind, self.actions.told(draft))
            panel = replace(panel, title=title, change_url=self.actions.change_url(draft))
        return panel

    def _phone_of(self, look: LookT, draft: Draft) -> str:
        """Return the name of the hero who throws the open roll, if his player has a phone in hand."""
        prompt = draft.decision.prompt if draft.decision is not None else None
        is_new = draft.correcting is None and not draft.tapped and "proposal" not in draft.query
        if not look.is_game_masters or not is_new or not isinstance(prompt, RollPrompt) or prompt.is_draw:
            return ""
        assert draft.command is not None
        held = {hero for device in look.snapshot.state.house.joined for hero in device.hero_ids}
        hero_id = self.thrower(draft.command, prompt)
        return look.name_of(hero_id) if hero_id in held else ""

    def told_by_table(self, _snapshot: Snapshot, _draft: Draft) -> Iterable[tuple[str, str]]:
        """Fields of an action that have to be said, that nobody has said and that the table says by itself."""
        return ()

    def thrower(self, command: Command, prompt: RollPrompt) -> str:
        """Return the figure that throws these dice: the one they decide about, or else the one that acts. Empty for a
        blow at the acting figure, and where no single one acts.
        """
        doer = min(command.actors) if len(command.actors) == 1 else ""
        if prompt.purpose in self.blows:
            return "" if doer == prompt.about else doer
        return prompt.about or doer

    def asking(self, look: LookT, draft: Draft) -> Asking[LookT]:
        """Asks for an action."""
        return Asking(look, self.actions, draft)

    def menu(self, look: LookT) -> Menu[LookT]:
        """Return the deeds possible just now."""
        return Menu(look, self.actions)

    def follow_up(self, _state: Callable[[], CampaignState], _done: Mapping[str, str]) -> Mapping[str, str]:
        """Return the question that goes on from what somebody has just done, as the fields of a draft; empty for none.

        `state` takes a new look at the campaign, which most deeds can do without.
        """
        return {}

    def own_panel(self, _look: LookT, _draft: Draft) -> Panel | None:
        """Return a panel that the game has besides. None: nothing of the kind."""
        return None

    def is_played(self, _look: LookT) -> bool:
        """Return whether there is anybody or anything to act with."""
        return True

    def idle(self, look: LookT, draft: Draft) -> Shown:
        """Return the panel while nothing is going on at the table."""
        return idle_panel(look, draft, t("what_happens"), "")

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
