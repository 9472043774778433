"""The page “Regelrechner”: a form for every rule, dice to tap, and what follows, all without a script."""

import re

import pytest
from httpx2 import Response

from app.systems.heroquest.registry import catalog
from app.web.ui.schema_form.typed import flat, in_rows, nested
from tests.web.conftest import Server
from tests.web.pages_support import text_at
from tests.web.panel_support import HTMX, buttons, tap

PAGE = "/heroquest/calculator"
FALL = {
    "rule": "lose_body_points",
    "inputs.hero_id": "hero-1",
    "inputs.points": "3",
    "heroes.0.hero_class": "barbarian",
    "heroes.0.body_points": "2",
    "heroes.0.gold": "500",
    "heroes.0.items.0.content_id": "shield_item",
}


def opened(server: Server, query: dict[str, str], status: int = 200) -> Response:
    """What a guest sees."""
    page = server.client().get(PAGE, params=query)
    assert page.status_code == status, page.text
    return page


def error_at(page: Response, field: str) -> str:
    """What stands beside a field."""
    return text_at(page, f"field-{field.replace('.', '-')}-help")


def typed(page: Response, field: str) -> str:
    """What stands in a field."""
    found = re.search(rf'name="{re.escape(field)}"[^>]* value="([^"]*)"', page.text)
    assert found, field
    return found[1]


def test_rules_are_listed_by_chapter(server: Server) -> None:
    page = opened(server, {})
    for rule in catalog():
        assert f'href="{PAGE}?rule={rule}"' in page.text
    assert "Ohnmacht, Tod und Sturz" in page.text


@pytest.mark.broad
def test_every_rule_has_a_form(server: Server) -> None:
    for rule in catalog():
        assert "Noch ist nichts ausgerechnet" in opened(server, {"rule": rule}).text


@pytest.mark.broad
@pytest.mark.parametrize("rule", list(catalog())[::7])
def test_a_form_can_be_sent_off_as_it_stands(server: Server, rule: str) -> None:
    begun = server.client().get(PAGE, params=[*press(opened(server, {"rule": rule})), ("dice", "roll")])
    assert begun.status_code in (200, 422)


def press(page: Response) -> list[tuple[str, str]]:
    """What a browser sends when the form is sent off as it stands."""
    send = next(button for button in buttons(page) if button.label.startswith("Ausrechnen"))
    return [(name, value) for name, value in send.fields if name != "dice"]


def test_dice_are_tapped_one_after_the_other(server: Server) -> None:
    caller = server.client()
    page = opened(server, FALL)
    assert "Tod-Tabelle" in page.text
    for answer in ("4", "3"):
        page = tap(caller, page, answer)
    assert "360" not in page.text
    page = tap(caller, page, "7")
    outcome = text_at(page, "action-panel")
    assert "Ergebnis" in outcome
    assert "Barbar: Gold" in outcome
    assert "360" in outcome
    assert "HQ-9-DEATH" in outcome


def test_what_was_answered_can_be_taken_back(server: Server) -> None:
    page = tap(server.client(), opened(server, FALL), "4")
    back = re.search(r'href="([^"]+)"[^>]*>Einen Schritt zurück', page.text)
    assert back
    assert "answer=" not in back[1]


def test_with_htmx_only_the_outcome_comes(server: Server) -> None:
    page = server.client().get(PAGE, params=FALL, headers=HTMX)
    assert page.text.startswith("<section") or page.text.lstrip().startswith("<section")
    assert "<html" not in page.text


def test_the_app_can_throw_everything(server: Server) -> None:
    page = opened(server, {**FALL, "dice": "roll", "dice_seed": "x"})
    assert "Ergebnis" in text_at(page, "outcome-head")
    assert opened(server, {**FALL, "dice": "roll", "dice_seed": "x"}).text == page.text


def test_the_pools_of_both_sides_are_explained(server: Server) -> None:
    attack = {
        "rule": "attack",
        "inputs.attacker_id": "hero-1",
        "inputs.target_id": "monster-1",
        "heroes.0.hero_class": "barbarian",
        "heroes.0.items.0.content_id": "broadsword",
        "monsters.0.kind": "orc",
        "dice": "roll",
    }
    outcome = text_at(opened(server, attack), "action-panel")
    assert "Wie wird gewürfelt?" in outcome
    assert "+1 Rasend" in outcome


def test_odds_are_shown_when_asked_for(server: Server) -> None:
    faint = {**FALL, "inputs.points": "2", "odds": "true"}
    assert "ohnmächtig: 100,0\N{NO-BREAK SPACE}%" in opened(server, faint).text
    assert "Aussicht vor dem ersten Wurf" not in opened(server, FALL).text


ATTACK = {
    "rule": "attack",
    "inputs.attacker_id": "hero-1",
    "inputs.target_id": "monster-1",
    "heroes.0.hero_class": "barbarian",
    "heroes.0.items.0.content_id": "broadsword",
    "monsters.0.kind": "orc",
    "monsters.0.effects.0.effect": "defence_dice",
}


