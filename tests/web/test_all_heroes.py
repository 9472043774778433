"""The heroes of all campaigns on one page: found by whatever stands in their passports, read from the read tables."""

from html import unescape

import pytest

from tests.web.conftest import PHONE, Server
from tests.web.pages_support import open_sample


def found(server: Server, search: str) -> list[str]:
    """The names the page shows, in its order."""
    page = server.laptop.get("/heroes", params={"search": search}).text
    return [unescape(part.partition("</a>")[0].rpartition(">")[2]) for part in page.split("<h2>")[1:]]


def test_an_empty_house_says_what_will_stand_here(server: Server) -> None:
    assert "Noch gibt es keinen Helden" in server.laptop.get("/heroes").text
    assert "/heroes" not in server.laptop.get("/").text


def test_every_hero_of_every_campaign_is_there_with_what_it_has(server: Server) -> None:
    first, second = open_sample(server), open_sample(server)
    assert first != second
    assert len(found(server, "")) == 10
    page = server.laptop.get("/heroes").text
    for campaign in (first, second):
        assert f'href="/campaigns/{campaign}/heroes/liathan"' in page
    for text in (
        "Körperkraft 6 von",
        "Lehre des Lichts",
        "auf den Beinen",
        "Kurzschwert",
        "Elf · Jule · Beispielkampagne",
    ):
        assert text in page
    assert 'href="/heroes"' in server.laptop.get("/").text


@pytest.mark.parametrize(
    ("search", "names"),
    [
        ("liathan", ["Liathan"]),
        ("jule", ["Liathan"]),
        ("lehre lichts", ["Liathan"]),
        ("zwerg", ["Borrek Kupferbart"]),
        ("werkzeugkiste", ["Borrek Kupferbart"]),
        ("werkzeugkisste", ["Borrek Kupferbart"]),
        ("niemand-heisst-so", []),
    ],
)
def test_a_hero_is_found_by_what_stands_in_the_passport(server: Server, search: str, names: list[str]) -> None:
    open_sample(server)
    assert found(server, search) == names


def test_it_speaks_english(server: Server) -> None:
    open_sample(server)
    page = server.laptop.get("/heroes", headers={"accept-language": "en"}).text
    for text in ("All heroes", "Body Points 6 of", "standing", "Short Sword"):
        assert text in page


def test_a_guest_sees_no_list_of_all_heroes(server: Server) -> None:
    open_sample(server)
    page = server.client(PHONE).get("/heroes")
    assert page.status_code == 403
    assert "Liathan" not in page.text
    assert "/heroes" not in server.client(PHONE).get("/").text
