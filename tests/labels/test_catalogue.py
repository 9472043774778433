"""Every text of pages and templates is there in English, and nothing in the catalogue is left over."""

import re
from collections.abc import Iterator

from babel.messages.catalog import Message

from app.labels.catalogue import Catalogue
from tests.labels.catalogue import FILE, extracted, is_translated, kept

ENGLISH = kept()
PIECE = re.compile(r"%(?:\(\w+\))?[sd%]")


def forms(message: Message) -> Iterator[tuple[str, str]]:
    """Each form of a text with its translation."""
    ids, texts = ((one,) if isinstance(one, str) else one or () for one in (message.id, message.string))
    yield from zip(ids, texts, strict=True)


def test_the_catalogue_has_every_text_and_no_other() -> None:
    """`python -m tests.labels.catalogue` finds what is new; then it wants to be translated."""
    wanted, there = ({message.id for message in one if message.id} for one in (extracted(), ENGLISH))
    assert (sorted(map(str, wanted - there)), sorted(map(str, there - wanted))) == ([], [])


def test_every_text_is_translated_with_the_same_pieces_in_it() -> None:
    assert [message.id for message in ENGLISH if message.id and (message.fuzzy or not is_translated(message))] == []
    pairs = [pair for message in ENGLISH if message.id for pair in forms(message)]
    assert [pair for pair in pairs if len({tuple(sorted(PIECE.findall(text))) for text in pair}) > 1] == []
    assert [pair for pair in pairs if [text[:1] == " " for text in pair] in ([True, False], [False, True])] == []


def test_the_program_reads_what_translators_write() -> None:
    ours = Catalogue(FILE)
    for message in ENGLISH:
        if isinstance(message.id, str):
            assert not message.id or ours.gettext(message.id) == message.string
        else:
            one, many = message.id
            assert tuple(ours.ngettext(one, many, number) for number in (1, 2)) == message.string


def test_what_is_not_in_the_catalogue_stays_german() -> None:
    assert Catalogue(FILE).gettext("Donaudampfschiff") == "Donaudampfschiff"
    assert Catalogue(FILE).ngettext("%s Schiff", "%s Schiffe", 2) == "%s Schiffe"
