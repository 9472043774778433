"""Words by key. A key without words is a fault of the program and says so at once."""

from collections.abc import Collection, Iterator, Mapping
from copy import copy
from functools import cache
from pathlib import Path
from typing import NamedTuple, Self

from app.core.dice import Roll, short
from app.core.events import Event
from app.core.model import Model
from app.labels.fluent import MINUS, Pattern, Word, read, say, spelled

FOLDER = Path(__file__).parent
FIRST = "de"

# Which section has the words for the ids in a field of an event or an error.
_SECTIONS = {"mode": "dice_modes", "permissions": "permissions", "permission": "permissions", "became": "outcomes"}


class PromptText(NamedTuple):
    """Text above an open roll or choice."""

    title: str
    text: str


class Labels:
    """The words of one language. A game brings its own files and sections.

    Untranslated texts are said in German, the language everything is written in first.
    """

    def __init__(self, language: str, *folders: Path, sections: Mapping[str, str] | None = None) -> None:
        self._texts: dict[str, str | Pattern] = {}
        self._sections = {**_SECTIONS, **(sections or {})}
        for spoken in dict.fromkeys((FIRST, language)):
            for folder in (FOLDER, *folders):
                self._texts |= words_in(folder, spoken)

    def calling(self, texts: Mapping[str, str]) -> Self:
        """Return a copy of these words with further ones by their keys, such as the names of a table's own content."""
        found = copy(self)
        found._texts = {**self._texts, **texts}
        return found

    def __contains__(self, key: str) -> bool:
        return key in self._texts or spelled(key) in self._texts

    def keys(self, beginning: str = "") -> Iterator[str]:
        """Return every key that begins like this."""
        return (key for key in self._texts if key.startswith(beginning))

    def text(self, key: str, **data: object) -> str:
        """Return the words for a key. Raises: KeyError for an unknown key or a missing piece of data."""
        return say(self._texts, key, data)

    def word(self, field: str, value: object) -> str:
        """Return a value in words: ids by the section of their field, numbers with a proper minus."""
        match value:
            case bool() | None:
                return "" if value is None else str(value)
            case int():
                return str(value).replace("-", MINUS)
            case Roll():
                if shown := [self.face(face) for face in value.faces if face]:
                    return ", ".join(shown)
                none = ", ".join(self.text("lists.none_of", face=self.face(face)) for face in value.counted or ())
                return none or self.text("lists.nothing" if value.dice else "lists.no_dice")
            case Model():  # no sentence says all of it
                return ""
            case str() if field == "fingerprint":
                return short(value)
            case frozenset():  # in no order of its own
                return ", ".join(sorted(self.word(field, one) for one in value)) or self.text("lists.nothing")
            case tuple():
                return ", ".join(self.word(field, one) for one in value) or self.text("lists.nothing")
        return self._named(f"{self._sections.get(field, field)}.{value}", str(value))

    def face(self, face: str) -> str:
        """Return the face of a die; numbers speak for themselves."""
        return self._named(f"faces.{face}", face)

    def called(self, kind: str, entry: str) -> str:
        """Return the name of an entry of a kind of content; its id where it has no name."""
        return self._named(f"{kind}.{entry}", entry)

    def _named(self, key: str, otherwise: str) -> str:
        return self.text(key) if key in self else otherwise

    def error(self, code: str, **data: object) -> str:
        """Return the sentence for an error; a field of a form that does not fit has one at any rate."""
        key = f"errors.{code}"
        if key not in self and code.startswith("value."):
            key = "errors.value.invalid"
        return self.text(key, **{name: self._kept(name, value) for name, value in data.items()})

    def sentence(self, event: Event, names: Mapping[str, str]) -> str:
        """Return an event as one sentence. `names` are the heroes' names by id."""
        return self.text(f"events.{event.type}", **self.pieces(event, names))

    def pieces(self, event: Event, names: Mapping[str, str]) -> Mapping[str, object]:
        """Return the values for the sentence of an event: its fields in words, and the hero's name."""
        fields: dict[str, object] = {name: getattr(event, name) for name in type(event).model_fields}
        found = {name: self._kept(name, value) for name, value in fields.items()}
        if (hero_id := fields.get("hero_id")) is not None:
            found["hero"] = names.get(str(hero_id), fields.get("name") or str(hero_id))
        if isinstance(hero_ids := fields.get("hero_ids"), frozenset):
            known = [name for hero_id, name in names.items() if hero_id in hero_ids]
            found["heroes"] = ", ".join(known) or self.text("lists.nobody")
        if isinstance(wanted := fields.get("wanted"), frozenset):
            found["wanted"] = Word(", ".join(name for hero_id, name in names.items() if hero_id in wanted), wanted)
        if "device_id" in fields and not fields.get("name"):
            found["name"] = self.text("lists.phone")
        if isinstance(actor_ids := fields.get("actor_ids"), frozenset):
            found["deed"] = Word(self.deed(str(fields["deed"]), actor_ids, names), fields["deed"])
        return found

    def deed(self, kind: str, actor_ids: Collection[str], names: Mapping[str, str]) -> str:
        """Return a deed and who does it in words: `Angreifen (Ragna)`."""
        name = next((names[one] for one in sorted(actor_ids) if one in names), "")
        if f"actions.{kind}" not in self:
            key = f"commands.{kind}" if f"commands.{kind}" in self else "commands.other"
            return self.text(key, hero=name or self.text("lists.somebody"))
        return f"{self.text(f'actions.{kind}')} ({name})" if name else self.text(f"actions.{kind}")

    def prompt(self, purpose: str) -> PromptText:
        """Return the text of an open roll or choice."""
        return PromptText(self.text(f"prompts.{purpose}.title"), self.text(f"prompts.{purpose}.text"))

    def option(self, purpose: str, option: str) -> str:
        """Return an option of a choice."""
        own = f"prompts.{purpose}.options.{option}"
        return self.text(own if own in self else f"{self.text(f'prompts.{purpose}.section')}.{option}")

    def offered(self, purpose: str, option: str, names: Mapping[str, str]) -> str:
        """Return an option of a choice; people are offered by their ids, and called by their names."""
        words = self.option(purpose, option)
        return names.get(option, words) if words == option else words

    def _kept(self, field: str, value: object) -> object:
        """Return a value for a sentence: numbers and truth values unchanged, for it to choose by; others in words."""
        return value if isinstance(value, int) else Word(self.word(field, value), value)


@cache
def words_in(folder: Path, language: str) -> Mapping[str, str | Pattern]:
    """Return all messages of a language in a folder and below it, by their keys."""
    return {key: text for file in sorted(folder.rglob(f"{language}.ftl")) for key, text in read(file).items()}
