"""Every card has a name, and none is taken for another one or for the face of a die."""

from collections import Counter

import pytest

from app.systems.heroquest.cards.drawing import deck_ids, deck_of
from app.systems.heroquest.game import SYSTEM
from app.systems.heroquest.labels import labels
from tests.builders import CONTENT, after, make_table
from tests.systems.heroquest.cards.test_own_decks import write

LABELS = labels("de")
CARDS = {card for deck in deck_ids(make_table(), CONTENT) for card in deck_of(make_table(), CONTENT, deck).bag}
SECTIONS = ("treasure_cards", "fate_cards", "items", "spells")


def test_every_card_has_one_name() -> None:
    found = Counter(card for card in CARDS for section in SECTIONS if f"{section}.{card}" in LABELS)
    assert found == Counter(dict.fromkeys(CARDS, 1))
    assert (LABELS.face("nothing_card"), LABELS.face("troll_bane_scroll")) == ("Nichts", "Spruchrolle Trollbann")


def test_faces_of_dice_are_no_cards() -> None:
    faces = [key.removeprefix("faces.") for key in LABELS.keys("faces.")]
    assert [face for face in faces for section in SECTIONS if f"{section}.{face}" in LABELS] == []
    assert [LABELS.face(face) for face in ("skull", "4", "Nebel")] == ["Totenschädel", "4", "Nebel"]


@pytest.mark.parametrize("purpose", ["drawn_treasure_card", "drawn_fate_card", "drawn_scroll", "drawn_chaos_spell"])
def test_paper_cards_are_offered_by_their_names(purpose: str) -> None:
    options = {"drawn_treasure_card": "gem_card", "drawn_fate_card": "centipede_card", "drawn_scroll": "spell_scroll"}
    option = options.get(purpose, "fear")
    assert LABELS.option(purpose, option) == LABELS.face(option) != option


def test_own_decks_are_called_by_their_names() -> None:
    assert LABELS.option("drawn_card", "Ein Schatz!") == "Ein Schatz!"
    table = after(make_table(), write())
    assert SYSTEM.labels_of(table, "de").error("deck.empty", deck="rumours").endswith(": Gerüchte.")
