"""Where the questions of this game are registered, each by its name and its rules."""

from app.core.rule_questions import Questions

QUESTIONS = Questions()
question = QUESTIONS.question
