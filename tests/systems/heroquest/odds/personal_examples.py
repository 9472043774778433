"""One example of every command about notes and pictures."""

from collections.abc import Iterator

from app.core.events import Command
from app.systems.heroquest.personal import ChoosePortrait, ForgetPictures, KeepNotes, ShowPicture
from app.systems.heroquest.state.figures import Portrait
from app.systems.heroquest.state.table import Table
from tests.builders import make_hero, make_table


def personal_examples() -> Iterator[tuple[Command, Table]]:
    """With a table of their own."""
    table = make_table(make_hero(hero_id="hero"))
    yield KeepNotes(hero_id="hero", notes="Der Wirt lügt."), table
    yield ChoosePortrait(hero_id="hero", portrait=Portrait.OWL), table
    yield ShowPicture(hero_id="hero", picture="0123456789abcdef" * 2), table
    yield ForgetPictures(hero_id="hero"), table
