"""Contents of the page of backups and of the look at one of them: what bringing it back would change."""

import shutil
from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import NamedTuple

from app.campaign.model import CampaignState
from app.campaign.ports import CampaignSummary, StorageFault
from app.core.errors import UnknownContent
from app.labels.labels import Labels
from app.settings import Settings
from app.storage import foreign_data
from app.storage.drawings import Drawings
from app.storage.recovery.choose import Backup, named
from app.storage.recovery.schedule import BackupScheduler, Drill
from app.storage.recovery.swap import Candidate
from app.storage.store import SqlStore
from app.web.http.languages import t
from app.web.table.game_pages import Change, Changes
from app.web.table.services import Services
from app.web.ui.formats import day
from app.web.ui.forms import FieldError
from app.web.ui.rendering import Context

_LITTLE_ROOM, _COPIES = 500_000_000, 3  # bytes; backups of an evening
_NEARLY_FULL = 0.9


class _Known(NamedTuple):
    """A campaign on one of the two sides. Without a state: damaged, or of a game that is not here."""

    campaign: CampaignSummary
    state: CampaignState | None


def safety(app: Services) -> Context:
    """Return how safe the house is: the newest backup, whether it held at its trial, and what went wrong.

    Raises: StorageFault.
    """
    scheduler, labels = app.backup_scheduler, app.renderer.labels
    if scheduler is None:
        return {"is_here": False}  # this program makes no backups of its database
    newest, drill = scheduler.backups.newest(), scheduler.last_drill()
    return {
        "is_here": True,
        "newest": None if newest is None else line(newest, labels, app.clock()),
        "trial": "" if drill is None else _trial(drill, labels),
        "has_held": drill is None or not (drill.code or drill.differed),
        "fault": labels.error(scheduler.fault) if scheduler.fault else "",
        "warnings": tuple(_warnings(app.settings)),
    }


