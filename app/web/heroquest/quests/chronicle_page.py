"""The campaign as a story of its quests, with pictures of gold, fights and dice."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from app.core.game_system import Role
from app.systems.heroquest.odds.luck import Luck
from app.systems.heroquest.quests.report import QuestReport
from app.systems.heroquest.visibility import figure_names
from app.web.heroquest.quests.acting import reports_of
from app.web.heroquest.quests.list_page import title_of
from app.web.heroquest.quests.tales import SIDES, lucks, tale, verdict
from app.web.heroquest.table.request import HeroQuestRequest
from app.web.http.languages import t
from app.web.ui.rendering import Context

SHORT = 9  # letters of a quest without a number below its column


@dataclass(frozen=True)
class Figure:
    """A number people are proud of."""

    number: int
    text: str


@dataclass(frozen=True)
class Words:
    """A word in the picture."""

    x: float
    y: float
    text: str
    anchor: str = "middle"
    is_soft: bool = False


@dataclass(frozen=True)
class Legend:
    """What a colour stands for."""

    kind: str
    text: str


@dataclass(frozen=True)
class Chart:
    """A picture with the same in words."""

    width: int
    height: int
    label: str
    boxes: tuple[Context, ...]
    words: tuple[Words, ...]
    legend: tuple[Legend, ...]
    is_wide: bool = True  # of rows; columns take as much room as they need


def chronicle_page(caller: HeroQuestRequest) -> Context:
    """The story as this person may know it."""
    reports = reports_of(caller)
    played = [report for report in reports if not report.noted]
    names = figure_names(caller.table, Role.GUEST)
    rows = lucks(_together(played), names)
    found = [(f"{name}, {t(SIDES[side])}", name, side, one) for name, side, one in rows]
    scales: list[tuple[str, Luck]] = [(row, one) for row, _name, _side, one in found]
    kills = _kills(played)
    return {
        "campaign_id": caller.snapshot.campaign_id,
        "campaign_name": caller.snapshot.state.house.name,
        "is_game_master": caller.is_game_masters,
        "list_url": caller.quests_url,
        "figures": tuple(_figures(caller, reports)),
        "gold": gold_chart([_column(caller, one) for one in played]) if caller.is_game_masters and played else None,
        "kills": kill_chart({names.get(one, one): count for one, count in kills.items()}) if kills.total() else None,
        "luck": luck_chart(scales) if scales else None,
        "verdicts": tuple(verdict(name, side, one) for _row, name, side, one in found),
        "tales": tuple(tale(caller, report, number) for number, report in enumerate(reports, start=1)),
    }


def _figures(caller: HeroQuestRequest, reports: Sequence[QuestReport]) -> Sequence[Figure]:
    passed = sum(report.outcome is not None and report.outcome.value == "passed" for report in reports)
    figures = [
        Figure(passed, t("passed")),
        Figure(sum(report.rounds for report in reports), t("rounds")),
        Figure(sum(report.kills for report in reports), t("monsters_slain")),
        Figure(sum(report.falls for report in reports), t("falls")),
    ]
    if caller.is_game_masters:
        figures.append(Figure(sum(report.gold_found + report.reward for report in reports), t("gold_brought_home")))
    return figures


@dataclass(frozen=True)
class GoldColumn:
    """The gold of one quest: a few letters below it, its title in words."""

    name: str
    title: str
    found: int
    reward: int
    lost: int


def _column(caller: HeroQuestRequest, report: QuestReport) -> GoldColumn:
    entry = caller.content.quests.get(report.quest_id)
    title = title_of(caller, report.quest_id)
    name = f"{t('no_in_quests')} {entry.number}" if entry and entry.number else _shortened(title)
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


COLUMN, HEIGHT, ROOM = 74, 190, 30  # of a chart of columns: width of one, height of all, room for a line of words
ROW, NAMES, WIDTH = 34, 230, 840  # of a chart of rows: height of one, room for names, width of all


def gold_chart(columns: Sequence[GoldColumn]) -> Chart:
    """Found and earned upwards, lost downwards."""
    most = max((max(one.found + one.reward, 1) for one in columns), default=1)
    deepest = max((one.lost for one in columns), default=0)
    scale = (HEIGHT - 2 * ROOM) / (most + deepest)
    zero = ROOM + most * scale
    boxes, words = [_box(0, zero - 1, max(len(columns), 1) * COLUMN, 2, "axis")], list[Words]()
    for number, one in enumerate(columns):
        x = number * COLUMN + COLUMN * 0.2
        boxes += _stack(x, zero, scale, (("found", one.found), ("reward", one.reward)))
        if one.lost:
            boxes.append(_box(x, zero, COLUMN * 0.6, one.lost * scale, "lost"))
        middle = number * COLUMN + COLUMN / 2
        top = zero - (one.found + one.reward) * scale
        words.append(Words(middle, round(top - 6, 1), str(one.found + one.reward)))
        words.append(Words(middle, HEIGHT - 6, one.name, is_soft=True))
    told = "; ".join(
        t("found_reward_lost", name=one.title, found=one.found, reward=one.reward, lost=one.lost) for one in columns
    )
    legend = (Legend("found", t("found_in_quests")), Legend("reward", t("as_reward")), Legend("lost", t("lost")))
    return Chart(max(len(columns), 1) * COLUMN, HEIGHT, told, tuple(boxes), tuple(words), legend, is_wide=False)


def kill_chart(kills: Mapping[str, int]) -> Chart:
    """A bar for each hero."""
    most = max(kills.values(), default=1) or 1
    boxes, words = list[Context](), list[Words]()
    for number, (name, count) in enumerate(kills.items()):
        y = number * ROW
        length = (WIDTH - NAMES - 50) * count / most
        if count:
            boxes.append(_box(NAMES, y + 7, length, ROW - 14, "kills"))
        words.append(Words(NAMES - 10, y + ROW / 2 + 5, name, "end"))
        words.append(Words(round(NAMES + length + 8, 1), y + ROW / 2 + 5, str(count), "start"))
    told = "; ".join(f"{name}: {count}" for name, count in kills.items())
    return Chart(WIDTH, max(len(kills), 1) * ROW, told, tuple(boxes), tuple(words), ())


def luck_chart(rows: Sequence[tuple[str, Luck]]) -> Chart:
    """For each row what is usual as a band, what was to be expected and what fell as marks."""
    boxes, words = list[Context](), list[Words]()
    for number, (name, found) in enumerate(rows):
        boxes += _scale(number * ROW, found)
        words.append(Words(NAMES - 10, number * ROW + ROW / 2 + 5, name, "end"))
    told = "; ".join(
        t("of_usually", name=name, good=one.good, dice=one.dice, low=one.low, high=one.high) for name, one in rows
    )
    legend = (
        Legend("usual", t("what_chance_makes_usual")),
        Legend("expected", t("to_be_expected")),
        Legend("fell", t("rolled")),
    )
    return Chart(WIDTH, max(len(rows), 1) * ROW, told, tuple(boxes), tuple(words), legend)


def _scale(y: float, found: Luck) -> Iterator[Context]:
    wide = WIDTH - NAMES - 10

    def at(good: float) -> float:
        return NAMES + wide * good / max(found.dice, 1)

    yield _box(NAMES, y + ROW / 2 - 1, wide, 2, "axis")
    yield _box(at(found.low), y + 9, max(at(found.high) - at(found.low), 2), ROW - 18, "usual")
    yield _box(at(float(found.expected)) - 1, y + 6, 2, ROW - 12, "expected")
    yield _box(at(found.good) - 3, y + 4, 6, ROW - 8, "fell")


def _stack(x: float, zero: float, scale: float, parts: Sequence[tuple[str, int]]) -> Iterator[Context]:
    for kind, amount in parts:
        if amount:
            zero -= amount * scale
            yield _box(x, zero, COLUMN * 0.6, amount * scale, kind)


def _box(x: float, y: float, width: float, height: float, kind: str) -> Context:
    return {"x": round(x, 1), "y": round(y, 1), "width": round(width, 1), "height": round(height, 1), "kind": kind}
