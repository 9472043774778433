"""The values of a hero who was played before are entered in one form, filled in with those of now."""

from collections.abc import Mapping
from dataclasses import replace

from httpx2 import Response

from tests.web.conftest import Server
from tests.web.pages_support import open_sample
from tests.web.panel_support import Place, button, labels, panel_text, press, tap

ELF = "liathan"


def entered(table: Place, page: Response, told: Mapping[str, str]) -> Response:
    """The answer to the form with these values typed."""
    asked = button(page, "Weiter")
    fields = [(name, told.get(name, value)) for name, value in asked.fields]
    return press(table.caller, replace(asked, fields=fields))


def test_a_veterans_values_are_one_form_and_one_entry(server: Server) -> None:
    campaign = open_sample(server)
    table = Place(server.laptop, f"/campaigns/{campaign}/table")
    before = server.revision(campaign)
    page = tap(table.caller, table.open(hero=ELF, tab="values"), "Alle Werte in einem Formular")
    assert "Weiter" in labels(page)
    assert "schon die Werte" not in panel_text(page), "nothing is wrong before anything was typed"
    told = {"gained_body": "1", "gained_mind": "2", "quest_points": "9", "quests_passed": "38", "gold": "700"}
    fields = dict(button(page, "Weiter").fields)
    assert {name: fields[name] for name in told} == {
        "gained_body": "0", "gained_mind": "0", "quest_points": "7", "quests_passed": "17", "gold": "240",
    }  # fmt: skip
    wrong = entered(table, page, {**told, "gained_mind": "3"})
    assert wrong.status_code == 422
    assert "Höchstwert" in panel_text(wrong) or "Intelligenz" in panel_text(wrong)
    assert dict(button(wrong, "Weiter").fields)["gold"] == "700", "what was typed stays"
    done = entered(table, wrong, told)
    assert done.status_code == 200, labels(done)
    assert server.revision(campaign) == before + 1
    hero = server.services.snapshots.take(campaign).state.table.model_dump()["heroes"][ELF]
    assert [hero[name] for name in told] == [1, 2, 9, 38, 700]
