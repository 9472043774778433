"""The passport on paper: what stands on it today, and boxes to tick until the app is at hand again."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime

from app.labels.labels import Labels
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.views.passport import BASIC, SPECIAL
from app.systems.heroquest.views.table import GearView, HeroView, PrivateView
from app.web.heroquest.party.cards import Cards, portrait_of
from app.web.heroquest.table.contexts import Pool
from app.web.http.languages import t

# what can still happen to a thing on paper, by its kind
_WEAR = {"weapon": ("rusty", "notched", "fall_damaged", "oiled"), "armor": ("damaged", "broken")}
MOST_BOXES = 10  # to tick up to the next tier


@dataclass(frozen=True)
class WearBox:
    """One trouble to tick."""

    text: str
    is_on: bool


@dataclass(frozen=True)
class SheetLine:
    """One line with what stands at its end."""

    name: str
    note: str = ""
    pool: Pool | None = None
    symbol: str = "skull"
    wear: tuple[WearBox, ...] = ()
    boxes: int = 0


@dataclass(frozen=True)
class Sheet:
    """One A5 page."""

    name: str
    class_id: str
    portrait: str
    class_name: str
    player: str
    gold: int | None
    movement: str
    body: int
    body_cap: int
    mind: int
    mind_cap: int
    fight: tuple[SheetLine, ...]
    spells: tuple[SheetLine, ...]
    finds: tuple[SheetLine, ...]
    gear: tuple[SheetLine, ...]
    conditions: tuple[str, ...]
    quest_points: int
    has_private: bool


@dataclass(frozen=True)
class SheetsPage:
    """Sheets to print, with where and when they come from."""

    campaign_id: int
    campaign_name: str
    back_url: str
    at: datetime
    is_master: bool  # and all passports: then the other papers of the evening are near
    sheets: tuple[Sheet, ...]


def sheet(hero: HeroView, cards: Cards, labels: Labels, content: Content) -> Sheet:
    """A hero's sheet, as far as this viewer may see it."""
    values, private = content.classes[hero.hero_class], hero.private
    finds = (private.potions, private.scrolls, private.artifacts, private.treasures) if private else ()
    return Sheet(
        name=hero.name,
        class_id=hero.hero_class,
        portrait=portrait_of(hero),
        class_name=cards.class_name(hero.hero_class),
        player=hero.player,
        gold=private.gold if private else None,
        movement=cards.movement(hero),
        body=hero.body_points.maximum,
        body_cap=values.max_body,
        mind=hero.mind_points.maximum,
        mind_cap=max(values.max_mind, hero.mind_points.maximum),
        fight=(*_fight(hero, cards), *_gifts(private, labels)),
        spells=tuple(_spells(private, labels)) if private else (),
        finds=tuple(SheetLine(cards.kind_name(gear), boxes=1) for group in finds for gear in group),
        gear=tuple(_gear(gear, cards, labels) for gear in (*hero.gear, *(private.pack if private else ()))),
        conditions=tuple(chip.text for chip in cards.conditions(hero)),
        quest_points=private.quest_points if private else 0,
        has_private=private is not None,
    )


def _fight(hero: HeroView, cards: Cards) -> list[SheetLine]:
    lines = [SheetLine(t("attack"), pool=cards.pool(hero.attack))]
    if hero.ranged is not None:
        lines.append(SheetLine(t("ranged_attack"), pool=cards.pool(hero.ranged)))
    return [*lines, SheetLine(t("defence_in_house"), pool=cards.pool(hero.defence), symbol="white_shield")]


def _gifts(private: PrivateView | None, labels: Labels) -> Iterator[SheetLine]:
    """What the class can do once a quest, with a box to tick."""
    for gift in private.gifts if private else ():
        yield SheetLine(labels.text(f"gifts.{gift.id}"), t("once_per_quest"), boxes=1)


def _spells(private: PrivateView, labels: Labels) -> Iterator[SheetLine]:
    """A wizard's tier and tally, basic spells with a box for each, those taken along; of others the sets."""
    if magic := private.magic:
        further = t("next_tier_from", tier=magic.tier + 1, number=magic.next_from) if magic.next_from else ""
        tally = t("worked_and_failed", worked=magic.successes, failed=magic.failures)
        boxes = min(magic.next_from - magic.successes, MOST_BOXES) if magic.next_from else 0
        yield SheetLine(t("magic_tier_of_the_book", tier=magic.tier), further)
        yield SheetLine(tally, boxes=boxes)
        basic = dict.fromkeys(one.id for one in private.spells if one.origin == BASIC)
        yield from (SheetLine(labels.word("spell", one), boxes=magic.basic_most) for one in basic)
        special = [one for one in private.spells if one.origin == SPECIAL]
        yield from (SheetLine(one.name or labels.word("spell", one.id), boxes=one.left) for one in special)
    yield from (SheetLine(labels.text(f"lores.{one.lore}"), boxes=4) for one in private.spell_sets)


def _gear(gear: GearView, cards: Cards, labels: Labels) -> SheetLine:
    boxes = tuple(WearBox(labels.text(f"wear.{wear}"), wear in gear.wear) for wear in _WEAR.get(gear.kind, ()))
    return SheetLine(cards.kind_name(gear), cards.place(gear.place), wear=boxes)
