"""Finding what somebody means: umlauts may be written in any way, and an unknown word may be a typing error."""

import re
import unicodedata
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache
from math import log
from typing import Generic, NamedTuple, TypeVar

LONGEST_SEARCH = 80
_MOST_WORDS, _SHORTEST_GUESS, _MOST_GUESSES = 8, 4, 6
_CLOSENESS = 0.76
_WORDS = re.compile(r"\w+")
_GONE = ("Mn", "Cf")  # marks on letters, and what has no width
_UMLAUTS = re.compile("([aou])e")  # ae as people without such keys write it, and then as one letter

Key = TypeVar("Key", bound=Hashable)


def folded(text: str) -> str:
    """Return a text as it is compared: small letters, ä, ae and a alike, ß as ss, other marks and what is not seen
    gone.

    `folded` of static/js/finder.js does the same.
    """
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    return _UMLAUTS.sub(r"\1", "".join(sign for sign in plain if unicodedata.category(sign) not in _GONE))


def has_words(text: str, search: str) -> bool:
    """Return whether every word of a search is in a text, however either is written."""
    whole = folded(text)
    return all(word in whole for word in folded(search).split())


def rank(name: str, letters: str) -> int:
    """0 for the very name; then what begins with the letters, has a word that does, has them inside; 4 otherwise."""
    called, wanted = folded(name), " ".join(folded(letters).split())
    if called == wanted:
        return 0
    if called.startswith(wanted):
        return 1
    if any(word.startswith(wanted) for word in called.split()):
        return 2
    return 3 if wanted in called else 4


class SearchResult(NamedTuple, Generic[Key]):
    """Results of a search, the best first, and the words taken instead of unknown ones."""

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

    def find(self, search: str) -> SearchResult[Key]:
        """Return the entries that fit; all, in the given order, when nothing is searched for."""
        words = [folded(word) for word in search[:LONGEST_SEARCH].split()[:_MOST_WORDS]]
        instead = {word: self._instead(word) for word in words if not self._is_written(word)}
        said, ways = [[word] for word in words], [[word, *map(folded, self._meant(word, instead))] for word in words]
        keys = [key for key, text in self._texts.items() if _has_all(text, ways)]
        keys.sort(key=lambda key: self._rank(key, said, ways))
        return SearchResult(tuple(keys), tuple(meant[0] for meant in instead.values() if meant))

    def _meant(self, word: str, instead: Mapping[str, Sequence[str]]) -> Sequence[str]:
        return instead[word] if word in instead else self._synonyms.get(word, ())

    def _rank(self, key: Key, said: Sequence[Sequence[str]], ways: Sequence[Sequence[str]]) -> int:
        """Return a rank: the very words of a title come first, then their meanings in a title, then the words in the
        text.
        """
        title, text = self._titles[key], self._texts[key]
        found = (_has_all(title, said), _has_all(title, ways), _has_all(text, said))
        return found.index(True) if any(found) else len(found)

    def _instead(self, word: str) -> Sequence[str]:
        """Return the words meant by an unknown one: a synonym, or the word it was mistyped from."""
        if word in self._synonyms:
            return self._synonyms[word]
        if guesses := self._guesses(word):
            return [self._written[guess] for guess in guesses]
        said = get_close_matches(word, self._synonyms, 1, _CLOSENESS) if len(word) >= _SHORTEST_GUESS else []
        return self._synonyms[said[0]] if said else ()

    def _is_written(self, word: str) -> bool:
        return any(word in text for text in self._texts.values())

    def _guesses(self, word: str) -> Sequence[str]:
        """Return the words that look most like it; none for a word too short to guess at."""
        if len(word) < _SHORTEST_GUESS:
            return []
        return get_close_matches(word, self._written, _MOST_GUESSES, _CLOSENESS)


def _has_all(text: str, ways: Iterable[Sequence[str]]) -> bool:
    """Return whether the text has, for every word of the search, one of its meanings."""
    return all(any(word in text for word in meant) for meant in ways)


_TITLE, _WORD, _TEXT = 5.0, 4.0, 1.0  # what a hit counts for, by where it stands
_EXACT, _BEGINS, _PART = 1.0, 0.7, 0.45  # what a hit counts for, by how much of the word it is
_FEWEST_PART = 4  # letters that are looked for inside of words
_MOST_ALIKE, _MOST_CANDIDATES = 4, 24
_GUESSED = 0.9


