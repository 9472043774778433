"""What has been done on the running turn, told by the newest actions: the table decides whether that was too much."""

from collections import Counter
from collections.abc import Iterator

from app.campaign import proposals
from app.core.events import Command
from app.systems.heroquest.rounds.events import TurnBegan
from app.web.heroquest.actions.catalog import ACTIONS, Group
from app.web.heroquest.actions.offers import acting_field
from app.web.heroquest.look import Look

_COUNTED = (Group.FIGHT, Group.EXPLORE, Group.MAGIC, Group.THINGS)


def done_this_turn(look: Look) -> tuple[str, ...]:
    """`Ragna: Angreifen`, `Aldemar: Basiszauber (2×)`, the oldest first; nothing while no turn runs."""
    if look.table.round.turn is None:
        return ()
    told = Counter(_told(look, command) for command in reversed(list(_since_turn_began(look))))
    return tuple(text if number == 1 else f"{text} ({number}×)" for text, number in told.items())


def _since_turn_began(look: Look) -> Iterator[Command]:
    """The newest first, as far back as the turn goes."""
    for action in look.snapshot.recent:
        if not action.active:
            continue
        if action.entry.command is not None:
            command = proposals.done_by(look.snapshot.system, action.entry.command)
            known = ACTIONS.get(getattr(command, "type", ""))
            if known is not None and known.group in _COUNTED:
                yield command
        if any(isinstance(event, TurnBegan) for event in action.entry.events):
            return


def _told(look: Look, command: Command) -> str:
    kind = str(getattr(command, "type", ""))
    text = look.labels.text(f"actions.{kind}")
    name = look.name_of(str(getattr(command, acting_field(kind) or "", "")))
    return f"{name}: {text}" if name else text
