"""HeroQuest with the HQ-Cooperation Zusatzregeln 11.0.

What can a player do, and what is recorded? `commands.py` and `events.py` of each subject, with what follows for the
table; a small subject, like `effects.py`, is one file with its commands, events and rules.

What follows from a command? The rule registered for it (`@rule`): in `rules.py` of its subject, or in the files
beside `commands.py` that are named after what they rule.

Which rules are there, and what proves them? `docs/rules.md`, written from docstrings and test marks.

What is due? `turn_reminders.py`. What can be done now, and what does the town offer? `possible`.

What does a monster's page in the bestiary show to whom, and what are those called who have left? `visibility.py`.
"""
