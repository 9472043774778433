"""The odds of an attack before the dice fall: the pools of both sides with their reasons, and the exact chances.

Of an attack at the table, or of one blow each between a hero and a kind of monster, also with another weapon in hand:
one of those that he may use, or one that he has yet to buy.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import Literal, NamedTuple

from app.core.answers import Answer, Answers, Unanswered
from app.core.errors import GameError, InvalidAnswer, InvalidValue, UnknownContent
from app.core.events import Event
from app.core.game_system import Role, Viewer
from app.core.own_entries import Own
from app.systems.heroquest import hero_dice
from app.systems.heroquest.bestiary.commands import TargetsCommand
from app.systems.heroquest.board.facts import informed
from app.systems.heroquest.catalogue.own_content import content_of, overlaid_by
from app.systems.heroquest.combat.attacks import mind_strike, strike_of
from app.systems.heroquest.combat.commands import Attack, AttackMind, PlaceMonster, Sweep
from app.systems.heroquest.combat.events import StrikeResolved
from app.systems.heroquest.combat.monsters import place_monster
from app.systems.heroquest.combat.strikes import Strike, strike_pools
from app.systems.heroquest.content.items import ItemEntry
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.monsters import MonsterEntry
from app.systems.heroquest.dice import Pool
from app.systems.heroquest.equipment import carrying
from app.systems.heroquest.odds.chances import chances_of
from app.systems.heroquest.odds.comparison import figures
from app.systems.heroquest.odds.faces import Counts, reduced
from app.systems.heroquest.odds.policy import best_of
from app.systems.heroquest.odds.search import Leaf, explore
from app.systems.heroquest.odds.summary import ChoiceOdds, choices_in
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Hero, Item, Monster, Place
from app.systems.heroquest.state.house_rules import HouseRules
from app.systems.heroquest.state.table import PointsShown, Table
from app.systems.heroquest.visibility import Bestiary, is_own, seen_monsters

# A figure that throws on one of these tables has gone down: the blow is over.
DOWN = frozenset({"faint_table", "death_table", "fall_table", "fallen_gold"})


class Risk(NamedTuple):
    """Somebody in the path of an indirect shot, and the chance that this one loses anything."""

    figure_id: str
    chance: Fraction


class Outlook(NamedTuple):
    """The dice of both sides, how many body points the target loses how likely, what was chosen on the way, and the
    risk of who stands in the path.
    """

    attack: Pool
    defence: Pool
    points: Counts
    left: int
    choices: tuple[ChoiceOdds, ...] = ()
    risk: Risk | None = None

    @property
    def wounds(self) -> Fraction:
        """Return the chance that the target loses anything."""
        return self.points.at_least(1)

    @property
    def fells(self) -> Fraction:
        """Return the chance that the target goes down; none for one that lies already."""
        return self.points.at_least(self.left) if self.left > 0 else Fraction(0)


def outlook(table: Table, command: Attack | AttackMind, content: Content, given: Sequence[Answer] = ()) -> Outlook:
    """Return the outlook of an attack after the answers so far.

    Raises: GameError when a rule forbids the attack, an answer does not fit, or with how many dice is asked first.
    """
    scene = Scene(table, content, Answers())
    strike = _told_by_map(scene, command) if isinstance(command, Attack) else mind_strike(scene, command)
    try:
        pools = strike_pools(scene, strike)
    except Unanswered as question:
        raise InvalidAnswer("answer.missing", purpose=question.prompt.purpose) from question
    ends = explore(table, command, content, given=given, until=DOWN, policy=best_of())
    found = _outlook(pools.attack, pools.defence, table, command.target_id, ends)
    if strike.in_path is None:
        return found
    return found._replace(risk=Risk(strike.in_path, losses(table, strike.in_path, ends).at_least(1)))


def _told_by_map(scene: Scene, command: Attack) -> Strike:
    """Return the strike with what the map knows of it. Raises: GameError."""
    told = informed(scene, command)[0] if scene.table.map is not None else command
    assert isinstance(told, Attack)
    return strike_of(scene, told)


def next_blow(
    table: Table, command: Sweep | TargetsCommand, content: Content, given: Sequence[Answer], facts: Sequence[Event]
) -> tuple[int, Outlook] | None:
    """Of an action of several blows: the number of the blow that follows these answers and facts, from 0, and its
    outlook; None when no target is left.

    Raises: GameError when a rule forbids the action or an answer does not fit.
    """
    place = sum(isinstance(fact, StrikeResolved) for fact in facts)
    if place >= len(command.targets()):
        return None
    target = command.targets()[place]
    ends = explore(table, command.up_to(place + 1), content, given=given, until=DOWN, policy=best_of())
    blow = next((fact for fact in reversed(ends[0].facts) if isinstance(fact, StrikeResolved)), None)
    if blow is None or blow.target_id != target:
        return None
    for fact in facts:
        table = evolve(table, fact)
    return place, _outlook(blow.attack, blow.defence, table, target, ends)


def _outlook(attack: Pool, defence: Pool, before: Table, target: str, ends: Sequence[Leaf]) -> Outlook:
    choices = tuple(choices_in(chances_of(ends).happened))
    return Outlook(attack, defence, losses(before, target, ends), figures(before)[target].body_points, choices)


def losses(table: Table, target: str, leaves: Sequence[Leaf]) -> Counts:
    """Return how many points the target has lost at these ends."""
    before = figures(table)[target].body_points
    lost = [(before - figures(leaf.table)[target].body_points, leaf.probability) for leaf in leaves]
    total = lcm(*(chance.denominator for _, chance in lost))
    weights = [0] * (max(points for points, _ in lost) + 1)
    for points, chance in lost:
        weights[points] += int(chance * total)
    return reduced(weights)


_HERO, _FOE, _NEW = "hero", "foe", "new"
_MOST_KINDS = 6


class BothBlows(NamedTuple):
    """The hero's blow at the monster and the monster's at the hero; None for one that cannot strike now.

    A hero with nothing but bow or crossbow shoots.
    """

    strikes: Outlook | None
    suffers: Outlook | None


def hero_against_kind(hero: Hero, kind: str, bestiary: Bestiary, rules: HouseRules) -> BothBlows | None:
    """Return a hero as he stands now against a fresh monster of a kind; None where the quest has to say its values."""
    entry = bestiary.content.monsters[kind]
    if entry.needs_quest_values or entry.further_attacks:
        return None
    nameless = hero.model_copy(update={"id": _HERO, "name": "", "player": "", "gold": 0, "quest_points": 0})
    content, own = bestiary.content, bestiary.own
    only_shoots = hero_dice.melee_weapon(hero, content) is None and hero_dice.ranged_weapon(hero, content) is not None
    strikes = Attack(attacker_id=_HERO, target_id=_FOE, means="ranged" if only_shoots else "melee")
    suffers = Attack(attacker_id=_FOE, target_id=_HERO)
    return BothBlows(*(_alone_with_monster(nameless, entry, one, rules, own) for one in (strikes, suffers)))


@lru_cache(maxsize=4096)
def _alone_with_monster(hero: Hero, entry: MonsterEntry, attack: Attack, rules: HouseRules, own: Own) -> Outlook | None:
    """Return the outlook of a blow between this hero and one fresh monster; None where the book gives it no values, or
    it cannot be struck like this.

    Remembered by everything it depends on: a page asks for all kinds and all heroes at once.
    """
    known = overlaid_by(own).content
    content = known.model_copy(update={"monsters": {**known.monsters, entry.id: entry}})
    table = Table(house_rules=rules, own_content=own, heroes={hero.id: hero})
    try:
        scene = Scene(table, content, Answers())
        list(place_monster(scene, PlaceMonster(monster_id=_FOE, kind=entry.id)))
        return outlook(scene.table, attack, content)
    except GameError:
        return None


def met_kinds(table: Table) -> Sequence[str]:
    """Return the kinds of monsters that all players have seen, the newest first."""
    seen = [monster.kind for monster in reversed(seen_monsters(table, Viewer(role=Role.GUEST)))]
    slain = sorted(row.kind for row in table.slain if not row.secret)
    return list(dict.fromkeys((*seen, *slain)))[:_MOST_KINDS]


def blow_at_kind(table: Table, hero: Hero, kind: str, new: str | None = None) -> Outlook | None:
    """Return a blow with the best weapon at hand, or with a new thing of the kind `new`; None when there is none to
    strike.

    The monster has the values of the book: what a quest map says of one of them is not told.
    """
    content = content_of(table)
    hero = hero.model_copy(update={"gold": 0, "quest_points": 0, "quests_passed": 0})
    hero = hero if new is None else _with_new(hero, new)
    weapon = hero.item(_NEW) if new else hero_dice.melee_weapon(hero, content) or hero_dice.ranged_weapon(hero, content)
    facts = content.items[weapon.content_id].weapon if weapon else None
    means: Literal["melee", "ranged"] = "ranged" if facts is not None and facts.ranged else "melee"
    attack = Attack(attacker_id=hero.id, target_id=_FOE, means=means, weapon_id=weapon.id if weapon else None)
    return _alone_with_monster(hero, content.monsters[kind], attack, table.house_rules, table.own_content)


def _with_new(hero: Hero, content_id: str) -> Hero:
    """Return a hero with a new weapon in the hand; what was there hangs on the back."""
    stowed = [
        item.model_copy(update={"place": Place.BACK}) if item.place is Place.HAND else item for item in hero.items
    ]
    return hero.model_copy(update={"items": (Item(id=_NEW, content_id=content_id, place=Place.HAND), *stowed)})


BARE_HANDS = ""


def armed(hero: Hero, weapon: str, content: Content, rules: HouseRules) -> Hero:
    """Return the hero with this weapon alone in hand, his own if he has one; two hands leave none for a shield.

    Raises: UnknownContent, InvalidValue.
    """
    kept = tuple(_stowed(item, content, shields=False) for item in hero.items)
    if weapon == BARE_HANDS:
        return hero.model_copy(update={"items": kept})
    entry = content.items.get(weapon)
    if entry is None or entry.weapon is None:
        raise UnknownContent("item.unknown_content", field="weapon", content=weapon)
    if not carrying.may_use(hero, entry, rules):
        raise InvalidValue("carrying.class", field="weapon", hero=hero.name, item=weapon)
    own = next((item for item in hero.items if item.content_id == weapon and not item.wear.broken), None)
    ready = (own or Item(id="tried", content_id=weapon, place=Place.HAND)).model_copy(update={"place": Place.HAND})
    kept = tuple(_stowed(item, content, shields=entry.weapon.two_handed) for item in hero.items if item is not own)
    return hero.model_copy(update={"items": (ready, *kept)})


def weapons_for(hero: Hero, content: Content, rules: HouseRules) -> tuple[ItemEntry, ...]:
    """Return the weapons this hero may use, those at hand first."""
    there = {item.content_id for item in hero.items}
    fitting = [one for one in content.items.values() if one.weapon is not None and carrying.may_use(hero, one, rules)]
    return tuple(sorted(fitting, key=lambda one: one.id not in there))


def _stowed(item: Item, content: Content, *, shields: bool) -> Item:
    entry = content.items[item.content_id]
    is_away = entry.weapon is not None or (shields and entry.armor is not None and entry.armor.shield)
    return item.model_copy(update={"place": Place.PACK}) if is_away else item


UNKNOWN_POINTS = 99  # of a monster whose body points its viewer does not see: no blow fells it


def table_known(table: Table, viewer: Viewer) -> Table:
    """Return the table from which odds for a viewer are worked out, so that no number gives away a secret.

    For the game master it is the table itself. For players a monster has the dice that everybody sees and the abilities
    of its kind in the book; what the quest added, and points not shown exactly, are unknown. Hidden monsters and kinds
    that the group wrote itself are left out.
    """
    if viewer.role is Role.GAME_MASTER:
        return table
    is_exact, content = table.monster_points is PointsShown.EXACT, content_of(table)
    seen = [one for one in seen_monsters(table, viewer) if is_exact or not is_own(content.monsters[one.kind])]
    return table.model_copy(update={"monsters": {one.id: _known(one, is_exact=is_exact) for one in seen}})


def _known(monster: Monster, *, is_exact: bool) -> Monster:
    points = {} if is_exact else {"body_points": UNKNOWN_POINTS}
    return monster.model_copy(update={"abilities": (), **points})
