"""What a check of the dice came to, in sentences: for the page and for the terminal."""

from collections.abc import Sequence
from dataclasses import dataclass

from app.campaign.dice_check import Commitment, DiceReport, Evening, Finding
from app.labels.labels import Labels

MOST_NAMED = 50  # entries or dice; who wants more of them asks for less


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
    """A report in words."""
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


def _findings(findings: Sequence[Finding], labels: Labels) -> Sequence[str]:
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


def _evening(evening: Evening, labels: Labels) -> EveningWords:
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
