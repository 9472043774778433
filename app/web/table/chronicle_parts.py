"""The chronicle on pages: its entries, and the box that takes back and brings back."""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import islice
from typing import NamedTuple

from app.campaign.model import Action, Actor, CampaignState, Entry, EntryKind
from app.core.answers import HandRoll
from app.core.dice import CountedRoll
from app.core.errors import InTheWay, StaleRevision, UnknownSubject
from app.core.game_system import Role
from app.web.http.languages import t
from app.web.live.parts import Fragment, PartGroup, fragment
from app.web.table.game_pages import Change, Changes, Story
from app.web.table.services import Services
from app.web.table.snapshot import RECENT, Snapshot
from app.web.table.table_pages import GamePages
from app.web.ui.rendering import Shown

MOST_CHANGES = 4  # beside the button; all of them stand on the page that looks ahead


def chronicle(game: GamePages, snapshot: Snapshot, actor: Actor) -> PartGroup:
    """Return the newest entries, newest first."""
    return PartGroup("log-list", tuple(islice(log_entries(game, snapshot, snapshot.recent, actor), RECENT)), grows=True)


def newest_entry(game: GamePages, snapshot: Snapshot, actor: Actor) -> Fragment:
    """Return the newest action that counts, as far as this person may know it."""
    newest = next((one.context for one in log_entries(game, snapshot, snapshot.counting, actor)), None)
    return fragment("newest-entry", "event_log/_newest_entry.html", entry=newest)


def log_entries(
    game: GamePages, snapshot: Snapshot, actions: Iterable[Action], actor: Actor, *, is_live: bool = True
) -> Iterator[Fragment]:
    """Yield entries of the chronicle, made one by one as they are asked for; without those this person may not know.

    Where nothing follows live, their forms lead back to the whole chronicle.
    """
    url, stories, newest = f"/campaigns/{snapshot.campaign_id}", game.stories(snapshot.state, actor), _newest(snapshot)
    for action in actions:
        story = stories.story(action)
        if story is not None:
            can_undo = actor.role is Role.GAME_MASTER and action.active and action.undoable
            row = _Row(url, action.active, can_undo, can_undo and action.revision < newest, is_live)
            yield stories.of(action.entry, row, partial(_log_entry, action.entry, story, row))


class _Row(NamedTuple):
    """All that an entry of the chronicle shows besides what never changes about it."""

    url: str
    is_active: bool
    can_undo: bool
    can_jump: bool
    is_live: bool


def _log_entry(entry: Entry, story: Story, row: _Row) -> Fragment:
    by_hand = any(isinstance(answer, HandRoll | CountedRoll) for answer in entry.answers)
    entry_id = f"log-entry-{entry.revision}"
    context = Shown(
        id=entry_id,
        url=row.url,
        revision=entry.revision,
        crest=story.crest,
        sentences=story.sentences,
        who=entry.actor.name,
        at=entry.at,
        is_undone=not row.is_active,
        is_correction=entry.kind is EntryKind.CORRECTION,
        can_undo=row.can_undo,
        can_correct=row.can_undo and by_hand,
        is_live=row.is_live,
        can_jump=row.can_jump,
        is_phone=entry.actor.role is Role.PLAYER,
        throws=story.throws,
        reasons=story.reasons,
        rules=story.rules,
    )
    return Fragment(entry_id, "event_log/_log_entry.html", context)


def undo_box(app: Services, game: GamePages, snapshot: Snapshot, actor: Actor) -> Fragment:
    """Return the actions that undo and redo would act on now."""
    newest = next((one for one in snapshot.counting if one.undoable), None)
    story = game.stories(snapshot.state, actor).story(newest) if newest else None
    before = _without(app, snapshot, newest) if newest else None
    changes = differences(game, snapshot.state, before) if before else ()
    return fragment(
        "undo-box",
        "event_log/_undo_box.html",
        url=f"/campaigns/{snapshot.campaign_id}",
        undo_revision=newest.revision if newest else None,
        undo_sentence=" ".join(story.sentences) if story else "",
        undo_key=f"undo-{snapshot.revision}",
        redo_key=f"redo-{snapshot.revision}" if snapshot.can_redo else None,
        revision=snapshot.revision,
        changes=tuple(_first(changes, MOST_CHANGES)),
        has_more=sum(len(one.changes) for one in changes) > MOST_CHANGES,
    )


def differences(game: GamePages, before: CampaignState, after: CampaignState) -> tuple[Changes, ...]:
    """Return the pending changes in words, the house first."""
    house, words = Changes(t("campaign"), "game_master", tuple(_house(before, after))), game.differences
    return tuple(one for one in (house, *words(before, after)) if one.changes)


def _without(app: Services, snapshot: Snapshot, newest: Action) -> CampaignState | None:
    """Return the campaign before its newest action: from the snapshot if it has it, otherwise worked out.

    None when something stands in the way, or when it was taken back, or all data replaced, since the snapshot.
    """
    if snapshot.before is not None and newest.revision == snapshot.revision:
        return snapshot.before
    try:
        return app.play.without(snapshot.campaign_id, newest.revision)
    except (InTheWay, StaleRevision, UnknownSubject):
        return None


def _house(before: CampaignState, after: CampaignState) -> Sequence[Change]:
    old, new = before.house, after.house
    told = {
        t("name_of_the_campaign"): (old.name, new.name),
        t("dice"): tuple(t(_DICE[house.dice_mode.value]) for house in (old, new)),
        t("allowed_on_phones"): tuple(str(len(house.permissions)) for house in (old, new)),
    }
    changed = [Change(label, *pair) for label, pair in told.items() if pair[0] != pair[1]]
    return [*changed, Change(t("notes"), None, t("will_change"))] if old.notes != new.notes else changed


_DICE = {
    "hand": "by_hand_in_table",
    "faces": "by_hand_die_by_die",
    "standard": "by_hand_with_ordinary_dice",
    "app": "by_the_app",
}


def _first(changes: Sequence[Changes], number: int) -> Sequence[Changes]:
    found: list[Changes] = []
    for one in changes:
        if number > 0:
            found.append(Changes(one.name, one.crest, one.changes[:number]))
        number -= len(one.changes)
    return found


def _newest(snapshot: Snapshot) -> int:
    """Return the newest action that counts and may be taken back; 0 when there is none."""
    return next((one.revision for one in snapshot.counting if one.undoable), 0)
