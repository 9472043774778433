"""What people do at a table of DungeonQuest: told in the data of the game."""

from app.systems.dungeonquest.commands import COMMANDS
from app.systems.dungeonquest.content import read_data
from app.web.table.actions.declared import Actions, actions_told

ACTIONS = Actions(COMMANDS, actions_told(read_data("actions")))
