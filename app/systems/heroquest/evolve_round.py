"""The table after a fact about a round or a turn."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.systems.heroquest import turn_events as turn
from app.systems.heroquest.bestiary_events import ControlTested
from app.systems.heroquest.combat_events import StrikeResolved
from app.systems.heroquest.exploration_events import FateRolled, MovementRolled
from app.systems.heroquest.magic_events import BasicSpellCast, EffectBraved, SpellCast
from app.systems.heroquest.means import Means
from app.systems.heroquest.round import Round, settling
from app.systems.heroquest.state import Hero, Table
from app.systems.heroquest.town_events import NimblenessAnnounced

_ATTACKS = (Means.MELEE, Means.RANGED, Means.THROWN, Means.SWEEP)


def without_turn(table: Table, figure_id: str) -> Table:
    """The table when somebody leaves it for good: nobody is on turn then until the next one is."""
    acted = tuple(one for one in table.round.acted if one != figure_id)
    if table.round.turn == figure_id:
        return _changed(table, turn=None, over=None, settled=(), acted=acted)
    return _changed(table, acted=acted)


def _round_began(table: Table, _: turn.RoundBegan) -> Table:
    return _with_round(table, Round(number=table.round.number + 1))


def _turn_began(table: Table, event: turn.TurnBegan) -> Table:
    return _changed(table, turn=event.figure_id, over=None, settled=())


def _turn_completed(table: Table, event: turn.TurnCompleted) -> Table:
    return _changed(_past(table, event.figure_id), turn=None, over=None, settled=())


def _turn_ended(table: Table, event: turn.TurnEnded) -> Table:
    """Of the game master's monsters one turn or another may be over; his own is not."""
    return _changed(table, over=event.reason) if table.round.turn == event.figure_id else table


def _passed_over(table: Table, event: turn.HeroPassedOver) -> Table:
    return _past(table, event.hero_id)


def _round_missed(table: Table, event: turn.RoundMissed) -> Table:
    hero = table.heroes[event.hero_id]
    owing = hero.model_copy(update={"missed_rounds": hero.missed_rounds - event.rounds})
    return _past(table.model_copy(update={"heroes": {**table.heroes, hero.id: owing}}), hero.id)


def _play_ended(table: Table, _: turn.PlayEnded) -> Table:
    return _with_round(table, Round())


def _presence_changed(hero: Hero, event: turn.PresenceChanged) -> Hero:
    return hero.model_copy(update={"absent": not event.present})


def _past(table: Table, figure_id: str) -> Table:
    """Somebody has had his turn; before the first round nobody has."""
    if not table.round.is_running or figure_id in table.round.acted:
        return table
    return _changed(table, acted=(*table.round.acted, figure_id))


def _settled(table: Table, name: str) -> Table:
    if table.round.turn is None or name in table.round.settled:
        return table
    return _changed(table, settled=(*table.round.settled, name))


def _moved(table: Table, event: MovementRolled) -> Table:
    return _settled(table, settling("moved", event.hero_id))


def _braved(table: Table, event: EffectBraved) -> Table:
    return _settled(table, settling(event.effect, event.figure_id))


def _controlled(table: Table, event: ControlTested) -> Table:
    return _settled(table, settling("control", event.monster_id))


def _attacked(table: Table, event: StrikeResolved) -> Table:
    own = event.attacker_id == table.round.turn and event.means in _ATTACKS
    return _settled(table, settling("attack", event.attacker_id)) if own else table


def _cast(table: Table, event: SpellCast | BasicSpellCast) -> Table:
    own = event.hero_id == table.round.turn
    return _settled(table, settling("cast", event.hero_id)) if own else table


def _nimble(table: Table, event: NimblenessAnnounced) -> Table:
    return _settled(table, settling("nimbleness", event.hero_id))


def _asked_fate(table: Table, _: FateRolled) -> Table:
    return _settled(table, settling("fate"))


def _changed(table: Table, **changes: object) -> Table:
    return _with_round(table, table.round.model_copy(update=changes))


def _with_round(table: Table, running: Round) -> Table:
    return table.model_copy(update={"round": running})


# Any because each function takes exactly the event it is listed under.
ROUND_EVOLVERS: Mapping[type[Event], Callable[[Table, Any], Table]] = {
    turn.RoundBegan: _round_began,
    turn.TurnBegan: _turn_began,
    turn.TurnCompleted: _turn_completed,
    turn.TurnEnded: _turn_ended,
    turn.HeroPassedOver: _passed_over,
    turn.RoundMissed: _round_missed,
    turn.PlayEnded: _play_ended,
    MovementRolled: _moved,
    EffectBraved: _braved,
    ControlTested: _controlled,
    FateRolled: _asked_fate,
}
# What is noted of a turn besides what the fact itself changes.
NOTED: Mapping[type[Event], Callable[[Table, Any], Table]] = {
    StrikeResolved: _attacked,
    SpellCast: _cast,
    BasicSpellCast: _cast,
    NimblenessAnnounced: _nimble,
}
ROUND_HERO_EVOLVERS: Mapping[type[Event], Callable[[Hero, Any], Hero]] = {turn.PresenceChanged: _presence_changed}
