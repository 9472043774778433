"""Contents of the dice page: the fingerprint of the running dice (on every live page), luck against chance, and the
result of a check of the dice, in sentences for the page and the terminal.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate, islice

from app.campaign.dice_check import Commitment, DiceFinding, DiceReport, EveningDice
from app.campaign.model import Actor, House
from app.campaign.ports import Reading
from app.campaign.undo_outcome import newest_first
from app.core.dice import fingerprint, short
from app.core.game_system import Role
from app.labels.labels import Labels
from app.web.live.parts import Fragment, fragment
from app.web.table.game_pages import LuckAttempt
from app.web.table.snapshot import Snapshot
from app.web.table.table_pages import GamePages
from app.web.ui.formats import decimal
from app.web.ui.rendering import Context, Shown

MOST_READ = 4000  # actions: as far back as anybody reads
OUTSIDE = Fraction(1, 20)  # of all evenings lie beyond the bounds
MOST_NAMED = 50  # entries or dice; who wants more of them asks for less


def dice_seal(snapshot: Snapshot) -> Fragment:
    """Return the part of a live page about the running dice."""
    running = short(fingerprint(snapshot.state.house.cup.seed))
    return fragment("dice-seal", "fair_dice/_dice_seal.html", url=url(snapshot.campaign_id), short=running)


def url(campaign_id: int) -> str:
    """Return the address of the page about a campaign's dice."""
    return f"/campaigns/{campaign_id}/fair-dice"


def page(snapshot: Snapshot, actor: Actor, key: str, **more: object) -> Context:
    """Return the page for somebody, with `luck`, the `verdict` of a check or the `error` that it ended with."""
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
    """Yield the newest first, with so many dice each."""
    starts = [*(first for first, _ in house.cup.earlier), house.cup.first]
    for place, (first, seed) in reversed(list(enumerate(house.cup.earlier))):
        yield {"number": starts[place + 1] - first, "seed": seed, "fingerprint": fingerprint(seed) if seed else ""}


@dataclass(frozen=True)
class LuckLine:
    """Luck of one person. Between `low` and `high` rolls succeed in at least 19 of 20 such evenings."""

    name: str
    rolls: int
    won: int
    expected: str
    low: int
    high: int

    @property
    def verdict(self) -> str:
        """Return the message that says whether it is more than chance."""
        return "usual" if self.low <= self.won <= self.high else "lucky" if self.won > self.high else "unlucky"


def luck_lines(pages: GamePages, campaign: Reading, names: Iterable[tuple[str, str]]) -> tuple[LuckLine, ...]:
    """Return everybody whose rolls could succeed; `names` are figures by id with their names, in their order."""
    thrown = defaultdict[str, list[LuckAttempt]](list)
    for action in islice(newest_first(campaign), MOST_READ):
        for one in pages.attempts(action.entry) if action.active else ():
            thrown[one.figure_id].append(one)
    return tuple(luck_line(name, thrown[figure]) for figure, name in names if thrown[figure])


def luck_line(name: str, thrown: list[LuckAttempt]) -> LuckLine:
    """Return how lucky these rolls were; the distribution of what could have been is exact."""
    ways = [1]  # in which so many succeed
    for one in thrown:
        won, lost = one.chance.numerator, one.chance.denominator - one.chance.numerator
        ways = [a * lost + b * won for a, b in zip((*ways, 0), (0, *ways), strict=True)]
    below = [Fraction(number, sum(ways)) for number in accumulate(ways, initial=0)]  # the chance of fewer than that
    return LuckLine(
        name,
        rolls=len(thrown),
        won=sum(one.succeeded for one in thrown),
        expected=decimal(sum((one.chance for one in thrown), Fraction(0))),
        low=max(number for number in range(len(ways)) if below[number] <= OUTSIDE / 2),
        high=min(number for number in range(len(ways)) if 1 - below[number + 1] <= OUTSIDE / 2),
    )


@dataclass(frozen=True)
class EveningWords:
    """The dice of one seed."""

    title: str
    fingerprint: str
    verdict: str
    is_broken: bool
    is_proven: bool


@dataclass(frozen=True)
class DiceVerdict:
    """All that a check says, the most important first."""

    is_sound: bool
    verdict: str
    counts: tuple[str, ...]
    findings: tuple[str, ...]
    evenings: tuple[EveningWords, ...]
    compare: str


def verdict(report: DiceReport, labels: Labels) -> DiceVerdict:
    """Return a report in words."""
    well = "sound" if report.dice else "nothing"
    thrown = [one for one in report.evenings if one.dice]
    return DiceVerdict(
        is_sound=report.is_sound,
        verdict=labels.text(f"dice_check.{well if report.is_sound else 'unsound'}"),
        counts=tuple(_counts(report, labels)),
        findings=tuple(_findings(report.findings, labels)),
        evenings=tuple(_evening(one, labels) for one in thrown),
        compare=labels.text("dice_check.compare") if any(one.fingerprint for one in thrown) else "",
    )


def _counts(report: DiceReport, labels: Labels) -> list[str]:
    found = []
    if report.holding:
        found.append(labels.text("dice_check.holding", count=len(report.holding)))
    for name, revisions in (("closed", report.closed), ("unclear", report.unclear)):
        if revisions:
            named = _first([str(one) for one in revisions], labels)
            found.append(labels.text(f"dice_check.{name}", count=len(revisions), revisions=", ".join(named)))
    return found


def _findings(findings: Sequence[DiceFinding], labels: Labels) -> Sequence[str]:
    told = [
        labels.text(
            f"dice_check.faults.{one.fault}",
            revision=one.revision,
            place=one.place + 1,
            shown=labels.face(one.shown),
            expected=labels.face(one.expected),
        )
        for one in findings[: MOST_NAMED + 1]
    ]
    return _first(told, labels, len(findings))


def _evening(evening: EveningDice, labels: Labels) -> EveningWords:
    told = "print" if evening.fingerprint else "no_print"
    return EveningWords(
        title=labels.text("dice_check.evening", revision=evening.revision, dice=evening.dice),
        fingerprint=labels.text(f"dice_check.{told}", fingerprint=evening.fingerprint),
        verdict=labels.text(f"dice_check.commitments.{evening.commitment}", seed=evening.seed),
        is_broken=evening.commitment is Commitment.BROKEN,
        is_proven=evening.commitment is Commitment.PROVEN,
    )


def _first(told: Sequence[str], labels: Labels, number: int | None = None) -> Sequence[str]:
    """As many as anybody reads, and how many more there are."""
    more = (len(told) if number is None else number) - MOST_NAMED
    return told if more <= 0 else (*told[:MOST_NAMED], labels.text("dice_check.more", count=more))
