"""Rules of counterattacks and of what an attack does."""

from typing import Annotated, Literal

from app.core.names import look
from app.systems.mage_knight.rulings import Count, Name, Names, Result, Spelled, Value, ruling

MOST_DOUBLED = 5
DAMAGE_EFFECTS = ("ram", "magic_retribution", "polearm")
Ability = Annotated[
    Literal["ram", "magic_retribution", "polearm", "weapon_master", "poison", "magic_enhancement"], Spelled
]
Struck = Annotated[Literal["melee", "ranged"], Spelled]
AttackEvent = Annotated[
    Literal["melee", "ranged", "fire_lightning", "shockwave", "healing", "counterattack", "theft"], Spelled
]


@ruling("MKD-ATK-1", "MKD-CTR-6")
def melee_counterattack(attacker: Name, target: Name) -> Result:
    """Tell whether the counterattack against a melee attack may aim at `target`."""
    return {"attacker": attacker, "target": target, "allowed": look(attacker) == look(target)}


@ruling("MKD-ATK-2", "MKD-CTR-1")
def ranged_counterattack(hit: bool, defender_standing: bool = True) -> Result:
    """Tell whether the defender strikes back after a ranged attack, and when."""
    order = ["attack", "damage", "counterattack"] if defender_standing else ["attack", "damage"]
    return {"hit": hit, "counterattack": defender_standing, "order": order}


@ruling("MKD-CTR-1", "MKD-CTR-3")
def counterattack(target: bool = True, to_be_healed: bool = False, standing: bool = True) -> Result:
    """Tell whether a figure may strike back: a `target` of the attack, not one to be healed, that still stands."""
    allowed = target and not to_be_healed and standing
    reason = "target" if allowed else "no_target" if not target else "healed" if to_be_healed else "eliminated"
    return {"allowed": allowed, "reason": reason}


@ruling("MKD-CTR-2")
def counterattack_purpose(purpose: Annotated[Literal["damage", "heal"], Spelled] = "heal") -> Result:
    """Tell whether a counterattack may be made for this purpose."""
    return {"allowed": purpose == "damage"}


@ruling("MKD-CTR-3")
def counterattack_chain(
    reacting_to: Annotated[Literal["attack", "counterattack"], Spelled] = "counterattack", target: bool = True
) -> Result:
    """Tell whether a figure may strike back against an attack or a counterattack."""
    return {"allowed": reacting_to == "attack" and target}


@ruling("MKD-CTR-4", "MKD-CTR-1")
def fire_lightning(target: Name, neighbours: Names = (), target_standing: bool = True) -> Result:
    """Tell who strikes back against Fire/Lightning: the target, none of the figures beside it."""
    by = [target] if target_standing else []
    return {"counterattack_by": by, "no_counterattack": [*neighbours, *([] if by else [target])]}


@ruling("MKD-CTR-5", "MKD-SHK-1")
def shockwave_counterattacks(affected_figures: Names = ()) -> Result:
    """Tell that no figure strikes back against a Shockwave."""
    return {"counterattack_by": [], "no_counterattack": list(affected_figures)}


@ruling("MKD-CTR-6")
def counterattack_target(attacker: Name, target: Name, ranged_targets: Count = 1) -> Result:
    """Tell whether the counterattack may aim at `target`, however many ranged targets the defender has."""
    allowed = look(attacker) == look(target)
    return {"attacker": attacker, "target": target, "allowed": allowed, "targets": 1}


@ruling("MKD-CTR-1", "MKD-CTR-3", "MKD-CTR-4", "MKD-CTR-5", "MKD-ATK-2", "MKD-STL-2", name="who_counterattacks")
def who_counterattacks(
    event: AttackEvent = "melee", targets: Names = (), bystanders: Names = (), eliminated: Names = ()
) -> Result:
    """Tell who of all who are struck strikes back, and at whom it must aim."""
    strikes_back = event in ("melee", "ranged", "fire_lightning", "theft")
    by = [one for one in targets if strikes_back and one not in eliminated]
    rest = [one for one in (*targets, *bystanders) if one not in by]
    return {"event": event, "counterattack_by": by, "no_counterattack": rest, "possible": strikes_back}


