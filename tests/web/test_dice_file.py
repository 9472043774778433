"""`verify`: the file of a campaign is enough to work its dice out on any machine."""

import gzip
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from app.commands import verify
from app.launch.options import parse
from app.storage import campaign_files
from tests.storage.files import line, resealed, whole_seal
from tests.web.conftest import Server
from tests.web.pages_support import open_sample

RELEASED = Path(__file__).parents[1] / "storage" / "released"


@pytest.fixture
def campaign(server: Server) -> int:
    """An evening with dice of the app, which lie open."""
    campaign = open_sample(server)
    server.do(campaign, "roll_dice", {"kind": "app"}, hero_id="ragna", pool="attack")
    server.do(campaign, "roll_dice", {"kind": "app"}, pool="d6")
    server.laptop.post(f"/campaigns/{campaign}/fair-dice", data={"key": "open"})
    server.do(campaign, "roll_dice", {"kind": "app"}, hero_id="ragna", pool="defence")
    return campaign


def said(content: bytes, folder: Path, capsys: pytest.CaptureFixture[str], *options: str) -> tuple[int, str]:
    """The exit code for a file, and all that is written."""
    file = folder / "kampagne.json.gz"
    file.write_bytes(content)
    code = verify.main(parse(["verify", str(file), *options]))
    written = capsys.readouterr()
    return code, written.out + written.err


def exported(server: Server, campaign: int) -> bytes:
    return server.laptop.get(f"/campaigns/{campaign}/file").content


def forged(content: bytes, change: Callable[[dict[str, Any]], object]) -> bytes:
    """The file with something else in it, by somebody who knows how everything is sealed."""
    found = json.loads(gzip.decompress(content))
    change(found)
    found["seal"] = whole_seal(found)
    return json.dumps(found).encode()


def place_of(content: dict[str, Any], word: str) -> int:
    return next(place for place, one in enumerate(content["journal"]) if word in one["events"])


def test_an_honest_file_is_right(
    server: Server, campaign: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content = exported(server, campaign)
    code, german = said(content, tmp_path, capsys)
    assert code == 0
    for sentence in ("Alles stimmt.", "In 2 Einträgen stimmt jeder Würfel der App.", "passt zum Fingerabdruck"):
        assert sentence in german
    assert "Ein Eintrag hat Würfel, deren Schlüssel nicht offen liegt" in german
    assert "Noch nicht offen" in german
    code, english = said(content, tmp_path, capsys, "--language", "en")
    assert (code, "Everything matches." in english, "Not revealed yet" in english) == (0, True, True)


def another_place(content: dict[str, Any]) -> None:
    rolled = [place for place, one in enumerate(content["journal"]) if json.loads(one["places"])]
    resealed(content, rolled[-1], places=line(content, rolled[0])["places"])


def another_key(content: dict[str, Any]) -> None:
    place = place_of(content, "dice.renewed")
    [renewed] = json.loads(line(content, place)["events"])
    resealed(content, place, events=json.dumps([renewed | {"revealed": "0" * 32}]))


def another_face(content: dict[str, Any]) -> None:
    """A six, and everything that follows from it."""
    place = place_of(content, '"pool":"d6"')
    [answer], [rolled] = (json.loads(line(content, place)[column]) for column in ("answers", "events"))
    six = "6" if answer["faces"] != ["6"] else "5"
    told = rolled | {"roll": rolled["roll"] | {"faces": [six]}, "count": int(six)}
    resealed(content, place, answers=json.dumps([answer | {"faces": [six]}]), events=json.dumps([told]))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (another_face, "nach dem Schlüssel aber"),
        (another_place, "war schon für etwas anderes gefallen"),
        (another_key, "passt nicht zum Fingerabdruck"),
    ],
)
def test_a_forged_file_is_told(
    server: Server,
    campaign: int,
    change: Callable[[dict[str, Any]], object],
    sentence: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, told = said(forged(exported(server, campaign), change), tmp_path, capsys)
    assert (code, "Es stimmt nicht alles." in told, sentence in told) == (1, True, True)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "Diese Datei lässt sich nicht lesen."),
        (b"Einkaufsliste", "Diese Datei lässt sich nicht lesen."),
        (gzip.compress(b'{"format": "heldenpass-hero"}', mtime=0), "Das ist keine Kampagne des Heldenpasses."),
        (b" " * (campaign_files.LARGEST + 1), "Diese Datei ist zu groß"),
    ],
)
def test_what_is_no_campaign_cannot_be_checked(
    content: bytes, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = said(content, tmp_path, capsys)
    assert (code, sentence in told) == (2, True)
    assert verify.main(parse(["verify", str(tmp_path / "nowhere")])) == 2


def test_a_damaged_file_and_a_report_cannot_be_checked(
    server: Server, campaign: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content = exported(server, campaign)
    careless = gzip.decompress(content).replace(b"ragna", b"Ragna", 1)
    report = server.laptop.get(f"/campaigns/{campaign}/report").content
    cases: Sequence[tuple[bytes, str]] = (
        (content[:-40], "Diese Datei lässt sich nicht lesen."),
        (careless, "Diese Datei wurde verändert"),
        (report, "Das ist ein Fehlerbericht"),
    )
    for broken, sentence in cases:
        code, told = said(broken, tmp_path, capsys)
        assert (code, sentence in told) == (2, True)


def test_a_campaign_without_dice_of_the_app_has_nothing_to_check(
    server: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = said(exported(server, server.campaign("heroquest")), tmp_path, capsys)
    assert (code, "Es gibt nichts nachzurechnen." in told) == (0, True)


@pytest.mark.parametrize("file", sorted(RELEASED.glob("*.json.gz")), ids=lambda file: file.name)
def test_a_released_file_can_be_worked_out_and_the_earliest_were_not_committed_to(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = said(file.read_bytes(), tmp_path, capsys)
    knew_no_fingerprint = file.name < "0003"
    assert (code, "Alles stimmt." in told) == (0, True)
    assert ("festgelegt waren sie nicht" in told) == knew_no_fingerprint
