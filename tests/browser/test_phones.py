"""What a phone is for: thumbs, drafts and one's own hero, on a real one."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Server
from tests.browser.steps import body_points, hero_id, join, open_sample

pytestmark = pytest.mark.browser

NewPhone = Callable[[], Page]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """One for each test: six phones a minute may join from one address, and these tests are quicker."""
    found = Server(tmp_path)
    try:
        found.start()
        yield found
    finally:
        found.stop()


@pytest.fixture
def campaign(laptop: Page, server: Server) -> str:
    return open_sample(laptop, server)


@pytest.fixture
def hero(laptop: Page, campaign: str) -> str:
    return hero_id(laptop, "Liathan")


@pytest.fixture
def phone(laptop: Page, new_phone: NewPhone, server: Server, campaign: str, hero: str) -> Page:
    """Liathan's own."""
    page = new_phone()
    join(laptop, page, server, campaign, hero, "Liathan", "Mia")
    return page


def test_notes_that_are_not_saved_survive_a_picture_and_leaving(phone: Page) -> None:
    phone.get_by_role("link", name="Notizen, Bild und Geschichte").click()
    notes = phone.get_by_label("Was du dir merken willst")
    notes.fill("Die Brücke ist morsch")
    phone.locator(".picture").nth(1).click()
    expect(phone.locator(".field__draft")).to_be_visible()
    expect(notes).to_have_value("Die Brücke ist morsch")
    phone.get_by_role("link", name="Zum Pass").click()
    phone.get_by_role("link", name="Notizen, Bild und Geschichte").click()
    expect(notes).to_have_value("Die Brücke ist morsch")
    phone.get_by_role("button", name="Speichern").click()
    expect(phone.locator(".field__draft")).to_be_hidden()
    notes.fill("Unsinn")
    phone.reload()
    expect(notes).to_have_value("Unsinn")
    phone.get_by_role("button", name="Verwerfen").click()
    expect(notes).to_have_value("Die Brücke ist morsch")
    phone.reload()
    expect(phone.locator(".field__draft")).to_be_hidden()


def test_a_picture_that_is_too_large_is_told_before_it_is_sent(phone: Page) -> None:
    phone.get_by_role("link", name="Notizen, Bild und Geschichte").click()
    expect(phone.get_by_label("Eigenes Bild")).to_be_visible()
    posts: list[str] = []
    phone.on("request", lambda request: posts.append(request.url) if request.method == "POST" else None)
    phone.evaluate(
        """() => {
            const chosen = new DataTransfer();
            chosen.items.add(new File([new Uint8Array(20_000_000)], "a.jpg", { type: "image/jpeg" }));
            const field = document.getElementById("field-picture");
            field.files = chosen.files;
            field.dispatchEvent(new Event("change", { bubbles: true }));
        }"""
    )
    expect(phone.locator("#upload").get_by_role("alert")).to_have_text(re.compile("höchstens 16 MB"))
    phone.get_by_role("button", name="Hochladen").click()
    assert not [url for url in posts if url.endswith("/own/picture")]


def test_nothing_moves_under_a_finger(free_phone: Page, laptop: Page, campaign: str, hero: str, server: Server) -> None:
    """What the table tells waits until a pressed link is let go: the tap is not lost."""
    laptop.goto(f"{server.laptop}{campaign}/table?hero={hero}")
    free_phone.evaluate(
        r"""() => {
            const html = document.documentElement;
            const note = (word) => () => (html.dataset.order = `${html.dataset.order ?? ""} ${word}`);
            const stream = document.querySelector("[hx-sse\\:connect]");
            const told = ({ detail }) => detail.message.data.includes("passport-cover") && note("told")();
            stream.addEventListener("htmx:sse:before:message", told);
            addEventListener("click", note("clicked"), true);
            const shown = new MutationObserver(note("shown"));
            const points = document.querySelector("#passport-cover .points--body");
            shown.observe(points, { subtree: true, childList: true, characterData: true, attributes: true });
        }"""
    )
    points = free_phone.locator("#passport-cover .points--body .points__value > [aria-hidden]")
    before = points.inner_text()
    free_phone.get_by_role("link", name="Werte ändern").hover()
    free_phone.mouse.down()
    laptop.get_by_role("button", name="−1 Körperkraft").click()
    expect(free_phone.locator("html")).to_have_attribute("data-order", re.compile("told"))
    free_phone.mouse.up()
    expect(free_phone.locator("#action-panel")).to_be_visible()
    expect(free_phone.locator("html")).to_have_attribute("data-order", re.compile("shown"))
    assert points.inner_text() != before
    order = (free_phone.locator("html").get_attribute("data-order") or "").split()
    assert order.index("told") < order.index("clicked") < order.index("shown")


