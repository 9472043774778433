"""Messages of the terminal, in the language of the system; German if we have no words in it."""

from __future__ import annotations

import locale
import os
from functools import lru_cache
from pathlib import Path
from typing import Mapping

from app.labels.fluent import Pattern, read, say

GERMAN = "de"
LANGUAGES = (GERMAN, "en")
_FOLDERS = (Path(__file__).parent / "words", Path(__file__).parents[1] / "commands" / "words")
_VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # in the order in which programs of a terminal look


def t(key: str, /, **data: object) -> str:
    """Return the words for a key. Raises: KeyError for an unknown key or a missing piece of data."""
    return say(_words(language(os.environ)), key, data)


def is_known(key: str) -> bool:
    """Return whether there are words for a key."""
    return key in _words(GERMAN)


def language(environ: Mapping[str, str]) -> str:
    """Return the language that a system is set to, out of ours."""
    wanted = next((environ[name] for name in _VARIABLES if environ.get(name)), "") or _of_windows()
    return next((one for one in LANGUAGES if wanted.lower().startswith(one)), GERMAN)


def _of_windows() -> str:
    """Return the language of the locale, such as `English_United Kingdom`, for when no variable says it; empty if
    unknown.
    """
    try:
        return locale.getlocale()[0] or ""
    except ValueError:  # a locale that Python does not know
        return ""


@lru_cache(maxsize=None)
def _words(spoken: str) -> dict[str, str | Pattern]:
    files = [folder / f"{one}.ftl" for one in (GERMAN, spoken) for folder in _FOLDERS]  # German where a word is missing
    return {key: text for file in files if file.exists() for key, text in read(file).items()}
