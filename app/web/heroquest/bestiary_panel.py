"""The panel that brings monsters into play: the bestiary with a search, how many, what they are called."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from app.systems.heroquest.content.monsters import Edition, MonsterEntry
from app.web.game_pages import Draft
from app.web.heroquest.forms import FormMaker
from app.web.heroquest.look import Look
from app.web.heroquest.panel_contexts import Hidden
from app.web.translation import _

_HOW = {"name": "", "count": "1", "hidden": ""}
_FIELDS = ("kind", "name", "count", "hidden", "attack", "defence", "body", "mind", "further_attacks")


@dataclass(frozen=True)
class KindRow:
    """A kind of monster: a button that adds it, or a link where the quest map has to say values first."""

    id: str
    name: str
    finds: str
    attack: str
    defence: str
    body: str
    url: str | None


@dataclass(frozen=True)
class KindGroup:
    """Kinds under one heading."""

    id: str
    text: str
    kinds: tuple[KindRow, ...]


@dataclass(frozen=True)
class AskedValue:
    """A value the quest map gives."""

    name: str
    id: str
    label: str
    typed: str
    error: str


@dataclass(frozen=True)
class AskedKind:
    """The kind whose values have to be said."""

    id: str
    name: str
    values: tuple[AskedValue, ...]


@dataclass(frozen=True)
class BestiaryPanel:
    """All kinds, or the values of one of them."""

    url: str
    hidden: Hidden
    query: str
    groups: tuple[KindGroup, ...]
    asked: AskedKind | None
    typed: Mapping[str, str]
    errors: Mapping[str, str]
    form_errors: tuple[str, ...]


def bestiary_panel(look: Look, draft: Draft) -> BestiaryPanel:
    """`q` narrows the list, `kind` asks for the values the quest map gives."""
    make = FormMaker(draft, look.snapshot, stay="monsters")
    query = draft.query.get("q", "").strip()
    entry = look.content.monsters.get(draft.query.get("kind", ""))
    errors = {error.field.partition(".")[0]: look.labels.error(error.code, **error.data) for error in draft.errors}
    return BestiaryPanel(
        url=draft.url,
        hidden=(*make.acting("place_monster", monster_id=f"m{draft.key}"), ("do", "monsters")),
        query=query,
        groups=_groups(look, draft, query),
        asked=_asked(entry, look, draft, errors) if entry is not None and _to_ask(entry) else None,
        typed={name: draft.query.get(name, usual) for name, usual in _HOW.items()},
        errors={name: errors.get(name, "") for name in _FIELDS},
        form_errors=look.errors([error for error in draft.errors if error.field.partition(".")[0] not in _FIELDS[1:]]),
    )


def _groups(look: Look, draft: Draft, query: str) -> tuple[KindGroup, ...]:
    """What this quest has seen comes first, then the monsters everybody knows, then the others."""
    content, table = look.content.monsters, look.table
    seen = list(dict.fromkeys(monster.kind for monster in table.monsters.values() if monster.kind in content))
    known = [entry.replaced_by for entry in content.values() if entry.replaced_by and entry.replaced_by in content]
    old = [entry.id for entry in content.values() if entry.edition is Edition.BASE]
    sorted_out = {*seen, *known, *old}
    rest = sorted((one for one in content if one not in sorted_out), key=lambda one: _name(look, one))
    groups = (
        ("seen", _("In dieser Herausforderung"), seen),
        ("known", _("Bekannte Monster"), [one for one in dict.fromkeys(known) if one not in seen]),
        ("rest", _("Bestiarium"), rest),
        ("old", _("Werte des Grundspiels"), [one for one in old if one not in seen]),
    )
    return tuple(
        KindGroup(name, text, kinds)
        for name, text, ids in groups
        if (kinds := tuple(row for one in ids if _fits(row := _row(content[one], look, draft), query)))
    )


def _row(entry: MonsterEntry, look: Look, draft: Draft) -> KindRow:
    name = _name(look, entry.id)
    abilities = [look.labels.text(f"abilities.{one}") for one in entry.abilities]
    asks = bool(_to_ask(entry))
    return KindRow(
        id=entry.id,
        name=name,
        finds=" ".join((name, *abilities)),
        attack=_value(entry.attack),
        defence=_value(entry.defence),
        body=_value(entry.body),
        url=f"{draft.url}?{urlencode({'do': 'monsters', 'kind': entry.id})}" if asks else None,
    )


def _asked(entry: MonsterEntry, look: Look, draft: Draft, errors: Mapping[str, str]) -> AskedKind:
    return AskedKind(
        id=entry.id,
        name=_name(look, entry.id),
        values=tuple(
            AskedValue(
                name=name,
                id=f"field-{name}-{number}",
                label=label,
                typed=draft.query.get(name, "") if name != "further_attacks" else "",
                error=errors.get(name, ""),
            )
            for number, (name, label) in enumerate(_to_ask(entry))
        ),
    )


def _to_ask(entry: MonsterEntry) -> Sequence[tuple[str, str]]:
    """The fields of the command that the book leaves open, with their words."""
    words = {"claw": _("Angriff mit der Klaue"), "tail": _("Angriff mit dem Schwanz")}
    open_values = (
        ("attack", _("Angriff"), entry.attack is None),
        ("defence", _("Verteidigung"), entry.defence is None),
        ("body", _("Körperkraft"), entry.body is None),
        ("mind", _("Intelligenz"), entry.mind is None and not entry.mindless),
    )
    further = [("further_attacks", words[one]) for one in entry.further_attacks]
    return [*((name, label) for name, label, is_open in open_values if is_open), *further]


def _fits(row: KindRow, query: str) -> bool:
    return all(word in row.finds.casefold() for word in query.casefold().split())


def _name(look: Look, kind: str) -> str:
    return look.labels.text(f"monsters.{kind}")


def _value(value: int | None) -> str:
    return "?" if value is None else str(value)
