"""The rules for wishes about notes and pictures, found by their type."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from app.core.events import Command, Event
from app.systems.heroquest import personal_commands as do
from app.systems.heroquest.rules import personal
from app.systems.heroquest.rules.scene import Scene

# Any because each rule takes exactly the command it is listed under.
PERSONAL_RULES: Mapping[type[Command], Callable[[Scene, Any], Iterator[Event]]] = {
    do.KeepNotes: personal.keep_notes,
    do.ChoosePortrait: personal.choose_portrait,
    do.ShowPicture: personal.show_picture,
    do.ForgetPictures: personal.forget_pictures,
}
