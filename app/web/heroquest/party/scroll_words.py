"""Which spell the words on a scroll mean."""

from collections.abc import Iterator, Mapping

from app.labels.labels import Labels
from app.systems.heroquest.content.models import Content
from app.systems.heroquest.content.spells import Spell
from app.systems.heroquest.game import SYSTEM
from app.web.http.languages import LANGUAGES

_NO_NAMES: Mapping[str, str] = {}


def spell_named_in(text: str, labels: Labels, content: Content, own: Mapping[str, str] = _NO_NAMES) -> Spell | None:
    """The one spell with the longest name that stands in a text; None when it names none, or could mean several.

    `own`: what the group calls its own spells.
    """
    words = text.casefold()
    found = [(spell, name, whole) for spell, name, whole in _names(labels, content, own) if name and name in words]
    longest = max((len(name) for _, name, _ in found), default=0)
    fitting = [(spell, whole) for spell, name, whole in found if len(name) == longest]
    exact = {spell for spell, whole in fitting if whole in words}
    chosen = exact or {spell for spell, _ in fitting}
    return content.spells[chosen.pop()] if len(chosen) == 1 else None


def _names(labels: Labels, content: Content, own: Mapping[str, str]) -> Iterator[tuple[str, str, str]]:
    """What each spell that can stand on a scroll is called, without what tells it from its namesakes and with it.

    In every language: who wrote the scroll need not speak that of who reads it.
    """
    known = [spell.id for spell in content.spells.values() if spell.school.value != "basic"]
    for spoken in (labels, *map(SYSTEM.labels, LANGUAGES)):
        for spell in known:
            whole = (own.get(spell) or spoken.text(f"spells.{spell}")).casefold()
            yield spell, whole.partition(" (")[0], whole
