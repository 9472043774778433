"""Contents of hero cards and passports: dice with their reasons, conditions, wear, points, lines of a passport."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from app.labels.labels import Labels
from app.systems.heroquest import dice
from app.systems.heroquest.labels import thing_in_words
from app.systems.heroquest.state.figures import ActiveEffect, Condition, Effect, Hero, Item, Place, wear_words
from app.systems.heroquest.views.table import ConditionView, GearView, HeroView
from app.web.heroquest.table.words import color_in_words, dice_in_words, die_in_words, rule_url, signed
from app.web.http.languages import t
from app.web.live.parts import Fragment, fragment
from app.web.table.game_pages import Die
from app.web.ui.rendering import PageLink


@dataclass(frozen=True)
class CardReason:
    """Reason why a pool is what it is."""

    text: str
    color: str | None
    tone: str | None


@dataclass(frozen=True)
class PoolLine:
    """Dice with their name for screen readers and their reasons."""

    dice: tuple[Die, ...]
    label: str
    reasons: tuple[CardReason, ...]


@dataclass(frozen=True)
class Chip:
    """A condition in a word or two, and where its rule stands."""

    text: str
    tone: str | None
    icon: str
    rule_url: str = ""


@dataclass(frozen=True)
class Use:
    """A way to use a thing at once: what the button says, its whole meaning, and where it leads."""

    text: str
    label: str
    url: str


@dataclass(frozen=True)
class CardFact:
    """One line of a passport: a thing, a note, and at the right its dice, its number, its wear or what it is for.

    `sum` and `why` tell where a number comes from. `boxes`: how many uses are left, and of how many. What heads the
    lines below it is no line itself.
    """

    name: str
    note: str
    is_head: bool = False
    boxes: tuple[int, int] | None = None
    pool: PoolLine | None = None
    symbol: str = "skull"
    chip: Chip | None = None
    number: str = ""
    is_used: bool = False
    sum: str = ""
    why: tuple[PageLink, ...] = ()
    use: Use | None = None


# condition -> tone, icon
_CONDITION_LOOKS = {
    "misses_round": ("warning", "hourglass"),
    "injured": ("danger", "skull"),
    "limping": ("danger", "skull"),
    "mind_lost": ("danger", "ban"),
    "cannot_cast": ("mind", "wand-sparkles"),
    "cannot_read": ("mind", "scroll-text"),
}
# wear -> tone, icon; what is not listed is good news
_WEAR_LOOKS = {
    "broken": ("danger", "shield-off"),
    "rusty": ("warning", "droplet"),
    "notched": ("warning", "axe"),
    "fall_damaged": ("warning", "axe"),
    "damaged": ("warning", "shield-half"),
    "magic_lost": ("warning", "sparkles"),
    "oiled": ("accent", "droplet"),
}
# effect -> tone, icon; what is not listed is nothing to worry about
_EFFECT_LOOKS: Mapping[Effect, tuple[str | None, str]] = {
    Effect.ASLEEP: ("mind", "hourglass"),
    Effect.INVISIBLE: ("mind", "eye-off"),
    Effect.HIDDEN: ("mind", "eye-off"),
    Effect.IN_PIT: ("warning", "triangle-alert"),
    Effect.MISSES_TURN: ("warning", "hourglass"),
    Effect.TURNED: ("warning", "hourglass"),
    Effect.AFRAID: ("warning", "triangle-alert"),
    Effect.COMMANDED: ("warning", "wand-sparkles"),
    Effect.POISON: ("danger", "droplet"),
    Effect.PLAGUED: ("danger", "droplet"),
    Effect.FRENZY: ("danger", "flame"),
}
# Where the book speaks of a condition, a trouble of a thing, or what holds on somebody for a while.
_RULES = {
    "misses_round": "HQ-9-FAINT", "injured": "HQ-14-INJURY", "limping": "HQ-14-INJURY", "mind_lost": "HQ-17",
    "cannot_cast": "HQ-8.1-CAST", "cannot_read": "HQ-8.3", "broken": "HQ-9-FALL", "rusty": "HQ-15.1-RUST",
    "notched": "HQ-15.2-NOTCH", "fall_damaged": "HQ-9-FALL", "damaged": "HQ-15.2-NOTCH", "magic_lost": "HQ-15.4-MAGIC",
    "oiled": "HQ-15.3-OIL", "asleep": "HQ-8.2.1", "invisible": "HQ-8.2.2", "hidden": "HQ-8-FLUCHT",
    "in_pit": "HQ-10.2.2",
    "poison": "HQ-14-GIFT", "plagued": "HQ-19-SEUCHENWAFFEN", "attack_dice": "HQ-15.5-EXTRA", "slowed": "HQ-2",
    "defence_dice": "HQ-15.5-EXTRA", "shield_spell": "HQ-15.5-EXTRA", "stone_skin": "HQ-15.5-EXTRA",
}  # fmt: skip
_STATES = {Condition.FAINTED: "fallen", Condition.DEAD: "fallen", Condition.LOST: "dead"}
_DOWN = {condition.value for condition in _STATES}


def class_and_player(hero: HeroView | Hero, labels: Labels) -> str:
    """`Elfe, Mia`: the class of a hero, and who plays it if that is noted."""
    return ", ".join(filter(None, (labels.word("hero_class", hero.hero_class), hero.player)))


def portrait_of(hero: HeroView | Hero) -> str:
    """Return a hero's picture: the id of a drawn one, or the address of an uploaded one."""
    return f"/pictures/{hero.picture}.webp" if hero.picture else hero.portrait


