"""Where a number of the passport comes from: `3 = 2 Grundwert + 1 Helm`, each part with its rule."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from app.labels.labels import Labels
from app.systems.heroquest.content.models import HeroClass
from app.systems.heroquest.dice import Color
from app.systems.heroquest.pool import Pool, Reason
from app.systems.heroquest.state.figures import Effect
from app.systems.heroquest.views.table import HeroView
from app.web.heroquest.calculator.book import rule_url
from app.web.heroquest.cards import Cards
from app.web.heroquest.contexts import Fact, Why
from app.web.heroquest.words import color_in_words, dice_reason, die_in_words
from app.web.translation import _

Part = tuple[int, str, str]  # a number, what it comes from, the rule


def pool_sum(pool: Pool, labels: Labels) -> tuple[str, tuple[Why, ...]]:
    """The dice of a pool as a sum, and each of its reasons."""
    added = [
        (one.change, _die_word(one, labels), one.rule) for one in pool.reasons if one.change and one.instead_of is None
    ]
    why = tuple(Why(dice_reason(one, labels), rule_url(one.rule)) for one in pool.reasons)
    return _sum(len(pool), added), why


def value_facts(hero: HeroView, values: HeroClass, labels: Labels) -> tuple[Fact, ...]:
    """Movement, and the highest body and mind points."""
    gained_body, gained_mind = (hero.private.gained_body, hero.private.gained_mind) if hero.private else (0, 0)
    body, mind = hero.body_points.maximum, hero.mind_points.maximum
    points = _("aus Questpunkten")
    return (
        _movement(hero, labels),
        _fact(
            _("Körperkraft, heil"),
            str(body),
            [(body - gained_body, _("Grundwert"), "HQ-1"), (gained_body, points, "HQ-7-QP")],
        ),
        _fact(
            _("Intelligenz, voll"),
            str(mind),
            [
                (values.mind, _("Grundwert"), "HQ-1"),
                (gained_mind, points, "HQ-7-QP"),
                (mind - values.mind - gained_mind, _("aus Dingen"), "HQ-1"),
            ],
        ),
    )


def _movement(hero: HeroView, labels: Labels) -> Fact:
    """The squares as a sum, and whatever gives or takes dice."""
    extra = labels.text(f"effects.{Effect.EXTRA_MOVE}")
    parts = [(hero.movement_base, _("Grundwert"), "HQ-2"), (hero.movement_extra, extra, "HQ-2")]
    squares = _fact(_("Bewegung"), Cards(labels).movement(hero), parts)
    return replace(squares, why=(*squares.why, *_movement_dice(hero, labels)))


def _movement_dice(hero: HeroView, labels: Labels) -> Iterator[Why]:
    """Why there are more dice than one, or none; who has none has none of a potion either."""
    effects, conditions = {one.effect for one in hero.effects}, {one.id for one in hero.conditions}
    if hero.movement_dice > 1:
        more = f"{hero.movement_dice - 1} {die_in_words('d6')} {labels.text(f'effects.{Effect.SWIFT}')}"
        yield Why(more, rule_url("HQ-2"))
    hampering = {
        labels.text("conditions.mind_lost", count=1): ("mind_lost" in conditions, "HQ-17"),
        labels.text("conditions.limping", count=1): ("limping" in conditions, "HQ-14-INJURY"),
        labels.text(f"effects.{Effect.SLOWED}"): (Effect.SLOWED in effects, "HQ-2"),
    }
    for word, (holds, rule) in hampering.items():
        if holds:
            yield Why(_("kein %(die)s (%(why)s)") % {"die": die_in_words("d6"), "why": word}, rule_url(rule))


def _fact(name: str, number: str, parts: Sequence[Part]) -> Fact:
    there = [part for part in parts if part[0]]
    why = tuple(Why(f"{change} {word}", rule_url(rule)) for change, word, rule in there)
    total = sum(part[0] for part in there)
    return Fact(name, "", number=number, sum=_sum(total, there) if len(there) > 1 else "", why=why)


def _sum(total: int, parts: Sequence[Part]) -> str:
    words = f"{total} ="
    for place, (change, word, _rule) in enumerate(parts):
        sign = ("−" if change < 0 else "+" if place else "").strip()
        words += f" {sign} {abs(change)} {word}" if sign else f" {change} {word}"
    return words


def _die_word(reason: Reason, labels: Labels) -> str:
    word = labels.text(reason.label)
    return word if reason.color is Color.WHITE else f"{color_in_words(reason.color)} {word}"
