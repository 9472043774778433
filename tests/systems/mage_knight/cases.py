"""The cases of `cases.toml`, and what the rulings say to them."""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from pydantic import BaseModel
from pydantic_core import to_json

from app.core.answers import Answers, HandRoll
from app.core.rulebook import CallableRule
from app.systems.mage_knight.game import SYSTEM
from app.systems.mage_knight.rulings import RULINGS, RulingApplied
from app.web.calculator.api import callable_rule
from app.web.mage_knight.rules import RULES


class Case(BaseModel):
    """A described case, what falls, what must follow, and what is not told."""

    rule: str
    inputs: Mapping[str, Any]
    faces: Sequence[Sequence[int]] = ()
    result: Mapping[str, Any]
    nothing: Sequence[str] = ()

    @property
    def entry(self) -> CallableRule:
        """The rule that is called."""
        return callable_rule(RULES, self.rule)

    @property
    def answers(self) -> Sequence[Mapping[str, Any]]:
        """The rolls as programs send them."""
        return [{"kind": "hand", "faces": [str(face) for face in faces]} for faces in self.faces]

    @property
    def body(self) -> Mapping[str, Any]:
        """The call as a program sends it."""
        return {"inputs": self.inputs, **({"answers": self.answers} if self.faces else {})}

    def fact(self) -> RulingApplied:
        """What follows."""
        command = self.entry.command.model_validate_json(to_json({**self.inputs, "type": self.entry.id}))
        answers = Answers([HandRoll(faces=tuple(map(str, faces))) for faces in self.faces])
        [fact] = SYSTEM.decide(SYSTEM.new_state(), command, answers)
        answers.finish()
        assert isinstance(fact, RulingApplied)
        return fact

    def differs(self, result: Mapping[str, Any]) -> Mapping[str, Any]:
        """Where a result is not what it must be."""
        wanted = {**self.result, **dict.fromkeys(self.nothing)}
        return {name: result.get(name, "missing") for name, value in wanted.items() if result.get(name, "") != value}


CASES = [Case(**one) for one in tomllib.loads((Path(__file__).parent / "cases.toml").read_text("utf-8"))["cases"]]
__all__ = ["CASES", "RULINGS", "Case"]
