"""A whole evening at the Spieltisch, step by step: four heroes, three fights, and everything between them.

Where it matters what falls, hands throw; everywhere else the app does, and whatever it throws, the evening goes on.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Server
from tests.browser.hands import BLACK_SHIELD, SKULL, WHITE_SHIELD, Hands, counted
from tests.browser.steps import NewPhone, follows, join

RAGNA, LIATHAN, BORREK, ALDEMAR, MASTER = "Ragna", "Liathan", "Borrek", "Aldemar", "Spielleiter"
HEROES = ((RAGNA, "Barbar"), (LIATHAN, "Elf"), (BORREK, "Zwerg"), (ALDEMAR, "Zauberer"))
GEAR = (
    (RAGNA, "Helm"), (RAGNA, "Schild"), (RAGNA, "Axt"),
    (LIATHAN, "Bogen"), (LIATHAN, "Heiltrank HT2"),
    (BORREK, "Helm"), (BORREK, "Werkzeugkiste"), (BORREK, "Heiltrank HT4"),
    (ALDEMAR, "Tarnkappe"), (ALDEMAR, "Dolch"),
)  # fmt: skip


@dataclass(frozen=True)
class Evening:
    """Who sits where: the laptop's hands, the phones by hero, and where the campaign is."""

    hands: Hands
    phones: Mapping[str, Page]
    campaign: str

    def phone_shows(self, hero: str, where: str, text: str) -> None:
        """A phone follows: this stands there without anybody loading a page."""
        expect(self.phones[hero].locator(where)).to_contain_text(text)

    def points(self, hero: str, points: str) -> None:
        """The body points on a phone."""
        self.phone_shows(hero, ".vital.points--body .points__value > [aria-hidden]", points)


def set_the_table(hands: Hands, new_phone: NewPhone, server: Server) -> Evening:
    """A new campaign, four heroes with their things, two phones."""
    page = hands.page
    page.goto(server.laptop)
    page.get_by_label("Neue Kampagne").fill("Ein langer Abend")
    page.get_by_role("button", name="Anlegen").click()
    follows(page)
    for name, hero_class in HEROES:
        hands.press("h")
        hands.mark(hero_class)
        hands.write("name", name)
        hands.press("Enter")
    expect(page.locator(".hero-card")).to_have_count(4)
    _pack(hands)
    campaign = re.sub(r"/table.*", "", page.url.removeprefix(server.laptop))
    ids = {name: str(_card(page, name).get_attribute("id")).removeprefix("hero-card-") for name, _ in HEROES}
    phones = {name: new_phone() for name in (LIATHAN, ALDEMAR)}
    for name, phone in phones.items():
        join(page, phone, server, campaign, ids[name], name, f"Spieler von {name}")
        phone.evaluate("window.isStillTheSame = true")
    page.goto(f"{server.laptop}{campaign}/table")
    follows(page)
    return Evening(hands, phones, campaign)


def _card(page: Page, name: str) -> Locator:
    return page.locator(".hero-card", has=page.get_by_role("heading", name=name))


def _pack(hands: Hands) -> None:
    open_hero = ""
    for hero, thing in GEAR:
        if hero != open_hero:
            hands.open_hero(hero)
            hands.press("a")
        open_hero = hero
        hands.choose("content_id", thing)
        hands.tap("Geben")
    hands.open_hero(LIATHAN)
    hands.tap("+50")
    hands.press("p")
    hands.tap("Lehre des Lichts")
    hands.close()


def into_the_hall(evening: Evening) -> None:
    """Round 1: the first room, a treasure, a pit, fate looks away."""
    hands = evening.hands
    hands.press("n")
    hands.told("Runde 1 beginnt")
    hands.tap("Raum aufdecken")
    hands.write("area", "Große Halle")
    hands.confirm("Große Halle")
    _move(hands)
    hands.end_turn(LIATHAN)
    evening.phone_shows(LIATHAN, "#pass-turn", "Du bist am Zug")
    hands.press("b", "3")
    hands.confirm("Wurf 3")
    hands.press("s", "Enter")
    hands.tap("Heiltrank")
    hands.confirm("Heiltrank HT4")
    evening.phone_shows(LIATHAN, "#passport-sections", "Heiltrank HT4")
    hands.end_turn(BORREK)
    hands.press("f")
    hands.tap("Fallgrube")
    hands.told("Grube")
    hands.end_turn(ALDEMAR)
    evening.phone_shows(LIATHAN, "#pass-turn", "Aldemar ist am Zug")
    _move(hands)
    hands.end_turn(MASTER)
    hands.press("x", "8")
    hands.confirm("Schicksal")
    hands.end_turn(RAGNA)


def _move(hands: Hands) -> None:
    hands.press("b")
    hands.app_throws()
    hands.confirm("Felder weit")


