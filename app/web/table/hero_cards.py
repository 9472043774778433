"""Cards on a phone: what happened to its hero since its player said that everything until then was understood.

They are made of the journal's entries, of the facts that this person may read; nothing else is written down but until
where each phone has read (`app/storage/outside_journal.py`). Beside them: the ways to the other heroes of the same
player.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from app.campaign import proposals
from app.campaign.events import ProposalSettled
from app.campaign.model import Action, Actor, Entry, EntryKind, Outcome
from app.campaign.permissions import readable
from app.core.events import Event
from app.core.game_system import Role
from app.web.http.languages import t
from app.web.live.parts import Fragment, fragment
from app.web.table.game_pages import CardFace, Change, ToldRoll, Tone
from app.web.table.handed_rolls import HandedRolls
from app.web.table.services import Services
from app.web.table.snapshot import Snapshot, Switched
from app.web.ui.rendering import Shown

AT_ONCE = timedelta(seconds=90)
_SEALS: Mapping[Outcome, tuple[Tone, str]] = {
    Outcome.ACCEPTED: ("success", "check"),
    Outcome.DECLINED: ("warning", "info"),
    Outcome.EXPIRED: ("warning", "info"),
}


@dataclass(frozen=True)
class HeroCard:
    """One thing that happened, told by `lines` where dice and changes do not tell it.

    `kind`: who did it; `how`: what led to it; `note`: what became of the proposal behind it.
    """

    id: str
    kind: str
    note: str
    title: str
    how: str
    tone: str
    icon: str
    lines: tuple[str, ...]
    throws: tuple[ToldRoll, ...]
    changes: tuple[Change, ...]
    at: datetime
    is_own: bool
    is_corrected: bool
    answer: tuple[str, str] | None = None


@dataclass(frozen=True)
class HeroCards:
    """Cards that are not understood yet, the newest last; `upto` is where "understood" leads."""

    url: str
    log_url: str
    upto: int
    cards: tuple[HeroCard, ...] = ()
    is_cut: bool = False  # there may have been more than is kept at hand


def begin(app: Services, snapshot: Snapshot, actor: Actor, hero_id: str | None) -> None:
    """Begin with the page of a hero that somebody opens: what happened before the first time is no news. Writes
    nothing.
    """
    if _is_players(actor, hero_id):
        app.phone_notes.begin(snapshot.campaign_id, str(actor.device_id), str(hero_id), snapshot.revision)


def understand(app: Services, snapshot: Snapshot, actor: Actor, hero_id: str, upto: int) -> None:
    """Mark everything until this revision as understood on this device; a revision that is not there yet is the newest.

    Raises: StorageFault.
    """
    upto = max(0, min(upto, snapshot.revision))
    app.phone_notes.mark_read(snapshot.campaign_id, str(actor.device_id), hero_id, upto)


def hero_cards(app: Services, snapshot: Snapshot, actor: Actor, hero_id: str | None) -> Fragment:
    """Return the part of a live page that shows a hero's unread cards to its player, and nothing to anybody else."""
    return Fragment("hero-cards", "table/_hero_cards.html", unread(app, snapshot, actor, hero_id))


def unread(app: Services, snapshot: Snapshot, actor: Actor, hero_id: str | None) -> HeroCards:
    """Return the cards that a hero's player has not understood yet; empty for heroes of others."""
    url = f"/campaigns/{snapshot.campaign_id}/heroes/{hero_id}"
    # Without a card it looks the same after whatever concerns others.
    found = HeroCards(f"{url}/read", f"/campaigns/{snapshot.campaign_id}/log?who={hero_id}", upto=0)
    if _is_players(actor, hero_id):
        since = _read_until(app, snapshot, actor, str(hero_id))
        fresh = [one for one in snapshot.recent if since is not None and one.revision > since]
        switched = [one for one in snapshot.switched if since is not None and one.entry.revision > since]
        cards = tuple(_Cards(app, snapshot, actor, str(hero_id)).of(fresh, switched))
        if cards:
            newest = max(*(one.revision for one in fresh), *(one.entry.revision for one in switched), 0)
            is_cut = len(fresh) == len(snapshot.recent)
            found = HeroCards(found.url, found.log_url, newest, cards, is_cut)
    return found


def _read_until(app: Services, snapshot: Snapshot, actor: Actor, hero_id: str) -> int | None:
    return app.phone_notes.of(snapshot.campaign_id).read.get((str(actor.device_id), hero_id))


