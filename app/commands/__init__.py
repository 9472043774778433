"""Commands of the command line: `run`, `doctor`, `rebuild`, `replay`, `verify`.

The module of each has a `main` that returns the exit code.

What keeps a command from its work, and how is it said? `faults.py`; a damaged database: `rescue.py`.

How is the app served, and what is written of it? `server.py` (one process, several, or reloading), `connections.py`
(how many, how long), `log_lines.py`. Is it well? `health.py`.
"""
