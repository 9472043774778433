"""What somebody can do just now, as lines of a menu or of a search."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any
from urllib.parse import urlencode

from app.core.game_system import Role
from app.systems.heroquest.dry_run import refusal
from app.systems.heroquest.quests.commands import StartQuest
from app.web.game_pages import Draft
from app.web.heroquest.actions.act_panel import one_of, title_of
from app.web.heroquest.actions.catalog import ACTIONS, HEROES_FIELDS, MONSTERS_FIELDS, Action, Group
from app.web.heroquest.actions.offers import Offers, acting_field, is_players, schema_of
from app.web.heroquest.forms import FormMaker
from app.web.heroquest.look import Look
from app.web.heroquest.panel_contexts import Hidden
from app.web.translation import _


@dataclass(frozen=True)
class Deed:
    """Something to do: what it is called with and without who does it, and where it begins."""

    kind: str
    text: str
    full_text: str
    page: str
    acting: tuple[tuple[str, str], ...]
    group: Group
    key: str | None
    icon: str | None
    hidden: Hidden = ()  # the form that does it at once, where nothing has to be asked

    @property
    def is_elsewhere(self) -> bool:
        """Whether it has a page of its own: a quest begins with the start check and ends with the guided close."""
        return ACTIONS[self.kind].page is not None and not self.hidden

    @cached_property
    def url(self) -> str:
        """Where it begins."""
        if self.is_elsewhere:
            return f"{self.page.rpartition('/')[0]}/{ACTIONS[self.kind].page}"
        return f"{self.page}?{urlencode([('do', 'act'), ('type', self.kind), *self.acting])}"


def deeds(look: Look, url: str, acting: str | None) -> Iterator[Deed]:
    """What a figure can do; without one what happens on the board."""
    return (one for one in candidates(look, url, acting) if is_possible(look, one, acting))


def candidates(look: Look, url: str, acting: str | None) -> Iterator[Deed]:
    """What a figure like this does at all, whether or not it can just now; for a player what is a player's to do."""
    leads = look.actor.role is Role.GAME_MASTER
    for action in ACTIONS.values():
        if not leads and not is_players(action.kind):
            continue
        field = acting_field(action.kind)
        if field in _fields_of(look, acting) if acting else field is None:
            yield _deed(look, url, action, {field: acting} if field and acting else {})


def coming_down(look: Look, draft: Draft) -> Sequence[Deed]:
    """Heroes who are not on the running quest may come down the stairs; a tap does it."""
    if look.table.running_quest is None or look.actor.role is not Role.GAME_MASTER:
        return ()
    make, words = FormMaker(draft, look.snapshot), _("Kommt die Treppe herunter")
    wishes = [StartQuest(hero_id=hero.id) for hero in look.table.heroes.values() if not hero.on_quest]
    return [
        Deed(
            kind=wish.type,
            text=words,
            full_text=f"{look.name_of(wish.hero_id or '')}: {words}",
            page=draft.url,
            acting=(("hero_id", wish.hero_id or ""),),
            group=Group.BOARD,
            key=None,
            icon="arrow-right",
            hidden=make.acting(wish.type, hero_id=wish.hero_id or ""),
        )
        for wish in wishes
        if refusal(look.table, wish, look.content) is None
    ]


def is_possible(look: Look, deed: Deed, acting: str | None) -> bool:
    """Whether the rules would let it begin, and there is somebody or something for every question."""
    kind = deed.kind
    field = acting_field(kind)
    offers = Offers(look, kind, {field: acting} if field and acting else {})
    error = offers.refusal()
    final, schema = ACTIONS[kind].final, schema_of(kind)
    asked = {*schema.get("required", ()), *((final,) if final else ())} - {field}
    open_yet = {*asked, *ACTIONS[kind].asks} - {field}
    if error is not None and (
        error.field is None or error.field not in open_yet or _whatever_is_said(offers, schema, error.field)
    ):
        return False
    asked |= {name for name in ACTIONS[kind].asks if schema["properties"][name].get("type") == "array"}
    return all(offers.has_any(name, one_of(schema, name), _siblings(schema, name)) for name in sorted(asked))


def _whatever_is_said(offers: Offers, schema: Mapping[str, Any], name: str) -> bool:
    """Whether a box is refused ticked as well, so that nothing that is asked for could help."""
    return schema["properties"][name].get("type") == "boolean" and offers.refuses(name, "true")


def _siblings(schema: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    """The other fields beside one, which tell what it means; a list always means what is there."""
    properties: Mapping[str, Any] = schema["properties"]
    return {} if properties[name].get("type") == "array" else properties


def _fields_of(look: Look, acting: str) -> tuple[str, ...]:
    return HEROES_FIELDS if acting in look.table.heroes else MONSTERS_FIELDS


def _deed(look: Look, url: str, action: Action, given: dict[str, str]) -> Deed:
    return Deed(
        kind=action.kind,
        text=title_of(look, action.kind, {}),
        full_text=title_of(look, action.kind, given),
        page=url,
        acting=tuple(given.items()),
        group=action.group,
        key=action.key,
        icon=action.icon,
    )
