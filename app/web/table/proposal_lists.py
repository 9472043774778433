"""Proposals on the live pages: the game master's list with yes and no, a player's own with what became of them."""

from collections.abc import Iterator

from app.campaign import proposals
from app.campaign.model import Actor, Proposal
from app.core.errors import NeedsLeave
from app.core.game_system import Role
from app.web.live.parts import Fragment, fragment
from app.web.table import answers as table_answers
from app.web.table.game_pages import Hidden
from app.web.table.snapshot import Snapshot
from app.web.table.table_pages import GamePages
from app.web.ui.forms import written
from app.web.ui.rendering import Shown


def waiting_list(game: GamePages, snapshot: Snapshot, actor: Actor) -> Fragment:
    """Return the proposals that wait for the game master, and the open rolls of phones."""
    found = [one for one in snapshot.state.house.proposals.values() if one.outcome is None]
    rows = tuple(_waiting(one, game, snapshot, actor) for one in found)
    url, thrown = f"/campaigns/{snapshot.campaign_id}/table", tuple(_thrown(game, snapshot, actor))
    return fragment("proposals", "campaigns/_proposals.html", url=url, waiting=rows, thrown=thrown)


def own_list(game: GamePages, snapshot: Snapshot, actor: Actor, hero_id: str | None) -> Fragment:
    """Return the open proposals of this phone."""
    kept = snapshot.state.house.proposals.values()
    own = [one for one in kept if actor.role is Role.PLAYER and one.device_id == actor.device_id]
    mine = [one for one in own if one.outcome is None]
    rows = tuple(_own(one, game, snapshot, actor) for one in mine)
    url = f"/campaigns/{snapshot.campaign_id}/heroes/{hero_id}"
    return fragment("own-proposals", "campaigns/_own_proposals.html", url=url, proposals=rows)


def _waiting(proposal: Proposal, game: GamePages, snapshot: Snapshot, actor: Actor) -> Shown:
    wish = proposals.read_wish(snapshot.system, proposal.wish)
    title, details = game.wish_words(snapshot, actor, wish)
    answers = table_answers.fields(proposal.answers)
    accept = (*written(wish), *answers, ("proposal", proposal.id), *_sent(snapshot, f"accept-{proposal.id}"))
    decline = (("type", "decline_proposal"), ("proposal_id", proposal.id))
    leave = snapshot.system.player_may(snapshot.state.table, wish)  # a second deed of a turn, or one out of turn
    return Shown(
        id=proposal.id,
        by=proposal.by,
        title=title,
        details=details,
        why=game.words(snapshot.state).error(leave.code, **leave.data) if isinstance(leave, NeedsLeave) else "",
        accept=accept,
        decline=(*decline, *_sent(snapshot, f"decline-{proposal.id}")),
    )


def _thrown(game: GamePages, snapshot: Snapshot, actor: Actor) -> Iterator[Shown]:
    """Yield the open rolls of phones."""
    house, labels = snapshot.state.house, game.words(snapshot.state)
    for owner, roll in house.open_rolls.items():
        device = house.devices.get(owner)
        if device is None:
            continue
        title, details = game.wish_words(snapshot, actor, proposals.read_wish(snapshot.system, roll.wish))
        faces = ", ".join(labels.face(face) for one in roll.rolls for face in one.faces)
        yield Shown(by=device.name, deed=", ".join(filter(None, (title, details))), faces=faces)


def _own(proposal: Proposal, game: GamePages, snapshot: Snapshot, actor: Actor) -> Shown:
    title, details = game.wish_words(snapshot, actor, proposals.read_wish(snapshot.system, proposal.wish))
    withdraw = (("type", "withdraw_proposal"), ("proposal_id", proposal.id))
    sent = _sent(snapshot, f"withdraw-{proposal.id}")
    return Shown(
        id=proposal.id,
        title=title,
        details=details,
        is_drawn=proposals.holds_draw(proposal),  # with a card in it, which cannot be put back
        withdraw=(*withdraw, *sent),
    )


def _sent(snapshot: Snapshot, key: str) -> Hidden:
    """From which revision, and a key that makes two taps one."""
    return (("revision", str(snapshot.revision)), ("key", f"{key}-{snapshot.revision}"))