def test_a_second_tap_right_after_the_first_is_waited_for(
    free_phone: Page, laptop: Page, campaign: str, hero: str, server: Server
) -> None:
    """What waits for one finger waits for the next one too, if it is down before anything came in."""
    laptop.goto(f"{server.laptop}{campaign}/table?hero={hero}")
    free_phone.evaluate(
        r"""() => {
            const order = (window.order = []);
            const stream = document.querySelector("[hx-sse\\:connect]");
            const touch = (name) => document.body.dispatchEvent(new PointerEvent(name, { bubbles: true }));
            touch("pointerdown");
            stream.addEventListener("htmx:sse:before:message", ({ detail }) => {
                if (order.length || !detail.message.data.includes("passport-cover")) return;
                order.push("told");
                setTimeout(() => {
                    for (const name of ["pointerup", "click", "pointerdown"]) touch(name);
                    setTimeout(() => { order.push("lifted"); touch("pointerup"); touch("click"); }, 900);
                });
            });
            const shown = new MutationObserver(() => order.push("shown"));
            const points = document.querySelector("#passport-cover .points--body");
            shown.observe(points, { subtree: true, childList: true, characterData: true, attributes: true });
        }"""
    )
    laptop.get_by_role("button", name="−1 Körperkraft").click()
    free_phone.wait_for_function("() => order.includes('shown')")
    assert free_phone.evaluate("() => order.slice(0, 3)") == ["told", "lifted", "shown"]


def test_what_comes_up_takes_no_tap_that_means_what_it_covers(
    phone: Page, laptop: Page, campaign: str, hero: str, server: Server
) -> None:
    """A card over the page is no target for the finger that is already on its way to what lies below."""
    laptop.goto(f"{server.laptop}{campaign}/table?hero={hero}")
    phone.evaluate(
        """() => {
            window.hit = () => {
                const box = document.querySelector("#hero-cards .story")?.getBoundingClientRect();
                const found = box && document.elementFromPoint(box.x + box.width / 2, box.y + 20);
                return found?.closest("#hero-cards") ? "card" : "page";
            };
            window.hits = [];
            const dock = document.getElementById("hero-cards");
            const note = () => dock.checkVisibility() && hits.push(hit());
            document.addEventListener("htmx:after:swap", () => queueMicrotask(note)); // after everybody who hears of it
        }"""
    )
    for number in (1, 2):  # one card, then two things in its place
        laptop.get_by_role("button", name="−1 Körperkraft").click()
        phone.wait_for_function("() => hits.length > 0")
        assert phone.evaluate("() => hits.splice(0)[0]") == "page", number
        phone.wait_for_function("() => hit() === 'card'")


def test_back_takes_one_step_back_in_a_fall_and_keeps_the_rolls(laptop: Page, campaign: str, hero: str) -> None:
    card, panel = laptop.locator(f"#hero-card-{hero}"), laptop.locator("#action-panel")
    points = int(card.locator(".points--body .points__value > [aria-hidden]").inner_text().split("/")[0])
    card.get_by_role("link").click()
    panel.get_by_role("button", name=re.compile(rf"^−{points}\b")).click()
    expect(panel.locator(".chain__link.is-current")).to_contain_text("Ohnmacht")
    for face in ("4", "6"):
        panel.get_by_role("button", name=face, exact=True).click()
        expect(panel.locator(".chain__link.is-done")).to_have_count(1 if face == "4" else 2)
        expect(laptop).to_have_url(re.compile(f"tap={face}$"))
    laptop.go_back()
    expect(panel.locator(".chain__link.is-done")).to_have_count(1)
    laptop.go_forward()
    expect(panel.locator(".chain__link.is-done")).to_have_count(2)
    laptop.reload()
    expect(panel.locator(".chain__link.is-done")).to_have_count(2)
    panel.get_by_role("button", name="3", exact=True).click()
    panel.get_by_role("button", name="Übernehmen").click()
    expect(card).to_contain_text("ohnmächtig")
    expect(panel.locator(".chain")).to_have_count(0)
    expect(laptop).to_have_url(re.compile("/table$"))
    laptop.go_forward()
    laptop.wait_for_timeout(300)
    expect(panel.locator(".chain")).to_have_count(0)


@pytest.fixture
def free_phone(laptop: Page, phone: Page, server: Server, campaign: str) -> Page:
    """The same, and its player may do everything."""
    laptop.goto(f"{server.laptop}{campaign}/settings")
    laptop.get_by_role("button", name="Alles am eigenen Helden").click()
    expect(laptop.locator("#permit_players")).to_contain_text("Gespeichert")
    phone.reload()
    return phone


