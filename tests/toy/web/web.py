"""What the toy game brings to the web: whose purse holds what. Table, panels and chronicle are the house's."""

from collections.abc import Sequence

from app.campaign.model import CampaignState
from app.web.calculator.api import api_of
from app.web.calculator.page import pages_of
from app.web.catalogue.kinds import Catalogue
from app.web.rulebook.page import book_of
from app.web.table.actions.declared import Action, Actions
from app.web.table.game_pages import GameWeb
from app.web.table.look import Look
from app.web.table.table_pages import PlainPages
from tests.toy.game.game import SYSTEM, Purses
from tests.toy.game.labels import labels
from tests.toy.web.catalogue import ROUTER, catalogue
from tests.toy.web.rules import RULES, PurseCall

ACTIONS = Actions(
    SYSTEM.command_types,
    (
        Action("gamble", "play", key="G", icon="dices"),
        Action("attack", "play", ("owner",), "victim", key="R", icon="swords"),
        Action("change_coins", "purses", ("owner", "change"), key="M", icon="coins", is_masters=True),
    ),
)


class ToyPages(PlainPages):
    """The pages of the toy game."""

    accent, icon = "green", "coins"

    def catalogue(self, _state: CampaignState) -> Catalogue:
        """The cards of the bag."""
        return catalogue(self.labels)

    def values(self, look: Look, figure_id: str) -> Sequence[str]:
        """The coins in a purse that this person may look into."""
        table = SYSTEM.view(look.snapshot.state.table, look.actor.viewer)
        assert isinstance(table, Purses)
        found = (coins for owner, coins in table.coins.items() if owner == figure_id)
        return [look.labels.text("passport_values.coins", coins=coins) for coins in found]


PAGES = ToyPages(SYSTEM, labels, ACTIONS)
WEB = GameWeb(routers=(ROUTER, api_of(RULES), book_of(RULES), pages_of(RULES)), bodies=(PurseCall,))
