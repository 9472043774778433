"""Whom a figure can strike: nobody dead, and one digit for one figure wherever it is listed."""

import re

import pytest
from httpx2 import Response

from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.odds.attack_odds import outlook
from app.systems.heroquest.state.figures import Condition
from app.systems.heroquest.state.table import Table
from tests.builders import CONTENT
from tests.systems.heroquest.board.quest_maps import quest
from tests.web.conftest import Server, hand
from tests.web.panel_support import HTMX, labels
from tests.web.test_map_page import lay


@pytest.fixture
def campaign(server: Server) -> int:
    """Ragna between two goblins, two more far away; Elwe stands beside them, dead or alive."""
    one = server.campaign("heroquest")
    for hero, kind in (("ragna", "barbarian"), ("elwe", "elf")):
        server.do(one, "seat_hero", hero_id=hero, name=hero.title(), hero_class=kind)
    server.do(one, "start_quest")
    server.do(one, "place_monster", monster_id="g", kind="goblin", count=4)
    lay(server, one, quest())
    places = {"ragna": "C3", "elwe": "D2", "g-1": "E4", "g-2": "B4", "g-3": "C2", "g-4": "D3"}
    for figure, square in places.items():
        server.do(one, "put_figure", figure_id=figure, square=square)
    return one


def panel(server: Server, campaign: int, **query: str) -> Response:
    return server.laptop.get(f"/campaigns/{campaign}/table", params=query, headers=HTMX)


def digits(page: Response) -> dict[str, str]:
    """Whom each digit of a panel aims at, and that the digit shown is the one that acts."""
    found = {}
    for pattern in (
        r'<a class="aim"[^>]*aria-keyshortcuts="(\d*)"[^>]*>\s*<kbd[^>]*>(\d)</kbd>\s*<span><b>([^<]+)</b>',
        r'<button[^>]*aria-keyshortcuts="(\d*)"[^>]*name="target_id"[^>]*>([^<]+)<kbd[^>]*>(\d)</kbd>',
        r'class="tile[^>]*aria-keyshortcuts="(\d)[ A-Z]*">.*?<b>([^<]+) angreifen</b>.*?<kbd[^>]*>(\d)</kbd>',
    ):
        for key, *said in re.findall(pattern, page.text, re.S):
            shown, name = said if said[0].isdecimal() else reversed(said)
            assert key == shown, page.text
            found[key] = name.strip()
    return found


def test_the_digits_count_those_who_can_be_struck_and_mean_the_same_in_the_form(server: Server, campaign: int) -> None:
    menu = digits(panel(server, campaign))
    assert menu == {"1": "Goblin 3", "2": "Goblin 4"}
    assert digits(panel(server, campaign, do="act", type="attack", attacker_id="ragna")) == menu


def test_with_a_bow_at_hand_a_blade_keeps_the_digits_of_the_menu(server: Server, campaign: int) -> None:
    server.do(campaign, "give_item", hero_id="elwe", item_id="bow", content_id="bow")
    server.do(campaign, "take_turn", figure_id="elwe")
    menu = digits(panel(server, campaign))
    assert len(menu) > 2, "the bow reaches further"
    blade = digits(panel(server, campaign, do="act", type="attack", attacker_id="elwe"))
    assert blade, panel(server, campaign, do="act", type="attack", attacker_id="elwe").text
    assert blade.items() <= menu.items()


@pytest.mark.parametrize(("points", "state"), [(6, "fainted"), (7, "dead")])
def test_who_lies_has_no_digit_and_no_dead_one_is_listed(
    server: Server, campaign: int, points: int, state: str
) -> None:
    faces = {6: ("5", "1"), 7: ("4", "1")}[points]
    server.do(campaign, "lose_body_points", *(hand(one) for one in faces), hero_id="elwe", points=points)
    assert known(server, campaign).heroes["elwe"].condition is Condition(state)
    server.do(campaign, "take_turn", figure_id="game_master")
    for unit in ("g-3", "g-4", "alone:g-3"):
        page = panel(server, campaign, unit=unit)
        assert "Elwe" not in digits(page).values(), unit
        assert "-1" not in re.sub(r"<[^>]+>", " ", page.text.partition("aims")[2].partition("</ul>")[0])
    asked = labels(panel(server, campaign, do="act", type="attack", attacker_id="g-3"))
    assert ("Elwe" in " ".join(asked)) is (state == "fainted"), asked


def known(server: Server, campaign: int) -> Table:
    table = server.services.snapshots.take(campaign).state.table
    assert isinstance(table, Table)
    return table


def test_out_of_a_pit_one_climbs_and_no_magic_ends(server: Server, campaign: int) -> None:
    server.do(campaign, "impose_effect", figure_id="ragna", effect="in_pit")
    assert "type=end_effect" not in panel(server, campaign).text
    server.do(campaign, "impose_effect", figure_id="ragna", effect="slowed")
    menu = panel(server, campaign, do="menu", **{"for": "ragna"}).text
    state = menu.partition(">Zustand</h3>")[2].partition("</div>\n</div>")[0]
    assert "type=end_effect" in state, "beside giving a condition, for not all of them are magic"
    ended = labels(panel(server, campaign, do="act", type="end_effect", figure_id="ragna"))
    assert "verlangsamt" in ended
    assert "in der Grube" not in ended


@pytest.mark.rule("HQ-8.2.1")
def test_who_lies_cannot_be_brought_to_fall(server: Server, campaign: int) -> None:
    server.do(campaign, "lose_body_points", hand("5"), hand("1"), hero_id="elwe", points=6)
    blow = outlook(known(server, campaign), Attack(attacker_id="g-4", target_id="elwe"), CONTENT)
    assert blow.wounds > 0
    assert blow.fells == 0
