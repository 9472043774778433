"""The rules to be read, worked out and called: each is a question."""

from app.systems.dnd5e.book import book, questions
from app.systems.dnd5e.game import SYSTEM
from app.web.calculator.question_game_rules import QuestionCall, QuestionRules

__all__ = ["RULES", "QuestionCall"]
RULES = QuestionRules(SYSTEM, book, questions)
