"""Undo gives a deck back exactly as it lay, and what was kept before there were decks still counts."""

import json

import pytest

from app.campaign.codec import Codec
from app.core.answers import Answer
from app.core.errors import InTheWay
from app.core.events import Command
from app.storage.database import Database
from app.systems.heroquest.cards import commands as cards_commands
from app.systems.heroquest.cards.drawing import deck_of
from app.systems.heroquest.exploration.commands import ClearBoard, DrawCard, RevealArea, SearchForTreasure
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.party.commands import SeatHero
from app.systems.heroquest.registry import evolve
from app.systems.heroquest.state.screen import Pile
from app.systems.heroquest.state.table import Table
from tests.builders import CONTENT, after, app_roll, hand, make_table
from tests.table_top import TableTop

SEARCH = SearchForTreasure(hero_id="hero", area="room_1")
PEEK, SHUFFLE = cards_commands.PeekAtDeck(deck="treasure", number=5), cards_commands.ShuffleDeck(deck="treasure")
BACK = cards_commands.PutCardBack(deck="treasure", card="gold_50", place="top")


class Evening:
    """A hero at a table with all its decks."""

    def __init__(self, database: Database) -> None:
        self.top = TableTop(database, SYSTEM)
        self.do(SeatHero(hero_id="hero", name="Ragna", hero_class="barbarian"))

    def do(self, command: Command, *answers: Answer) -> int:
        return self.top.do(command, *answers).revision

    @property
    def table(self) -> Table:
        table = self.top.state.table
        assert isinstance(table, Table)
        return table

    @property
    def pile(self) -> Pile:
        return self.table.decks.get("treasure", Pile())


@pytest.fixture
def evening(database: Database) -> Evening:
    return Evening(database)


def test_undo_of_a_shuffle_gives_the_very_same_order_back(evening: Evening) -> None:
    evening.do(PEEK, app_roll())
    order = evening.pile.top
    assert len(order) == 5
    evening.do(SHUFFLE)
    assert not evening.pile.top
    evening.top.undo()
    assert evening.pile.top == order


def test_a_deck_cannot_be_shuffled_or_peeked_into_luck(evening: Evening) -> None:
    evening.do(PEEK, app_roll())
    order = evening.pile.top
    evening.top.undo()
    evening.do(PEEK, app_roll())
    assert evening.pile.top == order


def test_an_older_draw_is_taken_back_alone_if_nothing_was_drawn_since(evening: Evening) -> None:
    drawn = evening.do(DrawCard(deck="treasure"), hand("gold_50"))
    other = evening.do(DrawCard(deck="fate"), hand("centipede_card"))
    evening.do(RevealArea(area="room_2"))
    evening.top.undo(drawn)
    assert (evening.pile, evening.table.dungeon.revealed) == (Pile(), ("room_2",))
    evening.top.undo(other)


def test_what_was_known_of_a_deck_stands_before_what_was_drawn_from_it(evening: Evening) -> None:
    drawn = evening.do(DrawCard(deck="treasure"), hand("gold_50"))
    put_back, search = evening.do(BACK), evening.do(SEARCH)
    with pytest.raises(InTheWay) as blocked:
        evening.top.undo(drawn)
    assert blocked.value.data["revisions"] == (put_back, search)


def test_the_same_evening_read_again_ends_with_the_same_decks(evening: Evening) -> None:
    evening.do(PEEK, app_roll())
    evening.do(cards_commands.KeepCardOut(deck="scrolls", card="spell_scroll"))
    evening.do(
        cards_commands.WriteDeck(deck="own", name="Neu", cards=(cards_commands.CardWish(name="Eins", copies=2),))
    )
    evening.do(DrawCard(deck="own", hero_id="hero"), app_roll())
    assert evening.top.reopened().json == evening.top.json


OLD_FACTS = """[
  {"type": "treasure_card.drawn", "hero_id": "hero", "area": "room_1", "treasure_card": "gold_25", "stays_out": true,
   "roll": {"purpose": "treasure_card", "dice": ["treasure_deck"], "faces": ["gold_25"], "by": "hand"}},
  {"type": "fate_card.drawn", "hero_id": "hero", "fate_card": "centipede_card",
   "roll": {"purpose": "fate_card", "dice": ["fate_deck"], "faces": ["centipede_card"], "by": "hand"}}
]"""
OLD_END = """[{"type": "board.cleared"}]"""


def test_journals_from_before_there_were_decks_are_read_as_ever() -> None:
    codec, table = Codec(SYSTEM), make_table()
    for fact in codec.load_events(OLD_FACTS):
        table = evolve(table, fact)
    assert table.decks == {"treasure": Pile(out=("gold_25",))}
    for fact in codec.load_events(OLD_END):
        table = evolve(table, fact)
    assert table.decks == {}


def kept_before_decks(*out: str) -> Table:
    """A table as it was kept when the dungeon knew which treasure cards were out."""
    facts = json.loads(make_table().model_dump_json(exclude={"decks", "own_decks"}))
    facts["dungeon"]["treasure_out"] = list(out)
    return Table.model_validate_json(json.dumps(facts))


def test_tables_kept_before_there_were_decks_still_know_what_is_out() -> None:
    table = kept_before_decks("gem_card", "gold_25")
    assert deck_of(table, CONTENT, "treasure").out == ("gem_card", "gold_25")
    drawn = after(table, SEARCH, hand("gold_50"))
    assert (drawn.decks["treasure"].out, drawn.dungeon.treasure_out) == (("gem_card", "gold_25", "gold_50"), ())
    assert after(table, ClearBoard()).dungeon.treasure_out == ()
    assert deck_of(after(table, ClearBoard()), CONTENT, "treasure").left == 33
