"""Policies: which option is taken where a rule leaves a choice. By default the one that promises the most.

An archer, a dwarf, a barbarian or a potion may allow a second throw; whether to throw it is the hero's choice.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from app.core.answers import ChoicePrompt, Unanswered
from app.systems.heroquest.state.figures import Condition, Effect, Figure, Hero
from app.systems.heroquest.state.table import Table

Choose = Callable[[ChoicePrompt], str | None]  # the option to take; None: whichever promises the most


def nobody(prompt: ChoicePrompt) -> None:
    """States no option: the most promising one is searched for at every choice."""


@dataclass(frozen=True)
class Best:
    """A player who sees the dice and takes the option that promises the most, on average, of what `worth` counts.

    Choices for which `stated` names an option are settled by it.
    """

    worth: Callable[[Table], Fraction | int]
    stated: Choose = nobody

    def __call__(self, prompt: ChoicePrompt) -> str | None:
        """Return the option that was stated; None where the most promising one is to be found."""
        return self.stated(prompt)


def first_option(prompt: ChoicePrompt) -> str:
    """Return the policy that takes the first option of each choice."""
    return prompt.options[0]


REPETITION = ("keep", "repeat")
_HARMFUL = frozenset({
    Effect.ASLEEP, Effect.IN_PIT, Effect.PLAGUED, Effect.MISSES_TURN, Effect.COMMANDED, Effect.AFRAID, Effect.POISON,
    Effect.SLOWED, Effect.TROLL_BANE, Effect.TURNED,
})  # fmt: skip
# A standing hero counts more than any wound, one who can be revived more than one who is lost.
_CONDITION = {Condition.STANDING: 300, Condition.FAINTED: 200, Condition.DEAD: 100}
_INJURY, _ATTRIBUTE_POINT, _POINT, _EFFECT, _THING, _MISSED_ROUND = 50, 50, 10, 5, 3, 2


def best_of(stated: Mapping[str, str] | None = None) -> Best:
    """Options named by the purpose of the question are taken; else a throw is repeated where that promises more.

    Of every other choice the first option is taken: no dice say which is better.
    """
    named = stated or {}

    def chosen(prompt: ChoicePrompt) -> str | None:
        repeatable = prompt.options == REPETITION
        return named.get(prompt.purpose, None if repeatable else prompt.options[0])

    return Best(good_for_heroes, chosen)


def undecided(prompt: ChoicePrompt) -> str:
    """Return the policy that decides nothing: the odds end at the first choice. Raises: Unanswered."""
    raise Unanswered(prompt)


def good_for_heroes(table: Table) -> int:
    """Return how well the heroes stand: their own values and things against those of the monsters."""
    return sum(map(_worth, table.heroes.values())) - sum(
        _POINT * monster.body_points - _harm(monster) for monster in table.monsters.values()
    )


def _worth(hero: Hero) -> int:
    return (
        _CONDITION[hero.condition]
        + _POINT * (hero.body_points + hero.mind_points)
        + _ATTRIBUTE_POINT * (hero.gained_body + hero.gained_mind)
        + _THING * len(hero.items)
        - _INJURY * len(hero.injuries)
        - _MISSED_ROUND * hero.missed_rounds
        - _harm(hero)
    )


def _harm(figure: Figure) -> int:
    """Return the harm of the effects on a figure: harm counts for it, everything else is a gift.

    The second throw itself is none: it would be spared for better days, and this blow alone is asked about.
    """
    signed = (
        one.amount if one.effect in _HARMFUL else -one.amount
        for one in figure.effects
        if one.effect is not Effect.SECOND_THROW
    )
    return _EFFECT * sum(signed)
