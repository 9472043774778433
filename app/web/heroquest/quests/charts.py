"""Pictures of a campaign: gold quest by quest, the monsters each hero has slain, the luck with dice."""

from collections.abc import Iterator, Mapping, Sequence

from app.systems.heroquest.odds.luck import Luck
from app.systems.heroquest.quests.report import QuestReport
from app.web.http.languages import t
from app.web.ui.rendering import Context

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
        words.append(_word(middle, HEIGHT - 6, _shortened(name), is_soft=True))
        told.append(t("found_reward_lost", name=title, found=one.gold_found, reward=one.reward, lost=one.gold_lost))
    legend = (("found", t("found_in_quests")), ("reward", t("as_reward")), ("lost", t("lost")))
    return _chart(width, HEIGHT, told, boxes, words, legend, is_wide=False)


def kill_chart(kills: Mapping[str, int]) -> Context:
    """A bar for each hero."""
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
    """A picture with the same in words. `is_wide`: of rows; columns take as much room as they need."""
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


def _shortened(name: str) -> str:
    return name if len(name) <= BELOW else f"{name[: BELOW - 1].rstrip()}…"
