"""A whole evening at the Spieltisch, step by step: four heroes, three fights, and everything between them.

Where it matters what falls, hands throw; everywhere else the app does, and whatever it throws, the evening goes on.
"""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Server
from tests.browser.evening_quiet import cards_and_traps, second_thoughts
from tests.browser.evening_table import (
    ALDEMAR,
    BORREK,
    LIATHAN,
    MASTER,
    RAGNA,
    Evening,
    app_attack,
    bring_in,
    fell,
    move,
    set_the_table,
)  # fmt: skip
from tests.browser.hands import BLACK_SHIELD, SKULL, WHITE_SHIELD, Hands, counted
from tests.browser.steps import NewPhone

MOST_TAPS = 6  # from the fight to the applied result, when the app throws


def into_the_hall(evening: Evening) -> None:
    """Round 1: the first room, a treasure, a pit, fate looks away."""
    hands = evening.hands
    hands.set_out()
    hands.told("Runde 1 beginnt")
    hands.begin("reveal_area")
    hands.tap("Anderer Name")
    hands.write("area", "Große Halle")
    hands.confirm("Große Halle")
    move(hands)
    hands.end_turn(LIATHAN)
    evening.phone_shows(LIATHAN, "#pass-turn", "Du bist am Zug")
    hands.press("b", "3")
    hands.confirm("Wurf 3")
    hands.press("s", "1")
    hands.tap("Heiltrank")
    hands.confirm("Heiltrank HT4")
    evening.phone_shows(LIATHAN, "#passport-sections", "Heiltrank HT4")
    hands.end_turn(BORREK)
    hands.press("f")
    hands.tap("Fallgrube")
    hands.told("Grube")
    hands.end_turn(ALDEMAR)
    evening.phone_shows(LIATHAN, "#pass-turn", "Aldemar ist am Zug")
    move(hands)
    hands.end_turn(MASTER)
    hands.press("x", "8")
    hands.confirm("Schicksal")
    hands.end_turn(RAGNA)


def orcs_in_the_hall(evening: Evening) -> None:
    """Rounds 2 and 3: the first fight. An elf goes down, and a dwarf gets her up again."""
    hands = evening.hands
    bring_in(hands, "ork", count=2)
    bring_in(hands, "ork", name="Grakka", hidden=True)
    hands.open_monster("Grakka")
    hands.write("body", "12")
    hands.tap("Werte eintragen")
    hands.tap("Aufdecken")
    hands.close()
    taps = counted(hands, lambda: app_attack(hands, "Grakka"))
    assert taps <= MOST_TAPS
    hands.end_turn(LIATHAN)
    hands.press("a")
    hands.tap("Bogen")
    hands.tap("Grakka")
    hands.throw(SKULL)
    hands.app_throws()
    hands.confirm("Liathan greift Grakka an")
    hands.end_turn(BORREK)
    hands.begin("climb_out")
    hands.confirm("Grube")
    hands.end_turn(ALDEMAR)
    hands.press("z")
    hands.tap("Feuerball")
    hands.tap("Ork 1")
    hands.throw(SKULL)
    hands.confirm("Ork 1 ist besiegt")
    hands.end_turn(MASTER)
    hands.let_strike("Ork 2", LIATHAN)
    hands.throw(SKULL)
    hands.throw(BLACK_SHIELD)
    hands.confirm("Ork 2 greift Liathan an")
    evening.points(LIATHAN, "3/6")
    hands.let_strike("Grakka", LIATHAN)
    hands.throw(SKULL)
    hands.throw(BLACK_SHIELD)
    hands.throw("4", "6", "3")
    hands.confirm("fällt in Ohnmacht")
    evening.phone_shows(LIATHAN, "#passport-cover", "ohnmächtig")
    hands.end_turn(RAGNA)


def out_of_the_hall(evening: Evening) -> None:
    """Rounds 3 and 4: a potion, a proposal, a spell of a set, a piece of furniture, a thing handed over, fate."""
    hands = evening.hands
    fell(hands, "Ork 2")
    hands.end_turn(BORREK)
    hands.press("t")
    hands.mark(LIATHAN)
    hands.tap("Heiltrank HT4")
    hands.told("Heiltrank HT4")
    evening.points(LIATHAN, "4/6")
    hands.end_turn(ALDEMAR)
    _propose_a_shield(evening)
    hands.end_turn(MASTER)
    hands.let_strike("Grakka", BORREK)
    hands.throw(SKULL)
    hands.throw(WHITE_SHIELD)
    hands.confirm("Grakka greift Borrek an")
    hands.end_turn(RAGNA)
    app_attack(hands, "Grakka")
    hands.end_turn(LIATHAN)
    hands.press("z")
    hands.tap("Spruch 1")
    hands.tap("Grakka")
    hands.confirm("Liathan zaubert")
    hands.end_turn(BORREK)
    hands.press("b", "2")
    hands.confirm("Wurf 2")
    hands.begin("search_furniture")
    hands.tap("Altar")
    hands.tap("Nein, alles ist ruhig")
    hands.throw("3")  # nothing: with a 1 a wandering monster would ask further
    hands.confirm("Borrek")
    hands.end_turn(ALDEMAR)
    hands.begin("give_item_to")
    hands.mark("Dolch")
    hands.tap(RAGNA)
    hands.told("Dolch")
    hands.end_turn(MASTER)
    hands.open_monster("Grakka")
    hands.tap("Vom Brett nehmen")
    hands.told("vom Spielfeld genommen")
    hands.press("x", "1")
    hands.tap("Stumpfe Klinge")
    hands.confirm("Das Schicksal schlägt zu")
    hands.end_turn(RAGNA)


