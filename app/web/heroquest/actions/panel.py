"""The panel that asks for an action: who, on whom, with what. Every answer that can be a button is one."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any
from urllib.parse import urlencode

from app.core.game_system import Role
from app.web.heroquest.actions import offers as actions_offers
from app.web.heroquest.actions.actions import Action, ActPanel, ChoiceLink, action_of
from app.web.heroquest.actions.offers import Offers, acting_field, schema_of
from app.web.heroquest.actions.questions import (
    ItemChoice,
    asks_for,
    attack_options,
    first_of_attack,
    has_one_target,
    is_picking,
    is_pointless,
    named,
    scrolls,
    spell_at_hand,
    told,
    written_on,
)
from app.web.heroquest.table.look import Look
from app.web.http.forms import FieldError, SelectOption
from app.web.http.languages import _
from app.web.table.game_pages import Draft
from app.web.table.panel_forms import Button, FormMaker, Hidden
from app.web.ui.schema_form.form import Control, SchemaForm, Style
from app.web.ui.schema_form.schema import Node, only

_NEW_THINGS = {"give_item", "buy_item", "find_ingredient", "brew_potion"}  # whose item_id names what will be there
_STYLE = Style(most_boxes=16, marks_lists=False)
SHORT = 8  # so many choices stand side by side; more of them fold into a list
_MISSING = "value.missing"
# What is tapped as a way to do it, for each action that has several.
_BY_WAYS: Mapping[str, tuple[str, ...]] = {"attack": ("means", "weapon_id", "unarmed"), "read_scroll": ("item_id",)}


def asks_first(draft: Draft) -> bool:
    """Whether the panel asks although nothing is missing: to change what was told, or whatever nobody may take for
    granted, as whether a quest was passed."""
    if not asks_for(draft) or draft.given or draft.tapped:
        return False
    if is_picking(draft):
        return True
    return "ask" in draft.query or (action_of(draft.query["type"]).final or "type") not in draft.query


def act_panel(look: Look, draft: Draft) -> ActPanel:
    """The panel for the action that `type` names, with what is told already."""
    kind = draft.query["type"]
    action, schema, given = action_of(kind), schema_of(kind), told(draft)
    _let_players_act_themselves(look, kind, given)
    if "ask" in draft.query:
        given.pop(action.final or "", None)
    links = _choices(look, draft, given)
    own = draft.query.get("own", "")
    offers = Offers(look, kind, given, own)
    errors = _shown_errors(draft, {*action.asks} - given.keys())
    final = None if own == action.final else _final(look, action, given)
    _take_the_likeliest(look, kind, given, {final, own})
    hidden = _hidden(look, draft, given, [error.field for error in errors])
    if stopped := _stopped(look, kind, given, offers):
        return _panel(look, draft, given, hidden, links, cannot=stopped)
    form = SchemaForm(given, errors, offers, _STYLE)
    names, first = _questions(look, kind, given, offers, {final, *dict(hidden)}, has_ways=bool(links))
    group = form.group(only(schema, names), first=first)
    options = offers.options(final, one_of(schema, final)) if final else None
    return replace(
        _panel(
            look, draft, given, hidden, links, cannot=_refused(look, offers, final) if final and not options else ""
        ),
        controls=tuple(_plain(look, kind, schema, given, control) for control in group.controls),
        further=group.further,
        final_name=final or "",
        final_label=_asked(look, kind, "target_id" if final == "target_ids" else final) if final else "",
        final=tuple(_button(option) for option in options or ()),
        own_name_url=_own_name_url(draft, given, {final, *first}, own),
        final_error=_error_of(look, errors, final),
        form_errors=look.errors(form.homeless(final or "type")),
    )


def _panel(
    look: Look, draft: Draft, given: Mapping[str, Any], hidden: Hidden, links: tuple[ChoiceLink, ...], cannot: str
) -> ActPanel:
    """The panel before anything is asked."""
    kind = draft.query["type"]
    return ActPanel(
        url=draft.url,
        title=title_of(look, kind, given),
        class_id=look.crest_of(str(given.get(acting_field(kind) or ""))),
        hidden=hidden,
        others_url=_others_url(look, draft, given),
        choices=links,
        cannot=cannot,
    )


def _stopped(look: Look, kind: str, given: Mapping[str, Any], offers: Offers) -> str:
    """The refusal when the named figure cannot do this at all; empty when it can, and fields are asked."""
    acting = acting_field(kind)
    error = offers.refusal() if acting in given else None
    return look.labels.error(error.code, **error.data) if error is not None and error.field == acting else ""


def _questions(
    look: Look, kind: str, given: Mapping[str, Any], offers: Offers, known: set[str | None], *, has_ways: bool
) -> tuple[list[str], list[str]]:
    """All fields that could change anything, and among them those that are asked for at first sight."""
    schema, action = schema_of(kind), action_of(kind)
    fields = (name for name in schema["properties"] if name not in known)
    names = [name for name in fields if not is_pointless(look, kind, offers, schema, given, name)]
    is_attack = kind == "attack" and has_ways
    asks = first_of_attack(look, given) if is_attack else action.asks or (() if action.final in known else names)
    first = [name for name in asks if name in names]
    first += [name for name in schema.get("required", ()) if name in names and name not in first]
    return [*first, *(one for one in names if one not in first)], first


def _let_players_act_themselves(look: Look, kind: str, given: dict[str, Any]) -> None:
    own, field = [hero.id for hero in look.view.heroes if hero.is_own], acting_field(kind)
    if look.actor.role is Role.PLAYER and field is not None and own:
        given.setdefault(field, own[0])


def change_url(draft: Draft) -> str | None:
    """Back from the dice to what was told before; None once there is an answer, or for what was not told here."""
    is_told_here = "then" in draft.query or "proposal" in draft.query
    if draft.given or draft.tapped or not is_told_here or draft.correcting is not None:
        return None
    return _act_url(draft, {**told(draft), "ask": "again"})


def title_of(look: Look, kind: str, given: Mapping[str, Any]) -> str:
    """The title: the action's name and who acts."""
    acting = str(given.get(acting_field(kind) or "hero_id", ""))
    name = look.name_of(acting)
    short = f"actions.{kind}"
    if short in look.labels:
        return f"{name}: {look.labels.text(short)}" if name else look.labels.text(short)
    return look.labels.text(f"commands.{kind}", hero=name or look.labels.text("rules.anybody"))


