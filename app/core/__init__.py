"""The pure kernel every game system builds on: dice, answers, events, errors, the GameSystem protocol.

What can go wrong? `errors.py`, the tree in its docstring; they become HTTP statuses only in `app/web/ui/errors.py`.

What becomes of a text that people type or paste? `texts.py` (`Line`, `Lines`, `FileText` mark the fields that take
one); when two names are one: `names.py`.

What is a number that people type? `typed_numbers.py`, asked for every form by `with_numbers` in
`app/web/ui/schema_form/typed.py`. Several of a kind in one line, and what numbers their names have:
`typed_groups.py`.

Where are views kept that depend on the table and the viewer alone? `caches.py`.

How does a rule become a question that changes nothing? `rule_questions.py`, told in words by `app/labels/shelves.py`,
called through `app/web/calculator/rules_by_input.py`. A rule that is a function is asked by `function_rules.py`;
`rulebook.py` says how open points are read.

How does a group write entries of its own in any game? `own_entries.py`: a game says in `Shelves` which models there
are and what came with it; commands, facts and the file are the house's. Pages: `app/web/catalogue/own_kinds.py`.

What does a game with rooms, seats and decks find ready? `compass.py` in `board` (fields, directions, walks),
`tabletop.py` (seats, decks, who is ahead, two dice), `events.py` (`Event.evolve`, `kinds_in`), `rulebook.py` (points
that the book leaves open), `game_system.py` (`NobodyHidden`). Words of cards and findings: `app/labels/shelves.py`; a
plan of rooms and a track: `app/web/table/ways_panel.py`.

How do two choose in secret? `SealedCommand` in `events.py`: the house records it without the choice, under a seal
(`dice.py`); a rule opens it with `Answers.opened` when it is done, in no look ahead.

How are dice told in figures? `dice.py`; which figure a rule needs is found by asking it: `Uncounted` there,
`Answers.uncounted`.

What does a player know? `known` in `game_system.py`, answered by each game; a fact that he is not told ahead:
`Event.is_foretold`.

What does a field of a command mean to people? Its mark: `model.py`.
"""
