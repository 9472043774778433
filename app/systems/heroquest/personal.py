"""Notes, portraits and pictures of a hero's player."""

from collections.abc import Iterator
from typing import Annotated

from pydantic import StringConstraints

from app.core.events import Event, PictureEvent, PictureOf, Subject
from app.core.texts import Lines
from app.systems.heroquest.changes import HeroEvent, OwnHeroEvent, changed, with_heroes
from app.systems.heroquest.fields import HeroCommand
from app.systems.heroquest.registry import rule
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.figures import Hero, Portrait
from app.systems.heroquest.state.table import Table

LONGEST_NOTES = 2_000
Notes = Annotated[str, Lines(LONGEST_NOTES)]

Digest = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]


class PersonalCommand(HeroCommand):
    """A command about a player's own passport."""


class KeepNotes(PersonalCommand, type="keep_notes", undoable=False, private=frozenset({"notes"})):
    """Write the private notes of a hero; they replace those there were.

    Not undoable: who takes something back at the table does not mean what a player wrote meanwhile.
    """

    notes: Notes = ""


class ChoosePortrait(PersonalCommand, type="choose_portrait"):
    """Choose the picture a hero is shown by."""

    portrait: Portrait


class ShowPicture(PersonalCommand, type="show_picture"):
    """Show a hero by a picture that was uploaded for him, named by its digest."""

    picture: Digest


class ForgetPictures(PersonalCommand, type="forget_pictures", undoable=False):
    """Forget all pictures that were uploaded for a hero; nothing brings them back."""


class HeroNoted(OwnHeroEvent, type="hero.noted", private=frozenset({"notes"})):
    """A hero's private notes are these now."""

    notes: str

    def evolve(self, table: Table) -> Table:
        """Return the hero with the notes."""
        return _changed_anywhere(table, self.hero_id, notes=self.notes)


class PortraitChosen(HeroEvent, type="portrait.chosen"):
    """A hero is shown by another picture."""

    portrait: Portrait

    def evolve_hero(self, hero: Hero) -> Hero:
        return changed(hero, portrait=self.portrait, picture="")


class PictureShown(HeroEvent, PictureEvent, type="picture.shown"):
    """A hero is shown by an uploaded picture."""

    digest: str

    @property
    def picture(self) -> PictureOf:
        """Return the picture of this hero."""
        return PictureOf(self.hero_id, self.digest)

    def evolve_hero(self, hero: Hero) -> Hero:
        return changed(hero, picture=self.digest)


class PicturesForgotten(HeroEvent, PictureEvent, type="picture.forgotten"):
    """All uploaded pictures of a hero are gone for good."""

    @property
    def forgets_pictures_of(self) -> Subject:
        """Return the hero."""
        return self.hero_id

    def evolve(self, table: Table) -> Table:
        """Return the hero without a picture."""
        return _changed_anywhere(table, self.hero_id, picture="")


def _changed_anywhere(table: Table, hero_id: str, **changes: str) -> Table:
    """Return the table with a hero changed, at it or away from it: a hero who was taken back is neither."""
    resting = table.resting.get(hero_id)
    if resting is not None:
        other = changed(resting, hero=changed(resting.hero, **changes))
        return table.model_copy(update={"resting": {**table.resting, hero_id: other}})
    hero = table.heroes.get(hero_id)
    return with_heroes(table, changed(hero, **changes)) if hero else table


@rule(KeepNotes)
def keep_notes(scene: Scene, command: KeepNotes) -> Iterator[Event]:
    """Replace the notes; equal notes change nothing."""
    hero = scene.hero(command.hero_id)
    if hero.notes != command.notes:
        yield scene.record(HeroNoted(hero_id=hero.id, notes=command.notes))


@rule(ChoosePortrait)
def choose_portrait(scene: Scene, command: ChoosePortrait) -> Iterator[Event]:
    """Show the hero by another picture."""
    hero = scene.hero(command.hero_id)
    if hero.picture or hero.portrait is not command.portrait:
        yield scene.record(PortraitChosen(hero_id=hero.id, portrait=command.portrait))


@rule(ShowPicture)
def show_picture(scene: Scene, command: ShowPicture) -> Iterator[Event]:
    """Show the hero by an uploaded picture."""
    hero = scene.hero(command.hero_id)
    if hero.picture != command.picture:
        yield scene.record(PictureShown(hero_id=hero.id, digest=command.picture))


@rule(ForgetPictures)
def forget_pictures(scene: Scene, command: ForgetPictures) -> Iterator[Event]:
    """Forget what was uploaded, whether it is shown or not: what was taken back is kept, too, until now."""
    yield scene.record(PicturesForgotten(hero_id=command.hero_id))
