"""The editor over HTTP: each form is a step that is saved at once, taken back at once, and refused in words."""

import json
import re
from html import unescape

import pytest

from tests.web.conftest import Server
from tests.web.map_support import MAPS, SCRIPT, Editor


@pytest.fixture
def editor(server: Server) -> Editor:
    return Editor(server)


def test_a_quest_is_drawn_by_forms_alone(editor: Editor) -> None:
    assert editor.put("stairs", 1, 1).headers["location"] == f"{editor.url}?board=0&thing=t1"
    editor.put("door", 4, 2, side="east")
    editor.put("monster-orc", 6, 2)
    editor.put("trap-pit_trap", 7, 2)
    editor.put("chest", 8, 3)
    editor.put("letter", 7, 3)
    kinds = [thing["kind"] for thing in editor.things]
    assert kinds == ["stairs", "door", "monster", "trap", "chest", "mark"]
    assert "Zu Notiz A auf H4 fehlt der Text." in editor.page()
    new_note = editor.page("?tab=notes").split('id="map-notes"')[1]
    assert '<option value="letter" selected' in new_note
    assert re.search(r'id="note-letter-new"[^>]*value="A"', new_note), "a new note begins with the letter that has none"
    editor.step("change", thing="t6", content="A", text="Zwei Orks streiten.")
    assert "Das Ziel fehlt: Was müssen die Helden schaffen?" in editor.page()
    renamed = editor.step("texts", script=True, name="Die Glocke im Moor", goal="Bring die Glocke heim.")
    assert '<h1 id="map-name">Die Glocke im Moor</h1>' in renamed.text, "the head of the page is told at once"
    page = editor.page("?tab=notes")
    assert "Alles passt." in page
    assert "Zwei Orks streiten." in page
    assert re.search(r'id="note-letter-new"[^>]*value=""', page)


def test_a_thing_has_its_own_values(editor: Editor) -> None:
    editor.put("monster-chaos_warrior", 2, 2)
    typed = {"name": "Der Glockenmeister", "sign": "GM", "attack": "5", "defence": "", "body": "6", "hidden": "true"}
    editor.step("change", thing="t1", content="gargoyle", equipment="Glocke, Seil", note="läutet", **typed)
    [master] = editor.things
    expected = {"name": "Der Glockenmeister", "sign": "GM", "attack": 5, "defence": None, "body": 6, "hidden": True}
    assert {name: master[name] for name in expected} == expected
    assert (master["content"], master["equipment"], master["note"]) == ("gargoyle", ["Glocke", "Seil"], "läutet")
    page = editor.page("?thing=t1")
    assert 'value="Glocke, Seil"' in page
    assert ">GM</text>" in page
    editor.put("chest", 8, 3)
    editor.step("change", thing="t2", gold="120", contents="Schriftrolle\n\nHelm", trap="Giftnadel", trapped="true")
    assert [editor.things[1][one] for one in ("gold", "contents", "trap", "trapped")] == [
        *(120, ["Schriftrolle", "Helm"], "Giftnadel", True)
    ]
    chest = editor.page("?thing=t2")
    assert re.findall(r'name="contents" value="([^"]*)" list="things-in-chests"', chest) == [
        "Schriftrolle",
        "Helm",
        "",
        "",
    ]
    known = chest.partition('<datalist id="things-in-chests">')[2].partition("</datalist>")[0]
    assert [one for one in ("Heiltrank HT4", "Dolch", "Wanderndes Monster") if f'value="{one}"' not in known] == []
    editor.step("change", thing="t2", gold="120", contents=["Dolch", "", "2 x Seil"])
    assert editor.things[1]["contents"] == ["Dolch", "2 x Seil"]
    editor.put("door", 4, 2, side="east")
    editor.step("change", thing="t3", state="locked", leads="exit")
    assert [editor.things[2][one] for one in ("state", "leads", "double")] == ["locked", "exit", False]