def _final(look: Look, action: Action, given: Mapping[str, Any]) -> str | None:
    """The last question as buttons, unless it is answered already and only the rest is to be said."""
    spell = spell_at_hand(look, given) if action.kind == "read_scroll" else None
    final = "target_ids" if spell is not None and has_one_target(spell) else action.final
    return None if final in given else final


def _hidden(look: Look, draft: Draft, given: dict[str, Any], wrong: Sequence[str]) -> Hidden:
    """What goes without saying: who acts and with what, once it is told and right."""
    kind = draft.query["type"]
    fields = {"item_id": f"i{draft.key}"} if kind in _NEW_THINGS else {}
    own = tuple((name, draft.query[name]) for name in ("own", "proposal") if draft.query.get(name))
    told_once = [acting_field(kind), *_BY_WAYS.get(kind, ())]
    told_once += ["spell"] if kind == "read_scroll" and spell_at_hand(look, given) else []
    fields |= {name: str(given[name]) for name in told_once if name in given and name not in wrong}
    acting = FormMaker(draft, look.snapshot).acting(kind, **fields)
    return (*acting, ("do", "act"), ("said", "yes"), ("then", ""), *own)


def _take_the_likeliest(look: Look, kind: str, given: dict[str, Any], but: set[str | None]) -> None:
    """A place that has to be named is named already, unless it is asked for by itself."""
    for name in schema_of(kind).get("required", ()):
        if name in actions_offers.NAMED and name not in but:
            given.setdefault(name, actions_offers.likeliest(look.table.dungeon, name))


