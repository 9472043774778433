"""The panel of number dice for nobody in particular."""

from app.web.game_pages import Draft
from app.web.heroquest import hero_tabs
from app.web.heroquest.forms import FormMaker
from app.web.heroquest.look import Look
from app.web.heroquest.panel_contexts import RollPanel


def roll_panel(look: Look, draft: Draft) -> RollPanel:
    """A button for each number die."""
    return RollPanel(draft.url, hero_tabs.number_throws(FormMaker(draft, look.snapshot)), look.errors(draft.errors))
