"""The pages of every game by its id: a new game is one folder and one line."""

from collections.abc import Mapping, Sequence

from fastapi import APIRouter

from app.core.model import Model
from app.systems.heroquest import SYSTEM as HEROQUEST
from app.web.game_pages import GamePages
from app.web.heroquest import HeroQuestPages
from app.web.heroquest import own_content_api as heroquest_content
from app.web.heroquest.bestiary import page as heroquest_bestiary
from app.web.heroquest.calculator import api as heroquest_rules
from app.web.heroquest.calculator import book as heroquest_book
from app.web.heroquest.calculator import page as heroquest_calculator
from app.web.heroquest.calculator import rule_page as heroquest_rule
from app.web.heroquest.calculator.shapes import RuleCall
from app.web.heroquest.catalogue import page as heroquest_catalogue
from app.web.heroquest.dice_room import evening as heroquest_luck
from app.web.heroquest.dice_room import pools as heroquest_pools
from app.web.heroquest.dice_room import rooms as heroquest_dice
from app.web.heroquest.dice_room import weapons as heroquest_weapons
from app.web.heroquest.duel import api as heroquest_duels
from app.web.heroquest.duel import page as heroquest_duel
from app.web.heroquest.duel.shapes import DuelCall
from app.web.heroquest.quests import routes as heroquest_quests
from app.web.rendering import ReadingPage
from app.web.translation import _

# What a game serves besides the pages that every game has, and the bodies its part of the API takes.
ROUTERS: Sequence[APIRouter] = (
    heroquest_rules.router,
    heroquest_content.router,
    heroquest_catalogue.router,
    heroquest_book.router,
    heroquest_rule.router,
    heroquest_bestiary.router,
    heroquest_calculator.router,
    heroquest_pools.router,
    heroquest_weapons.router,
    heroquest_luck.router,
    heroquest_duels.router,
    heroquest_duel.router,
    heroquest_quests.router,
)
READING_PAGES: Sequence[ReadingPage] = (
    ReadingPage(heroquest_book.PATH, _("Regelwerk")),
    ReadingPage(heroquest_bestiary.PATH, _("Bestiarium"), heroquest_bestiary.PLACE),
    ReadingPage(heroquest_book.CALCULATOR, _("Regelrechner")),
    ReadingPage(heroquest_dice.PATH, _("Würfelstube"), heroquest_dice.PLACE),
)
BODIES: Sequence[type[Model]] = (RuleCall, DuelCall)
PAGES: Mapping[str, GamePages] = {HEROQUEST.id: HeroQuestPages(HEROQUEST, "de")}
