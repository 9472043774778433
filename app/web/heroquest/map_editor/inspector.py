"""Inspector of one thing of a drawing: the form that asks for it, and what was typed into it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_args

from starlette.datastructures import FormData

from app.systems.heroquest.board.quest_map import (
    AnyThing,
    QuestChest,
    QuestDoor,
    QuestMap,
    QuestMark,
    QuestMonster,
    QuestPiece,
    QuestTrap,
)
from app.systems.heroquest.content.loader import furniture_sizes, shipped
from app.systems.heroquest.drawings.names import names_on, place_of
from app.systems.heroquest.drawings.steps import ChangeThing, WriteLetter
from app.web.heroquest.map_editor.request import MapRequest
from app.web.ui.forms import SelectOption, read_fields
from app.web.ui.rendering import Context

VALUES = ("attack", "defence", "movement", "body", "mind")
TEXTS = ("name", "sign", "note", "trap")
_CHOICES = {
    "door_state": ("closed", "open", "locked", "hidden"),
    "trap_state": get_args(QuestTrap.model_fields["state"].annotation),
    "leads": get_args(QuestDoor.model_fields["leads"].annotation),
    "use": get_args(QuestPiece.model_fields["use"].annotation),
}
_BOXES_OF: Mapping[str, tuple[str, ...]] = {
    "monster": ("hidden",),
    "door": ("double", "trapped"),
    "secret_door": ("trapped",),
    "chest": ("trapped",),
    "decoration": ("hides", "blocks"),
    "tile": ("covers_walls",),
}


def inspector(asked: MapRequest, quest: QuestMap, board: int, thing_id: str, typed: FormData | None) -> Context | None:
    """Return the form of a thing as it stands, or as it was typed; None where no such thing is.

    `letter` is that of a note, whose text is `letter_text`.
    """
    things = quest.boards[board].things if board < len(quest.boards) else ()
    thing = next((one for one in things if one.id == thing_id), None)
    if thing is None:
        return None
    facts = {**thing.model_dump(), **(dict(typed) if typed is not None else {})}
    if typed is not None and "contents" in typed:
        facts["contents"] = _typed_lines(typed, "contents", "\n")
    is_mark = isinstance(thing, QuestMark) and len(thing.content) < 2
    texts = {name: str(facts.get(name) or "") for name in _texts_of(thing)}
    is_monster, is_chest = isinstance(thing, QuestMonster), isinstance(thing, QuestChest)
    return {
        "id": thing.id,
        "title": names_on(quest.boards[board], asked.words)[thing.id],
        "square": place_of(thing),
        "texts": {} if is_mark else texts,
        "numbers": tuple(_numbers(asked, thing, facts)),
        "choices": tuple(_choices(asked, thing, facts)),
        "boxes": tuple(_boxes(asked, thing, facts, typed is not None)),
        "equipment": _lines(facts, "equipment", ", ") if is_monster else None,
        "gold": str(facts["gold"]) if is_chest else None,
        "contents": tuple(facts.get("contents", ())),
        "known_contents": tuple(sorted(_known_contents(asked))) if is_chest else (),
        "letter": str(facts["content"]) if is_mark else None,
        "letter_text": str(facts.get("text", _note_of(quest, thing.content))),
        "can_turn": thing.kind not in ("monster", "trap", "mark", "hero") or thing.width != thing.height,
    }


def change_of(asked: MapRequest, board: int, thing: AnyThing, form: FormData) -> ChangeThing | WriteLetter:
    """Return the step that a typed form asks for. Raises: FormRefused."""
    if "text" in form and isinstance(thing, QuestMark):
        letter, text = str(form.get("content", "")), str(form["text"])
        return read_fields(WriteLetter, {"board": board, "thing": thing.id, "letter": letter.upper(), "text": text})
    facts: dict[str, Any] = {**thing.model_dump(), **dict(_typed(thing, form))}
    if isinstance(thing, QuestMonster) and facts["content"] not in asked.monsters:
        facts["content"] = thing.content
    return ChangeThing(board=board, thing=read_fields(type(thing), facts))


def _typed(thing: AnyThing, form: FormData) -> Iterator[tuple[str, object]]:
    """Yield what a form says of a thing, as its model wants it."""
    fields = type(thing).model_fields
    for name in (*TEXTS, "content", "state", "leads", "use", "gold", "temper"):
        if name in form and name in fields:
            yield name, str(form[name]).strip()
    for name in VALUES:
        if name in form and name in fields:
            yield name, str(form[name]).strip() or None
    for name in _BOXES_OF.get(thing.kind, ()):
        yield name, name in form
    for name, sign in (("equipment", ","), ("contents", "\n")):
        if name in form and name in fields:
            yield name, _typed_lines(form, name, sign)


def _typed_lines(form: FormData, name: str, between: str) -> list[str]:
    """Return the values of the fields of this name, each of them one thing or several."""
    parts = (part.strip() for said in form.getlist(name) for part in str(said).split(between))
    return [part for part in parts if part]


def _known_contents(asked: MapRequest) -> Iterator[str]:
    """Yield the names of what the game knows to be in chests: things, treasure cards."""
    content = shipped()
    yield from (asked.words.word("item", one) for one in content.items)
    yield from (asked.words.word("treasure_card", one) for one in content.treasure_cards)


def _numbers(asked: MapRequest, thing: AnyThing, facts: Mapping[str, Any]) -> Iterator[Context]:
    if isinstance(thing, QuestMonster):
        entry = asked.monsters.get(str(facts["content"]))
        for name in VALUES:
            said, usual = facts[name], getattr(entry, name, None)
            label = asked.words.text(f"drawing_fields.{name}")
            yield {
                "name": name,
                "label": label,
                "value": "" if said is None else str(said),
                "usual": "" if usual is None else str(usual),
            }


def _choices(asked: MapRequest, thing: AnyThing, facts: Mapping[str, Any]) -> Iterator[Context]:
    match thing:
        case QuestMonster():
            yield _contents(asked, facts, [(one, asked.words.word("kind", one)) for one in asked.monsters])
            yield _tempers(asked, facts)
        case QuestTrap():
            yield _contents(asked, facts, [(one, asked.words.word("trap", one)) for one in shipped().traps])
            yield _choice(asked, "state", "trap_state", facts)
        case QuestDoor():
            yield _choice(asked, "state", "door_state", facts)
            if thing.kind == "door":
                yield _choice(asked, "leads", "leads", facts)
        case QuestPiece(kind="furniture"):
            sizes = [one for one, size in furniture_sizes().items() if size == (thing.width, thing.height)]
            yield _contents(
                asked, facts, [(one, asked.words.word("furniture", one)) for one in sizes if one != "chest"]
            )
        case QuestPiece(kind="stairs"):
            yield _choice(asked, "use", "use", facts)


def _contents(asked: MapRequest, facts: Mapping[str, Any], named: Sequence[tuple[str, str]]) -> Context:
    """Return the form of what the thing is; something the game does not know stays what it is."""
    now = str(facts["content"])
    options = [SelectOption(one, text) for one, text in sorted(named, key=lambda one: one[1])]
    if now not in dict(named):
        options.insert(0, SelectOption(now, str(facts.get("name") or now) or "–"))
    return {"name": "content", "label": asked.words.text("drawing_fields.content"), "value": now, "options": options}


def _tempers(asked: MapRequest, facts: Mapping[str, Any]) -> Context:
    """Return the form of how a monster fights; one of a group's own stays what it is."""
    now, usual = str(facts["temper"]), SelectOption("", asked.words.text("drawing_temper.none"))
    options = [usual, *(SelectOption(one, asked.words.called("tempers", one)) for one in shipped().tempers)]
    if now not in {one.value for one in options}:
        options.append(SelectOption(now, now))
    return {"name": "temper", "label": asked.words.text("drawing_fields.temper"), "value": now, "options": options}


