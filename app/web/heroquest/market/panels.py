"""Which panel lies on the page of the town: a deal, a trade, a thing's places, the town's own settings."""

from dataclasses import dataclass, field
from urllib.parse import urlencode

from app.core.game_system import Role
from app.systems.heroquest.state.town import TownMode, Visitor
from app.web.game_pages import Draft
from app.web.heroquest.forms import FormMaker
from app.web.heroquest.look import Look
from app.web.heroquest.market.contexts import DonePanel, ModePanel
from app.web.heroquest.market.deal_panel import deal_panel
from app.web.heroquest.market.gear import loadout_panel
from app.web.heroquest.market.trades import trade_panel
from app.web.heroquest.panel_contexts import Button
from app.web.live import Fragment
from app.web.translation import _


@dataclass(frozen=True)
class TownFrame:
    """What the templates see: the panel, and the page without it."""

    panel: object = field(hash=False)
    close_url: str
    is_sheet: bool = False


def town_panel(look: Look, draft: Draft) -> Fragment:
    """The panel for a draft on the page of the town."""
    name, panel = _choose(look, draft)
    hero_id = draft.query.get("hero") or draft.query.get("then")
    return Fragment("action-panel", f"heroquest/market/_panel_{name}.html", TownFrame(panel, _back(draft.url, hero_id)))


def _choose(look: Look, draft: Draft) -> tuple[str, object]:
    do = draft.query.get("do", "")
    found: object | None = None
    match do:
        case "deal":
            found = deal_panel(look, draft)
        case "loadout":
            found = loadout_panel(look, draft)
        case "trade":
            found = trade_panel(look, draft)
        case "mode" if look.actor.role is Role.GAME_MASTER:
            found = _mode_panel(look, draft)
    if found is not None:
        return do, found
    return "done", DonePanel(draft.url, look.just_done(draft), look.errors(draft.errors))


def _mode_panel(look: Look, draft: Draft) -> ModePanel:
    town = look.table.town
    make = FormMaker(draft, look.snapshot, then=draft.query.get("hero", ""), do="mode", stay="mode")
    quest = str(town.during_quest).lower()

    def mode_button(mode: TownMode) -> Button:
        hidden = make.acting("open_town", town_mode=mode.value, during_quest=quest)
        words = look.labels.text(f"town_modes.{mode}")
        return Button(words, words, hidden=hidden, icon="check" if mode is town.mode else None,
                      tone="current" if mode is town.mode else None)  # fmt: skip

    other = _("Unterwegs nicht mehr einlassen") if town.during_quest else _("Auch unterwegs einlassen")
    flipped = make.acting("open_town", town_mode=town.mode.value, during_quest=str(not town.during_quest).lower())
    return ModePanel(
        url=draft.url,
        modes=tuple(map(mode_button, TownMode)),
        quest=Button(other, other, hidden=flipped),
        visitors=tuple(_visitor_button(look, make, visitor) for visitor in Visitor),
        form_errors=look.errors(draft.errors),
    )


def _visitor_button(look: Look, make: FormMaker, visitor: Visitor) -> Button:
    is_here = visitor in look.table.town.visitors
    name = look.labels.text(f"visitors.{visitor}")
    words = _("%s verabschieden") % name if is_here else _("%s kommt vorbei") % name
    hidden = make.acting("receive_visitor", visitor=visitor.value, is_here=str(not is_here).lower())
    return Button(words, words, hidden=hidden)


def _back(url: str, hero_id: str | None) -> str:
    """The page without a panel, for the same hero."""
    return f"{url}?{urlencode({'hero': hero_id})}" if hero_id else url
