"""A turn on its way: what has happened so far, cards that are drawn and resolved, wounds, death."""

from collections.abc import Callable, Generator, Iterator
from typing import Any, NoReturn, TypeVar, get_args

from app.core.answers import Answers
from app.core.dice import DieKind
from app.core.events import Event
from app.core.function_rules import Ask, found
from app.core.tabletop import left_in
from app.systems.dungeonquest.content import Card, Effect, Monster
from app.systems.dungeonquest.events import CardDrawn, DeckShuffled, RoomChanged
from app.systems.dungeonquest.fields import Attribute, Deck, Loot
from app.systems.dungeonquest.hero_events import CardBelow, HeroChanged, HeroLeft, HeroReturned, LootTaken, WentBelow
from app.systems.dungeonquest.rules.attribute_tests import Test, roll_test
from app.systems.dungeonquest.rules.cards import monster_player_of
from app.systems.dungeonquest.rules.catacombs import chosen_direction
from app.systems.dungeonquest.state import Hero, Room, Table, evolve

T = TypeVar("T")
Steps = Iterator[Event]
Asking = Generator[Event, None, T]
Acting = Callable[[Any, Any], Iterator[Event]]  # of a scene and exactly the command it is registered for
BY_DECK = {"door": ("opens",), "catacomb": ("leave",)}  # what cards of these decks also may say
SAID = tuple(one for one in get_args(Effect) if one not in ("opens", "leave"))
GOLD = (0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 120, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 1000)
MOST = 8  # of wounds, healing or tokens that a printed card is asked for


class TurnOver(Exception):
    """The turn ends here."""


class StillOn(TurnOver):
    """The attempt is over, and another may be made (A-06)."""


class FightBegins(TurnOver):
    """The turn rests while two play cards."""