def test_what_else_may_happen_is_told_most_likely_first(server: Server) -> None:
    outcome = text_at(opened(server, {**FALL, "odds": "true"}), "action-panel")
    begin = outcome.index("Was sonst geschehen kann")
    shares = [float(share.replace(",", ".")) for share in re.findall(r"([0-9,]+) %", outcome[begin:])]
    assert "Barbar: verliert Gold" in outcome[begin:]
    assert "Barbar: Schild zerbrochen" in outcome[begin:]
    assert "Barbar: bleibende Verletzung" in outcome[begin:]
    assert shares == sorted(shares, reverse=True)


OILED = {**ATTACK, "dice": "standard", "heroes.0.items.0.wear.oiled": "true"}


@pytest.mark.rule("HQ-15.5-STD", "HR-BLACK-W6")
def test_ordinary_dice_are_said_thrown_and_counted(server: Server) -> None:
    caller = server.client()
    page = opened(server, OILED)
    words = "1 W6 statt: 1 schwarzer Würfel 1 = schwarzer Schild · 2 = weißer Schild · 3, 4, 5, 6 = Totenschädel"
    assert words in text_at(page, "action-panel")
    page = tap(caller, page, "5")
    assert "schwarzer Würfel: Totenschädel" in page.text
    for _ in range(3):
        page = tap(caller, page, "Totenschädel")
    assert "Schwarze Schilde wehren ab" in text_at(page, "action-panel")
    assert 'value="hand:skull,skull,skull,skull"' in page.text


@pytest.mark.rule("HQ-15.5-STD")
@pytest.mark.parametrize(("dice", "face"), [("standard", "7"), ("standard", "skull"), ("given", "5")])
def test_a_face_the_die_does_not_have_is_told_beside_the_faces(server: Server, dice: str, face: str) -> None:
    page = opened(server, {**OILED, "dice": dice, "tap": face})
    assert "Diese Seite hat der Würfel nicht." in text_at(page, "action-panel")
    assert "App würfelt" in page.text


def test_house_rules_hold(server: Server) -> None:
    chosen = {"house_rules.7.rule": "HR-STAMINA-9", "house_rules.7.option": "above_nine"}
    hero = {**FALL, "heroes.0.gained_body": "1", "dice": "roll", "dice_seed": "x"}
    assert "Wurf wiederholen" in text_at(opened(server, hero), "action-panel")
    assert "Ergebnis" in text_at(opened(server, hero | chosen), "outcome-head")


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("inputs.points", "", "Hier fehlt noch eine Angabe."),
        ("inputs.points", "viele", "ganze Zahl"),
        ("inputs.points", "0", "Mindestens 1."),
        ("heroes.0.body_points", "-3", "Mindestens −2."),
        ("heroes.0.mind_points", "-3", "Mindestens 0."),
        ("heroes.0.body_points", "40", "höchstens 8."),
        ("heroes.0.items.0.content_id", "bracers", "nicht benutzen"),
    ],
)
def test_what_is_wrong_stands_at_its_field_and_what_was_typed_stays(
    server: Server, field: str, value: str, words: str
) -> None:
    page = opened(server, {**FALL, field: value}, 422)
    assert words in error_at(page, field)
    if "content_id" not in field:
        assert typed(page, field) == value


@pytest.mark.parametrize(
    ("field", "value"),
    [("heroes.0.hero_class", "bard"), ("heroes.0.items.0.content_id", "teapot"), ("inputs.hero_id", "hero-7")],
)
def test_what_cannot_be_chosen_stays_chosen_beside_its_error(server: Server, field: str, value: str) -> None:
    page = opened(server, {**FALL, field: value}, 422)
    assert error_at(page, field)
    assert f'<option value="{value}" selected>{value}</option>' in page.text


def test_what_belongs_to_no_field_stands_at_the_top(server: Server) -> None:
    page = opened(server, {**FALL, "answer": "hand:9"}, 422)
    assert "Diese Seite hat der Würfel nicht." in page.text
    assert "Diese Angabe gehört nicht hierher." in opened(server, {**FALL, "nonsense": "1"}, 422).text


def test_an_unknown_rule_leads_to_the_list(server: Server) -> None:
    assert "Diese Regel gibt es nicht." in opened(server, {"rule": "eat_cake"}, 404).text


@pytest.mark.parametrize(
    "junk", ["heroes=1", "heroes.0=1&heroes.0.hero_class=elf", "heroes.x.hero_class=elf", "a.b.c.d=1"]
)
def test_junk_in_the_address_is_no_fault_of_the_program(server: Server, junk: str) -> None:
    assert server.client().get(f"{PAGE}?rule=lose_body_points&{junk}").status_code == 422


def test_addresses_lead_there_and_back() -> None:
    pairs = [("a.0.b", "1"), ("a.2.b", "2"), ("c[]", "x"), ("c[]", "y"), ("d.e", "z"), ("f", "")]
    row = {"type": "object", "properties": {"b": {"type": "string"}}}
    schema = {"type": "object", "properties": {"a": {"type": "array", "items": row}}}
    data = in_rows(schema, nested(pairs))
    assert data == {"a": [{"b": "1"}, {"b": "2"}], "c": ["x", "y"], "d": {"e": "z"}}
    assert in_rows(schema, nested(list(flat(data)))) == data
