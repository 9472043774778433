"""Monsters that come into play while a map lies: the next tap puts them there, and moves nobody else."""

import re
from html import unescape

import pytest

from tests.systems.heroquest.board.quest_maps import chest, monster, quest
from tests.web.conftest import Server, hand
from tests.web.pages_support import forms_in
from tests.web.test_map_page import lay, panel
from tests.web.test_map_panel import rows


@pytest.fixture
def campaign(server: Server) -> int:
    """Ragna on B4 has thrown her movement; a goblin stands on D4, a chest on E4."""
    one = server.campaign("heroquest")
    server.do(one, "seat_hero", hero_id="ragna", name="Ragna", hero_class="barbarian")
    server.do(one, "start_quest")
    lay(server, one, quest(chest("E4"), monster("D4")))
    server.do(one, "put_figure", figure_id="ragna", square="B4")
    server.do(one, "move_roll", hand(3), hero_id="ragna")
    return one


def tap(html: str) -> tuple[dict[str, str], str, str]:
    """What the next tap on the board sends: the fields, the squares that are walked to, those that are free."""
    form = re.search(r'<form[^>]*id="map-walk"[^>]*>.*?</form>', html, re.S)
    if form is None:
        return {}, "", ""
    before, free = (re.search(rf'{name}="([^"]*)"', form[0]) for name in ("data-before", "data-free"))
    (fields,) = forms_in(form[0], "put_figure") or forms_in(form[0], "walk_to")
    return fields, before[1] if before else "", free[1] if free else ""


def place(server: Server, campaign: int, name: str, kind: str, **more: object) -> None:
    server.do(campaign, "place_monster", monster_id=name, kind=kind, **more)


def test_the_next_tap_puts_who_has_just_come_and_the_one_after_it_the_next(server: Server, campaign: int) -> None:
    assert tap(panel(server, campaign, "?do=map"))[0]["type"] == "walk_to"
    place(server, campaign, "orc", "orc", count=3)
    for name in ("orc-1", "orc-2", "orc-3"):
        for query in ("?do=map", "?do=map&for=ragna", "?do=map&for=ragna&at=C2"):
            fields, before, free = tap(panel(server, campaign, query))
            assert (fields["type"], fields["figure_id"], before) == ("put_figure", name, ""), query
        assert {"F9", "Z19"} <= set(free.split())
        assert not {"B4", "D4", "E4"} & set(free.split()), "neither on figures nor on furniture"
        server.do(campaign, "put_figure", figure_id=name, square={"orc-1": "C3", "orc-2": "D3", "orc-3": "E3"}[name])
    fields, before, _ = tap(panel(server, campaign, "?do=map"))
    assert (fields["type"], fields["hero_id"]) == ("walk_to", "ragna"), "then she is moved again"
    assert before


def test_monsters_that_are_alike_share_one_button(server: Server, campaign: int) -> None:
    place(server, campaign, "orc", "orc", count=4)
    place(server, campaign, "rat", "giant_rat")
    later = panel(server, campaign, "?do=map&for=ragna&put=later")
    assert tap(later)[0]["type"] == "walk_to"
    assert later.count("Aufs Feld stellen") == 2 * 2  # what each says, and what it is called
    assert "Ork 1" in unescape(later)
    assert "und noch 3 davon" in later
    chosen = panel(server, campaign, "?do=map&for=ragna&put=later&at=D2")
    assert [one["figure_id"] for one in forms_in(chosen, "put_figure") if one["square"] == "D2"] == ["orc-1", "rat"]
    assert "put_figure" not in panel(server, campaign, "?do=map&for=ragna&at=D2", server.player(campaign, "ragna"))


def test_the_wish_to_put_it_later_stays_while_the_table_changes(server: Server, campaign: int) -> None:
    place(server, campaign, "orc", "orc")
    later = panel(server, campaign, "?do=map&for=ragna&put=later")
    assert re.search(r'data-follows="[^"]*put=later', unescape(later))
    put = panel(server, campaign, "?do=map&for=ragna&put=orc")
    assert 'data-map-put="orc"' in put


def test_a_large_one_is_put_in_the_size_that_was_tapped(server: Server, campaign: int) -> None:
    values = {"attack": 5, "defence": 5, "body": 8, "mind": 5, "movement": 9, "further_attacks": [3, 3]}
    place(server, campaign, "wyrm", "dragon", **values)
    small = panel(server, campaign, "?do=map&for=ragna")
    assert all(f"Drache: {size}" in small for size in ("1 × 1", "2 × 1", "2 × 2"))
    assert "D3" in tap(small)[2].split()
    large = tap(panel(server, campaign, "?do=map&for=ragna&put=wyrm&size=2x2"))
    assert (large[0]["width"], large[0]["height"]) == ("2", "2")
    assert "D2" in large[2].split()
    assert "D3" not in large[2].split(), "the goblin on D4 is in the way"
    chosen = panel(server, campaign, "?do=map&for=ragna&put=later&at=D3")
    assert "Drache: 2 × 1" in chosen
    assert "Drache: 2 × 2" not in chosen
    server.do(campaign, "put_figure", figure_id="wyrm", square="B2", width=2, height=1)
    assert "Drache: 1 × 1" not in panel(server, campaign, "?do=map&for=ragna&at=D3"), "it stands there now"
    assert rows(panel(server, campaign, "?do=map&for=wyrm"))
