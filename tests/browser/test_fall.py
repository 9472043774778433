"""A hero goes down at the real table: guided, previewed, one confirm, one undo."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Server
from tests.browser.hands import Hands
from tests.browser.steps import follows, hero_id, open_sample

pytestmark = pytest.mark.browser


@pytest.fixture
def table(laptop: Page, server: Server) -> Page:
    open_sample(laptop, server)
    return laptop


def test_a_fall_by_hand_is_one_entry_and_one_undo(table: Page) -> None:
    hero = _standing_hero(table)
    card, entries = _card(table, hero), table.locator(".log-entry")
    before, points = entries.count(), _points(card)
    _bring_down(table, hero, points)
    expect(_panel(table)).to_contain_text("Ohnmacht")
    _tap(table, 4)
    expect(_panel(table).locator(".chain__link.is-current")).to_contain_text("Sturz")
    _tap(table, 6)
    _tap(table, 3)
    expect(card).not_to_contain_text("ohnmächtig")
    assert entries.count() == before, "nothing may be written before the confirm"
    _confirm(table)
    expect(card).to_contain_text("ohnmächtig")
    expect(entries).to_have_count(before + 1)
    table.keyboard.press("Control+z")
    expect(card).not_to_contain_text("ohnmächtig")
    assert _points(card) == points
    table.keyboard.press("Control+y")
    expect(card).to_contain_text("ohnmächtig")


def test_what_the_app_rolled_lies_there_after_a_reload_until_it_lapses(table: Page) -> None:
    hero = _standing_hero(table)
    _bring_down(table, hero, _points(_card(table, hero)))
    _panel(table).get_by_role("button", name="App würfelt").click()
    expect(_panel(table).locator(".chain__link.is-done")).to_have_count(1)
    first = _panel(table).locator(".chain__link.is-done .polyhedron b").inner_text()
    expect(_panel(table).get_by_role("link", name="Einen Schritt zurück")).to_have_count(0)
    table.reload()
    expect(_panel(table).locator(".chain__link.is-done .polyhedron b")).to_have_text(first)
    table.keyboard.press("Escape")
    expect(_panel(table).locator(".chain")).to_have_count(0)
    expect(table.locator(".log-entry").first).to_contain_text("Ein Wurf der App ist verfallen")


def test_escape_leaves_without_a_trace(table: Page) -> None:
    hero = _standing_hero(table)
    points = _points(_card(table, hero))
    _bring_down(table, hero, points)
    _tap(table, 1)
    table.keyboard.press("Escape")
    expect(_panel(table).locator(".chain")).to_have_count(0)
    assert _points(_card(table, hero)) == points


def test_two_taps_on_confirm_act_once(table: Page) -> None:
    hero = _standing_hero(table)
    entries = table.locator(".log-entry")
    before = entries.count()
    _bring_down(table, hero, _points(_card(table, hero)))
    for face in (4, 6, 3):
        _tap(table, face)
    _panel(table).get_by_role("button", name="Übernehmen").dblclick()
    expect(_card(table, hero)).to_contain_text("ohnmächtig")
    expect(entries).to_have_count(before + 1)


def test_mistyped_dice_are_corrected(table: Page) -> None:
    hero, entries = _standing_hero(table), table.locator(".log-entry")
    before = entries.count()
    _bring_down(table, hero, _points(_card(table, hero)))
    for face in (4, 6, 3):
        _tap(table, face)
    _confirm(table)
    expect(entries).to_have_count(before + 1)
    newest = entries.first
    newest.locator("summary").click()
    newest.get_by_role("link", name=re.compile("berichtigen")).click()
    _panel(table).get_by_role("link", name=re.compile("Das war falsch$")).first.click()
    _panel(table).locator(".number-pad").get_by_role("button", name="6", exact=True).click()
    _panel(table).get_by_role("button", name="Berichtigung übernehmen").click()  # what was thrown after it holds
    expect(_card(table, hero)).to_contain_text("setzt")


def test_a_wrong_amount_keeps_what_was_typed(table: Page) -> None:
    hands = Hands(table)
    hands.open_hero("Liathan")
    field = _panel(table).get_by_label("anderer Betrag")
    for wrong in ("-99999", "viel", ""):
        field.fill(wrong)
        hands.tap("Eintragen")
        expect(_panel(table).locator(".field__error")).to_be_visible()
        expect(field).to_have_value(wrong)


def test_a_hero_without_a_proper_name_is_not_seated_and_any_printable_one_is_shown_as_it_is(table: Page) -> None:
    hands, heroes = Hands(table), table.locator(".hero-card").count()
    hands.press("h")
    name = _panel(table).get_by_label("Name des Helden")
    for wrong in ("", "   ", "x" * 500):
        name.fill(wrong)
        hands.tap("An den Tisch setzen")
        expect(_panel(table).locator(".field__error")).to_be_visible()
        expect(name).to_have_value(wrong)
        expect(table.locator(".hero-card")).to_have_count(heroes)
    for number, proper in enumerate(("<script>alert(1)</script>", "Ümläut & Söhne", "🐉 Drago"), start=heroes + 1):
        _panel(table).get_by_text("Zauberer").click()
        name.fill(proper)
        hands.tap("An den Tisch setzen")
        expect(table.locator(".hero-card")).to_have_count(number)
        expect(table.locator(".hero-card__name").last).to_have_text(proper)
        table.get_by_role("link", name="Held dazu").click()
        expect(name).to_have_value("")


def test_a_dead_page_says_so(table: Page, server: Server) -> None:
    server.stop()
    expect(table.locator("#live-badge")).to_contain_text("getrennt", timeout=20000)
    server.start()
    follows(table)


def test_after_a_correction_a_reload_finds_the_table_and_no_reproach(table: Page) -> None:
    hero = _standing_hero(table)
    _bring_down(table, hero, _points(_card(table, hero)))
    for face in (4, 6, 3):
        _tap(table, face)
    _confirm(table)
    expect(table).to_have_url(re.compile("/table$"))
    entry = table.locator(".log-entry").first
    expect(entry).to_contain_text("Gold")  # until it has come the first one is another
    entry.locator("summary").click()
    entry.get_by_role("link", name="Würfe berichtigen").click()
    _panel(table).get_by_role("link", name=re.compile("Gold.*Das war falsch")).click()
    expect(_panel(table).locator(".answered")).to_have_count(2)
    _tap(table, 5)
    table.keyboard.press("Enter")
    expect(table.locator(".log-entry").first).to_contain_text("100 Gold sind fort")
    expect(table).to_have_url(re.compile("/table$"))
    table.reload()
    expect(_panel(table).locator(".chain")).to_have_count(0)
    expect(_panel(table).get_by_role("alert")).to_have_count(0)


def _standing_hero(page: Page) -> str:
    """A hero who stands and has gold, so that all three rolls are asked for."""
    return hero_id(page, "Liathan")


def _card(page: Page, hero: str) -> Locator:
    return page.locator(f"#hero-card-{hero}")


def _panel(page: Page) -> Locator:
    return page.locator("#action-panel")


def _points(card: Locator) -> int:
    return int(card.locator(".points--body .points__value > [aria-hidden]").inner_text().partition("/")[0])


def _bring_down(page: Page, hero: str, points: int) -> None:
    _card(page, hero).get_by_role("link").click()
    _panel(page).get_by_role("button", name=f"−{points} Körperkraft").click()
    expect(_panel(page).locator(".chain")).to_be_visible()


def _tap(page: Page, number: int) -> None:
    pads = _panel(page).locator(".chain__link.is-current .number-pad")
    answered = _panel(page).locator(".answered").count()
    pads.get_by_role("button", name=str(number), exact=True).click()
    expect(_panel(page).locator(".answered")).to_have_count(answered + 1)


def _confirm(page: Page) -> None:
    _panel(page).get_by_role("button", name="Übernehmen").click()
    expect(_panel(page).locator(".chain")).to_have_count(0)
