"""Every command a HeroQuest table understands."""

from app.core.events import Command
from app.systems.heroquest.bestiary_commands import BESTIARY_COMMANDS
from app.systems.heroquest.combat_commands import COMBAT_COMMANDS
from app.systems.heroquest.commands import PASSPORT_COMMANDS
from app.systems.heroquest.content_commands import CONTENT_COMMANDS
from app.systems.heroquest.deck_commands import DECK_COMMANDS
from app.systems.heroquest.exploration_commands import EXPLORATION_COMMANDS
from app.systems.heroquest.life_commands import LIFE_COMMANDS
from app.systems.heroquest.magic_commands import MAGIC_COMMANDS
from app.systems.heroquest.market_commands import MARKET_COMMANDS
from app.systems.heroquest.monster_commands import MONSTER_COMMANDS
from app.systems.heroquest.personal_commands import PERSONAL_COMMANDS
from app.systems.heroquest.quest_commands import QUEST_COMMANDS
from app.systems.heroquest.round_commands import ROUND_COMMANDS
from app.systems.heroquest.town_commands import TOWN_COMMANDS

COMMAND_TYPES: tuple[type[Command], ...] = (
    *PASSPORT_COMMANDS,
    *COMBAT_COMMANDS,
    *BESTIARY_COMMANDS,
    *MONSTER_COMMANDS,
    *EXPLORATION_COMMANDS,
    *ROUND_COMMANDS,
    *DECK_COMMANDS,
    *TOWN_COMMANDS,
    *QUEST_COMMANDS,
    *MARKET_COMMANDS,
    *LIFE_COMMANDS,
    *PERSONAL_COMMANDS,
    *MAGIC_COMMANDS,
    *CONTENT_COMMANDS,
)
