"""What holds for every page: no inline script or style, one heading, faults in German."""

import re

import pytest

from tests.web.conftest import Server, new_key

PLACES = (
    "/",
    "/nirgends",
    "/campaigns/1/table",
    "/campaigns/1/watch",
    "/campaigns/1/screen",
    "/campaigns/1/join",
    "/campaigns/1/log",
    "/campaigns/1/undo?target=25",
    "/campaigns/1/jump?target=12",
    "/campaigns/1/settings",
    "/heroquest/rules",
    "/heroquest/calculator",
    "/heroquest/calculator?rule=attack",
    "/heroquest/duel",
    "/heroquest/duel?heroes.0.hero_class=elf&monsters.0.kind=orc",
)
INLINE = re.compile(r"<style|<script(?![^>]*\bsrc=)|\sstyle=|\son[a-z]+=|javascript:|hx-on", re.IGNORECASE)


@pytest.fixture
def sample(server: Server) -> Server:
    """A server with the sample campaign."""
    server.laptop.post("/campaigns/sample", data={"key": new_key()})
    return server


@pytest.mark.parametrize("place", PLACES)
def test_a_page_needs_no_inline_script_or_style(sample: Server, place: str) -> None:
    page = sample.laptop.get(place).text
    assert INLINE.findall(page) == []
    assert len(re.findall(r"<h1\b", page)) == 1
    assert page.count("<main") == 1


@pytest.mark.parametrize("place", PLACES)
def test_no_id_stands_twice_on_a_page(sample: Server, place: str) -> None:
    ids = re.findall(r'\sid="([^"]+)"', sample.laptop.get(place).text)
    assert sorted(ids) == sorted(set(ids))


def test_every_page_knows_its_version(sample: Server) -> None:
    versions = {
        found[1]
        for place in PLACES
        if (found := re.search(r'<meta name="asset-version" content="(\w+)">', sample.laptop.get(place).text))
    }
    assert len(versions) == 1


def test_a_fault_is_a_page_with_a_way_on(server: Server) -> None:
    page = server.client().get("/nirgends")
    assert page.status_code == 404
    assert "Diese Seite gibt es nicht." in page.text
    assert 'href="/"' in page.text


def test_with_htmx_a_fault_is_a_message_that_leaves_the_page_alone(server: Server) -> None:
    answer = server.client().get("/nirgends", headers={"HX-Request": "true"})
    assert answer.text.strip().startswith('<hx-partial hx-target="#page-message"')
    assert "Diese Seite gibt es nicht." in answer.text


def test_whoever_is_turned_away_is_told_how_to_sign_in(server: Server) -> None:
    campaign = server.campaign("heroquest")
    page = server.client().get(f"/campaigns/{campaign}/table")
    assert page.status_code == 403
    assert 'href="/sign-in"' in page.text


@pytest.mark.parametrize("theme", ["auto", "dark", "light"])
def test_the_pattern_page_shows_every_part_in_both_themes(server: Server, theme: str) -> None:
    page = server.client().get("/patterns", params={"theme": theme})
    assert page.status_code == 200
    assert INLINE.findall(page.text) == []
    assert f'data-theme="{theme}"' in page.text
