"""The game master hands a roll to the phone of whom it decides about; it is thrown there, or taken back."""

import re
from collections.abc import Mapping, Sequence

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import Server
from tests.web.pages_support import open_sample, text_at
from tests.web.panel_support import HTMX, Place, button, labels, press, tap

OWN, OTHER = "liathan", "borrek"
BLOW = {"type": "attack", "attacker_id": "m1", "target_id": OWN, "answer": "hand:skull,skull,skull"}


@pytest.fixture
def campaign(server: Server) -> int:
    campaign = open_sample(server)
    server.do(campaign, "place_monster", monster_id="m1", kind="orc")
    return campaign


@pytest.fixture
def table(server: Server, campaign: int) -> Place:
    return Place(server.laptop, f"/campaigns/{campaign}/table")


@pytest.fixture
def phone(server: Server, campaign: int) -> TestClient:
    return server.player(campaign, OWN, "Jule")


def hand_over(table: Place) -> None:
    asked = table.open(**BLOW)
    assert press(table.caller, button(asked, "Liathan würfelt am Handy")).status_code == 200


def asked_on(phone: TestClient, campaign: int) -> str:
    return text_at(phone.get(f"/campaigns/{campaign}/heroes/{OWN}"), "asked-roll")


def say(phone: TestClient, campaign: int, answer: str, faces: Sequence[str] = ()) -> int:
    """Tap something on the phone."""
    path = f"/campaigns/{campaign}/heroes/{OWN}"
    found = re.search(r'name="id" value="([^"]+)"', phone.get(path).text)
    return phone.post(
        f"{path}/roll", data={"id": found[1] if found else "", "answer": answer, "face": list(faces)}
    ).status_code


def body(server: Server, campaign: int) -> int:
    heroes = server.laptop.get(f"/api/v1/campaigns/{campaign}").json()["table"]["heroes"]
    return int(next(hero for hero in heroes if hero["id"] == OWN)["body_points"]["current"])


def test_a_defence_told_as_a_count_goes_on_at_the_table(
    server: Server, campaign: int, table: Place, phone: TestClient
) -> None:
    before = body(server, campaign)
    hand_over(table)
    assert "3 Würfel" in asked_on(phone, campaign)
    assert "Wie viele weiße Schilde? 0 1 2 3" in asked_on(phone, campaign)
    english = phone.get(f"/campaigns/{campaign}/heroes/{OWN}", headers={"accept-language": "en"})
    assert "Defence" in text_at(english, "asked-roll")
    assert "How many white shields? 0 1 2 3" in text_at(english, "asked-roll")
    assert "würfelt am Handy" in text_at(table.whole(), "handed-rolls")
    assert say(phone, campaign, "counted:white_shield=2") == 303
    assert asked_on(phone, campaign) == ""
    page = tap(table.caller, table.whole(), "Mit dem Wurf weiter", "Übernehmen")
    assert page.status_code == 200
    assert body(server, campaign) == before - 1
    assert text_at(table.whole(), "handed-rolls") == ""


def test_the_app_throws_on_the_phone_and_the_dice_lie_open(
    server: Server, campaign: int, table: Place, phone: TestClient
) -> None:
    hand_over(table)
    assert say(phone, campaign, "app") == 303
    [roll] = server.services.snapshots.take(campaign).state.house.open_rolls.values()
    assert roll.rolls[-1].purpose == "defence", "seen dice count: nobody can cancel and throw again"
    assert say(phone, campaign, "app") == 303
    assert list(server.services.snapshots.take(campaign).state.house.open_rolls.values()) == [roll]
    tap(table.caller, table.open(**BLOW), "App würfelt", "Übernehmen")
    assert not server.services.snapshots.take(campaign).state.house.open_rolls
    assert text_at(table.whole(), "handed-rolls") == "", "the blow has fallen: nobody goes on with it once more"


def test_whoever_takes_a_roll_back_can_load_the_page_anew(campaign: int, table: Place, phone: TestClient) -> None:
    hand_over(table)
    taken = table.caller.post(f"/campaigns/{campaign}/handed-rolls", data={"take": OWN}, headers=HTMX)
    address = taken.headers["X-Goes-On"]
    assert address.startswith(f"{table.url}?")
    assert "Liathan würfelt am Handy" in labels(table.caller.get(address)), "the question is back"


@pytest.mark.parametrize("who", ["table", "phone"])
def test_a_roll_is_taken_back(server: Server, campaign: int, table: Place, phone: TestClient, who: str) -> None:
    hand_over(table)
    if who == "phone":
        assert say(phone, campaign, "take") == 303
        assert "der Tisch soll würfeln" in text_at(table.whole(), "handed-rolls")
    page = tap(table.caller, table.whole(), "Mit dem Wurf weiter" if who == "phone" else "Zurückholen")
    assert "Liathan würfelt am Handy" in labels(page), "the question is the table's again"
    if who == "table":
        assert "Der Spielleiter hat den Wurf zurückgeholt" in asked_on(phone, campaign)
        assert say(phone, campaign, "") == 303
    assert asked_on(phone, campaign) == ""
    assert text_at(table.whole(), "handed-rolls") == ""


