"""The actions of HeroQuest at the table: the list of them, their menu, panel and questions."""

from app.systems.heroquest.content.loader import declared_actions
from app.systems.heroquest.registry import command_types
from app.web.table.actions.declared import Actions, actions_told

ACTIONS = Actions(tuple(command_types()), actions_told(declared_actions()))