def _choice(asked: MapRequest, name: str, kind: str, facts: Mapping[str, Any]) -> Context:
    options = [SelectOption(one, asked.words.text(f"drawing_{kind}.{one or 'none'}")) for one in _CHOICES[kind]]
    label = asked.words.text(f"drawing_fields.{name}")
    return {"name": name, "label": label, "value": str(facts[name]), "options": options}


def _boxes(asked: MapRequest, thing: AnyThing, facts: Mapping[str, Any], was_typed: bool) -> Iterator[Context]:
    for name in _BOXES_OF.get(thing.kind, ()):
        is_ticked = facts.get(name) in ("true", True) if was_typed else bool(facts[name])
        yield {"name": name, "label": asked.words.text(f"drawing_fields.{name}"), "is_ticked": is_ticked}


def _texts_of(thing: AnyThing) -> Iterator[str]:
    """Yield the texts of a thing; its name comes first."""
    yield "name"
    if isinstance(thing, QuestMonster):
        yield "sign"
    if isinstance(thing, QuestChest):
        yield "trap"
    yield "note"


def _lines(facts: Mapping[str, Any], name: str, between: str) -> str:
    said = facts.get(name, "")
    return said if isinstance(said, str) else between.join(said)


def _note_of(quest: QuestMap, letter: str) -> str:
    return next((one.text for one in quest.notes if one.about == "letter" and one.letter == letter), "")
