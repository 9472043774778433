"""Dice as fast as paper: keys counted with physical dice, from "am Zug" to applied, typed faster than panels come."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.steps import follows, join, open_sample
from tests.browser.underway import MAP, do, play

pytestmark = pytest.mark.browser


@pytest.fixture
def table(laptop: Page, server: Server) -> Page:
    """A sample table in its first round: a gargoyle with four body points is on the board, and Ragna is on turn."""
    campaign = open_sample(laptop, server)
    play(
        laptop, server, campaign,
        do("start_quest"),
        do("place_monster", monster_id="s", kind="gargoyle", name="Skarn"),
    )  # fmt: skip
    laptop.goto(f"{server.laptop}{campaign}/table")
    follows(laptop)
    return laptop


def typed(table: Page, *keys: str) -> None:
    """Keys one after the other, without a look at what they do."""
    expect(table.locator(".aim").first).to_be_visible()
    for key in keys:
        table.keyboard.press(key)


def test_a_hero_strikes_with_four_keys(table: Page) -> None:
    typed(table, "1", "2", "0", "Enter")
    newest = table.locator("#log-list .log-entry").first
    expect(newest).to_contain_text(re.compile(r"greift Skarn an.*Totenschädel, Totenschädel"))
    expect(table.locator("#monster-card-s")).to_contain_text("2/4")


def test_a_miss_takes_three(table: Page) -> None:
    typed(table, "1", "0", "Enter")
    expect(table.locator("#log-list .log-entry").first).to_contain_text("greift Skarn an")
    expect(table.locator("#monster-card-s")).to_contain_text("4/4")


@pytest.fixture
def goblins(table: Page, server: Server) -> Page:
    """Three goblins are on turn, Skarn after them."""
    campaign = re.sub(r"/table.*", "", table.url.removeprefix(server.laptop))
    play(
        table, server, campaign,
        do("place_monster", monster_id="g", kind="goblin", count=3),
        do("take_turn", figure_id="game_master"),
    )  # fmt: skip
    table.goto(f"{server.laptop}{campaign}/table?unit=g-1")
    follows(table)
    return table


def test_three_goblins_strike_one_hero_with_eight_keys_and_are_one_entry(goblins: Page) -> None:
    typed(goblins, "3", "2", "1", "1", "1", "1", "0", "Enter")
    newest = goblins.locator("#log-list .log-entry").first
    expect(newest).to_contain_text(re.compile("Gemeinsam greifen 3 × Goblin Borrek.*an: 2 Punkte Schaden"))
    expect(goblins.locator(".queue .is-done")).to_contain_text("3 × Goblin")
    expect(goblins.locator("#action-head")).to_have_text("Skarn")  # who is next
    goblins.keyboard.press("Control+z")
    expect(goblins.locator("#log-list .log-entry").first).to_contain_text("zurückgenommen")
    expect(goblins.locator("#hero-card-borrek")).to_contain_text("7/7")


def test_one_goblin_strikes_with_four_keys(goblins: Page) -> None:
    goblins.keyboard.press("e")  # each on its own
    expect(goblins.locator("#action-head")).to_have_text("Goblin 1")
    typed(goblins, "3", "1", "0", "Enter")
    expect(goblins.locator("#log-list .log-entry").first).to_contain_text(re.compile("Goblin 1 greift Borrek.* an"))


FIGHT = (  # every panel of a fight, the group's and those for dice by hand among them
    "", "?unit=g-1", "?unit=only:g-1", "?unit=s", "?unit=end", "?do=menu&for=ragna",
    "?do=act&type=attack_together&monster_ids=g-1&monster_ids=g-2&monster_ids=g-3&target_id=borrek&then=",
    "?do=act&type=attack&attacker_id=ragna&means=melee&target_id=s&then=",
    "?do=act&type=attack&attacker_id=ragna&means=melee&target_id=s&then=&figures=x",
    "?do=act&type=attack&attacker_id=g-1&means=melee&target_id=borrek&then=&figures=2 0",
    "?do=act&type=prepare_room",
    "?do=act&type=breathe_fire&monster_id=d&target_ids=ragna&target_ids=borrek&target_ids=liathan&then=",
)  # fmt: skip
UNNAMED = tuple(  # who acts is still to be said
    f"?do=act&type={kind}"
    for kind in ("search_furniture", "cast_set_spell", "cast_basic_spell", "read_scroll&spell=veil_of_mist")
)


MANY = ("squig", "troll", "banshee", "pack_master", "plague_monk")
CROWD = (  # six heroes and ten monsters
    do("seat_hero", hero_id="gwen", name="Gwendolyn von Sturmfels", hero_class="dwarf"),
    do("start_quest", hero_id="gwen"),
    *(do("place_monster", monster_id=one, kind=one) for one in MANY),
)  # fmt: skip


def test_no_panel_of_a_fight_scrolls_on_a_laptop(goblins: Page, server: Server) -> None:
    campaign = re.sub(r"/table.*", "", goblins.url.removeprefix(server.laptop))
    values = {"attack": 5, "defence": 5, "body": 7, "movement": 6, "mind": 4, "further_attacks": [4, 3]}
    play(goblins, server, campaign, do("place_monster", monster_id="d", kind="dragon", name="Grauschlund", **values))
    too_long = list[str]()
    menus = FIGHT[:5]
    last = ("", *UNNAMED)
    stages = (
        ("game_master", None, FIGHT), ("ragna", (), (*FIGHT, *UNNAMED)),
        ("liathan", CROWD, (*menus, *UNNAMED)), ("game_master", (), menus),
        ("liathan", (do("dismiss_hero", hero_id="gwen"),), last),
    )  # fmt: skip
    for turn, before, panels in stages:
        if before is not None:
            play(goblins, server, campaign, *before, do("take_turn", figure_id=turn))
        for wide, high in ((1366, 768), (1280, 720)):
            goblins.set_viewport_size({"width": wide, "height": high})
            for panel in panels:
                goblins.evaluate(OPEN, f"{campaign}/table{panel}")
                hidden = goblins.evaluate(HIDDEN)
                too_long += [f"{turn} {wide}x{high} {panel}: {hidden} px"] if hidden > 1 else []
    assert not too_long, "\n".join(too_long)


def test_a_blow_is_seen_whole_beside_a_map(goblins: Page, server: Server) -> None:
    """Whom to strike with every reason why not, then the dice; a phone could throw them."""
    campaign = re.sub(r"/table.*", "", goblins.url.removeprefix(server.laptop))
    there = do("put_figure", figure_id="s", square="J16")
    play(goblins, server, campaign, do("take_turn", figure_id="ragna"), MAP[0], there)
    join(goblins, goblins, server, campaign, "ragna", "Ragna Eisenfaust", "Mia")
    strike = f"{campaign}/table?do=act&type=attack&attacker_id=ragna"
    for wide, high in ((1366, 768), (1280, 720)):
        goblins.set_viewport_size({"width": wide, "height": high})
        goblins.goto(f"{server.laptop}{campaign}/table")
        expect(goblins.locator(".map-canvas")).to_be_visible()
        for more, button in (("", "Skarn"), ("&means=melee&target_id=s&then=", "Alles würfelt die App")):
            goblins.evaluate(OPEN, strike + more)
            expect(goblins.locator("#action-panel").get_by_role("button", name=button)).to_be_visible()
            assert goblins.evaluate(HIDDEN) <= 1, (wide, more)
            foot = goblins.locator(".action-panel__foot")
            assert foot.evaluate("one => one.scrollWidth - one.clientWidth") == 0, (wide, more)
    expect(goblins.get_by_role("button", name="würfelt am Handy")).to_be_visible()


OPEN = """url => htmx.ajax("GET", url, {target: "#panel-place", swap: "innerHTML"})"""
HIDDEN = """() => {
  const seen = [document.documentElement, document.querySelector(".action-panel__body")];
  return Math.max(...seen.map(one => one.scrollHeight - one.clientHeight));
}"""


def test_the_chronicle_follows_until_somebody_scrolls(goblins: Page, server: Server) -> None:
    campaign = re.sub(r"/table.*", "", goblins.url.removeprefix(server.laptop))
    chronicle, newer = goblins.locator("#log-list"), goblins.get_by_role("button", name="2 neue Einträge")
    chronicle.evaluate("one => one.scrollTop = 90")
    gold = [do("change_gold", hero_id="ragna", change=change) for change in (71, 72)]
    play(goblins, server, campaign, *gold)
    newer.click()
    expect(newer).to_be_hidden()
    expect(chronicle.get_by_text("72 Gold")).to_be_in_viewport()
    play(goblins, server, campaign, do("change_gold", hero_id="ragna", change=73))
    expect(chronicle.get_by_text("73 Gold")).to_be_in_viewport()
    expect(goblins.locator("#log-newer")).to_be_hidden()
    _check_its_own_page_follows(goblins.context.new_page(), server, campaign)


def _check_its_own_page_follows(page: Page, server: Server, campaign: str) -> None:
    """With what was chosen, with what was unfolded, and counting while somebody reads further down."""

    def gold(change: int) -> None:
        play(page, server, campaign, do("change_gold", hero_id="ragna", change=change))

    page.goto(f"{server.laptop}{campaign}/log")
    follows(page)
    page.get_by_label("Ragna Eisenfaust").check()
    expect(page).to_have_url(re.compile("who=ragna"))
    page.locator("#log-list summary").first.click()
    gold(74)
    expect(page.locator("#log-list .log-entry").first).to_contain_text("74 Gold")
    expect(page.locator("#log-list details[open]")).to_contain_text("73 Gold")
    page.locator("#log-list .log-entry").last.scroll_into_view_if_needed()
    gold(75)
    newer = page.get_by_role("button", name="1 neuer Eintrag")
    newer.click()
    expect(newer).to_be_hidden()
    expect(page.locator("#log-list").get_by_text("75 Gold")).to_be_in_viewport()
    page.close()
