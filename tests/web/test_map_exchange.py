"""Drawings come in as files of either kind, shown before they count, and leave as files that come back equal."""

import json
import re
import zlib
from base64 import b64encode
from html import unescape
from pathlib import Path

import pytest
from httpx2 import Response

from app.systems.heroquest.board.heroscribe import import_quest
from app.systems.heroquest.board.quest_map import QuestMap
from tests.web.conftest import Server

MAPS = "/heroquest/maps"
QUESTS = Path(__file__).parents[1] / "systems/heroquest/board/quests"
BELL = (QUESTS / "the_bell_under_the_moor.xml").read_bytes()
LAUGHS = b'<?xml version="1.0"?><!DOCTYPE quest [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><quest>&b;</quest>'


def looked_at(server: Server, data: bytes, name: str = "moor.xml", query: str = "") -> Response:
    """What is shown of a file."""
    return server.laptop.post(f"{MAPS}/import{query}", files={"file": (name, data)})


def fields_of(page: str) -> dict[str, str]:
    """What the form of the preview sends."""
    form = page[page.index("import/take") :]
    hidden = dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', form))
    chosen = re.findall(r'<select class="input" id="means-\d+" name="([^"]+)".*?</select>', form, re.DOTALL)
    return {**{name: unescape(value) for name, value in hidden.items()}, **dict.fromkeys(chosen, "decoration/")}


def taken(server: Server, data: bytes, /, **fields: str) -> Response:
    sent = {**fields_of(looked_at(server, data).text), "do": "new", **fields}
    return server.laptop.post(f"{MAPS}/import/take", data=sent)


def quest_of(server: Server, answer: Response) -> QuestMap:
    drawing = answer.headers["location"].removeprefix(MAPS)
    found = server.laptop.get(f"/api/v1{MAPS}{drawing}").json()
    return QuestMap.model_validate_json(json.dumps(found["map"]))


def test_a_heroscribe_file_is_shown_with_what_is_not_sure_and_counts_only_then(server: Server) -> None:
    page = unescape(looked_at(server, BELL).text)
    assert "Die Glocke unter dem Moor" in page
    assert re.search(r"Yeti × 1</th><td>nur der Name", page)
    assert server.laptop.get(f"/api/v1{MAPS}").json() == []
    sent = {**fields_of(looked_at(server, BELL).text), "do": "new", "means:Yeti": "monster/troll"}
    quest = quest_of(server, server.laptop.post(f"{MAPS}/import/take", data=sent))
    assert [one.content for one in quest.boards[0].of_kind("monster")].count("troll") == 1
    assert len(quest.boards) == len(import_quest(BELL).quest.boards)


def test_what_lies_off_the_board_is_said_before_it_counts(server: Server) -> None:
    assert "Treppe liegt neben dem Plan." not in looked_at(server, BELL).text
    assert "Treppe liegt neben dem Plan." in looked_at(server, BELL.replace(b'left="2.0"', b'left="99"', 1)).text


def test_what_was_said_once_is_remembered_for_the_next_file(server: Server) -> None:
    taken(server, BELL, **{"means:Yeti": "monster/troll"})
    page = looked_at(server, BELL).text
    assert re.search(r'name="means:Yeti".*?<option value="monster/troll" selected', page, re.DOTALL)


def test_it_can_be_looked_at_with_other_meanings_first(server: Server) -> None:
    shown = taken(server, BELL, **{"do": "look", "means:Yeti": "furniture/table", "of_1989": "true"})
    assert shown.status_code == 200
    assert 'name="of_1989" value="true" checked' in re.sub(r"\s+", " ", shown.text)
    assert server.laptop.get(f"/api/v1{MAPS}").json() == []


