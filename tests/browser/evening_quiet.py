"""What happens between the fights of the evening: second thoughts, decks, traps, a chest."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.evening_table import ALDEMAR, BORREK, LIATHAN, MASTER, RAGNA, Evening, move
from tests.browser.hands import SKULL, WHITE_SHIELD, Hands
from tests.browser.steps import follows


def second_thoughts(evening: Evening) -> None:
    """An older action is taken back after a look at what that changes, and a mistyped die is put right."""
    hands = evening.hands
    _open_entry(hands, "Dolch")
    with hands.panel_changes():
        _entry(hands, "Dolch").get_by_role("link", name="Zurücknehmen").click()
    expect(hands.panel).to_contain_text("Das ändert sich")
    expect(hands.panel).to_contain_text("Dolch")
    hands.press("Enter")
    expect(_entry(hands, "Dolch")).to_have_class(re.compile("is-undone"))
    hands.page.keyboard.press("Control+y")
    expect(_entry(hands, "Dolch")).not_to_have_class(re.compile("is-undone"))
    _open_entry(hands, "Wurf 2, Grundwert 4")
    _entry(hands, "Wurf 2, Grundwert 4").get_by_role("link", name="Würfe berichtigen").click()
    expect(hands.panel).to_contain_text("Bewegung")
    follows(hands.page)
    hands.throw("5")
    hands.press("Enter")
    expect(_entry(hands, "Wurf 5, Grundwert 4")).to_contain_text("berichtigt")


def cards_and_traps(evening: Evening) -> None:
    """Round 5: decks, a deck of their own, every kind of trap, a chest."""
    hands = evening.hands
    hands.press("k")
    _own_deck(hands)
    hands.close()
    hands.begin("jump_trap")
    hands.tap("Fallgrube")
    hands.throw(WHITE_SHIELD)
    hands.confirm("Ragna")
    hands.end_turn(LIATHAN)
    hands.begin("search_for_traps")
    hands.tap("Große Halle")
    hands.tap("1 Falle")
    hands.tap("Keine")
    hands.confirm("Liathan")
    hands.end_turn(BORREK)
    hands.begin("disarm_trap")
    hands.tap("Speerfalle")
    hands.throw(SKULL)
    hands.confirm("Borrek")
    hands.begin("open_chest")
    hands.tap("Anderer Name")
    hands.write("chest", "Truhe am Kamin")
    hands.write("gold", "75")
    hands.confirm("75")
    hands.end_turn(ALDEMAR)
    hands.press("f")
    hands.tap("Speerfalle")
    hands.throw(SKULL)
    hands.confirm("Aldemar")
    evening.points(ALDEMAR, "3/4")
    move(hands)
    hands.end_turn(MASTER)
    hands.search("schicks")
    hands.throw("7")
    hands.confirm("Schicksal")
    hands.end_turn(RAGNA)


def _own_deck(hands: Hands) -> None:
    """A deck that the group has written itself, and three things one does with a deck."""
    hands.panel.locator("summary", has_text="Eigener Stapel").click()
    hands.write("name", "Gerüchte")
    hands.panel.locator("textarea").fill("Der Wirt weiß etwas | | 2\nEin alter Plan")
    hands.tap("Stapel anlegen")
    hands.told("Gerüchte")
    for deed in ("Für Ragna ziehen", "oberste Karte ansehen", "Karten", "mischen"):
        hands.tap(f"Gerüchte: {deed}")


def _entry(hands: Hands, words: str) -> Locator:
    return hands.page.locator("#log-list .log-entry", has_text=words).first


def _open_entry(hands: Hands, words: str) -> None:
    _entry(hands, words).locator("summary").click()
