"""The panel of one monster: points, what holds on it, its values, and the way into a fight."""

from collections.abc import Iterator, Sequence
from urllib.parse import urlencode

from app.systems.heroquest.views.board import MonsterView
from app.web.heroquest.bestiary.monsters import MonsterCards, exact_points
from app.web.heroquest.party.values import ButtonGroup, ValueRow, effects_row
from app.web.heroquest.table.look import Look
from app.web.heroquest.table.words import signed
from app.web.http.languages import t
from app.web.table.game_pages import Draft
from app.web.table.panel_forms import Button, FormMaker
from app.web.ui.rendering import Context

MOST_WOUNDS, MOST_HEALED = 6, 4
MOST_NAMED = 30  # monsters in one wish


def monster_panel(look: Look, draft: Draft) -> Context | None:
    """The monster named by `monster_id`; None once it is slain: then the turn goes on."""
    wanted = draft.query.get("monster_id", "")
    monster = next((one for one in look.view.monsters if one.id == wanted), None)
    if monster is not None:
        return _panel(monster, look, draft) if monster.is_standing else None
    said = look.errors(draft.errors) or (look.labels.error("monster.unknown"),)
    nothing = {"token": "", "subtitle": "", "rows": (), "forms": None, "follow_url": ""}
    return {**nothing, "url": draft.url, "name": t("monsters"), "form_errors": said}


def _panel(monster: MonsterView, look: Look, draft: Draft) -> Context:
    cards = MonsterCards(look.view, look.labels, look.content)
    make = FormMaker(draft, look.snapshot, stay="monster", monster=monster.id, do="monster")
    errors, values = look.errors_by_field(draft.errors), _values(monster)
    shown = {"name", "effect", "amount", *(name for name, _label, _value in values)}
    act = {"do": "act", "type": "attack"}
    return {
        "url": draft.url,
        "token": cards.token(monster),
        "name": cards.name_of(monster.id),
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
        "attack_url": f"{draft.url}?{urlencode(act | {'attacker_id': monster.id})}",
        "target_url": f"{draft.url}?{urlencode(act | {'target_id': monster.id})}",
        "form_errors": look.errors_besides(draft.errors, shown),
        "follow_url": f"{draft.url}?{urlencode({'do': 'monster', 'monster_id': monster.id})}",
    }


def _kind(monster: MonsterView, look: Look) -> str:
    """What it is, where its name does not say so."""
    return look.labels.text(f"monsters.{monster.kind}") if monster.name else ""


def _body_row(monster: MonsterView, look: Look, make: FormMaker) -> ValueRow:
    """What is entered by hand is the deed of the hero on turn."""
    hero = look.table.heroes.get(look.table.round.turn or "")
    by = {"by": hero.id} if hero else {}
    title, points = t("body_points"), exact_points(monster)
    assert points is not None  # the game master sees them all
    losses = tuple(
        Button(signed(-n), title, value=str(n), key=str(n)) for n in range(1, min(points.value, MOST_WOUNDS) + 1)
    )
    lost = min(points.maximum - points.value, MOST_HEALED)
    gains = tuple(Button(signed(n), title, value=str(points.value + n)) for n in range(1, lost + 1))
    groups = [ButtonGroup("points", make.acting("wound_monster", monster_id=monster.id, **by), losses)]
    if gains:
        groups.append(ButtonGroup("body_points", make.acting("change_monster", monster_id=monster.id), gains))
    return ValueRow(
        "body",
        title,
        str(points.value),
        tuple(groups),
        kind="body",
        value=points.value,
        maximum=points.maximum,
        note=t("hits_count", name=hero.name) if hero else "",
    )


def _actions(monster: MonsterView, look: Look, draft: Draft, make: FormMaker) -> Iterator[Button]:
    """Seen or not, and off the board."""
    hidden = [one.id for one in look.view.monsters if one.hidden and one.is_standing]
    if monster.hidden:
        reveal = make.acting("reveal_monsters", monster_ids=monster.id)
        yield Button(t("reveal"), t("reveal"), hidden=reveal, icon="eye", tone="primary")
        if len(hidden) > 1:
            everybody = (*make.acting("reveal_monsters"), *(("monster_ids", one) for one in hidden))
            yield Button(t("reveal_all"), t("reveal_all"), hidden=everybody, icon="eye")
    else:
        hide = make.acting("hide_monsters", monster_ids=monster.id)
        yield Button(t("hide"), t("hide_from_the_players"), hidden=hide, icon="eye-off")
    remove = make.acting("remove_monster", monster_id=monster.id)
    remove = tuple((name, value) for name, value in remove if name not in ("stay", "monster"))  # nothing stays
    yield Button(t("take_off_the_board"), t("take_off_the_board"), hidden=remove, icon="trash-2")
    if len(look.monsters) > 1:
        yield clearing(look, draft)


def clearing(look: Look, draft: Draft) -> Button:
    """All monsters leave the board with one tap; one undo brings them back."""
    ids = (("monster_ids", one.id) for one in look.monsters[:MOST_NAMED])
    fields = (*FormMaker(draft, look.snapshot).acting("remove_monsters"), *ids)
    return Button(t("take_all_off_the_board"), t("take_all_off_the_board"), hidden=fields, icon="trash-2")


def _values(monster: MonsterView) -> Sequence[tuple[str, str, str]]:
    """What can be changed of it, by the names of the fields."""
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
