"""What can go wrong before the app stands.

SetupError    the environment could not be built; carries the German sentence for the person at the keyboard
"""


class SetupError(Exception):
    """The environment could not be built; the text says why and what to do."""
