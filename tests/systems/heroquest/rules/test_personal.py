"""Notes and pictures of a hero."""

import pytest
from pydantic import ValidationError

from app.systems.heroquest.personal_commands import LONGEST_NOTES, ChoosePortrait, KeepNotes
from app.systems.heroquest.portraits import Portrait
from tests.builders import after, make_hero, make_table

TABLE = make_table(make_hero(hero_id="hero"))


def test_notes_replace_those_there_were_and_keep_their_lines() -> None:
    once = after(TABLE, KeepNotes(hero_id="hero", notes="Der Wirt lügt.\r\n\r\nRot = Gift\n"))
    assert once.heroes["hero"].notes == "Der Wirt lügt.\n\nRot = Gift"
    assert after(once, KeepNotes(hero_id="hero")).heroes["hero"].notes == ""


@pytest.mark.parametrize("notes", ["x" * (LONGEST_NOTES + 1), "un\u200bsichtbar", "\x07"])
def test_what_nobody_can_read_is_no_note(notes: str) -> None:
    with pytest.raises(ValidationError):
        KeepNotes(hero_id="hero", notes=notes)


def test_a_hero_shows_another_picture() -> None:
    assert TABLE.heroes["hero"].portrait is Portrait.ARMS
    changed = after(TABLE, ChoosePortrait(hero_id="hero", portrait=Portrait.OWL))
    assert changed.heroes["hero"].portrait is Portrait.OWL