class Cards:
    """Makes cards in one language."""

    def __init__(self, labels: Labels) -> None:
        self.labels = labels

    def hero_card(self, hero: HeroView, url: str, *, is_current: bool = False) -> Fragment:
        """Return a hero on the strip."""
        is_low = hero.body_points.current * 3 <= hero.body_points.maximum
        usual = "current" if is_current else "in-danger" if is_low else ""
        return fragment(
            f"hero-card-{hero.id}",
            "heroquest/_hero_card.html",
            hero_id=hero.id,
            url=url,
            name=hero.name,
            class_id=hero.hero_class,
            class_name=self.class_name(hero.hero_class),
            state=_STATES.get(hero.condition, "away" if hero.absent else usual),
            flag=self.flag(hero) or (t("not_here") if hero.absent else t("has_the_turn") if is_current else ""),
            flag_tone="danger" if self.flag(hero) else "accent",
            body=hero.body_points,
            mind=hero.mind_points,
            attack=self.pool(hero.attack),
            defence=self.pool(hero.defence),
            conditions=self.conditions(hero),
        )

    def class_name(self, class_id: str) -> str:
        """Return the name of a class."""
        return self.labels.text(f"hero_classes.{class_id}")

    def item_name(self, gear: GearView | Item) -> str:
        """Return the name of a thing, with what was noted about it and what it has been through."""
        wear = wear_words(gear.wear) if isinstance(gear, Item) else gear.wear
        return thing_in_words(self.labels, gear.content_id, wear, gear.note)

    def kind_name(self, gear: GearView | Item) -> str:
        """Return the name of a thing with its note, but without its wear, for places where chips show that."""
        return thing_in_words(self.labels, gear.content_id, (), gear.note)

    def flag(self, hero: HeroView) -> str:
        """Return the text across a hero who is down."""
        return "" if hero.condition is Condition.STANDING else self.labels.text(f"conditions.{hero.condition}")

    def conditions(self, hero: HeroView) -> tuple[Chip, ...]:
        """Conditions, what holds for a while, and wear, as chips."""
        found = [self._condition(one) for one in hero.conditions if one.id not in _DOWN]
        worn = [chip for gear in hero.gear if (chip := self.wear_chip(gear, named=True)) is not None]
        return (*found, *effect_chips(hero.effects, self.labels), *worn)

    def wear_chip(self, gear: GearView, *, named: bool = False) -> Chip | None:
        """Return all that a thing has been through, in the looks of the worst; None for a sound one."""
        if not gear.wear:
            return None
        tone, icon = _WEAR_LOOKS[gear.wear[0]]
        word = ", ".join(self.labels.text(f"wear.{one}") for one in gear.wear)
        text = f"{self.labels.text(f'items.{gear.content_id}')} {word}" if named else word
        return Chip(text, tone, icon, _rule_url(gear.wear[0]))

    def pool(self, pool: dice.Pool) -> PoolLine:
        """Dice with their reasons."""
        return _pool(self.labels, pool)

    def place(self, place: Place) -> str:
        """Return where a thing is carried."""
        return self.labels.text(f"places.{place}")

    def movement(self, hero: HeroView) -> str:
        """`W6 + 5`, `2W6 + 5` with twice the dice, or the squares alone for who rolls none."""
        squares, dice = hero.movement_base + hero.movement_extra, hero.movement_dice
        die = die_in_words("d6" if dice == 1 else f"{dice}d6")
        return f"{die} + {squares}" if dice else str(squares)

    def _condition(self, condition: ConditionView) -> Chip:
        tone, icon = _CONDITION_LOOKS[condition.id]
        text = self.labels.text(f"conditions.{condition.id}", count=condition.count)
        return Chip(text, tone, icon, _rule_url(condition.id))


@lru_cache(maxsize=1024)
def _pool(labels: Labels, pool: dice.Pool) -> PoolLine:
    """Remembered: most pools stay as they are from one action to the next."""
    return replace(plain_pool(pool.dice), reasons=tuple(_reason(one, labels) for one in pool.reasons))


def plain_pool(colors: Sequence[dice.Color]) -> PoolLine:
    """Dice without reasons."""
    names = [color.value for color in colors]
    return PoolLine(tuple(map(Die, names)), dice_in_words(names), ())


def _reason(reason: dice.Reason, labels: Labels) -> CardReason:
    word = labels.text(reason.label)
    if reason.change == 0:
        return CardReason(word, None, "danger")
    if reason.instead_of is not None:
        instead = color_in_words(reason.instead_of)
        return CardReason(f"{reason.change} {t('instead')} {instead}: {word}", reason.color.value, "warning")
    tone = "danger" if reason.change < 0 else None
    return CardReason(f"{signed(reason.change)} {word}", reason.color.value, tone)


def effect_chips(effects: Sequence[ActiveEffect], labels: Labels) -> tuple[Chip, ...]:
    """Return the effects on a figure, in words."""
    return tuple(
        Chip(
            labels.text(f"effects.{one.effect}"),
            *_EFFECT_LOOKS.get(one.effect, (None, "sparkles")),
            _rule_url(one.effect.value),
        )
        for one in effects
    )


def _rule_url(name: str) -> str:
    return rule_url(_RULES[name]) if name in _RULES else ""
