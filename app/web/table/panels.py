"""The action panel of any game: an action on its way, asked for, proposed; what can be done; nothing at all."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Protocol

from app.campaign.model import Actor
from app.core.answers import RollPrompt
from app.core.errors import GameError
from app.core.events import Command
from app.core.game_system import Role
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
from app.web.ui.forms import written
from app.web.ui.rendering import Shown

_WARNED = {"table/_panel_draft.html", "table/_panel_act.html"}
Panel = tuple[str, object]  # a template and what it prints


class PanelGame(Protocol):
    """Interface of a game's pages for the choice of a panel. Any: each game has a look of its own."""

    actions: Actions
    blows: frozenset[str]

    @property
    def look(self) -> Callable[[Snapshot, Actor], Any]: ...

    @property
    def draft_words(self) -> Callable[[Any], DraftWords]: ...

    @property
    def draft_panel(self) -> Callable[[Any, Draft], DraftPanel]: ...

    @property
    def asking(self) -> Callable[[Any, Draft], Asking[Any]]: ...

    @property
    def menu(self) -> Callable[[Any], Menu[Any]]: ...

    @property
    def own_panel(self) -> Callable[[Any, Draft], Panel | None]: ...

    @property
    def details(self) -> Callable[[Any, Command], tuple[str, str]]: ...

    @property
    def in_vain(self) -> Callable[[Any, Command], GameError | None]: ...


def propose_panel(look: Look, draft: Draft, words: tuple[str, str], in_vain: GameError | None) -> Shown:
    """Return the panel for a draft that is complete but not allowed. `words`: what it is called, and on whom and with
    what.
    """
    assert draft.command is not None
    *others, leave = draft.errors
    sent = (("revision", str(look.snapshot.revision)), ("key", draft.key), ("propose", "yes"))
    doer = next((one for one in sorted(draft.command.actors) if look.name_of(one)), "")
    return Shown(
        url=draft.url,
        title=words[0],
        details=words[1],
        class_id=look.crest_of(doer),
        hidden=(*written(draft.command), *answers.fields(draft.given), *sent),
        cannot=look.labels.error(in_vain.code, **in_vain.data) if in_vain is not None else "",
        why=t("propose_it", why=leave.sentence(look.labels)),
        form_errors=look.errors(others),
    )


def action_panel(game: PanelGame, snapshot: Snapshot, actor: Actor, hero_id: str | None, draft: Draft) -> Fragment:
    """Return the action panel for a draft. On a passport (`hero_id`) it lies as a sheet on the page."""
    look = game.look(snapshot, actor)
    template, context = _choose(game, look, draft, is_passport=hero_id is not None)
    warning = _warning(game, look, draft) if template in _WARNED else ""
    return fragment("action-panel", template, panel=context, is_sheet=hero_id is not None, warning=warning)


def _warning(game: PanelGame, look: Any, draft: Draft) -> str:
    kind = draft.query.get("type", "")
    acting = game.actions.acting(kind)
    if acting is None or draft.correcting is not None:
        return ""
    return game.menu(look).warning(kind, draft.query.get(acting) or game.asking(look, draft).acts_alone())


def _choose(game: PanelGame, look: Any, draft: Draft, *, is_passport: bool) -> Panel:
    if is_on_its_way(draft) and not game.actions.asks_first(draft):
        return "table/_panel_draft.html", game.draft_panel(look, draft)
    may_ask = look.is_game_masters or (
        look.actor.role is Role.PLAYER and game.actions.is_players(draft.query.get("type", ""))
    )
    is_told = "ask" not in draft.query and not game.actions.asks_first(draft)
    if draft.needs_leave and is_told and may_ask:
        assert draft.command is not None
        words, in_vain = game.details(look, draft.command), game.in_vain(look, draft.command)
        return "table/_panel_propose.html", propose_panel(look, draft, words, in_vain)
    if may_ask and game.actions.asks_for(draft):
        asked = game.asking(look, draft).panel()
        if asked.asks_nothing and draft.decision is not None and not draft.errors:
            return "table/_panel_draft.html", game.draft_panel(look, draft)
        return "table/_panel_act.html", asked
    if draft.query.get("do") == "menu" and look.actor.viewer.owns(draft.query.get("for", "")):
        return "table/_panel_menu.html", game.menu(look).of_figure(draft)
    if (own := game.own_panel(look, draft)) is not None:
        return own
    if is_passport:
        result = Shown(url=draft.url, sentences=look.just_done(draft), form_errors=look.errors(draft.errors))
        return "table/_panel_none.html", result
    if look.is_game_masters and game.menu(look).is_played:
        return "table/_panel_turn.html", table_menu(game, look, draft)
    return "table/_panel_idle.html", game.menu(look).idle(draft)


