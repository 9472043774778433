"""Which abilities a monster has, and what it casts; tests of the mind and passing through (ch. 19)."""

from collections.abc import Generator, Iterator, Sequence

from app.core.dice import D6
from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest.acting import figure_on_its_way
from app.systems.heroquest.bestiary.commands import PassThrough, ProveMind
from app.systems.heroquest.bestiary.events import MindTested
from app.systems.heroquest.combat.events import FigurePassed
from app.systems.heroquest.combat.rules.abilities import borne_by
from app.systems.heroquest.combat.rules.damage import wound_figure
from app.systems.heroquest.content.monsters import Ability
from app.systems.heroquest.limits import current_mind
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Effect, Monster


def has(scene: Scene, monster: Monster, ability: str) -> bool:
    """Whether a monster has an ability."""
    return ability in monster.abilities or ability in scene.content.monsters[monster.kind].abilities


def bearers(scene: Scene, ability: str) -> tuple[Monster, ...]:
    """The monsters with an ability that still fight."""
    return tuple(one for one in scene.table.monsters.values() if one.is_standing and has(scene, one, ability))


def able(scene: Scene, monster_id: str, *abilities: str) -> tuple[Monster, Ability]:
    """A monster that still fights and the first of these abilities that it has.

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
    """HQ-19-DURCHDRINGEN, HR-MIND-TEST: throw a mind test for a hero, whatever asks for it."""
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


@rule(PassThrough)
def pass_through(scene: Scene, command: PassThrough) -> Iterator[Event]:
    """HQ-19-DURCHDRINGEN: the hero passes a mind test or loses a body point (HR-MIND-TEST).

    Raises: UnknownSubject, RuleViolation.
    """
    elf, ability = able(scene, command.monster_id, PASS_THROUGH_ABILITY)
    figure_on_its_way(scene, elf.id)
    hero = scene.living_hero(command.target_id)
    yield scene.record(FigurePassed(mover_id=elf.id, mover_kind=elf.kind, holder_id=hero.id, holder_kind=None))
    passed = yield from throw_mind_test(scene, command.target_id)
    if not passed:
        yield from wound_figure(scene, command.target_id, ability.points)


def own_deeds(scene: Scene, monster: Monster) -> Sequence[str]:
    """The types of the commands that its abilities give it, whether or not it can just now."""
    return tuple(dict.fromkeys(kind for ability, _ in borne_by(scene, monster.id) for kind in ability.commands))


def to_remember(scene: Scene, monster: Monster) -> Sequence[str]:
    """The ids of its abilities with a reminder; of its regeneration until a troll bane has ended that."""
    banished = REGENERATION_ABILITY if monster.amount(Effect.TROLL_BANE) else ""
    found = (ability for ability, _ in borne_by(scene, monster.id) if ability.reminder)
    return tuple(ability.id for ability in found if ability.id != banished)
