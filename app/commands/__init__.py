"""What the command line can do: `run`, `doctor`, `rebuild`, `replay`, `verify`.

The module of each has a `main` that returns the exit code.
"""
