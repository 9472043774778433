"""What a player may always do with the own passport: it changes nothing in the game."""

from typing import Annotated, ClassVar, Literal

from pydantic import AfterValidator, StringConstraints

from app.core.events import Command
from app.core.texts import lines
from app.systems.heroquest.command_fields import HeroCommand
from app.systems.heroquest.portraits import Portrait

LONGEST_NOTES = 2_000
Notes = Annotated[str, StringConstraints(strip_whitespace=True, max_length=LONGEST_NOTES), AfterValidator(lines)]

Digest = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{32}$")]


class PersonalCommand(HeroCommand):
    """A wish about the own passport."""


class KeepNotes(PersonalCommand):
    """Write the private notes of a hero; they replace those there were.

    Not undoable: who takes something back at the table does not mean what a player wrote meanwhile.
    """

    undoable: ClassVar[bool] = False
    private: ClassVar[frozenset[str]] = frozenset({"notes"})
    type: Literal["keep_notes"] = "keep_notes"
    notes: Notes = ""


class ChoosePortrait(PersonalCommand):
    """Choose the picture a hero is shown by."""

    type: Literal["choose_portrait"] = "choose_portrait"
    portrait: Portrait


class ShowPicture(PersonalCommand):
    """Show a hero by a picture that was uploaded for him, named by its digest."""

    type: Literal["show_picture"] = "show_picture"
    picture: Digest


class ForgetPictures(PersonalCommand):
    """Forget all pictures that were uploaded for a hero; nothing brings them back."""

    type: Literal["forget_pictures"] = "forget_pictures"
    undoable: ClassVar[bool] = False


PERSONAL_COMMANDS: tuple[type[Command], ...] = (KeepNotes, ChoosePortrait, ShowPicture, ForgetPictures)
