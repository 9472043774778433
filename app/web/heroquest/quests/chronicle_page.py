"""The campaign as a story of its quests, with pictures of gold, fights and dice."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from app.core.game_system import Role
from app.systems.heroquest.odds.luck import Luck
from app.systems.heroquest.quests.report import QuestReport
from app.systems.heroquest.visibility import figure_names
from app.web.heroquest.quests.caller import Caller
from app.web.heroquest.quests.charts import Chart, GoldColumn, gold_chart, kill_chart, luck_chart
from app.web.heroquest.quests.list_page import title_of
from app.web.heroquest.quests.reports import reports_of
from app.web.heroquest.quests.tales import SIDES, Tale, lucks, tale, verdict
from app.web.translation import _

SHORT = 9  # letters of a quest without a number below its column


@dataclass(frozen=True)
class Figure:
    """A number people are proud of."""

    number: int
    text: str


@dataclass(frozen=True)
class ChroniclePage:
    """Everything that was."""

    campaign_id: int
    campaign_name: str
    is_game_master: bool
    list_url: str
    figures: tuple[Figure, ...]
    gold: Chart | None
    kills: Chart | None
    luck: Chart | None
    verdicts: tuple[str, ...]
    tales: tuple[Tale, ...]


def chronicle_page(caller: Caller) -> ChroniclePage:
    """The story as this person may know it."""
    reports = reports_of(caller)
    played = [report for report in reports if not report.noted]
    names = figure_names(caller.table, Role.GUEST)
    rows = lucks(_together(played), names)
    found = [(f"{name}, {_(SIDES[side])}", name, side, one) for name, side, one in rows]
    scales: list[tuple[str, Luck]] = [(row, one) for row, _name, _side, one in found]
    kills = _kills(played)
    return ChroniclePage(
        campaign_id=caller.snapshot.campaign_id,
        campaign_name=caller.snapshot.state.house.name,
        is_game_master=caller.leads,
        list_url=caller.base,
        figures=tuple(_figures(caller, reports)),
        gold=gold_chart([_column(caller, one) for one in played]) if caller.leads and played else None,
        kills=kill_chart({names.get(one, one): count for one, count in kills.items()}) if kills.total() else None,
        luck=luck_chart(scales) if scales else None,
        verdicts=tuple(verdict(name, side, one) for _row, name, side, one in found),
        tales=tuple(tale(caller, report, number) for number, report in enumerate(reports, start=1)),
    )


def _figures(caller: Caller, reports: Sequence[QuestReport]) -> Sequence[Figure]:
    passed = sum(report.outcome is not None and report.outcome.value == "passed" for report in reports)
    figures = [
        Figure(passed, _("bestanden")),
        Figure(sum(report.rounds for report in reports), _("Runden")),
        Figure(sum(report.kills for report in reports), _("Monster erschlagen")),
        Figure(sum(report.falls for report in reports), _("Stürze")),
    ]
    if caller.leads:
        figures.append(Figure(sum(report.gold_found + report.reward for report in reports), _("Gold heimgebracht")))
    return figures


def _column(caller: Caller, report: QuestReport) -> GoldColumn:
    entry = caller.content.quests.get(report.quest_id)
    title = title_of(caller, report.quest_id)
    name = f"{_('Nr.')} {entry.number}" if entry and entry.number else _shortened(title)
    return GoldColumn(name, title, report.gold_found, report.reward, report.gold_lost)


def _kills(reports: Sequence[QuestReport]) -> Counter[str]:
    """By hero, in the order in which they came."""
    kills: Counter[str] = Counter()
    for report in reports:
        for hero_id, tally in report.heroes.items():
            kills[hero_id] += tally.kills.total()
    return kills


def _together(reports: Sequence[QuestReport]) -> QuestReport:
    """All quests as one, for the dice."""
    heroes = {hero_id: tally for report in reports for hero_id, tally in report.heroes.items()}
    strikes = [strike for report in reports for strike in report.strikes]
    return QuestReport("", 0, heroes=heroes, strikes=strikes)


def _shortened(title: str) -> str:
    """As much of a title as stands below a column."""
    return title if len(title) <= SHORT else f"{title[: SHORT - 1].rstrip()}…"
