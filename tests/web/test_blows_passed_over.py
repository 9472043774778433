"""The lines of a joint attack name who strikes, also when one in between does not get at a target pushed back."""

import pytest

from app.systems.heroquest.combat.commands import AttackTogether
from app.web.heroquest.conversation.blows import strikes_of, without_passed_over


@pytest.mark.parametrize(("struck", "left"), [("", "abc"), ("a", "abc"), ("ac", "ac"), ("ab", "abc"), ("b", "bc")])
def test_who_was_passed_over_has_no_line(struck: str, left: str) -> None:
    strikes = strikes_of(AttackTogether(monster_ids=("a", "b", "c"), target_id="ragna"))
    assert "".join(attacker for attacker, _ in without_passed_over(strikes, tuple(struck))) == left