class _Cards:
    def __init__(self, app: Services, snapshot: Snapshot, actor: Actor, hero_id: str) -> None:
        self._cache, self._game = app.card_cache, app.pages[snapshot.system.id]
        self._snapshot, self._actor, self._hero_id = snapshot, actor, hero_id
        self._stories = self._game.stories(snapshot.state, actor)

    def of(self, actions: Sequence[Action], switched: Sequence[Switched]) -> Iterator[HeroCard]:
        """Return the cards of these, the newest last; of what somebody has done alone only the newest is kept."""
        found = [(one.entry, card) for one in actions if one.active and (card := self._own(one)) is not None]
        told = {one.revision for one in actions if one.active}
        again = (one for one in switched if one.action.revision not in told)
        found += ((one.entry, card) for one in again if (card := self._switched(one)) is not None)
        found.sort(key=lambda one: -one[0].revision)
        newest_own = next((card.id for _, card in found if card.is_own), None)
        return _joined((entry, card) for entry, card in reversed(found) if not card.is_own or card.id == newest_own)

    def _own(self, action: Action) -> HeroCard | None:
        """Return the card of an action on this device."""
        card, by = self._card(action), action.entry.actor
        is_own = card is not None and by.role is Role.PLAYER and by.device_id == self._actor.device_id
        return replace(card, is_own=True) if card is not None and is_own else card

    def _card(self, action: Action) -> HeroCard | None:
        """Return the card of an action on anybody's device; kept, unless a fact in it is told otherwise later."""
        is_passing, card = self._stories.of(action.entry, (self._hero_id, action.active), lambda: self._kept(action))
        return self._made(action) if is_passing else card

    def _kept(self, action: Action) -> tuple[bool, HeroCard | None]:
        """Return whether a card must be made anew each time, and else the card."""
        is_passing = any(isinstance(event, (ProposalSettled, *self._game.passing)) for event in action.entry.events)
        return is_passing, None if is_passing else self._made(action)

    def _made(self, action: Action) -> HeroCard | None:
        entry = action.entry
        settled = self._settled(entry.events)
        told = [event for event in readable(self._actor.viewer, entry.events) if event.is_told]
        own = [event for event in told if self._hero_id in event.affects]
        face = self._game.card_face(self._snapshot, self._actor, self._hero_id, told) if own else None
        if face is None and settled is None:
            return None
        kind = "" if settled is None else self._became(settled)
        if face is None:
            assert settled is not None
            tone, icon = _SEALS[settled.became]
            face, kind = CardFace(kind, tone, icon), t("your_proposal")
        story = self._stories.chronicler.story(own, entry.answers) if own else None
        lines, throws = (story.sentences, story.throws) if story is not None else (self._why(settled), ())
        changes = self._cache.of_action(self._game, self._snapshot, action, self._hero_id) if own else ()
        gathered = _gathered(lines)
        title = face.title or gathered[0].removesuffix(".")
        how = "" if face.how.removesuffix(".") == title else face.how
        rest = _gathered(_others(lines, how)) if face.title else _others(gathered[1:], how)
        is_told = bool(face.title and (changes or how) and ((changes and throws) or face.is_told_by_changes))
        return HeroCard(
            id=f"card-{action.revision}",
            kind=kind or (entry.actor.name or t("game_master")),
            note=kind if settled is not None else "",
            title=title,
            how=how,
            tone=face.tone,
            icon=face.icon,
            lines=() if is_told else rest,
            throws=throws,
            changes=changes,
            at=entry.at,
            is_own=False,
            is_corrected=entry.kind is EntryKind.CORRECTION,
            answer=face.answer,
        )

    def _switched(self, switched: Switched) -> HeroCard | None:
        """Return the card of an action that was undone or redone, without its dice."""
        entry, action = switched
        was = self._card(action)
        if was is None:
            return None
        changes = self._cache.of_switch(self._game, self._snapshot, entry, self._hero_id)
        deed, is_undone = was.note or was.title, entry.kind is EntryKind.UNDO
        return replace(
            was,
            id=f"card-{entry.revision}",
            kind=entry.actor.name or t("game_master"),
            note="",
            title=t("taken_back_deed" if is_undone else "counting_again_deed", deed=deed),
            how="",
            tone="warning" if is_undone else was.tone,
            icon="undo-2",
            lines=() if changes else (t("what_was_before_holds" if is_undone else "your_passport_shows_it"),),
            throws=(),
            changes=changes,
            at=entry.at,
            is_own=False,
            is_corrected=False,
            answer=None,
        )

    def _settled(self, events: Sequence[Event]) -> ProposalSettled | None:
        """Return the outcome of something that this phone has proposed for this hero."""
        known = self._snapshot.state.house.proposals
        for one in events:
            if isinstance(one, ProposalSettled) and self._hero_id in one.actor_ids:
                made = known.get(one.proposal_id)
                return one if made is not None and made.device_id == self._actor.device_id else None
        return None

    def _became(self, settled: ProposalSettled) -> str:
        proposal = self._snapshot.state.house.proposals[settled.proposal_id]
        wish = proposals.read_wish(self._snapshot.system, proposal.wish)
        deed = ", ".join(filter(None, self._game.wish_words(self._snapshot, self._actor, wish)))
        words = {Outcome.ACCEPTED: "accepted_deed", Outcome.DECLINED: "declined_deed", Outcome.EXPIRED: "expired_deed"}
        return t(words[settled.became], deed=deed)

    def _why(self, settled: ProposalSettled | None) -> tuple[str, ...]:
        """Return why a proposal was not done: in the game master's words, or in those of the rules."""
        if settled is None or settled.became is Outcome.ACCEPTED:
            return ()
        said = t("game_master_says", reason=settled.reason) if settled.reason else ""
        rules = self._game.words(self._snapshot.state).error(settled.code, **settled.data) if settled.code else ""
        return tuple(filter(None, (said, rules, t("nothing_changed_by_it"))))