def test_a_guided_fall_shows_each_next_step_also_after_one_back_and_ends_at_its_result(free_phone: Page) -> None:
    phone, panel = free_phone, free_phone.locator("#action-panel")
    points = int(body_points(phone).split("/")[0])

    def throw(face: str, done: int) -> None:
        die = panel.get_by_role("button", name=face, exact=True)
        expect(die).to_be_in_viewport()
        die.tap()
        expect(panel.locator(".chain__link.is-done")).to_have_count(done)
        expect(phone).to_have_url(re.compile(f"tap={face}$"))

    phone.get_by_role("link", name="Werte ändern").tap()
    panel.get_by_role("button", name=re.compile(rf"^−{points}\b")).tap()
    throw("4", done=1)
    throw("6", done=2)
    phone.go_back()
    expect(panel.locator(".chain__link.is-done")).to_have_count(1)
    expect(panel.locator(".chain__link.is-current :is(h3, h4)").first).to_be_in_viewport(ratio=1)
    throw("6", done=2)
    throw("3", done=3)
    panel.get_by_role("button", name="Übernehmen").tap()
    card = phone.locator("#hero-cards .story")
    expect(card).to_contain_text("Du liegst ohnmächtig")
    expect(card.get_by_role("heading")).to_be_in_viewport()
    expect(panel.locator("[data-result]")).to_be_focused()
    card.get_by_role("button", name="Verstanden").tap()
    expect(phone.locator("#hero-cards")).to_be_hidden()


def test_an_error_moves_nothing_under_a_thumb(free_phone: Page) -> None:
    passport = free_phone.url
    free_phone.get_by_role("link", name="Werte ändern").click()
    expect(free_phone.locator("#action-head")).to_be_focused()  # the panel has come to rest
    _an_error_moves_nothing(free_phone)
    free_phone.goto(f"{passport}?hero=liathan")  # nor when it answers the first tap of a page
    expect(free_phone.locator("#action-panel .field__error")).to_have_count(0)
    _an_error_moves_nothing(free_phone)


def _an_error_moves_nothing(phone: Page) -> None:
    button = phone.locator("#action-panel").get_by_role("button", name="Eintragen")
    button.scroll_into_view_if_needed()
    phone.evaluate("scrollBy(0, 300)")
    phone.wait_for_timeout(200)
    before = button.bounding_box()
    button.tap()
    expect(phone.locator("#action-panel .field__error")).to_be_visible()
    phone.wait_for_timeout(200)
    after = button.bounding_box()
    assert before is not None
    assert after is not None
    assert abs(before["x"] - after["x"]) < 2
    assert abs(before["y"] - after["y"]) < 2


def test_a_changed_value_leaves_its_button_under_the_thumb(free_phone: Page) -> None:
    phone = free_phone
    points = int(body_points(phone).split("/")[0])
    phone.get_by_role("link", name="Werte ändern").tap()
    button = phone.locator("#action-panel").get_by_role("button", name=re.compile(r"^−1\s+Körperkraft"))
    expect(button).to_be_in_viewport()
    phone.wait_for_timeout(900)  # until it has glided there
    before = button.bounding_box()
    assert before is not None
    for lost in (1, 2):
        phone.touchscreen.tap(before["x"] + 10, before["y"] + 10)
        expect(phone.locator("#passport-cover")).to_contain_text(f"{points - lost}/")
        phone.wait_for_timeout(900)
        after = button.bounding_box()
        assert after is not None
        assert abs(before["y"] - after["y"]) < 2


@pytest.mark.parametrize("has_mouse", [True, False])
def test_a_proposal_that_is_taken_back_is_told_at_once_on_the_open_panel(
    laptop: Page, phone: Page, server: Server, campaign: str, hero: str, has_mouse: bool
) -> None:
    def press(button: Locator) -> None:
        return button.click() if has_mouse else button.press("Enter")

    laptop.goto(f"{server.laptop}{campaign}/table")
    phone.goto(f"{server.lan}{campaign}/heroes/{hero}?type=lose_body_points&hero_id={hero}&points=9")
    phone.get_by_role("button", name="Vorschlagen").click()
    press(laptop.get_by_role("button", name="Annehmen"))
    panel = laptop.locator("#action-panel")
    press(panel.get_by_role("button", name="4", exact=True))
    expect(panel.locator(".chain__link.is-done")).to_have_count(1)
    phone.get_by_role("button", name="Zurücknehmen").click()
    expect(panel.get_by_role("alert")).to_contain_text("zurückgenommen")
    expect(panel.locator(".chain__link.is-done")).to_have_count(1)
