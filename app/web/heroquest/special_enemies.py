"""The special enemies of a quest: what each is called, what the quest says of it, and how it comes onto the board."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from pydantic import ValidationError

from app.labels.labels import Labels
from app.systems.heroquest.bestiary.rules.in_play import values_to_ask
from app.systems.heroquest.combat.commands import PlaceMonster
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.quests import FURTHER_ATTACKS, QuestMonster
from app.systems.heroquest.state.table import Table
from app.web.forms import field_errors, sentences, written
from app.web.game_pages import Draft
from app.web.heroquest.forms import FormMaker
from app.web.heroquest.look import Look
from app.web.heroquest.panel_contexts import Button
from app.web.translation import _


@dataclass(frozen=True)
class SpecialEnemy:
    """A monster as the quest names it.

    `fields` fill the form that puts it on the board; `prevented` says what is missing or wrong before a tap can do so.
    """

    name: str
    full_name: str  # with its kind
    values: str
    fields: dict[str, Any]
    further: tuple[str, ...]  # attacks besides the first in the order of the book, as typed
    prevented: str
    is_there: bool

    def command(self, monster_id: str, *, hidden: bool) -> PlaceMonster:
        """Put it on the board."""
        return PlaceMonster(monster_id=monster_id, hidden=hidden, **self.fields)

    def form_url(self, table_url: str) -> str:
        """The form of the Spieltisch that puts it on the board, filled with what the quest says."""
        told = {name: "true" if value is True else value for name, value in self.fields.items()}
        filled = {**told, "further_attacks": self.further}
        return f"{table_url}?{urlencode({'do': 'monsters', **filled}, doseq=True)}"


@dataclass(frozen=True)
class SpecialRow:
    """A special enemy of the quest: buttons that put it up at once, or what has to be said first and where."""

    name: str
    values: str
    note: str
    buttons: tuple[Button, ...]
    form_url: str


def special_enemies(table: Table, content: Content, words: Labels, quest_id: str | None) -> Sequence[SpecialEnemy]:
    """Those of a quest, in the order in which they are written."""
    entry = content.quests.get(quest_id or "")
    return [_enemy(table, content, words, one) for one in entry.monsters] if entry else ()


def special_rows(look: Look, draft: Draft, make: FormMaker, query: str = "") -> Iterator[SpecialRow]:
    """Those of the running quest whose name has the letters of `query`; each waits unseen or stands there for all."""
    running = look.table.running_quest
    enemies = special_enemies(look.table, look.content, look.labels, running.quest_id if running else None)
    for number, enemy in enumerate(enemies):
        if not all(word in enemy.full_name.casefold() for word in query.casefold().split()):
            continue
        stands = _("Steht schon auf dem Brett.") if enemy.is_there else ""
        yield SpecialRow(
            name=enemy.full_name,
            values=enemy.values,
            note=" ".join(filter(None, (stands, enemy.prevented))),
            buttons=() if enemy.prevented else tuple(_placing(enemy, make, f"m{draft.key}-{number}")),
            form_url=enemy.form_url(draft.url),
        )


def _placing(enemy: SpecialEnemy, make: FormMaker, monster_id: str) -> Iterator[Button]:
    for hidden, text, icon in ((False, _("Aufstellen"), "skull"), (True, _("Verdeckt aufstellen"), "eye-off")):
        told = written(enemy.command(monster_id, hidden=hidden)).multi_items()
        fields = (*((name, str(value)) for name, value in told if name != "type"), *make.acting("place_monster"))
        yield Button(text, f"{enemy.name}: {text}", hidden=fields, icon=icon)


def value_names() -> dict[str, str]:
    """The values a quest may give, with their words."""
    return {
        "attack": _("Angriff"),
        "claw": _("Angriff mit der Klaue"),
        "tail": _("Angriff mit dem Schwanz"),
        "defence": _("Verteidigung"),
        "body": _("Körperkraft"),
        "mind": _("Intelligenz"),
        "movement": _("Bewegung"),
    }


def _enemy(table: Table, content: Content, words: Labels, one: QuestMonster) -> SpecialEnemy:
    kind = words.word("kind", one.kind)
    fields = one.model_dump(exclude_defaults=True, exclude=set(FURTHER_ATTACKS))
    monster = content.monsters.get(one.kind)
    further = [getattr(one, way) for way in monster.further_attacks] if monster else []
    if further and None not in further:
        fields["further_attacks"] = tuple(further)
    return SpecialEnemy(
        name=one.name or kind,
        full_name=f"{one.name} ({kind})" if one.name else kind,
        values=_values(one),
        fields=fields,
        further=tuple("" if value is None else str(value) for value in further),
        prevented=_prevented(content, words, one, fields),
        is_there=any(
            (there.kind, there.name) == (one.kind, one.name) and there.is_standing for there in table.monsters.values()
        ),
    )


def _prevented(content: Content, words: Labels, one: QuestMonster, fields: dict[str, Any]) -> str:
    asked = values_to_ask(content, one.kind)
    names = value_names()
    missing = [names[name] for name in (*asked.needed, *asked.further_attacks) if getattr(one, name) is None]
    if missing:
        return _("Es fehlt noch: %s.") % ", ".join(missing)
    try:
        PlaceMonster(monster_id="m", **fields)
    except ValidationError as error:
        wrong = field_errors(error)[0]
        field = wrong.field.partition(".")[0]
        return f"{names.get(field, field)}: {sentences([wrong], words)[0]}"
    return ""


def _values(one: QuestMonster) -> str:
    told = ((word, getattr(one, name)) for name, word in value_names().items())
    parts = [f"{word} {value}" for word, value in told if value is not None]
    blue = [_("verteidigt mit blauen Würfeln")] if one.blue_defence else []
    return ", ".join((*parts, *blue)) or _("Werte aus dem Bestiarium oder deiner Questkarte")
