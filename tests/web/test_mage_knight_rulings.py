"""The page of the rulings: found however somebody types, addresses that stay, what was needed today, all on paper."""

import re
from html import unescape
from pathlib import Path

import pytest

from app.systems.mage_knight.rulings import rulebook
from app.web.mage_knight.rules import finder
from tests.systems import mage_knight
from tests.web.conftest import Server
from tests.web.pages_support import text_at

RULES = "/mage-knight/rules"
MISSPELT = Path(next(iter(mage_knight.__path__))) / "misspelt.txt"
QUERIES = [
    (query, ruling)
    for line in MISSPELT.read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
    for ruling, queries in [line.split(": ")]
    for query in queries.split(", ")
]
IN_GERMAN = {"accept-language": "de"}


def ids(html: str) -> list[str]:
    """The rulings of a page in their order."""
    return re.findall(r'<article class="ruling-card[^"]*" id="(MKD-[A-Z]+-\d)"', html)


def test_of_three_hundred_misspelt_searches_nearly_all_find_what_is_meant_among_the_first_three() -> None:
    assert len(QUERIES) >= 300
    assert {ruling for _, ruling in QUERIES} == set(rulebook().ids())
    missed = [(query, ruling) for query, ruling in QUERIES if ruling not in finder().find(query).keys[:3]]
    assert len(missed) <= len(QUERIES) * 0.05, missed


@pytest.mark.parametrize(
    ("search", "first", "meant"),
    [
        ("gifft", "MKD-PSN-1", "Gift"),
        ("shock wave counter", "MKD-CTR-5", ""),
        ("tueren oeffnen", "MKD-DOR-1", ""),
        ("Strumangriff", "MKD-ABL-5", ""),
        ("magic frsot", "MKD-FRO-1", "frost"),
        ("MKD-TER-3", "MKD-TER-3", ""),
    ],
)
def test_a_search_says_what_it_took_words_for(server: Server, search: str, first: str, meant: str) -> None:
    page = server.client().get(RULES, params={"search": search}, headers=IN_GERMAN)
    assert ids(page.text)[0] == first
    assert ("gemeint:" in page.text) == bool(meant)
    assert f"<b>{meant}</b>" in page.text or not meant


def test_without_a_search_all_are_there_and_the_page_is_light(server: Server) -> None:
    page = server.client().get(RULES)
    assert ids(page.text) == list(rulebook().ids())
    assert len(page.content) < 60_000
    for search in ("gegenangriff", "a", "figur"):
        assert len(server.client().get(RULES, params={"search": search}).content) < 60_000


@pytest.mark.parametrize("search", ["", " ", "x" * 5000, "<script>alert(1)</script>", "'; drop", "\u202e\x00"])
def test_odd_searches_do_no_harm(server: Server, search: str) -> None:
    page = server.client().get(RULES, params={"search": search})
    assert page.status_code == 200
    assert "<script>alert" not in page.text
    api = server.client().get("/api/v1/mage-knight/rulings", params={"search": search})
    assert api.status_code == 200


def test_what_is_found_by_nothing_says_so(server: Server) -> None:
    page = server.client().get(RULES, params={"search": "xyzzy"}, headers=IN_GERMAN)
    assert ids(page.text) == []
    assert "Dazu steht nichts in den Klärungen." in page.text


def test_kinds_are_filtered(server: Server) -> None:
    guest = server.client()
    errata = ids(guest.get(RULES, params={"kind": "errata"}).text)
    assert errata == [*(f"MKD-ERR-{number}" for number in range(1, 7)), "MKD-SET-1", "MKD-ATK-1", "MKD-ATK-2"]
    assert ids(guest.get(RULES, params={"kind": "changed"}).text) == [f"MKD-ABL-{number}" for number in range(1, 6)]
    assert len(ids(guest.get(RULES, params={"kind": "clarified"}).text)) == 70
    assert len(ids(guest.get(RULES, params={"kind": "nonsense"}).text)) == 84


def test_every_ruling_has_an_address_of_its_own_in_both_languages(server: Server) -> None:
    guest = server.client()
    for ruling in rulebook().ids():
        assert ids(guest.get(f"{RULES}/{ruling}").text)[0] == ruling
    german = guest.get(f"{RULES}/MKD-DOR-4", headers=IN_GERMAN)
    assert "fällt eine Eisentür sofort zu" in text_at(german, "MKD-DOR-4")
    english = guest.get(f"{RULES}/MKD-DOR-4", headers={"accept-language": "en"})
    assert "An iron door closes at once" in text_at(english, "MKD-DOR-4")
    assert guest.get(f"{RULES}/MKD-DOR-9").status_code == 404


def test_open_questions_stand_beside_a_ruling_with_its_place_in_the_sheet(server: Server) -> None:
    card = text_at(server.client().get(f"{RULES}/MKD-ATK-1", headers=IN_GERMAN), "MKD-ATK-1")
    assert "Regelbuch S. 11" in card
    poison = text_at(server.client().get(f"{RULES}/MKD-PSN-1", headers=IN_GERMAN), "MKD-PSN-1")
    assert "Blatt: Gift" in poison
    assert "Von einem gelungenen Angriff sagt diese Klärung nichts." in poison


