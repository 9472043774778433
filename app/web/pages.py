"""Contexts of the pages that every game shares, and the parts of all live pages."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from app.campaign.model import Action, Actor, EntryKind
from app.core.answers import HandRoll
from app.core.errors import NotAllowed
from app.core.game_system import Role
from app.labels.labels import Labels
from app.web.game_pages import GamePages, LivePage
from app.web.live import Fragment, Group, Part
from app.web.services import Services
from app.web.snapshot import Snapshot


def words_of(found: Services, snapshot: Snapshot) -> Labels:
    """The words of a campaign; a game without pages of its own has only those of the house."""
    pages = found.pages.get(snapshot.system.id)
    return pages.words(snapshot.state) if pages else found.renderer.labels


@dataclass(frozen=True)
class LogEntry:
    """One line of the chronicle. Where nothing follows live, its forms lead back to the whole chronicle."""

    id: str
    url: str
    revision: int
    crest: str
    sentences: tuple[str, ...]
    who: str
    at: datetime
    is_undone: bool
    is_correction: bool
    can_undo: bool
    can_correct: bool
    is_live: bool = True
    can_jump: bool = False


@dataclass(frozen=True)
class UndoBox:
    """Undo and redo, each saying what it would do. The keys make two taps one."""

    url: str
    undo_revision: int | None
    undo_sentence: str
    undo_key: str
    redo_key: str | None
    revision: int


@dataclass(frozen=True)
class Phone:
    """A phone that joined."""

    device_id: str
    name: str
    heroes: str
    is_connected: bool
    seen_at: datetime | None


@dataclass(frozen=True)
class Phones:
    """All phones of a campaign, and the heroes that nobody holds in hand yet."""

    url: str
    phones: tuple[Phone, ...]
    connected: int
    waiting: tuple[str, ...]


def parts_of(services: Services, page: str, snapshot: Snapshot, actor: Actor, hero_id: str | None) -> tuple[Part, ...]:
    """The parts of a live page as this person may see them. Raises: UnknownSubject, NotAllowed."""
    return live_page(services, page, snapshot, actor, hero_id).parts


def live_page(services: Services, page: str, snapshot: Snapshot, actor: Actor, hero_id: str | None) -> LivePage:
    """A live page with the parts every game shares added. Raises: UnknownSubject, NotAllowed."""
    if page == "join":
        return LivePage("campaigns/join.html", None, (phones(snapshot, actor),))
    found = _game_page(services, page, snapshot, actor, hero_id)
    if page != "table":
        return found
    return replace(found, parts=(*found.parts, phones(snapshot, actor, "campaigns/_phone_count.html")))


def _game_page(services: Services, page: str, snapshot: Snapshot, actor: Actor, hero_id: str | None) -> LivePage:
    """All of a page that only a new revision changes; twelve phones make it once for each hero."""
    key = (page, hero_id, actor.role, actor.hero_ids)
    if key not in snapshot.memo:
        game = services.pages[snapshot.system.id]
        found = game.live_page(page, snapshot, actor, hero_id)
        shared: tuple[Part, ...] = () if page == "passport" else (chronicle(game, snapshot, actor),)
        if page == "table":
            shared = (*shared, undo_box(game, snapshot, actor))
        snapshot.memo[key] = replace(found, parts=(*found.parts, *shared))
    remembered: LivePage = snapshot.memo[key]
    return remembered


def chronicle(game: GamePages, snapshot: Snapshot, actor: Actor) -> Group:
    """The newest entries, newest first."""
    return Group("log-list", log_entries(game, snapshot, snapshot.recent, actor), grows=True)


def log_entries(
    game: GamePages, snapshot: Snapshot, actions: Sequence[Action], actor: Actor, *, is_live: bool = True
) -> tuple[Fragment, ...]:
    """Entries of the chronicle as fragments; what this person may not know is left out."""
    entries = (_log_entry(game, snapshot, action, actor, is_live) for action in actions)
    return tuple(Fragment(entry.id, "event_log/_log_entry.html", entry) for entry in entries if entry is not None)


def undo_box(game: GamePages, snapshot: Snapshot, actor: Actor) -> Fragment:
    """What undo and redo would do now."""
    newest = next((a for a in snapshot.recent if a.active and a.undoable), None)
    story = game.story(newest, snapshot.state, actor) if newest else None
    box = UndoBox(
        url=f"/campaigns/{snapshot.campaign_id}",
        undo_revision=newest.revision if newest else None,
        undo_sentence=story.sentences[0] if story else "",
        undo_key=f"undo-{snapshot.revision}",
        redo_key=f"redo-{snapshot.revision}" if snapshot.can_redo else None,
        revision=snapshot.revision,
    )
    return Fragment("undo-box", "event_log/_undo_box.html", box)


def phones(snapshot: Snapshot, actor: Actor, template: str = "campaigns/_phones.html") -> Fragment:
    """Who joined and who is there. Raises: NotAllowed for anybody but the game master."""
    if actor.role is not Role.GAME_MASTER:
        raise NotAllowed("actor.game_master_only")
    names = snapshot.system.hero_names(snapshot.state.table)
    devices = [device for device in snapshot.state.house.devices.values() if not device.revoked]
    joined = tuple(
        Phone(
            device_id=device.id,
            name=device.name,
            heroes=", ".join(names[hero_id] for hero_id in names if hero_id in device.hero_ids),
            is_connected=snapshot.presence[device.id].connected,
            seen_at=snapshot.presence[device.id].seen_at,
        )
        for device in devices
    )
    held = frozenset[str]().union(*(device.hero_ids for device in devices))
    context = Phones(
        url=f"/campaigns/{snapshot.campaign_id}",
        phones=joined,
        connected=sum(phone.is_connected for phone in joined),
        waiting=tuple(name for hero_id, name in names.items() if hero_id not in held),
    )
    element = template.rpartition("/_")[2].removesuffix(".html").replace("_", "-")
    return Fragment(element, template, context)


def _log_entry(game: GamePages, snapshot: Snapshot, action: Action, actor: Actor, is_live: bool) -> LogEntry | None:
    story = game.story(action, snapshot.state, actor)
    if story is None:
        return None
    entry, leads = action.entry, actor.role is Role.GAME_MASTER
    by_hand = any(isinstance(answer, HandRoll) for answer in entry.answers)
    return LogEntry(
        id=f"log-entry-{action.revision}",
        url=f"/campaigns/{snapshot.campaign_id}",
        revision=action.revision,
        crest=story.crest,
        sentences=story.sentences,
        who=entry.actor.name,
        at=entry.at,
        is_undone=not action.active,
        is_correction=entry.kind is EntryKind.CORRECTION,
        can_undo=leads and action.active and action.undoable,
        can_correct=leads and action.active and action.undoable and by_hand,
        is_live=is_live,
        can_jump=leads and action.active and action.undoable and action.revision < _newest(snapshot),
    )


def _newest(snapshot: Snapshot) -> int:
    """The newest action that counts and may be taken back; 0 when there is none."""
    return next((action.revision for action in snapshot.recent if action.active and action.undoable), 0)
