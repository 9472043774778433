from pathlib import Path

import pytest

from app.launch.options import parse


def test_run_listens_to_the_whole_table_by_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HELDENPASS_DATA", "/somewhere")

    options = parse(["run"])

    assert (options.command, options.host, options.port) == ("run", "0.0.0.0", 8000)
    assert (options.no_browser, options.reload) == (False, False)
    assert options.data == Path("/somewhere").absolute()


def test_run_takes_every_option() -> None:
    options = parse(["run", "--host", "127.0.0.1", "--port", "9000", "--data", "campaigns", "--no-browser", "--reload"])

    assert (options.host, options.port) == ("127.0.0.1", 9000)
    assert options.data == Path("campaigns").absolute()
    assert (options.no_browser, options.reload) == (True, True)


def test_rebuild_takes_one_campaign_or_all() -> None:
    assert parse(["rebuild"]).campaign is None
    assert parse(["rebuild", "--campaign", "c1"]).campaign == "c1"


def test_doctor_takes_a_data_folder() -> None:
    assert parse(["doctor", "--data", "campaigns"]).data == Path("campaigns").absolute()


def test_everything_after_test_belongs_to_pytest() -> None:
    assert parse(["test"]).arguments == []
    assert parse(["test", "-k", "faint", "tests/core", "--lf"]).arguments == ["-k", "faint", "tests/core", "--lf"]
    assert parse(["lock", "--upgrade"]).arguments == ["--upgrade"]


def test_developers_may_ask_for_a_quick_test_and_for_what_is_written_anew() -> None:
    assert (parse(["test", "--quick"]).command, parse(["test", "--quick"]).arguments) == ("test", ["--quick"])
    assert (parse(["index"]).command, parse(["index"]).arguments) == ("index", [])


HELP = ("--help", "run --help", "test --help", "lock -h", "index -h", "doctor -h")


@pytest.mark.parametrize("arguments", [call.split() for call in HELP])
def test_help_is_german(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parse(arguments)

    shown = capsys.readouterr().out
    assert ended.value.code == 0
    assert shown.startswith("Aufruf: ")
    assert "usage" not in shown
    assert "options:" not in shown


def test_no_command_shows_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parse([])

    assert ended.value.code == 2
    assert "den Heldenpass starten" in capsys.readouterr().out


@pytest.mark.parametrize("port", ["-1", "65536", "http", "8000.5", "８０００"])
def test_a_wrong_port_is_answered_with_what_is_right(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        parse(["run", f"--port={port}"])

    assert ended.value.code == 2
    assert f"„{port}“ ist kein Port: eine ganze Zahl von 0 bis 65535" in capsys.readouterr().err


def test_an_unknown_command_points_to_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse(["starten"])

    complaint = capsys.readouterr().err
    assert "Diesen Aufruf verstehe ich nicht" in complaint
    assert "--help" in complaint


def test_what_is_installed_is_called_by_its_name_and_has_nothing_for_developers(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert parse(["run"], in_checkout=False).reload is False
    for refused in (["test"], ["lock"], ["index"], ["run", "--reload"]):
        with pytest.raises(SystemExit) as ended:
            parse(refused, in_checkout=False)
        assert ended.value.code == 2
        said = capsys.readouterr().err
        assert "heldenpass" in said
        assert "python3 -m app" not in said
