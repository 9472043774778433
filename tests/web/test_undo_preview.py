"""The preview of an undo or a jump lists the changes before anybody confirms it."""

import pytest
from httpx2 import Response

from tests.web.conftest import Server, hand, new_key
from tests.web.pages_support import form, read_out, text_at

HTMX = {"HX-Request": "true"}


@pytest.fixture
def campaign(server: Server) -> int:
    """Ada has 50 gold and a potion and has been wounded."""
    campaign = server.campaign("heroquest")
    server.do(campaign, "seat_hero", hero_id="ada", name="Ada", hero_class="barbarian")
    server.do(campaign, "change_gold", hero_id="ada", change=50)
    server.do(campaign, "give_item", hero_id="ada", item_id="flask", content_id="healing_potion_4")
    server.do(campaign, "lose_body_points", hero_id="ada", points=3)
    return campaign


def newest(server: Server, campaign: int) -> int:
    return server.services.snapshots.take(campaign).recent[0].revision


def ahead(server: Server, campaign: int, way: str, target: int, **headers: str) -> Response:
    return server.laptop.get(f"/campaigns/{campaign}/{way}?target={target}", headers=headers)


def told(page: Response) -> str:
    """The panel in words; an arrow is read out as what it means."""
    assert page.status_code == 200
    return text_at(read_out(page), "action-panel")


def test_what_would_change_is_told_and_nothing_is_done(server: Server, campaign: int) -> None:
    assert "Körperkraft 5 wird zu 8" in told(ahead(server, campaign, "undo", newest(server, campaign)))
    assert server.revision(campaign) == newest(server, campaign)


def test_an_older_action_is_looked_at_alone(server: Server, campaign: int) -> None:
    text = told(ahead(server, campaign, "undo", newest(server, campaign) - 2))
    assert "Gold 50 wird zu 0" in text
    assert "Körperkraft" not in text


def test_a_jump_tells_everything_it_takes_back(server: Server, campaign: int) -> None:
    page, url = ahead(server, campaign, "jump", newest(server, campaign) - 3), f"/campaigns/{campaign}/jump"
    text = told(page)
    for change in ("Körperkraft 5 wird zu 8", "Gold 50 wird zu 0", "fällt weg"):
        assert change in text
    done = server.laptop.post(url, data=form(page, url).data())
    assert done.headers["location"] == f"/campaigns/{campaign}/table"
    assert not server.services.snapshots.take(campaign).recent[0].active


def test_what_stands_in_the_way_is_said_before_anybody_tries(server: Server, campaign: int) -> None:
    page = ahead(server, campaign, "undo", newest(server, campaign) - 3)
    assert page.status_code == 409
    assert "50 Gold" in text_at(page, "action-panel")


def test_monsters_and_house_rules_are_told_of(server: Server, campaign: int) -> None:
    server.do(campaign, "place_monster", monster_id="g1", kind="goblin")
    assert "Goblin steht nicht mehr auf dem Brett" in told(ahead(server, campaign, "undo", newest(server, campaign)))
    server.do(campaign, "choose_house_rule", rule="HR-RASEND-CAP", option="beside_cap")
    assert "Tisch" in told(ahead(server, campaign, "undo", newest(server, campaign)))


def test_an_entry_that_changed_nothing_says_so_also_when_it_was_corrected(server: Server, campaign: int) -> None:
    server.do(campaign, "roll_dice", hand(4), hero_id="ada", pool="d6")
    body = {"target": newest(server, campaign), "answers": [hand(6)]}
    form_of = {"revision": server.revision(campaign), "key": new_key()}
    assert server.laptop.post(f"/api/v1/campaigns/{campaign}/corrections", json=body | form_of).status_code == 201
    assert "Kein Wert ändert sich" in told(ahead(server, campaign, "undo", newest(server, campaign)))


def test_the_table_says_beside_the_button_what_would_change(server: Server, campaign: int) -> None:
    assert "Ada Körperkraft 5 8" in text_at(server.laptop.get(f"/campaigns/{campaign}/table"), "undo-box")
    server.laptop.post(f"/campaigns/{campaign}/undo", data={"target": newest(server, campaign)})
    assert "fällt weg" in text_at(server.laptop.get(f"/campaigns/{campaign}/table"), "undo-box")


def test_with_htmx_it_is_the_panel_and_gives_way_to_the_idle_one(server: Server, campaign: int) -> None:
    url = f"/campaigns/{campaign}/undo"
    page = server.laptop.get(f"{url}?target={newest(server, campaign)}", headers=HTMX)
    assert page.text.startswith('<section class="action-panel" id="action-panel"')
    done = server.laptop.post(url, data=form(page, url).data(), headers=HTMX)
    assert done.status_code == 200
    assert 'id="action-panel"' in done.text
    assert "Zurücknehmen?" not in done.text


def test_only_the_game_master_looks_ahead_and_only_at_what_there_is(server: Server, campaign: int) -> None:
    player = server.player(campaign, "ada")
    for way in ("undo", "jump"):
        url = f"/campaigns/{campaign}/{way}?target={newest(server, campaign)}"
        assert [caller.get(url).status_code for caller in (server.client(), player)] == [403, 403]
        assert ahead(server, campaign, way, 999).status_code == 404
    assert server.laptop.get(f"/campaigns/{campaign}/undo?target=x").status_code == 404


def test_a_page_is_shown_while_somebody_takes_back_what_its_button_names(
    server: Server, campaign: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.do(campaign, "renew_invitation")  # since then the state before the newest action has to be worked out
    seen = server.services.snapshots.take(campaign)
    taken_back = server.laptop.post(
        f"/api/v1/campaigns/{campaign}/undo", json={"revision": seen.revision, "key": new_key()}
    )
    assert taken_back.status_code == 201
    monkeypatch.setattr(server.services.snapshots, "take", lambda _campaign: seen)
    assert server.laptop.get(f"/campaigns/{campaign}/table").status_code == 200
