"""Odds of what a deed does to each of those it meets: the same exact numbers as beside the dice, remembered."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from app.core.answers import Answer, Answers, Choice, HandRoll, Unanswered
from app.core.dice import D6
from app.core.errors import GameError, RuleViolation
from app.core.events import Command, Event
from app.core.own_entries import Own
from app.systems.heroquest.bestiary.abilities import bearers
from app.systems.heroquest.bestiary.commands import AttackTwice, PassThrough, TargetsCommand
from app.systems.heroquest.bestiary.squigs import HANDLER_ABILITY, LED_ABILITY
from app.systems.heroquest.catalogue.own_content import overlaid_by
from app.systems.heroquest.combat.attacks import mind_strike, strike_of
from app.systems.heroquest.combat.commands import Attack, AttackMind, Sweep
from app.systems.heroquest.combat.strikes import borne_by, shields, strike_pools
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.spells import Spell, Working
from app.systems.heroquest.decide import decide
from app.systems.heroquest.dice import BLACK_SHIELD, COMBAT_DICE, WHITE_SHIELD, Color
from app.systems.heroquest.fields import Means
from app.systems.heroquest.magic import book
from app.systems.heroquest.magic.casting import check_aim
from app.systems.heroquest.magic.commands import CastMonsterSpell
from app.systems.heroquest.odds.attack_odds import DOWN, Outlook, losses, next_blow, outlook
from app.systems.heroquest.odds.comparison import figures
from app.systems.heroquest.odds.dice_against_dice import DiceAttack, SaveDice, points_through
from app.systems.heroquest.odds.faces import Counts, counted
from app.systems.heroquest.odds.policy import best_of
from app.systems.heroquest.odds.search import explore
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.dungeon import Round
from app.systems.heroquest.state.figures import Effect, Figure, Hero, Monster
from app.systems.heroquest.state.house_rules import HouseRules
from app.systems.heroquest.state.table import Table


class Against(NamedTuple):
    """Harm to one figure by a deed: the points it loses how likely, and the chance that each effect begins."""

    target_id: str
    points: Counts
    left: int
    effects: tuple[tuple[Effect, Fraction], ...] = ()
    worn: Fraction = Fraction(0)  # the chance that it spoils a piece of gear

    @property
    def hits(self) -> Fraction:
        """Return the chance that the figure loses anything, or that an effect of a spell begins."""
        return max((self.points.at_least(1), self.worn, *(chance for _, chance in self.effects)))

    @property
    def fells(self) -> Fraction:
        """Return the chance that it goes down; none for one that lies already."""
        return self.points.at_least(self.left) if self.left > 0 else Fraction(0)

    @property
    def expected(self) -> Fraction:
        """Return how many points it loses on average."""
        return self.points.expected

    @property
    def wasted(self) -> Fraction:
        """Return how many points on average go beyond those that it has left."""
        chances = enumerate(self.points.chances)
        return sum((max(lost - max(self.left, 0), 0) * chance for lost, chance in chances), Fraction(0))


def against(table: Table, command: Command, content: Content) -> tuple[Against, ...]:
    """Return what a command does to whom it names, in their order. What the map knows stands in the command already.

    Raises: GameError where the rules forbid it.
    """
    acting, targets = acting_of(command), targets_of(command)
    there = figures(table)
    if _asks_for_others(table, content, (acting, *targets)):
        return _measured(table, command, content)
    plain = {one: f"f{place}" for place, one in enumerate((acting, *targets))}
    together = tuple(_plain(there[one], plain[one]) for one in plain)
    found = _alone(together, _renamed(command, plain), table.house_rules, table.own_content)
    if isinstance(found, GameError):
        raise found
    names = {new: old for old, new in plain.items()}
    return tuple(one._replace(target_id=names[one.target_id]) for one in found)


def targets_of(command: Command) -> tuple[str, ...]:
    """Return whom a deed meets, each once, in the order in which it meets them."""
    match command:
        case Attack():
            return tuple(dict.fromkeys(filter(None, (command.target_id, command.next_in_path))))
        case AttackMind():
            return (command.target_id,)
        case CastMonsterSpell():
            return command.target_ids
        case Sweep() | TargetsCommand():
            return tuple(dict.fromkeys(command.targets()))
    return ()


def acting_of(command: Command) -> str:
    """Return who acts."""
    return str(getattr(command, "attacker_id", None) or getattr(command, "monster_id", ""))


def _asks_for_others(table: Table, content: Content, names: Iterable[str]) -> bool:
    """Return whether the dice of one of these depend on where somebody else stands (HQ-19-BÄNDIGER)."""
    kinds = [one.kind for name in names if (one := table.monsters.get(name)) is not None]
    is_led = any(LED_ABILITY in content.monsters[kind].abilities for kind in kinds)
    return is_led and bool(bearers(Scene(table, content, Answers()), HANDLER_ABILITY))


def _plain(figure: Figure, name: str) -> Figure:
    """Return a figure without what no dice depend on, so that two who are alike are remembered as one."""
    told: dict[str, object] = {"id": name, "name": ""}
    if isinstance(figure, Hero):
        told |= {"player": "", "gold": 0, "quest_points": 0, "quests_passed": 0, "notes": "", "picture": ""}
        return figure.model_copy(update=told)
    return figure.model_copy(update={**told, "number": 0, "veil": 0, "spells_cast": (), "hidden": False, "temper": ""})


def _renamed(command: Command, names: dict[str, str]) -> Command:
    """Return a command about the same figures by other names, with everything the map knew told by itself."""
    changes: dict[str, object] = {}
    for field in type(command).model_fields:
        value = getattr(command, field)
        if isinstance(value, str) and value in names:
            changes[field] = names[value]
        elif isinstance(value, tuple) and value:
            changes[field] = tuple(names.get(one, one) for one in value)
        elif field.startswith("room_behind"):
            changes[field] = False  # to push is a choice: the odds are those of the wound
    return command.model_copy(update=changes)


@lru_cache(maxsize=8192)
def _alone(together: tuple[Figure, ...], command: Command, rules: HouseRules, own: Own) -> "_Found":
    """Work out a deed among these alone, on no map; everything it depends on is named."""
    heroes = {one.id: one for one in together if isinstance(one, Hero)}
    monsters = {one.id: one for one in together if isinstance(one, Monster)}
    table = Table(house_rules=rules, own_content=own, heroes=heroes, monsters=monsters)
    try:
        return _measured(table, command, overlaid_by(own).content)
    except GameError as error:
        return error


_Found = tuple[Against, ...] | GameError


def _measured(table: Table, command: Command, content: Content) -> tuple[Against, ...]:
    table = table.model_copy(update={"round": Round()})  # what is used of a turn changes no dice
    if isinstance(command, Attack | AttackMind):
        if (plain := _plain_blow(table, command, content)) is not None:
            return (plain,)
        found = outlook(table, command, content)
        path = () if found.risk is None else (_of_leaves(table, found.risk.figure_id, command, content),)
        return (_of_outlook(command.target_id, found), *path)
    if isinstance(command, CastMonsterSpell):
        return tuple(
            _plain_spell(table, one, command, content) or _of_leaves(table, one, command, content)
            for one in command.target_ids
        )
    if isinstance(command, PassThrough) or _is_twice(command):
        return tuple(_of_leaves(table, one, command, content) for one in targets_of(command))
    if isinstance(command, Sweep | TargetsCommand):
        blows = zip(command.targets(), _blow_by_blow(table, command, content), strict=False)
        return tuple(_of_outlook(target, one) for target, one in blows)
    return ()


def _plain_blow(table: Table, command: Attack | AttackMind, content: Content) -> Against | None:
    """Return a blow of which the dice of both sides decide everything, in closed form; None for any other.

    The rules say the dice. What throws again, saves, or wards off is worked out by running them (`outlook`).
    Raises: GameError.
    """
    scene = Scene(table, content, Answers())
    strike = strike_of(scene, command) if isinstance(command, Attack) else mind_strike(scene, command)
    attacker, target = scene.figure(strike.attacker_id), scene.figure(strike.target_id)
    is_hero = isinstance(attacker, Hero)
    throws_again = attacker.amount(Effect.SECOND_THROW) or (is_hero and strike.means is not Means.MELEE)
    saves = [ability for ability, hooks in borne_by(scene, target.id) if hooks.save]
    wards = any(hooks.before_wound for _, hooks in borne_by(scene, attacker.id))
    is_warded = wards and table.house_rules.warded_plague == "wound_too"
    if strike.indirect or throws_again or len(saves) > 1 or is_warded:
        return None
    try:
        pools = strike_pools(scene, strike)
    except Unanswered:  # HQ-19-BÄNDIGER: no map shows its handler, so it is taken to stand apart
        pools = strike_pools(Scene(table, content, Answers((Choice(option="apart"),))), strike)
    if not pools.attack.dice:
        raise RuleViolation("attack.no_dice", field="attacker_id")
    faces = frozenset(shields(scene, target.id))
    left = target.body_points if isinstance(target, Monster) else None
    dice = DiceAttack(
        pools.attack.dice, pools.defence.dice, faces, left=left,
        save=SaveDice(saves[0].color or Color.WHITE, BLACK_SHIELD) if saves else None,
        plagued=is_hero and attacker.amount(Effect.PLAGUED) > 0,
        saves_beyond=table.house_rules.saves_beyond == "every_point",
    )  # fmt: skip
    return Against(target.id, points_through(dice), target.body_points)


def _plain_spell(table: Table, target: str, command: CastMonsterSpell, content: Content) -> Against | None:
    """Return a spell that harms or holds, in closed form; None where something else may turn it away."""
    scene, hero = Scene(table, content, Answers()), table.heroes.get(target)
    spell = book.spell_of(scene, command.spell)
    is_plain = spell.works is Working.DAMAGE or (spell.works is Working.HOLD and not spell.stacks)
    if not is_plain or hero is None or hero.amount(Effect.SPELL_PROOF) or content.classes[hero.hero_class].resistance:
        return None
    check_aim(scene, spell, command.model_copy(update={"target_ids": (target,)}))
    points = _lessened(scene, spell, target)
    if spell.works is Working.DAMAGE:
        return Against(target, points, hero.body_points)
    begins = Fraction(0) if spell.holds is None or hero.amount(spell.holds) else points.at_least(1)
    effects = ((spell.holds, begins),) if spell.holds and begins else ()
    return Against(target, Counts((1,), 1), hero.body_points, effects)


def _lessened(scene: Scene, spell: Spell, target: str) -> Counts:
    """Return the points of a spell after the target's saving throw."""
    save, most = spell.save, spell.points
    by_mind = save is not None and save.by in ("mind_shields", "mind_numbers")
    number = 0 if save is None else scene.mind_of(target) if by_mind else save.dice
    if save is None or number == 0:
        return Counts((0,) * most + (1,), 1)
    by_shields = save.by in ("own_shields", "mind_shields")
    die = COMBAT_DICE[Color.WHITE] if by_shields else D6
    faces = shields(scene, target) if by_shields else tuple(face for face in D6.faces if int(face) >= save.high)
    thrown = counted((die,) * number, frozenset(faces))
    left = [0] * (most + 1)
    for successes, weight in enumerate(thrown.weights):
        left[(most if not successes else 0) if by_mind else max(most - successes, 0)] += weight
    return Counts(tuple(left), thrown.total)


