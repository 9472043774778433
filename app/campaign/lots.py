"""Lots of commands that make ids: drawn when a command counts, left out where two wishes are compared (see making)."""

import json
from collections.abc import Callable
from hashlib import blake2b

from app.campaign.commands import AcceptProposal
from app.campaign.model import Actor
from app.core.events import Command
from app.core.game_system import GameSystem, Role
from app.core.making import MakingCommand


def with_lot(system: GameSystem, actor: Actor, command: Command, draw: Callable[[], str]) -> Command:
    """Return the command as it is recorded: with a lot of its own if it makes ids, also in a wish that is accepted.

    Only the game master may bring a lot along: he knows what it hides.
    """
    if isinstance(command, MakingCommand):
        is_given = bool(command.lot) and actor.role is Role.GAME_MASTER
        return command if is_given else command.model_copy(update={"lot": _lot(draw)})
    if isinstance(command, AcceptProposal):
        wish = _wish(command)
        kinds = (kind for kind in system.command_types if kind.type_name == wish.get("type"))
        if any(issubclass(kind, MakingCommand) for kind in kinds):
            return command.model_copy(update={"wish": _written({**wish, "lot": _lot(draw)})})
    return command


def without_lot(command: Command) -> Command:
    """Return the command as it was wished for."""
    if isinstance(command, MakingCommand):
        return command.model_copy(update={"lot": ""})
    if isinstance(command, AcceptProposal) and (wish := _wish(command)).pop("lot", None) is not None:
        return command.model_copy(update={"wish": _written(wish)})
    return command


def _lot(draw: Callable[[], str]) -> str:
    return blake2b(draw().encode(), digest_size=16).hexdigest()


def _wish(command: AcceptProposal) -> dict[str, object]:
    try:
        found = json.loads(command.wish)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _written(wish: object) -> str:
    return json.dumps(wish, ensure_ascii=False, separators=(",", ":"))
