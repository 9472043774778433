"""Campaigns as files on the pages: out of one house, into another; the game master's alone."""

import gzip

import pytest
from httpx2 import Response

from app.commands import replay
from app.launch.main import carried_out
from app.launch.options import parse
from app.storage import campaign_files
from tests.web.conftest import Server, hand, new_key
from tests.web.pages_support import follow, form, open_sample, text_at


def bring(server: Server, content: bytes) -> Response:
    page = server.laptop.get("/campaigns/import")
    fields = dict(form(page, "/campaigns/import").fields)
    return server.laptop.post("/campaigns/import", data=fields, files={"file": ("x.gz", content)})


def test_a_campaign_goes_out_and_comes_in_beside_itself(server: Server) -> None:
    campaign = open_sample(server)
    server.do(campaign, "rename_campaign", name="Würfel & Würste")
    file = server.laptop.get(f"/campaigns/{campaign}/file")
    assert "W%C3%BCrfel%20%26%20W%C3%BCrste.kampagne.json.gz" in file.headers["content-disposition"]
    told = follow(server.laptop, bring(server, file.content))
    assert "steht jetzt daneben" in text_at(told, "file")
    other = max(summary.id for summary in server.services.store.campaigns())
    here, there = (server.services.snapshots.take(one) for one in (campaign, other))
    assert (here.state.table, here.revision + 1) == (there.state.table, there.revision)
    assert here.state.house.cup.seed != there.state.house.cup.seed
    scheduler = server.services.backup_scheduler
    assert scheduler is not None
    assert [one.name for one in scheduler.backups.all()] != []


def test_the_same_form_lets_it_in_once(server: Server) -> None:
    file = server.laptop.get(f"/campaigns/{server.campaign('heroquest')}/file").content
    sent = [
        server.laptop.post("/campaigns/import", data={"key": "same"}, files={"file": ("x", file)}) for _ in range(2)
    ]
    assert [answer.status_code for answer in sent] == [303, 303]
    assert len(server.services.store.campaigns()) == 2


def test_the_same_form_with_another_file_is_told(server: Server) -> None:
    first, second = (server.laptop.get(f"/campaigns/{server.campaign('heroquest')}/file").content for _ in range(2))
    sent = [
        server.laptop.post("/campaigns/import", data={"key": "k"}, files={"file": ("x", f)}) for f in (first, second)
    ]
    assert [answer.status_code for answer in sent] == [303, 409]
    assert "schon einmal mit anderen Angaben" in sent[1].text
    assert len(server.services.store.campaigns()) == 3


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"Einkaufsliste", "Diese Datei lässt sich nicht lesen."),
        (gzip.compress(b'{"format": "heldenpass-hero"}', mtime=0), "Das ist keine Kampagne des Heldenpasses."),
        (b'{"format": "heldenpass-campaign", "version": 9}', "von einer neueren Fassung"),
        (b'{"format": "heldenpass-campaign", "version": 1, "<b>": 1}', "nicht die Form einer Kampagne"),
    ],
)
def test_another_file_is_told_and_changes_nothing(server: Server, content: bytes, sentence: str) -> None:
    answer = bring(server, content)
    assert answer.status_code == 422
    assert sentence in answer.text
    assert "<b>" not in text_at(answer, "main")
    assert server.services.store.campaigns() == []
    assert not server.services.settings.backups.exists()


def test_no_file_and_a_huge_one(server: Server) -> None:
    assert "Wähle zuerst eine Datei aus." in server.laptop.post("/campaigns/import", data={"key": "x"}).text
    size = str(campaign_files.LARGEST + 2_000_000)
    answer = server.laptop.post("/campaigns/import", content=b"x", headers={"content-length": size})
    assert answer.status_code == 413


@pytest.mark.parametrize("who", ["guest", "player"])
def test_files_are_the_game_masters_alone(server: Server, who: str) -> None:
    campaign = open_sample(server)
    file = server.laptop.get(f"/campaigns/{campaign}/file").content
    caller = server.client() if who == "guest" else server.player(campaign, "ragna")
    for path in (f"/campaigns/{campaign}/file", f"/campaigns/{campaign}/report", "/campaigns/import"):
        assert caller.get(path).status_code == 403
    assert caller.post("/campaigns/import", files={"file": ("x", file)}).status_code == 403
    foreign = {"origin": "http://evil.example"}
    assert server.laptop.post("/campaigns/import", files={"file": ("x", file)}, headers=foreign).status_code == 403
    assert len(server.services.store.campaigns()) == 1


def test_a_report_of_a_whole_evening_tells_no_names_and_plays_the_same(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    campaign = open_sample(server)
    server.services.pin.choose("2468")
    player = server.player(campaign, "ragna", "Jonas am Handy")
    device = next(iter(server.services.snapshots.take(campaign).state.house.devices))
    wish = {"type": "award_quest_point", "hero_id": "ragna", "propose": "yes", "key": new_key()}
    wish["revision"] = str(server.revision(campaign))
    assert player.post(f"/campaigns/{campaign}/heroes/ragna", data=wish).status_code == 303
    server.do(campaign, "write_notes", text="Der Wirt ist der Verräter")
    server.do(campaign, "keep_notes", hero_id="ragna", notes="Ich liebe Borrek")
    server.do(campaign, "write_quest", quest_id="own_quest", name="Keller", notes="Hinter dem Regal")
    server.do(campaign, "rename_hero", hero_id="borrek", name="Borrek der Rote", player="Mehmet")
    passport = server.laptop.get(f"/campaigns/{campaign}/heroes/ragna/file").text
    server.do(campaign, "import_hero", hero_id="guest", text=passport, name="Ragna von drüben")
    server.do(campaign, "roll_dice", {"kind": "app"}, hero_id="ragna", pool="attack")
    server.do(campaign, "lose_body_points", hand(3), {"kind": "app"}, hero_id="ragna", points=9)
    seed = server.services.snapshots.take(campaign).state.house.cup.seed
    secrets = (
        "Ragna", "Liathan", "Borrek", "Aldemar", "Tamsin", "Jonas", "Jule", "Mehmet", "Svenja", "Lukas",
        "Beispielkampagne", "Verräter", "liebe", "Regal", device, seed, server.services.pin.generation,
    )  # fmt: skip
    content = server.laptop.get(f"/campaigns/{campaign}/report").content
    assert [secret for secret in secrets if secret in gzip.decompress(content).decode()] == []
    file = server.services.settings.data / "report.gz"
    file.write_bytes(content)
    assert replay.main(parse(["replay", str(file)])) == 0
    assert "Jede Handlung ergibt dasselbe, und der Stand ist derselbe." in capsys.readouterr().out


def test_a_replay_says_what_is_wrong_with_a_file(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    file = server.services.settings.data / "report.gz"
    file.write_bytes(b"Einkaufsliste")
    assert carried_out(replay.main, parse(["replay", str(file)])) == 1
    assert carried_out(replay.main, parse(["replay", str(file) + "x"])) == 1
    said = capsys.readouterr().err
    assert "Diese Datei lässt sich nicht lesen." in said
    assert "lässt sich nicht lesen" in said
