"""The one door for every change: command -> facts -> append in one transaction -> tell the open pages."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from app.campaign import open_rolls, permissions, proposals, recording, replay, seals
from app.campaign.commands import ExpireProposal, HouseCommand, ProposeAction
from app.campaign.events import CampaignCreated
from app.campaign.lots import with_lot
from app.campaign.model import GAME_MASTER, Actor, Entry, EntryKind, Renewal
from app.campaign.ports import Reading
from app.campaign.recording import Form, Receipt, refusal_of, settle_pictures
from app.campaign.undo import TakingBack
from app.core.answers import Answer
from app.core.dice import fingerprint
from app.core.errors import GameError, NeedsLeave, NotAllowed, RuleViolation, StaleRevision, Unconfirmed, UnknownContent
from app.core.events import Command, SealedCommand
from app.core.game_system import Role
from app.core.model import with_own_ids

__all__ = ["Form", "Play", "Receipt"]


def _as_known(asking: open_rolls.Inquiry) -> open_rolls.Inquiry:
    """Return the same on the table as the asking person knows it; itself where that is the whole table."""
    if isinstance(asking.command, HouseCommand):
        return asking
    known = permissions.known(asking.system, asking.actor, asking.state)
    return asking if known is asking.state else replace(asking, state=known)


def _told_ahead(asking: open_rolls.Inquiry, asked: open_rolls.Reply) -> replay.Decision:
    """Return what the asking person may be told of a reply before it counts: `asking` about the table as known."""
    if not asking.actor.draws_blind:
        return asked.decision
    return replay.foretold(asked.decision, asking.given, asking.command, asking.state.table)


def _is_stopped_unseen(asked: open_rolls.Reply) -> bool:
    """Return whether something hidden from the player stops a deed that otherwise looks possible to them."""
    stops = refusal_of(asked) is not None and not isinstance(asked.refusal, StaleRevision)
    return stops and not asked.answers.thrown and not replay.waits_for_more(asked.decision)


def _ended_unseen(asking: open_rolls.Inquiry, asked: open_rolls.Reply) -> tuple[open_rolls.Inquiry, open_rolls.Reply]:
    """Drop the answers to what is asked no more where a deed ends early at something hidden: the hero dies of it."""
    used = len(asked.answers.used)
    if used >= len(asking.given):
        return asking, asked
    shorter = replace(asking, given=asking.given[:used])
    again = open_rolls.ask(shorter, throws=True, blind=asking.actor.draws_blind, opens=True)
    return (asking, asked) if refusal_of(again) is not None else (shorter, again)


def _check_may(campaign: Reading, asking: open_rolls.Inquiry, form: Form) -> None:
    """Raises: NotAllowed; StaleRevision when something the command speaks of changed since the form was made."""
    system, command = asking.system, asking.command
    hidden = permissions.hidden_subjects(system, form.actor, command, campaign.state)
    try:
        permissions.check_allowed(system, form.actor, command, campaign.state)
    except NeedsLeave:
        if system.player_may(campaign.state.table, command) is not None:
            recording.check_fresh(campaign, form, command.subjects - hidden)  # it may have been, a moment ago
        raise
    recording.check_fresh(campaign, form, command.subjects - hidden)


def _decided(
    asking: open_rolls.Inquiry, form: Form, *, known_to_all: bool
) -> tuple[open_rolls.Inquiry, open_rolls.Reply]:
    """Ask the rules; return their reply and the question it is to: a proposal where the game master must decide.

    That is what something hidden stops, and a drawn card that asks for more.
    """
    blind = asking.actor.draws_blind
    asked = open_rolls.ask(asking, throws=True, blind=blind, opens=True)
    if not known_to_all and refusal_of(asked) is not None:
        asking, asked = _ended_unseen(asking, asked)
    if not known_to_all and _is_stopped_unseen(asked):
        proposal = proposals.proposing(form.actor, form.key, asking.command, ())
        asking = replace(asking, command=proposal, given=())
        asked = open_rolls.ask(asking, blind=blind)
    if blind and replay.waits_for_more(asked.decision):
        drawn = asked.decision
        shown = proposals.without_faces(asking.given)
        proposal = proposals.proposing(form.actor, form.key, asking.command, shown)
        asking = replace(asking, command=proposal, given=drawn.answers, kept=drawn.places)
        asked = open_rolls.ask(asking, blind=blind)
    return asking, asked


class Play(TakingBack):
    """Plays campaigns of every registered game."""

    def create(self, name: str, system_id: str, form: Form) -> int:
        """Begin a campaign; the same form twice begins it once.

        Raises: UnknownContent for an unknown game; NotAllowed for anybody but the game master; StaleRevision when the
        form was changed after it had been sent.
        """
        recording.game_master_only(form)
        system = self._systems.get(system_id)
        if system is None:
            raise UnknownContent("system.unknown", field="system", system=system_id)
        seed = self._new_seed()
        created = CampaignCreated(name=name, system=system_id, seed=seed, fingerprint=fingerprint(seed))
        entry = Entry(revision=1, kind=EntryKind.ACTION, actor=form.actor, at=self._clock(), events=(created,))
        campaign_id = self._store.create(system_id, entry, replay.beginning(system, created), form.own_key)
        self._check_created(campaign_id, created)
        return campaign_id

    def preview(
        self,
        campaign_id: int,
        command: Command,
        answers: Sequence[Answer],
        correcting: int | None = None,
        actor: Actor | None = None,
    ) -> replay.Decision:
        """Return the outcome of a command, changing nothing; with an actor, on the table as that person knows
        it.

        Nothing is thrown for it: it ends at a roll that the app has not thrown yet. Raises: GameError.
        """
        with self._store.reading(campaign_id) as campaign:
            asking = self._asking(campaign, command, answers, actor or GAME_MASTER, correcting)
            if actor is not None:
                permissions.check_allowed(asking.system, actor, command, campaign.state)
                asking = _as_known(asking)
            asked = open_rolls.ask(asking, blind=asking.actor.draws_blind)
            if asked.refusal is not None:
                raise asked.refusal
            return _told_ahead(asking, asked)

    def throw(
        self,
        campaign_id: int,
        command: Command,
        answers: Sequence[Answer],
        form: Form,
        correcting: int | None = None,
        *,
        goes_on: bool = False,
    ) -> None:
        """Let the app throw what a wish asks for; the dice lie open until it is confirmed with them, or they lapse.

        A roll that lies open already is not thrown again. `goes_on`: everything up to the next choice. What a player
        draws falls with the confirm alone (see replay). Raises: NotAllowed; any GameError of the rules.
        """
        self._pace(form.actor)
        with self._store.writing(campaign_id) as campaign:
            asking = self._asking(campaign, command, answers, form.actor, correcting)
            permissions.check(asking.system, form.actor, command, campaign.state)
            if correcting is not None:
                recording.game_master_only(form)
            key = f"throw:{form.own_key}" if form.key else ""
            if campaign.revision_of_key(key) is not None:
                return
            blind = form.actor.draws_blind
            ahead = _as_known(asking)  # dice for what was shown; the deed tells whether others are needed
            asked = open_rolls.ask(ahead, throws=True, blind=blind, goes_on=goes_on, draws=not blind)
            if not asked.answers.thrown:
                return
            entry = self._kept(campaign, form, asking, asked, key)
        self._published(campaign_id, entry)

    def drop(self, campaign_id: int, form: Form) -> None:
        """Let lapse what the app has thrown for somebody; the chronicle tells it. Raises: NotAllowed for a guest."""
        if form.actor.role is Role.GUEST:
            raise NotAllowed("actor.guest")
        with self._store.writing(campaign_id) as campaign:
            roll = campaign.state.house.open_rolls.get(open_rolls.owner_of(form.actor))
            if roll is None:
                return
            asking = self._asking(campaign, open_rolls.dropping(form.actor, roll), (), form.actor)
            entry = self._noted(campaign, form, asking, (), "")
        self._published(campaign_id, entry)
        self._tell_lapses(campaign_id)  # the one it was about may be seen by now

    def renew_dice(self, campaign_id: int, form: Form, reason: Renewal = Renewal.ASKED) -> None:
        """Show the seed of all dice that fell since the last time, and begin a new one with a new fingerprint.

        What lies open of the old dice lapses. Nothing happens when none have fallen, nor to the same form twice.
        An entry of its own, which cannot be undone: dice follow the journal, whatever still counts of it.

        Raises: NotAllowed for anybody but the game master.
        """
        recording.game_master_only(form)
        key = f"dice:{form.own_key}" if form.key else ""
        with self._store.writing(campaign_id) as campaign:
            house = campaign.state.house
            if house.cup.next == house.cup.first or campaign.revision_of_key(key) is not None:
                return
            if campaign.state.table.has_seals:
                raise RuleViolation("dice.hold_seals")  # what follows from the seed would lie open with it
            asking = self._asking(campaign, open_rolls.renewing(house, reason, self._new_seed()), (), form.actor)
            entry = self._noted(campaign, form, asking, (), key)
        self._published(campaign_id, entry)

    def submit(
        self, campaign_id: int, command: Command, answers: Sequence[Answer], form: Form, *, confirmed: bool = True
    ) -> Receipt:
        """Carry out a command. A card that a player draws and that asks for more makes it a proposal (see replay).

        So does something that the player cannot know of and that the rules forbid it for: the game master decides.
        Dice that the app throws for it have fallen even when it is refused after them: then they lie open.

        Raises: NotAllowed; StaleRevision when something it speaks of changed since the form was made; any GameError of
        the rules; InvalidAnswer when the conversation is not over; what `pace` refuses with. Unless it is `confirmed`:
        Unconfirmed, for what the person can know to be grave.
        """
        self._pace(form.actor)
        if form.actor.role is not Role.GAME_MASTER:
            command = with_own_ids(command, lambda: proposals.ending_of(form.actor, form.key or self._new_seed()))
        with self._store.writing(campaign_id) as campaign:
            if receipt := recording.repeated(campaign, form, EntryKind.ACTION, command=command, answers=answers):
                return receipt
            asking = self._drawn_up(campaign, command, answers, form.actor)
            _check_may(campaign, asking, form)
            ahead, wished = self._ahead(asking), asking
            if isinstance(command, SealedCommand):
                seals.check_bound(campaign, command)
            asking, asked = _decided(asking, form, known_to_all=ahead is None)
            if isinstance(asking.command, ProposeAction):
                proposals.check_room(campaign.state, asking.command)
            refusal = refusal_of(asked)
            if refusal is not None and not asked.answers.thrown:
                raise refusal
            if not confirmed and any(one.is_grave for one in _told_ahead(_as_known(wished), ahead or asked).events):
                raise Unconfirmed
            if refusal is not None:
                entry = self._kept(campaign, form, asking, asked)
            else:
                entry = self._entry(campaign, form, EntryKind.ACTION, None, asking.command, asked.decision)
                settle_pictures(campaign, entry.events, form.picture)
                redo = () if asking.command.undoable else campaign.redo_stack()
                state = self._acted(campaign, asking.system, entry, form.own_key, redo)
        receipt = self._published(campaign_id, entry)
        if refusal is not None:
            raise refusal
        if asking.state.house.open_rolls and open_rolls.passed_over(asking, asked) is not None:
            self.drop(campaign_id, form)
        self._follow_up(campaign_id, replace(asking, state=state), receipt)
        return receipt

    def _drawn_up(
        self, campaign: Reading, command: Command, answers: Sequence[Answer], actor: Actor
    ) -> open_rolls.Inquiry:
        """Return the question to the rules, with the choice under its seal and the card a player draws blindly."""
        if isinstance(command, SealedCommand):
            command = seals.under_seal(campaign, command, self._new_seed())
        asking = self._asking(campaign, command, answers, actor)
        return replace(asking, command=with_lot(asking.system, actor, command, self._new_seed))

    def _follow_up(self, campaign_id: int, done: open_rolls.Inquiry, receipt: Receipt) -> None:
        """Do what an action brings with it: tell lapsed rolls, back up, show the seed, expire proposals."""
        house, is_over = done.state.house, any(event.ends_evening for event in receipt.events)
        if house.untold:
            self._tell_lapses(campaign_id, is_over=is_over)
        if self._milestones is not None and any(event.is_milestone for event in receipt.events):
            self._milestones.milestone(campaign_id)
        if is_over:
            self.renew_dice(campaign_id, Form(actor=GAME_MASTER, revision=receipt.revision, key=""), Renewal.OVER)
        if house.proposals and not isinstance(done.command, ExpireProposal):
            self._let_expire(campaign_id, proposals.expired(done.system, done.state))

    def _ahead(self, asking: open_rolls.Inquiry) -> open_rolls.Reply | None:
        """Return the outcome of a player's deed on the table as the player knows it; None if that is the whole table.

        Raises: what the rules say against it there, or that they ask for more.
        """
        ahead = _as_known(asking)
        if ahead is asking:
            return None
        asked = open_rolls.ask(ahead, blind=asking.actor.draws_blind)
        is_open = asked.decision.prompt is not None and len(asked.answers.used) >= len(asking.given)
        refusal = refusal_of(asked) if asked.refusal is not None or is_open else None
        if refusal is not None:
            raise refusal
        return asked

    def _let_expire(self, campaign_id: int, gone: Sequence[ExpireProposal]) -> None:
        """Expire proposals that can no longer be done, each in an entry; leave settled ones."""
        for command in gone:
            with self._store.reading(campaign_id) as campaign:
                form = Form(actor=GAME_MASTER, revision=campaign.revision, key="")
            with suppress(GameError):
                self.submit(campaign_id, command, (), form)

    def _check_created(self, campaign_id: int, created: CampaignCreated) -> None:
        with self._store.reading(campaign_id) as campaign:
            first = next(iter(campaign.entries(limit=1)))
        begun = first.events[0]
        assert isinstance(begun, CampaignCreated)
        if (begun.name, begun.system) != (created.name, created.system):
            raise StaleRevision("form.already_sent")