def _propose_a_shield(evening: Evening) -> None:
    """The wizard's player asks on the phone; the game master takes it with one key, and the dice are thrown."""
    hands, phone = evening.hands, evening.phones[ALDEMAR]
    phone.get_by_role("link", name="Handeln").click()
    panel = phone.locator("#action-panel")
    panel.get_by_role("link", name=re.compile("^Basiszauber")).click()
    panel.get_by_role("link", name=re.compile("^Schutzschild")).click()
    panel.get_by_role("button", name=re.compile("^Aldemar")).click()
    panel.get_by_role("button", name="Vorschlagen").click()
    expect(hands.page.locator("#proposals")).to_contain_text("Spieler von Aldemar")
    hands.press("y")
    hands.throw(SKULL)
    hands.confirm("Schutzschild")
    evening.phone_shows(ALDEMAR, "#hero-cards", "Angenommen")


def bones_in_the_crypt(evening: Evening) -> None:
    """Rounds 6 and 7: the second fight, with a sweep, herbs and a healing spell."""
    hands = evening.hands
    hands.begin("reveal_area")
    hands.tap("Anderer Name")
    hands.write("area", "Gruft")
    hands.confirm("Gruft")
    bring_in(hands, "skelett", count=3)
    hands.begin("sweep")
    hands.tap("Skelett 1")
    hands.tap("2. Skelett 2")
    hands.press("Enter")
    while hands.is_asked_for_dice():
        hands.throw(BLACK_SHIELD)
    hands.confirm("Ragna")
    hands.end_turn(LIATHAN)
    fell(hands, "Skelett 3")
    hands.end_turn(BORREK)
    move(hands)
    hands.end_turn(ALDEMAR)
    move(hands)
    hands.end_turn(MASTER)
    hands.let_strike("2 × Skelett", RAGNA)
    hands.app_throws()
    hands.confirm("Gemeinsam greifen 2 × Skelett Ragna")
    hands.end_turn(RAGNA)
    fell(hands, "Skelett 1")
    hands.end_turn(LIATHAN)
    hands.begin("heal_with_herbs")
    hands.tap(LIATHAN)
    hands.app_throws()
    hands.confirm("Kräuter")
    hands.end_turn(BORREK)
    fell(hands, "Skelett 2")
    hands.end_turn(ALDEMAR)
    hands.press("z")
    hands.tap("Heilzauber")
    hands.tap(ALDEMAR)
    hands.throw(SKULL)
    hands.confirm("Heilzauber")
    evening.points(ALDEMAR, "4/4")
    hands.end_turn(MASTER)
    hands.press("x", "8")
    hands.confirm("Schicksal")
    hands.end_turn(RAGNA)


def stone_above_the_gate(evening: Evening) -> None:
    """Round 8: the last fight, mostly with the app's dice."""
    hands = evening.hands
    bring_in(hands, "gargoyle", name="Skarn")
    hands.open_monster("Skarn")
    hands.write("body", "20")
    hands.tap("Werte eintragen")
    hands.close()
    for hero, following in ((RAGNA, LIATHAN), (LIATHAN, BORREK), (BORREK, ALDEMAR), (ALDEMAR, MASTER)):
        move(hands)
        hands.press("a")
        hands.tap("Skarn")
        if hero == LIATHAN:
            hands.throw(SKULL)
        hands.app_throws()
        hands.confirm(f"{hero} greift Skarn an")
        hands.end_turn(following)
    hands.let_strike("Skarn", BORREK)
    hands.throw(SKULL, *[WHITE_SHIELD] * 4)
    hands.throw(WHITE_SHIELD)
    hands.confirm("Skarn greift Borrek an")
    hands.end_turn(RAGNA)


def home(evening: Evening) -> None:
    """The quest is passed."""
    hands = evening.hands
    hands.pass_quest()
    expect(hands.page.locator("#turn-end")).to_contain_text("Losziehen")
    expect(hands.page.locator("#monster-cards")).not_to_contain_text("Skarn")


def play(hands: Hands, new_phone: NewPhone, server: Server) -> Evening:
    """All of it."""
    evening = set_the_table(hands, new_phone, server)
    into_the_hall(evening)
    orcs_in_the_hall(evening)
    out_of_the_hall(evening)
    second_thoughts(evening)
    cards_and_traps(evening)
    bones_in_the_crypt(evening)
    stone_above_the_gate(evening)
    home(evening)
    return evening
