"""Offers of a figure for programs, cut to what the caller may do."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated

from fastapi import APIRouter, Query

from app.campaign import permissions
from app.core.errors import Data, NotAllowed
from app.core.events import Command
from app.core.game_system import Role
from app.core.model import Model
from app.core.offers import Offer, Refusal, new_field
from app.labels.labels import Labels
from app.web.api.models import CommandJson
from app.web.api.schema import problems
from app.web.table.request import Called, TableRequest
from app.web.ui.forms import FormRefused, command_type, read_json_command

router = APIRouter(prefix="/api/v1")
FigureId = Annotated[str | None, Query(pattern=r"^[A-Za-z0-9_-]{1,64}$")]


class RefusalTold(Model):
    """Reason against an offer: a stable code, the sentence, its values, and the rule where there is one."""

    code: str
    text: str
    data: Mapping[str, Data]
    rule: str | None


class OfferTold(Model):
    """One thing that can be done now, or not with the reason.

    `command` is what to send; `asks` names the fields that it still needs. `needs_yes`: the game master is asked first,
    so it is sent as a proposal. `due` is the rule that demands it now, `cost` is in squares, `is_spent` warns that the
    turn has no movement or action left for it.
    """

    command: CommandJson
    asks: tuple[str, ...]
    title: str
    group: str
    needs_yes: bool
    refusal: RefusalTold | None
    cost: int | None
    due: str | None
    is_spent: bool


class OffersTold(Model):
    """Offers of a figure at this revision; without a figure what befalls the table."""

    revision: int
    figure: str | None
    offers: tuple[OfferTold, ...]


@router.get("/campaigns/{campaign_id}/offers", tags=["play"], responses=problems())
def offers(call: Called, figure: FigureId = None) -> OffersTold:
    """List what a figure can do now, with the reason where it cannot; without one what befalls the table.

    A command of the list may be refused all the same when the table has moved on since its revision. A player asks for
    own heroes; the game master for everybody.
    """
    actor, state = call.actor, call.snapshot.state
    found = call.system.offers(state.table, actor.viewer, figure)
    if figure is not None and not actor.viewer.owns(figure):
        raise NotAllowed("actor.guest" if actor.role is Role.GUEST else "actor.not_own_hero")
    return OffersTold(revision=call.snapshot.revision, figure=figure, offers=tuple(_told(call, found)))


def _told(call: TableRequest, found: Sequence[Offer]) -> Iterator[OfferTold]:
    """Yield the offers that the caller may do, or ask the game master for."""
    labels = call.game.words(call.snapshot.state)
    for offer in found:
        kind = command_type(call.system, offer.type)
        is_free = _is_free(call, offer, kind)
        if is_free or kind.may_be_proposed:
            yield OfferTold(
                command=offer.command,
                asks=offer.asks,
                title=_title(labels, offer.type),
                group=offer.group,
                needs_yes=not is_free,
                refusal=_refused(offer.refusal, labels) if offer.refusal else None,
                cost=offer.cost,
                due=offer.due,
                is_spent=offer.is_spent,
            )


def _is_free(call: TableRequest, offer: Offer, kind: type[Command]) -> bool:
    """Return whether the caller may do it without asking; of a command that is not told yet its permission decides."""
    if call.actor.role is Role.GAME_MASTER:
        return True
    if offer.is_spent:
        return False
    if {*offer.asks} - {new_field(kind)}:
        return kind.permission in call.snapshot.state.house.permissions
    try:
        new = new_field(kind)
        command = read_json_command(call.system, {**offer.command, **({new: "new"} if new else {})})
        permissions.check_allowed(call.system, call.actor, command, call.snapshot.state)
    except (NotAllowed, FormRefused):
        return False
    return True


def _title(labels: Labels, kind: str) -> str:
    short = f"actions.{kind}"
    return labels.text(short) if short in labels else labels.text(f"commands.{kind}", hero="").strip()


def _refused(refusal: Refusal, labels: Labels) -> RefusalTold:
    sentence = labels.error(refusal.code, **refusal.data)
    return RefusalTold(code=refusal.code, text=sentence, data=refusal.data, rule=refusal.rule)
