"""Papers beside a fight: noticing, ways, searching, the ground; what does not fit, what is ruled, what is hidden."""

from html import unescape

import pytest

from tests.web.conftest import Server
from tests.web.pages_support import text_at
from tests.web.test_dnd5e_table import begin, fight, send

__all__ = ["fight"]  # the fixture: Mira and Joss against three goblins and a hidden dragon
BAD = (
    ("set_initiative", {"combatant_id": "c2", "initiative": "99"}, "", "Höchstens 50"),
    ("set_initiative", {"combatant_id": "c2", "initiative": "abc"}, "", "ganze Zahl"),
    ("describe_combatant", {"combatant_id": "c2", "name": "Mira"}, "", "„Mira“ gibt es schon."),
    ("describe_combatant", {"combatant_id": "c2", "walk": "-3"}, "", "Mindestens 0"),
    ("add_combatants", {"text": "500 Ratte", "kind": "monster"}, "", "fasst höchstens 100 Kreaturen"),
    ("hide", {"combatant_id": "c2", "stealth": "viel"}, "notice", "ganze Zahl"),
    ("find", {"combatant_id": "c2", "right_place": "true", "check": "14", "place": "Kommode"}, "explore", "fehlt"),
    ("walk", {"combatant_id": "c1", "metres": "30"}, "way", "zu wenig Bewegung"),
    ("set_ground", {"width": "2", "height": "8"}, "ground", "wenigstens 4 Felder"),
    ("keep_group", {"name": ""}, "", ""),
)


def test_what_does_not_fit_is_said_beside_its_field_and_changes_nothing(server: Server, fight: int) -> None:
    begin(server, fight)
    before = server.revision(fight)
    for kind, fields, paper, sentence in BAD:
        wrong = send(server, fight, kind, None, "table", **fields, do=paper, stay=paper)
        assert wrong.status_code == 422, (kind, fields)
        assert sentence in unescape(wrong.text), (kind, fields)
        typed = [value for name, value in fields.items() if name not in ("combatant_id", "kind", "right_place")]
        kept = unescape(wrong.text)
        assert all(f'value="{value}"' in kept or f">{value}</textarea>" in kept for value in typed), (kind, fields)
        assert 'aria-invalid="true"' in wrong.text, (kind, fields)
    assert server.revision(fight) == before
    server.do(fight, "remove", combatant_id="c1")
    turn = text_at(server.laptop.get(f"/campaigns/{fight}/table"), "fight-turn")
    assert "Niemand ist am Zug danach: Drache" in turn
    assert send(server, fight, "next_turn", entry="c1").status_code == 303


def test_papers_show_who_notices_whom_whose_reach_is_left_and_who_is_without_air(server: Server, fight: int) -> None:
    server.do(fight, "describe_combatant", combatant_id="c1", passive=13)
    begin(server, fight)
    assert send(server, fight, "hide", combatant_id="c3", stealth="15", do="notice", stay="notice").status_code == 303
    noticing = server.laptop.get(f"/campaigns/{fight}/table?do=notice")
    assert "Mira bemerkt Goblin 1: unbemerkt" in noticing.text
    assert "Goblin 1 macht Lärm" in text_at(noticing, "action-panel")
    send(server, fight, "in_reach", combatant_id="c1", other_id="c4")
    send(server, fight, "in_reach", combatant_id="c1", other_id="c4", how="leaves")
    turn = server.laptop.get(f"/campaigns/{fight}/table")
    assert "Goblin 2 darf zuschlagen" in text_at(turn, "fight-turn")
    send(server, fight, "in_reach", combatant_id="c1", other_id="c4", how="away", ruled="true")
    turn = server.laptop.get(f"/campaigns/{fight}/table")
    assert "darf zuschlagen" not in text_at(turn, "fight-turn")
    assert "SL bestimmt" in text_at(turn, "fight-order")
    assert "(Die Spielleitung bestimmt.)" in text_at(turn, "log-list")
    send(server, fight, "lose_air", combatant_id="c2", how="held")
    assert "Joss Luft: 10 Runden, 1:00 min" in text_at(
        server.laptop.get(f"/campaigns/{fight}/table?do=explore"), "action-panel"
    )
    send(server, fight, "find", combatant_id="c1", place="Wände", check="23")
    assert "Mira Wände nichts gefunden" in text_at(
        server.laptop.get(f"/campaigns/{fight}/table?do=explore"), "action-panel"
    )
    assert "Drache" in text_at(server.laptop.get(f"/campaigns/{fight}/table?do=way&for=c1"), "action-panel")