@pytest.mark.parametrize("file", sorted(QUESTS.glob("*.xml")), ids=lambda file: file.stem)
def test_a_file_that_goes_out_again_comes_back_equal(server: Server, file: Path) -> None:
    first = server.laptop.post(f"{MAPS}/import/take", data=fields_of(looked_at(server, file.read_bytes()).text))
    url = first.headers["location"]
    out = server.laptop.get(f"{url}/file?kind=xml")
    assert out.headers["content-disposition"].startswith("attachment")
    chosen = fields_of(looked_at(server, out.content).text)
    again = quest_of(server, server.laptop.post(f"{MAPS}/import/take", data=chosen))
    assert again == quest_of(server, first)
    own = server.laptop.get(f"{url}/file").content
    assert quest_of(server, taken(server, own)) == again


def test_a_file_takes_the_place_of_a_drawing_and_undo_brings_it_back(server: Server) -> None:
    server.laptop.post(MAPS, data={"do": "new", "name": "Entwurf", "key": "draft"})
    page = looked_at(server, BELL, query="?into=draft").text
    assert "„Entwurf“ ersetzen" in unescape(page)
    sent = {**fields_of(page), "do": "replace"}
    server.laptop.post(f"{MAPS}/import/take?into=draft", data=sent)
    shown = unescape(server.laptop.get(f"{MAPS}/draft").text)
    assert 'Rückgängig: </span><span class="edit-undo__what">Datei eingelesen<' in shown
    late = server.laptop.post(f"{MAPS}/import/take?into=draft", data=sent)
    assert (late.status_code, "jemand anders" in late.text) == (409, True)
    revision = server.laptop.get(f"/api/v1{MAPS}/draft").json()["revision"]
    server.laptop.post(f"{MAPS}/draft", data={"op": "undo", "revision": revision, "board": 0})
    assert server.laptop.get(f"/api/v1{MAPS}/draft").json()["name"] == "Entwurf"


@pytest.mark.parametrize(
    ("data", "status", "said"),
    [
        (b"", 422, "Wähle erst eine Datei"),
        (b"Guten Abend", 422, "Zeile 1"),
        (b"<html/>", 422, "keine HeroScribe-Datei"),
        (LAUGHS, 422, ""),
        (b"<quest>" + b"<board/>" * 40 + b"</quest>", 422, "zu viele Pläne. Höchstens 16"),
        (b"<quest><board>" + b"<object/>" * 2001 + b"</board></quest>", 422, ""),
        (b'<quest><board><object id="Orc" left="x" top="1"/></board></quest>', 422, "keine brauchbare Zahl"),
        (b'{"kind": "campaign"}', 422, "weder eine HeroScribe-Datei"),
        (b'{"kind": "heldenpass-map", "version": 1, "map": {}}', 422, "beschädigt"),
        (b"<" + b" " * 1_500_000, 413, "zu groß"),
        (b" " * 50_000_000, 413, "zu groß"),
    ],
    ids=["none", "text", "html", "laughs", "boards", "objects", "number", "other", "damaged", "large", "huge"],
)
def test_what_cannot_come_in_is_refused_in_a_sentence(server: Server, data: bytes, status: int, said: str) -> None:
    answer = looked_at(server, data)
    text = unescape(answer.text)
    assert (answer.status_code, 'role="alert"' in text, said in text) == (status, True, True)
    assert server.laptop.get(f"/api/v1{MAPS}").json() == []


def test_a_form_that_nobody_of_us_made_is_refused(server: Server) -> None:
    bomb = b64encode(zlib.compress(b" " * 30_000_000)).decode()
    for packed in ("", "%%%", b64encode(b"xyz").decode(), bomb):
        answer = server.laptop.post(f"{MAPS}/import/take", data={"packed": packed, "do": "new", "key": "k"})
        assert answer.status_code in (413, 422)
    assert server.laptop.get(f"{MAPS}/import?into=gone").status_code == 404


def test_objects_beside_the_board_and_unknown_ones_come_in(server: Server) -> None:
    things = b'<object id="Orc" left="-3" top="40"/><object id="Spoon" left="2" top="2"/>'
    strange = b'<quest name="x"><board>' + things + b"</board></quest>"
    answer = taken(server, strange)
    quest = quest_of(server, answer)
    assert [(one.kind, one.source) for one in quest.boards[0].things] == [("monster", "Orc"), ("decoration", "Spoon")]
    assert "liegt neben dem Plan" in server.laptop.get(answer.headers["location"]).text


