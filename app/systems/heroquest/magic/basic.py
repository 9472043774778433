"""HQ-1.1-BASISZAUBER: Feuerball, Heilzauber and Schutzschild of the wizard, thrown for with two dice."""

from collections.abc import Iterator

from app.core.dice import Roll
from app.core.errors import RuleViolation
from app.core.events import Event
from app.core.model import like
from app.systems.heroquest.content.spells import School, Spell, Working
from app.systems.heroquest.dice import BLACK_SHIELD, SKULL, kinds
from app.systems.heroquest.effects import use_grant
from app.systems.heroquest.magic import book, casting
from app.systems.heroquest.magic.book import SpellInHand
from app.systems.heroquest.magic.casting import SpellAim
from app.systems.heroquest.magic.commands import CastBasicSpell, ChangeSpellTally
from app.systems.heroquest.magic.events import (
    BasicSpellCast,
    MagicTierReached,
    SpellDiverted,
    SpellSpent,
    TallyCorrected,
)
from app.systems.heroquest.registry import rule
from app.systems.heroquest.rounds.events import TurnEnded
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Hero

_BOTH = 2  # black shields of a miscast, and what it adds to the failures


@rule(CastBasicSpell)
def cast_basic_spell(scene: Scene, command: CastBasicSpell) -> Iterator[Event]:
    """HQ-1.1-BASISZAUBER: throw, tally, and let the spell work with as many points as skulls."""
    hero = book.able_caster(scene, command.hero_id)
    book.wizardry(scene, hero)
    spell = book.spell_of(scene, command.spell, School.BASIC)
    left = book.basic_spells_left(hero, spell, scene.content, scene.table.house_rules)
    if left == 0:
        raise RuleViolation("spell.none_left", field="spell", hero=hero.name, spell=spell.id)
    indirect = _is_indirect(scene, spell, command)
    casting.check_aim(scene, spell, SpellAim((command.target_id,), command.in_line or indirect, command.in_area))
    yield from use_grant(scene, hero.id, "cast", second=command.second)
    dice = book.dice(hero.cast_successes, scene.content, scene.table.house_rules)
    roll = scene.answers.roll("basic_spell", *kinds(dice))
    yield from _tally(scene, hero, command, roll, left)
    if _is_miscast(roll):
        yield scene.record(TurnEnded(figure_id=hero.id, reason="miscast"))
        return
    cast = SpellInHand(hero.id, spell, points=roll.count(SKULL))
    if indirect and roll.count(BLACK_SHIELD):
        yield from _divert(scene, command, cast, roll.count(BLACK_SHIELD))
        if command.figure_in_path is None or scene.table.house_rules.diverted_shot == "spares_target":
            return
    if cast.points:
        yield from _unfold(scene, cast, command.target_id)


@rule(ChangeSpellTally)
def change_tally(scene: Scene, command: ChangeSpellTally) -> Iterator[Event]:
    """Correct the tally; neither number falls below zero."""
    hero = scene.hero(command.hero_id)
    book.wizardry(scene, hero)
    successes = max(command.successes, -hero.cast_successes)
    failures = max(command.failures, -hero.cast_failures)
    if successes == failures == 0:
        raise RuleViolation("magic.tally_unchanged", field="successes")
    yield scene.record(TallyCorrected(hero_id=hero.id, successes=successes, failures=failures))


def _is_miscast(roll: Roll) -> bool:
    """Return whether the spell is miscast; ask for black shields only if there can be two of them beside the skulls."""
    return len(roll.dice) - roll.count(SKULL) >= _BOTH and roll.count(BLACK_SHIELD) == _BOTH


def _is_indirect(scene: Scene, spell: Spell, command: CastBasicSpell) -> bool:
    """HQ-4-INDIRECT: without a line of sight it may fly past figures and low furniture that stand in its path."""
    if command.in_line or not spell.indirect:
        return False
    if command.figure_in_path in (command.hero_id, command.target_id):
        raise RuleViolation("spell.path", field="figure_in_path")
    if command.figure_in_path is not None:
        scene.living_figure(command.figure_in_path)
    return command.figure_in_path is not None or command.furniture_in_path


def _tally(scene: Scene, hero: Hero, command: CastBasicSpell, roll: Roll, left: int) -> Iterator[Event]:
    """HQ-1.1-MAGIESTUFE, HR-MISCAST: the cast is spent even if it fails; a new tier holds at once."""
    miscast, success = _is_miscast(roll), roll.count(SKULL) > 0
    spent = min(_BOTH, left) if miscast and scene.table.house_rules.miscast == "two_spells" else 1
    before = book.tier(hero.cast_successes, scene.content)
    yield scene.record(SpellSpent(hero_id=hero.id, spell=command.spell, number=spent))
    yield scene.record(
        like(
            BasicSpellCast,
            command,
            target_kind=scene.kind_of(command.target_id),
            roll=roll,
            successes=int(success),
            failures=0 if success else _BOTH if miscast else 1,
            miscast=miscast,
        )
    )
    reached = book.tier(hero.cast_successes + success, scene.content)
    if reached != before:
        yield scene.record(MagicTierReached(hero_id=hero.id, tier=reached))


def _divert(scene: Scene, command: CastBasicSpell, cast: SpellInHand, points: int) -> Iterator[Event]:
    """HR-DIVERTED-SHOT: a figure in the path loses a point for each black shield, undefended; furniture none."""
    struck = command.figure_in_path
    kind = scene.kind_of(struck) if struck else None
    yield scene.record(SpellDiverted(figure_id=struck, figure_kind=kind, points=points if struck else 0))
    if struck is not None:
        yield from casting.damage(scene, cast, struck, points)


def _unfold(scene: Scene, cast: SpellInHand, target_id: str) -> Iterator[Event]:
    """HR-FIREBALL-DEFENCE: undefended, or with a defence before it works."""
    if cast.spell.works is Working.DAMAGE and scene.table.house_rules.fireball_defence == "defended":
        left = yield from casting.defend(scene, cast, target_id)
        cast = cast._replace(points=left)
    yield from casting.unfold(scene, cast, (target_id,))
