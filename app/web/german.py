"""Days and times as people say them here, in the time zone of the laptop on the table."""

from datetime import UTC, datetime

WEEKDAYS = ("Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag")
MONTHS = (
    "Januar", "Februar", "März", "April", "Mai", "Juni",
    "Juli", "August", "September", "Oktober", "November", "Dezember",
)  # fmt: skip


def clock_time(moment: datetime) -> str:
    """The time of day: 20:47."""
    return f"{moment.astimezone():%H:%M}"


def day(moment: datetime, now: datetime | None = None) -> str:
    """The day, the nearer the more exactly: heute, 20:47 · Freitag, 20:47 · 3. Oktober · 3. Oktober 2025."""
    there, here = moment.astimezone(), (now or datetime.now(UTC)).astimezone()
    ago = (here.date() - there.date()).days
    if 0 <= ago < len(WEEKDAYS):
        near = {0: "heute", 1: "gestern"}.get(ago, WEEKDAYS[there.weekday()])
        return f"{near}, {clock_time(moment)}"
    date = f"{there.day}. {MONTHS[there.month - 1]}"
    return date if there.year == here.year else f"{date} {there.year}"


def full_date(moment: datetime) -> str:
    """For paper, which does not know today: 21. November 2026, 20:47."""
    there = moment.astimezone()
    return f"{there.day}. {MONTHS[there.month - 1]} {there.year}, {clock_time(moment)}"
