"""The terminal speaks the language of the system."""

from collections.abc import Mapping

import pytest

from app.launch import options
from app.launch.terminal import language, t


@pytest.mark.parametrize(
    ("environ", "spoken"),
    [
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8"}, "de"),
        ({"LANG": "fr_FR"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "en_US"}, "en"),
        ({"LANG": "en_GB", "LC_ALL": "", "LC_MESSAGES": "de_DE"}, "de"),
        ({"LC_ALL": "de_DE", "LANGUAGE": "en:de"}, "en"),
    ],
)
def test_the_language_is_that_of_the_system(environ: Mapping[str, str], spoken: str) -> None:
    assert language(environ) == spoken


@pytest.mark.parametrize(
    ("known", "spoken"), [("English_United Kingdom", "en"), ("German_Germany", "de"), (None, "de")]
)
def test_where_no_variable_says_it_the_locale_does(
    known: str | None, spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("locale.getlocale", lambda: (known, "1252"))
    assert language({}) == spoken


def test_a_locale_that_nobody_knows_is_german(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> None:
        raise ValueError

    monkeypatch.setattr("locale.getlocale", unknown)
    assert language({}) == "de"


@pytest.mark.parametrize(
    ("spoken", "usage", "shown", "complaint"),
    [
        ("de", "Aufruf: ", "Datenbank und Umgebung untersuchen", "„x“ ist kein Port"),
        ("en", "usage: ", "examine the database and the environment", "“x” is not a port"),
    ],
)
def test_help_and_complaints_are_in_one_language(
    spoken: str,
    usage: str,
    shown: str,
    complaint: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LANGUAGE", spoken)
    with pytest.raises(SystemExit):
        options.parse(["--help"])
    told = capsys.readouterr().out
    assert told.startswith(usage)
    assert shown in told
    with pytest.raises(SystemExit):
        options.parse(["run", "--port", "x"])
    assert complaint in capsys.readouterr().err
    assert options.parse(["verify", "a.json"]).language == spoken


def test_what_nobody_has_translated_yet_is_said_in_german(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "de")
    german = t("language_help")
    monkeypatch.setattr("app.launch.terminal.LANGUAGES", ("de", "fr"))
    monkeypatch.setenv("LANGUAGE", "fr")
    assert language({"LANG": "fr_FR"}) == "fr"
    assert t("language_help") == german


def test_a_message_has_its_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "en")
    assert t("is_open", version="1.0") == "Heldenpass 1.0 is open."
    with pytest.raises(KeyError):
        t("is_open")
