"""Perception: who may hide from whom, who is noticed, what a search finds."""

from collections.abc import Iterable
from typing import Annotated

from pydantic import Field

from app.core.answers import Answers
from app.core.errors import InvalidValue
from app.core.model import Model
from app.core.names import look
from app.core.rule_questions import Question, RuleAnswered, Ruling, because, checked, no_doubles
from app.systems.dnd5e.fields import MOST, Modifier, Passive, RowName, Text, Total, question


def passive_perception(wis_mod: int, others: Iterable[int] = (), *, advantage: bool, disadvantage: bool) -> int:
    """DND-PER-1: 10, the modifiers, 5 more with advantage, 5 less with disadvantage, nothing with both (A-01)."""
    return 10 + wis_mod + sum(others) + 5 * advantage - 5 * disadvantage


def is_noticed(stealth: int, passive: int, *, equal_is_noticed: bool = False) -> bool:
    """DND-PER-2: a higher passive value notices; an equal one only where the game master settled so (A-02)."""
    return passive > stealth or (equal_is_noticed and passive == stealth)


def can_hide_from(*, sees_clearly: bool, invisible: bool) -> bool:
    """DND-HID-1, DND-HID-3: Return whether one can hide: when invisible or not clearly seen."""
    return invisible or not sees_clearly


class Watcher(Model):
    """Somebody from whom a creature wants to hide."""

    name: RowName
    sees_clearly: bool = False


@question("hide_attempt", "DND-HID-1")
class HideAttempt(Ruling):
    """May a creature try to hide? The attempt counts against those observers only who do not see it clearly."""

    observers: Annotated[tuple[Watcher, ...], Field(max_length=MOST)] = ()
    invisible: bool = False

    def answer(self, dice: Answers) -> RuleAnswered:
        """Return `can_hide`, from whom it hides (`hides_from`), and who sees it (`seen_by`)."""
        no_doubles([one.name for one in self.observers], "observers")
        free = [
            one.name for one in self.observers if can_hide_from(sees_clearly=one.sees_clearly, invisible=self.invisible)
        ]
        seen_by = [one.name for one in self.observers if one.name not in free]
        possible = bool(free) or not seen_by
        can_hide = self.ruled(possible)
        why = because("hide_attempt", "DND-HID-1", can_hide=possible, hides_from=free, seen_by=seen_by)
        return self.told(why, can_hide=can_hide, hides_from=free, seen_by=seen_by, needs_stealth_check=can_hide)


@question("noise", "DND-HID-2")
class Noise(Ruling):
    """Does a creature stay hidden that makes noise: a shout, an attack?"""

    hidden: bool = True
    noise: bool = True

    def answer(self, dice: Answers) -> RuleAnswered:
        """Return whether it is `hidden` afterwards, and whether its position is known (`position_given_away`)."""
        hidden = self.hidden and not self.noise
        told = self.ruled(hidden)
        why = because("noise", "DND-HID-2", noise=self.noise)
        return self.told(why, hidden=told, position_given_away=self.hidden and not told)


@question("invisible_creature", "DND-HID-3")
class InvisibleCreature(Ruling):
    """May an invisible creature try to hide, and do the signs of its presence give it away?

    `stealth` is the total of its check; left out, a d20 is thrown. Noise (`quiet` false) gives it away.
    """

    invisible: bool = True
    sees_clearly: bool = False
    quiet: bool = True
    stealth: Total | None = None
    stealth_modifier: Modifier = 0
    passive_perception: Passive | None = None
    equal_is_noticed: bool = False

    def answer(self, dice: Answers) -> RuleAnswered:
        """`can_hide`, `needs_stealth_check`, `stealth`, `noticed` (by its signs; null without a passive value)."""
        can_hide = can_hide_from(sees_clearly=self.sees_clearly, invisible=self.invisible)
        stealth = checked("stealth", self.stealth, self.stealth_modifier, dice) if can_hide and self.quiet else None
        found: bool | None = True
        if stealth is not None:
            passive = self.passive_perception
            found = None if passive is None else is_noticed(stealth, passive, equal_is_noticed=self.equal_is_noticed)
        noticed = self.override if found is None else self.ruled(found)
        why = (
            because("invisible_creature", "DND-HID-3", invisible=self.invisible, can_hide=can_hide),
            because("signs", "DND-PER-2", noticed=found, quiet=self.quiet),
        )
        return self.told(*why, can_hide=can_hide, needs_stealth_check=can_hide, stealth=stealth, noticed=noticed)


