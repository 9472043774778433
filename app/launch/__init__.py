"""The way from a bare Python to the running app.

Nothing in here imports more than the standard library, because nothing else is installed yet. The modules also parse on
Python 3.8, so that an old Python gets a sentence instead of a syntax error.

What does a developer call? `test`: `checks.py`, with the tests near a change from `changed.py` and the programs that
tests need from `programs.py`; `lock`: `lock.py`; `index`: `index.py`; what people take home: `release.py`.

How does the environment come about? `environment.py`, seen to by `main.py` before a command that `options.py` has
read.
"""