def test_the_api_takes_a_file_or_a_drawing_and_tells_both(server: Server) -> None:
    kept = server.laptop.post(
        f"/api/v1{MAPS}", json={"key": "bell", "heroscribe": BELL.decode(), "meanings": {"Yeti": ["monster", "troll"]}}
    )
    assert kept.status_code == 201
    assert {one["source"]: one["content"] for one in kept.json()["report"]}["Yeti"] == "troll"
    told = server.laptop.get(f"/api/v1{MAPS}/bell").json()
    assert told["name"] == "Die Glocke unter dem Moor"
    assert all(one["message"] for one in told["findings"])
    again = server.laptop.post(f"/api/v1{MAPS}", json={"key": "again", "map": told["map"]})
    assert again.status_code == 201
    assert server.laptop.get(f"/api/v1{MAPS}/again").json()["map"] == told["map"]
    assert import_quest(server.laptop.get(f"/api/v1{MAPS}/again/heroscribe").content).quest.name == told["name"]
    for wrong in ({"key": "x"}, {"key": "x", "heroscribe": "<html/>"}, {"key": "x", "map": {}}, {"key": "../x"}):
        assert server.laptop.post(f"/api/v1{MAPS}", json=wrong).status_code == 422


def test_a_drawing_is_thrown_away_over_the_api_by_the_game_master_alone(server: Server) -> None:
    server.laptop.post(f"/api/v1{MAPS}", json={"key": "bell", "heroscribe": BELL.decode()})
    url = f"/api/v1{MAPS}/bell"
    assert server.client().delete(url).status_code == 403
    answer = server.laptop.delete(url)
    assert (answer.status_code, answer.content) == (204, b"")
    for gone in (server.laptop.get(url), server.laptop.delete(url)):
        assert (gone.status_code, gone.json()["code"]) == (404, "drawing.unknown")
    assert server.laptop.get(f"/api/v1{MAPS}").json() == []


GRUSS = """<?xml version="1.0"{}?><quest name="Pr&uuml;fung"><board/>
<speech>„Grüße“</speech><note>Wanderndes Monster: Ork</note></quest>"""


@pytest.mark.parametrize("declared", ["", "UTF-8", "ISO-8859-1", "windows-1252"])
def test_letters_come_in_as_they_were_meant_over_the_api_and_as_a_file(server: Server, declared: str) -> None:
    text = GRUSS.format(f' encoding="{declared}"' if declared else "")
    kept = server.laptop.post(f"/api/v1{MAPS}", json={"key": "gruss", "heroscribe": text})
    assert kept.status_code == 201
    told = server.laptop.get(f"/api/v1{MAPS}/gruss").json()["map"]
    assert (told["name"], told["reading"], told["wandering_monster"]) == ("Prüfung", "„Grüße“", "orc")
    data = text.encode() if declared == "UTF-8" else text.encode("cp1252")
    assert "Wanderndes Monster: Ork." in unescape(looked_at(server, data).text)
    assert quest_of(server, taken(server, data)).reading == "„Grüße“"


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        (GRUSS.format("").replace("uuml", "umlaut"), "xml.unknown_name", "„&umlaut;“"),
        ('<!DOCTYPE quest [<!ENTITY a "ha">]><quest name="&a;"><board/></quest>', "xml.entities", "eigene XML-Kürzel"),
    ],
)
def test_a_letter_that_nobody_knows_is_refused_in_words(server: Server, text: str, code: str, said: str) -> None:
    answer = server.laptop.post(f"/api/v1{MAPS}", json={"key": "gruss", "heroscribe": text})
    assert (answer.status_code, answer.json()["code"]) == (422, code)
    assert said in answer.json()["title"]
    assert said in unescape(looked_at(server, text.encode()).text)
