"""Web part of HeroQuest as a whole."""

from app.systems.heroquest.game import SYSTEM
from app.web.calculator.api import api_of
from app.web.calculator.page import pages_of
from app.web.calculator.rulebook import book_of
from app.web.catalogue.api import content_router, own_content_router
from app.web.heroquest import paper, patterns
from app.web.heroquest.bestiary import page as bestiary
from app.web.heroquest.calculator import api as calculator_api
from app.web.heroquest.calculator.api import HeroCall, RuleCall
from app.web.heroquest.calculator.rules import RULES
from app.web.heroquest.catalogue.catalogue import CONTENT, own_content
from app.web.heroquest.dice_room import duel, luck, pools, weapons
from app.web.heroquest.dice_room.duel import DuelCall
from app.web.heroquest.map_editor import api as map_api
from app.web.heroquest.map_editor import exchange as map_exchange
from app.web.heroquest.map_editor import library as map_library
from app.web.heroquest.map_editor import routes as map_editor
from app.web.heroquest.map_editor.api import NewMap
from app.web.heroquest.maps import hero_map as maps
from app.web.heroquest.maps import laid_map_api
from app.web.heroquest.party import page as party
from app.web.heroquest.party import personal
from app.web.heroquest.quests import api as quest_log
from app.web.heroquest.quests import routes as quests
from app.web.heroquest.suggestions import api as suggestions_api
from app.web.heroquest.suggestions import whole_turn
from app.web.heroquest.suggestions.api import SuggestionsRequest
from app.web.heroquest.table.pages import HeroQuestPages
from app.web.heroquest.town import api as town_api
from app.web.heroquest.town import page as town
from app.web.table.game_pages import GameWeb

PAGES = HeroQuestPages(SYSTEM)
WEB = GameWeb(
    routers=(
        api_of(RULES),
        content_router(SYSTEM.id, CONTENT),
        calculator_api.router,
        own_content_router(SYSTEM.id, own_content),
        book_of(RULES),
        bestiary.router,
        pages_of(RULES),
        pools.router,
        weapons.router,
        luck.router,
        duel.api_router,
        duel.router,
        quest_log.router,
        quests.router,
        maps.router,
        party.router,
        patterns.router,
        personal.router,
        town_api.router,
        laid_map_api.router,
        suggestions_api.router,
        whole_turn.router,
        town.router,
        paper.router,
        map_library.router,
        map_exchange.router,
        map_editor.router,
        map_api.router,
    ),
    bodies=(RuleCall, HeroCall, DuelCall, NewMap, SuggestionsRequest),
)
