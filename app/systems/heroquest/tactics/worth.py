"""Worth of a plan: what it does, what it risks, what it leaves to the others, as terms with numbers.

Each term is a number with a meaning of its own; only its weight (`tempers.toml`, `skills.toml`) makes terms comparable.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from app.core.board.passages import Squares
from app.core.board.squares import Square
from app.core.errors import GameError
from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.spells import Spell, Targets, Working
from app.systems.heroquest.content.tempers import Skill, Temper, Weights
from app.systems.heroquest.state.figures import Effect, Hero, Monster
from app.systems.heroquest.state.table import Table
from app.systems.heroquest.tactics.ground import FAR, MonsterGround, walked_to
from app.systems.heroquest.tactics.harm import Against, against
from app.systems.heroquest.tactics.spells import PlanDeed

_LAST = "charges"  # the temper of a monster for which nothing else is said
FARTHEST = 8  # squares: to stand farther away is worth no more
_MOVEMENT_DIE = 4  # of a hero, so far more than the base of the class, rounded up
_LATER = 0.7  # part of a risk that only counts if the hero comes over


class Terms(NamedTuple):
    """The numbers of a plan, in the units of `Weights`."""

    harm: float = 0.0
    wasted: float = 0.0
    fells: float = 0.0
    risk: float = 0.0
    steps: float = 0.0
    weak: float = 0.0
    wounded: float = 0.0
    fallen: float = 0.0
    healer: float = 0.0
    room: float = 0.0
    focus: float = 0.0
    away: float = 0.0
    magic: float = 0.0  # in body points: what a spell does besides wounds


class Others(NamedTuple):
    """Rest of the side, as far as a plan has to know it.

    `waiting`: from where each of those still to act gets at a foe. `aimed`: the points that others take from whom.
    """

    waiting: tuple[Squares, ...] = ()
    aimed: Mapping[str, float] = {}


class Judge:
    """Weighs what one monster could do."""

    def __init__(self, ground: MonsterGround, temper: Temper, skill: Skill, others: Others) -> None:
        self.ground, self.temper, self.others = ground, temper, others
        self.skills = ground.content.skills
        self.weights: Weights = self.skills.weighed(skill, temper)

    def worth(self, terms: Terms) -> float:
        """Return what a plan comes to, in body points."""
        return sum(self.parts(terms).values())

    def parts(self, terms: Terms) -> Mapping[str, float]:
        """Return what each term adds to it."""
        named = {one: getattr(terms, one) * getattr(self.weights, one) / 100 for one in Weights.model_fields}
        return named | {"magic": terms.magic}

    def against(self, deed: PlanDeed) -> tuple[Against, ...]:
        """Return what a deed does to whom it meets; nothing where the rules say so first."""
        try:
            return against(self.ground.table, deed.command, self.ground.content)
        except GameError:
            return ()

    def of_deed(self, deed: PlanDeed, met: Iterable[Against]) -> Terms:
        """Return the terms of a deed, wherever it is done. Harm to its friends counts against it."""
        harm = wasted = fells = weak = wounded = fallen = healer = focus = 0.0
        magic = self._of_spell(deed.spell) if deed.spell else 0.0
        heroes = self.ground.table.heroes
        for one in met:
            hero = heroes.get(one.target_id)
            expected, down = float(one.expected), float(one.fells)
            if hero is None:
                harm, fells = harm - expected, fells - down
                continue
            if not hero.is_standing:
                fallen += expected
                continue
            harm, fells = harm + expected, fells + down
            wasted += float(one.wasted)
            weak += hero.body_points
            wounded += 1 - (hero.body_points - 1) / max(hero.body_attribute - 1, 1) if expected else 0
            healer += heals(hero)
            focus += min(self.others.aimed.get(hero.id, 0.0), hero.body_points)
            magic += sum(float(chance) * self.skills.effects.get(effect, 0) / 100 for effect, chance in one.effects)
            if deed.spell is not None and deed.spell.works is Working.RUST:
                magic += float(one.worn) * self.skills.rusts / 100
        return Terms(
            harm=harm,
            wasted=wasted,
            fells=fells,
            weak=weak,
            wounded=wounded,
            fallen=fallen,
            healer=healer,
            focus=focus,
            magic=magic,
        )

    def _of_spell(self, spell: Spell) -> float:
        """Return what a spell without a target brings: monsters, or a way out for a caster who is nearly slain."""
        if spell.works is Working.SUMMON:
            rolls = sum(len(band.rolls) for band in spell.bands)
            called = sum(len(band.rolls) * len(band.monsters) for band in spell.bands) / max(rolls, 1)
            return called * self.skills.summons / 100
        is_way_out = spell.targets is Targets.CASTER and spell.holds is Effect.HIDDEN
        return 9.0 if is_way_out and flees(self.ground, self.temper) else -9.0 if is_way_out else 0.0

    def of_place(self, square: Square) -> Terms:
        """Return the terms of ending on a square."""
        ground = self.ground
        if ground.here is None:
            return Terms()
        far = min(ground.from_foes.get(square, FAR), FARTHEST) if self.weights.away else 0
        return Terms(
            risk=self.risk(square), steps=ground.ends.get(square, 0), room=-self._shut_out(square), away=far
        )  # fmt: skip

    def risk(self, square: Square) -> float:
        """Return what part of its points it may lose there before its next turn: all of them are 1."""
        if not self.weights.risk:
            return 0.0
        bit, lost = self.ground.bit(square), 0.0
        for near, reached, expected in self._dangers:
            lost += expected * (1 if bit & near else _LATER if bit & reached else 0)
        return min(lost / max(self.ground.monster.body_points, 1), 2.0)

    @cached_property
    def _dangers(self) -> Sequence[tuple[Squares, Squares, float]]:
        """Return for each hero on the feet from where the monster is struck at once, and after a walk; and the points
        that a blow takes on average.
        """
        found = []
        for name in self.ground.foes:
            hero = self.ground.table.heroes[name]
            if not hero.is_standing or hero.amount(Effect.ASLEEP) or hero.amount(Effect.MISSES_TURN):
                continue
            near, steps = self.ground.straight(name), self.ground.content.classes[hero.hero_class].movement
            assert self.ground.here is not None
            reached = walked_to(self.ground.here.situation, self.ground.foes[name].square, steps + _MOVEMENT_DIE)
            found.append((near, self.ground.covering(reached), self._blow_of(hero)))
        return found

    def _blow_of(self, hero: Hero) -> float:
        """Return how many points a hero's blow takes from the monster on average."""
        for means in ("melee", "ranged"):
            blow = Attack.model_construct(attacker_id=hero.id, target_id=self.ground.id, means=means)
            try:
                return float(against(self.ground.table, blow, self.ground.content)[0].expected)
            except GameError:
                continue
        return 0.0

    def _shut_out(self, square: Square) -> float:
        """Return how many of those still to act get at no foe when it stands there."""
        if not self.weights.room:
            return 0.0
        own = self.ground.covering(self.ground.bit(square)) | self.ground.bit(square)
        return float(sum(bool(mask) and not mask & ~own for mask in self.others.waiting))


def heals(hero: Hero) -> float:
    """Return 1 for a hero who may heal others."""
    return float(bool(hero.spell_sets or hero.special_spells or hero.basic_limit or hero.hero_class == "elf"))


def flees(ground: MonsterGround, temper: Temper) -> bool:
    """Return whether a monster of this temper keeps away by now."""
    monster = ground.monster
    return monster.body_points * 100 < temper.caution * monster.start_body


def together(one: Terms, other: Terms) -> Terms:
    """Return the terms of a deed and of the place where the plan ends."""
    return Terms(*(a + b for a, b in zip(one, other, strict=True)))


def temper_of(table: Table, content: Content, monster: Monster) -> Temper:
    """Return how a monster fights: as the game master said, or as its kind and its abilities have it."""
    if monster.temper in content.tempers:
        return content.tempers[monster.temper]
    had = {*monster.abilities, *content.monsters[monster.kind].abilities}
    fitting = (one for one in content.tempers.values() if monster.kind in one.kinds or had.intersection(one.abilities))
    return next(fitting, content.tempers[_LAST])
