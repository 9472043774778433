"""The rules of DungeonQuest that are functions; `rule` registers one, `answer` asks it."""

from app.core.function_rules import Ask, Facts, Found, FunctionRules, Question, found

__all__ = ["RULES", "Ask", "Facts", "Found", "Question", "answer", "found", "rule"]
RULES = FunctionRules()
rule, answer = RULES.rule, RULES.answer
