"""The table of the evening: who sits where, what they carry, and what the hands do again and again."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Server
from tests.browser.hands import SKULL, Hands
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
        """Check that a phone shows this without loading a page again."""
        expect(self.phones[hero].locator(where)).to_contain_text(text)

    def points(self, hero: str, points: str) -> None:
        """The body points on a phone."""
        self.phone_shows(hero, ".vital.points--body .points__value > [aria-hidden]", points)


def set_the_table(hands: Hands, new_phone: NewPhone, server: Server) -> Evening:
    """A new campaign, four heroes with their things, two phones."""
    page = hands.page
    page.goto(server.laptop)
    page.get_by_label("Name der Kampagne").fill("Ein langer Abend")
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


def move(hands: Hands) -> None:
    """Let the app roll the movement of the hero whose turn it is."""
    hands.press("b")
    hands.app_throws()
    hands.confirm("Felder weit")


def bring_in(hands: Hands, letters: str, name: str = "", count: int = 1, *, hidden: bool = False) -> None:
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


def app_attack(hands: Hands, target: str) -> None:
    """A blow for which the app throws both sides."""
    hands.press("a")
    hands.tap(target)
    hands.app_throws()
    hands.confirm(f"greift {target} an")


def fell(hands: Hands, target: str) -> None:
    """A blow that nothing wards off."""
    hands.press("a")
    hands.tap(target)
    hands.throw(SKULL)
    hands.throw(SKULL)
    hands.confirm(f"{target} ist besiegt")
