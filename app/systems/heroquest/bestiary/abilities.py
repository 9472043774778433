"""Abilities of monsters, and what they do in a strike: saves, ghosts, immunity, plague, poison (ch. 19).

With them tests of the mind, passing through heroes, and the end of a regeneration.
"""

from collections.abc import Generator, Iterator, Sequence

from app.core.dice import D6
from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest.bestiary.commands import BanishRegeneration, CurePlague, PassThrough, ProveMind
from app.systems.heroquest.bestiary.events import MindTested, SaveThrown
from app.systems.heroquest.board.facts import on_board, reads_nothing
from app.systems.heroquest.body import healing
from app.systems.heroquest.combat.events import FigurePassed
from app.systems.heroquest.combat.monsters import wound_figure
from app.systems.heroquest.combat.strikes import AbilityHooks, Strike, borne_by, on_ability
from app.systems.heroquest.content.monsters import Ability
from app.systems.heroquest.dice import BLACK_SHIELD, WHITE_SHIELD, Color, PoolBuilder, kinds
from app.systems.heroquest.effects import EffectChanged, end_effect
from app.systems.heroquest.fields import Means
from app.systems.heroquest.limits import current_mind
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Effect, Monster


def has(scene: Scene, monster: Monster, ability: str) -> bool:
    """Return whether a monster has an ability."""
    return ability in monster.abilities or ability in scene.content.monsters[monster.kind].abilities


def bearers(scene: Scene, ability: str) -> tuple[Monster, ...]:
    """Return the monsters with an ability that still fight."""
    return tuple(one for one in scene.table.monsters.values() if one.is_standing and has(scene, one, ability))


def able(scene: Scene, monster_id: str, *abilities: str) -> tuple[Monster, Ability]:
    """Return a monster that still fights and the first of these abilities that it has.

    Raises: UnknownSubject, RuleViolation when it is slain or has none of them.
    """
    monster = scene.standing_monster(monster_id)
    for ability in abilities:
        if has(scene, monster, ability):
            return monster, scene.content.abilities[ability]
    raise RuleViolation("bestiary.not_able", field="monster_id", kind=monster.kind, ability=abilities[0])


ABILITIES = ("adept", "horned_rat_mage", "chaos_mage")


def spell_right(scene: Scene, monster_id: str) -> Ability | None:
    """HQ-19-ADEPT, HQ-19-MAGIER-DER-GEHÖRNTEN-RATTE, HQ-19-CHAOSMAGIER: the ability to cast that knows most spells.

    It says which magic that is, and how many spells at most; None: the quest says how many. Raises: UnknownSubject.
    """
    monster = scene.monster(monster_id)
    had = (scene.content.abilities[one] for one in ABILITIES if has(scene, monster, one))
    return max(had, key=lambda ability: ability.spells or 0, default=None)


@rule(ProveMind)
def prove_mind(scene: Scene, command: ProveMind) -> Iterator[Event]:
    """HQ-19-DURCHDRINGEN, HR-MIND-TEST: a hero throws a mind test."""
    yield from throw_mind_test(scene, command.hero_id)


def throw_mind_test(scene: Scene, hero_id: str) -> Generator[Event, None, bool]:
    """HR-MIND-TEST: a d6 must not exceed the current mind points; or two of them the mind points and a bonus.

    Yields the throw and returns whether it was passed. Raises: UnknownSubject, RuleViolation when he is lost.
    """
    hero = scene.living_hero(hero_id)
    limit, dice = max(current_mind(hero, scene.content), 0), 1
    if scene.table.house_rules.mind_test == "two_dice":
        limit, dice = limit + scene.content.amounts.mind_test_bonus, 2
    roll = scene.answers.roll("mind_test", *[D6] * dice, about=hero_id)
    passed = roll.total <= limit
    yield scene.record(MindTested(hero_id=hero.id, roll=roll, limit=limit, passed=passed))
    return passed


PASS_THROUGH_ABILITY, REGENERATION_ABILITY = "pass_through", "regeneration"


on_board(PassThrough, by="monster_id")(reads_nothing)


@rule(PassThrough)
def pass_through(scene: Scene, command: PassThrough) -> Iterator[Event]:
    """HQ-19-DURCHDRINGEN: the hero passes a mind test or loses a body point (HR-MIND-TEST).

    Raises: UnknownSubject, RuleViolation.
    """
    elf, ability = able(scene, command.monster_id, PASS_THROUGH_ABILITY)
    scene.figure_on_its_way(elf.id)
    hero = scene.living_hero(command.target_id)
    yield scene.record(FigurePassed(mover_id=elf.id, mover_kind=elf.kind, holder_id=hero.id, holder_kind=None))
    passed = yield from throw_mind_test(scene, command.target_id)
    if not passed:
        yield from wound_figure(scene, command.target_id, ability.points)


def own_deeds(scene: Scene, monster: Monster) -> Sequence[str]:
    """Return the types of the commands that its abilities give it, whether or not it can just now."""
    return tuple(dict.fromkeys(kind for ability, _ in borne_by(scene, monster.id) for kind in ability.commands))


def to_remember(scene: Scene, monster: Monster) -> Sequence[str]:
    """Return the ids of its abilities with a reminder; of its regeneration until a troll bane has ended that."""
    banished = REGENERATION_ABILITY if monster.amount(Effect.TROLL_BANE) else ""
    found = (ability for ability, _ in borne_by(scene, monster.id) if ability.reminder)
    return tuple(ability.id for ability in found if ability.id != banished)


# Yields the throw as a fact and returns the points that remain: `points = yield from throw_save(…)`.
Saving = Generator[Event, None, int]


def throw_save(scene: Scene, monster_id: str, ability: str, points: int) -> Saving:
    """Yield one die in the ability's colour for each point that came through.

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
    """HQ-19-KÖRPERLOS: a hero who strikes it without magic loses a die to its defence."""
    if strike.means in _BODILY and strike.attacker_id in scene.table.heroes and not strike.magic_weapon:
        _take_over(scene, attack, defence)


def incorporeal_save(scene: Scene, strike: Strike, points: int) -> Saving:
    """HQ-19-KÖRPERLOS: for each lost point one white die; a black shield saves it."""
    return throw_save(scene, strike.target_id, INCORPOREAL_ABILITY, points)


def _take_over(scene: Scene, loser: PoolBuilder, winner: PoolBuilder) -> None:
    """HR-GHOST-DIE: the die it gains is white, or of the colour of the one it takes."""
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
