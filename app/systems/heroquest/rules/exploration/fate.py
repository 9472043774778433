"""Fate strikes when the game master has no monster left (ch. 13)."""

from collections.abc import Callable, Iterator, Mapping

from app.core.dice import D8
from app.core.errors import RuleViolation
from app.core.events import Event
from app.systems.heroquest import exploration_commands as do
from app.systems.heroquest import item_events as on
from app.systems.heroquest.content.decks import CardSource
from app.systems.heroquest.content.exploration import FateCard, FateEffect
from app.systems.heroquest.deck_events import FateCardTold
from app.systems.heroquest.exploration_events import FateCardDrawn, FateRolled, FirestormKindled
from app.systems.heroquest.rules import antidote, weapons
from app.systems.heroquest.rules.decks.piles import Deck, take_card, the_deck
from app.systems.heroquest.rules.exploration import poison, turns
from app.systems.heroquest.rules.scene import Scene
from app.systems.heroquest.state import Place

Handler = Callable[[Scene, FateCard, str], Iterator[Event]]


def roll_fate(scene: Scene, command: do.RollFate) -> Iterator[Event]:
    """HQ-13: up to the number of heroes in play a card is drawn; one for a single person strikes the hero so many
    seats clockwise from the game master. Heroes dead for good no longer count."""
    if command.monsters_in_play or not may_be_asked(scene):
        raise RuleViolation("fate.monsters_in_play", field="monsters_in_play")
    heroes = turns.heroes_in_play(scene)
    if not heroes:
        raise RuleViolation("fate.nobody_in_play")
    roll = scene.answers.roll("fate", D8)
    struck = heroes[roll.total - 1].id if roll.total <= len(heroes) else None
    yield scene.record(FateRolled(roll=roll, in_play=len(heroes), hero_id=struck))
    if struck is not None and command.other_card:
        yield scene.record(FateCardTold(hero_id=struck, text=command.other_card))
    elif struck is not None:
        yield from draw_fate(scene, the_deck(scene, CardSource.FATE), struck)


def may_be_asked(scene: Scene) -> bool:
    """HQ-13: as long as no monster stands on the board; one that waits hidden is not in play yet."""
    return not any(monster.is_standing and not monster.hidden for monster in scene.table.monsters.values())


def draw_fate(scene: Scene, deck: Deck, hero_id: str) -> Iterator[Event]:
    """A card of fate for the one the die named. Raises: RuleViolation when there is none."""
    drawn = yield from take_card(scene, deck)
    card = scene.content.fate_cards[drawn.card]
    yield scene.record(
        FateCardDrawn(hero_id=hero_id, fate_card=card.id, roll=drawn.roll, deck=deck.id, after=deck.after)
    )
    yield from work(scene, card, hero_id)


def work(scene: Scene, card: FateCard, hero_id: str) -> Iterator[Event]:
    """What a card of fate does."""
    yield from HANDLERS[card.effect](scene, card, hero_id)


def _firestorm(scene: Scene, card: FateCard, _: str) -> Iterator[Event]:
    """HQ-10.2.6: as a card it goes off at once: nobody has time to leave. Who is inside, the board shows."""
    assert card.trap is not None  # the card was checked when the content was read
    yield scene.record(FirestormKindled(trap=card.trap, area="", may_leave=(), at_once=True))


def _poison(scene: Scene, card: FateCard, hero_id: str) -> Iterator[Event]:
    """HQ-1.1-KONSTITUTION, HQ-14-GIFT: poison that may be warded off."""
    if not (yield from antidote.is_harmless(scene, hero_id)):
        yield from poison.lose_to_poison(scene, hero_id, card.points)


def _blunt_weapon(scene: Scene, _: FateCard, hero_id: str) -> Iterator[Event]:
    """HQ-15.2-NOTCH: the hand weapon used last becomes notched, if a die is left of it."""
    hero = scene.hero(hero_id)
    weapon = weapons.weapon_used_last(hero, scene.content)
    if weapon and weapon == weapons.ranged_weapon(hero, scene.content):
        weapon = weapons.ready_hand_weapon(hero, scene.content)
    facts = weapons.facts(weapon, scene.content) if weapon else None
    if weapon and facts and weapons.dice_left(weapon, facts):
        yield scene.record(on.WeaponNotched(hero_id=hero_id, item_id=weapon.id, content_id=weapon.content_id))


def _damage_armor(scene: Scene, _: FateCard, hero_id: str) -> Iterator[Event]:
    """HQ-15.2-NOTCH: one sound piece that is worn, as the table chooses."""
    pieces = {
        item.content_id: item
        for item in scene.hero(hero_id).items
        if item.place is Place.WORN and scene.entry(item).armor and not (item.wear.damaged or item.wear.broken)
    }
    if pieces:
        piece = pieces[scene.answers.choose("dented_armor", *pieces)]
        yield scene.record(on.ArmorDamaged(hero_id=hero_id, item_id=piece.id, content_id=piece.content_id))


HANDLERS: Mapping[FateEffect, Handler] = {
    FateEffect.FIRESTORM: _firestorm,
    FateEffect.POISON: _poison,
    FateEffect.BLUNT_WEAPON: _blunt_weapon,
    FateEffect.DAMAGE_ARMOR: _damage_armor,
}
