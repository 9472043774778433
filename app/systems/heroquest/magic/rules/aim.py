"""Whether a spell can reach whom it is meant for (ch. 8)."""

from typing import NamedTuple

from app.core.errors import RuleViolation
from app.systems.heroquest.content.spells import Sight, Spell, Targets, Working
from app.systems.heroquest.magic.commands import AimedCommand
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Condition, Effect, Hero


class Aim(NamedTuple):
    """On whom a spell is cast, and what the caster sees of them."""

    target_ids: tuple[str, ...] = ()
    in_line: bool = True
    in_area: bool = True
    seen_before: bool = True


def check(scene: Scene, spell: Spell, aim: Aim | AimedCommand) -> None:
    """Whether these are targets for this spell, and within sight. Raises: UnknownSubject, RuleViolation."""
    _check_number(spell, aim)
    for target in aim.target_ids:
        _check_target(scene, spell, target)
        _check_not_held(scene, spell, target)
    if aim.target_ids or spell.targets is Targets.PLACE:
        _check_sight(scene, spell, aim)


def _check_number(spell: Spell, aim: Aim | AimedCommand) -> None:
    if spell.targets in (Targets.CASTER, Targets.PLACE):
        fits = not aim.target_ids
    elif not aim.target_ids:
        fits = spell.place_too
    else:
        fits = len(set(aim.target_ids)) == len(aim.target_ids) if spell.group else len(aim.target_ids) == 1
    if not fits:
        code = "spell.targets" if aim.target_ids else "spell.no_target"
        raise RuleViolation(code, field="target_ids", spell=spell.id)


def _check_target(scene: Scene, spell: Spell, target_id: str) -> None:
    figure = scene.figure(target_id)
    if not isinstance(figure, Hero):
        scene.standing_monster(target_id)
        if spell.targets is Targets.HERO:
            raise RuleViolation("spell.heroes_only", field="target_ids", spell=spell.id)
    elif figure.condition in (Condition.DEAD, Condition.LOST):
        raise RuleViolation("spell.too_late", field="target_ids", hero=figure.name)


def _check_not_held(scene: Scene, spell: Spell, target_id: str) -> None:
    """HQ-1.1-BASISZAUBER: not a second time on the same target as long as it holds. A group may hold who is held."""
    once = spell.works is Working.HOLD and not (spell.stacks or spell.group)
    if once and spell.holds is not None and scene.figure(target_id).amount(spell.holds):
        raise RuleViolation("spell.holds_already", field="target_ids", spell=spell.id)


def _check_sight(scene: Scene, spell: Spell, aim: Aim | AimedCommand) -> None:
    """HQ-8-SIGHT, HR-UNSORTED-SPELLS: supporting spells need the area of sight, attacking ones a line of sight."""
    sight = spell.sight
    if sight is Sight.UNSORTED:
        sight = Sight(scene.table.house_rules.unsorted_spells)
    if sight is Sight.BOARD:
        _check_known(scene, aim)
    if sight is Sight.AREA and not aim.in_area:
        raise RuleViolation("spell.not_in_area", field="in_area", spell=spell.id)
    if sight is Sight.LINE and not aim.in_line:
        raise RuleViolation("spell.not_in_line", field="in_line", spell=spell.id)


def _check_known(scene: Scene, aim: Aim | AimedCommand) -> None:
    """HQ-8-SIGHT, HQ-8-FLUCHT: board-wide once it was seen; who has vanished is out of reach until seen again."""
    if not aim.seen_before:
        raise RuleViolation("spell.never_seen", field="seen_before")
    if any(scene.figure(target).amount(Effect.HIDDEN) for target in aim.target_ids):
        raise RuleViolation("spell.hidden", field="target_ids")
