"""Fate is asked, and cards are drawn (ch. 13)."""

from collections.abc import Callable, Iterator, Mapping

from app.core.dice import D8
from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import hero_dice
from app.systems.heroquest.body import healing
from app.systems.heroquest.cards.drawing import Deck, DrawnCard, deck_of, take_card, the_deck
from app.systems.heroquest.cards.events import CardDrawn, FateCardTold, OwnCardDrawn, SecretCardDrawn
from app.systems.heroquest.cards.rules import draw_scroll
from app.systems.heroquest.combat import monsters
from app.systems.heroquest.content.exploration import CardSource, FateCard, FateEffect
from app.systems.heroquest.exploration import treasure
from app.systems.heroquest.exploration.commands import DrawCard, RollFate
from app.systems.heroquest.exploration.events import FateCardDrawn, FateRolled
from app.systems.heroquest.exploration.treasure import TreasureFinder
from app.systems.heroquest.registry import rule
from app.systems.heroquest.rounds.rules import heroes_in_play
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Place
from app.systems.heroquest.state.screen import After
from app.systems.heroquest.traps.events import FirestormKindled
from app.systems.heroquest.wear import ArmorDamaged, WeaponNotched

Handler = Callable[[Scene, FateCard, str], Iterator[Event]]


@rule(RollFate)
def roll_fate(scene: Scene, command: RollFate) -> Iterator[Event]:
    """HQ-13: up to the number of heroes in play a card is drawn; one for a single person strikes the hero so many
    seats clockwise from the game master. Heroes dead for good no longer count."""
    if command.monsters_in_play or not may_be_asked(scene):
        raise RuleViolation("fate.monsters_in_play", field="monsters_in_play")
    heroes = heroes_in_play(scene)
    if not heroes:
        raise RuleViolation("fate.nobody_in_play")
    roll = scene.answers.roll("fate", D8)
    struck = heroes[roll.total - 1].id if roll.total <= len(heroes) else None
    yield scene.record(FateRolled(roll=roll, in_play=len(heroes), hero_id=struck))
    if struck is not None and command.other_card:
        yield scene.record(FateCardTold(hero_id=struck, text=_with_stop(command.other_card)))
    elif struck is not None:
        yield from draw_fate(scene, the_deck(scene, CardSource.FATE), struck)


def _with_stop(text: str) -> str:
    """Return the text of a card, ending with a stop, because another sentence follows."""
    return text if text.endswith((".", "!", "?", "…", "“", "”", '"')) else f"{text}."


def may_be_asked(scene: Scene) -> bool:
    """HQ-13: as long as no monster stands on the board; one that waits hidden is not in play yet."""
    return not any(monster.is_standing and not monster.hidden for monster in scene.table.monsters.values())


def draw_fate(scene: Scene, deck: Deck, hero_id: str) -> Iterator[Event]:
    """Yield a card of fate for the one the die named. Raises: RuleViolation when there is none."""
    drawn = yield from take_card(scene, deck)
    card = scene.content.fate_cards[drawn.card]
    yield scene.record(
        FateCardDrawn(hero_id=hero_id, fate_card=card.id, roll=drawn.roll, deck=deck.id, after=deck.after)
    )
    yield from work(scene, card, hero_id)


def work(scene: Scene, card: FateCard, hero_id: str) -> Iterator[Event]:
    """Carry out a card of fate."""
    yield from HANDLERS[card.effect](scene, card, hero_id)


def _firestorm(scene: Scene, card: FateCard, _: str) -> Iterator[Event]:
    """HQ-10.2.6: as a card it goes off at once, before anybody can leave."""
    assert card.trap is not None  # the card was checked when the content was read
    yield scene.record(FirestormKindled(trap=card.trap, area="", may_leave=(), at_once=True))


def _poison(scene: Scene, card: FateCard, hero_id: str) -> Iterator[Event]:
    """HQ-1.1-KONSTITUTION, HQ-14-GIFT: poison that may be warded off."""
    if not (yield from healing.poison_is_harmless(scene, hero_id)):
        yield from monsters.lose_to_poison(scene, hero_id, card.points)


