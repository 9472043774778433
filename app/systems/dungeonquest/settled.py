"""The points that the booklets leave open, and what holds at a table. Words stand in `words/settled.*.ftl`."""

from collections.abc import Mapping
from typing import NamedTuple

from app.core.errors import InvalidValue, UnknownContent
from app.core.model import Model


class Point(NamedTuple):
    """Something that can be read in two ways: its chapter, what holds, and what a table may choose instead."""

    chapter: str
    default: str
    alternative: str
    further: str = ""


POINTS: Mapping[str, Point] = {
    "A-01": Point("setup", "tied_for_highest", "everybody"),
    "A-02": Point("turn", "cards_first", "sun_first"),
    "A-03": Point("sun", "goes_on", "stands_still"),
    "A-04": Point("sun", "die_below", "survive_below"),
    "A-05": Point("movement", "closed", "endless"),
    "A-06": Point("movement", "action_spent", "another_try"),
    "A-07": Point("movement", "one_each", "one_for_all"),
    "A-08": Point("wounds", "action_phase", "at_once"),
    "A-09": Point("wounds", "dead_end", "mercy"),
    "A-10": Point("combat", "hero_first", "both_fall"),
    "A-11": Point("combat", "free_rooms", "occupied_too"),
    "A-12": Point("catacombs", "turn_first", "die_first"),
    "A-13": Point("rooms", "may_cross", "turn_back"),
    "A-14": Point("end", "both_moments", "start_only", "entry_only"),
    "A-15": Point("variants", "no_rune", "new_rune"),
    "A-16": Point("combat", "cycle", "mirrored"),
    "A-17": Point("combat", "no_flight", "may_flee"),
    "A-18": Point("rooms", "obstacles_count", "obstacles_ignored"),
    "A-19": Point("rooms", "stays", "removed"),
    "A-20": Point("rooms", "kept", "forgotten"),
}


class Choice(Model):
    """The reading that a table chose for a settled point."""

    rule: str
    option: str


class Settled(Model):
    """What holds: the default wherever nothing else was chosen."""

    chosen: Mapping[str, str] = {}

    def option(self, point: str) -> str:
        """The reading that holds."""
        return self.chosen.get(point, POINTS[point].default)

    def holds(self, point: str, option: str) -> bool:
        """Whether this reading holds."""
        if option not in POINTS[point]:
            raise ValueError(option)
        return self.option(point) == option

    def choosing(self, choice: Choice, field: str = "option") -> "Settled":
        """The same with another reading. Raises: UnknownContent, InvalidValue."""
        point = POINTS.get(choice.rule)
        if point is None:
            raise UnknownContent(field=field.replace("option", "rule"), kind="house_rules", id=choice.rule[:40])
        if choice.option not in filter(None, point[1:]):
            raise InvalidValue("house_rule.no_such_option", field=field, rule=choice.rule, option=choice.option[:40])
        return Settled(chosen={**self.chosen, choice.rule: choice.option})


def settled_by(choices: tuple[Choice, ...]) -> Settled:
    """What holds after several choices. Raises: UnknownContent, InvalidValue with the place in the list."""
    settled = Settled()
    for number, choice in enumerate(choices):
        settled = settled.choosing(choice, f"house_rules.{number}.option")
    return settled