def test_rulings_are_the_game_masters_alone(server: Server, fight: int) -> None:
    begin(server, fight)
    server.do(fight, "permit_players", permissions=["own_turn"])
    phone = server.player(fight, "c1")
    assert send(server, fight, "walk", phone, "heroes/c1", combatant_id="c1", metres="9").status_code == 303
    more = {"combatant_id": "c1", "metres": "1.5"}
    assert send(server, fight, "walk", phone, "heroes/c1", **more).status_code == 422
    assert send(server, fight, "walk", phone, "heroes/c1", **more, ruled="true").status_code == 403
    assert send(server, fight, "walk", None, "table", **more, ruled="true").status_code == 303
    assert "march__leg--ruled" in server.laptop.get(f"/campaigns/{fight}/table").text
    assert send(server, fight, "hide", phone, "heroes/c1", combatant_id="c1", stealth="30").status_code == 403
    assert (
        send(server, fight, "set_noticed", phone, "heroes/c1", hider="c3", observer="c1", noticed="true").status_code
        == 403
    )


@pytest.mark.parametrize("level", range(1, 6))
def test_pages_streams_and_programs_tell_players_what_the_level_allows(server: Server, fight: int, level: int) -> None:
    shows = {"Goblin": 3, "gepackt": 4, "77": 5}
    server.do(fight, "set_table", shown=level)
    server.do(fight, "set_hit_points", combatant_id="c3", hit_points=77)
    server.do(fight, "change_tag", combatant_id="c3", text="gepackt")
    server.do(fight, "describe_combatant", combatant_id="c3", passive=44, note="Verräter")
    server.do(fight, "set_ground")
    server.do(fight, "place", combatant_id="c3", to="3.3")
    begin(server, fight)
    for _ in range(3):
        server.do(fight, "next_turn")
    phone, base = server.player(fight, "c1"), f"/campaigns/{fight}"
    pages = [f"{base}/{page}" for page in ("heroes/c1", "watch", "screen", "log", "sheets", "heroes/c1?do=way&for=c3")]
    programs = [f"/api/v1{base}{rest}" for rest in ("", "/heroes", "/heroes/c1", "/journal", "/proposals")]
    for url in (*pages, *programs):
        answer = phone.get(url)
        assert answer.status_code == 200, url
        # Seals and fingerprints are hexadecimal figures: only whole numbers count.
        told = answer.text
        for word, needed in shows.items():
            found = f"{word} TP" in told or f'"hit_points":{word}' in told if word == "77" else word in told
            assert not found or needed <= level, (url, word)
        assert not any(word in told for word in ("Verräter", "Drache", "schläft", "passive&#34;:44")), url
    order = text_at(phone.get(f"{base}/watch"), "fight-order")
    assert ("Goblin" in order, "gepackt" in order, "77 TP" in order) == (level >= 3, level >= 4, level >= 5)
    assert phone.get(f"{base}/table").status_code in (403, 404)


def test_a_phone_is_told_what_others_do_to_its_hero_and_not_what_its_player_spends(server: Server, fight: int) -> None:
    begin(server, fight)
    server.do(fight, "permit_players", permissions=["own_turn"])
    phone = server.player(fight, "c1")
    phone.get(f"/campaigns/{fight}/heroes/c1")
    send(server, fight, "use_means", phone, "heroes/c1", combatant_id="c1", means="action")
    assert 'id="hero-cards"' in phone.get(f"/campaigns/{fight}/heroes/c1").text
    assert "nutzt die Aktion" not in text_at(phone.get(f"/campaigns/{fight}/heroes/c1"), "hero-cards")
    server.do(fight, "set_hit_points", combatant_id="c1", hit_points=7)
    assert "7 Trefferpunkte" in text_at(phone.get(f"/campaigns/{fight}/heroes/c1"), "hero-cards")


def test_the_page_of_a_phone_shows_the_squares_that_its_hero_reaches(server: Server, fight: int) -> None:
    server.do(fight, "set_ground")
    server.do(fight, "place", combatant_id="c1", to="3.3")
    begin(server, fight)
    page = server.player(fight, "c1").get(f"/campaigns/{fight}/heroes/c1")
    assert page.status_code == 200
    assert 'value="4.3"' in page.text, "a square beside it can be tapped"
