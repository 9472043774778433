"""How the game master sees each phone: there, asleep, silent, and what it has not seen yet."""

import pytest

from app.web.live.hub import Hub
from app.web.live.phones import BEATS_A_QUESTION
from tests.web.conftest import Clock, Server
from tests.web.pages_support import hero_ids, open_sample, text_at


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def hub(clock: Clock) -> Hub:
    return Hub(clock)


def test_a_phone_is_asked_now_and_then_and_its_answer_is_timed(hub: Hub, clock: Clock) -> None:
    with hub.open(1, "anna") as page:
        numbers = [hub.question(page) for _ in range(2 * BEATS_A_QUESTION)]
        asked = [number for number in numbers if number]
        assert len(asked) == 2
        clock.advance(0.25)
        hub.health.hear(1, "anna", str(asked[-1]))
        assert hub.presence(1, "anna").delay == 0.25


def test_a_phone_that_owes_its_answer_is_silent(hub: Hub, clock: Clock) -> None:
    with hub.open(1, "anna") as page:
        hub.health.hear(1, "anna", str(hub.question(page)))
        for _ in range(BEATS_A_QUESTION):
            hub.question(page)
        assert hub.presence(1, "anna").delay == 0
        clock.advance(11)
        assert hub.presence(1, "anna").delay is None


@pytest.mark.parametrize("word", ["", "x", "-1", "²", "9" * 5000, "99999", "\x00", "Asleep"])
def test_what_is_no_answer_changes_nothing(hub: Hub, word: str) -> None:
    with hub.open(1, "anna") as page:
        hub.question(page)
        before = hub.presence(1, "anna")
        hub.health.hear(1, "anna", word)
        assert hub.presence(1, "anna") == before


def test_a_phone_falls_asleep_with_what_it_has_seen_and_wakes(hub: Hub) -> None:
    with hub.open(1, "anna") as page:
        hub.note_told(page, 7)
        hub.health.hear(1, "anna", "asleep")
        assert not hub.presence(1, "anna").asleep  # another page of it still looks
    assert (hub.presence(1, "anna").asleep, hub.presence(1, "anna").revision) == (True, 7)
    with hub.open(1, "anna"):
        assert not hub.presence(1, "anna").asleep


def test_pages_of_nobodys_phone_are_not_asked(hub: Hub) -> None:
    with hub.open(1, None) as page:
        assert [hub.question(page) for _ in range(BEATS_A_QUESTION)] == [None] * BEATS_A_QUESTION


def test_the_game_master_reads_how_each_phone_does(server: Server) -> None:
    campaign = open_sample(server)
    own = hero_ids(server, campaign)[0]
    phone, hub = server.player(campaign, own), server.services.hub
    (device,) = server.services.snapshots.take(campaign).state.house.devices

    def told() -> str:
        return text_at(server.laptop.get(f"/campaigns/{campaign}/join"), "phones")

    with hub.open(campaign, device) as page:
        hub.note_told(page, server.revision(campaign))
        number = hub.question(page)
        assert "antwortet gerade nicht" in told()
        server.clock.advance(0.04)
        assert phone.post(f"/campaigns/{campaign}/phone", content=str(number)).status_code == 204
        assert "antwortet in 40 ms" in told()
    assert "getrennt seit" in told()
    assert phone.post(f"/campaigns/{campaign}/phone", content="asleep").status_code == 204
    server.do(campaign, "change_gold", hero_id=own, change=1)
    assert "schläft seit" in told()
    assert "1 Aktion nicht gesehen" in told()
    assert server.client().post(f"/campaigns/{campaign}/phone", content="asleep").status_code == 204


def test_a_page_that_is_typed_into_keeps_in_contact(server: Server) -> None:
    campaign = open_sample(server)
    own = hero_ids(server, campaign)[0]
    for path in ("settings", "heroes", "results", f"heroes/{own}/own", "quests/new"):
        page = server.laptop.get(f"/campaigns/{campaign}/{path}")
        assert f'hx-sse:connect="/campaigns/{campaign}/live/contact"' in page.text, path
