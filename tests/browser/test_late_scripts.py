"""Somebody is quicker than the network: what is typed or tapped before a page's scripts are there is not lost."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Server
from tests.browser.steps import drawing_that_ships, follows, hero_id, hurt, join, open_sample

pytestmark = pytest.mark.browser

NOTES = "Was du dir merken willst"
MARK = ".field__draft"


@contextmanager
def scripts_are_late(page: Page, address: str) -> Iterator[None]:
    """Hold back scripts whose address fits until the block ends; a page that waits for them shows already."""
    held: list[Route] = []
    page.route(re.compile(address), lambda route: held.append(route))
    yield
    assert held, "the page asked for none of these scripts"
    for route in held:
        route.continue_()
    page.unroute(re.compile(address))


@pytest.fixture
def passport(laptop: Page, new_phone: Callable[[], Page], server: Server) -> Page:
    """Liathan on a phone of his own; the laptop shows the table."""
    campaign = open_sample(laptop, server)
    hero, phone = hero_id(laptop, "Liathan"), new_phone()
    join(laptop, phone, server, campaign, hero, "Liathan", "Mia")
    laptop.goto(f"{server.laptop}{campaign}/table")
    return phone


@pytest.fixture
def notes_page(passport: Page) -> Page:
    """Liathan's notes on his phone."""
    passport.get_by_role("link", name="Notizen, Bild und Geschichte").click()
    return passport


def test_what_is_typed_before_the_script_of_drafts_is_kept_as_one(notes_page: Page) -> None:
    notes = notes_page.get_by_label(NOTES)
    with scripts_are_late(notes_page, "/forms"):
        notes_page.reload(wait_until="commit")
        notes.fill("Die Brücke ist morsch")
    expect(notes_page.locator(MARK)).to_be_visible()
    notes_page.goto(notes_page.url)
    expect(notes).to_have_value("Die Brücke ist morsch")
    expect(notes_page.locator(MARK)).to_be_visible()


def test_what_is_typed_before_a_draft_comes_back_stands_beside_it(notes_page: Page) -> None:
    notes = notes_page.get_by_label(NOTES)
    notes.fill("Die Brücke ist morsch")
    with scripts_are_late(notes_page, "/forms"):
        notes_page.goto(notes_page.url, wait_until="commit")
        notes.fill("Der Ork lügt")
    expect(notes).to_have_value("Die Brücke ist morsch\nDer Ork lügt")
    notes_page.reload()
    expect(notes).to_have_value("Die Brücke ist morsch\nDer Ork lügt")


def test_the_mark_of_a_draft_stays_when_another_form_is_answered_in_place(notes_page: Page) -> None:
    notes = notes_page.get_by_label(NOTES)
    notes.fill("Die Brücke ist morsch")
    notes_page.evaluate("window.isSamePage = true")
    for picture in (1, 2):
        button = notes_page.locator(".picture").nth(picture)
        button.focus()  # with that comes what answers in place
        expect(notes_page.locator("form.pictures[hx-post]")).to_be_attached()
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        expect(notes_page.locator(MARK)).to_be_visible()
        expect(notes).to_have_value("Die Brücke ist morsch")
    assert notes_page.evaluate("isSamePage")


def test_a_file_that_is_chosen_before_the_script_is_weighed_too(notes_page: Page) -> None:
    with scripts_are_late(notes_page, "/forms"):
        notes_page.reload(wait_until="commit")
        notes_page.locator("#field-picture").wait_for()
        notes_page.evaluate(
            """() => {
                const chosen = new DataTransfer();
                chosen.items.add(new File([new Uint8Array(20_000_000)], "a.jpg", { type: "image/jpeg" }));
                document.getElementById("field-picture").files = chosen.files;
            }"""
        )
    expect(notes_page.locator("#upload").get_by_role("alert")).to_have_text(re.compile("höchstens 16 MB"))


def test_letters_that_are_typed_before_the_script_of_searches_filter(laptop: Page, server: Server) -> None:
    campaign = open_sample(laptop, server)
    with scripts_are_late(laptop, "/finder"):
        laptop.goto(f"{server.laptop}{campaign}/town?hero=ragna", wait_until="commit")
        laptop.locator("#find-ware").press_sequentially("helm")
    wares = laptop.locator("#town-finds [data-find]")
    expect(wares.filter(has_text="Trank", visible=True)).to_have_count(0)
    expect(wares.filter(has_text="Helm", visible=True).first).to_be_visible()


def test_letters_that_are_typed_before_htmx_are_searched(laptop: Page, server: Server) -> None:
    with scripts_are_late(laptop, "/htmx"):
        laptop.goto(f"{server.laptop}/mage-knight/rules", wait_until="commit")
        laptop.get_by_role("searchbox").press_sequentially("gifft")
    expect(laptop.locator("#found").get_by_role("status")).to_have_text(re.compile("gemeint: Gift"))


def test_a_change_to_a_drawing_before_its_script_is_saved(laptop: Page, server: Server) -> None:
    drawing_that_ships(laptop, server)
    address = laptop.url
    with scripts_are_late(laptop, "map_editor.js"):
        laptop.goto(f"{address}?tab=quest", wait_until="commit")
        title = laptop.locator("#quest-name")
        title.fill("Der Brunnen")
        title.blur()
    expect(laptop.locator("#map-name")).to_have_text("Der Brunnen")
    laptop.goto(f"{server.laptop}/heroquest/maps")
    expect(laptop.locator("main")).to_contain_text("Der Brunnen")


def test_steps_and_keys_count_while_their_script_is_on_its_way(laptop: Page, server: Server) -> None:
    with scripts_are_late(laptop, "/keyboard"):
        laptop.goto(f"{server.laptop}/heroquest/dice")
        field = laptop.locator(".stepper input").first
        before = int(field.input_value())
        for _ in range(2):
            field.press("ArrowUp")
        field.locator("xpath=../button[2]").click()
    expect(field).to_have_value(str(before + 3))


def test_nothing_comes_up_before_the_script_that_keeps_it_from_taking_a_tap(passport: Page, laptop: Page) -> None:
    with scripts_are_late(passport, "/panel"):
        passport.reload()
        follows(passport)
        passport.evaluate(
            """() => {
                window.seen = [];
                const card = document.querySelector("#hero-cards");
                const note = () => card.checkVisibility() && seen.push(card.matches(".is-arriving"));
                document.addEventListener("htmx:after:swap", () => queueMicrotask(note));
            }"""
        )
        hurt(laptop, hero_id(laptop, "Liathan"))
        passport.wait_for_timeout(300)
        assert passport.evaluate("seen") == []
    passport.wait_for_function("() => seen.length > 0")
    assert passport.evaluate("seen[0]")
