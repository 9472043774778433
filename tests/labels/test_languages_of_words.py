"""Every word is in the language of its file."""

import re

import pytest

from tests.labels.fluent_files import FILES, FOREIGN, english, messages, texts

pytestmark = pytest.mark.broad

GERMAN_WORDS = re.compile(
    r"[äöüßÄÖÜ„]|\b(?:der|das|und|oder|nicht|eine?|einen|von|mit|für|auf|ist|sind|wird|kein|keine|zum|zur|aus|bei|nach"
    r"|noch|wie|Zauber|Zug|Runde|Schaden|Angriff|Abwehr|Verteidigung|Karte|Waffe|nur|auch|hier|sich|du|dein|es|dem|den|des"
    r"|vom|beim|im|ins|alle|sobald|wer|wen|wenn|dann|ein|kann|hat|haben|werden|sie|er|ihr|wir|zu|durch|gegen|ohne|jeder?"
    r"|jedes|mehr|schon|sein|um|dass|Feld|Held|Spiel|Das|Der|Ein|Kein|Wer|Wenn|Nur|Mit|Nach|Es|Sie|Nicht)\b"
)
ENGLISH_WORDS = re.compile(
    r"\b(?:the|and|or|not|of|with|your|you|are|is|has|have|from|for|this|that|by|to|no|one|it|its|be|can|when|who|which|if"
    r"|would|takes|they|there|as|all|on|The|You|It|If|When|No|This|Not)\b"
)


def test_a_file_speaks_one_language() -> None:
    for there, foreign in [(file, ENGLISH_WORDS) for file in FILES] + [(english(file), GERMAN_WORDS) for file in FILES]:
        mixed = {
            name: text
            for name, message in messages(there).items()
            for text in texts(message)
            if text not in FOREIGN and foreign.search(re.sub(r"<[^>]*>|https?:\S+|\bH[QR]-[\w-]+|--[\w-]+", "", text))
        }
        assert mixed == {}, there


def test_no_sentence_is_the_same_in_both_languages() -> None:
    """A sentence that nobody has translated yet is found even if none of its words tells a language."""
    alike = set()
    for file in FILES:
        translated = messages(english(file))
        for name, message in messages(file).items():
            told = " ".join(texts(message))
            if told == " ".join(texts(translated[name])) and len(re.findall(r"[^\W\d]{2,}", told)) >= 3:
                alike.add(told)
    assert alike - FOREIGN == set()
