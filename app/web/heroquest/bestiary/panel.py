"""The panel that brings monsters into play: the bestiary with a search, how many, what they are called."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from urllib.parse import urlencode

from app.systems.heroquest.bestiary.rules.in_play import values_to_ask
from app.systems.heroquest.combat.commands import MOST_AT_ONCE
from app.systems.heroquest.content.monsters import Edition, MonsterEntry
from app.web.heroquest.bestiary.monsters import special_rows, value_names
from app.web.heroquest.table.look import Look
from app.web.http.languages import t
from app.web.table.game_pages import Draft
from app.web.table.panel_forms import FormMaker
from app.web.ui.finding import rank
from app.web.ui.rendering import Context

_HOW = {"name": "", "count": "1", "hidden": ""}
_VALUES = ("attack", "defence", "body", "mind", "movement")
_FIELDS = ("kind", "name", "count", "hidden", "attack", "defence", "body", "mind", "movement", "further_attacks")


def bestiary_panel(look: Look, draft: Draft) -> Context:
    """All kinds, or the values of one of them: `q` narrows the list, `kind` asks for the values the quest map gives,
    with those that are told already; `beside` is the hero to whom a card led it."""
    make = FormMaker(draft, look.snapshot, stay="monsters", do="monsters")
    query, beside = draft.query.get("q", "").strip(), draft.query.get("beside", "")
    entry = look.content.monsters.get(draft.query.get("kind", ""))
    errors = look.errors_by_field(draft.errors)
    return {
        "url": draft.url,
        "hidden": make.acting("place_monster", monster_id=f"m{draft.key}"),
        "query": query,
        "most": MOST_AT_ONCE,
        "beside": beside,
        "title": t("wandering_monster_at", name=look.name_of(beside)) if beside else t("bring_monsters_into_play"),
        "special": tuple(special_rows(look, draft, make, query)),
        "groups": _groups(look, draft, query),
        "asked": _asked(entry, look, draft, errors) if entry is not None and _to_ask(entry.id, look, draft) else None,
        "typed": {name: draft.query.get(name, usual) for name, usual in _HOW.items()},
        "errors": {name: errors.get(name, "") for name in _FIELDS},
        "form_errors": look.errors(
            [error for error in draft.errors if error.field.partition(".")[0] not in _FIELDS[1:]]
        ),
    }


def _groups(look: Look, draft: Draft, query: str) -> Sequence[Context]:
    """The kinds under their headings. What is called as somebody typed comes before what only can do it; finder.js
    does the same."""
    found = [(name, text, [one for one in ids if _fits(look, one, query)]) for name, text, ids in _by_use(look)]
    found = [group for group in found if group[2]]
    if query:
        for _name, _text, ids in found:
            ids.sort(key=lambda one: rank(_name_of(look, one), query))
        found.sort(key=lambda group: rank(_name_of(look, group[2][0]), query))
    return [{"id": name, "text": text, "kinds": [_row(one, look, draft) for one in ids]} for name, text, ids in found]


def kinds_by_use(look: Look) -> Sequence[str]:
    """All kinds, those first that are likeliest to be meant."""
    return [one for _name, _text, ids in _by_use(look) for one in ids]


def _by_use(look: Look) -> Iterator[tuple[str, str, Sequence[str]]]:
    """What this quest has seen comes first, then the monsters everybody knows, then the others."""
    content = look.content.monsters
    seen = _seen(look)
    known = [entry.replaced_by for entry in content.values() if entry.replaced_by and entry.replaced_by in content]
    old = [entry.id for entry in content.values() if entry.edition is Edition.BASE]
    sorted_out = {*seen, *known, *old}
    rest = sorted((one for one in content if one not in sorted_out), key=lambda one: _name_of(look, one))
    yield "seen", t("in_this_quest"), seen
    yield "known", t("known_monsters"), [one for one in dict.fromkeys(known) if one not in seen]
    yield "rest", t("bestiary"), rest
    yield "old", t("base_game_values"), [one for one in old if one not in seen]


def _seen(look: Look) -> Sequence[str]:
    """Kinds of this quest, the most frequent ones first."""
    slain = {row.kind: row.number for row in look.view.slain}
    met = Counter([monster.kind for monster in look.view.monsters if monster.is_standing]) + Counter(slain)
    return [kind for kind, _number in met.most_common() if kind in look.content.monsters]


def _row(kind: str, look: Look, draft: Draft) -> Context:
    """A kind of monster: a button that adds it, or a link where the quest map has to say values first."""
    entry, asks = look.content.monsters[kind], bool(_to_ask(kind, look))
    values = {"attack": entry.attack, "defence": entry.defence, "body": entry.body}
    return {
        "id": kind,
        "name": _name_of(look, kind),
        "finds": _found_by(look, kind),
        **{name: "?" if value is None else value for name, value in values.items()},
        "url": f"{draft.url}?{urlencode({'do': 'monsters', 'kind': kind})}" if asks else None,
    }


def _asked(entry: MonsterEntry, look: Look, draft: Draft, errors: Mapping[str, str]) -> Context:
    """The kind whose values have to be said."""
    further = iter([value for name, value in draft.pairs if name == "further_attacks"])  # they share one name
    return {
        "id": entry.id,
        "name": _name_of(look, entry.id),
        "fields": tuple(
            {
                "name": name,
                "id": f"field-{name}-{number}",
                "label": label,
                "typed": next(further, "") if name == "further_attacks" else draft.query.get(name, ""),
                "error": errors.get(name, ""),
            }
            for number, (name, label) in enumerate(_to_ask(entry.id, look, draft))
        ),
        "is_blue": draft.query.get("blue_defence") == "true",
    }


def _to_ask(kind: str, look: Look, draft: Draft | None = None) -> Sequence[tuple[str, str]]:
    """The fields of the command that the book leaves open, with their words, and those told already.

    Who only may be told comes last.
    """
    asked, words = values_to_ask(look.content, kind), value_names()
    told = [name for name in _VALUES if draft is not None and draft.query.get(name)]
    if not asked.needed and not asked.further_attacks and not told:
        return ()
    return (
        *((name, words[name]) for name in _VALUES if name in (*asked.needed, *told) and name not in asked.welcome),
        *(("further_attacks", words[one]) for one in asked.further_attacks),
        *((name, words[name]) for name in asked.welcome),
    )


def _fits(look: Look, kind: str, query: str) -> bool:
    return all(word in _found_by(look, kind).casefold() for word in query.casefold().split())


def _found_by(look: Look, kind: str) -> str:
    """Its name, and what it can do."""
    abilities = (look.labels.text(f"abilities.{one}") for one in look.content.monsters[kind].abilities)
    return " ".join((_name_of(look, kind), *abilities))


def _name_of(look: Look, kind: str) -> str:
    return look.labels.text(f"monsters.{kind}")
