"""Notes and pictures of a hero."""

import pytest
from pydantic import ValidationError

from app.systems.heroquest.party.commands import SetHeroAside
from app.systems.heroquest.personal import LONGEST_NOTES, ChoosePortrait, ForgetPictures, KeepNotes, ShowPicture
from app.systems.heroquest.state.figures import Portrait
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


def test_an_uploaded_picture_is_shown_until_another_is_chosen_or_it_is_forgotten() -> None:
    shown = after(TABLE, ShowPicture(hero_id="hero", picture="ab" * 16))
    assert shown.heroes["hero"].picture == "ab" * 16
    assert after(shown, ChoosePortrait(hero_id="hero", portrait=Portrait.ARMS)).heroes["hero"].picture == ""
    assert after(shown, ForgetPictures(hero_id="hero")).heroes["hero"].picture == ""


def test_pictures_of_a_hero_who_rests_or_is_gone_are_forgotten_too() -> None:
    shown = after(TABLE, ShowPicture(hero_id="hero", picture="ab" * 16))
    rests = after(shown, SetHeroAside(hero_id="hero"))
    assert rests.resting["hero"].hero.picture
    assert not after(rests, ForgetPictures(hero_id="hero")).resting["hero"].hero.picture
    assert after(make_table(), ForgetPictures(hero_id="hero")) == make_table()
