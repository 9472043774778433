"""What abilities do in a strike: saves, ghostly bodies, immunity, regeneration; plague and poison (ch. 19)."""

from collections.abc import Generator, Iterator

from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest.bestiary.commands import BanishRegeneration, CurePlague
from app.systems.heroquest.bestiary.events import SaveThrown
from app.systems.heroquest.bestiary.rules.abilities_had import REGENERATION_ABILITY, able, has
from app.systems.heroquest.body import healing
from app.systems.heroquest.combat.rules.abilities import AbilityHooks, Strike, on_ability
from app.systems.heroquest.dice import BLACK_SHIELD, WHITE_SHIELD, Color, PoolBuilder, kinds
from app.systems.heroquest.effects import EffectChanged, end_effect
from app.systems.heroquest.fields import Means
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Effect

# Yields the throw as a fact and returns the points that remain: `points = yield from throw_save(…)`.
Saving = Generator[Event, None, int]


def throw_save(scene: Scene, monster_id: str, ability: str, points: int) -> Saving:
    """One die in the ability's colour for each point that came through.

    HR-SAVE-BEYOND: also for those beyond the body points the monster has left, unless the table says otherwise.
    """
    monster = scene.monster(monster_id)
    color = scene.content.abilities[ability].color or Color.WHITE
    beyond = scene.table.house_rules.saves_beyond == "every_point"
    endangered = points if beyond else min(points, monster.body_points)
    roll = scene.answers.roll("save", *kinds([color] * endangered), about=monster_id)
    saved = roll.count(BLACK_SHIELD)
    yield scene.record(SaveThrown(monster_id=monster.id, kind=monster.kind, ability=ability, roll=roll, saved=saved))
    return endangered - saved


DEMONIC_SAVE_ABILITY = "demonic_save"


def demonic_save(scene: Scene, strike: Strike, points: int) -> Saving:
    """HQ-19-DÄMONISCHER-RETTUNGSWURF: after the defence one blue die for each lost point; a black shield saves it."""
    return throw_save(scene, strike.target_id, DEMONIC_SAVE_ABILITY, points)


on_ability(DEMONIC_SAVE_ABILITY, AbilityHooks(save=demonic_save))
INCORPOREAL_ABILITY = "incorporeal"
_BODILY = (Means.MELEE, Means.RANGED, Means.THROWN, Means.SWEEP)


def attacking(scene: Scene, strike: Strike, attack: PoolBuilder, defence: PoolBuilder) -> None:
    """HQ-19-KÖRPERLOS: it takes a die from the hero's defence and attacks with it; its scream does not."""
    if strike.means in _BODILY and strike.target_id in scene.table.heroes:
        _take_over(scene, defence, attack)


def defending(scene: Scene, strike: Strike, attack: PoolBuilder, defence: PoolBuilder) -> None:
    """HQ-19-KÖRPERLOS: who strikes it without magic loses a die to its defence."""
    if strike.means in _BODILY and strike.attacker_id in scene.table.heroes and not strike.magic_weapon:
        _take_over(scene, attack, defence)


def incorporeal_save(scene: Scene, strike: Strike, points: int) -> Saving:
    """HQ-19-KÖRPERLOS: for each lost point one white die; a black shield saves it."""
    return throw_save(scene, strike.target_id, INCORPOREAL_ABILITY, points)


def _take_over(scene: Scene, loser: PoolBuilder, winner: PoolBuilder) -> None:
    """HR-GHOST-DIE: the die it gains is white, or as the one it takes; who has none loses none."""
    number = scene.content.abilities[INCORPOREAL_ABILITY].dice
    for color in loser.remove(number, "HQ-19-KÖRPERLOS", "reasons.incorporeal"):
        kept = color if scene.table.house_rules.ghost_die == "taken_color" else Color.WHITE
        winner.add(1, kept, "HQ-19-KÖRPERLOS", "reasons.incorporeal")


