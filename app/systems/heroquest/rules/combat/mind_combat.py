"""A fight of minds (ch. 16)."""

from collections.abc import Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import combat_commands as do
from app.systems.heroquest.means import Means
from app.systems.heroquest.rules.combat import abilities, attacks
from app.systems.heroquest.rules.combat.exchange import exchange
from app.systems.heroquest.rules.combat.strike import Defence, Strike
from app.systems.heroquest.rules.scene import Scene


def attack_mind(scene: Scene, command: do.AttackMind) -> Iterator[Event]:
    """HQ-16: mind points attack, mind points defend, body points are lost; only mages the quest names can do it.

    Raises: UnknownSubject, RuleViolation; Unanswered when dice are missing.
    """
    yield from exchange(scene, mind_strike(scene, command))


def mind_strike(scene: Scene, command: do.AttackMind) -> Strike:
    """The strike of a mind. Raises: UnknownSubject, RuleViolation when it is not allowed."""
    scene.living_figure(command.attacker_id)
    if not abilities.can(scene, command.attacker_id, lambda hooks: hooks.attacks_mind):
        raise RuleViolation("mind.cannot", field="attacker_id")
    attacks.check_fighters(scene, command.attacker_id, {command.target_id: "target_id"})
    dice = scene.monster(command.attacker_id).mind or 0
    if dice == 0:
        raise RuleViolation("attack.no_dice", field="attacker_id")
    strike = Strike(command.attacker_id, command.target_id, Means.MIND, dice=dice, dice_rule="HQ-16")
    return strike._replace(defence=Defence.MIND)
