"""What potions and spells give for one attack or one defence only, and what that uses up (ch. 15.5 and the cards)."""

from collections.abc import Iterator

from app.core.events import Event
from app.systems.heroquest.combat_events import StrikeResolved
from app.systems.heroquest.means import Means
from app.systems.heroquest.rules import healing
from app.systems.heroquest.rules.combat.attack_roll import BY_POTION
from app.systems.heroquest.rules.combat.strike import Defence, Strike
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Effect

_OWN_DICE = (Means.MELEE, Means.RANGED, Means.THROWN)


def use_up(scene: Scene, strike: Strike, resolved: StrikeResolved) -> Iterator[Event]:
    """HQ-15.5-EXTRA: dice for the next attack and the next defence are gone once they were thrown."""
    if strike.means in _OWN_DICE:
        yield from healing.end_effect(scene, strike.attacker_id, Effect.ATTACK_DICE)
    if resolved.attack_roll.repeated_by == BY_POTION:
        yield from healing.end_effect(scene, strike.attacker_id, Effect.SECOND_THROW)
    if strike.defence is Defence.NORMAL and resolved.defence_roll is not None:
        yield from healing.end_effect(scene, strike.target_id, Effect.DEFENCE_DICE)
