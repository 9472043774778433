"""Notes and pictures: nothing in the game depends on them."""

from collections.abc import Iterator

from app.core.events import Event
from app.systems.heroquest import personal_commands as do
from app.systems.heroquest.personal_events import HeroNoted, PicturesForgotten, PictureShown, PortraitChosen
from app.systems.heroquest.rules.scene import Scene


def keep_notes(scene: Scene, command: do.KeepNotes) -> Iterator[Event]:
    """Write the notes anew; what stands there already is written once."""
    hero = scene.hero(command.hero_id)
    if hero.notes != command.notes:
        yield scene.record(HeroNoted(hero_id=hero.id, notes=command.notes))


def choose_portrait(scene: Scene, command: do.ChoosePortrait) -> Iterator[Event]:
    """Show the hero by another picture."""
    hero = scene.hero(command.hero_id)
    if hero.picture or hero.portrait is not command.portrait:
        yield scene.record(PortraitChosen(hero_id=hero.id, portrait=command.portrait))


def show_picture(scene: Scene, command: do.ShowPicture) -> Iterator[Event]:
    """Show the hero by an uploaded picture."""
    hero = scene.hero(command.hero_id)
    if hero.picture != command.picture:
        yield scene.record(PictureShown(hero_id=hero.id, digest=command.picture))


def forget_pictures(scene: Scene, command: do.ForgetPictures) -> Iterator[Event]:
    """Forget what was uploaded, whether it is shown or not: what was taken back is kept, too, until now."""
    yield scene.record(PicturesForgotten(hero_id=command.hero_id))
