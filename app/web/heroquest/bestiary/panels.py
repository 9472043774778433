"""The panels about monsters: one in play with its values and effects, and the list that brings more into play."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from urllib.parse import urlencode

from app.systems.heroquest.bestiary.commands import RemoveMonsters, RevealMonsters
from app.systems.heroquest.bestiary.in_play import values_to_ask
from app.systems.heroquest.combat.commands import MOST_AT_ONCE
from app.systems.heroquest.content.monsters import Edition, MonsterEntry
from app.systems.heroquest.views.monsters import MonsterView
from app.web.heroquest.bestiary.monsters import MonsterCards, exact_points, special_rows, value_names
from app.web.heroquest.party.hero_panel import effects_row
from app.web.heroquest.party.value_row import ButtonGroup, ValueRow
from app.web.heroquest.table.look import HeroQuestLook
from app.web.heroquest.table.words import signed
from app.web.http.languages import t
from app.web.table.actions.declared import action_url
from app.web.table.game_pages import Draft
from app.web.table.panel_forms import Button, FormMaker
from app.web.ui.finding import has_words, rank
from app.web.ui.rendering import Context

MOST_WOUNDS, MOST_HEALED = 6, 4
MOST_NAMED = 30  # monsters in one wish


def monster_panel(look: HeroQuestLook, draft: Draft) -> Context | None:
    """Return the monster named by `monster_id`; None once it is slain: then the turn goes on."""
    wanted = draft.query.get("monster_id", "")
    monster = next((one for one in look.view.monsters if one.id == wanted), None)
    if monster is not None:
        return _panel(monster, look, draft) if monster.is_standing else None
    said = look.errors(draft.errors) or (look.labels.error("monster.unknown"),)
    nothing = {"token": "", "subtitle": "", "rows": (), "forms": None, "follow_url": ""}
    return {**nothing, "url": draft.url, "name": t("monsters"), "form_errors": said}


def _panel(monster: MonsterView, look: HeroQuestLook, draft: Draft) -> Context:
    cards = MonsterCards(look)
    make = FormMaker(draft, look.snapshot, stay="monster", monster=monster.id, do="monster")
    errors, values = look.errors_by_field(draft.errors), _values(monster)
    shown = {"name", "effect", "amount", *(name for name, _label, _value in values)}
    return {
        "url": draft.url,
        "token": cards.token(monster),
        "name": look.name_of(monster.id),
        "subtitle": " · ".join(filter(None, (_kind(monster, look), cards.abilities(monster)))),
        "rows": (_body_row(monster, look, make),),
        "effects": effects_row(monster.id, monster.effects, look.labels, make, errors),
        "actions": tuple(_actions(monster, look, draft, make)),
        "forms": {
            "rename": make.acting("rename_monster", monster_id=monster.id),
            "name": make.typed("rename_monster", "name") or monster.name,
            "name_error": errors.get("name", ""),
            "change": make.acting("change_monster", monster_id=monster.id),
            "fields": tuple(
                {
                    "name": name,
                    "label": label,
                    "value": make.typed("change_monster", name) or value,
                    "error": errors.get(name, ""),
                }
                for name, label, value in values
            ),
            "is_blue": monster.values is not None and monster.values.blue_defence,
        },
        "attack_url": action_url(draft.url, "attack", attacker_id=monster.id),
        "target_url": action_url(draft.url, "attack", target_id=monster.id),
        "form_errors": look.errors_besides(draft.errors, shown),
        "follow_url": f"{draft.url}?{urlencode({'do': 'monster', 'monster_id': monster.id})}",
    }


def _kind(monster: MonsterView, look: HeroQuestLook) -> str:
    """Return its kind, if its name does not say so."""
    return look.labels.text(f"monsters.{monster.kind}") if monster.name else ""


def _body_row(monster: MonsterView, look: HeroQuestLook, make: FormMaker) -> ValueRow:
    """Return the row of body points; wounds entered by hand count for the hero on turn."""
    hero = look.table.heroes.get(look.table.round.turn or "")
    by = {"by": hero.id} if hero else {}
    title, points = t("body_points"), exact_points(monster)
    assert points is not None  # the game master sees them all
    losses = tuple(
        Button(signed(-n), title, value=str(n), key=str(n)) for n in range(1, min(points.current, MOST_WOUNDS) + 1)
    )
    lost = min(points.maximum - points.current, MOST_HEALED)
    gains = tuple(Button(signed(n), title, value=str(points.current + n)) for n in range(1, lost + 1))
    groups = [ButtonGroup("points", make.acting("wound_monster", monster_id=monster.id, **by), losses)]
    if gains:
        groups.append(ButtonGroup("body_points", make.acting("change_monster", monster_id=monster.id), gains))
    return ValueRow(
        "body",
        title,
        str(points.current),
        tuple(groups),
        kind="body",
        value=points.current,
        maximum=points.maximum,
        note=t("hits_count", name=hero.name) if hero else "",
    )


def _actions(monster: MonsterView, look: HeroQuestLook, draft: Draft, make: FormMaker) -> Iterator[Button]:
    """Seen or not, and off the board."""
    hidden = [one.id for one in look.view.monsters if one.hidden and one.is_standing]
    if monster.hidden:
        reveal = make.acting("reveal_monsters", monster_ids=monster.id)
        yield Button(t("reveal"), t("reveal"), hidden=reveal, icon="eye", tone="primary")
        if len(hidden) > 1:
            yield make.button(t("reveal_all"), RevealMonsters(monster_ids=tuple(hidden)), "eye", t("reveal_all"))
    else:
        hide = make.acting("hide_monsters", monster_ids=monster.id)
        yield Button(t("hide"), t("hide_from_the_players"), hidden=hide, icon="eye-off")
    remove = make.acting("remove_monster", monster_id=monster.id)
    remove = tuple((name, value) for name, value in remove if name not in ("stay", "monster"))  # nothing stays
    yield Button(t("take_off_the_board"), t("take_off_the_board"), hidden=remove, icon="trash-2")
    if len(look.monsters) > 1:
        yield clearing(look, draft)


def clearing(look: HeroQuestLook, draft: Draft) -> Button:
    """Return a button that clears all monsters off the board; one undo brings them back."""
    words, ids = t("take_all_off_the_board"), tuple(one.id for one in look.monsters[:MOST_NAMED])
    return FormMaker(draft, look.snapshot).button(words, RemoveMonsters(monster_ids=ids), "trash-2", words)


def _values(monster: MonsterView) -> Sequence[tuple[str, str, str]]:
    """Return the values that can be changed, by the names of the fields."""
    values, points = monster.values, exact_points(monster)
    assert values is not None  # the game master sees them all
    assert points is not None
    numbers = (
        ("attack", t("attack"), values.attack),
        ("defence", t("defence_in_house"), values.defence),
        ("body", t("body_points"), points.maximum),
        ("mind", t("mind_points"), values.mind),
        ("movement", t("movement"), values.movement),
    )
    return [(name, label, str(number)) for name, label, number in numbers if number is not None]


_HOW = {"name": "", "count": "1", "hidden": ""}
_VALUES = ("attack", "defence", "body", "mind", "movement")
_FIELDS = ("kind", "name", "count", "hidden", "attack", "defence", "body", "mind", "movement", "further_attacks")


def bestiary_panel(look: HeroQuestLook, draft: Draft) -> Context:
    """Return all kinds, or the values of one of them: `q` narrows the list, `kind` asks for the values the quest map
    gives, with those entered already; `beside`: the hero beside whom a card brings it.
    """
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


def _groups(look: HeroQuestLook, draft: Draft, query: str) -> Sequence[Context]:
    """Return the kinds under their headings. What is called as somebody typed comes before what only can do it;
    finder.js does the same.
    """
    found = [(name, text, [one for one in ids if _fits(look, one, query)]) for name, text, ids in _by_use(look)]
    found = [group for group in found if group[2]]
    if query:
        for _name, _text, ids in found:
            ids.sort(key=lambda one: rank(_name_of(look, one), query))
        found.sort(key=lambda group: rank(_name_of(look, group[2][0]), query))
    return [{"id": name, "text": text, "kinds": [_row(one, look, draft) for one in ids]} for name, text, ids in found]


def kinds_by_use(look: HeroQuestLook) -> Sequence[str]:
    """Return all kinds, those first that are likeliest to be meant."""
    return [one for _name, _text, ids in _by_use(look) for one in ids]


def _by_use(look: HeroQuestLook) -> Iterator[tuple[str, str, Sequence[str]]]:
    """Yield what this quest has seen first, then the monsters everybody knows, then the others."""
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


def _seen(look: HeroQuestLook) -> Sequence[str]:
    """Kinds of this quest, the most frequent ones first."""
    slain = {row.kind: row.number for row in look.view.slain}
    met = Counter([monster.kind for monster in look.view.monsters if monster.is_standing]) + Counter(slain)
    return [kind for kind, _number in met.most_common() if kind in look.content.monsters]


def _row(kind: str, look: HeroQuestLook, draft: Draft) -> Context:
    """Return a kind of monster: a button that adds it, or a link where the quest map has to say values first."""
    entry, asks = look.content.monsters[kind], bool(_to_ask(kind, look))
    values = {"attack": entry.attack, "defence": entry.defence, "body": entry.body}
    return {
        "id": kind,
        "name": _name_of(look, kind),
        "finds": _found_by(look, kind),
        **{name: "?" if value is None else value for name, value in values.items()},
        "url": f"{draft.url}?{urlencode({'do': 'monsters', 'kind': kind})}" if asks else None,
    }


def _asked(entry: MonsterEntry, look: HeroQuestLook, draft: Draft, errors: Mapping[str, str]) -> Context:
    """Return the kind of monster whose values have to be entered."""
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


def _to_ask(kind: str, look: HeroQuestLook, draft: Draft | None = None) -> Sequence[tuple[str, str]]:
    """Return the values that the book leaves open, with their words, and those entered already.

    Those that may be left empty come last.
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


def _fits(look: HeroQuestLook, kind: str, query: str) -> bool:
    return has_words(_found_by(look, kind), query)


def _found_by(look: HeroQuestLook, kind: str) -> str:
    """Return its name and abilities, by which it is found."""
    abilities = (look.labels.text(f"abilities.{one}") for one in look.content.monsters[kind].abilities)
    return " ".join((_name_of(look, kind), *abilities))


def _name_of(look: HeroQuestLook, kind: str) -> str:
    return look.labels.text(f"monsters.{kind}")
