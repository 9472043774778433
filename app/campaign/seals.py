"""Sealed choices that were revealed and taken back: who has seen them all may not choose anew.

Taking back shows nothing again and hides nothing that was seen. So a choice that was revealed stays chosen for the same
occasion, as dice that fell stay thrown. One that was taken back before anybody saw it is free.
"""

from hashlib import blake2b

from app.campaign.ports import Reading
from app.core.answers import Choice
from app.core.errors import RuleViolation
from app.core.events import SealedCommand

_LOOKS_BACK = 500  # actions: a step back reaches hardly further
_MARK, _NONCE = 16, 32  # signs


def under_seal(campaign: Reading, command: SealedCommand, random: str) -> SealedCommand:
    """Return the command with its choice under a seal, which begins with a mark of the occasion."""
    nonce = (_mark(campaign) + random)[:_NONCE]
    return command.under_seal(lambda choice: campaign.state.house.cup.closed(choice, nonce))


def check_bound(campaign: Reading, command: SealedCommand) -> None:
    """Raises: RuleViolation for another choice than the one that was revealed and taken back on this occasion."""
    choice = getattr(command, command.sealed)
    bound = _bound(campaign, command) if choice else None
    if bound is not None and choice != bound:
        raise RuleViolation("seal.revealed_before", field=command.sealed)


def _bound(campaign: Reading, command: SealedCommand) -> str | None:
    """Return what was chosen for the same, revealed and taken back; None if nothing was, or it counts again."""
    cup, mark, revealed = campaign.state.house.cup, _mark(campaign), set[str]()
    for action in campaign.recent(_LOOKS_BACK):
        own = action.entry.command
        if isinstance(own, SealedCommand) and own.seal.startswith(mark) and _is_for_same(own, command):
            choice = None if action.active else cup.opened(own.seal)
            if action.active or choice in revealed:
                return choice
        revealed.update(one.option for one in action.entry.answers if isinstance(one, Choice))
    return None


def _is_for_same(one: SealedCommand, other: SealedCommand) -> bool:
    return (one.type, one.subjects) == (other.type, other.subjects)


def _mark(campaign: Reading) -> str:
    """Return a digest of what the choice is about: in a later round anybody may choose anew."""
    return blake2b(campaign.state.table.seal_occasion.encode(), digest_size=_MARK // 2).hexdigest()
