"""A hero whom a player begins on the own phone: a class, of a battle mage with the order, and a name."""

from collections.abc import Iterator, Mapping, Sequence

from app.core.answers import Answer, Choice
from app.labels.labels import Labels
from app.systems.heroquest.content.models import Content, HeroClass
from app.systems.heroquest.party.commands import NEW_HEROES, SeatHero
from app.web.http.forms import FieldError, FormRefused, read_fields
from app.web.http.languages import t
from app.web.table.shapes import HeroChoice, NewHeroField, NewHeroForm

_FIELD = "hero_class"


def new_hero_form(content: Content, labels: Labels) -> NewHeroForm:
    """The classes with what each begins with; a class of orders once for each of them."""
    choices = tuple(choice for one in content.classes.values() for choice in _choices(one, content, labels))
    return NewHeroForm(NEW_HEROES, (NewHeroField(_FIELD, t("class"), choices),), _seat)


def _choices(one: HeroClass, content: Content, labels: Labels) -> Iterator[HeroChoice]:
    name = labels.text(f"hero_classes.{one.id}")
    note = " · ".join((t("bp_mp", body=one.body, mind=one.mind), *(labels.text(f"items.{it}") for it in one.equipment)))
    if not one.orders:
        yield HeroChoice(one.id, name, note, one.id)
    for lore in map(content.lores.__getitem__, one.lores if one.orders else ()):
        text = f"{name}, {labels.text(f'orders.{lore.order}')}"
        yield HeroChoice(f"{one.id}:{lore.order}", text, f"{note} · {labels.text(f'lores.{lore.id}')}", one.id)


def _seat(hero_id: str, typed: Mapping[str, str]) -> tuple[SeatHero, Sequence[Answer]]:
    hero_class, _, order = typed.get(_FIELD, "").partition(":")
    if not hero_class:
        raise FormRefused((FieldError(_FIELD, "value.missing", {}),))
    fields = {"hero_id": hero_id, "hero_class": hero_class, "name": typed.get("name", ""), "player": typed["player"]}
    return read_fields(SeatHero, fields), (Choice(option=order),) if order else ()