def test_what_is_kept_for_today_is_gone_tomorrow(server: Server) -> None:
    phone = server.client()
    for ruling in ("MKD-PSN-1", "MKD-DOR-4", "MKD-TER-1"):
        assert phone.post(f"{RULES}/today", data={"rule": ruling}).status_code == 303
    assert phone.post(f"{RULES}/today", data={"rule": "MKD-DOR-4"}).status_code == 303
    assert ids(phone.get(RULES, params={"kind": "today"}).text) == ["MKD-PSN-1", "MKD-TER-1"]
    assert ids(server.client().get(RULES, params={"kind": "today"}).text) == []
    assert phone.post(f"{RULES}/today", data={"rule": "MKD-XX-1"}).status_code == 404
    searched = phone.get(RULES, params={"search": "Eisentür & <b>"})
    [back] = re.findall(r'name="back" value="([^"]*)"', searched.text)
    back = unescape(back)
    for asked, led in ((back, back), ("https://example.org", RULES), ("//example.org", RULES), ("", RULES)):
        answer = phone.post(f"{RULES}/today", data={"rule": "MKD-CTR-1", "back": asked})
        assert answer.headers["location"] == led
    server.clock.advance(24 * 3600)
    assert ids(phone.get(RULES, params={"kind": "today"}).text) == []


def test_while_somebody_types_only_what_was_found_is_sent(server: Server) -> None:
    headers = {"hx-request": "true", "hx-target": "form#found"}
    part = server.client().get(RULES, params={"search": "gift"}, headers=headers)
    assert part.text.startswith('<form id="found"')
    assert ids(part.text)[0] == "MKD-PSN-1"


def test_nobody_is_told_that_something_is_missing_before_anything_is_typed(server: Server) -> None:
    for search in ("", "gift"):
        page = server.laptop.get("/mage-knight/rules", params={"search": search}, headers=IN_GERMAN)
        assert "Hier fehlt noch" not in page.text
    tried = server.laptop.get("/mage-knight/rules", params={"rule": "conversion", "figures": ""}, headers=IN_GERMAN)
    assert "Hier fehlt noch" in tried.text


def test_a_conversion_is_worked_out_beside_the_search(server: Server) -> None:
    case = {"rule": "conversion", "figures": "Ghul 20\nOrk: 20\nRatte 10\nOger 30", "inputs.number": "2"}
    page = server.client().get(RULES, params={**case, "inputs.points": "40"}, headers=IN_GERMAN)
    assert "Gegner wählt" in text_at(page, "helper")
    assert "Ratte 10, Oger 30" in text_at(page, "helper")
    assert "Ghul 20, Ork 20" in text_at(page, "helper")
    wrong = server.client().get(RULES, params={**case, "figures": "Ghul", "inputs.points": "40"}, headers=IN_GERMAN)
    assert "Hier fehlen die Punkte: Ghul" in text_at(wrong, "helper")
    refused = server.client().get(RULES, params={**case, "inputs.points": "-5"}, headers=IN_GERMAN)
    assert "Mindestens 0." in text_at(refused, "helper")
    many = server.client().get(RULES, params={**case, "figures": "Ghul 5\n" * 101, "inputs.points": "40"})
    assert many.status_code == 200
    assert "100" in text_at(many, "helper")


@pytest.mark.parametrize(
    ("case", "said"),
    [
        ({"rule": "terror_roll", "inputs.adjacent_after": "true"}, "Wirf einen W6"),
        ({"rule": "surprise_attack", "inputs.base_damage": "3", "inputs.extra": "1"}, "Schaden 6"),
        ({"rule": "who_counterattacks", "inputs.event": "shockwave"}, "Niemand darf zurückschlagen."),
        ({"rule": "point_costs", "inputs.level": "9"}, "Höchstens 5."),
        ({"rule": "nonsense"}, "Umwandeln"),
    ],
)
def test_other_rulings_are_worked_out_beside_it(server: Server, case: dict[str, str], said: str) -> None:
    assert said in text_at(server.client().get(RULES, params=case, headers=IN_GERMAN), "helper")


def test_all_rulings_are_printed(server: Server) -> None:
    page = server.client().get(f"{RULES}/print", headers=IN_GERMAN)
    assert page.text.count("<p><b>") == 84
    assert "Eine Tür am Rand eines Raumes" in page.text


def test_programs_find_rulings_too(server: Server) -> None:
    guest = server.client()
    every = guest.get("/api/v1/mage-knight/rulings").json()
    assert [one["id"] for one in every["rulings"]] == list(rulebook().ids())
    found = guest.get("/api/v1/mage-knight/rulings", params={"search": "gifft"}).json()
    assert (found["rulings"][0]["id"], found["instead"]) == ("MKD-PSN-1", ["Gift"])
    assert found["rulings"][0]["rule"] == "poison"
    assert found["rulings"][0]["notes"].keys() == {"A-17"}
    assert found["rulings"][0]["related"] == ["MKD-PSN-2", "MKD-DMG-1", "MKD-XP-1"]


def test_what_a_list_has_to_hold_stands_open(server: Server) -> None:
    helper = text_at(server.laptop.get("/mage-knight/rules?rule=tie_break"), "helper")
    assert "Spieler 1 Name" in helper
    assert "Noch ein Spieler" in helper