def _joined(told: Iterable[tuple[Entry, HeroCard]]) -> Iterator[HeroCard]:
    """Join cards of the same command repeated within `AT_ONCE` without dice, as when points are entered one by one."""
    groups = list[tuple[Entry, list[HeroCard]]]()
    for entry, card in told:
        last, cards = groups[-1] if groups else (entry, [])
        is_again = entry.command is not None and (entry.command, entry.actor) == (last.command, last.actor)
        if cards and is_again and not card.throws and entry.at - last.at < AT_ONCE:
            groups[-1] = entry, [*cards, card]
        else:
            groups.append((entry, [card]))
    return (_as_one(cards) for _, cards in groups)


def _as_one(cards: Sequence[HeroCard]) -> HeroCard:
    newest = cards[-1]
    if len(cards) == 1:
        return newest
    old = {one.label: one.old for card in reversed(cards) for one in card.changes}
    new = {one.label: one.new for card in cards for one in card.changes}
    changes = tuple(Change(label, old[label], new[label]) for label in new)
    title = t("so_many_times", deed=newest.title, count=len(cards))
    return replace(newest, title=title, changes=changes, lines=() if changes else newest.lines)


def _gathered(sentences: Sequence[str]) -> tuple[str, ...]:
    """Sentences that begin alike until their colon as one: "Chosen: Genie." and "Chosen: Sleep." are one line."""
    found: dict[str, str] = {}
    for one in sentences:
        start, colon, rest = one.partition(": ")
        key = start if colon else one
        found[key] = f"{found[key].removesuffix('.')}, {rest}" if colon and key in found else one
    return tuple(found.values())


def _others(lines: tuple[str, ...], said: str) -> tuple[str, ...]:
    return tuple(one for one in lines if one != said)


def _is_players(actor: Actor, hero_id: str | None) -> bool:
    return actor.role is Role.PLAYER and hero_id in actor.hero_ids


def other_heroes(app: Services, snapshot: Snapshot, actor: Actor, hero_id: str | None) -> Fragment:
    """Return the other heroes of a player on his own hero's passport; nothing on anybody else's. Raises:
    StorageFault.
    """
    names = snapshot.system.hero_names(snapshot.state.table)
    found: list[Shown] = []
    for one in (name for name in names if _is_players(actor, hero_id) and name in actor.hero_ids and name != hero_id):
        news = len(unread(app, snapshot, actor, one).cards)
        is_asked = any(not roll.answer for roll in HandedRolls(app.phone_notes).of(snapshot.campaign_id, one))
        note = t("has_to_throw") if is_asked else t("count_new", count=news) if news else ""
        found.append(Shown(name=names[one], url=f"/campaigns/{snapshot.campaign_id}/heroes/{one}", note=note))
    return fragment("other-heroes", "table/_other_heroes.html", heroes=tuple(found))
