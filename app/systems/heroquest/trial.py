"""Whether the rules would let somebody do something; nothing happens."""

from app.core.answers import Answers, objection
from app.core.errors import GameError
from app.core.events import Command
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.decide import decide
from app.systems.heroquest.state import Table


def refusal(table: Table, command: Command, content: Content) -> GameError | None:
    """What the rules say against a command before its first question; None when they let it begin."""
    return objection(decide(table, command, Answers(), content))
