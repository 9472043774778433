"""The parts of all live pages: a game's own, and those that every game shares."""

from collections.abc import Collection, Mapping
from dataclasses import replace

from app.campaign.model import GUEST, Actor, Device
from app.core.errors import NotAllowed
from app.core.game_system import Role
from app.web.http.languages import spoken
from app.web.http.rate_limits import Notice
from app.web.live.parts import Fragment, Part, fragment
from app.web.table import proposal_lists
from app.web.table.chronicle_parts import chronicle, newest_entry, undo_box
from app.web.table.dice_seal import dice_seal
from app.web.table.game_pages import LivePage
from app.web.table.handed_rolls import asked_part, waiting_part
from app.web.table.hero_cards import hero_cards, other_heroes
from app.web.table.services import Services
from app.web.table.snapshot import Snapshot
from app.web.table.table_pages import GamePages
from app.web.table.ways_panel import table_mark
from app.web.ui.rendering import Shown

_SHOW_SEAL = ("table", "watch", "screen", "passport")  # the fingerprint of the dice, for everybody to see


def live_page(services: Services, page: str, snapshot: Snapshot, actor: Actor, hero_id: str | None) -> LivePage:
    """Return a live page with the parts every game shares added. Raises: UnknownSubject, NotAllowed."""
    if page == "contact":
        return LivePage("", None, ())
    if page == "log":
        return LivePage("", None, (table_mark(snapshot.revision),))
    if page == "waiting":
        return LivePage("", None, (_waiting(snapshot, actor),))
    if page == "join":
        return LivePage("campaigns/join.html", None, (phones(snapshot, actor),))
    if page == "screen" or (page == "watch" and actor.role is Role.GAME_MASTER):
        actor = GUEST  # it is a public screen
    if page in services.pages[snapshot.system.id].hero_pages:
        return _hero_page(services, page, snapshot, actor, hero_id)
    found = _game_page(services, page, snapshot, actor, hero_id)
    if page != "table":
        return found
    handed = waiting_part(services, snapshot, actor)
    return replace(found, parts=(*found.parts, _phone_count(snapshot), _watch(services, snapshot, actor), handed))


def _hero_page(services: Services, page: str, snapshot: Snapshot, actor: Actor, hero_id: str | None) -> LivePage:
    """Return a page of a phone, the same for all phones that show the same: made once for them together."""
    notes, read_by = services.phone_notes.of(snapshot.campaign_id), str(actor.device_id)
    read = tuple(notes.read.get((read_by, one)) for one in sorted(actor.hero_ids))
    device_id = read_by if read_by in _named_devices(snapshot) else ""
    key = (spoken.get(), page, hero_id, actor.role, actor.hero_ids, device_id, read, *notes.rolls.items())
    if key not in snapshot.memo:
        game, found = services.pages[snapshot.system.id], _game_page(services, page, snapshot, actor, hero_id)
        hero_id = hero_id or min(actor.hero_ids, default=None)
        own = proposal_lists.own_list(game, snapshot, actor, hero_id)
        proposed = own if page == "passport" else _proposed(game, snapshot, actor, hero_id)
        cards = hero_cards(services, snapshot, actor, hero_id)
        asked = asked_part(services, snapshot, actor, hero_id)
        begin = _begin(game, snapshot, actor), other_heroes(services, snapshot, actor, hero_id)
        shown = (*found.parts, proposed, cards, asked, *(begin if page == "passport" else ()))
        snapshot.memo[key] = replace(found, parts=shown)
    made: LivePage = snapshot.memo[key]
    return made


def _named_devices(snapshot: Snapshot) -> Collection[str | None]:
    """Return the devices of which the newest actions and the proposals speak: what they show is theirs alone."""
    if "devices" not in snapshot.memo:
        proposed = (one.device_id for one in snapshot.state.house.proposals.values())
        snapshot.memo["devices"] = {*(one.entry.actor.device_id for one in snapshot.recent), *proposed}
    found: Collection[str | None] = snapshot.memo["devices"]
    return found


def _proposed(game: GamePages, snapshot: Snapshot, actor: Actor, hero_id: str | None) -> Part:
    """Return the list of proposals: for the game master those that wait, for others those of their phone."""
    if actor.role is Role.GAME_MASTER:
        return proposal_lists.waiting_list(game, snapshot, actor)
    return proposal_lists.own_list(game, snapshot, actor, hero_id)


def _begin(game: GamePages, snapshot: Snapshot, actor: Actor) -> Fragment:
    """Return the way to a hero more, where the game master lets players begin heroes."""
    is_allowed = actor.role is Role.PLAYER and game.lets_begin(snapshot.state)
    url = f"/campaigns/{snapshot.campaign_id}/new-hero" if is_allowed else ""
    return fragment("begin-hero", "table/_begin_hero.html", url=url)


