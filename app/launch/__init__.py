"""The way from a bare Python to the running app.

Nothing in here imports more than the standard library, because nothing else is installed yet. The modules also parse on
Python 3.8, so that an old Python gets a sentence instead of a syntax error.
"""
