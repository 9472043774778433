"""The rules as functions that change nothing, and the questions by which each can be called alone.

Who is first, and who is surprised? `initiative.py`, `surprise.py`; the order of a turn: `turns.py`.

Where may somebody go? `movement.py`, `spaces.py`. Who notices whom? `perception.py`. Who suffocates? `breath.py`.
"""
