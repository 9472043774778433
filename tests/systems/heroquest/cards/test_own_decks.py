"""Decks of the group's own are written, written anew and removed, within bounds."""

import pytest
from pydantic import ValidationError

from app.core.errors import GameError
from app.systems.heroquest.cards.commands import CardWish, RemoveDeck, WriteDeck
from app.systems.heroquest.exploration.commands import DrawCard
from app.systems.heroquest.state.screen import After, OwnCard, OwnDeck, Pile
from app.systems.heroquest.state.table import Table
from tests.builders import after, facts, hand, make_table


def card(called: str = "Nebel", /, **fields: object) -> CardWish:
    return CardWish.model_validate({"name": called, **fields})


def write(*cards: CardWish, deck: str = "rumours", **fields: object) -> WriteDeck:
    return WriteDeck.model_validate({"deck": deck, "name": "Gerüchte", "cards": cards or (card(),), **fields})


def test_a_written_deck_lies_ready() -> None:
    table = after(make_table(), write(card(text="Alles grau.", copies=3), card("Gold!", like="gold_50")))
    assert table.own_decks["rumours"] == OwnDeck(
        name="Gerüchte",
        cards=(OwnCard(name="Nebel", text="Alles grau.", copies=3), OwnCard(name="Gold!", like="gold_50")),
        after=After.DISCARD,
    )
    drawn = after(table, DrawCard(deck="rumours"), hand("Nebel"))
    assert drawn.decks == {"rumours": Pile(discard=("Nebel",))}


def test_written_anew_it_is_whole_again_and_removed_it_is_gone() -> None:
    drawn = after(after(make_table(), write()), DrawCard(deck="rumours"), hand("Nebel"))
    assert after(drawn, write(card("Sturm"))).decks == {}
    removed = after(drawn, RemoveDeck(deck="rumours"))
    assert (removed.own_decks, removed.decks) == ({}, {})


FULL = make_table().model_copy(
    update={"own_decks": {f"d{number}": OwnDeck(name="x", cards=(OwnCard(name="y"),)) for number in range(30)}}
)


@pytest.mark.parametrize(
    ("command", "code", "table"),
    [
        (write(deck="treasure"), "deck.is_shipped", make_table()),
        (write(), "deck.too_many", FULL),
        (write(card(copies=150), card("Sturm", copies=51)), "deck.too_many_cards", make_table()),
        (write(card(), card()), "deck.card_twice", make_table()),
        (write(card(like="banana")), "deck.no_such_card", make_table()),
        (RemoveDeck(deck="treasure"), "deck.not_own", make_table()),
    ],
)
def test_what_cannot_be_written(command: WriteDeck, code: str, table: Table) -> None:
    with pytest.raises(GameError) as refused:
        facts(table, command)
    assert refused.value.code == code


def test_a_full_shelf_can_still_be_rewritten() -> None:
    assert after(FULL, write(deck="d3")).own_decks["d3"].name == "Gerüchte"


@pytest.mark.parametrize(
    "fields",
    [
        {"name": ""},
        {"name": "x" * 61},
        {"name": "a|b"},
        {"name": "{x}"},
        {"text": "x" * 601},
        {"copies": 0},
        {"copies": 201},
    ],
)
def test_cards_have_bounds(fields: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        card(**fields)
    with pytest.raises(ValidationError):
        write(*(card(f"Karte {number}") for number in range(201)))
