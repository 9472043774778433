"""What DungeonQuest brings to the web."""

from app.systems.dungeonquest.game import SYSTEM
from app.systems.dungeonquest.labels import labels
from app.web.calculator.api import api_of
from app.web.calculator.page import pages_of
from app.web.dungeonquest.rules import RULES, DungeonQuestCall
from app.web.rulebook.page import book_of
from app.web.table.game_pages import GameWeb
from app.web.table.table_pages import PlainPages


class DungeonQuestPages(PlainPages):
    """The pages of DungeonQuest."""

    accent, icon = "rose", "sun-moon"


PAGES = DungeonQuestPages(SYSTEM, labels)
WEB = GameWeb(routers=(api_of(RULES), book_of(RULES), pages_of(RULES)), bodies=(DungeonQuestCall,))
