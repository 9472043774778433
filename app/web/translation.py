"""One way for every text of the interface: gettext with the German text as message id.

German needs no catalogue; the texts of another language are in `app/labels/<language>.po`. Which language is spoken is
settled once for each request (`app/web/languages.py`); a stream keeps the language it was opened with.
"""

from collections.abc import Mapping
from contextvars import ContextVar

from app.labels.catalogue import catalogue

GERMAN = "de"
LANGUAGES: Mapping[str, str] = {GERMAN: "Deutsch", "en": "English"}
spoken: ContextVar[str] = ContextVar("spoken", default=GERMAN)


def _(text: str) -> str:
    """The text in the language of the request."""
    return catalogue(spoken.get()).gettext(text)


def ngettext(singular: str, plural: str, number: int) -> str:
    """The same for texts with a number."""
    return catalogue(spoken.get()).ngettext(singular, plural, number)


def marked(text: str) -> str:
    """A text that is translated where it is shown: what is made once at the start is shown in any language."""
    return text
