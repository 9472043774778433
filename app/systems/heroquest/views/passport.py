"""View of what a hero can still cast and do in this quest, and of the decks. Ids and numbers only."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from app.core.answers import Answers
from app.core.game_system import Role, Viewer
from app.core.model import Model, like
from app.systems.heroquest.cards.drawing import Deck, deck_ids, deck_of
from app.systems.heroquest.content.exploration import CardSource
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.spells import School, Spell
from app.systems.heroquest.dice import Color
from app.systems.heroquest.magic import book
from app.systems.heroquest.odds.dice_against_dice import hits
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Gift, Hero
from app.systems.heroquest.state.screen import After, OwnDeck
from app.systems.heroquest.state.table import Table

BASIC, SPECIAL = School.BASIC.value, School.SPECIAL.value


class SpellView(Model):
    """A spell at hand: `origin` is `basic`, `special` or the lore of its set; `left` is how often it can be cast.
    `name` and `text` are the group's own, where it has said any; `nameless` waits for them.
    """

    id: str
    origin: str
    left: int
    name: str = ""
    text: str = ""
    nameless: bool = False
    tier: int | None = None  # of a basic spell, with the chance that it succeeds
    success: float | None = None


class GiftView(Model):
    """Gift that a class can use once a quest, and whether it was used."""

    id: Gift
    spent: bool


class TierView(Model):
    """A tier of a wizard's skill, the successes it begins with, and its dice."""

    tier: int
    successes: int
    dice: tuple[Color, ...]


class MagicView(Model):
    """Skill of a wizard: the casts that worked and failed, the tier, its dice, and where the next one begins."""

    successes: int
    failures: int
    tier: int
    dice: tuple[Color, ...]
    next_from: int | None  # successes; None in the highest
    special_chosen: int
    special_most: int  # so many special spells may be taken along; fewer are allowed
    basic_most: int  # of each kind of basic spell in a quest
    tiers: tuple[TierView, ...]


def magic_view(table: Table, hero: Hero, content: Content) -> MagicView | None:
    """HQ-1.1-MAGIESTUFE, HQ-1.1-SPEZIAL: a wizard's skill and how many spells he may take; None for other classes."""
    if content.classes[hero.hero_class].wizardry is None:
        return None
    rules = table.house_rules
    above = [one.successes for one in content.magic_tiers.values() if one.successes > hero.cast_successes]
    return MagicView(
        successes=hero.cast_successes,
        failures=hero.cast_failures,
        tier=book.tier(hero.cast_successes, content),
        dice=tuple(book.dice(hero.cast_successes, content, rules)),
        next_from=min(above, default=None),
        special_chosen=len(hero.special_spells),
        special_most=book.special_spells_allowed(hero, content),
        basic_most=hero.mind_attribute,
        tiers=tuple(
            TierView(tier=number, successes=one.successes, dice=tuple(book.dice(one.successes, content, rules)))
            for number, one in content.magic_tiers.items()
        ),
    )


def spell_views(table: Table, hero: Hero, content: Content) -> tuple[SpellView, ...]:
    """Return everything a hero may cast in this quest: basic spells, those taken along, and those of the sets."""
    return tuple(_spells(Scene(table, content, Answers()), hero))


def gift_views(hero: Hero, content: Content) -> tuple[GiftView, ...]:
    """Return the gifts the class can use once a quest."""
    hero_class = content.classes[hero.hero_class]
    able = {Gift.HERBS: hero_class.herbs, Gift.NIMBLENESS: hero_class.nimble}
    return tuple(GiftView(id=gift, spent=gift in hero.spent_gifts) for gift, can in able.items() if can)


def _spells(scene: Scene, hero: Hero) -> Iterator[SpellView]:
    content, rules = scene.content, scene.table.house_rules
    if content.classes[hero.hero_class].wizardry is not None:
        for spell in content.spells.values():
            if spell.school is School.BASIC:
                left = book.basic_spells_left(hero, spell, content, rules)
                dice = tuple(book.dice(hero.cast_successes, content, rules))
                told = {
                    "tier": book.tier(hero.cast_successes, content),
                    "success": float(hits(dice).at_least(1)),
                }
                yield _view(scene, spell, BASIC, left).model_copy(update=told)
    for name in dict.fromkeys(hero.special_spells):
        yield _view(scene, content.spells[name], SPECIAL, book.special_spells_left(hero, name))
    for held in hero.spell_sets:
        for name in content.lores[held.lore].spells:
            yield _view(scene, content.spells[name], held.lore, int(name not in held.spent))


def _view(scene: Scene, spell: Spell, origin: str, left: int) -> SpellView:
    own = scene.table.own_spells.get(spell.id)
    name, text = (own.name, own.text) if own else ("", "")
    return SpellView(id=spell.id, origin=origin, left=left, name=name, text=text, nameless=spell.open and own is None)


class CardCount(Model):
    """A kind of card, how many of it the deck has, and how many can still be drawn."""

    card: str
    text: str  # what stands on a card of the group's own
    like: str | None
    copies: int
    left: int


class DeckSecrets(Model):
    """Secrets of a deck, for the game master. `top` begins with the next card; all cards that are nowhere are in the
    bag.
    """

    source: CardSource | None  # None: a deck of the group's own
    after: After
    secret: bool
    top: tuple[str, ...]
    bottom: tuple[str, ...]
    discard: tuple[str, ...]
    out: tuple[str, ...]
    kept_out: tuple[str, ...]
    cards: tuple[CardCount, ...]


class DeckView(Model):
    """A deck as a viewer sees it; cards are ids of the content, or the names in a deck of the group's own."""

    id: str
    name: str  # empty for those that come with the game: `words/*.ftl` names them
    left: int
    discard: int
    top_of_discard: str | None
    physical: bool
    private: DeckSecrets | None


def deck_views(table: Table, viewer: Viewer, content: Content) -> tuple[DeckView, ...]:
    """Return the decks this viewer may know of."""
    leads = viewer.role is Role.GAME_MASTER
    decks = [deck_of(table, content, deck_id) for deck_id in deck_ids(table, content)]
    return tuple(_deck_view(deck, table, leads) for deck in decks if leads or not deck.secret)


def _deck_view(deck: Deck, table: Table, leads: bool) -> DeckView:
    return like(
        DeckView,
        deck,
        discard=len(deck.discard),
        top_of_discard=deck.discard[-1] if deck.discard else None,
        private=_secrets(deck, table.own_decks.get(deck.id)) if leads else None,
    )


@lru_cache(maxsize=64)
def _secrets(deck: Deck, own: OwnDeck | None) -> DeckSecrets:
    return like(DeckSecrets, deck, cards=_counts(deck, own if deck.source is None else None))


def _counts(deck: Deck, own: OwnDeck | None) -> tuple[CardCount, ...]:
    left = Counter((*deck.top, *deck.bag, *deck.bottom))
    copies = left + Counter((*deck.discard, *deck.out, *deck.kept_out))
    written = {card.name: card for card in own.cards} if own is not None else {}
    return tuple(
        CardCount(
            card=card,
            text=written[card].text if card in written else "",
            like=written[card].like if card in written else None,
            copies=number,
            left=left[card],
        )
        for card, number in sorted(copies.items())
    )