def _blunt_weapon(scene: Scene, _: FateCard, hero_id: str) -> Iterator[Event]:
    """HQ-15.2-NOTCH: the hand weapon used last becomes notched, if a die is left of it."""
    hero = scene.hero(hero_id)
    weapon = hero_dice.weapon_used_last(hero, scene.content)
    if weapon and weapon == hero_dice.ranged_weapon(hero, scene.content):
        weapon = hero_dice.ready_hand_weapon(hero, scene.content)
    if weapon and hero_dice.dice_left(weapon, scene.content):
        yield scene.record(WeaponNotched(hero_id=hero_id, item_id=weapon.id, content_id=weapon.content_id))


def _damage_armor(scene: Scene, _: FateCard, hero_id: str) -> Iterator[Event]:
    """HQ-15.2-NOTCH: one sound piece that is worn, as the table chooses."""
    pieces = {
        item.content_id: item
        for item in scene.hero(hero_id).items
        if item.place is Place.WORN and scene.entry(item).armor and not (item.wear.damaged or item.wear.broken)
    }
    if pieces:
        piece = pieces[scene.answers.choose("dented_armor", *pieces)]
        yield scene.record(ArmorDamaged(hero_id=hero_id, item_id=piece.id, content_id=piece.content_id))


HANDLERS: Mapping[FateEffect, Handler] = {
    FateEffect.FIRESTORM: _firestorm,
    FateEffect.POISON: _poison,
    FateEffect.BLUNT_WEAPON: _blunt_weapon,
    FateEffect.DAMAGE_ARMOR: _damage_armor,
}


@rule(DrawCard)
def draw_card(scene: Scene, command: DrawCard) -> Iterator[Event]:
    """Any card but by searching or by fate's die: a quest hands it out, or the group plays with decks of its own."""
    deck = deck_of(scene.table, scene.content, command.deck)
    if command.hero_id is None:
        drawn = yield from take_card(scene, deck)
        kind = SecretCardDrawn if deck.secret else CardDrawn
        yield scene.record(
            kind(deck=deck.id, name=deck.name, card=drawn.card, roll=drawn.roll, after=_after(scene, deck, drawn))
        )
        return
    finder = TreasureFinder(scene.living_hero(command.hero_id).id, command.area)
    match deck.source:
        case CardSource.TREASURE:
            yield from treasure.draw_treasure(scene, deck, finder)
        case CardSource.FATE:
            yield from draw_fate(scene, deck, finder.hero_id)
        case CardSource.SCROLLS:
            yield from draw_scroll(scene, deck, finder.hero_id)
        case _:
            yield from _draw_for(scene, deck, finder)


def _after(scene: Scene, deck: Deck, drawn: DrawnCard) -> After:
    """Return where a drawn card goes: usually as its deck says, but some treasure cards go back."""
    if deck.source is CardSource.TREASURE:
        return treasure.after_drawing(scene.content.treasure_cards[drawn.card])
    return deck.after


def _draw_for(scene: Scene, deck: Deck, finder: TreasureFinder) -> Iterator[Event]:
    drawn = yield from take_card(scene, deck)
    yield scene.record(
        OwnCardDrawn(
            deck=deck.id, name=deck.name, card=drawn.card, roll=drawn.roll, after=deck.after, hero_id=finder.hero_id
        )
    )
    own = scene.table.own_decks.get(deck.id)
    card = own.card(drawn.card) if own else None
    if card is not None and card.like is not None:
        yield from _work_like(scene, card.like, finder)


def _work_like(scene: Scene, like: str, finder: TreasureFinder) -> Iterator[Event]:
    """Carry out a known card; one that is not known any more does nothing."""
    if like in scene.content.treasure_cards:
        yield from treasure.work(scene, scene.content.treasure_cards[like], finder)
    elif like in scene.content.fate_cards:
        yield from work(scene, scene.content.fate_cards[like], finder.hero_id)
