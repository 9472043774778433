"""What the scripts add: keys, one answer for two taps, typed texts that stay, words for screen readers."""

import signal

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from app.settings import STATIC
from app.web.ui.finding import folded
from tests.browser.conftest import Server
from tests.browser.steps import open_sample

pytestmark = pytest.mark.browser


def _change_gold(server: Server, campaign: str, change: int) -> None:
    """Somebody else at the table gives the first hero gold."""
    api = f"{server.laptop}/api/v1{campaign}"
    state = httpx.get(api, trust_env=False).json()
    wish = {
        "command": {"type": "change_gold", "hero_id": "ragna", "change": change},
        "answers": [],
        "revision": state["revision"],
        "key": f"gold-{state['revision']}",
    }
    assert httpx.post(f"{api}/commands", json=wish, trust_env=False).status_code == 201


def _at_table(laptop: Page, server: Server) -> str:
    """The sample campaign's table, with all scripts running; its path."""
    campaign = open_sample(laptop, server)
    expect(laptop.locator("[data-htmx-powered]").first).to_be_attached()
    return campaign


def test_a_key_presses_its_button_but_never_while_somebody_types(laptop: Page, server: Server) -> None:
    _at_table(laptop, server)
    laptop.keyboard.press("h")
    name = laptop.get_by_label("Name des Helden")
    name.click()
    laptop.keyboard.type("Hugo")
    expect(name).to_have_value("Hugo")
    laptop.keyboard.press("Escape")  # leaves the field, nothing typed is lost
    expect(name).to_have_value("Hugo")
    laptop.keyboard.press("Escape")  # closes the panel
    expect(name).to_have_count(0)


def test_escape_folds_an_entry_of_the_chronicle_and_leaves_the_panel_alone(laptop: Page, server: Server) -> None:
    _at_table(laptop, server)
    laptop.keyboard.press("h")
    name = laptop.get_by_label("Name des Helden")
    name.fill("Hugo")
    more = laptop.locator("#log-list summary").first
    more.click()
    expect(laptop.locator("#log-list details[open]")).to_have_count(1)
    laptop.keyboard.press("Escape")
    expect(laptop.locator("#log-list details[open]")).to_have_count(0)
    expect(more).to_be_focused()
    expect(name).to_have_value("Hugo")
    laptop.keyboard.press("Escape")
    expect(name).to_have_count(0)


def test_escape_in_an_empty_search_closes_its_panel_at_once(laptop: Page, server: Server) -> None:
    _at_table(laptop, server)
    search = laptop.locator("#action-panel input[type=search]")
    for typed in ("", "gob"):
        laptop.keyboard.press("/")
        expect(search).to_be_focused()
        laptop.keyboard.type(typed)
        laptop.keyboard.press("Escape")
        expect(search).to_have_count(1 if typed else 0)


def test_the_list_of_keys_names_them_and_switches_single_ones_off(laptop: Page, server: Server) -> None:
    _at_table(laptop, server)
    laptop.keyboard.press("?")
    keys = laptop.get_by_role("dialog", name="Tasten auf dieser Seite")
    expect(keys).to_contain_text("Rückgängig")
    expect(keys).to_contain_text("Strg Z")
    keys.get_by_role("checkbox").uncheck()
    laptop.keyboard.press("Escape")
    laptop.keyboard.press("h")
    expect(laptop.get_by_label("Name des Helden")).to_have_count(0)
    laptop.reload()
    laptop.keyboard.press("?")
    expect(keys.get_by_role("checkbox")).not_to_be_checked()


def test_undo_and_redo_by_key_are_shown_and_read_out(laptop: Page, server: Server) -> None:
    campaign = _at_table(laptop, server)
    _change_gold(server, campaign, 7)
    newest = laptop.locator("#log-list > li").first
    expect(newest).to_contain_text("7 Gold")
    laptop.keyboard.press("Control+z")
    expect(newest).to_contain_text("zurückgenommen")
    expect(laptop.locator("#announcer")).to_contain_text("zurückgenommen")
    laptop.keyboard.press("Control+y")
    expect(newest).not_to_contain_text("zurückgenommen")


def test_what_is_being_typed_survives_a_live_change(laptop: Page, server: Server) -> None:
    campaign = _at_table(laptop, server)
    laptop.keyboard.press("h")
    laptop.get_by_label("Name des Helden").click()
    laptop.keyboard.type("Wulf")
    _change_gold(server, campaign, 3)
    expect(laptop.locator("#log-list > li").first).to_contain_text("3 Gold")
    laptop.keyboard.type("ila")
    expect(laptop.get_by_label("Name des Helden")).to_have_value("Wulfila")


def test_the_values_of_a_hero_follow_the_table_and_keep_what_is_typed(laptop: Page, server: Server) -> None:
    campaign = _at_table(laptop, server)
    laptop.goto(f"{server.laptop}{campaign}/table?hero=ragna")
    gold = laptop.locator(".adjust__row", has=laptop.get_by_role("heading", name="Gold")).first
    before = int(gold.locator(".points__value").inner_text())
    gold.get_by_role("textbox").click()
    laptop.keyboard.type("12")
    _change_gold(server, campaign, 3)
    expect(gold.locator(".points__value")).to_have_text(str(before + 3))
    laptop.keyboard.type("5")
    expect(gold.get_by_role("textbox")).to_have_value("125")


