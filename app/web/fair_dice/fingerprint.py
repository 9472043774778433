"""The fingerprint of the running dice, as every live page shows it, and the page that tells what it is good for."""

from collections.abc import Iterator
from dataclasses import dataclass

from app.campaign.model import Actor, House
from app.core.dice import fingerprint, short
from app.core.game_system import Role
from app.web.fair_dice.luck import LuckLine
from app.web.fair_dice.words import DiceVerdict
from app.web.http.forms import FieldError
from app.web.live.parts import Fragment
from app.web.table.snapshot import Snapshot
from app.web.ui.rendering import Context


@dataclass(frozen=True)
class DiceSeal:
    """The fingerprint of the running dice, short, and where more is told of it."""

    url: str
    short: str


@dataclass(frozen=True)
class FairDicePage:
    """What everybody may know of the dice of a campaign, and what a check came to."""

    campaign_id: int
    campaign_name: str
    is_game_master: bool
    key: str
    running: str
    short: str
    fallen: int  # so many dice of the running seed
    old: tuple[Context, ...]
    verdict: DiceVerdict | None = None
    error: str = ""
    luck: tuple[LuckLine, ...] = ()


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
    return Fragment("dice-seal", "fair_dice/_dice_seal.html", DiceSeal(url(snapshot.campaign_id), running))


def url(campaign_id: int) -> str:
    """Where the dice of a campaign are told of."""
    return f"/campaigns/{campaign_id}/fair-dice"


def page(
    snapshot: Snapshot, actor: Actor, key: str, verdict: DiceVerdict | None = None, error: str = ""
) -> FairDicePage:
    """The page for somebody."""
    house = snapshot.state.house
    running = fingerprint(house.cup.seed)
    return FairDicePage(
        campaign_id=snapshot.campaign_id,
        campaign_name=house.name,
        is_game_master=actor.role is Role.GAME_MASTER,
        key=key,
        running=running,
        short=short(running),
        fallen=house.cup.next - house.cup.first,
        old=tuple(_old(house)),
        verdict=verdict,
        error=error,
    )


def _old(house: House) -> Iterator[Context]:
    """The newest first, with so many dice each."""
    starts = [*(first for first, _ in house.cup.earlier), house.cup.first]
    for place, (first, seed) in reversed(list(enumerate(house.cup.earlier))):
        yield {"number": starts[place + 1] - first, "seed": seed, "fingerprint": fingerprint(seed) if seed else ""}
