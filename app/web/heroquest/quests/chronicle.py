"""The campaign as a story of its quests: each attempt told again, luck with dice, charts of gold, kills and luck."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from app.core.game_system import Role
from app.core.texts import shortened
from app.systems.heroquest.dice import Color
from app.systems.heroquest.odds.luck import DiceSide, Luck, luck, thrown
from app.systems.heroquest.quests.report import HeroTally, QuestReport
from app.systems.heroquest.state.table import QuestOutcome
from app.systems.heroquest.visibility import figure_names
from app.web.heroquest.quests.known import TONES, key_of_dice, reports_of, running_title, title_of, when
from app.web.heroquest.table.look import HeroQuestRequest
from app.web.heroquest.table.words import counted_faces
from app.web.http.languages import t
from app.web.ui.formats import decimal
from app.web.ui.rendering import Context

SIDES = {DiceSide.ATTACK: "attack", DiceSide.DEFENCE: "defence"}


def chronicle_page(caller: HeroQuestRequest) -> Context:
    """Return the story as this person may know it."""
    reports = reports_of(caller)
    played = [report for report in reports if not report.noted]
    names = figure_names(caller.look.table, Role.GUEST)
    lucks = tuple(_lucks(_together(played), names))
    kills = Counter[str]()
    for hero_id, tally in (hero for report in played for hero in report.heroes.items()):
        kills[hero_id] += tally.kills.total()
    leads = caller.is_game_masters
    return {
        **caller.frame,
        "list_url": caller.quests_url,
        "figures": tuple(_figures(caller, reports)),
        "gold": gold_chart([_column(caller, one) for one in played]) if leads and played else None,
        "kills": kill_chart({names.get(one, one): count for one, count in kills.items()}) if kills.total() else None,
        "luck": luck_chart([(f"{name}, {t(SIDES[side])}", one) for name, side, one in lucks]) if lucks else None,
        "verdicts": tuple(_verdict(*one) for one in lucks),
        "tales": tuple(tale(caller, report, number) for number, report in enumerate(reports, start=1)),
    }


def _figures(caller: HeroQuestRequest, reports: Sequence[QuestReport]) -> Iterator[tuple[int, str]]:
    """Numbers people are proud of."""
    yield sum(report.outcome is QuestOutcome.PASSED for report in reports), t("passed")
    yield sum(report.rounds for report in reports), t("rounds")
    yield sum(report.kills for report in reports), t("monsters_slain")
    yield sum(report.falls for report in reports), t("falls")
    if caller.is_game_masters:
        yield sum(report.gold_found + report.reward for report in reports), t("gold_brought_home")


def _column(caller: HeroQuestRequest, report: QuestReport) -> tuple[str, str, QuestReport]:
    """Return a quest in the chart of gold: by its number, if it has one, and by its title."""
    entry = caller.look.content.quests.get(report.quest_id)
    title = _title(caller, report)
    return f"{t('no_in_quests')} {entry.number}" if entry and entry.number else title, title, report


def _title(caller: HeroQuestRequest, report: QuestReport) -> str:
    return title_of(caller, report.quest_id) if report.outcome else running_title(caller.look)


def _together(reports: Sequence[QuestReport]) -> QuestReport:
    """Return all quests as one, for the dice."""
    heroes = {hero_id: tally for report in reports for hero_id, tally in report.heroes.items()}
    strikes = [strike for report in reports for strike in report.strikes]
    return QuestReport("", 0, heroes=heroes, strikes=strikes)


def tale(caller: HeroQuestRequest, report: QuestReport, number: int) -> Context:
    """Return a quest as this person may know it."""
    status = report.outcome.value if report.outcome else "running"
    names = figure_names(caller.look.table, Role.GUEST)
    return {
        "title": _title(caller, report),
        "number": number,
        "outcome": caller.look.labels.text(f"quest_outcomes.{status}"),
        "tone": TONES.get(status),
        "at": when(caller, report),
        "rounds": report.rounds,
        "sentences": tuple(_sentences(caller, report, names)),
        "rows": tuple(_row(caller, hero_id, tally, names) for hero_id, tally in report.heroes.items()),
        "luck": tuple(_verdict(*one) for one in _lucks(report, names)),
    }


def _lucks(report: QuestReport, names: Mapping[str, str]) -> Iterator[tuple[str, DiceSide, Luck]]:
    """Yield how each hero threw, attack and defence apart."""
    fell = thrown(report.strikes, report.heroes)
    for hero_id in report.heroes:
        for side in DiceSide:
            if dice := fell.get(hero_id, {}).get(side):
                yield names.get(hero_id, hero_id), side, _luck(tuple(dice), side)


@lru_cache(maxsize=512)
def _luck(dice: tuple[tuple[Color, str], ...], side: DiceSide) -> Luck:
    """Cached: the dice of an old quest stay the same, and many of them take long to work out."""
    return luck(list(dice), side)


def _verdict(name: str, side: DiceSide, found: Luck) -> str:
    """In plain words: what fell, what was to be expected, and whether chance alone explains it."""
    told = t(
        "with_dice_were_to_be_expected_in_quests",
        name=name,
        side=t(SIDES[side]),
        good=found.good,
        faces=counted_faces(side, found.good),
        dice=found.dice,
        expected=decimal(found.expected),
    )
    usual = t("to_is_usual", low=found.low, high=found.high)
    if not found.is_unusual:
        return f"{told} {usual}: {t('pure_chance')}"
    lucky = t("that_was_real_luck") if found.good > found.expected else t("that_was_real_bad_luck")
    return f"{told} {usual}: {lucky}"


def _row(caller: HeroQuestRequest, hero_id: str, tally: HeroTally, names: Mapping[str, str]) -> Context:
    hero = caller.look.table.heroes.get(hero_id)
    knows = caller.actor.viewer.owns(hero_id)
    return {
        "name": names.get(hero_id, hero_id),
        "crest": hero.hero_class if hero else "hero",
        "kills": tally.kills.total(),
        "falls": tally.falls,
        "found": tally.gold_found if knows else None,
        "lost": tally.gold_lost if knows else None,
        "reward": tally.reward if knows else None,
    }


def _sentences(caller: HeroQuestRequest, report: QuestReport, names: Mapping[str, str]) -> Iterator[str]:
    if report.noted:
        yield t("played_before_heldenpass_was")
        return
    yield t("on_the_quest_in_quests", list=(", ".join(names.get(one, one) for one in report.heroes) or t("nobody")))
    yield from _fights(caller, report, names)
    fallen = [f"{names.get(one, one)} ({tally.falls}×)" for one, tally in report.heroes.items() if tally.falls]
    if fallen:
        yield t("struck_down", list=", ".join(fallen))
    lost = [names.get(one, one) for one, tally in report.heroes.items() if tally.lost]
    if lost:
        yield t("did_not_return", list=", ".join(lost))
    if caller.is_game_masters and (report.gold_found or report.gold_lost or report.reward):
        yield t("gold_found_lost_reward", found=report.gold_found, lost=report.gold_lost, reward=report.reward)
    if key := key_of_dice(caller, report):
        yield t("the_apps_dice_lie_open_their_key", key_=key)


def _fights(caller: HeroQuestRequest, report: QuestReport, names: Mapping[str, str]) -> Iterator[str]:
    kinds = sum((tally.kills for tally in report.heroes.values()), report.other_kills.copy())
    if not kinds:
        return
    told = ", ".join(f"{number} × {caller.look.labels.word('kind', kind)}" for kind, number in kinds.most_common())
    yield t("slain_in_quests", told=told)
    if report.other_kills:
        yield t("of_these_entered_without_a_name", total=report.other_kills.total())
    if report.kills == report.other_kills.total():
        return
    best = max(report.heroes, key=lambda one: report.heroes[one].kills.total())
    if len(report.heroes) > 1:
        yield t("most_of_them", name=names.get(best, best), number=report.heroes[best].kills.total())


COLUMN, HEIGHT, ROOM = 74, 190, 30  # of a chart of columns: width of one, height of all, room for a line of words
ROW, NAMES, WIDTH = 34, 230, 840  # of a chart of rows: height of one, room for names, width of all
BELOW = 9  # letters of a name below its column


def gold_chart(quests: Sequence[tuple[str, str, QuestReport]]) -> Context:
    """Found and earned upwards, lost downwards: for each quest a name below its column, and its title in words."""
    most = max((max(one.gold_found + one.reward, 1) for _, _, one in quests), default=1)
    deepest = max((one.gold_lost for _, _, one in quests), default=0)
    scale, width = (HEIGHT - 2 * ROOM) / (most + deepest), max(len(quests), 1) * COLUMN
    zero = ROOM + most * scale
    boxes, words, told = [_box(0, zero - 1, width, 2, "axis")], list[Context](), list[str]()
    for number, (name, title, one) in enumerate(quests):
        x, top = number * COLUMN + COLUMN * 0.2, zero
        for kind, amount in (("found", one.gold_found), ("reward", one.reward)):
            if amount:
                top -= amount * scale
                boxes.append(_box(x, top, COLUMN * 0.6, amount * scale, kind))
        if one.gold_lost:
            boxes.append(_box(x, zero, COLUMN * 0.6, one.gold_lost * scale, "lost"))
        middle = number * COLUMN + COLUMN / 2
        words.append(_word(middle, round(top - 6, 1), str(one.gold_found + one.reward)))
        words.append(_word(middle, HEIGHT - 6, shortened(name, BELOW), is_soft=True))
        told.append(t("found_reward_lost", name=title, found=one.gold_found, reward=one.reward, lost=one.gold_lost))
    legend = (("found", t("found_in_quests")), ("reward", t("as_reward")), ("lost", t("lost")))
    return _chart(width, HEIGHT, told, boxes, words, legend, is_wide=False)


def kill_chart(kills: Mapping[str, int]) -> Context:
    """Return a bar for each hero."""
    most = max(kills.values(), default=1) or 1
    boxes, words = list[Context](), list[Context]()
    for number, (name, count) in enumerate(kills.items()):
        y = number * ROW
        length = (WIDTH - NAMES - 50) * count / most
        if count:
            boxes.append(_box(NAMES, y + 7, length, ROW - 14, "kills"))
        words.append(_word(NAMES - 10, y + ROW / 2 + 5, name, "end"))
        words.append(_word(round(NAMES + length + 8, 1), y + ROW / 2 + 5, str(count), "start"))
    told = [f"{name}: {count}" for name, count in kills.items()]
    return _chart(WIDTH, max(len(kills), 1) * ROW, told, boxes, words)


def luck_chart(rows: Sequence[tuple[str, Luck]]) -> Context:
    """For each row what is usual as a band, what was to be expected and what fell as marks."""
    boxes = [box for number, (_, found) in enumerate(rows) for box in _scale(number * ROW, found)]
    words = [_word(NAMES - 10, number * ROW + ROW / 2 + 5, name, "end") for number, (name, _) in enumerate(rows)]
    told = [t("of_usually", name=name, good=one.good, dice=one.dice, low=one.low, high=one.high) for name, one in rows]
    legend = (("usual", t("what_chance_makes_usual")), ("expected", t("to_be_expected")), ("fell", t("rolled")))
    return _chart(WIDTH, max(len(rows), 1) * ROW, told, boxes, words, legend)


def _scale(y: float, found: Luck) -> Iterator[Context]:
    wide = WIDTH - NAMES - 10

    def at(good: float) -> float:
        return NAMES + wide * good / max(found.dice, 1)

    yield _box(NAMES, y + ROW / 2 - 1, wide, 2, "axis")
    yield _box(at(found.low), y + 9, max(at(found.high) - at(found.low), 2), ROW - 18, "usual")
    yield _box(at(float(found.expected)) - 1, y + 6, 2, ROW - 12, "expected")
    yield _box(at(found.good) - 3, y + 4, 6, ROW - 8, "fell")


def _chart(
    width: int,
    height: int,
    told: Sequence[str],
    boxes: Sequence[Context],
    words: Sequence[Context],
    legend: Sequence[tuple[str, str]] = (),
    *,
    is_wide: bool = True,
) -> Context:
    """Return a picture with the same in words. `is_wide`: of rows; columns take as much room as they need."""
    label = "; ".join(told)
    return {
        "width": width,
        "height": height,
        "label": label,
        "boxes": boxes,
        "words": words,
        "legend": legend,
        "is_wide": is_wide,
    }


def _box(x: float, y: float, width: float, height: float, kind: str) -> Context:
    return {"x": round(x, 1), "y": round(y, 1), "width": round(width, 1), "height": round(height, 1), "kind": kind}


def _word(x: float, y: float, text: str, anchor: str = "middle", *, is_soft: bool = False) -> Context:
    return {"x": x, "y": y, "text": text, "anchor": anchor, "is_soft": is_soft}