@question("active_search", "DND-HID-4")
class ActiveSearch(Ruling):
    """Does a searcher find a hider? How the two checks compare is the game master's to say: `success`.

    Left open, a check higher than the hider's Stealth is proposed to succeed (A-02).
    """

    check: Total | None = None
    perception_modifier: Modifier = 0
    stealth: Total | None = None
    equal_is_noticed: bool = False
    success: bool | None = None

    def answer(self, dice: Answers) -> RuleAnswered:
        """Return whether it is `found`, and the `check` of the searcher."""
        said = self.override if self.success is None else self.ruled(self.success)
        check, found = self.check, bool(said)
        if said is None:
            if self.stealth is None:
                raise InvalidValue("value.missing", field="stealth")
            check = checked("perception", self.check, self.perception_modifier, dice)
            found = is_noticed(self.stealth, check, equal_is_noticed=self.equal_is_noticed)
        why = because("active_search", "DND-HID-4", found=found)
        return self.told(why, found=found, check=check, stealth=self.stealth, ask_game_master=said is None)


@question("passive_perception", "DND-PER-1")
class PassivePerception(Question):
    """The value with which a creature notices without searching."""

    wis_mod: Modifier = 0
    proficiency_bonus: Annotated[int, Field(ge=0, le=20)] = 0
    other_modifiers: Annotated[tuple[Modifier, ...], Field(max_length=20)] = ()
    advantage: bool = False
    disadvantage: bool = False

    def answer(self, dice: Answers) -> RuleAnswered:
        """Return the value, `passive_perception`."""
        others = (self.proficiency_bonus, *self.other_modifiers)
        state = "none" if self.advantage == self.disadvantage else "advantage" if self.advantage else "disadvantage"
        found = passive_perception(self.wis_mod, others, advantage=self.advantage, disadvantage=self.disadvantage)
        why = because(
            "passive_perception", "DND-PER-1", wis_mod=self.wis_mod, others=sum(others), state=state, value=found
        )
        return self.told(why, passive_perception=found)


@question("passive_comparison", "DND-PER-2")
class PassiveComparison(Ruling):
    """Is a hider noticed by somebody who does not search?"""

    stealth: Total | None = None
    stealth_modifier: Modifier = 0
    passive_perception: Passive
    equal_is_noticed: bool = False

    def answer(self, dice: Answers) -> RuleAnswered:
        """Return whether the hider is `noticed`, and its `stealth`."""
        stealth = checked("stealth", self.stealth, self.stealth_modifier, dice)
        found = is_noticed(stealth, self.passive_perception, equal_is_noticed=self.equal_is_noticed)
        why = because(
            "passive_comparison", "DND-PER-2", stealth=stealth, passive=self.passive_perception, noticed=found
        )
        return self.told(why, noticed=self.ruled(found), stealth=stealth, passive_perception=self.passive_perception)


def is_found(check: int, difficulty: int, *, right_place: bool) -> bool:
    """DND-FIND-1, DND-FIND-2: a check that reaches the difficulty, where the thing is."""
    return right_place and check >= difficulty


@question("find_hidden", "DND-FIND-1", "DND-FIND-2")
class FindHidden(Ruling):
    """Is a hidden thing found? Only where the search covers its place, whatever the check shows.

    `right_place` is the game master's word; left open, `place` must be among `places_searched` where both are told.
    `check` is the total of a Wisdom (Perception) check; left out, a d20 is thrown.
    """

    check: Total | None = None
    perception_modifier: Modifier = 0
    difficulty: Total | None = None
    places_searched: Annotated[tuple[Text, ...], Field(max_length=50)] = ()
    place: Text = ""
    right_place: bool | None = None

    def answer(self, dice: Answers) -> RuleAnswered:
        """Return whether it is `found`, whether the search covers its place (`right_place`), and the `check`."""
        right_place, check = self._is_right_place(), self.check
        if right_place and self.override is None:
            if self.difficulty is None:
                raise InvalidValue("value.missing", field="difficulty")
            check = checked("perception", check, self.perception_modifier, dice)
        found = is_found(check or 0, self.difficulty or 0, right_place=right_place) and check is not None
        why = (
            because("right_place", "DND-FIND-2", right_place=right_place),
            because("find_hidden", "DND-FIND-1", found=found, right_place=right_place),
        )
        return self.told(
            *why, found=self.ruled(found), right_place=right_place, check=check, difficulty=self.difficulty
        )

    def _is_right_place(self) -> bool:
        if self.right_place is not None:
            return self.right_place
        searched = {look(place) for place in self.places_searched}
        return not (self.place and searched) or look(self.place) in searched