on_ability(INCORPOREAL_ABILITY, AbilityHooks(attacking=attacking, defending=defending, save=incorporeal_save))
IMMUNITY_ABILITY = "immune"


def is_immune(scene: Scene, figure_id: str) -> bool:
    """HQ-19-IMMUN: whether spells and scrolls that influence (storm, sleep and the like) do nothing to a figure."""
    monster = scene.table.monsters.get(figure_id)
    return monster is not None and has(scene, monster, IMMUNITY_ABILITY)


def shields(scene: Scene, monster_id: str) -> tuple[str, ...]:
    """HQ-19-REGENERATION: the faces a troll defends with."""
    banished = scene.monster(monster_id).amount(Effect.TROLL_BANE)
    return (BLACK_SHIELD,) if banished else (WHITE_SHIELD, BLACK_SHIELD)


@rule(BanishRegeneration)
def banish_regeneration(scene: Scene, command: BanishRegeneration) -> Iterator[Event]:
    """HQ-19-REGENERATION: a troll bane strikes a troll."""
    yield from banish(scene, command.monster_id)


def banish(scene: Scene, monster_id: str) -> Iterator[Event]:
    """HQ-19-REGENERATION: what scroll and potion do.

    Raises: UnknownSubject, RuleViolation when there is nothing to banish.
    """
    monster, _ = able(scene, monster_id, REGENERATION_ABILITY)
    if monster.amount(Effect.TROLL_BANE):
        raise RuleViolation("bestiary.banished_already", field="monster_id", kind=monster.kind)
    yield scene.record(EffectChanged(figure_id=monster.id, effect=Effect.TROLL_BANE, change=1))


on_ability(REGENERATION_ABILITY, AbilityHooks(shields=shields))


PLAGUE_ABILITY = "plague_weapons"


def plague_before_wound(scene: Scene, strike: Strike, points: int) -> Generator[Event, None, int]:
    """HQ-19-SEUCHENWAFFEN: a wounded hero is weakened; returns the points he loses.

    HR-PLAGUE-DWARF: what a dwarf's constitution (or a charm) wards off is the weakness, or the wound as well.
    """
    hero = scene.table.heroes.get(strike.target_id)
    if hero is None:
        return points
    if (yield from healing.poison_is_harmless(scene, hero.id)):
        return 0 if scene.table.house_rules.warded_plague == "wound_too" else points
    if not hero.amount(Effect.PLAGUED):
        yield scene.record(EffectChanged(figure_id=hero.id, effect=Effect.PLAGUED, change=1))
    return points


@rule(CurePlague)
def cure_plague(scene: Scene, command: CurePlague) -> Iterator[Event]:
    """HQ-19-SEUCHENWAFFEN: a potion or a spell ends it. Raises: UnknownSubject, RuleViolation when there is none."""
    if not scene.hero(command.hero_id).amount(Effect.PLAGUED):
        raise RuleViolation("bestiary.not_plagued", field="hero_id", hero=scene.hero(command.hero_id).name)
    yield from end_effect(scene, command.hero_id, Effect.PLAGUED)


on_ability(PLAGUE_ABILITY, AbilityHooks(before_wound=plague_before_wound))
POISON_ABILITY = "poison"


def poison_before_wound(scene: Scene, strike: Strike, points: int) -> Generator[Event, None, int]:
    """HQ-19-GIFT: the wound is poisoned, so that an antidote gives it back (HQ-14-GIFT); returns the points lost.

    HR-PLAGUE-DWARF: a dwarf's constitution wards off the poison and leaves the wound, or wards off both.
    """
    if not strike.poisonous or strike.target_id not in scene.table.heroes:
        return points
    if (yield from healing.poison_is_harmless(scene, strike.target_id)):
        return 0 if scene.table.house_rules.warded_plague == "wound_too" else points
    yield scene.record(EffectChanged(figure_id=strike.target_id, effect=Effect.POISON, change=points))
    return points


on_ability(POISON_ABILITY, AbilityHooks(before_wound=poison_before_wound))
