"""The panel of one monster: points, what holds on it, its values, and the way into a fight."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from urllib.parse import urlencode

from app.systems.heroquest.state import Monster
from app.web.game_pages import Draft
from app.web.heroquest.forms import FormMaker
from app.web.heroquest.look import Look
from app.web.heroquest.monster_cards import ability_words, monster_name, monster_token
from app.web.heroquest.panel_contexts import Button, ButtonGroup, Hidden, ValueRow
from app.web.heroquest.words import signed
from app.web.translation import _

MOST_POINTS = 6  # keys 1 to 6


@dataclass(frozen=True)
class MonsterValue:
    """A value in the form that changes them."""

    name: str
    label: str
    value: str
    error: str


@dataclass(frozen=True)
class MonsterPanel:
    """One monster; None of it when it is not on the board any more."""

    url: str
    token: str
    name: str
    subtitle: str
    rows: tuple[ValueRow, ...]
    effects: tuple[Button, ...]
    actions: tuple[Button, ...]
    values: tuple[MonsterValue, ...]
    change: Hidden
    attack_url: str
    target_url: str
    form_errors: tuple[str, ...]


def monster_panel(look: Look, draft: Draft) -> MonsterPanel:
    """The monster named by `monster_id`."""
    monster = look.table.monsters.get(draft.query.get("monster_id", ""))
    if monster is None:
        return _gone(look, draft)
    make = FormMaker(draft, look.snapshot, stay="monster", monster=monster.id)
    errors = {error.field: look.labels.error(error.code, **error.data) for error in draft.errors}
    known = {"name", "attack", "defence", "mind", "movement"}
    act = {"do": "act", "type": "attack"}
    return MonsterPanel(
        url=draft.url,
        token=monster_token(monster, look.labels),
        name=monster_name(monster, look.labels),
        subtitle=_subtitle(monster, look),
        rows=(_body_row(monster, make),),
        effects=tuple(_effect(monster, look, make)),
        actions=tuple(_actions(monster, draft, look)),
        values=tuple(_values(monster, draft, errors)),
        change=make.acting("change_monster", monster_id=monster.id),
        attack_url=f"{draft.url}?{urlencode(act | {'attacker_id': monster.id})}",
        target_url=f"{draft.url}?{urlencode(act | {'target_id': monster.id})}",
        form_errors=look.errors([error for error in draft.errors if error.field not in known]),
    )


def _gone(look: Look, draft: Draft) -> MonsterPanel:
    """Somebody may have slain it while the panel was on its way."""
    said = look.errors(draft.errors) or (look.labels.error("monster.unknown"),)
    return MonsterPanel(draft.url, "", _("Monster"), "", (), (), (), (), (), "", "", said)


def _subtitle(monster: Monster, look: Look) -> str:
    kind = look.labels.text(f"monsters.{monster.kind}")
    words = ability_words(monster, look.labels, look.content)
    values = _("Angriff %s · Verteidigung %s · Intelligenz %s") % (
        monster.attack,
        monster.defence,
        "–" if monster.mind is None else monster.mind,
    )
    return " · ".join(filter(None, (kind if monster.name else "", values, words)))


def _body_row(monster: Monster, make: FormMaker) -> ValueRow:
    title = _("Körperkraft")
    losses = tuple(
        Button(signed(-n), title, value=str(n), key=str(n)) for n in range(1, min(monster.body_points, MOST_POINTS) + 1)
    )
    groups = [ButtonGroup("points", make.acting("wound_monster", monster_id=monster.id), losses)] if losses else []
    return ValueRow(
        id="body",
        title=title,
        text=str(monster.body_points),
        kind="body",
        value=monster.body_points,
        maximum=monster.start_body,
        groups=tuple(groups),
    )


def _effect(monster: Monster, look: Look, make: FormMaker) -> Iterator[Button]:
    """A button ends what holds on it."""
    for active in monster.effects:
        word = look.labels.text(f"effects.{active.effect}")
        hidden = make.acting("end_effect", figure_id=monster.id, effect=active.effect.value)
        yield Button(word, _("%s beenden") % word, hidden=hidden, icon="circle-x")


def _actions(monster: Monster, draft: Draft, look: Look) -> Iterator[Button]:
    gone = FormMaker(draft, look.snapshot)
    remove = gone.acting("remove_monster", monster_id=monster.id)
    yield Button(_("Vom Brett nehmen"), _("Vom Brett nehmen"), hidden=remove, icon="trash-2", tone="danger")


def _values(monster: Monster, draft: Draft, errors: Mapping[str, str]) -> Iterator[MonsterValue]:
    yield from ()
