"""Whatever is done with decks: every card of every deck is always in exactly one place."""

from collections import Counter
from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.errors import GameError
from app.core.events import Command
from app.systems.heroquest.cards import commands as cards_commands
from app.systems.heroquest.cards.drawing import Deck, deck_ids, deck_of
from app.systems.heroquest.exploration.commands import ClearBoard, DrawCard, RollFate, SearchForTreasure
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.state.screen import After
from app.systems.heroquest.state.table import Table
from tests.builders import CONTENT, make_table
from tests.systems.heroquest.playing import carry_out

decks = st.sampled_from(["treasure", "fate", "scrolls", "own", "nowhere"])
cards = st.sampled_from(
    ["gold_25", "gold_10", "nothing_card", "centipede_card", "spell_scroll", "Eins", "Zwei", "banana"]
)
flags = st.booleans()
own = st.sampled_from(
    [
        (cards_commands.CardWish(name="Eins", copies=3),),
        (cards_commands.CardWish(name="Eins"), cards_commands.CardWish(name="Zwei", like="gold_10")),
    ]
)
wishes: st.SearchStrategy[Command] = st.one_of(
    st.builds(DrawCard, deck=decks, hero_id=st.sampled_from([None, "hero", "nobody"])),
    st.builds(cards_commands.PutCardBack, deck=decks, card=cards, place=st.sampled_from(["top", "bottom", "shuffled"])),
    st.builds(cards_commands.DiscardCard, deck=decks, card=cards),
    st.builds(cards_commands.KeepCardOut, deck=decks, card=cards),
    st.builds(cards_commands.BringCardIn, deck=decks, card=cards),
    st.builds(cards_commands.PeekAtDeck, deck=decks, number=st.integers(1, 10)),
    st.builds(cards_commands.ShuffleDeck, deck=decks, with_discard=flags),
    st.builds(cards_commands.UsePhysicalDeck, deck=decks, physical=flags),
    st.builds(
        cards_commands.WriteDeck, deck=decks, name=st.just("Neu"), cards=own, after=st.sampled_from(After), secret=flags
    ),
    st.builds(cards_commands.RemoveDeck, deck=decks),
    st.builds(SearchForTreasure, hero_id=st.just("hero"), area=st.sampled_from(["room_1", "room_2"])),
    st.just(RollFate()),
    st.just(ClearBoard()),
)


@settings(max_examples=60)
@given(commands=st.lists(wishes, max_size=20), picks=st.lists(st.integers(0, 5), min_size=1, max_size=4))
def test_every_card_is_always_in_one_place(commands: Sequence[Command], picks: Sequence[int]) -> None:
    table = make_table()
    for command in commands:
        try:
            events = carry_out(table, command, picks)
        except GameError:
            continue
        for event in events:
            table = evolve(table, event)
        for deck_id in deck_ids(table, CONTENT):
            check(table, deck_of(table, CONTENT, deck_id))
    assert Table.model_validate_json(table.model_dump_json()) == table


def check(table: Table, deck: Deck) -> None:
    """What is known of a deck's cards is all true, and none is there twice or missing."""
    known = table.decks.get(deck.id)
    if known is not None:
        assert (deck.top, deck.bottom, deck.discard) == (known.top, known.bottom, known.discard)
        assert (deck.out, deck.kept_out) == (known.out, known.kept_out)
        assert not (known.physical and (known.top or known.bottom))
    whole = deck_of(table.model_copy(update={"decks": {}}), CONTENT, deck.id).bag
    assert Counter(whole) == Counter(deck.top + deck.bag + deck.bottom + deck.discard + deck.out + deck.kept_out)