def test_a_script_is_told_only_what_looks_different(editor: Editor) -> None:
    editor.put("monster-orc", 6, 2)
    editor.put("monster-goblin", 7, 2)
    moved = editor.step("move", script=True, thing="t1", x=8, y=3)
    assert moved.status_code == 200
    ids = re.findall(r'<(?:svg|div|section|details|nav)[^>]*? id="([\w-]+)"', moved.text)
    assert "figure-t1" in ids
    assert not {"figure-t2", "board-figures", "board-floor", "board-walls", "map-notes", "map-quest"} & set(ids)
    assert {"map-state", "map-undo", "map-findings", "map-inspector"} <= set(ids)
    found = re.search(r"data-things='([^']*)'", moved.text)
    assert found
    assert [(one[0], *one[4:6]) for one in json.loads(found[1])] == [("t1", 8, 3), ("t2", 7, 2)]
    assert len(moved.content) < 12_000
    chosen = editor.server.laptop.get(f"{editor.url}?thing=t2", headers=SCRIPT).text
    assert 'id="map-inspector"' in chosen
    assert "board-floor" not in chosen


def test_undo_names_what_it_takes_back_and_leads_to_the_start(editor: Editor) -> None:
    empty = editor.drawing["map"]
    editor.put("monster-orc", 6, 2)
    editor.step("move", thing="t1", x=7, y=2)
    editor.step("turn", thing="t1")
    editor.step("copy", thing="t1", x=8, y=2)
    editor.step("texts", name="Moor", goal="Klöppel", reward="", reading="", wandering_monster="goblin")
    editor.step("note", about="quest", text="Nass.")
    editor.step("add_board")
    editor.step("link", one_square="A1", one_board="1", other_square="Z19", other_board="2")
    editor.step("remove", thing="t2")
    full = editor.drawing["map"]
    assert 'Rückgängig: </span><span class="edit-undo__what">Ork entfernt (I3)<' in editor.page()
    for _ in range(9):
        editor.step("undo")
    assert editor.drawing["map"] == empty
    assert 'Wiederholen: </span><span class="edit-undo__what">Ork gesetzt (G3)<' in editor.page()
    assert editor.step("undo").status_code == 409
    for _ in range(9):
        editor.step("redo")
    assert editor.drawing["map"] == full
    assert editor.drawing["name"] == "Moor"


def test_what_changes_nothing_is_no_step(editor: Editor) -> None:
    editor.put("monster-orc", 6, 2)
    before = editor.revision
    editor.step("move", thing="t1", x=6, y=2)
    assert editor.revision == before


def test_of_two_who_draw_the_second_is_told_and_keeps_what_was_typed(editor: Editor) -> None:
    editor.put("monster-orc", 6, 2)
    old = editor.revision
    editor.step("move", thing="t1", x=7, y=2)
    typed = {"thing": "t1", "name": "Borgosch", "attack": "4", "content": "orc"}
    for script in (False, True):
        late = editor.step("change", script=script, revision=old, **typed)
        assert late.status_code == 409
        assert "Inzwischen hat jemand anders an diesem Plan gezeichnet" in late.text
    assert 'id="map-inspector"' not in late.text, "the form that is typed into stays"
    assert 'id="board-figures"' in late.text
    page = unescape(editor.step("change", revision=old, **typed).text)
    assert 'value="Borgosch"' in page
    assert editor.things[0]["name"] == ""
    now = re.search(r'name="revision" value="(\d+)"', page)
    assert now
    editor.step("change", revision=now[1], **typed)
    assert editor.things[0]["name"] == "Borgosch"


REFUSED: tuple[tuple[str, dict[str, object], int], ...] = (
    ("put", {"piece": "monster-orc", "x": 26, "y": 0}, 422),
    ("put", {"piece": "monster-orc", "x": "a", "y": 0}, 422),
    ("put", {"piece": "monster-unicorn", "x": 1, "y": 0}, 422),
    ("put", {"piece": "door", "x": 1, "y": 0, "side": "up"}, 422),
    ("put", {"piece": "door", "x": 1, "y": 0, "turn": "around"}, 422),
    ("put", {"piece": "door", "x": 1, "y": 0, "board": 15}, 422),
    ("put", {"piece": "door", "x": 1, "y": 0, "board": 99999}, 422),
    ("move", {"thing": "t9", "x": 1, "y": 0}, 422),
    ("move", {"thing": "t1", "x": -1, "y": 0}, 422),
    ("change", {"thing": "t1", "attack": "viele"}, 422),
    ("change", {"thing": "t1", "attack": "-1"}, 422),
    ("change", {"thing": "t1", "name": "x" * 300}, 422),
    ("change", {"thing": "t2", "content": "", "text": "x"}, 422),
    ("change", {"thing": "t2", "content": "Ä B", "text": "x"}, 422),
    ("texts", {"name": " "}, 422),
    ("note", {"about": "weather", "text": "x"}, 422),
    ("note", {"about": "letter", "number": "7", "text": "x"}, 422),
    ("remove_note", {"number": "7"}, 422),
    ("link", {"one_square": "A99", "other_square": "A1"}, 422),
    ("link", {"one_square": "A1", "other_square": "A1"}, 422),
    ("remove_board", {}, 422),
    ("dance", {}, 422),
    ("undo", {"revision": 1}, 409),
    ("redo", {}, 409),
)


