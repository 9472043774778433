"""Sets of spells (ch. 8.1): which a hero holds, may hold, gains and loses."""

from collections.abc import Iterator, Mapping, Sequence

from app.core.dice import Roll
from app.core.errors import RuleViolation, UnknownContent
from app.core.events import Event
from app.core.model import like
from app.systems.heroquest.changes import OwnHeroEvent, changed
from app.systems.heroquest.content.models import Content, HeroClass, SpellSetLimit
from app.systems.heroquest.fields import HeroCommand, LoreId
from app.systems.heroquest.limits import current_mind
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Hero, SpellSet


class SpellSetCommand(HeroCommand, permission="spell_sets"):
    """A command about a set of spells."""

    lore: LoreId


class GiveSpellSet(SpellSetCommand, type="give_spell_set"):
    """Let a hero hold a set of spells (ch. 8.1)."""

    permanent: bool = False


class LoseSpellSet(SpellSetCommand, type="lose_spell_set"):
    """Take a set of spells away."""


class MagicOrderChosen(OwnHeroEvent, type="magic_order.chosen"):
    """A battle mage belongs to a magic order."""

    magic_order: str

    def evolve_hero(self, hero: Hero) -> Hero:
        return changed(hero, magic_order=self.magic_order)


class SpellSetGained(OwnHeroEvent, type="spell_set.gained", cites=("HQ-8.1-SETS",)):
    """A hero holds another set of spells."""

    lore: str
    permanent: bool
    roll: Roll | None = None  # of one that was found at random

    def evolve_hero(self, hero: Hero) -> Hero:
        return changed(hero, spell_sets=(*hero.spell_sets, SpellSet(lore=self.lore, permanent=self.permanent)))


class SpellSetLost(OwnHeroEvent, type="spell_set.lost", cites=("HQ-8.1-SETS",)):
    """A hero lost a set of spells."""

    lore: str

    def evolve_hero(self, hero: Hero) -> Hero:
        return changed(hero, spell_sets=tuple(held for held in hero.spell_sets if held.lore != self.lore))


@rule(GiveSpellSet)
def give_spell_set(scene: Scene, command: GiveSpellSet) -> Iterator[Event]:
    """HQ-8.1-SETS: within the lores of the class, the family of the order and the limit of the mind points."""
    yield from hand_over_set(scene, command)


def hand_over_set(scene: Scene, command: GiveSpellSet, roll: Roll | None = None) -> Iterator[Event]:
    """HQ-8.1-SETS: the same for a set that a roll has found. Raises: UnknownSubject, UnknownContent, RuleViolation."""
    hero = scene.living_hero(command.hero_id)
    if command.lore not in scene.content.lores:
        raise UnknownContent("lore.unknown", field="lore", lore=command.lore)
    if command.lore not in open_lores(hero, scene.content):
        raise RuleViolation("spell_set.closed_lore", field="lore", hero=hero.name, lore=command.lore)
    if any(held.lore == command.lore for held in hero.spell_sets):
        raise RuleViolation("spell_set.already_held", field="lore", hero=hero.name, lore=command.lore)
    check_room(hero, scene.content, permanent=command.permanent)
    yield scene.record(SpellSetGained(hero_id=hero.id, lore=command.lore, permanent=command.permanent, roll=roll))


def check_room(hero: Hero, content: Content, *, permanent: bool, field: str = "lore") -> None:
    """HQ-8.1-SETS: whether a hero may hold one set more. Raises: RuleViolation."""
    allowed, kept = limit(hero, content), sum(held.permanent for held in hero.spell_sets)
    if len(hero.spell_sets) >= allowed.sets:
        raise RuleViolation("spell_set.limit", field=field, hero=hero.name, limit=allowed.sets)
    if permanent and allowed.permanent is not None and kept >= allowed.permanent:
        raise RuleViolation("spell_set.only_temporary", field="permanent", hero=hero.name, limit=allowed.permanent)


@rule(LoseSpellSet)
def lose_spell_set(scene: Scene, command: LoseSpellSet) -> Iterator[Event]:
    """Give a set up."""
    hero = scene.hero(command.hero_id)
    if all(held.lore != command.lore for held in hero.spell_sets):
        raise RuleViolation("spell_set.not_held", field="lore", hero=hero.name, lore=command.lore)
    yield scene.record(SpellSetLost(hero_id=hero.id, lore=command.lore))


def lose_surplus(scene: Scene, hero_id: str) -> Iterator[Event]:
    """HQ-8.1-SETS: sets beyond the limit go at once, temporary ones first; of several the player chooses.

    The set of the hero's order stays: below the limit it only cannot be cast (HQ-8.1-CAST).
    """
    while surplus := _surplus(scene.hero(hero_id), scene.content):
        lore = scene.answers.choose("surplus_spell_set", *(held.lore for held in surplus), about=hero_id)
        yield scene.record(SpellSetLost(hero_id=hero_id, lore=lore))


def limit(hero: Hero, content: Content) -> SpellSetLimit:
    """HQ-8.1-SETS: how many sets a hero may hold with the mind points of now, by the table or by the class itself."""
    mind, hero_class = current_mind(hero, content), content.classes[hero.hero_class]
    own = {one.mind: like(SpellSetLimit, one) for one in hero_class.spell_sets}
    rows = content.spell_sets.get(hero.hero_class) or own
    return _row(rows, mind) if rows else _common_row(hero_class, mind, content)


def open_lores(hero: Hero, content: Content) -> Sequence[str]:
    """Return the lores a hero can learn (HQ-1.1-BEGABUNG); a battle mage only those of kin (HQ-1.1-KAMPFMAGIER)."""
    lores = content.classes[hero.hero_class].lores
    families = {lore.family for lore in content.lores.values() if lore.order == hero.magic_order}
    return [name for name in lores if not families or content.lores[name].family in families]


def can_cast(hero: Hero, content: Content) -> bool:
    """HQ-8.1-CAST: whether a hero has the mind points to cast."""
    needed = content.classes[hero.hero_class].casts_from_mind
    return needed is not None and current_mind(hero, content) >= needed


def _row(rows: Mapping[int, SpellSetLimit], mind: int) -> SpellSetLimit:
    """Return the row that holds at so many mind points."""
    reached = [number for number in rows if number <= mind]
    return rows[max(reached)] if reached else SpellSetLimit(sets=0)


def _common_row(hero_class: HeroClass, mind: int, content: Content) -> SpellSetLimit:
    """HQ-8.1-SETS for casters without a table: what every class of the book may hold with that mind, at least
    one set as long as they can cast."""
    if hero_class.casts_from_mind is None or mind < hero_class.casts_from_mind:
        return SpellSetLimit(sets=0)
    fewest = min((_row(rows, mind).sets for rows in content.spell_sets.values()), default=0)
    return SpellSetLimit(sets=max(1, fewest))


def _surplus(hero: Hero, content: Content) -> Sequence[SpellSet]:
    """Return the sets of which one has to go now."""
    if len(hero.spell_sets) <= limit(hero, content).sets:
        return ()
    loose = [held for held in hero.spell_sets if content.lores[held.lore].order != hero.magic_order]
    return [held for held in loose if not held.permanent] or loose
