"""One way for every text of the interface: gettext with the German text as message id.

German needs no catalogue; another language sets its translations for the request.
"""

from contextvars import ContextVar
from gettext import NullTranslations

translations: ContextVar[NullTranslations | None] = ContextVar("translations", default=None)
_GERMAN = NullTranslations()


def _(text: str) -> str:
    """The text in the language of the request."""
    return (translations.get() or _GERMAN).gettext(text)


def ngettext(singular: str, plural: str, number: int) -> str:
    """The same for texts with a number."""
    return (translations.get() or _GERMAN).ngettext(singular, plural, number)