def table_menu(game: PanelGame, look: Any, draft: Draft) -> MenuPanel:
    """Made once for a revision: the rules are asked what can be done only when something has happened."""
    memo, key = look.snapshot.memo, ("menu", spoken.get(), draft.url, draft.query.get("unit", ""))
    if key not in memo:
        memo[key] = game.menu(look).of_table(replace(draft, errors=()))
    found: MenuPanel = memo[key]
    return replace(found, form_errors=look.errors(draft.errors)) if draft.errors else found


def is_on_its_way(draft: Draft) -> bool:
    """Return whether there is something to answer or to confirm."""
    asks = draft.decision is not None and (draft.decision.prompt is not None or bool(draft.given or draft.correcting))
    return asks or is_grave(draft)


def is_grave(draft: Draft) -> bool:
    """Return whether an action that asks nothing must be shown once, because it cannot be mended at the table."""
    return draft.decision is not None and any(event.is_grave for event in draft.decision.events)


def wants_confirm(game: PanelGame, draft: Draft) -> bool:
    """Return whether an action that asks nothing more has to be shown once before it is done."""
    if game.actions.asks_for(draft) and is_picking(draft):
        return True
    return is_grave(draft) and not draft.given and "confirmed" not in draft.query


def usual_draft_panel(game: PanelGame, look: Any, draft: Draft) -> DraftPanel:
    """Return an action on its way."""
    kind = draft.query.get("type", "")
    doer = draft.query.get(game.actions.acting(kind) or "hero_id", "")
    panel = draft_panel(draft, look.snapshot, game.draft_words(look), look.crest_of(doer))
    if draft.command is not None and (hand_to := _phone_of(game, look, draft)):
        hand = (*written(draft.command), *answers.fields(draft.given))
        panel = replace(panel, hand_to=hand_to, hand=hand)
    if "then" in draft.query or "proposal" in draft.query:
        title = game.actions.title(look, kind, game.actions.told(draft))
        panel = replace(panel, title=title, change_url=game.actions.change_url(draft))
    return panel


def _phone_of(game: PanelGame, look: Any, draft: Draft) -> str:
    """Return the name of the hero who throws the open roll, if his player has a phone in hand."""
    prompt = draft.decision.prompt if draft.decision is not None else None
    is_new = draft.correcting is None and not draft.tapped and "proposal" not in draft.query
    if not look.is_game_masters or not is_new or not isinstance(prompt, RollPrompt) or prompt.is_draw:
        return ""
    assert draft.command is not None
    held = {hero for device in look.snapshot.state.house.joined for hero in device.hero_ids}
    hero_id = thrower(game, draft.command, prompt)
    return look.name_of(hero_id) if hero_id in held else ""


def dice_ways(game: PanelGame, snapshot: Snapshot, actor: Actor) -> DiceWays:
    """Return how dice are entered at a table."""
    return game.draft_words(game.look(snapshot, actor)).dice_ways


def thrower(game: PanelGame, command: Command, prompt: RollPrompt) -> str:
    """Return the figure that throws these dice: the one they decide about, or else the one that acts. Empty for a
    blow at the acting figure, and where no single one acts.
    """
    doer = min(command.actors) if len(command.actors) == 1 else ""
    if prompt.purpose in game.blows:
        return "" if doer == prompt.about else doer
    return prompt.about or doer
