"""Dice as fast as paper: keys counted with physical dice, from "am Zug" to applied, typed faster than panels come."""

import re
from collections.abc import Iterable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Server
from tests.browser.packed import GIVEN_UP, LOST
from tests.browser.steps import follows, join, open_sample
from tests.browser.underway import MAP, MAP_AWAY, Wish, do, hand, play
from tests.browser.walk import resize

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
    expect(table.locator(".tile").first).to_be_visible()
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


VALUES = {"attack": 5, "defence": 5, "body": 7, "movement": 6, "mind": 4, "further_attacks": [4, 3]}
DRAGON = do("place_monster", monster_id="d", kind="dragon", name="Grauschlund", **VALUES)


def turn_of(figure_id: str) -> Wish:
    return do("take_turn", figure_id=figure_id)


MANY = ("squig", "troll", "banshee", "pack_master", "plague_monk")
CROWD = (  # six heroes and ten monsters
    do("seat_hero", hero_id="gwen", name="Gwendolyn von Sturmfels", hero_class="dwarf"),
    do("start_quest", hero_id="gwen"),
    *(do("place_monster", monster_id=one, kind=one) for one in MANY),
)  # fmt: skip


def test_no_panel_of_a_fight_scrolls_on_a_laptop(goblins: Page, server: Server) -> None:
    campaign = re.sub(r"/table.*", "", goblins.url.removeprefix(server.laptop))
    play(goblins, server, campaign, DRAGON)
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
        too_long += scrolling(goblins, campaign, turn, panels, ("en", "de") if turn == "ragna" else ("de",))
    assert not too_long, "\n".join(too_long)


SMALL_LAPTOPS = ((1366, 768), (1280, 720))


def scrolling(
    table: Page, campaign: str, when: str, panels: Iterable[str], languages: Iterable[str] = ("en", "de")
) -> Iterator[str]:
    """What of these panels would have to be scrolled to, on both small laptops."""
    sizes = SMALL_LAPTOPS
    for language in languages:
        table.set_extra_http_headers({"Accept-Language": language})
        for panel in panels:
            table.evaluate(OPEN, f"{campaign}/table{panel}")
            for wide, high in sizes:
                resize(table, (wide, high))
                hidden = table.evaluate(HIDDEN)
                if hidden > 1:
                    yield f"{when} {language} {wide}x{high} {panel}: {hidden} px"
                for lost in (*table.evaluate(LOST), *table.evaluate(GIVEN_UP)):
                    yield f"{when} {language} {wide}x{high} {panel}: {lost}"
            sizes = sizes[::-1]  # the next panel begins as this one ended


