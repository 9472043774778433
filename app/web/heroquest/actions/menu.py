"""The menu of actions: everything somebody can do just now, under a few headings, with keys."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any
from urllib.parse import urlencode

from app.campaign import proposals
from app.core.answers import Answers
from app.core.events import Command
from app.core.game_system import Role
from app.systems.heroquest.bestiary.rules.own_deeds import own_deeds, to_remember
from app.systems.heroquest.dry_run import refusal
from app.systems.heroquest.quests.commands import StartQuest
from app.systems.heroquest.rounds.events import TurnBegan
from app.systems.heroquest.scene import Scene
from app.systems.heroquest.state.dungeon import GAME_MASTER
from app.web.heroquest.actions.actions import ACTIONS, HEROES_FIELDS, MONSTERS_FIELDS, Action, Group
from app.web.heroquest.actions.offers import Offers, acting_field, is_players, schema_of
from app.web.heroquest.actions.panel import one_of, title_of
from app.web.heroquest.table.look import Look
from app.web.http.languages import _
from app.web.table.game_pages import Draft
from app.web.table.panel_forms import FormMaker, Hidden


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


@dataclass(frozen=True)
class DeedGroup:
    """Deeds under one heading."""

    id: str
    title: str
    deeds: tuple[Deed, ...]
    notes: tuple[str, ...] = ()  # what to remember of a monster
    is_monster: bool = False


@dataclass(frozen=True)
class MenuPanel:
    """The menu of the figure asked for, or else of the one on turn."""

    url: str
    title: str
    class_id: str
    groups: tuple[DeedGroup, ...]
    done: tuple[str, ...]  # on this turn
    form_errors: tuple[str, ...]
    acting: str = ""  # whose menu was asked for


def menu_panel(look: Look, draft: Draft) -> MenuPanel:
    """The menu of the figure named by `for`, and what happens on the board."""
    acting = draft.query.get("for", "")
    known = acting in look.table.heroes or acting in look.table.monsters
    return MenuPanel(
        url=draft.url,
        title=look.name_of(acting) if known else _("Spielfeld"),
        class_id=look.crest_of(acting),
        groups=_with_stairs(groups(look, draft.url, acting if known else None), look, draft, acting),
        done=done_this_turn(look) if acting == look.table.round.turn else (),
        form_errors=look.errors(draft.errors),
        acting=acting,
    )


def turn_menu(look: Look, draft: Draft) -> MenuPanel:
    """The menu of whoever is on turn: a hero, or the game master with all monsters; and what happens on the board."""
    turn = look.table.round.turn
    hero = look.table.heroes.get(turn or "")
    who = hero.name if hero else _("Spielleiter") if turn == GAME_MASTER else ""
    acting = groups(look, draft.url, hero.id) if hero else _monsters(look, draft.url)
    return MenuPanel(
        url=draft.url,
        title=_("%s ist am Zug") % who if who else _("Was geschieht?"),
        class_id=look.crest_of(turn or ""),
        groups=_with_stairs((*acting, *groups(look, draft.url, None)), look, draft, ""),
        done=done_this_turn(look),
        form_errors=look.errors(draft.errors),
    )


def _with_stairs(found: tuple[DeedGroup, ...], look: Look, draft: Draft, acting: str) -> tuple[DeedGroup, ...]:
    """Those who come down the stairs: on the board all of them, in a hero's menu himself."""
    stairs = tuple(
        deed if acting in look.table.heroes else replace(deed, text=deed.full_text)
        for deed in coming_down(look, draft)
        if acting not in look.table.heroes or dict(deed.acting)["hero_id"] == acting
    )
    return (*found, DeedGroup("stairs", _("Treppe"), stairs)) if stairs else found


def _monsters(look: Look, url: str) -> tuple[DeedGroup, ...]:
    """Everything that monsters can do by their abilities, each under its name; those that only attack together."""
    scene = Scene(look.table, look.content, Answers())
    plain, special = list[Deed](), list[DeedGroup]()
    for monster in look.monsters:
        own, notes = own_deeds(scene, monster), to_remember(scene, monster)
        found = tuple(
            deed
            for deed in candidates(look, url, monster.id)
            if deed.kind in ("attack", *own) and is_possible(look, deed, monster.id)
        )
        if own or notes:
            shown = tuple(replace(deed, key=None) for deed in found)
            words = tuple(look.labels.text(f"to_remember.{one}") for one in notes)
            special.append(DeedGroup(f"of-{monster.id}", look.name_of(monster.id), shown, words, is_monster=True))
        else:
            plain += [replace(deed, text=deed.full_text, key=None) for deed in found]
    return (*special, *([DeedGroup("monsters", _("Monster"), tuple(plain))] if plain else ()))


def groups(look: Look, url: str, acting: str | None) -> tuple[DeedGroup, ...]:
    """What a figure can do (without one: what happens on the board), under headings; a key is given once."""
    found: dict[Group, list[Deed]] = {}
    for deed in deeds(look, url, acting):
        found.setdefault(deed.group, []).append(deed)
    return tuple(DeedGroup(group.value, _titles()[group], tuple(found[group])) for group in Group if group in found)


def _titles() -> dict[Group, str]:
    return {
        Group.FIGHT: _("Kampf"),
        Group.EXPLORE: _("Erkunden"),
        Group.MAGIC: _("Magie"),
        Group.THINGS: _("Dinge"),
        Group.BODY: _("Zustand"),
        Group.BOARD: _("Spielfeld"),
    }


_COUNTED = (Group.FIGHT, Group.EXPLORE, Group.MAGIC, Group.THINGS)


def done_this_turn(look: Look) -> tuple[str, ...]:
    """`Ragna: Angreifen`, `Aldemar: Basiszauber (2×)`, the oldest first; nothing while no turn runs."""
    if look.table.round.turn is None:
        return ()
    told = Counter(_told(look, command) for command in reversed(list(_since_turn_began(look))))
    return tuple(text if number == 1 else f"{text} ({number}×)" for text, number in told.items())


def _since_turn_began(look: Look) -> Iterator[Command]:
    """The newest first, as far back as the turn goes."""
    for action in look.snapshot.recent:
        if not action.active:
            continue
        if action.entry.command is not None:
            command = proposals.done_by(look.snapshot.system, action.entry.command)
            known = ACTIONS.get(getattr(command, "type", ""))
            if known is not None and known.group in _COUNTED:
                yield command
        if any(isinstance(event, TurnBegan) for event in action.entry.events):
            return


def _told(look: Look, command: Command) -> str:
    kind = str(getattr(command, "type", ""))
    text = look.labels.text(f"actions.{kind}")
    name = look.name_of(str(getattr(command, acting_field(kind) or "", "")))
    return f"{name}: {text}" if name else text


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
    return all(offers.has_any(name, one_of(schema, name)) for name in sorted(asked))


def _whatever_is_said(offers: Offers, schema: Mapping[str, Any], name: str) -> bool:
    """Whether a box is refused ticked as well, so that nothing that is asked for could help."""
    return schema["properties"][name].get("type") == "boolean" and offers.refuses(name, "true")


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
