"""Whether a passport from elsewhere is one a hero can have here."""

from collections.abc import Sequence

from app.core.answers import Answers
from app.core.errors import InvalidValue, UnknownContent
from app.systems.heroquest.content.models import Content, HeroClass
from app.systems.heroquest.content.spells import School
from app.systems.heroquest.hero_files import HeroPassport, hero_of
from app.systems.heroquest.house_rules import HouseRules
from app.systems.heroquest.rules import carrying
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Condition, Hero, Item, Place, Table

_POINTS = {Condition.FAINTED: (0, 0), Condition.DEAD: (-99, -1), Condition.LOST: (-99, 99)}


def unknown_things(passport: HeroPassport, content: Content) -> Sequence[str]:
    """What he carries that nobody knows here."""
    return [name for name in dict.fromkeys(one.item for one in passport.items) if name not in content.items]


def fitting(passport: HeroPassport, content: Content, house_rules: HouseRules) -> HeroPassport:
    """The same with everything that may not be in use here in the pack; what is too much is marked as anybody's is."""
    scene, kept = Scene(Table(house_rules=house_rules), content, Answers()), list[Item]()
    if passport.hero_class not in content.classes:
        return passport
    hero = hero_of("hero", passport)  # once: a file may bring hundreds of things
    for item in hero.items:
        is_fitting = _may_be_there(scene, hero.model_copy(update={"items": (*kept, item)}))
        kept.append(item if is_fitting else item.model_copy(update={"place": Place.PACK}))
    placed = zip(passport.items, kept, strict=True)
    return passport.model_copy(
        update={"items": tuple(one.model_copy(update={"place": item.place}) for one, item in placed)}
    )


def check_legal(passport: HeroPassport, content: Content) -> None:
    """Values between those of the class and its caps. Raises: InvalidValue, UnknownContent with the place."""
    hero_class = content.classes.get(passport.hero_class)
    if hero_class is None:
        raise UnknownContent("hero_class.unknown", field="hero.hero_class", hero_class=passport.hero_class)
    _check_points(passport, hero_class, content)
    _check_condition(passport, content)
    _check_magic(passport, hero_class, content)
    for number, one in enumerate(passport.items):
        entry = content.items[one.item]
        if one.wear.oiled and entry.weapon is None:
            raise InvalidValue("wear.impossible", field=f"hero.items.{number}.wear.oiled", item=one.item)


def _may_be_there(scene: Scene, hero: Hero) -> bool:
    newest = hero.items[-1]
    if newest.place is Place.PACK or newest.wear.broken:  # what is broken counts nowhere
        return True
    return carrying.refusal_at(scene, hero, newest, newest.place) is None


def _check_points(passport: HeroPassport, hero_class: HeroClass, content: Content) -> None:
    for kind, cap in (("body", hero_class.max_body), ("mind", hero_class.max_mind)):
        start, gained = getattr(passport, f"start_{kind}"), getattr(passport, f"gained_{kind}")
        if start + gained > cap:
            raise InvalidValue("hero_file.above_cap", field=f"hero.gained_{kind}", maximum=cap)
        if getattr(passport, f"{kind}_points") > start + gained:
            raise InvalidValue("figure.above_attribute", field=f"hero.{kind}_points", maximum=start + gained)
    scale = content.amounts.quest_point_scale
    if passport.quest_points > scale:
        raise InvalidValue("hero_file.too_many", field="hero.quest_points", maximum=scale)


def _check_condition(passport: HeroPassport, content: Content) -> None:
    low, high = _POINTS.get(passport.condition, (1, 99))
    if not low <= passport.body_points <= high:
        raise InvalidValue("hero_file.condition", field="hero.body_points", condition=passport.condition)
    rows = {
        Condition.FAINTED: {row.outcome.id for row in content.faint.rows},
        Condition.DEAD: {row.outcome.id for row in content.death.rows},
    }
    if passport.recovery is not None and passport.recovery not in rows.get(passport.condition, ()):
        raise UnknownContent("recovery.unknown", field="hero.recovery", recovery=passport.recovery)


def _check_magic(passport: HeroPassport, hero_class: HeroClass, content: Content) -> None:
    orders = {content.lores[lore].order for lore in hero_class.lores} if hero_class.orders else set()
    if orders and passport.magic_order is None:
        raise InvalidValue("magic_order.missing", field="hero.magic_order")
    if passport.magic_order is not None and passport.magic_order not in orders:
        raise UnknownContent("magic_order.not_open", field="hero.magic_order", magic_order=passport.magic_order)
    for number, held in enumerate(passport.spell_sets):
        if held.lore not in content.lores:
            raise UnknownContent("lore.unknown", field=f"hero.spell_sets.{number}.lore", lore=held.lore)
        if held.lore in {other.lore for other in passport.spell_sets[:number]}:
            raise InvalidValue("hero_file.twice", field=f"hero.spell_sets.{number}.lore", lore=held.lore)
    for field, school in (("guild_spells", School.GUILD), ("special_spells", School.SPECIAL)):
        for number, spell in enumerate(getattr(passport, field)):
            known = content.spells.get(spell)
            if known is None or (known.school is not school and field == "guild_spells"):
                raise UnknownContent("spell.unknown", field=f"hero.{field}.{number}", spell=spell)