ON = "?do=act&then=&type="
SKULLS = "&answer=counted:skull=2"
EVERYBODY = "".join(f"&target_ids={one}" for one in ("ragna", "borrek", "liathan", "aldemar", "tamsin"))
THREE_HEADS = "dragon_fight&monster_id=d&front=ragna&left=borrek&right=liathan"
DEEP = (  # what follows from a blow, lists to choose from, each as long as it gets
    ON + "lose_body_points&hero_id=liathan&points=9&answer=hand:4",
    ON + "lose_body_points&hero_id=borrek&points=9&answer=hand:4&answer=hand:6",
    ON + "lose_body_points&hero_id=aldemar&points=14&answer=hand:4",
    ON + "breathe_fire&monster_id=d" + EVERYBODY,
    ON + THREE_HEADS + SKULLS,
    ON + THREE_HEADS + "&answer=counted:skull=5&throwing=1:faces&tap=skull",
    ON + "sweep&attacker_id=ragna" + "".join(f"&target_ids={one}" for one in ("s", "d", "g-1", "g-2", "g-3")) + SKULLS,
    ON + "attack&attacker_id=ragna&means=thrown&target_id=s",
    ON + "attack&attacker_id=s&target_id=liathan&answer=counted:skull=5",
    "?do=act&type=choose_special_spells&hero_id=aldemar",
    ON + "draw_card&deck=treasure&hero_id=ragna",
)  # fmt: skip
OWN_CARDS = tuple(
    do("change_content", kind="treasure_cards", id=f"own_{one}", fields=fields)
    for one in range(10)
    for fields in [f'name = "Zerrissene Karte des Labyrinths {one}"\ncopies = 1\neffect = "gold"\ngold = 5']
)
NOTE = (
    "Verag sitzt mit dem Rücken zur Tür und zählt seine Beute. Wer ihn ruft, bevor er fertig ist, wird sofort "
    "angegriffen; wer wartet, findet nach der dritten Runde eine zweite Tür offen."
)
PREPARED = (  # what a game master has written down before
    *(do("keep_note", note_id=f"n{one}", text=NOTE, letter=one, room="Krypta", aloud=True) for one in "ABCD"),
    *(do("start_clock", clock_id=f"c{one}", name="Die Fackel brennt herunter", rounds=one) for one in range(1, 5)),
    *(do("prepare_room", room_id=one, name=one, monsters=["orc", "troll"], traps=["pit_trap"]) for one in "rst"),
)
ASIDE = (
    *(f"?do=quest&tab={side}" for side in ("quest", "notes", "rooms", "cards", "clocks", "today")),
    "?do=decks&deck=treasure", "?do=monsters", "?do=hero&hero=ragna",
)  # fmt: skip
BESIDE_MAP: tuple[tuple[str, tuple[Wish, ...], tuple[str, ...]], ...] = (
    ("game master", (*MAP[1:], *CROWD, DRAGON), FIGHT[:5]),
    ("ragna", (turn_of("ragna"),), ("", "?do=menu&for=ragna", "?do=map&for=ragna&at=L15")),
    ("borrek", (turn_of("borrek"), do("move_roll", hand("4"), hero_id="borrek")), ("", "?do=menu&for=borrek")),
    ("beside one", (turn_of("aldemar"), do("put_figure", figure_id="s", square="J16")), ("", "?do=menu&for=aldemar")),
    ("deep", (turn_of("tamsin"), do("use_physical_deck", deck="treasure"), *OWN_CARDS), DEEP),
    (
        "fainted",
        (do("lose_body_points", hand("4"), hand("6"), hand("6"), hero_id="liathan", points=6), turn_of("ragna")),
        ("",),
    ),
    ("aside", PREPARED, ASIDE),
    ("aside without a map", (MAP_AWAY,), ASIDE),
)


def test_no_panel_scrolls_beside_a_map(goblins: Page, server: Server) -> None:
    """While a text is read aloud; with monsters that stand nowhere yet; before and after a movement, a blow, a fall."""
    campaign = re.sub(r"/table.*", "", goblins.url.removeprefix(server.laptop))
    play(goblins, server, campaign, MAP[0])
    goblins.goto(f"{server.laptop}{campaign}/table")
    too_long = [*scrolling(goblins, campaign, "read aloud", ("",))]
    for when, wishes, panels in BESIDE_MAP:
        play(goblins, server, campaign, *wishes)
        too_long += scrolling(goblins, campaign, when, panels)
    for wide, high in ((1280, 720), (390, 844), (360, 740)):
        goblins.set_viewport_size({"width": wide, "height": high})
        too_long += [f"{wide} px wide: {name} is cut off" for name in goblins.evaluate(CUT_OFF)]
    assert not too_long, "\n".join(too_long)


CUT_OFF = """() => [...document.querySelectorAll(".hero-card__name")]
  .filter(one => one.clientWidth < Math.min(one.scrollWidth, 60)).map(one => one.innerText)"""  # some six letters


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
HIDDEN = """() => new Promise(requestAnimationFrame).then(() => { // a new size of the window has been answered
  const seen = [document.documentElement, document.querySelector(".action-panel__body")];
  return Math.max(...seen.map(one => one.scrollHeight - one.clientHeight));
})"""


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
