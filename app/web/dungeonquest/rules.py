"""What DungeonQuest registers to have its rules told, worked out and called."""

from app.core.settled_points import SettledPoints
from app.systems.dungeonquest.game import SYSTEM
from app.systems.dungeonquest.rulebook import callable_rules, rulebook
from app.systems.dungeonquest.ruling import Settled
from app.systems.dungeonquest.state import Table
from app.web.calculator.function_game_rules import FunctionGameRules


def _table(settled: SettledPoints) -> Table:
    return Table(settled=Settled(chosen=settled.chosen))


RULES = FunctionGameRules(SYSTEM, rulebook, callable_rules, Settled, _table)
