"""What becomes of a campaign's dice when it leaves as a file and comes in from one.

The seed of the running dice stays here: whoever holds a file must not know the dice to come. Its fingerprint goes
along, and so do the seeds that lie open. Where the campaign comes in, it gets new dice by an entry of its own.
"""

from collections.abc import Iterable, Sequence
from datetime import datetime

from app.campaign import fairness, rebuild, replay
from app.campaign.codec import Codec
from app.campaign.commands import RenewDice
from app.campaign.events import CampaignCreated, DiceRenewed
from app.campaign.model import GAME_MASTER, Entry, EntryKind, Renewal
from app.core.events import Event
from app.storage import seal
from app.storage.entries import Line, to_line

_BEGINS = ('"campaign.created"', '"dice.renewed"')  # the facts with which other dice begin


def without_running_seed(lines: Sequence[Line], codec: Codec) -> Sequence[Line]:
    """The rows of a whole journal as they may leave. Raises: ValueError when a fact cannot be read."""
    place = max(place for place, line in enumerate(lines) if any(fact in line.events for fact in _BEGINS))
    return resealed([*lines[:place], without_seed(lines[place], codec), *lines[place + 1 :]], lines[0].campaign_id)


def without_seed(line: Line, codec: Codec) -> Line:
    """A row of the journal without the seed it speaks of; its seal no longer fits."""
    command = None if line.command is None else codec.load_command(line.command)
    if isinstance(command, RenewDice):
        command = command.model_copy(update={"seed": ""})
    facts = [_without_seed(fact) for fact in codec.load_events(line.events)]
    return line._replace(
        events=codec.dump_events(facts), command=None if command is None else command.model_dump_json()
    )


def with_new_dice(lines: Sequence[Line], entries: Sequence[Entry], codec: Codec, at: datetime, seed: str) -> list[Line]:
    """The rows of a campaign that comes in, and one more that begins new dice. Raises: StorageFault."""
    history = rebuild.read(entries)
    state = rebuild.with_dice(codec.system, history, rebuild.beginning(codec.system, history.actions[1]))
    command = fairness.renewing(state.house, Renewal.MOVED, seed)
    entry = Entry(
        revision=len(lines) + 1,
        kind=EntryKind.ACTION,
        actor=GAME_MASTER,
        at=at,
        command=command,
        events=replay.decide(codec.system, state, command).events,
    )
    return [*lines, to_line(lines[0].campaign_id, entry, "", entry.subjects, lines[-1].digest, codec)]


def resealed(lines: Iterable[Line], number: int) -> list[Line]:
    """The same entries as those of another campaign; where neither number nor rows differ, every seal stays."""
    found: list[Line] = []
    for line in lines:
        key = line.key and line.key.replace("\0", "")  # not every database keeps it
        moved = line._replace(campaign_id=number, key=key or None, previous=found[-1].digest if found else "")
        found.append(moved._replace(digest=seal.of(moved[:-1])))
    return found


def _without_seed(fact: Event) -> Event:
    return fact.model_copy(update={"seed": ""}) if isinstance(fact, CampaignCreated | DiceRenewed) else fact
