"""A hero's own page: notes nobody else reads, a picture, and what was gained and lost."""

import pytest
from httpx2 import Response
from starlette.testclient import TestClient

from app.systems.heroquest.state.figures import Portrait
from tests.web.conftest import Server, new_key
from tests.web.pages_support import follow, form, hero_ids, open_sample, text_at

SECRET = "Der Müller hat den Schlüssel unter der Treppe"


@pytest.fixture
def campaign(server: Server) -> int:
    return open_sample(server)


def write(server: Server, caller: TestClient, campaign: int, hero: str, **fields: str) -> Response:
    page = f"/campaigns/{campaign}/heroes/{hero}/own"
    shared = {"hero_id": hero, "revision": str(server.revision(campaign)), "key": new_key()}
    return caller.post(page, data={**shared, **fields})


def test_notes_are_kept_without_anybodys_leave_and_read_by_nobody_else(server: Server, campaign: int) -> None:
    own, other, *_ = hero_ids(server, campaign)
    player, stranger = server.player(campaign, own), server.player(campaign, other, "Bert")
    done = write(server, player, campaign, own, type="keep_notes", notes=f"{SECRET}.\nZweite Zeile")
    page = follow(player, done)
    assert SECRET in text_at(page, "field-notes") or SECRET in page.text
    base = f"/campaigns/{campaign}"
    places = (f"{base}/heroes/{own}", f"{base}/watch", f"{base}/log", f"{base}/heroes/{own}/sheet", f"{base}/sheets")
    api = f"/api/v1/campaigns/{campaign}"
    for somebody in (stranger, server.client()):
        for place in (*places, f"{api}/journal", f"{api}/heroes/{own}", api):
            assert SECRET not in somebody.get(place).text
        assert somebody.get(f"{base}/heroes/{own}/own").status_code == 403
    assert SECRET not in player.get(f"{base}/log").text  # the chronicle says that they changed, not how


def test_what_is_taken_back_at_the_table_is_not_what_a_player_wrote(server: Server, campaign: int) -> None:
    own = hero_ids(server, campaign)[0]
    server.do(campaign, "change_gold", hero_id=own, change=77)
    before = server.revision(campaign)
    player = server.player(campaign, own)
    follow(player, write(server, player, campaign, own, type="keep_notes", notes=SECRET))
    base = f"/campaigns/{campaign}"
    places = ("table", "log", f"undo?target={before}", f"jump?target={before - 1}", f"jump?target={before - 20}")
    for place in places:
        assert SECRET not in server.laptop.get(f"{base}/{place}").text, place
    body = {"revision": server.revision(campaign), "key": new_key()}
    assert server.laptop.post(f"/api/v1{base}/undo", json=body).status_code == 201
    page = player.get(f"{base}/heroes/{own}/own").text
    assert SECRET in page
    assert "77 Gold" not in text_at(player.get(f"{base}/heroes/{own}/own"), "main")


def test_only_other_notes_are_in_the_way_of_notes(server: Server, campaign: int) -> None:
    own = hero_ids(server, campaign)[0]
    player, url = server.player(campaign, own), f"/campaigns/{campaign}/heroes/{own}/own"
    mine, others = (form(player.get(url), url, type="keep_notes") for _ in range(2))
    server.do(campaign, "lose_body_points", hero_id=own, points=1)
    assert player.post(url, data=mine.data(notes="Brücke")).status_code == 303
    assert player.post(url, data=mine.data(notes="Brücke")).status_code == 303, "sent twice, kept once"
    refused = player.post(url, data=others.data(notes="Turm"))
    assert refused.status_code == 409
    assert "Jemand anders hat die Notizen inzwischen geändert" in text_at(refused, "main")
    assert "Dort steht jetzt: Brücke" in text_at(refused, "main")
    again = form(refused, url, type="keep_notes")
    assert again.data()["notes"] == ["Turm"]
    assert player.post(url, data=again.data()).status_code == 303


def test_who_loads_a_refused_picture_anew_is_on_the_own_page(server: Server, campaign: int) -> None:
    url = f"/campaigns/{campaign}/heroes/{hero_ids(server, campaign)[0]}/own"
    assert server.laptop.get(f"{url}/picture").headers["location"].startswith(url)


def test_nobody_writes_for_another_hero_or_does_anything_else_from_there(server: Server, campaign: int) -> None:
    own, other, *_ = hero_ids(server, campaign)
    player = server.player(campaign, own)
    before = server.revision(campaign)
    assert write(server, player, campaign, other, type="keep_notes", notes="frech").status_code == 403
    assert write(server, player, campaign, own, type="change_gold", change="50").status_code == 403
    assert write(server, server.client(), campaign, own, type="choose_portrait", portrait="owl").status_code == 403
    assert server.revision(campaign) == before


def test_notes_that_are_too_long_are_told_at_their_field_and_kept(server: Server, campaign: int) -> None:
    own = hero_ids(server, campaign)[0]
    page = write(server, server.player(campaign, own), campaign, own, type="keep_notes", notes="wort " * 500)
    assert page.status_code == 422
    assert text_at(page, "field-notes-help")
    assert "wort wort" in page.text


def test_a_picture_is_shown_on_the_passport(server: Server, campaign: int) -> None:
    own = hero_ids(server, campaign)[0]
    player = server.player(campaign, own)
    for picture in (Portrait.OWL, Portrait.ARMS):
        follow(player, write(server, player, campaign, own, type="choose_portrait", portrait=picture.value))
        shown = server.client().get(f"/campaigns/{campaign}/heroes/{own}").text
        assert ("portrait-owl.svg" in shown) == (picture is Portrait.OWL)
    assert write(server, player, campaign, own, type="choose_portrait", portrait="cake").status_code == 422


def test_every_picture_is_drawn(server: Server) -> None:
    for picture in set(Portrait) - {Portrait.ARMS}:
        assert 'id="crest"' in server.client().get(f"/static/img/portrait-{picture}.svg").text


def test_the_history_tells_gains_and_losses_to_the_own_player(server: Server, campaign: int) -> None:
    own = hero_ids(server, campaign)[0]
    server.do(campaign, "change_gold", hero_id=own, change=77)
    server.do(campaign, "lose_body_points", hero_id=own, points=1)
    main = text_at(server.player(campaign, own).get(f"/campaigns/{campaign}/heroes/{own}/own"), "main")
    assert "77 Gold" in main
    assert main.index("verliert 1 Punkt Körperkraft") < main.index("77 Gold")
