"""What leaves the house in a report: nothing for players, no words of people, and it plays the same."""

import gzip
from collections.abc import Sequence

import pytest

from app.commands import replay
from app.launch.options import parse
from tests.web.conftest import Server, hand
from tests.web.test_dnd5e_table import fight

__all__ = ["fight"]
SECRETS = ("Mira", "Joss", "Goblin", "Drache", "schläft", "gepackt", "Verräter", "Kommode", "Wachposten")


def test_a_report_of_a_fight_tells_no_names_and_plays_the_same(
    server: Server, fight: int, capsys: pytest.CaptureFixture[str]
) -> None:
    server.do(fight, "describe_combatant", combatant_id="c6", name="Drache Alt", size="huge", walk=12, note="Verräter")
    server.do(fight, "keep_group", name="Wachposten")
    server.do(fight, "keep_group", name="Wachposten", deed="bring")
    begin_with_all = {"kind": "hand", "faces": ["18", "5", "11", "20", "7", "3"]}
    server.do(fight, "roll_initiatives", begin_with_all)
    server.do(fight, "set_ground")
    server.do(fight, "place", combatant_id="c1", to="3.3")
    server.do(fight, "mark_ground", to="5.5")
    server.do(fight, "hide", combatant_id="c3", stealth=15, seen_by=["c1"])
    server.do(fight, "begin_fight")
    server.do(fight, "change_tag", combatant_id="c3", text="gepackt", ends="start", whose="c1")
    server.do(fight, "walk", combatant_id="c1", mode="walk", difficult=True)
    server.do(fight, "walk_to", combatant_id="c1", to="4.3")
    server.do(fight, "find", combatant_id="c1", place="Kommode", right_place=True, difficulty=9, check=14)
    server.do(fight, "in_reach", combatant_id="c1", other_id="c4")
    server.do(fight, "search", combatant_id="c1", hider="c3", check=20)
    server.do(fight, "lose_air", combatant_id="c2")
    for _ in range(3):
        server.do(fight, "next_turn")
    phone = server.player(fight, "c1")
    for kind in ("file", "report"):
        assert phone.get(f"/campaigns/{fight}/{kind}").status_code == 403
    check(server, fight, SECRETS, capsys)


def test_a_report_of_dungeonquest_tells_no_names(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    game = server.campaign("dungeonquest")
    for name, sheet, tower in (("Mira", "lantern_bearer", "south_west"), ("Joss", "rope_dancer", "north_east")):
        server.do(game, "seat_hero", name=name, sheet=sheet, tower=tower)
    server.do(game, "begin_game", hand(5, 2))
    server.do(game, "give_loot", hero_id="hero-2", value=90, name="Spange")
    server.do(game, "start_turn", hero_id="hero-1")
    check(server, game, ("Mira", "Joss", "Spange"), capsys)


def test_a_report_of_a_match_tells_no_names(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    match = server.campaign("mage-knight")
    for side, figure in (("Anastasia", "Rokar"), ("Bertram", "Utelind")):
        server.do(match, "add_side", name=side)
        server.do(match, "add_figure", name=figure, side=side)
    server.do(match, "begin_match")
    server.do(match, "eliminate_figure", hero_id="figure-2", gains="Anastasia", points=25)
    server.do(match, "end_match_turn")
    server.do(match, "end_match")
    check(server, match, ("Anastasia", "Bertram", "Rokar", "Utelind"), capsys)


def check(server: Server, campaign: int, secrets: Sequence[str], capsys: pytest.CaptureFixture[str]) -> None:
    content = server.laptop.get(f"/campaigns/{campaign}/report").content
    told = gzip.decompress(content).decode()
    assert [secret for secret in secrets if secret.casefold() in told.casefold()] == []
    file = server.services.settings.data / "report.gz"
    file.write_bytes(content)
    assert replay.main(parse(["replay", str(file)])) == 0, capsys.readouterr()
    assert "Jede Handlung ergibt dasselbe, und der Stand ist derselbe." in capsys.readouterr().out
