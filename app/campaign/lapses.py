"""Rolls that lapsed while somebody they were about was hidden: told to everybody as soon as that tells nothing new."""

from collections.abc import Iterator, Mapping, Sequence

from app.campaign.commands import TellLapse
from app.campaign.events import HouseEvent, RollLapsed
from app.campaign.model import GUEST, CampaignState, OpenRoll, UntoldLapse
from app.core.game_system import GameSystem


def to_tell(system: GameSystem, state: CampaignState, *, is_over: bool = False) -> Sequence[TellLapse]:
    """Return what lapsed unseen and may be told now: those it was about are seen, or are gone when an evening is over.

    One who was taken away unseen is not told of while the evening goes on, so that players do not learn of it.
    """
    hidden = system.hidden_subjects(state.table, GUEST.viewer) if state.house.untold else frozenset()
    return [
        TellLapse(device_id=one.device_id, rolls=one.rolls, place=one.place, wish=one.wish)
        for one in state.house.untold
        if one.concerns.isdisjoint(hidden) and (is_over or system.without(state.table, one.concerns) != state.table)
    ]


def untold_by(lying: Mapping[str, OpenRoll], event: HouseEvent) -> Iterator[UntoldLapse]:
    """Yield what a lapse leaves to be told. Earlier versions did not note whom a hidden roll was about."""
    roll = lying.get(event.device_id) if isinstance(event, RollLapsed) and event.secret else None
    if roll is not None and roll.concerns and isinstance(event, RollLapsed):
        yield UntoldLapse(
            device_id=event.device_id, place=roll.places[0], wish=roll.wish, rolls=event.rolls, concerns=roll.concerns
        )
