"""Everything the game brings to the web."""

from app.systems.dnd5e.game import SYSTEM
from app.systems.dnd5e.labels import labels
from app.web.calculator.api import api_of
from app.web.calculator.page import pages_of
from app.web.dnd5e.rules import RULES, QuestionCall
from app.web.rulebook.page import book_of
from app.web.table.game_pages import GameWeb
from app.web.table.table_pages import PlainPages


class Dnd5ePages(PlainPages):
    """The pages of a fight."""

    accent, icon = "green", "swords"


PAGES = Dnd5ePages(SYSTEM, labels)
WEB = GameWeb(routers=(api_of(RULES), book_of(RULES), pages_of(RULES)), bodies=(QuestionCall,))
