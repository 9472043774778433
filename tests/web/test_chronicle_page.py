"""The chronicle as pages: read it, take back, bring back, and learn what stands in the way."""

import pytest
from httpx2 import Response

from tests.web.conftest import Server, new_key
from tests.web.pages_support import form, text_at

HTMX = {"HX-Request": "true"}


@pytest.fixture
def campaign(server: Server) -> int:
    """Ada sits at the table, has found 50 gold and spent 20 of it."""
    campaign = server.campaign("heroquest")
    server.do(campaign, "seat_hero", hero_id="ada", name="Ada", hero_class="barbarian")
    server.do(campaign, "change_gold", hero_id="ada", change=50)
    server.do(campaign, "change_gold", hero_id="ada", change=-20)
    return campaign


def log(server: Server, campaign: int) -> Response:
    return server.laptop.get(f"/campaigns/{campaign}/log")


def newest(server: Server, campaign: int) -> int:
    """The revision of the newest action."""
    return server.services.snapshots.take(campaign).recent[0].revision


def gold(server: Server, campaign: int) -> int:
    snapshot = server.services.snapshots.take(campaign)
    return snapshot.system.passports(snapshot.state.table)[0].values["gold"]


def test_the_newest_entry_stands_on_top(server: Server, campaign: int) -> None:
    text = log(server, campaign).text
    assert text.index("20 Gold") < text.index("50 Gold") < text.index("Ada setzt sich")


def test_an_entry_is_taken_back_from_the_chronicle_and_leads_back_to_it(server: Server, campaign: int) -> None:
    url, target = f"/campaigns/{campaign}/undo", str(newest(server, campaign))
    assert f'{url}?target={target}&amp;back=log"' in log(server, campaign).text
    ahead = server.laptop.get(f"{url}?target={target}&back=log")
    done = server.laptop.post(url, data=form(ahead, url, target=target).data())
    assert done.headers["location"] == f"/campaigns/{campaign}/log"
    assert "zurückgenommen" in text_at(log(server, campaign), f"log-entry-{target}")
    assert gold(server, campaign) == 50


def test_from_the_table_without_scripts_it_leads_back_to_the_table(server: Server, campaign: int) -> None:
    url = f"/campaigns/{campaign}/undo"
    box = form(server.laptop.get(f"/campaigns/{campaign}/table"), url, key=f"undo-{server.revision(campaign)}")
    assert server.laptop.post(url, data=box.data()).headers["location"] == f"/campaigns/{campaign}/table"
    assert gold(server, campaign) == 50


def test_with_htmx_the_stream_shows_what_changed(server: Server, campaign: int) -> None:
    target = newest(server, campaign)
    done = server.laptop.post(f"/campaigns/{campaign}/undo", data={"target": target}, headers=HTMX)
    assert done.status_code == 204


def test_two_taps_on_undo_take_one_action_back(server: Server, campaign: int) -> None:
    url = f"/campaigns/{campaign}/undo"
    box = form(server.laptop.get(f"/campaigns/{campaign}/table"), url, key=f"undo-{server.revision(campaign)}").data()
    assert [server.laptop.post(url, data=box, headers=HTMX).status_code for _ in range(2)] == [204, 204]
    assert gold(server, campaign) == 50


def test_taking_back_twice_what_is_taken_back_already_is_no_fault(server: Server, campaign: int) -> None:
    wish = {"target": newest(server, campaign)}
    url = f"/campaigns/{campaign}/undo"
    assert [server.laptop.post(url, data=wish, headers=HTMX).status_code for _ in range(2)] == [204, 204]
    assert gold(server, campaign) == 50


def test_what_was_taken_back_comes_back(server: Server, campaign: int) -> None:
    table = f"/campaigns/{campaign}/table"
    server.laptop.post(f"/campaigns/{campaign}/undo", data={"target": newest(server, campaign)})
    url = f"/campaigns/{campaign}/redo"
    assert server.laptop.post(url, data=form(server.laptop.get(table), url).data()).headers["location"] == table
    assert gold(server, campaign) == 30
    with pytest.raises(StopIteration):
        form(server.laptop.get(table), url)


def test_a_jump_goes_back_to_an_entry(server: Server, campaign: int) -> None:
    seated = newest(server, campaign) - 2
    done = server.laptop.post(f"/campaigns/{campaign}/jump", data={"target": seated, "back": "log"})
    assert done.headers["location"] == f"/campaigns/{campaign}/log"
    assert gold(server, campaign) == 0
    assert server.laptop.post(f"/campaigns/{campaign}/jump", data={"target": 999}).status_code == 404
    assert server.client().post(f"/campaigns/{campaign}/jump", data={"target": seated}).status_code == 403


def test_what_stands_in_the_way_is_listed_with_a_way_out(server: Server, campaign: int) -> None:
    seated = newest(server, campaign) - 2
    blocked = server.laptop.post(f"/campaigns/{campaign}/undo", data={"target": seated})
    assert blocked.status_code == 409
    assert "<!doctype html>" in blocked.text
    text = text_at(blocked, "action-panel")
    assert text.index("20 Gold") < text.index("50 Gold")
    way_out = form(blocked, f"/campaigns/{campaign}/undo", target=str(newest(server, campaign)))
    assert server.laptop.post(way_out.action, data=way_out.data()).status_code == 303


def test_with_htmx_the_panel_says_what_stands_in_the_way(server: Server, campaign: int) -> None:
    wish = {"target": newest(server, campaign) - 2}
    blocked = server.laptop.post(f"/campaigns/{campaign}/undo", data=wish, headers=HTMX)
    assert blocked.status_code == 409
    assert blocked.text.startswith('<section class="action-panel" id="action-panel"')


def test_a_correction_is_offered_for_dice_thrown_by_hand_only(server: Server, campaign: int) -> None:
    by_hand = {"kind": "hand", "faces": ["4"]}
    server.do(campaign, "roll_dice", by_hand, hero_id="ada", pool="d6")
    text = log(server, campaign).text
    assert text.count("correcting=") == 1
    assert f"correcting={newest(server, campaign)}" in text


def test_a_guest_reads_the_chronicle_and_changes_nothing(server: Server, campaign: int) -> None:
    guest = server.client()
    page = guest.get(f"/campaigns/{campaign}/log")
    assert "Ada setzt sich" in page.text
    assert "/undo" not in page.text
    assert "correcting" not in page.text
    refused = guest.post(f"/campaigns/{campaign}/undo", data={"target": newest(server, campaign)})
    assert refused.status_code == 403
    assert gold(server, campaign) == 30


def test_older_entries_stand_on_a_page_of_their_own(server: Server, campaign: int) -> None:
    for _ in range(98):
        server.do(campaign, "change_gold", hero_id="ada", change=1)
    page = log(server, campaign)
    assert page.text.count('<li class="log-entry') == 100
    assert "Ada setzt sich" not in page.text
    older = server.laptop.get(f"/campaigns/{campaign}/log?before={server.revision(campaign) - 99}")
    assert "Ada setzt sich" in older.text
    assert "?before=" not in older.text


def test_a_key_of_another_form_is_refused(server: Server, campaign: int) -> None:
    key = new_key()
    first, second = newest(server, campaign), newest(server, campaign) - 1
    server.laptop.post(f"/campaigns/{campaign}/undo", data={"target": first, "key": key})
    reused = server.laptop.post(f"/campaigns/{campaign}/undo", data={"target": second, "key": key})
    assert reused.status_code == 409
    assert "schon einmal mit anderen Angaben" in reused.text
