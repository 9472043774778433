"""The attacker's throw, and what may or must be thrown again (ch. 1.1, 18 and 19)."""

from app.core.dice import Roll
from app.systems.heroquest.combat.rules.abilities import Strike
from app.systems.heroquest.dice import COMBAT_DICE, SKULL, Color, kinds
from app.systems.heroquest.dice_pool import Pool
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Effect, Hero

BY_POTION = "second_throw"  # what a roll says that was repeated by a potion


def throw_attack(scene: Scene, strike: Strike, pool: Pool) -> Roll:
    """Throw for the attack. HQ-18: whatever was repeated is never repeated again.

    Raises: Unanswered when dice or a choice are missing.
    """
    roll = scene.answers.roll("attack", *kinds(pool.dice), about=strike.target_id)
    if roll.count(SKULL) == 0:
        roll = offer_second_shot(scene, strike, roll)
    roll = _offer_second_throw(scene, strike, roll)
    return _through_the_plague(scene, strike, roll)


def offer_second_shot(scene: Scene, strike: Strike, roll: Roll) -> Roll:
    """HQ-1.1-FERNKAEMPFER: an archer may throw all dice of a failed shot with the bow once more (HR-ARCHER-MISS)."""
    if roll.repeated_by is not None or not roll.dice or not _is_archers_shot(scene, strike):
        return roll
    if scene.answers.choose("second_shot", "keep", "repeat") == "keep":
        return roll
    dice = kinds([Color(die) for die in roll.dice])
    return scene.answers.roll_again(roll, "HQ-1.1-FERNKAEMPFER", *dice, about=strike.target_id)


def _offer_second_throw(scene: Scene, strike: Strike, roll: Roll) -> Roll:
    """HQ-18: who drank for it may throw all dice of one attack once more."""
    granted = scene.figure(strike.attacker_id).amount(Effect.SECOND_THROW) > 0
    if not granted or roll.repeated_by is not None or not roll.dice:
        return roll
    if scene.answers.choose("second_throw", "keep", "repeat") == "keep":
        return roll
    dice = kinds([Color(die) for die in roll.dice])
    return scene.answers.roll_again(roll, BY_POTION, *dice, about=strike.target_id)


def _is_archers_shot(scene: Scene, strike: Strike) -> bool:
    hero = scene.table.heroes.get(strike.attacker_id)
    archery = scene.hero_class(hero).archery if hero else None
    weapon = hero.item(strike.weapon_id) if hero and strike.weapon_id else None
    return archery is not None and weapon is not None and weapon.content_id == archery.bow


def _through_the_plague(scene: Scene, strike: Strike, roll: Roll) -> Roll:
    """HQ-19-SEUCHENWAFFEN: who is weakened throws every skull once more, the skulls only; then it stands (HQ-18)."""
    attacker = scene.figure(strike.attacker_id)
    plagued = isinstance(attacker, Hero) and attacker.amount(Effect.PLAGUED) > 0
    if not plagued or roll.count(SKULL) == 0 or roll.repeated_by is not None:
        return roll
    dice = (COMBAT_DICE[Color(die)] for die in roll.dice_showing(SKULL))
    again = scene.answers.roll_again(roll, "HQ-19-SEUCHENWAFFEN", *dice, about=strike.target_id)
    return roll.with_again(SKULL, again)