class RankedFinder(Generic[Key]):
    """Finds entries by any of a search's words, the best first, in however many languages they are indexed.

    Words may be mistyped, put together, taken apart, or but begun; an unknown one that nothing looks like is left
    out as long as another word finds something.
    """

    def __init__(self, entries: Mapping[Key, tuple[str, Sequence[str], str]]) -> None:
        """Of every key its titles, the words by which it is known, and its texts."""
        self._order = {key: number for number, key in enumerate(entries)}
        self._weights: dict[str, dict[Key, float]] = {}
        self._written: dict[str, str] = {}
        for key, (title, words, text) in entries.items():
            for weight, said in ((_TITLE, title), (_WORD, " ".join(words)), (_TEXT, text)):
                for word in _WORDS.findall(said):
                    plain = folded(word)
                    self._written.setdefault(plain, word)
                    known = self._weights.setdefault(plain, {})
                    known[key] = max(known.get(key, 0), weight)
        self._by_pair: dict[str, list[str]] = {}
        for word in self._weights:
            for pair in set(_pairs(word)):
                self._by_pair.setdefault(pair, []).append(word)
        self._hits_kept = lru_cache(maxsize=512)(self._hits)

    def find(self, search: str) -> SearchResult[Key]:
        """Return the best first; everything in the given order when nothing is searched for."""
        words = [folded(word) for word in _WORDS.findall(search[:LONGEST_SEARCH])][:_MOST_WORDS]
        if not words:
            return SearchResult(tuple(self._order) if not search.strip() else ())
        scores, covered, instead = dict[Key, float](), Counter[Key](), list[str]()
        for word in self._joined(words):
            hits, meant = self._hits_kept(word)
            instead += [meant] if meant else []
            rare = log(1 + len(self._order) / (1 + len(hits)))
            for key, score in hits.items():
                scores[key] = scores.get(key, 0) + score * rare
                covered[key] += 1
        found = sorted(scores, key=lambda key: (-scores[key] * covered[key], self._order[key]))
        return SearchResult(tuple(found), tuple(dict.fromkeys(instead)))

    def _joined(self, words: Sequence[str]) -> Iterator[str]:
        """Words that were taken apart become one where that is known: `shock wave`, `schnell schuss`."""
        at = 0
        while at < len(words):
            both = "".join(words[at : at + 2])
            is_one = at + 1 < len(words) and both in self._weights and words[at] not in self._weights
            yield both if is_one else words[at]
            at += 1 + is_one

    def _hits(self, word: str) -> tuple[Mapping[Key, float], str]:
        """Return the hits of a word, and the word it was taken for."""
        found, best = dict[Key, float](), 0.0
        for known, weights in self._weights.items():
            share = _share(word, known)
            if share:
                best = max(best, share)
                _raise(found, weights, share)
        alike = [] if best > _PART or len(word) < _SHORTEST_GUESS else self._alike(word)
        for known in alike:
            _raise(found, self._weights[known], _GUESSED)
        return found, self._written[alike[0]] if alike else ""

    def _alike(self, word: str) -> Sequence[str]:
        """Return the words that look most like a mistyped one."""
        shared = Counter(known for pair in set(_pairs(word)) for known in self._by_pair.get(pair, ()))
        near = sorted(shared, key=lambda known: (abs(len(known) - len(word)) - 2 * shared[known], known))
        most = 1 if len(word) < 5 else 2 if len(word) < 9 else 3
        apart = {known: distance(word, known, most) for known in near[:_MOST_CANDIDATES]}
        begun = {known: distance(word, known[: len(word)], most - 1) + 0.5 for known in near[:_MOST_CANDIDATES]}
        ranked = sorted((min(apart[known], begun[known]), known) for known in apart)
        best = [known for steps, known in ranked if steps <= most and steps <= ranked[0][0] + 0.5]
        return best[:_MOST_ALIKE]


def _share(word: str, known: str) -> float:
    """Return how much a word counts that equals another, begins it or is a part of it, or the other way round."""
    if word == known:
        return _EXACT
    if known.startswith(word):
        return _BEGINS if len(word) > 1 else 0
    if len(word) >= _FEWEST_PART and word in known:
        return _PART
    return _PART if len(known) > _FEWEST_PART and word.startswith(known) else 0


def _raise(found: dict[Key, float], weights: Mapping[Key, float], share: float) -> None:
    for key, weight in weights.items():
        found[key] = max(found.get(key, 0), weight * share)


def _pairs(word: str) -> Iterator[str]:
    """Return the pairs of letters that stand side by side, its ends included."""
    framed = f"^{word}$"
    return (framed[at : at + 2] for at in range(len(framed) - 1))


def distance(one: str, other: str, most: int) -> int:
    """Return how many letters are added, missing, changed, or swapped with their neighbour; above `most` one more."""
    if abs(len(one) - len(other)) > most:
        return most + 1
    before, row = list[int](), list(range(len(other) + 1))
    for at, letter in enumerate(one, start=1):
        earlier, before, row = before, row, [at]
        for place, wanted in enumerate(other, start=1):
            cost = min(before[place] + 1, row[-1] + 1, before[place - 1] + (letter != wanted))
            if at > 1 and place > 1 and letter == other[place - 2] and one[at - 2] == wanted:
                cost = min(cost, earlier[place - 2] + 1)
            row.append(cost)
        if min(row) > most + 1:
            return most + 1
    return min(row[-1], most + 1)
