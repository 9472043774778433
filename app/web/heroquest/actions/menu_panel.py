"""The menu of actions: everything somebody can do just now, under a few headings, with keys."""

from dataclasses import dataclass, replace

from app.web.game_pages import Draft
from app.web.heroquest.actions.catalog import Group
from app.web.heroquest.actions.deeds import Deed, candidates, deeds, is_possible
from app.web.heroquest.look import Look
from app.web.translation import _


@dataclass(frozen=True)
class DeedGroup:
    """Deeds under one heading."""

    id: str
    title: str
    deeds: tuple[Deed, ...]


@dataclass(frozen=True)
class MenuPanel:
    """What the one whose turn it is can do, or whoever was asked for."""

    url: str
    title: str
    class_id: str
    groups: tuple[DeedGroup, ...]
    form_errors: tuple[str, ...]


def menu_panel(look: Look, draft: Draft) -> MenuPanel:
    """The menu of the figure named by `for`, and what happens on the board."""
    acting = draft.query.get("for", "")
    known = acting in look.table.heroes or acting in look.table.monsters
    return MenuPanel(
        url=draft.url,
        title=look.name_of(acting) if known else _("Spielfeld"),
        class_id=look.crest_of(acting),
        groups=groups(look, draft.url, acting if known else None),
        form_errors=look.errors(draft.errors),
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
        groups=(*acting, *groups(look, draft.url, None)),
        form_errors=look.errors(draft.errors),
    )


def _monsters(look: Look, url: str) -> tuple[DeedGroup, ...]:
    """Each monster's attack is one tap; everything else it can do waits on its card."""
    named = tuple(
        replace(deed, text=deed.full_text, key=None)
        for monster in look.monsters
        for deed in candidates(look, url, monster.id)
        if deed.kind == "attack" and is_possible(look, deed, monster.id)
    )
    return (DeedGroup("monsters", _("Monster"), named),) if named else ()


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
