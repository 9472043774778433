"""Form for writing a quest: one of the group's, or changes to one that ships."""

from collections.abc import Mapping, Sequence
from typing import Any

from starlette.datastructures import FormData

from app.core.errors import UnknownSubject
from app.systems.heroquest.content.exploration import FURTHER_ATTACKS, MOST_MONSTERS
from app.systems.heroquest.content.items import ItemKind
from app.systems.heroquest.content.loader import shipped
from app.systems.heroquest.quests.commands import RemoveQuest, WriteQuest
from app.web.heroquest.bestiary.monsters import value_names
from app.web.heroquest.quests.known import goal_of, reward_of, title_of
from app.web.heroquest.table.look import HeroQuestRequest
from app.web.heroquest.table.page_forms import NOTHING_WRONG, FormRefusal
from app.web.http.languages import t
from app.web.table.panel_forms import Button
from app.web.ui.finding import folded
from app.web.ui.forms import FieldError, SelectOption, by_field, read_fields, sentences
from app.web.ui.rendering import Context
from app.web.ui.schema_form.schema import schema_of
from app.web.ui.schema_form.typed import LIST, in_rows, nested


def edit_page(
    caller: HeroQuestRequest, quest_id: str | None, typed: FormData | None = None, refused: FormRefusal = NOTHING_WRONG
) -> Context:
    """Return the context of the quest form: the saved values of the quest, or `typed` with what was refused.

    Raises: UnknownSubject.
    """
    if quest_id is not None and quest_id not in caller.look.content.quests:
        raise UnknownSubject("page.unknown", page=quest_id[:40])
    data = _typed(typed) if typed is not None else _standing(caller, quest_id)
    wrong = {
        **by_field([one for one in refused.errors if not _in_row(one)], caller.look.labels),
        **_in_rows(caller, refused),
    }
    return {
        **caller.frame,
        "back_url": f"{caller.quests_url}/{quest_id}" if quest_id else caller.quests_url,
        "url": f"{caller.quests_url}/{quest_id}/edit" if quest_id else f"{caller.quests_url}/new",
        "title": title_of(caller, quest_id) if quest_id else t("a_quest_of_your_own"),
        **{name: str(data.get(name, "")) for name in ("name", "goal", "reward", "notes", "wandering_monster")},
        "reward_gold": str(data.get("reward_gold", "0")),
        "per_hero": data.get("per_hero") in (True, "true"),
        "kinds": (SelectOption("", t("none_in_quests")), *_kinds(caller)),
        "potions": _ticks(caller, ItemKind.POTION, data.get("potions", ())),
        "scrolls": _ticks(caller, ItemKind.SCROLL, data.get("scrolls", ())),
        "monsters": _rows(caller, data.get("monsters", ())),
        "hidden": caller.forms.acting("write_quest"),
        "remove": _remove(caller, quest_id),
        "wrong": wrong,
        "errors": sentences(
            [one for one in refused.errors if one.field.partition(".")[0] not in _FIELDS], caller.look.labels
        ),
    }


def read_quest(caller: HeroQuestRequest, quest_id: str | None, form: FormData) -> WriteQuest:
    """Return the command of a typed form. Raises: FormRefused."""
    return read_fields(WriteQuest, {**_typed(form), "quest_id": quest_id or _free_id(caller)})


_FIELDS = frozenset(WriteQuest.model_fields) - {"type", "quest_id"}


def _free_id(caller: HeroQuestRequest) -> str:
    number = len(caller.look.content.quests) - len(shipped().quests) + 1
    while f"own_{number}" in caller.look.content.quests:
        number += 1
    return f"own_{number}"


def _typed(form: FormData) -> dict[str, Any]:
    """Return the typed values; notes keep their lines."""
    pairs = [(name, str(value)) for name, value in form.multi_items()]
    fields = [pair for pair in pairs if pair[0].partition(".")[0].removesuffix(LIST) in _FIELDS]
    found = in_rows(schema_of(WriteQuest), nested(fields))
    longer = {name: value.replace("\r\n", "\n") for name, value in pairs if name in ("notes", "goal", "reward")}
    return {**found, **longer}


def _standing(caller: HeroQuestRequest, quest_id: str | None) -> Mapping[str, Any]:
    if quest_id is None:
        return {}
    told = caller.look.content.quests[quest_id].model_dump(mode="json", exclude_none=True)
    words = {"name": title_of(caller, quest_id), "goal": goal_of(caller.look, quest_id)}
    return {**told, **words, "reward": reward_of(caller.look, quest_id)}


def _kinds(caller: HeroQuestRequest) -> Sequence[SelectOption]:
    named = [SelectOption(kind, caller.look.labels.word("kind", kind)) for kind in caller.look.content.monsters]
    return sorted(named, key=lambda one: folded(one.text))


def _ticks(caller: HeroQuestRequest, kind: ItemKind, chosen: Sequence[str]) -> tuple[Context, ...]:
    things = [item.id for item in caller.look.content.items.values() if item.kind is kind]
    return tuple(
        {"value": one, "text": caller.look.labels.word("content_id", one), "is_chosen": one in chosen} for one in things
    )


def _in_row(error: FieldError) -> bool:
    return error.field.startswith("monsters.")


def _in_rows(caller: HeroQuestRequest, refused: FormRefusal) -> Mapping[str, str]:
    """Return the errors of the fields of one monster, at each of them."""
    return {one.field: one.sentence(caller.look.labels) for one in reversed(refused.errors) if _in_row(one)}


def _rows(caller: HeroQuestRequest, monsters: Any) -> tuple[Context, ...]:
    """Return a row for each monster, and an empty one while there is room; what is no row is left out."""
    listed = monsters if isinstance(monsters, Sequence) and not isinstance(monsters, str) else ()
    rows = [dict(one) for one in listed if isinstance(one, Mapping)]
    return tuple(_row(caller, number, one) for number, one in enumerate((*rows, {})[:MOST_MONSTERS]))


def _row(caller: HeroQuestRequest, number: int, one: Mapping[str, Any]) -> Context:
    path, kind = f"monsters.{number}", str(one.get("kind", ""))
    return {
        "path": path,
        "kind": kind,
        "name": str(one.get("name", "")),
        "numbers": tuple(
            {"name": f"{path}.{name}", "label": label, "value": str(one.get(name, "")), "hint": _hint(caller, name)}
            for name, label in value_names().items()
            if name not in FURTHER_ATTACKS or name in one or _attacks_with(caller, kind, name)
        ),
        "is_blue": one.get("blue_defence") in (True, "true"),
    }


def _attacks_with(caller: HeroQuestRequest, kind: str, way: str) -> bool:
    """Return whether a kind of monster has this way of attack; true while no kind is chosen."""
    entry = caller.look.content.monsters.get(kind)
    return not kind or (entry is not None and way in entry.further_attacks)


def _hint(caller: HeroQuestRequest, name: str) -> str | None:
    """Return the kinds that have this value, where only few do."""
    if name not in FURTHER_ATTACKS:
        return None
    kinds = tuple(entry.id for entry in caller.look.content.monsters.values() if name in entry.further_attacks)
    return t("only", word=caller.look.labels.word("kind", kinds))


def _remove(caller: HeroQuestRequest, quest_id: str | None) -> Button | None:
    """Return the group's quest, or its changes to one that ships."""
    if quest_id is None:
        return None
    command = RemoveQuest(quest_id=quest_id)
    if caller.look.refusal(command) is not None:
        return None
    text = t("back_to_as_shipped") if quest_id in shipped().quests else t("remove_quest")
    return caller.forms.button(text, command, "trash-2")
