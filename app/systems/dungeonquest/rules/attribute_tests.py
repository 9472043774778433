"""Attribute tests: two dice, tokens after the roll, a token for a failure."""

from collections.abc import Generator
from typing import Annotated, NamedTuple

from pydantic import Field

from app.core.dice import D6
from app.core.errors import InvalidValue
from app.core.function_rules import Ask, Facts, Found, found
from app.core.tabletop import ways_of_two_dice
from app.systems.dungeonquest.fields import Attribute, AttributeValue, Count, Modifier, RoomKind, Spend, Tokens
from app.systems.dungeonquest.rules import rule


class Test(NamedTuple):
    """Result of a test, and the tokens left, a new one included."""

    passed: bool
    tokens: int


def roll_test(
    ask: Ask, attribute: str, value: int, tokens: int = 0, modifier: int = 0, spend: int | None = None
) -> Generator[Found, None, Test]:
    """Yield a test to its end: odds, dice, tokens, what follows (DQ-TST-1, DQ-TST-2, DQ-TST-3).

    `spend`: so many tokens, or None to be asked once the dice lie there. Raises: InvalidValue for more than are there.
    """
    if spend is not None and spend > tokens:
        raise InvalidValue("tokens.not_enough", field="spend", tokens=tokens)
    limit = value - modifier
    yield found(
        "DQ-TST-1", "test_odds", attribute=attribute, value=value, modifier=modifier, limit=limit, tokens=tokens,
        ways=ways_of_two_dice(limit), ways_with_tokens=ways_of_two_dice(limit + tokens), of=36,
    )  # fmt: skip
    roll = ask.answers.roll("attribute_test", D6, D6, about=attribute)
    total = roll.total + modifier
    least = max(0, total - value)
    yield found(
        "DQ-TST-1", "test_rolled", dice=tuple(map(int, roll.faces)), modifier=modifier, sum=total, value=value,
        shortfall=least,
    )  # fmt: skip
    spent = _spent(ask, tokens, least) if spend is None else spend
    if spent:
        total, tokens = total - spent, tokens - spent
        yield found("DQ-TST-3", "tokens_spent", spent=spent, sum=total, tokens=tokens)
    passed = total <= value
    if passed:
        yield found("DQ-TST-1", "test_passed", passed=True, sum=total, value=value, tokens=tokens)
    else:
        tokens += 1
        yield found("DQ-TST-2", "test_failed", passed=False, sum=total, value=value, tokens=tokens)
    return Test(passed, tokens)


def _spent(ask: Ask, tokens: int, least: int) -> int:
    """Ask how many tokens are spent: offer the least that helps first, then none, then every other number."""
    if not least or not tokens:
        return 0
    offered = dict.fromkeys((*((least,) if least <= tokens else ()), *range(tokens + 1)))
    return int(ask.answers.choose("tokens", *map(str, offered)))


@rule("DQ-TST-1")
def attribute_test(
    ask: Ask, value: AttributeValue, attribute: Attribute = "luck", tokens: Tokens = 0, modifier: Modifier = 0,
    spend: Spend = None
) -> Facts:  # fmt: skip
    """2d6: a sum (with modifiers) of at most the value is a success. Source: SR, RH Eigenschaftsproben."""
    yield from roll_test(ask, attribute, value, tokens, modifier, spend)


@rule("DQ-TST-2")
def failed_test(_ask: Ask, passed: bool = False, tokens: Tokens = 0) -> Facts:
    """Add a token for a failed test, which cannot be spent on that same test. Source: RH Eigenschaftsproben."""
    reason = "no_token_gained" if passed else "token_gained"
    yield found("DQ-TST-2", reason, gained=int(not passed), tokens=tokens + (not passed))


@rule("DQ-TST-3")
def spend_tokens(
    _ask: Ask, roll: Annotated[int, Field(ge=2, le=12)], value: AttributeValue, tokens: Tokens = 0,
    spend: Tokens = 0, modifier: Modifier = 0
) -> Facts:  # fmt: skip
    """After the roll any number of tokens; each lowers the sum by 1 and is gone even if the test fails still.

    Raises: InvalidValue for more than are there. Source: SR, RH Entschlossenheitsmarker.
    """
    if spend > tokens:
        raise InvalidValue("tokens.not_enough", field="spend", tokens=tokens)
    least, total = max(0, roll + modifier - value), roll + modifier - spend
    passed = total <= value
    yield found(
        "DQ-TST-3", "tokens_weighed", sum=total, value=value, least=least, enough=least <= tokens, passed=passed,
        tokens=tokens - spend + (not passed), spent=spend,
    )  # fmt: skip


@rule("DQ-TST-4")
def modifiers(_ask: Ask, room: RoomKind | None = None, loot: Count = 0, further: Modifier = 0) -> Facts:
    """On the bridge +1 to the sum for each card of loot; further ones stand on cards and sheets. Source: RH Brücke."""
    own = bridge_modifier(loot) if room == "bridge" else 0
    yield found("DQ-TST-4", "modifier", modifier=own + further, from_loot=own)


def bridge_modifier(loot: int) -> int:
    """Return the loot's addition to the sum on the bridge (DQ-TST-4)."""
    return loot