def _game_page(services: Services, page: str, snapshot: Snapshot, actor: Actor, hero_id: str | None) -> LivePage:
    """Return all of a page that only a new revision changes; twelve phones make it once for each hero."""
    key = (spoken.get(), page, hero_id, actor.role, actor.hero_ids)
    if key not in snapshot.memo:
        game = services.pages[snapshot.system.id]
        found = game.live_page(page, snapshot, actor, hero_id)
        shared: tuple[Part, ...] = () if page in game.hero_pages else (_told(page, game, snapshot, actor),)
        if page == "table":
            waiting = proposal_lists.waiting_list(game, snapshot, actor)
            shared = (*shared, undo_box(services, game, snapshot, actor), waiting, table_mark(snapshot.revision))
        if page in _SHOW_SEAL:
            shared = (*shared, dice_seal(snapshot))
        snapshot.memo[key] = replace(found, parts=(*found.parts, *shared))
    remembered: LivePage = snapshot.memo[key]
    return remembered


def _told(page: str, game: GamePages, snapshot: Snapshot, actor: Actor) -> Part:
    """Return the part of the chronicle that a page shows."""
    return newest_entry(game, snapshot, actor) if page == "screen" else chronicle(game, snapshot, actor)


def _waiting(snapshot: Snapshot, actor: Actor) -> Fragment:
    """Return a phone that still waits for a hero. Raises: NotAllowed, upon which the page asks where to go."""
    device = snapshot.state.house.devices.get(actor.device_id or "")
    if device is None or not device.wanted:
        raise NotAllowed("device.unknown")
    return waiting_for(device)


def waiting_for(device: Device) -> Fragment:
    """Return the page of a phone that waits for the game master."""
    return fragment("waiting", "campaigns/_waiting.html", name=device.name)


def _phone_count(snapshot: Snapshot) -> Fragment:
    devices = [device.id for device in snapshot.state.house.joined]
    connected = sum(snapshot.presence[device].connected for device in devices)
    url = f"/campaigns/{snapshot.campaign_id}"
    return fragment("phone-count", "campaigns/_phone_count.html", url=url, phones=len(devices), connected=connected)


def _watch(services: Services, snapshot: Snapshot, actor: Actor) -> Fragment:
    """Return the watchman's notices for the game master; empty for everybody else."""
    phones, notices = tuple[Shown, ...](), tuple[Notice, ...]()
    if actor.role is Role.GAME_MASTER:
        names = snapshot.system.hero_names(snapshot.state.table)
        phones = tuple(
            Shown(
                device_id=device.id,
                name=device.name,
                heroes=_listed(names, device.hero_ids),
                wanted=_listed(names, device.wanted),
            )
            for device in snapshot.state.house.joined
            if device.wanted or not device.known
        )
        joined = {device.id for device in snapshot.state.house.joined}
        notices = tuple(one for one in services.watchman.notices() if not one.device_id or one.device_id in joined)
    url = f"/campaigns/{snapshot.campaign_id}"
    return fragment("watchman", "campaigns/_watchman.html", url=url, phones=phones, notices=notices)


def phones(snapshot: Snapshot, actor: Actor) -> Fragment:
    """Return who joined, who is there, and how they are doing. Raises: NotAllowed for anybody but the game master."""
    if actor.role is not Role.GAME_MASTER:
        raise NotAllowed("actor.game_master_only")
    names, devices = snapshot.system.hero_names(snapshot.state.table), snapshot.state.house.joined
    joined = tuple(_phone(snapshot, device, names) for device in devices)
    at_table = snapshot.system.passports(snapshot.state.table)
    held = frozenset[str]().union(*(device.hero_ids for device in devices))
    return fragment(
        "phones",
        "campaigns/_phones.html",
        url=f"/campaigns/{snapshot.campaign_id}",
        phones=joined,
        connected=sum(phone["is_connected"] for phone in joined),
        unknown=sum(not phone["is_known"] for phone in joined),
        waiting=tuple(one.name for one in at_table if one.hero_id not in held),
    )


def _listed(names: Mapping[str, str], hero_ids: Collection[str]) -> str:
    """Return the heroes' names in the order of their seats."""
    return ", ".join(name for hero_id, name in names.items() if hero_id in hero_ids)


def _phone(snapshot: Snapshot, device: Device, names: Mapping[str, str]) -> Shown:
    presence = snapshot.presence[device.id]
    return Shown(
        device_id=device.id,
        name=device.name,
        heroes=_listed(names, device.hero_ids),
        is_known=device.known,
        wanted=_listed(names, device.wanted),  # heroes it waits for, because another phone plays them
        is_connected=presence.connected,
        seen_at=presence.seen_at,
        is_asleep=presence.asleep,
        # actions it has not seen yet
        behind=max(snapshot.revision - presence.revision, 0) if presence.revision and not presence.connected else 0,
        # milliseconds, roughly; None when it does not answer
        delay=None if presence.delay is None else max(round(presence.delay * 100), 1) * 10,
    )
