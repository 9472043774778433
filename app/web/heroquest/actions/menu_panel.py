"""The menu of actions: everything somebody can do just now, under a few headings, with keys."""

from dataclasses import dataclass, replace

from app.core.answers import Answers
from app.systems.heroquest.bestiary.rules.own_deeds import own_deeds, to_remember
from app.systems.heroquest.scene import Scene
from app.web.game_pages import Draft
from app.web.heroquest.actions.catalog import Group
from app.web.heroquest.actions.deeds import Deed, candidates, coming_down, deeds, is_possible
from app.web.heroquest.actions.this_turn import done_this_turn
from app.web.heroquest.look import Look
from app.web.translation import _


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
    """What the one whose turn it is can do, or whoever was asked for."""

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
    acting = groups(look, draft.url, hero.id) if hero else _monsters(look, draft.url)
    return MenuPanel(
        url=draft.url,
        title=_("%s ist am Zug") % hero.name if hero else _("Was geschieht?"),
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