def _warnings(settings: Settings) -> Iterator[str]:
    """Yield warnings of limits that are near: the room for the data, and the size of an uploaded backup."""
    try:
        held, free = settings.database.stat().st_size, shutil.disk_usage(settings.data).free
    except OSError:  # then more is wrong than a limit, and told elsewhere
        return
    if free < max(_LITTLE_ROOM, _COPIES * held):
        yield t("only_are_left_free_on_the_disk", size=(size(free)))
    if held > foreign_data.LARGEST * _NEARLY_FULL:
        yield t("the_database_measures", size=size(held), most=foreign_data.LARGEST // 1_000_000)


def backups_page(app: Services, done: str = "", errors: tuple[FieldError, ...] = ()) -> Context:
    """Return the list with all that can be done. Raises: StorageFault."""
    labels, scheduler = app.renderer.labels, app.backup_scheduler
    lines, restored = tuple[Context, ...](), None
    if scheduler is not None:
        try:
            lines = tuple(line(one, labels, app.clock()) for one in scheduler.backups.all())
        except StorageFault as fault:
            errors = (*errors, FieldError("", fault.code, dict(fault.data)))
        last = scheduler.restoring.last()
        restored = None if last is None else {"name": name_of(last.name, labels), "at": last.at}
    return {
        "safety": safety(app),
        "backups": lines,
        "restored": restored,
        "done": done if scheduler is not None else "",
        "errors": errors,
        "works": app.works.running(),
        "most": foreign_data.LARGEST // 1_000_000,  # MB of a file
    }


def candidate_page(
    app: Services, scheduler: BackupScheduler, candidate: Candidate, errors: tuple[FieldError, ...] = ()
) -> Context:
    """Return the changes that a candidate would make, from now. Raises: StorageFault."""
    stand = scheduler.restoring.stand()
    with scheduler.restoring.looking(candidate) as (store, drawings):
        campaigns = tuple(_changes(app, _all(app.store), _all(store)))
        drawn = tuple(_drawn(app, app.drawings, drawings))
    labels = app.renderer.labels
    healed = ", ".join(labels.text(f"read_tables.{name}") for name in candidate.differed)
    return {
        "candidate": candidate,
        "name": name_of(candidate.name, labels),
        "campaigns": campaigns,
        "drawings": drawn,
        "healed": healed,
        "stand": stand,
        "errors": errors,
    }


def line(backup: Backup, labels: Labels, now: datetime) -> Context:
    """Return a backup in words."""
    return {
        "name": backup.name,
        "why": labels.text(f"backup_reasons.{backup.reason}"),
        "at": backup.at,
        "size": size(backup.size),
        "is_dated_ahead": backup.at > now,
    }


def name_of(file: str, labels: Labels) -> str:
    """Return the name of a backup of this house; a file from elsewhere keeps its name."""
    said = named(file)
    return t("backup", when=day(said.at), why=labels.text(f"backup_reasons.{said.reason}")) if said else file


def size(count: int) -> str:
    """Return a file's size: `1,4 MB`."""
    return f"{count / 1_000_000:.1f} MB".replace(".", t("decimal_sign"))


def _trial(drill: Drill, labels: Labels) -> str:
    words = {"when": day(drill.at), "made": day(drill.made)}
    if drill.code:
        return t("test_the_backup_of_cannot", **words) + (" " + labels.error(drill.code, **drill.data))
    if drill.differed:
        tables = ", ".join(labels.text(f"read_tables.{name}") for name in drill.differed)
        return t("test_in_the_backup_of_this_does", **words, tables=tables)
    entries = t("entries_in_backups", count=drill.entries)
    return t("test_the_backup_of_could", **words, entries=entries)


def _all(store: SqlStore) -> dict[tuple[int, str], _Known]:
    """Return every campaign by what makes it this one and no other: its number and its dice."""
    known = {}
    for one in store.campaigns():
        state = _state(store, one.id)
        known[one.id, state.house.cup.begun_with if state else ""] = _Known(one, state)
    return known


def _state(store: SqlStore, campaign_id: int) -> CampaignState | None:
    try:
        with store.reading(campaign_id) as campaign:
            return campaign.state
    except UnknownContent:
        return None
    except StorageFault as fault:
        if fault.code != "state.damaged":
            raise
        return None


def _changes(
    app: Services, before: dict[tuple[int, str], _Known], after: dict[tuple[int, str], _Known]
) -> Iterator[Context]:
    """Yield the change of each campaign. `kind`: new, gone, changed or same; `game`: empty where there is only one."""
    for key in dict.fromkeys((*before, *after)):
        old, new = before.get(key), after.get(key)
        known = new or old
        assert known is not None
        one = known.campaign
        kind = "new" if old is None else "gone"
        details = tuple[Changes, ...]()
        if old is not None and new is not None:
            kind = "same" if old.state == new.state and old.campaign.revision == new.campaign.revision else "changed"
            details = () if kind == "same" else tuple(_details(app, old, new))
        yield {
            "name": one.name,
            "game": app.name_of_game(one.system) if len(app.words) > 1 else "",
            "kind": kind,
            "changes": tuple(_facts(app, old, new)),
            "details": details,
        }


def _drawn(app: Services, before: Drawings, after: Drawings) -> Iterator[Context]:
    """Yield the change of each drawing that does not stay as it is; `kind` as in `_changes`."""
    for system in app.systems:
        old, new = ({one.id: one for one in drawings.all(system)} for drawings in (before, after))
        for drawing in dict.fromkeys((*old, *new)):
            was, now = old.get(drawing), new.get(drawing)
            one = now or was
            if one is not None and (was is None or now is None or was.body != now.body):
                yield {"name": one.name, "kind": "new" if was is None else "gone" if now is None else "changed"}


def _details(app: Services, old: _Known, new: _Known) -> Iterator[Changes]:
    pages = app.pages.get(new.campaign.system)
    if pages is not None and old.state is not None and new.state is not None:
        yield from pages.differences(old.state, new.state)


def _facts(app: Services, old: _Known | None, new: _Known | None) -> Iterator[Change]:
    was, now = (dict(_counted(app, one)) if one else {} for one in (old, new))
    for label in dict.fromkeys((*was, *now)):
        before, after = was.get(label), now.get(label)
        if was and now and before != after:
            yield Change(label, before, after or "")
        elif not (was and now):
            yield Change(label, None, after or before or "")


def _counted(app: Services, known: _Known) -> Sequence[tuple[str, str]]:
    one, state = known
    played = (
        (t("name"), one.name),
        (t("entries_of_the_chronicle"), str(one.revision)),
        (t("last_played"), day(one.changed_at)),
    )
    if state is None:
        return played
    passports = app.systems[one.system].passports(state.table)
    gold = sum(passport.values.get("gold", 0) for passport in passports)
    return (
        *played,
        (t("heroes_at_the_table"), ", ".join(passport.name for passport in passports) or t("nobody")),
        (t("gold_of_all_heroes"), str(gold)),
        (t("phones"), str(len(state.house.joined))),
    )
