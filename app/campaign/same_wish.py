"""Comparison of two wishes for their dice: only what the dice depend on counts."""

import json
from collections.abc import Iterator
from functools import lru_cache

from app.campaign.commands import AcceptProposal
from app.campaign.lots import without_lot
from app.campaign.model import OpenRoll
from app.core.answers import Answers, AppRoll, RollPrompt
from app.core.events import Command
from app.core.game_system import GameSystem


def wish_of(command: Command) -> str:
    """Return the game's command behind an action as JSON, also when it was proposed before."""
    command = without_lot(command)
    return command.wish if isinstance(command, AcceptProposal) else command.model_dump_json()


def is_for(system: GameSystem, roll: OpenRoll, wish: str) -> bool:
    """Return whether dice were thrown for this wish, judged by the wishes; open_rolls judges whether the same dice are
    asked.

    Only what the dice depend on is compared: the deed, who does it, and whom it meets. One more whom it meets, or who
    stands by, changes nothing for the others.
    """
    if roll.wish == wish:
        return True
    thrown, now = command_in(system, roll.wish), command_in(system, wish)
    if thrown is None or now is None or thrown.type != now.type:
        return False
    thrown = thrown.model_copy(update={name: getattr(now, name) for name in roll.open_fields})
    before, after = thrown.main_subjects, now.main_subjects
    return thrown.actors == now.actors and (before <= after or after <= before)


def command_in(system: GameSystem, wish: str) -> Command | None:
    """Parse the game's command; None if no command of this game says so any more."""
    try:
        name = json.loads(wish)["type"]
        return _parsed(next(kind for kind in system.command_types if kind.type_name == name), wish)
    except (ValueError, KeyError, TypeError, StopIteration):
        return None


@lru_cache(maxsize=256)  # a look ahead asks of each roll that lies open
def _parsed(kind: type[Command], wish: str) -> Command:
    return kind.model_validate_json(wish)


def asked_of_app(answers: Answers) -> Iterator[RollPrompt]:
    """Yield what was asked and thrown by the app."""
    for prompt, answer in zip(answers.asked, answers.used, strict=True):
        if isinstance(prompt, RollPrompt) and isinstance(answer, AppRoll):
            yield prompt
