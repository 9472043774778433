"""Asks a rule what an example asks."""

import json

from app.core.answers import Answers, HandRoll
from app.core.rule_questions import Question, RuleAnswered
from app.systems.dnd5e.game import callable_rules
from tests.systems.dnd5e.examples import Example


def ask(one: Example) -> RuleAnswered:
    """What the rule says; every die of the example must be asked for."""
    kind = callable_rules()[one.question].command
    asked = kind.model_validate_json(json.dumps({"type": one.question, **one.inputs}))
    assert isinstance(asked, Question)
    dice = Answers([HandRoll(faces=(str(face),)) for face in one.dice])
    told = asked.answer(dice)
    dice.finish()
    return told