def test_two_taps_send_a_form_once(laptop: Page, server: Server) -> None:
    campaign = _at_table(laptop, server)
    laptop.goto(f"{server.laptop}{campaign}/settings")
    sent: list[str] = []

    def slowly(route: Route) -> None:
        sent.append(route.request.post_data or "")
        laptop.wait_for_timeout(300)
        route.continue_()

    laptop.route("**/settings", slowly)
    button = laptop.get_by_role("button", name="Umbenennen")
    button.evaluate("button => { button.click(); setTimeout(() => button.click(), 50); }")
    expect(laptop.get_by_text("Gespeichert.")).to_be_visible()
    assert len(sent) == 1


def test_without_a_server_a_form_says_that_nothing_arrived_and_keeps_what_was_typed(
    laptop: Page, server: Server
) -> None:
    _at_table(laptop, server)
    laptop.keyboard.press("h")
    name = laptop.get_by_label("Name des Helden")
    name.fill("Hugo")
    server.stop(signal.SIGKILL)
    try:
        laptop.keyboard.press("Enter")
        expect(laptop.locator("#page-message")).to_contain_text("Das kam nicht an")
        expect(name).to_have_value("Hugo")
        expect(laptop.locator("html")).to_have_class("is-offline")
    finally:
        server.start()
    laptop.get_by_role("button", name="An den Tisch setzen").click()
    expect(laptop.locator(".hero-card")).to_have_count(6, timeout=20_000)  # the server has just begun
    expect(laptop.locator("#page-message")).to_be_hidden()


def test_a_hero_sits_down_without_a_word_of_the_policy(
    laptop: Page, server: Server, refused_by_policy: list[str]
) -> None:
    _at_table(laptop, server)
    for number, hero_class in enumerate(("Zauberer", "Kampfmagier"), start=6):
        laptop.keyboard.press("h")
        panel = laptop.locator("#action-panel")
        panel.get_by_text(hero_class).click()
        laptop.get_by_label("Name des Helden").fill(hero_class)
        laptop.get_by_role("button", name="An den Tisch setzen").click()
        if hero_class == "Kampfmagier":
            panel.locator(".chain").get_by_role("button").first.click()
            laptop.get_by_role("button", name="Übernehmen").click()
        expect(laptop.locator(".hero-card")).to_have_count(number)
    assert refused_by_policy == []
    laptop.evaluate("document.body.setAttribute('style', 'color: red')")  # the watch is awake
    expect(laptop.locator("body")).not_to_have_css("color", "rgb(255, 0, 0)")
    assert len(refused_by_policy) == 1
    refused_by_policy.clear()


def test_the_theme_stays_as_chosen(laptop: Page, server: Server) -> None:
    laptop.goto(server.laptop)
    switch, root = laptop.get_by_role("button", name="Hell oder dunkel"), laptop.locator("html")
    for theme in ("dark", "light"):
        switch.click()
        expect(root).to_have_attribute("data-theme", theme)
    laptop.reload()
    expect(root).to_have_attribute("data-theme", "light")
    ground = laptop.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--ground')")
    assert ground.strip() == "#e6e0d3"


def test_a_rule_opens_in_place_and_goes_again(laptop: Page, server: Server) -> None:
    laptop.goto(f"{server.laptop}/heroquest/bestiary/lesser_demon")
    laptop.get_by_role("link", name="zur Regel Dämonischer Rettungswurf").click()
    sheet = laptop.get_by_role("dialog", name="Dämonischer Rettungswurf")
    expect(sheet).to_contain_text("1 Punkt gerettet")
    laptop.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert laptop.url.endswith("/lesser_demon")
    laptop.route("**/heroquest/rules/**", lambda route: route.abort())  # without an answer the link is a link
    laptop.get_by_role("link", name="zur Regel Fliegen").click()
    expect(laptop.locator("#HQ-19-FLIEGEN")).to_be_visible()


def test_a_list_is_filtered_by_the_same_letters_as_on_the_server(laptop: Page) -> None:
    [line] = [one for one in (STATIC / "js/finder.js").read_text().splitlines() if one.startswith("const folded")]
    texts = [
        "Jürgen", "Ju\u0308rgen", "Juergen", "RÜSTUNG", "Rüs\u00adtung", "Straße", "STRASSE", "Ærøskøbing", "œuvre",
        "ﬁnn", "𝐉ürgen", "Ｊｕｅｒｇｅｎ", "Ὀδυσσεύς", "İstanbul", "\ufeffAnna\u00a0Maria", "👩‍🚀", "Łódź", "São",
        *(chr(code) for code in range(0x20, 0x250)), *(f"{chr(code)}e" for code in range(0x20, 0x180)),
    ]  # fmt: skip
    assert laptop.evaluate(f"(texts) => {{ {line} return texts.map(folded); }}", texts) == [
        folded(one) for one in texts
    ]


def test_the_wheel_changes_no_number_and_its_steps_count(laptop: Page, server: Server) -> None:
    laptop.goto(f"{server.laptop}/heroquest/dice")
    field = laptop.locator(".stepper input").first
    number = int(field.input_value())
    field.focus()
    field.hover()
    for turn in (120, -120, 240):
        laptop.mouse.wheel(0, turn)
    expect(field).to_have_value(str(number))
    laptop.locator(".stepper button").last.focus()
    field.focus()
    laptop.keyboard.press("ArrowUp")
    expect(field).to_have_value(str(number + 1))
    field.locator("xpath=../button[1]").click()
    expect(field).to_have_value(str(number))
    field.fill("x")
    field.locator("xpath=../button[2]").click()
    expect(field).to_have_value("0")
    field.press("ArrowDown")
    expect(field).to_have_value("0")
