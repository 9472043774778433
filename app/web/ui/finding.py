"""Finding what somebody means: umlauts may be written in any way, and a word nobody wrote may be a typing error."""

import re
import unicodedata
from collections.abc import Hashable, Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Generic, NamedTuple, TypeVar

LONGEST_SEARCH = 80
_MOST_WORDS, _SHORTEST_GUESS, _MOST_GUESSES = 8, 4, 6
_CLOSENESS = 0.76
_WORDS = re.compile(r"\w+")
_UMLAUTS = re.compile("([aou])e")  # ae as people without such keys write it, and then as one letter

Key = TypeVar("Key", bound=Hashable)


def folded(text: str) -> str:
    """A text as it is compared: small letters, ä, ae and a alike, ß as ss, other marks gone."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return _UMLAUTS.sub(r"\1", "".join(sign for sign in plain if not unicodedata.combining(sign)))


class Found(NamedTuple, Generic[Key]):
    """What was found, the best first, and the words taken instead of those that stand nowhere."""

    keys: tuple[Key, ...]
    instead: tuple[str, ...] = ()


class Finder(Generic[Key]):
    """Finds texts in which every word of a search stands; those with the words in their title come first."""

    def __init__(
        self, texts: Mapping[Key, tuple[str, str]], synonyms: Mapping[str, Sequence[str]] | None = None
    ) -> None:
        """Of every key its title and the rest of its text; of words that people say those that the texts use."""
        self._titles = {key: folded(title) for key, (title, _) in texts.items()}
        self._texts = {key: f"{folded(title)} {folded(text)}" for key, (title, text) in texts.items()}
        written = (word for pair in texts.values() for text in pair for word in _WORDS.findall(text))
        self._written = {folded(word): word for word in written if len(word) >= _SHORTEST_GUESS}
        self._synonyms = {folded(said): tuple(meant) for said, meant in (synonyms or {}).items()}

    def find(self, search: str) -> Found[Key]:
        """Everything in the given order when nothing is searched for."""
        words = [folded(word) for word in search[:LONGEST_SEARCH].split()[:_MOST_WORDS]]
        instead = {word: self._instead(word) for word in words if not self._is_written(word)}
        said, ways = [[word] for word in words], [[word, *map(folded, self._meant(word, instead))] for word in words]
        keys = [key for key, text in self._texts.items() if _has_all(text, ways)]
        keys.sort(key=lambda key: self._rank(key, said, ways))
        return Found(tuple(keys), tuple(meant[0] for meant in instead.values() if meant))

    def _meant(self, word: str, instead: Mapping[str, Sequence[str]]) -> Sequence[str]:
        return instead[word] if word in instead else self._synonyms.get(word, ())

    def _rank(self, key: Key, said: Sequence[Sequence[str]], ways: Sequence[Sequence[str]]) -> int:
        """The very words of a title come first, then what they mean in a title, then the words in the text."""
        title, text = self._titles[key], self._texts[key]
        found = (_has_all(title, said), _has_all(title, ways), _has_all(text, said))
        return found.index(True) if any(found) else len(found)

    def _instead(self, word: str) -> Sequence[str]:
        """What somebody means by a word that stands nowhere: another word for it, or what it was mistyped from."""
        if word in self._synonyms:
            return self._synonyms[word]
        if guesses := self._guesses(word):
            return [self._written[guess] for guess in guesses]
        said = get_close_matches(word, self._synonyms, 1, _CLOSENESS) if len(word) >= _SHORTEST_GUESS else []
        return self._synonyms[said[0]] if said else ()

    def _is_written(self, word: str) -> bool:
        return any(word in text for text in self._texts.values())

    def _guesses(self, word: str) -> Sequence[str]:
        """The words that look most like it; none for a word too short to guess at."""
        if len(word) < _SHORTEST_GUESS:
            return []
        return get_close_matches(word, self._written, _MOST_GUESSES, _CLOSENESS)


def _has_all(text: str, ways: Iterable[Sequence[str]]) -> bool:
    """Whether of every word one way to mean it stands in the text."""
    return all(any(word in text for word in meant) for meant in ways)