@ruling("MKD-SHK-1")
def shockwave(friendly: Count = 1, enemies: Count = 0) -> Result:
    """Tell whether Shockwave may be used on so many friendly and enemy figures."""
    return {"allowed": True, "only_friendly": friendly > 0 and enemies == 0}


@ruling("MKD-DMG-1")
def damage_effect(ability: Ability) -> Result:
    """Tell whether an ability deals damage without an attack."""
    is_effect = ability in DAMAGE_EFFECTS
    return {"ability": ability, "damage_effect": is_effect, "needs_attack": not is_effect}


@ruling("MKD-DMG-2")
def trap_damage(
    hit: bool = True,
    damage: Value = 1,
    abilities: Names = (),
    dodged: bool = False,
    source: Annotated[Literal["trap", "object", "chest", "artefact"], Spelled] = "trap",
) -> Result:
    """Return the damage of a trap, object, chest or artefact: Dodge may help against the hit, nothing against the
    damage.

    `dodged`: whether the roll for Dodge succeeded.
    """
    may_dodge = any(one.casefold() in ("dodge", "ausweichen") for one in abilities)
    ignored = [one for one in abilities if one.casefold() not in ("dodge", "ausweichen")]
    is_hit = hit and not dodged
    return {
        "source": source,
        "may_dodge": hit and (may_dodge or dodged),
        "hit": is_hit,
        "damage": damage if is_hit else 0,
        "ignored": ignored,
    }


@ruling("MKD-DMG-3")
def surprise_attack(base_damage: Value, extra: Value = 0) -> Result:
    """Return the damage of a Surprise Attack: doubled up to 5, then what is `extra` (a critical hit)."""
    doubled = max(base_damage, min(2 * base_damage, MOST_DOUBLED))
    return {"base": doubled, "extra": extra, "damage": doubled + extra, "capped": 2 * base_damage > MOST_DOUBLED}


@ruling("MKD-PSN-1")
def poison(attack_failed: bool = True, attack: Struck = "melee") -> Result:
    """Tell what Poison does to the target of an attack."""
    return {"attack": attack, "failed": attack_failed, "clicks": int(attack_failed)}


@ruling("MKD-PSN-2", "MKD-PSN-1")
def poison_targets(missed_targets: Names = (), hit_targets: Names = ()) -> Result:
    """Tell what Poison does to every target of a ranged attack."""
    clicks = {**dict.fromkeys(missed_targets, 1), **dict.fromkeys(hit_targets, 0)}
    return {"clicks": clicks, "poisoned": list(missed_targets), "total": len(missed_targets)}


@ruling("MKD-STL-1")
def steal(movement_points: Value, tries: Count = 0) -> Result:
    """Tell whether a figure may try (again) to steal with so many movement points left. It is no attack."""
    return {"is_attack": False, "may_try": movement_points > 0, "tries": tries}


@ruling("MKD-STL-2")
def theft_counterattack(succeeded: bool = False, victim_standing: bool = True) -> Result:
    """Tell whether the victim of a theft strikes back."""
    return {"allowed": victim_standing, "succeeded": succeeded}


@ruling("MKD-STL-3")
def theft_drop(counterattack_hits: bool = True, thief_eliminated: bool = False, other_treasures: Count = 0) -> Result:
    """Tell which treasures a thief drops who is struck by the counterattack; `other_treasures`: those owned before."""
    is_out = counterattack_hits and thief_eliminated
    drops = "rulebook" if is_out else "stolen" if counterattack_hits else "nothing"
    return {"drops": drops, "dropped": int(drops == "stolen"), "kept": None if is_out else other_treasures}
