"""What the toy game brings to the web: whose purse holds what, the cards of its bag, and a rule for any purses."""

from collections.abc import Sequence
from typing import Annotated, Any

from app.campaign.model import CampaignState
from app.core.game_system import GameState
from app.core.model import Mark, Model
from app.core.rulebook import CallableRule, Chapter, Rulebook
from app.labels.labels import Labels
from app.web.calculator.game_rules import GameRules
from app.web.calculator.rulebook import rules_web
from app.web.catalogue.api import content_router, of_shelves
from app.web.table.actions.declared import Actions, DeclaredAction
from app.web.table.catalogue_kinds import Catalogue, CatalogueKind
from app.web.table.conversation.told import CaseCall
from app.web.table.look import Look
from app.web.table.table_pages import PlainPages
from tests.toy.game.game import SYSTEM, Gamble, Purses
from tests.toy.game.labels import labels

ACTIONS = Actions(
    SYSTEM.command_types,
    (
        DeclaredAction("gamble", "play", key="G", icon="dices"),
        DeclaredAction("attack", "play", ("owner",), "victim", key="B", icon="swords"),
        DeclaredAction("change_coins", "purses", ("owner", "change"), key="M", icon="coins", is_masters=True),
    ),
)


class Card(Model):
    """What it brings: coins, or dice that cost as many."""

    coins: int = 0
    dice: int = 0


CARDS = {"gold": Card(coins=3), "trap": Card(dice=1)}


class ToyPages(PlainPages):
    """The pages of the toy game."""

    icon = "coins"

    def catalogue(self, _state: CampaignState) -> Catalogue:
        """The cards of the bag."""
        return Catalogue(self.labels, [CatalogueKind("cards", self.labels, Card, CARDS)])

    def values(self, look: Look, figure_id: str) -> Sequence[str]:
        """The coins in a purse that this person may look into."""
        table = SYSTEM.view(look.snapshot.state.table, look.actor.viewer)
        assert isinstance(table, Purses)
        found = (coins for owner, coins in table.coins.items() if owner == figure_id)
        return [look.labels.text("passport_values.coins", coins=coins) for coins in found]


class Purse(Model):
    """Somebody with a purse."""

    owner: Annotated[str, Mark(decides=True)]
    coins: int = 0


class Described(Model):
    """Everybody who takes part."""

    purses: tuple[Purse, ...] = ()


class PurseCall(CaseCall, Described):
    """A rule for these purses."""


class ToyRules(GameRules):
    """Purses are described."""

    described, call = Described, PurseCall

    def table(self, described: Any, _labels: Labels, _ground: GameState | None) -> Purses:
        """As many coins as somebody says."""
        return Purses(coins={purse.owner: purse.coins for purse in described.purses})


BOOK = Rulebook({"1": Chapter(id="1", rules=("TOY-GAMBLE",))})
RULES = ToyRules(SYSTEM, lambda: BOOK, lambda: {"gamble": CallableRule("gamble", Gamble, ("TOY-GAMBLE",))})
PAGES = ToyPages(SYSTEM, labels, ACTIONS)
WEB = rules_web(RULES, content_router("toy", of_shelves({"cards": CARDS})))
