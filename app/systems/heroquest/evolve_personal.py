"""The table after a fact about notes and pictures."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.systems.heroquest import personal_events as on
from app.systems.heroquest.state import Table


def _hero_noted(table: Table, event: on.HeroNoted) -> Table:
    return _with(table, event.hero_id, notes=event.notes)


def _portrait_chosen(table: Table, event: on.PortraitChosen) -> Table:
    return _with(table, event.hero_id, portrait=event.portrait, picture="")


def _picture_shown(table: Table, event: on.PictureShown) -> Table:
    return _with(table, event.hero_id, picture=event.digest)


def _pictures_forgotten(table: Table, event: on.PicturesForgotten) -> Table:
    """Also of a hero who rests, or is no longer there."""
    resting = table.resting.get(event.hero_id)
    if resting is not None:
        changed = resting.model_copy(update={"hero": resting.hero.model_copy(update={"picture": ""})})
        return table.model_copy(update={"resting": {**table.resting, event.hero_id: changed}})
    return _with(table, event.hero_id, picture="") if event.hero_id in table.heroes else table


def _with(table: Table, hero_id: str, **changes: object) -> Table:
    hero = table.heroes[hero_id].model_copy(update=changes)
    return table.model_copy(update={"heroes": {**table.heroes, hero_id: hero}})


# Any because each function takes exactly the event it is listed under.
PERSONAL_EVOLVERS: Mapping[type[Event], Callable[[Table, Any], Table]] = {
    on.HeroNoted: _hero_noted,
    on.PortraitChosen: _portrait_chosen,
    on.PictureShown: _picture_shown,
    on.PicturesForgotten: _pictures_forgotten,
}
