"""What leaves the house of a fight: nothing for players, no words of people in a report, and it plays the same."""

import gzip

import pytest

from app.commands import replay
from app.launch.options import parse
from tests.web.conftest import Server
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
    content = server.laptop.get(f"/campaigns/{fight}/report").content
    told = gzip.decompress(content).decode()
    assert [secret for secret in SECRETS if secret.casefold() in told.casefold()] == []
    file = server.services.settings.data / "report.gz"
    file.write_bytes(content)
    assert replay.main(parse(["replay", str(file)])) == 0, capsys.readouterr()
    assert "Jede Handlung kommt gleich heraus, und der Stand ist derselbe." in capsys.readouterr().out
