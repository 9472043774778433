"""What a gained point would change, said before it is chosen (ch. 1.1, 7, 8.1 and 9)."""

from collections.abc import Iterator

from app.core.model import Model
from app.systems.heroquest.content.models import Content, Ward
from app.systems.heroquest.house_rules import HouseRules
from app.systems.heroquest.rules import spell_sets
from app.systems.heroquest.rules.attributes import growth, room_to_grow
from app.systems.heroquest.state import Attribute, Hero


class Prospect(Model):
    """Something that would change: its id in the labels, and from what to what where it is a number."""

    id: str
    old: int = 0
    new: int = 0


def prospects(hero: Hero, content: Content, rules: HouseRules, attribute: Attribute) -> tuple[Prospect, ...]:
    """HQ-7-QP: what one point more brings: the value, spells, gifts, the guild; and whether the cap is reached."""
    grown = _grown(hero, attribute)
    found = _of_body(hero, grown, content, rules) if attribute is Attribute.BODY else _of_mind(hero, grown, content)
    capped = [Prospect(id="cap")] if room_to_grow(hero, content, attribute) == 1 else []
    return (*found, *capped)


def _of_body(hero: Hero, grown: Hero, content: Content, rules: HouseRules) -> Iterator[Prospect]:
    yield Prospect(id="body", old=hero.body_attribute, new=grown.body_attribute)
    hero_class, amounts = content.classes[hero.hero_class], content.amounts
    repeat = amounts.stamina_repeat + (rules.stamina_nine == "above_nine")
    if hero_class.stamina and grown.body_attribute == repeat:
        yield Prospect(id="stamina_repeat")
    if hero_class.stamina and grown.body_attribute == amounts.stamina_bonus:
        yield Prospect(id="stamina_bonus")
    if hero_class.constitution is not None:
        yield from _of_ward("constitution", hero_class.constitution, grown.body_attribute)


def _of_mind(hero: Hero, grown: Hero, content: Content) -> Iterator[Prospect]:
    """HQ-8.1-SETS, HQ-1.1-BASISZAUBER, HQ-8.1-GILDE: sets, basic and special spells, and the way into the guild."""
    yield Prospect(id="mind", old=hero.mind_attribute, new=grown.mind_attribute)
    hero_class = content.classes[hero.hero_class]
    old, new = spell_sets.limit(_rested(hero), content), spell_sets.limit(_rested(grown), content)
    if new.sets > old.sets:
        yield Prospect(id="spell_sets", old=old.sets, new=new.sets)
    if hero_class.wizardry is not None:
        yield Prospect(id="basic_spells", old=hero.mind_attribute, new=grown.mind_attribute)
        if hero.gained_mind == 0:
            is_open = hero.quests_passed >= hero_class.wizardry.guild_from
            yield Prospect(id="guild" if is_open else "guild_later", new=hero_class.wizardry.guild_from)
    if hero_class.resistance is not None:
        yield from _of_ward("resistance", hero_class.resistance, grown.mind_attribute)
    regeneration = hero_class.regeneration
    if regeneration is not None and grown.mind_attribute == regeneration.white_from:
        yield Prospect(id="regeneration")


def _of_ward(name: str, ward: Ward, attribute: int) -> Iterator[Prospect]:
    if attribute == ward.repeat_from:
        yield Prospect(id=f"{name}_repeat")
    if attribute == ward.white_from:
        yield Prospect(id=f"{name}_white")


def _grown(hero: Hero, attribute: Attribute) -> Hero:
    gained = growth(hero, attribute, 1)
    if attribute is Attribute.BODY:
        return hero.model_copy(update={"gained_body": hero.gained_body + gained.points})
    return hero.model_copy(update={"gained_mind": hero.gained_mind + gained.points})


def _rested(hero: Hero) -> Hero:
    """With the mind whole again, as it is before the next quest (HQ-17)."""
    return hero.model_copy(update={"mind_points": hero.mind_attribute})