class Scene:
    """The table while a hero acts: every fact that is recorded changes it at once.

    `meet`, `climb` and `go_on` are what a card can lead to (a monster, the way up, a further move). They stand in
    modules above this one, so `act` in actions.py puts them in.
    """

    def __init__(self, table: Table, answers: Answers, hero_id: str) -> None:
        self.table = table
        self.answers = answers
        self.hero_id = hero_id
        self.ask = Ask(answers, table.settled)
        self.corridors: list[str] = []  # entered in this turn
        self.meet: Callable[[bool], Steps] = lambda _by_token: iter(())
        self.climb: Callable[[], Steps] = lambda: iter(())
        self.go_on: Callable[[], Steps] = lambda: iter(())

    @property
    def hero(self) -> Hero:
        """Return the hero who acts."""
        return self.table.hero(self.hero_id)

    @property
    def room(self) -> Room:
        """Return the room where the hero stands."""
        return self.table.rooms[self.hero.place]

    def record(self, event: Event) -> Event:
        """Return a fact, which counts from now on."""
        self.table = evolve(self.table, event)
        return event

    def over(self) -> NoReturn:
        """End the turn."""
        raise TurnOver

    def test(self, attribute: Attribute, modifier: int = 0) -> Asking[Test]:
        """Yield a test of the hero, with tokens spent and gained (DQ-TST-1 to DQ-TST-3)."""
        before = self.hero.tokens
        test = yield from roll_test(self.ask, attribute, getattr(self.hero.sheet, attribute), before, modifier)
        if test.tokens != before:
            yield self.record(HeroChanged(hero_id=self.hero_id, tokens=test.tokens - before))
        return test

    def wound(self, number: int) -> Steps:
        """DQ-WND-1: wounds, and death at once when they reach life."""
        if number:
            yield self.record(HeroChanged(hero_id=self.hero_id, wounds=number))
        if self.hero.wounds >= self.hero.sheet.life:
            yield from self.die("wounds")

    def die(self, cause: str) -> Steps:
        """DQ-DTH-1, DQ-DTH-2: the hero dies and the turn ends; death can wait (DQ-DCW-1)."""
        yield found("DQ-DTH-1", "dies", cause=cause)
        yield self.record(HeroLeft(hero_id=self.hero_id, status="dead"))
        if "death_can_wait" in self.table.variants and cause != "sunset":
            towers = tuple(one for one in self.table.ground.towers if not self.table.heroes_in(one))
            chooser = self.table.hero(monster_player_of(tuple(self.table.heroes), self.hero_id)).name
            yield found("DQ-DCW-1", "returns", chooser=chooser)
            place = self.answers.choose("return_tower", *map(self.table.ground.corner, towers))
            yield self.record(HeroReturned(
                hero_id=self.hero_id, place=self.tower_place(place), new_rune=self.ask.holds("A-15", "new_rune")
            ))  # fmt: skip
        self.over()

    def tower_place(self, name: str) -> str:
        """Return the place of a tower."""
        return next(one for one in self.table.ground.towers if self.table.ground.corner(one) == name)

    def go_below(self) -> Steps:
        """DQ-CAT-2: travel marker into the room, and the turn ends."""
        direction = chosen_direction(self.ask)
        yield self.record(WentBelow(hero_id=self.hero_id, direction=direction))
        self.over()

    def bag(self, deck: str) -> list[str]:
        """Return the cards left in a deck of our own."""
        return left_in(self.table.content.deck(deck), self.table.drawn.get(deck, ()))

    def pick(self, deck: Deck) -> Asking[str]:
        """DQ-CRD-2: a card of a deck of our own; an empty one is shuffled anew. Empty when nothing is left.

        Players know nothing of cards and monsters that the group has added, so a deck that holds one is drawn blind.
        """
        if not self.bag(deck):
            yield self.record(DeckShuffled(deck=deck))
        if not (left := self.bag(deck)):
            yield found("DQ-CRD-2", "deck_exhausted")
            return ""
        unknown = {*self.table.own("cards"), *self.table.own("monsters")}
        die = DieKind(id=f"deck-{deck}", faces=tuple(left), hidden=not unknown.isdisjoint(left))
        card = self.answers.roll(f"draw_{deck}", die).faces[0]
        yield self.record(CardDrawn(hero_id=self.hero_id, deck=deck, card=card))
        return card

    def draw(self, deck: Deck) -> Asking[str]:
        """DQ-CRD-1: draw a card and resolve it; the effect it had. A printed one is told in two taps."""
        if self.table.cards == "own":
            card_id = yield from self.pick(deck)
            card = self.table.content.cards[card_id] if card_id else Card(deck=deck)
        else:
            card_id, card = self.told(deck, deck)
            if card_id:
                yield self.record(CardDrawn(hero_id=self.hero_id, deck=deck, card=card_id))
        yield from self.resolve(card_id, card)
        return card.effect

    def told(self, deck: Deck, about: str) -> tuple[str, Card]:
        """Return a card of the box: one of the group's own by its name, or what it says by a tap or two.

        The holder of a printed card reads its name; where the app keeps the decks those of the group are unseen.
        """
        cards = self.table.content.cards
        own = self.table.own("cards") if self.table.cards == "printed" else ()
        known = [one for one in own if one in cards and cards[one].deck == deck and cards[one].count]
        effect = self.answers.choose(f"card_{about}", *known, *BY_DECK.get(deck, ()), *SAID)
        if effect in known:
            return effect, cards[effect]
        attribute = self.answers.choose("card_attribute", *get_args(Attribute)) if effect == "test" else "luck"
        number = 0
        if effect == "loot":
            number = int(self.answers.choose("card_gold", *map(str, GOLD)))
        elif effect in ("wounds", "heal", "token", "test"):
            number = int(self.answers.choose("card_number", *map(str, range(MOST + 1))))
        said = {"deck": deck, "effect": effect, "number": number, "attribute": attribute}
        return "", Card.model_validate(said)

    def resolve(self, card_id: str, card: Card) -> Steps:
        """Carry out a card. Raises: TurnOver."""
        loot = Loot(name=card_id, value=card.number, deck=card.deck) if card.effect == "loot" else None
        if card.deck == "catacomb":
            yield self.record(CardBelow(hero_id=self.hero_id, loot=loot))
        elif loot:
            yield self.record(LootTaken(hero_id=self.hero_id, loot=loot))
        match card.effect:
            case "wounds":
                yield from self.wound(card.number)
            case "heal":
                healed = min(card.number, self.hero.wounds)
                yield self.record(HeroChanged(hero_id=self.hero_id, wounds=-healed))
            case "token":
                yield self.record(HeroChanged(hero_id=self.hero_id, tokens=card.number))
            case "test":
                test = yield from self.test(card.attribute)
                if not test.passed:
                    yield from self.wound(card.number)
            case "monster":
                yield from self.meet(False)
            case "catacombs" if self.hero.status == "dungeon":
                yield from self.go_below()
            case "entrance" if self.hero.status == "dungeon":
                yield self.record(RoomChanged(place=self.hero.place, entrance_token=True))
            case "treasure" | "crypt" | "corpse" | "trap" as further:
                yield from self.draw(further)
            case "move" if self.hero.status == "dungeon":
                yield from self.go_on()
            case "dies":
                yield from self.die("card")
            case "turn_ends":
                self.over()
            case "leave":
                yield from self.climb()

    def monster(self) -> Asking[tuple[str, Monster]]:
        """DQ-MON-3: a monster card and its name; a printed one is told, and has none."""
        monsters = self.table.content.monsters
        if self.table.cards == "own":
            card = (yield from self.pick("monster")) or next(iter(monsters))
        else:
            card = self.answers.choose("monster", *self.table.own("monsters"), "another")
        if card != "another":
            return card, monsters[card]
        life = int(self.answers.choose("monster_life", *map(str, range(1, 13))))
        penalty = int(self.answers.choose("escape_penalty", *map(str, range(MOST + 1))))
        return "", Monster(life=life, escape_penalty=penalty)
