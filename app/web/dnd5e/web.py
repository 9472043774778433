"""Everything the game brings to the web."""

from app.systems.dnd5e.game import SYSTEM
from app.systems.dnd5e.labels import labels
from app.web.calculator.api import api_of
from app.web.calculator.page import pages_of
from app.web.dnd5e.pages import Dnd5ePages
from app.web.dnd5e.rules import RULES, QuestionCall
from app.web.rulebook.page import book_of
from app.web.table.game_pages import GameWeb

PAGES = Dnd5ePages(SYSTEM, labels)
WEB = GameWeb(routers=(api_of(RULES), book_of(RULES), pages_of(RULES)), bodies=(QuestionCall,))
