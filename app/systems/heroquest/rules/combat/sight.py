"""Doors and lines of sight: what the people at the table see, and what the rules make of it (ch. 3.1 and 4)."""

from app.core.errors import RuleViolation
from app.systems.heroquest import combat_commands as do
from app.systems.heroquest.means import Means
from app.systems.heroquest.rules.combat import abilities
from app.systems.heroquest.rules.combat.strike import Strike
from app.systems.heroquest.rules.scene import Scene

_NO_DIAGONALS = ("door", "slanted_door", "secret_door")


def check_diagonal(command: do.Attack) -> None:
    """HQ-3.1: nobody strikes diagonally through a door, but for double doors. Raises: RuleViolation."""
    if command.passage in _NO_DIAGONALS:
        raise RuleViolation("attack.diagonal_door", field="passage")


def along_the_path(scene: Scene, command: do.Attack, means: Means) -> Strike:
    """HQ-4.1: whether something that flies reaches the target; the game master says what is seen.

    HQ-4-INDIRECT: a shot may pass figures and low furniture, a throw may not. Raises: RuleViolation, UnknownSubject.
    """
    strike = Strike(command.attacker_id, command.target_id, means)
    if _seen_anyway(scene, command):
        return strike
    if command.sight == "none":
        raise RuleViolation("attack.no_sight", field="sight")
    if command.passage == "secret_door":
        raise RuleViolation("attack.secret_door", field="passage")
    if command.passage == "slanted_door":
        strike = _at_a_slant(scene, strike)
    return _indirect(scene, command, strike) if command.sight == "indirect" else strike


def _at_a_slant(scene: Scene, strike: Strike) -> Strike:
    """HR-SLANTED-DOOR: not at all, or with one die less."""
    if scene.table.house_rules.slanted_door == "never":
        raise RuleViolation("attack.slanted_door", field="passage")
    return strike._replace(slanted=True)


def _indirect(scene: Scene, command: do.Attack, strike: Strike) -> Strike:
    if strike.means is not Means.RANGED:
        raise RuleViolation("attack.no_sight", field="sight")
    if command.next_in_path is None:
        return strike._replace(indirect=True)
    if command.next_in_path in (command.attacker_id, command.target_id):
        raise RuleViolation("attack.path", field="next_in_path")
    scene.living_figure(command.next_in_path)
    return strike._replace(indirect=True, in_path=command.next_in_path)


def _seen_anyway(scene: Scene, command: do.Attack) -> bool:
    """HQ-19-GROSSES-ZIEL: nothing hides the greatest monsters, nor anybody from them."""
    return any(abilities.can(scene, one, lambda hooks: hooks.large) for one in (command.attacker_id, command.target_id))
