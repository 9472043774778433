"""Cards go back, aside and out of the deck; their order is seen, known and forgotten."""

import pytest

from app.core.answers import RollPrompt
from app.core.errors import RuleViolation
from app.core.events import Command
from app.systems.heroquest.cards import commands as cards_commands
from app.systems.heroquest.cards.drawing import deck_of
from app.systems.heroquest.cards.events import DeckPeeked
from app.systems.heroquest.exploration.commands import DrawCard, SearchForTreasure
from app.systems.heroquest.state.screen import Pile
from app.systems.heroquest.state.table import Table
from tests.builders import CONTENT, after, app_roll, facts, facts_so_far, hand, make_table

DECK = "treasure"
SEARCH = SearchForTreasure(hero_id="hero", area="room_1")


def table_with(**pile: object) -> Table:
    return make_table().model_copy(update={"decks": {DECK: Pile.model_validate(pile)}})


def pile(table: Table) -> Pile:
    return table.decks.get(DECK, Pile())


DRAWN = table_with(out=("gem_card", "gold_10"), top=("gold_100",), bottom=("gold_20",))


def test_a_drawn_card_goes_back_where_it_is_put() -> None:
    def put(place: str) -> Pile:
        return pile(
            after(DRAWN, cards_commands.PutCardBack.model_validate({"deck": DECK, "card": "gem_card", "place": place}))
        )

    assert put("top").top == ("gem_card", "gold_100")
    assert put("bottom").bottom == ("gold_20", "gem_card")
    assert put("shuffled") == Pile(out=("gold_10",), top=("gold_100",), bottom=("gold_20",))
    assert put("top").out == ("gold_10",)


def test_what_was_put_on_top_is_drawn_next() -> None:
    back = after(DRAWN, cards_commands.PutCardBack(deck=DECK, card="gold_10", place="top"))
    assert after(back, SEARCH).heroes["hero"].gold == 10


def test_cards_are_discarded_and_come_back_from_there() -> None:
    table = after(
        after(DRAWN, cards_commands.DiscardCard(deck=DECK, card="gold_10")),
        cards_commands.DiscardCard(deck=DECK, card="gem_card"),
    )
    assert pile(table).discard == ("gold_10", "gem_card")
    assert pile(after(table, cards_commands.PutCardBack(deck=DECK, card="gold_10"))).discard == ("gem_card",)
    assert pile(after(table, cards_commands.KeepCardOut(deck=DECK, card="gold_10"))).discard == ("gem_card",)


@pytest.mark.rule("HQ-8.3")
def test_a_scroll_that_a_quest_hands_over_is_kept_out_of_the_deck() -> None:
    kept = after(make_table(), cards_commands.KeepCardOut(deck="scrolls", card="troll_bane_scroll"))
    _, prompt = facts_so_far(kept, DrawCard(deck="scrolls", hero_id="hero"))
    assert isinstance(prompt, RollPrompt)
    assert set(prompt.dice[0].faces) == {"spell_scroll"}
    assert after(kept, cards_commands.BringCardIn(deck="scrolls", card="troll_bane_scroll")).decks == {}


@pytest.mark.parametrize(
    ("start", "card", "left"),
    [
        ({"top": ("gold_25",)}, "gold_25", {"top": ("gold_25",)}),  # there is another one where nobody knows the order
        ({"top": ("gem_card", "gold_10")}, "gem_card", {"top": ("gold_10",)}),
        ({"bottom": ("gem_card",)}, "gem_card", {}),
    ],
)
def test_who_keeps_a_card_out_looks_for_it_everywhere(
    start: dict[str, object], card: str, left: dict[str, object]
) -> None:
    kept = pile(after(table_with(**start), cards_commands.KeepCardOut(deck=DECK, card=card)))
    assert kept == Pile.model_validate({**left, "kept_out": (card,)})


def test_peeking_gives_the_next_cards_their_places_and_nothing_else() -> None:
    peek = cards_commands.PeekAtDeck(deck=DECK, number=3)
    (seen,) = facts(make_table(), peek, hand(1, 1, 31))
    assert isinstance(seen, DeckPeeked)
    bag = deck_of(make_table(), CONTENT, DECK).bag
    assert seen.cards == (bag[0], bag[1], bag[32])
    table = after(make_table(), peek, hand(1, 1, 31))
    assert pile(table) == Pile(top=seen.cards)
    assert after(table, SEARCH).decks[DECK].top == seen.cards[1:]
    with pytest.raises(RuleViolation, match=r"deck\.seen_already"):
        facts(table, peek)
    more = facts(table, cards_commands.PeekAtDeck(deck=DECK, number=4), app_roll())[0]
    assert isinstance(more, DeckPeeked)
    assert len(more.cards) == 1


def test_peeking_ends_where_the_deck_does() -> None:
    few = deck_of(make_table(), CONTENT, "fate").bag
    (seen,) = facts(make_table(), cards_commands.PeekAtDeck(deck="fate", number=10), hand(4, 3, 2, 1))
    assert isinstance(seen, DeckPeeked)
    assert seen.cards == few[::-1]


def test_shuffling_forgets_every_place_and_takes_the_discard_if_asked() -> None:
    known = table_with(top=("gem_card",), bottom=("gold_10",), discard=("gold_20",), out=("gold_50",))
    assert pile(after(known, cards_commands.ShuffleDeck(deck=DECK))) == Pile(discard=("gold_20",), out=("gold_50",))
    assert pile(after(known, cards_commands.ShuffleDeck(deck=DECK, with_discard=True))) == Pile(out=("gold_50",))


def test_of_paper_cards_no_place_is_known() -> None:
    paper = after(DRAWN, cards_commands.UsePhysicalDeck(deck=DECK))
    assert pile(paper) == Pile(out=("gem_card", "gold_10"), physical=True)
    back = after(paper, cards_commands.PutCardBack(deck=DECK, card="gem_card", place="top"))
    assert pile(back) == Pile(out=("gold_10",), physical=True)
    assert pile(after(back, cards_commands.UsePhysicalDeck(deck=DECK, physical=False))) == Pile(out=("gold_10",))


EMPTY = table_with(out=deck_of(make_table(), CONTENT, DECK).bag)


@pytest.mark.parametrize(
    ("command", "code", "table"),
    [
        (cards_commands.PutCardBack(deck=DECK, card="gold_50"), "deck.card_not_out", DRAWN),
        (cards_commands.DiscardCard(deck=DECK, card="gold_50"), "deck.card_not_out", DRAWN),
        (cards_commands.KeepCardOut(deck=DECK, card="gem_card"), "deck.card_not_in", DRAWN),
        (cards_commands.KeepCardOut(deck=DECK, card="banana"), "deck.card_not_in", DRAWN),
        (cards_commands.BringCardIn(deck=DECK, card="gem_card"), "deck.card_not_kept_out", DRAWN),
        (cards_commands.PeekAtDeck(deck=DECK), "deck.empty", EMPTY),
        (cards_commands.ShuffleDeck(deck=DECK), "deck.empty", EMPTY),
        (cards_commands.PeekAtDeck(deck=DECK), "deck.is_physical", table_with(physical=True)),
        (cards_commands.UsePhysicalDeck(deck=DECK), "deck.mode_holds_already", table_with(physical=True)),
        (cards_commands.UsePhysicalDeck(deck=DECK, physical=False), "deck.mode_holds_already", DRAWN),
    ],
)
def test_what_cannot_be_done_with_a_card(command: Command, code: str, table: Table) -> None:
    with pytest.raises(RuleViolation) as refused:
        facts(table, command)
    assert refused.value.code == code
