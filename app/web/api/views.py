"""From campaigns to what the API tells of them. Nothing leaves that the caller may not know."""

from collections.abc import Callable, Mapping, Sequence
from http import HTTPStatus
from typing import Any

from fastapi import Response

from app.campaign import permissions
from app.campaign.commands import RenewDice
from app.campaign.events import CampaignCreated, DiceRenewed
from app.campaign.model import GAME_MASTER, Actor, CampaignState, Entry, EntryKind, Proposal
from app.campaign.play import Receipt
from app.campaign.ports import Reading
from app.campaign.proposals import read_wish, without_faces
from app.campaign.replay import Decision
from app.core.answers import Answer
from app.core.events import Command, Event
from app.core.game_system import GameState, Passport, Role, Viewer
from app.core.model import like
from app.web.api.models import (
    Applied,
    CampaignView,
    ChangedSubject,
    ChangedValue,
    DeviceView,
    HeroView,
    JournalEntry,
    ProposalView,
    UndoPreview,
    Who,
    Wish,
)
from app.web.table.chronicle_parts import differences
from app.web.table.conversation.told import EventTold, Preview, Step
from app.web.table.game_pages import Change
from app.web.table.request import TableRequest
from app.web.table.snapshot import Snapshot
from app.web.table.table_pages import GamePages

# The running seed tells all dice to come: not even the game master may know it.
NEVER_SHOWN: Mapping[type[Command | Event], set[str]] = {
    CampaignCreated: {"seed"}, DiceRenewed: {"seed"}, RenewDice: {"seed"},
}  # fmt: skip
_ACTIONS = (EntryKind.ACTION, EntryKind.CORRECTION)


def campaign(snapshot: Snapshot, actor: Actor) -> CampaignView:
    """Return a campaign and its table, cut by the game's own view."""
    house, leads = snapshot.state.house, actor.role is Role.GAME_MASTER
    return like(
        CampaignView,
        house,
        id=snapshot.campaign_id,
        system=snapshot.system.id,
        revision=snapshot.revision,
        role=actor.role,
        hero_ids=tuple(sorted(actor.hero_ids)),
        permissions=tuple(sorted(house.permissions)),
        can_redo=leads and snapshot.can_redo,
        notes=house.notes if leads else None,
        table=snapshot.system.view(snapshot.state.table, actor.viewer).model_dump(mode="json"),
    )


def hero(passport: Passport, viewer: Viewer) -> HeroView:
    """Return a hero: the passport of one's own, of another only what stands on the cover."""
    inside = {} if viewer.owns(passport.hero_id) else dict.fromkeys(("values", "equipment", "spell_sets"))
    return like(HeroView, passport, **inside)


def preview(game: GamePages, snapshot: Snapshot, actor: Actor, command: Command, decision: Decision) -> Preview:
    """Return a preview of a command, as far as the caller may know it."""
    table = snapshot.state.table
    facts = events(decision.events, actor.viewer, lambda: table)
    words = game.told(snapshot, actor, command, decision)
    return Preview(
        complete=decision.prompt is None,
        question=words.question,
        prompt=decision.prompt,
        answers=decision.answers,
        steps=steps(decision, actor.viewer, table),
        events=tuple(like(EventTold, said, fact=fact) for fact, said in zip(facts, words.facts, strict=True)),
    )


def steps(decision: Decision, viewer: Viewer, table: GameState) -> tuple[Step, ...]:
    """Return the turns of a conversation, as far as this person may know them."""
    return tuple(like(Step, step, events=events(step.events, viewer, lambda: table)) for step in decision.steps)


def undo_preview(game: GamePages, snapshot: Snapshot, target: int, after: CampaignState) -> UndoPreview:
    """Return the changes of an undo, for the game master."""
    told = differences(game, snapshot.state, after)
    changes = (ChangedSubject(name=one.name, changes=tuple(map(_value, one.changes))) for one in told)
    table = snapshot.system.view(after.table, GAME_MASTER.viewer).model_dump(mode="json")
    return UndoPreview(target=target, changes=tuple(changes), table=table)


def _value(change: Change) -> ChangedValue:
    return ChangedValue(label=change.label, before=change.old, after=change.new)


def proposal(snapshot: Snapshot, kept: Proposal, actor: Actor) -> ProposalView:
    """Return a proposal with its wish as a command; which card was drawn for it is the game master's to tell."""
    return like(
        ProposalView,
        kept,
        command=read_wish(snapshot.system, kept.wish).model_dump(mode="json"),
        answers=kept.answers if actor.role is Role.GAME_MASTER else without_faces(kept.answers),
    )


def submitted(
    call: TableRequest, response: Response, command: Command, wish: Wish, answers: Sequence[Answer] = ()
) -> Applied:
    """Do what somebody wishes; what became of it. Raises: as `Play.submit`."""
    form = call.form(wish.revision, wish.key)
    return applied(call, response, call.app.play.submit(call.campaign_id, command, answers, form))


def applied(call: TableRequest, response: Response, receipt: Receipt) -> Applied:
    """Return the result of a wish, as far as the caller may know it."""
    response.status_code = HTTPStatus.OK if receipt.repeated else HTTPStatus.CREATED
    facts = events(receipt.events, call.actor.viewer, lambda: call.snapshot.state.table)
    return Applied(revision=receipt.revision, repeated=receipt.repeated, events=facts)


def events(facts: Sequence[Event], viewer: Viewer, table: Callable[[], GameState]) -> tuple[Mapping[str, Any], ...]:
    """Return facts as JSON, as far as this person may know them who sees this table; the game master's is not looked
    at.
    """
    known = permissions.readable(viewer, facts)
    if known and viewer.role is not Role.GAME_MASTER:
        seen = table()
        known = tuple(fact.as_seen(seen) for fact in known)
    return tuple(fact.model_dump(mode="json", exclude=NEVER_SHOWN.get(type(fact))) for fact in known)


def entry(campaign: Reading, line: Entry, viewer: Viewer) -> JournalEntry | None:
    """Return an entry of the journal; None when nothing in it is for this person."""
    leads = viewer.role is Role.GAME_MASTER
    if not leads and not _is_for(campaign, line, viewer):
        return None
    action = campaign.action(line.revision) if line.kind in _ACTIONS else None
    return like(
        JournalEntry,
        line,
        by=like(Who, line.actor),
        counts=action.active if action else None,
        can_undo=leads and action is not None and action.active and action.undoable,
        command=_command(line.command) if leads and line.command else None,
        answers=line.answers if leads else None,
        places=line.places if leads else None,
        events=events(line.events, viewer, lambda: campaign.state.table),
    )


def devices(snapshot: Snapshot) -> tuple[DeviceView, ...]:
    """Return all phones, those that were sent away included."""
    return tuple(
        like(
            DeviceView,
            device,
            hero_ids=tuple(sorted(device.hero_ids)),
            wanted=tuple(sorted(device.wanted)),
            connected=snapshot.presence[device.id].connected,
            seen_at=snapshot.presence[device.id].seen_at,
        )
        for device in snapshot.state.house.devices.values()
    )


def _command(command: Command) -> dict[str, Any]:
    return command.model_dump(mode="json", exclude=NEVER_SHOWN.get(type(command)))


def _is_for(campaign: Reading, line: Entry, viewer: Viewer) -> bool:
    """Undo and redo are for those who may read what was taken back."""
    told = line if line.kind in _ACTIONS else _target(campaign, line)
    return told is not None and bool(permissions.readable(viewer, told.events))


def _target(campaign: Reading, line: Entry) -> Entry | None:
    action = campaign.action(line.target or 0)
    return action.entry if action else None
