"""Numbers, chances, days and times as people read them here, in the time zone of the laptop on the table."""

from datetime import UTC, datetime
from fractions import Fraction

from app.web.http.languages import GERMAN, spoken, t


def decimal(number: float | Fraction, digits: int = 1) -> str:
    """`41,7`: rounded, with a comma or, in English, with a point."""
    return f"{float(number):.{digits}f}".replace(".", "," if spoken.get() == GERMAN else ".")


def percent(chance: float) -> str:
    """`41,7 %`; what can happen is never rounded to nothing, and what may fail is never certain."""
    if 0 < chance < 0.0005:
        return t("below_0_1")
    if 0.9995 <= chance < 1:
        return t("above_99_9")
    return t("percentage", decimal=decimal(chance * 100))


WEEKDAYS = (
    "monday", "tuesday", "wednesday", "thursday", "friday",
    "saturday", "sunday",
)  # fmt: skip
MONTHS = (
    "january", "february", "march", "april", "may", "june",
    "july", "august", "september", "october", "november", "december",
)  # fmt: skip


def clock_time(moment: datetime) -> str:
    """Return the time of day: 20:47."""
    return f"{moment.astimezone():%H:%M}"


def day(moment: datetime, now: datetime | None = None) -> str:
    """Return the day, the nearer the more exactly: heute, 20:47 · Freitag, 20:47 · 3. Oktober · 3. Oktober 2025."""
    there, here = moment.astimezone(), (now or datetime.now(UTC)).astimezone()
    ago = (here.date() - there.date()).days
    if 0 <= ago < len(WEEKDAYS):
        near = {0: t("today"), 1: t("yesterday")}.get(ago) or t(WEEKDAYS[there.weekday()])
        return f"{near}, {clock_time(moment)}"
    if there.year != here.year:
        return date(moment)
    return t("day_and_month", day=there.day, month=t(MONTHS[there.month - 1]))


def date(moment: datetime) -> str:
    """Return the day of a calendar: 21. November 2026."""
    there = moment.astimezone()
    named = {"day": there.day, "month": t(MONTHS[there.month - 1]), "year": there.year}
    return t("full_date", **named)


def full_date(moment: datetime) -> str:
    """For paper, which does not know today: 21. November 2026, 20:47."""
    return f"{date(moment)}, {clock_time(moment)}"
