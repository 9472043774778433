"""The fingerprint of the running dice, as every live page shows it, and the page that tells what it is good for."""

from collections.abc import Iterator
from dataclasses import dataclass

from app.campaign.model import Actor, House
from app.core.dice import fingerprint, short
from app.core.game_system import Role
from app.web.fair_dice.words import DiceVerdict
from app.web.http.forms import FieldError
from app.web.live.parts import Fragment
from app.web.table.snapshot import Snapshot
from app.web.ui.rendering import Context, Shown


@dataclass(frozen=True)
class CheckFilePage:
    """Asks for the file of a campaign whose dice shall be worked out, or tells what came out."""

    most: int
    name: str = ""
    verdict: DiceVerdict | None = None
    errors: tuple[FieldError, ...] = ()


def dice_seal(snapshot: Snapshot) -> Fragment:
    """What a live page shows of the running dice."""
    running = short(fingerprint(snapshot.state.house.cup.seed))
    return Fragment("dice-seal", "fair_dice/_dice_seal.html", Shown(url=url(snapshot.campaign_id), short=running))


def url(campaign_id: int) -> str:
    """Where the dice of a campaign are told of."""
    return f"/campaigns/{campaign_id}/fair-dice"


def page(snapshot: Snapshot, actor: Actor, key: str, **more: object) -> Context:
    """The page for somebody, with `luck`, the `verdict` of a check or the `error` that it ended with."""
    house = snapshot.state.house
    running = fingerprint(house.cup.seed)
    return Shown(
        campaign_id=snapshot.campaign_id,
        campaign_name=house.name,
        is_game_master=actor.role is Role.GAME_MASTER,
        key=key,
        running=running,
        short=short(running),
        fallen=house.cup.next - house.cup.first,  # so many dice of the running seed
        old=tuple(_old(house)),
        **{"verdict": None, "error": "", "luck": (), **more},
    )


def _old(house: House) -> Iterator[Context]:
    """The newest first, with so many dice each."""
    starts = [*(first for first, _ in house.cup.earlier), house.cup.first]
    for place, (first, seed) in reversed(list(enumerate(house.cup.earlier))):
        yield {"number": starts[place + 1] - first, "seed": seed, "fingerprint": fingerprint(seed) if seed else ""}
