"""The passport on paper: what stands on it today, and boxes to tick until the app is at hand again."""

from collections.abc import Iterator
from dataclasses import dataclass

from app.labels.labels import Labels
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.views.passport import BASIC, SPECIAL, SpellView
from app.systems.heroquest.views.table import GearView, HeroView, PrivateView
from app.web.heroquest.party.cards import Cards, PoolLine, plain_pool, portrait_of
from app.web.http.languages import t
from app.web.ui.rendering import Context

# what can still happen to a thing on paper, by its kind
_WEAR = {"weapon": ("rusty", "notched", "fall_damaged", "oiled"), "armor": ("damaged", "broken")}
MOST_BOXES = 10  # to tick up to the next tier
MOST_FAILURES = 8  # to tick on one line


@dataclass(frozen=True)
class SheetLine:
    """One line with what stands at its end."""

    name: str
    note: str = ""
    pool: PoolLine | None = None
    symbol: str = "skull"
    wear: tuple[Context, ...] = ()
    boxes: int = 0
    spent: int = 0  # of them, crossed out


def sheet(hero: HeroView, cards: Cards, content: Content) -> Context:
    """Return a hero's sheet, as far as this viewer may see it."""
    values, private, labels = content.classes[hero.hero_class], hero.private, cards.labels
    finds = (private.potions, private.scrolls, private.artifacts, private.treasures) if private else ()
    return {
        "name": hero.name,
        "class_id": hero.hero_class,
        "portrait": portrait_of(hero),
        "class_name": cards.class_name(hero.hero_class),
        "player": hero.player,
        "gold": private.gold if private else None,
        "movement": cards.movement(hero),
        "body": hero.body_points.maximum,
        "body_cap": values.max_body,
        "mind": hero.mind_points.maximum,
        "mind_cap": max(values.max_mind, hero.mind_points.maximum),
        "tiers": tuple(_tiers(private)),
        "fight": (*_fight(hero, cards), *_gifts(private, labels)),
        "spells": tuple(_spells(private, labels)) if private else (),
        "special": tuple(_special(private, labels)) if private else (),
        "special_note": _chosen(private),
        "finds": tuple(SheetLine(cards.kind_name(gear), boxes=1) for group in finds for gear in group),
        "gear": tuple(_gear(gear, cards, labels, content) for gear in (*hero.gear, *(private.pack if private else ()))),
        "conditions": tuple(chip.text for chip in cards.conditions(hero)),
        "quest_points": private.quest_points if private else 0,
        "has_private": private is not None,
    }


def _fight(hero: HeroView, cards: Cards) -> list[SheetLine]:
    lines = [SheetLine(t("attack"), pool=cards.pool(hero.attack))]
    if hero.ranged is not None:
        lines.append(SheetLine(t("ranged_attack"), pool=cards.pool(hero.ranged)))
    return [*lines, SheetLine(t("defence_in_house"), pool=cards.pool(hero.defence), symbol="white_shield")]


def _gifts(private: PrivateView | None, labels: Labels) -> Iterator[SheetLine]:
    """Yield what the class can do once a quest, with a box to tick."""
    for gift in private.gifts if private else ():
        yield SheetLine(labels.text(f"gifts.{gift.id}"), t("once_per_quest"), boxes=1)


def _tiers(private: PrivateView | None) -> Iterator[Context]:
    """Yield all tiers with their dice, to find the hero's after an evening without the app."""
    if private is None or private.magic is None:
        return
    for one in private.magic.tiers:
        is_own = one.tier == private.magic.tier
        yield {"number": one.tier, "successes": one.successes, "pool": plain_pool(one.dice), "is_own": is_own}


def _spells(private: PrivateView, labels: Labels) -> Iterator[SheetLine]:
    """Yield a wizard's tally and basic spells with a box for each; of sets each spell with its name."""
    if magic := private.magic:
        boxes = min(magic.next_from - magic.successes, MOST_BOXES) if magic.next_from else 0
        yield SheetLine(t("worked_so_often", number=magic.successes), boxes=boxes)
        yield SheetLine(t("failed_so_often", number=magic.failures), boxes=MOST_FAILURES)
        for one in private.spells:
            if one.origin == BASIC:
                most = max(magic.basic_most, one.left)
                name = labels.word("spell", one.id).partition(" (")[0]  # its namesake stands in another column
                yield SheetLine(name, boxes=most, spent=most - one.left)
    for held in private.spell_sets:
        yield SheetLine(labels.text(f"lores.{held.lore}"))
        yield from (_once(one, labels) for one in private.spells if one.origin == held.lore)


def _special(private: PrivateView, labels: Labels) -> Iterator[SheetLine]:
    """Yield the special spells taken along, and room for as many more as may come."""
    if magic := private.magic:
        yield from (_once(one, labels) for one in private.spells if one.origin == SPECIAL)
        yield from (SheetLine("", boxes=1) for _ in range(magic.special_most - magic.special_chosen))


def _chosen(private: PrivateView | None) -> str:
    magic = private.magic if private else None
    return t("chosen_of_most", chosen=magic.special_chosen, most=magic.special_most) if magic else ""


def _once(spell: SpellView, labels: Labels) -> SheetLine:
    """Return a spell that can be cast once, with the group's words; a slot without a name leaves room for one."""
    name = "" if spell.nameless else spell.name or labels.word("spell", spell.id)
    most = max(spell.left, 1)
    return SheetLine(name, spell.text, boxes=most, spent=most - spell.left)


def _gear(gear: GearView, cards: Cards, labels: Labels, content: Content) -> SheetLine:
    """Return a thing with a box for each trouble it can get into: what rusts not and takes no oil has none of them."""
    weapon = content.items[gear.content_id].weapon
    never = {"rusty": weapon and not weapon.rusts, "oiled": weapon and (weapon.ranged or not weapon.oilable)}
    can_be = (wear for wear in _WEAR.get(gear.kind, ()) if wear in gear.wear or not never.get(wear))
    boxes = tuple({"text": labels.text(f"wear.{wear}"), "is_on": wear in gear.wear} for wear in can_be)
    return SheetLine(cards.kind_name(gear), cards.place(gear.place), wear=boxes)