def orcs_in_the_hall(evening: Evening) -> None:
    """Rounds 2 and 3: the first fight. An elf goes down, and a dwarf gets her up again."""
    hands = evening.hands
    _bring_in(hands, "ork", count=2)
    _bring_in(hands, "ork", name="Grakka", hidden=True)
    hands.open_monster("Grakka")
    hands.write("body", "12")
    hands.tap("Werte eintragen")
    hands.tap("Aufdecken")
    hands.close()
    taps = counted(hands, lambda: _app_attack(hands, "Grakka"))
    assert taps <= 6, f"{taps} taps from the fight to the applied result"
    hands.end_turn(LIATHAN)
    hands.press("a")
    hands.tap("Bogen")
    hands.tap("Grakka")
    hands.throw(SKULL)
    hands.app_throws()
    hands.confirm("Liathan greift Grakka an")
    hands.end_turn(BORREK)
    hands.tap("Aus der Grube")
    hands.confirm("Grube")
    hands.end_turn(ALDEMAR)
    hands.press("z")
    hands.mark("Feuerball")
    hands.tap("Ork 1")
    hands.throw(SKULL)
    hands.confirm("Ork 1 ist besiegt")
    hands.end_turn(MASTER)
    hands.tap("Ork 2: Angreifen")
    hands.tap(LIATHAN)
    hands.throw(SKULL)
    hands.throw(BLACK_SHIELD)
    hands.confirm("Ork 2 greift Liathan an")
    evening.points(LIATHAN, "3/6")
    hands.tap("Grakka: Angreifen")
    hands.tap(LIATHAN)
    hands.throw(SKULL)
    hands.throw(BLACK_SHIELD)
    hands.throw("4", "6", "3")
    hands.confirm("fällt in Ohnmacht")
    evening.phone_shows(LIATHAN, "#passport-cover", "ohnmächtig")
    hands.end_turn(RAGNA)


def _bring_in(hands: Hands, letters: str, name: str = "", count: int = 1, *, hidden: bool = False) -> None:
    """Monsters by the bestiary's search."""
    hands.press("m")
    hands.write("name", name)
    hands.write("count", str(count))
    if hidden:
        hands.mark("Verdeckt")
    field = hands.page.locator("#find-monster")
    field.press_sequentially(letters)
    hands.press("Enter")
    hands.told(name or "betritt")
    hands.close()


def _app_attack(hands: Hands, target: str) -> None:
    hands.press("a")
    hands.tap(target)
    hands.app_throws()
    hands.confirm(f"greift {target} an")


def out_of_the_hall(evening: Evening) -> None:
    """Rounds 3 and 4: a potion, a proposal, a spell of a set, a piece of furniture, a thing handed over, fate."""
    hands = evening.hands
    _fell(hands, "Ork 2")
    hands.end_turn(BORREK)
    hands.press("t")
    hands.mark(LIATHAN)
    hands.tap("Heiltrank HT4")
    hands.told("Heiltrank HT4")
    evening.points(LIATHAN, "4/6")
    hands.end_turn(ALDEMAR)
    _propose_a_shield(evening)
    hands.end_turn(MASTER)
    hands.tap("Grakka: Angreifen")
    hands.tap(BORREK)
    hands.throw(SKULL)
    hands.throw(WHITE_SHIELD)
    hands.confirm("Grakka greift Borrek an")
    hands.end_turn(RAGNA)
    _app_attack(hands, "Grakka")
    hands.end_turn(LIATHAN)
    hands.press("z")
    hands.mark("Spruch 1")
    hands.mark("Grakka")
    hands.confirm("Liathan zaubert")
    hands.end_turn(BORREK)
    hands.press("b", "2")
    hands.confirm("Wurf 2")
    hands.tap("Möbel durchsuchen")
    hands.tap("Altar")
    hands.app_throws()
    hands.confirm("Borrek")
    hands.end_turn(ALDEMAR)
    hands.tap("Etwas weitergeben")
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


def _fell(hands: Hands, target: str) -> None:
    """A blow that nothing wards off."""
    hands.press("a")
    hands.tap(target)
    hands.throw(SKULL)
    hands.throw(SKULL)
    hands.confirm(f"{target} ist besiegt")


def _propose_a_shield(evening: Evening) -> None:
    """The wizard's player asks on the phone; the game master takes it with one key, and the dice are thrown."""
    hands, phone = evening.hands, evening.phones[ALDEMAR]
    phone.get_by_role("link", name="Handeln").click()
    panel = phone.locator("#action-panel")
    panel.get_by_role("link", name=re.compile("^Basiszauber")).click()
    panel.locator("label", has_text="Schutzschild").click()
    panel.get_by_role("button", name=re.compile("^Aldemar")).click()
    panel.get_by_role("button", name="Vorschlagen").click()
    expect(hands.page.locator("#proposals")).to_contain_text("Spieler von Aldemar")
    hands.press("y")
    hands.throw(SKULL)
    hands.confirm("Schutzschild")
    evening.phone_shows(ALDEMAR, "#own-proposals", "angenommen")


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
    hands.throw("5")
    hands.press("Enter")
    expect(_entry(hands, "Wurf 5, Grundwert 4")).to_contain_text("berichtigt")


