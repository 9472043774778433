"""The actions of HeroQuest at the table: the list of them, their menu, panel and questions.

What does the game declare and know of its actions besides? The files here. Who acts on the game master's turn, and
together with whom? `master_turn.py`; the attack of monsters that are alike: `attacks.py` of `combat`.
"""

from app.systems.heroquest.content.loader import declared_actions
from app.systems.heroquest.registry import command_types
from app.web.table.actions.declared import Actions, actions_told

ACTIONS = Actions(tuple(command_types()), actions_told(declared_actions()))
