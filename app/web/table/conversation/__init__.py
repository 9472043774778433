"""An action on its way: question, answers, consequences, confirm."""
