"""Surprise: who notices whom when a fight begins, and what it costs those who notice no enemy."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, NamedTuple

from pydantic import Field

from app.core.answers import Answers
from app.core.model import Model
from app.core.rule_questions import GAME_MASTER, Question, RuleAnswered, because, checked, known, no_doubles
from app.systems.dnd5e.fields import MOST, Initiative, Modifier, Name, Passive, Round, RowName, Text, Total, question
from app.systems.dnd5e.rules.perception import is_noticed


class Pair(NamedTuple):
    """Observer and somebody of another side, and whether the one notices the other; `is_set`: the game master says
    so.
    """

    hider: str
    observer: str
    noticed: bool
    is_set: bool = False


def surprised_by(pairs: Sequence[Pair], observers: Sequence[str], *, stealthy: bool) -> Sequence[str]:
    """DND-SUR-1, DND-SUR-3: without stealth no one; else those who face enemies and notice none of them (A-04)."""
    facing = {pair.observer for pair in pairs}
    aware = {pair.observer for pair in pairs if pair.noticed}
    return [one for one in observers if stealthy and one in facing and one not in aware]


def is_stunned(*, surprised: bool, first_turn_done: bool) -> bool:
    """DND-SUR-4: until its first turn ends, a surprised creature can neither move, act nor react (A-05, A-11)."""
    return surprised and not first_turn_done


class Hider(Model):
    """Somebody who may be noticed. Who does not hide is noticed by everybody."""

    name: RowName
    side: Text = ""
    hides: bool = True
    stealth: Total | None = None
    stealth_modifier: Modifier = 0


class Observer(Model):
    """Somebody who may be surprised, by the passive Perception."""

    name: RowName
    side: Text = ""
    passive_perception: Passive


class SetPair(Model):
    """Word of the game master about two creatures."""

    hider: RowName
    observer: RowName
    noticed: bool = False


@question("surprise", "DND-SUR-3", "DND-SUR-2", "DND-SUR-1")
class Surprise(Question):
    """Creatures that are surprised: every hider's Stealth against the passive Perception of everybody on another side.

    An empty side is another one than any. `pairs` set who notices whom, `overrides` by name who is surprised.
    """

    decided_by = GAME_MASTER
    hiders: Annotated[tuple[Hider, ...], Field(max_length=MOST)] = ()
    observers: Annotated[tuple[Observer, ...], Field(max_length=MOST)] = ()
    equal_is_noticed: bool = False
    pairs: Annotated[tuple[SetPair, ...], Field(max_length=MOST * MOST)] = ()
    overrides: Mapping[Name, bool] = {}

    def answer(self, dice: Answers) -> RuleAnswered:
        """`surprised` and `not_surprised` by name, `pairs` with `noticed`, `surprise_possible`."""
        hiders, observers = [one.name for one in self.hiders], [one.name for one in self.observers]
        no_doubles(hiders, "hiders")
        no_doubles(observers, "observers")
        known([one.hider for one in self.pairs], hiders, "pairs")
        known([one.observer for one in self.pairs], observers, "pairs")
        known(list(self.overrides), observers, "overrides")
        pairs, stealthy = self._pairs(dice), any(one.hides for one in self.hiders)
        found = surprised_by(pairs, observers, stealthy=stealthy)
        surprised = [one for one in observers if self.overrides.get(one, one in found)]
        reasons = [
            because("noticed_by", "DND-SUR-2", observer=pair.observer, hider=pair.hider, noticed=pair.noticed)
            for pair in pairs
        ]
        why = (
            because("stealthy", "DND-SUR-1", stealthy=stealthy),
            *reasons,
            because("surprised", "DND-SUR-3", surprised=surprised),
        )
        return self.told(
            *why, overridden=bool(self.overrides or self.pairs), surprised=surprised,
            not_surprised=[one for one in observers if one not in surprised], surprise_possible=stealthy,
            pairs=[{"hider": one.hider, "observer": one.observer, "noticed": one.noticed} for one in pairs],
        )  # fmt: skip

    def _pairs(self, dice: Answers) -> Sequence[Pair]:
        said = {(one.hider, one.observer): one.noticed for one in self.pairs}
        totals = {
            one.name: checked("stealth", one.stealth, one.stealth_modifier, dice, one.name)
            for one in self.hiders
            if one.hides and any((one.name, other.name) not in said for other in self.observers)
        }
        return [
            Pair(hider.name, one.name, self._noticed(hider, one, totals, said), (hider.name, one.name) in said)
            for hider in self.hiders
            for one in self.observers
            if not hider.side or hider.side != one.side
        ]

    def _noticed(
        self, hider: Hider, one: Observer, totals: Mapping[str, int], said: Mapping[tuple[str, str], bool]
    ) -> bool:
        if (noticed := said.get((hider.name, one.name))) is not None:
            return noticed
        return not hider.hides or is_noticed(
            totals[hider.name], one.passive_perception, equal_is_noticed=self.equal_is_noticed
        )


@question("surprised_turn", "DND-SUR-4")
class SurprisedTurn(Question):
    """Deeds that a creature can do at a moment of the fight. At `round` and `count` its first turn is over when the
    count is below its own `initiative`, or the round a later one.
    """

    surprised: bool = True
    first_turn_done: bool = False
    initiative: Initiative | None = None
    round: Round | None = None
    count: Initiative | None = None

    def answer(self, dice: Answers) -> RuleAnswered:
        """`can_move`, `can_act`, `can_take_bonus_action`, `can_react`, `loses_turn`, `first_turn_done`."""
        is_later = (self.round or 1) > 1
        is_over = self.initiative is not None and self.count is not None and self.count < self.initiative
        done = self.first_turn_done or is_later or is_over
        free = not is_stunned(surprised=self.surprised, first_turn_done=done)
        can: dict[str, Any] = dict.fromkeys(("can_move", "can_act", "can_take_bonus_action", "can_react"), free)
        why = because("surprised_turn", "DND-SUR-4", free=free, surprised=self.surprised)
        return self.told(why, **can, loses_turn=not free, rolls_initiative=True, first_turn_done=done)