@pytest.mark.parametrize("answer", ["", "hand:skull", "counted:white_shield=9", "counted:skull=1", "app:6"])
def test_what_does_not_answer_the_roll_changes_nothing(
    campaign: int, table: Place, phone: TestClient, answer: str
) -> None:
    hand_over(table)
    assert 400 <= say(phone, campaign, answer) < 500
    assert "3 Würfel" in asked_on(phone, campaign)


def test_nobody_else_sees_or_throws_it(server: Server, campaign: int, table: Place, phone: TestClient) -> None:
    hand_over(table)
    path = f"/campaigns/{campaign}/heroes/{OWN}"
    roll = re.search(r'name="id" value="([^"]+)"', phone.get(path).text)
    assert roll
    for stranger in (server.client(), server.player(campaign, OTHER, "Kemal"), server.laptop):
        assert text_at(stranger.get(path), "asked-roll") == ""
        assert stranger.post(f"{path}/roll", data={"id": roll[1], "answer": "app"}).status_code == 403
    assert phone.post(f"/campaigns/{campaign}/handed-rolls", data=BLOW, headers=HTMX).status_code == 403


def test_without_a_phone_there_is_nobody_to_hand_it_to(campaign: int, table: Place) -> None:
    assert "würfelt am Handy" not in table.open(**BLOW).text
    assert table.caller.post(f"/campaigns/{campaign}/handed-rolls", data={"type": "attack"}).status_code == 422


BEFALLS: Mapping[str, tuple[dict[str, str | list[str]], list[str]]] = {
    "a blow of many": ({"type": "attack_together", "monster_ids": ["m1", "m2"], "target_id": OWN}, ["Verteidigung"]),
    "a trap": (
        {"type": "spring_trap", "figure_id": OWN, "trap": "guillotine", "square": "a1", "area": "hall"},
        ["Fallbeil", "Verteidigung"],
    ),
    "a spell": (
        {"type": "cast_monster_spell", "monster_id": "s1", "spell": "chaos_fireball", "target_ids": [OWN]},
        ["Gegen den Zauber"],
    ),
    "a fall": ({"type": "lose_body_points", "hero_id": OWN, "points": "6"}, ["Ohnmacht", "Sturz"]),
}


@pytest.mark.parametrize("what", BEFALLS)
def test_whatever_befalls_a_hero_is_thrown_on_its_phone_by_hand(
    server: Server, campaign: int, table: Place, phone: TestClient, what: str
) -> None:
    """Each roll waits at the table and can be taken back and handed over again; the monsters' dice are the table's."""
    server.do(campaign, "place_monster", monster_id="m2", kind="orc")
    server.do(campaign, "place_monster", monster_id="s1", kind="sorcerer", attack=3, defence=3, body=2, mind=5)
    wish, expected = BEFALLS[what]
    page, thrown, before = table.caller.get(table.url, params=wish, headers=HTMX), list[str](), body(server, campaign)
    for _ in range(20):
        said = labels(page)
        if "Liathan würfelt am Handy" in said:
            press(table.caller, button(page, "Liathan würfelt am Handy"))
            page = tap(table.caller, table.whole(), "Zurückholen", "Liathan würfelt am Handy")
            thrown.append(asked_on(phone, campaign))
            assert say(phone, campaign, *by_hand(phone, campaign)) == 303
            page = tap(table.caller, table.whole(), "Mit dem Wurf weiter")
        elif thrower := next((one for one in said if one.startswith("App würfelt")), ""):
            page = press(table.caller, button(page, thrower))
        else:
            tap(table.caller, page, *(one for one in said if one.startswith("Übernehmen")))
            break
    assert [one for one in expected if not any(one in told for told in thrown)] == [], thrown
    assert body(server, campaign) < before, said


def by_hand(phone: TestClient, campaign: int) -> tuple[str, list[str]]:
    """The worst that the phone offers: skulls of a trap, else no success, or the first face of each die."""
    page = phone.get(f"/campaigns/{campaign}/heroes/{OWN}").text
    asked = page.partition('id="asked-roll"')[2].partition("</article>")[0]
    tapped = re.findall(r'class="button" name="answer" value="([^"]+)"', asked)
    if tapped:
        return tapped[-1 if "skull" in tapped[0] else 0], []
    dice = asked.split("<select")[1:]
    return "hand", [re.findall(r'value="([^"]+)"', one)[0] for one in dice]
