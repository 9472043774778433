"""Facts about an own deck tell its name, throws are named by what is drawn, and nothing is shuffled without need."""

import pytest

from app.core.answers import Answer, RollPrompt
from app.core.events import Command
from app.systems.heroquest.cards import commands as cards_commands
from app.systems.heroquest.cards.drawing import deck_of
from app.systems.heroquest.cards.events import DeckEvent, DeckShuffled
from app.systems.heroquest.cards.rules import order_forgotten
from app.systems.heroquest.exploration.commands import DrawCard
from app.systems.heroquest.exploration.events import AreasExhausted
from app.systems.heroquest.quests.commands import StartQuest
from app.systems.heroquest.state.screen import OwnCard, OwnDeck, Pile
from app.systems.heroquest.state.table import Table
from tests.builders import CONTENT, after, facts, facts_so_far, hand, make_table

CARDS = tuple(OwnCard(name=name) for name in ("Nebel", "Sturm", "Stille"))


def with_rumours(**pile: object) -> Table:
    return make_table().model_copy(
        update={
            "own_decks": {"rumours": OwnDeck(name="Gerüchte", cards=CARDS)},
            "decks": {"rumours": Pile.model_validate(pile)},
        }
    )


@pytest.mark.parametrize(
    ("pile", "command", "answers"),
    [
        ({}, DrawCard(deck="rumours"), (hand("Nebel"),)),
        ({}, DrawCard(deck="rumours", hero_id="hero"), (hand("Nebel"),)),
        ({"discard": ("Nebel", "Sturm", "Stille")}, DrawCard(deck="rumours"), (hand("Nebel"),)),
        ({"out": ("Nebel",)}, cards_commands.PutCardBack(deck="rumours", card="Nebel", place="top"), ()),
        ({"out": ("Nebel",)}, cards_commands.DiscardCard(deck="rumours", card="Nebel"), ()),
        ({"kept_out": ("Nebel",)}, cards_commands.BringCardIn(deck="rumours", card="Nebel"), ()),
        ({}, cards_commands.PeekAtDeck(deck="rumours", number=1), (hand("2"),)),
        ({}, cards_commands.ShuffleDeck(deck="rumours"), ()),
        ({}, cards_commands.UsePhysicalDeck(deck="rumours", physical=True), ()),
        ({"discard": ("Nebel",)}, StartQuest(), ()),
        ({"out": ("Nebel",)}, StartQuest(), ()),
        ({}, cards_commands.RemoveDeck(deck="rumours"), ()),
    ],
)
def test_facts_tell_an_own_deck_by_its_name(
    pile: dict[str, object], command: Command, answers: tuple[Answer, ...]
) -> None:  # fmt: skip
    told = [fact.name for fact in facts(with_rumours(**pile), command, *answers) if isinstance(fact, DeckEvent)]
    assert told
    assert set(told) == {"Gerüchte"}


def test_a_shipped_deck_has_its_name_from_the_words() -> None:
    assert deck_of(make_table(), CONTENT, "treasure").name == ""


@pytest.mark.parametrize(
    ("deck", "purpose"),
    [("treasure", "treasure_card"), ("fate", "fate_card"), ("scrolls", "deck_card"), ("rumours", "deck_card")],
)
def test_a_throw_is_named_by_what_is_drawn(deck: str, purpose: str) -> None:
    _, prompt = facts_so_far(with_rumours(), DrawCard(deck=deck))
    assert prompt
    assert prompt.purpose == purpose


def test_to_peek_is_to_throw_a_die_with_a_side_for_every_card() -> None:
    _, prompt = facts_so_far(with_rumours(), cards_commands.PeekAtDeck(deck="rumours", number=2))
    assert isinstance(prompt, RollPrompt)
    assert [(die.id, die.faces) for die in prompt.dice] == [("d3", ("1", "2", "3")), ("d2", ("1", "2"))]


def test_as_long_as_a_card_is_left_the_discard_stays_where_it_is() -> None:
    told = facts(with_rumours(discard=("Nebel",)), DrawCard(deck="rumours"), hand("Sturm"))
    assert not [fact for fact in told if isinstance(fact, DeckShuffled)]


@pytest.mark.rule("HQ-8.3")
def test_a_scroll_that_is_handed_out_is_carried_under_an_id_of_its_own() -> None:
    scroll = deck_of(make_table(), CONTENT, "scrolls").bag[0]
    once = after(make_table(), DrawCard(deck="scrolls", hero_id="hero"), hand(scroll))
    assert [(item.id, item.content_id) for item in once.heroes["hero"].items] == [(f"hero.{scroll}.1", scroll)]


@pytest.mark.rule("HQ-12")
def test_where_a_card_was_drawn_counts() -> None:
    wish = DrawCard(deck="treasure", hero_id="hero", area="room_7")
    (told,) = (one for one in facts(make_table(), wish, hand("nothing_card")) if isinstance(one, AreasExhausted))
    assert told.areas == ("room_7",)


@pytest.mark.parametrize("known", [{"top": ("Nebel",)}, {"bottom": ("Nebel",)}, {"physical": True}])
def test_whatever_is_known_of_an_order_is_forgotten(known: dict[str, object]) -> None:
    assert order_forgotten(with_rumours(**known, out=("Sturm",))).decks == {"rumours": Pile(out=("Sturm",))}


def test_two_hundred_cards_are_not_too_many() -> None:
    cards = (cards_commands.CardWish(name="Nebel", copies=150), cards_commands.CardWish(name="Sturm", copies=50))
    table = after(make_table(), cards_commands.WriteDeck(deck="rumours", name="Gerüchte", cards=cards))
    assert deck_of(table, CONTENT, "rumours").left == 200
