"""What everybody sees of the app's dice: the fingerprint beforehand, the key afterwards, and that it all adds up."""

import gzip

import pytest

from app.core.dice import fingerprint, short
from tests.web.conftest import Server, hand
from tests.web.pages_support import follow, text_at

ROLL = {"hero_id": "ada", "pool": "attack"}
APP = {"kind": "app"}


@pytest.fixture
def campaign(server: Server) -> int:
    """Ada is on her way."""
    campaign = server.campaign("heroquest")
    server.do(campaign, "seat_hero", hero_id="ada", name="Ada", hero_class="barbarian")
    server.do(campaign, "start_quest", quest_id="trial")
    return campaign


def _seed(server: Server, campaign: int) -> str:
    return server.services.snapshots.take(campaign).state.house.cup.seed


def _end_quest(server: Server, campaign: int) -> None:
    """Ada comes home."""
    server.do(campaign, "close_quest", abandoned=True)


def test_everybody_sees_the_fingerprint_and_nobody_the_key(server: Server, campaign: int) -> None:
    seed = _seed(server, campaign)
    guest, player = server.client(), server.player(campaign, "ada")
    places = dict.fromkeys(("watch", "screen", "log", "fair-dice"), guest)
    for place, caller in {"table": server.laptop, "heroes/ada": player, **places}.items():
        page = caller.get(f"/campaigns/{campaign}/{place}")
        assert short(fingerprint(seed)) in page.text, place
        assert seed not in page.text
    assert fingerprint(seed) in guest.get(f"/campaigns/{campaign}/fair-dice").text


def test_the_end_of_a_quest_tells_the_key_and_the_next_fingerprint(server: Server, campaign: int) -> None:
    server.do(campaign, "roll_dice", APP, **ROLL)
    before = _seed(server, campaign)
    _end_quest(server, campaign)
    after, guest = _seed(server, campaign), server.client()
    assert after != before
    for place in ("log", "watch", "fair-dice", "quests/chronicle"):
        page = guest.get(f"/campaigns/{campaign}/{place}")
        assert before in page.text, place
        assert after not in page.text
    assert short(fingerprint(after)) in text_at(guest.get(f"/campaigns/{campaign}/log"), "main")


def test_no_answer_of_the_api_tells_a_running_seed(server: Server, campaign: int) -> None:
    for _ in range(2):
        server.do(campaign, "roll_dice", APP, **ROLL)
        server.laptop.post(f"/campaigns/{campaign}/fair-dice", data={"key": f"open-{_}"})
        seed = _seed(server, campaign)
        for caller in (server.laptop, server.client()):
            journal = caller.get(f"/api/v1/campaigns/{campaign}/journal?limit=200").text
            assert seed not in journal
            assert fingerprint(seed) in journal
        for path in (f"/campaigns/{campaign}/file", f"/campaigns/{campaign}/report"):
            assert seed not in gzip.decompress(server.laptop.get(path).content).decode()


def test_one_button_lays_the_dice_open(server: Server, campaign: int) -> None:
    url, before = f"/campaigns/{campaign}/fair-dice", _seed(server, campaign)
    assert "Schlüssel offenlegen" not in server.laptop.get(url).text
    server.do(campaign, "roll_dice", APP, **ROLL)
    assert "Schlüssel offenlegen" in server.laptop.get(url).text
    assert "Schlüssel offenlegen" not in server.client().get(url).text
    told = follow(server.laptop, server.laptop.post(url, data={"key": "open"}))
    assert before in text_at(told, "main")
    assert "Schlüssel offenlegen" not in told.text


def test_a_page_works_the_campaign_out(server: Server, campaign: int) -> None:
    url = f"/campaigns/{campaign}/fair-dice/check"
    assert "Es gibt nichts nachzurechnen." in text_at(server.laptop.get(url), "main")
    server.do(campaign, "roll_dice", APP, **ROLL)
    server.do(campaign, "roll_dice", hand("3"), pool="d6")
    assert "Noch nicht offen" in text_at(server.laptop.get(url), "main")
    _end_quest(server, campaign)
    told = text_at(server.laptop.get(url), "main")
    for sentence in ("Alles stimmt.", "In einem Eintrag stimmt jeder Würfel", "passt zum Fingerabdruck"):
        assert sentence in told
    english = server.laptop.get(url, headers={"accept-language": "en"})
    assert "Everything matches." in text_at(english, "main")


def test_a_page_works_a_file_out_and_keeps_nothing(server: Server, campaign: int) -> None:
    server.do(campaign, "roll_dice", APP, **ROLL)
    _end_quest(server, campaign)
    file = server.laptop.get(f"/campaigns/{campaign}/file").content
    told = server.laptop.post("/campaigns/fair-dice", files={"file": ("x.gz", file)})
    assert "Alles stimmt." in text_at(told, "main")
    assert len(server.services.store.campaigns()) == 1
    for content, status, sentence in (
        (b"Einkaufsliste", 422, "Diese Datei lässt sich nicht lesen."),
        (server.laptop.get(f"/campaigns/{campaign}/report").content, 422, "Das ist ein Fehlerbericht"),
    ):
        refused = server.laptop.post("/campaigns/fair-dice", files={"file": ("x.gz", content)})
        assert (refused.status_code, sentence in text_at(refused, "main")) == (status, True)
    assert "Wähle zuerst eine Datei aus." in server.laptop.post("/campaigns/fair-dice").text


def test_nobody_chooses_a_seed_over_the_api(server: Server, campaign: int) -> None:
    wish = server.wish(
        campaign, "renew_dice", reason="asked", revealed="", dice=0, seed="mine", fingerprint=fingerprint("mine")
    )
    for caller in (server.laptop, server.player(campaign, "ada")):
        assert caller.post(f"/api/v1/campaigns/{campaign}/commands", json=wish).status_code == 403
    assert _seed(server, campaign) != "mine"
