"""Heroes as rows for the read tables."""

from app.core.game_system import Passport, PassportItem, PassportSpellSet
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.hero_dice import attack_pool, defence_pool
from app.systems.heroquest.state.figures import Hero, Item, wear_words
from app.systems.heroquest.state.house_rules import HouseRules


def passport(hero: Hero, seat: int, house_rules: HouseRules, content: Content) -> Passport:
    """One hero on a seat."""
    return Passport(
        hero_id=hero.id,
        name=hero.name,
        player=hero.player,
        hero_class=hero.hero_class,
        status=hero.condition.value,
        seat=seat,
        values={
            "body_points": hero.body_points,
            "body_points_max": hero.body_attribute,
            "mind_points": hero.mind_points,
            "mind_points_max": hero.mind_attribute,
            "gold": hero.gold,
            "quest_points": hero.quest_points,
            "quests_passed": hero.quests_passed,
            "attack_dice": len(attack_pool(hero, content, house_rules)),
            "defence_dice": len(defence_pool(hero, content, house_rules)),
            "movement_base": content.classes[hero.hero_class].movement,
        },
        equipment=tuple(_item(item, content) for item in hero.items),
        spell_sets=tuple(PassportSpellSet(lore=held.lore, permanent=held.permanent) for held in hero.spell_sets),
    )


def _item(item: Item, content: Content) -> PassportItem:
    return PassportItem(
        item_id=item.id,
        kind=content.items[item.content_id].kind.value,
        content_id=item.content_id,
        place=item.place.value,
        wear=" ".join(wear_words(item.wear)),
    )
