"""Where a club's database is: understood, and its password out of sight."""

from argparse import ArgumentTypeError
from pathlib import Path

import pytest

from app.launch import main
from app.launch.environment import POSTGRES_LOCK, CannotGoOn, Environment
from app.launch.options import DATABASE, LIBPQ_PASSWORD, PASSWORD_FILE, parse, take_passwords, without_password

SHOWN = "postgresql://club@db:5433/heroes?sslmode=require"


@pytest.mark.parametrize(
    ("address", "shown", "password"),
    [
        ("postgresql://club@db/heroes", "postgresql://club@db/heroes", None),
        ("postgresql:///heroes", "postgresql:///heroes", None),
        ("postgres://club:s3cret@db:5433/heroes?sslmode=require", SHOWN, "s3cret"),
        ("postgresql://club:a%40b%2Fc@db:5433/heroes?sslmode=require", SHOWN, "a@b/c"),
        ("postgresql://club:a@b@db:5433/heroes?sslmode=require", SHOWN, "a@b"),
        ("postgresql://club@db:5433/heroes?sslmode=require&password=s3cret", SHOWN, "s3cret"),
        ("postgresql://club:x@one:1,two:2/heroes", "postgresql://club@one:1,two:2/heroes", "x"),
        ("postgresql://club:x@[::1]:5433/heroes", "postgresql://club@[::1]:5433/heroes", "x"),
    ],
)
def test_a_password_is_moved_out_of_sight(address: str, shown: str, password: str | None) -> None:
    environ: dict[str, str] = {}
    told = ["run", "--database", address, f"--database={address}", "--no-browser"]

    assert take_passwords(told, environ) == ["run", "--database", shown, f"--database={shown}", "--no-browser"]
    assert environ.get(LIBPQ_PASSWORD) == password
    assert without_password(address) == shown

    environ = {DATABASE: address}
    assert take_passwords(["run"], environ) == ["run"]
    assert environ == {DATABASE: shown, **({LIBPQ_PASSWORD: password} if password else {})}


@pytest.mark.parametrize(
    "address",
    ["mysql://club:s3cret@db/heroes", "heroes", "postgresql://club:s3/cret@db/heroes", "postgresql://club:s3#cret@db"],
)
def test_what_is_not_understood_is_not_repeated(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ArgumentTypeError, match="postgresql://nutzer@rechner/datenbank"):
        without_password(address)
    with pytest.raises(SystemExit):
        parse(["run", "--database", address])
    assert "cret" not in capsys.readouterr().err


def test_the_address_may_come_from_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DATABASE, "postgresql://club:s3cret@db/heroes")
    for command in ("run", "doctor", "rebuild"):
        assert parse([command]).database == "postgresql://club@db/heroes"
    assert parse(["run", "--database", ""]).database == ""


def test_the_password_may_lie_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text("s3cret\n", encoding="utf-8")
    environ = {PASSWORD_FILE: str(file)}
    take_passwords(["run"], environ)
    assert environ == {LIBPQ_PASSWORD: "s3cret"}
    with pytest.raises(CannotGoOn, match="lässt sich nicht lesen"):
        take_passwords(["run"], {PASSWORD_FILE: str(tmp_path / "none")})


@pytest.mark.parametrize("switch", ["1", ""])
def test_a_command_line_with_a_password_is_replaced_by_one_without(
    switch: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(main.OFF_SWITCH, switch)
    monkeypatch.setenv(LIBPQ_PASSWORD, "")
    prepared: list[str] = []
    monkeypatch.setattr(Environment, "is_running", lambda self: False)
    monkeypatch.setattr(Environment, "prepare", lambda self, lock: prepared.append(lock))
    monkeypatch.setattr(main, "run_again", lambda python, argv: 5 if argv == ["run", "--database", SHOWN] else 1)

    assert main.main(["run", "--database", "postgresql://club:s3cret@db:5433/heroes?sslmode=require"]) == 5
    assert prepared == ([] if switch else [POSTGRES_LOCK])


@pytest.mark.parametrize("number", ["0", "17", "two", "-1", "²"])
def test_so_many_workers_there_are_not(number: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert parse(["run", "--workers", "2"]).workers == 2
    with pytest.raises(SystemExit):
        parse(["run", f"--workers={number}"])
    assert "eine ganze Zahl von 1 bis 16 wird gebraucht" in capsys.readouterr().err