def _own_deck(hands: Hands) -> None:
    """A deck that the group has written itself, and three things one does with a deck."""
    hands.panel.locator("summary", has_text="Eigener Stapel").click()
    hands.write("name", "Gerüchte")
    hands.panel.locator("textarea").fill("Der Wirt weiß etwas | | 2\nEin alter Plan")
    hands.tap("Stapel anlegen")
    hands.told("Gerüchte")
    for deed in ("Gerüchte: Für Ragna ziehen", "Gerüchte: oberste Karte ansehen", "Gerüchte: mischen"):
        hands.tap(deed)


def _entry(hands: Hands, words: str) -> Locator:
    return hands.page.locator("#log-list .log-entry", has_text=words).first


def _open_entry(hands: Hands, words: str) -> None:
    _entry(hands, words).locator("summary").click()


def cards_and_traps(evening: Evening) -> None:
    """Round 5: decks, a deck of their own, every kind of trap, a chest."""
    hands = evening.hands
    hands.press("k")
    _own_deck(hands)
    hands.close()
    hands.tap("Über eine Falle springen")
    hands.tap("Fallgrube")
    hands.throw(WHITE_SHIELD)
    hands.confirm("Ragna")
    hands.end_turn(LIATHAN)
    hands.tap("Nach Fallen suchen")
    hands.confirm("Liathan")
    hands.end_turn(BORREK)
    hands.tap("Falle entschärfen")
    hands.tap("Speerfalle")
    hands.throw(SKULL)
    hands.confirm("Borrek")
    hands.tap("Truhe öffnen")
    hands.write("chest", "Truhe am Kamin")
    hands.write("gold", "75")
    hands.confirm("75")
    hands.end_turn(ALDEMAR)
    hands.press("f")
    hands.tap("Speerfalle")
    hands.throw(SKULL)
    hands.confirm("Aldemar")
    evening.points(ALDEMAR, "3/4")
    _move(hands)
    hands.end_turn(MASTER)
    hands.search("schicks")
    hands.throw("7")
    hands.confirm("Schicksal")
    hands.end_turn(RAGNA)


def bones_in_the_crypt(evening: Evening) -> None:
    """Rounds 6 and 7: the second fight, with a sweep, herbs and a healing spell."""
    hands = evening.hands
    hands.tap("Raum aufdecken")
    hands.write("area", "Gruft")
    hands.confirm("Gruft")
    _bring_in(hands, "skelett", count=3)
    hands.tap("Rundumschlag")
    hands.mark("Skelett 1")
    hands.mark("Skelett 2")
    hands.press("Enter")
    while hands.is_asked_for_dice():
        hands.throw(BLACK_SHIELD)
    hands.confirm("Ragna")
    hands.end_turn(LIATHAN)
    _fell(hands, "Skelett 3")
    hands.end_turn(BORREK)
    _move(hands)
    hands.end_turn(ALDEMAR)
    _move(hands)
    hands.end_turn(MASTER)
    for bones in ("Skelett 1", "Skelett 2"):
        hands.tap(f"{bones}: Angreifen")
        hands.tap(RAGNA)
        hands.app_throws()
        hands.confirm(f"{bones} greift Ragna an")
    hands.end_turn(RAGNA)
    _fell(hands, "Skelett 1")
    hands.end_turn(LIATHAN)
    hands.tap("Mit Kräutern heilen")
    hands.tap(LIATHAN)
    hands.app_throws()
    hands.confirm("Kräuter")
    hands.end_turn(BORREK)
    _fell(hands, "Skelett 2")
    hands.end_turn(ALDEMAR)
    hands.press("z")
    hands.mark("Heilzauber")
    hands.tap(ALDEMAR)
    hands.throw(SKULL)
    hands.confirm("Heilzauber")
    evening.points(ALDEMAR, "4/4")
    hands.end_turn(MASTER)
    hands.press("x", "8")
    hands.confirm("Schicksal")
    hands.end_turn(RAGNA)


def stone_above_the_gate(evening: Evening) -> None:
    """Rounds 8 and 9: the last fight, mostly with the app's dice."""
    hands = evening.hands
    _bring_in(hands, "gargoyle", name="Skarn")
    hands.open_monster("Skarn")
    hands.write("body", "20")
    hands.tap("Werte eintragen")
    hands.close()
    for _ in range(2):
        for hero, following in ((RAGNA, LIATHAN), (LIATHAN, BORREK), (BORREK, ALDEMAR), (ALDEMAR, MASTER)):
            _move(hands)
            hands.press("a")
            hands.tap("Skarn")
            if hero == LIATHAN:
                hands.throw(SKULL)
            hands.app_throws()
            hands.confirm(f"{hero} greift Skarn an")
            hands.end_turn(following)
        hands.tap("Skarn: Angreifen")
        hands.tap(BORREK)
        hands.throw(SKULL, *[WHITE_SHIELD] * 4)
        hands.throw(WHITE_SHIELD)
        hands.confirm("Skarn greift Borrek an")
        hands.end_turn(RAGNA)


def home(evening: Evening) -> None:
    """The quest is passed."""
    hands = evening.hands
    hands.tap("Herausforderung abschließen")
    print(hands.panel.inner_text())
    hands.press("Enter")
    print(hands.panel.inner_text())


def play(hands: Hands, new_phone: NewPhone, server: Server) -> Evening:
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