def _plain(look: Look, kind: str, schema: Mapping[str, Any], given: Mapping[str, Any], control: Control) -> Control:
    """A question in the words of its action; what has to be said is no empty choice, and the only choice is taken."""
    options = named(look, kind, given, control)
    is_empty = control.kind in ("checks", "selects") and not any(option.value for option in options)
    hint = _("Dafür ist gerade nichts da.") if is_empty else control.hint
    if control.name == "square":
        known = tuple(SelectOption(square, square) for square in actions_offers.squares(look.table.dungeon))
        return replace(control, label=_asked(look, kind, control.name), options=known)
    control = replace(control, label=_asked(look, kind, control.name), hint=hint, options=options)
    node = schema["properties"][control.name]
    if node.get("ordered"):
        return replace(
            control, kind="order", values=tuple(filter(None, control.values)), options=control.options[1:],
            maximum=node.get("maxItems"), repeats=bool(node.get("repeats")),
        )  # fmt: skip
    if control.kind != "select" or control.name not in schema.get("required", ()):
        return control
    found = tuple(option for option in control.options if option.value)
    is_short = len(found) <= SHORT
    value = found[0].value if len(found) == 1 else control.value
    return replace(control, options=found if is_short else control.options, value=value)


def _asked(look: Look, kind: str, field: str) -> str:
    """How a field is asked for."""
    keys = (f"asked.{kind}.{field}", f"fields.{field}")
    return next((look.labels.text(key) for key in keys if key in look.labels), field)


def _own_name_url(draft: Draft, given: Mapping[str, Any], asked: set[str | None], own: str) -> str | None:
    found = next((name for name in actions_offers.NAMED if name in asked), None)
    return None if own or found is None else _act_url(draft, {**_without(given, found), "own": found})


def _choices(look: Look, draft: Draft, given: dict[str, Any]) -> tuple[ChoiceLink, ...]:
    """What there is to attack with; the first is taken until another one is tapped."""
    kind = draft.query["type"]
    names, found = _BY_WAYS.get(kind, ()), _found_choices(look, kind, str(given.get(acting_field(kind) or "", "")))
    if found and not any(name in given for name in names):
        given.update(found[0].fields)
    if kind == "read_scroll" and (spell := written_on(look, given.get("hero_id", ""), given.get("item_id", ""))):
        given.setdefault("spell", spell)
    chosen = tuple((name, given[name]) for name in names if name in given)
    rest = _without(given, *names, *(("spell",) if kind == "read_scroll" else ()))
    return tuple(
        ChoiceLink(one.text, _act_url(draft, {**rest, **dict(one.fields)}), one.fields == chosen) for one in found
    )


def _found_choices(look: Look, kind: str, acting: str) -> Sequence[ItemChoice]:
    match kind:
        case "attack" if acting:
            return attack_options(look, acting)
        case "read_scroll":
            return scrolls(look, acting)
    return ()


def _others_url(look: Look, draft: Draft, given: Mapping[str, Any]) -> str | None:
    acting = acting_field(draft.query["type"])
    if look.actor.role is Role.PLAYER or acting is None or acting not in given:
        return None
    return _act_url(draft, _without(given, acting, *_BY_WAYS.get(draft.query["type"], ())))


def _act_url(draft: Draft, given: Mapping[str, Any]) -> str:
    proposal = {name: draft.query[name] for name in ("proposal",) if name in draft.query}
    return f"{draft.url}?{urlencode({'do': 'act', 'type': draft.query['type'], **proposal, **given}, doseq=True)}"


def _without(given: Mapping[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in given.items() if name not in names}


def one_of(schema: Node, name: str) -> Node:
    """A field of a schema; of a list one of what is in it."""
    node: Node = schema["properties"][name]
    return node["items"] if node.get("type") == "array" else node


def _shown_errors(draft: Draft, unsaid: Collection[str]) -> tuple[FieldError, ...]:
    """Nobody who has not answered yet is told that an answer is missing, or what is wrong with one not given."""
    if is_picking(draft):
        return ()
    if "said" in draft.query:
        return draft.errors
    if "ask" not in draft.query and asks_first(draft):
        return ()
    return tuple(error for error in draft.errors if error.code != _MISSING and error.field not in unsaid)


def _error_of(look: Look, errors: tuple[FieldError, ...], field: str | None) -> str:
    return next((error.sentence(look.labels) for error in errors if field and error.field == field), "")


def _refused(look: Look, offers: Offers, asked: str) -> str:
    """Why there is nothing to choose from; what is wrong with one thing says nothing about the others."""
    error = offers.refusal()
    if error and error.field == asked and asked.endswith("item_id"):
        return _("Dafür ist gerade nichts da.")
    return look.labels.error(error.code, **error.data) if error else ""


def _button(option: SelectOption) -> Button:
    return Button(option.text, option.text, value=option.value)
