"""The book as a table of contents: every rule and every settled point by its chapter."""

from collections.abc import Mapping
from functools import cache

from app.core.rulebook import CallableRule, Proof, Rulebook
from app.systems.dungeonquest.content import read_data
from app.systems.dungeonquest.rules import attribute_tests, cards, catacombs, combat, ending, movement, rooms, setup
from app.systems.dungeonquest.ruling import POINTS, RULES

# Named, so that they are loaded and have registered their rules.
WRITTEN_IN = (setup, attribute_tests, movement, cards, combat, catacombs, rooms, ending)


@cache
def rulebook() -> Rulebook:
    """Every rule there is; the settled points stand in the chapter they belong to."""
    proofs = {rule: Proof.model_validate(one) for rule, one in read_data("rule_index").items()}
    return RULES.book(read_data("chapters"), POINTS, proofs)


def callable_rules() -> Mapping[str, CallableRule]:
    """Every rule that can be called alone, which are all of them."""
    return RULES.callable_rules
