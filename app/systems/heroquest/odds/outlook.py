"""What a blow promises before the dice fall: the pools of both sides with their reasons, and the exact chances."""

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from app.core.answers import Answer, Answers
from app.systems.heroquest.combat_commands import Attack, AttackMind
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.odds.counts import Counts
from app.systems.heroquest.odds.encounter import points_lost
from app.systems.heroquest.pool import Pool
from app.systems.heroquest.rules.combat.attacks import strike_of
from app.systems.heroquest.rules.combat.mind_combat import mind_strike
from app.systems.heroquest.rules.combat.strike_pools import strike_pools
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Table


class Outlook(NamedTuple):
    """The dice of both sides, and how many body points the target loses how likely."""

    attack: Pool
    defence: Pool
    points: Counts
    left: int

    @property
    def wounds(self) -> Fraction:
        """The chance that the target loses anything."""
        return self.points.at_least(1)

    @property
    def fells(self) -> Fraction:
        """The chance that the target goes down."""
        return self.points.at_least(self.left)


def outlook(table: Table, command: Attack | AttackMind, content: Content, given: Sequence[Answer] = ()) -> Outlook:
    """The outlook of an attack after the answers so far.

    Raises: GameError when a rule forbids the attack or an answer does not fit.
    """
    scene = Scene(table, content, Answers())
    strike = strike_of(scene, command) if isinstance(command, Attack) else mind_strike(scene, command)
    pools = strike_pools(scene, strike)
    points = points_lost(table, command, content, given)
    return Outlook(pools.attack, pools.defence, points, scene.figure(command.target_id).body_points)