def _of_outlook(target: str, found: Outlook) -> Against:
    return Against(target, found.points, found.left)


def _is_twice(command: Command) -> bool:
    return isinstance(command, AttackTwice) and command.target_id == command.second_target_id


def _of_leaves(table: Table, target: str, command: Command, content: Content) -> Against:
    """Return what becomes of one figure at all ends of a deed; of a spell for several the others are left out."""
    if isinstance(command, CastMonsterSpell):
        command = command.model_copy(update={"target_ids": (target,)})
    leaves, before = explore(table, command, content, until=DOWN, policy=best_of()), figures(table)[target]
    begun: dict[Effect, Fraction] = {}
    worn = Fraction(0)
    for leaf in leaves:
        after = figures(leaf.table)[target]
        for one in after.effects:
            if before.amount(one.effect) < one.amount and one.effect is not Effect.POISON:
                begun[one.effect] = begun.get(one.effect, Fraction(0)) + leaf.probability
        is_worn = isinstance(before, Hero) and isinstance(after, Hero) and before.items != after.items
        worn += leaf.probability if is_worn else 0
    points = losses(table, target, leaves)
    return Against(target, points, before.body_points, tuple(sorted(begun.items())), worn)


def _blow_by_blow(table: Table, command: Sweep | TargetsCommand, content: Content) -> Iterator[Outlook]:
    """Yield each blow of a deed of several as the one that follows when all before it have missed."""
    given, facts = list[Answer](), list[Event]()
    while (found := next_blow(table, command, content, given, facts)) is not None:
        yield found[1]
        given.append(HandRoll(faces=(WHITE_SHIELD,) * len(found[1].attack.dice)))
        facts = _facts(table, command, content, given)


def _facts(table: Table, command: Command, content: Content, given: Sequence[Answer]) -> list[Event]:
    facts = list[Event]()
    with suppress(Unanswered):
        facts.extend(decide(table, command, Answers(given), content))
    return facts
