"""Everything Mage Knight Dungeons brings to the web."""

from app.systems.mage_knight.game import SYSTEM
from app.systems.mage_knight.labels import labels
from app.web.calculator.api import api_of
from app.web.calculator.page import pages_of
from app.web.mage_knight import api, page
from app.web.mage_knight.match import ACTIONS, MageKnightPages
from app.web.mage_knight.rules import RULES, RulingCall
from app.web.table.game_pages import GameWeb

PAGES = MageKnightPages(SYSTEM, labels, ACTIONS)
WEB = GameWeb(routers=(api_of(RULES), api.router, page.router, pages_of(RULES)), bodies=(RulingCall,))