def test_bad_input_is_said_and_changes_nothing(editor: Editor) -> None:
    editor.put("monster-orc", 6, 2)
    editor.put("letter", 7, 2)
    before = editor.drawing
    for op, fields, status in REFUSED:
        for script in (False, True):
            answer = editor.step(op, script=script, **fields)
            assert answer.status_code == status, (op, fields)
            assert 'role="alert" class="notice' in answer.text, (op, fields)
    assert editor.drawing == before


def test_findings_are_ways_to_the_square_and_severe_ones_are_said(editor: Editor) -> None:
    editor.put("monster-orc", 6, 2)
    editor.put("blocked", 6, 2)
    page = editor.page()
    assert "Ork steht in einer Mauer." in page
    assert "Das Abenteuer lässt sich noch nicht spielen" in page
    assert f'href="{editor.url}?board=0&thing=t1&square=G3"' in page


def test_two_figures_on_one_square_and_things_beside_the_board_are_findings(editor: Editor) -> None:
    editor.put("monster-orc", 6, 2)
    editor.put("monster-goblin", 6, 2)
    editor.put("furniture-table", 25, 18)
    page = editor.page()
    assert "Auf G3 steht mehr als eins: Ork, Goblin." in page
    assert "Tisch liegt neben dem Plan." in page
    places = re.findall(r'data-id="t[12]" class="b-monster[^"]*" x="([^"]+)" y="([^"]+)"', page)
    assert len(set(places)) == 2, "one would hide the other"


def test_a_room_without_a_door_is_played_all_the_same_but_no_figure_in_a_wall(editor: Editor) -> None:
    editor.put("stairs", 0, 17)
    editor.put("monster-orc", 6, 2)
    assert "Raum 2 hat keine Tür und keinen Übergang: Ork." in editor.page()
    asked = editor.page("/play")
    assert "hat keine Tür" in asked
    assert "wohl nicht so wie gedacht" in asked
    editor.put("blocked", 6, 2)
    asked = editor.page("/play")
    assert "Behebe erst die roten Befunde" in asked
    assert "Auslegen:" not in asked
    assert "Zurück zum Zeichnen" in asked


def test_a_passage_that_ends_nowhere_is_refused_at_its_field_and_stays_typed(editor: Editor) -> None:
    typed = {"one_square": "C3", "one_board": "1", "other_square": "Z99", "other_board": "1"}
    for script in (False, True):
        refused = editor.step("link", script=script, **typed)
        assert refused.status_code == 422
        assert re.search(r'value="Z99"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*value="Z99"', refused.text)
        assert 'value="C3"' in refused.text
    assert "Dieses Feld liegt neben dem Plan. Wähle ein anderes." in refused.text
    assert editor.step("link", **{**typed, "other_square": "B2", "other_board": "4"}).status_code == 422
    assert editor.step("link", **{**typed, "other_square": "B2"}).status_code == 303


def test_no_text_of_a_drawing_becomes_markup(editor: Editor) -> None:
    bad = "<img src=x onerror=alert(1)>\"'"
    editor.put("monster-orc", 6, 2)
    editor.put("chest", 7, 3)
    editor.step("change", thing="t1", name=bad, note=bad, equipment=bad, sign="<b>", content="orc")
    editor.step("change", thing="t2", contents=bad, trap=bad, note=bad, gold="1")
    editor.step("texts", name=bad, goal=bad, reward=bad, reading=bad)
    editor.step("note", about="letter", letter="<b>", text=bad)
    for path in (
        f"{editor.url}?thing=t1",
        f"{editor.url}?thing=t2",
        f"{editor.url}/print",
        f"{editor.url}/share",
        MAPS,
    ):
        page = editor.server.laptop.get(path).text
        assert "<img" not in page, path
        assert "<b></" not in page, path
    moved = editor.step("move", script=True, thing="t1", x=8, y=3)
    assert "<img" not in moved.text
