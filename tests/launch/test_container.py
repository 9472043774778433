import importlib.util
import re
from pathlib import Path
from zoneinfo import available_timezones

import pytest
import yaml

from app.commands import server
from app.launch import lock, options
from app.launch.environment import CannotGoOn
from app.launch.options import parse

ROOT = Path(__file__).parents[2]
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ")


def arguments(instruction: str) -> list[str]:
    return re.findall(rf"^{instruction}\s+(.+)$", DOCKERFILE, flags=re.MULTILINE)


def test_the_app_does_not_run_as_root() -> None:
    assert arguments("USER") == ["heldenpass"]
    assert DOCKERFILE.index("USER heldenpass") < DOCKERFILE.index("ENTRYPOINT")


def test_the_data_lives_in_a_volume_that_the_user_may_write() -> None:
    assert arguments("VOLUME") == ["/data"]
    assert "HELDENPASS_DATA=/data" in DOCKERFILE
    assert "--owner=heldenpass /data" in DOCKERFILE
    assert DOCKERFILE.index("--owner=heldenpass /data") < DOCKERFILE.index("VOLUME")


def test_the_image_is_its_own_environment() -> None:
    assert "pip install --no-cache-dir --disable-pip-version-check --no-deps /wheels/*.whl" in DOCKERFILE
    assert "--require-hashes --requirement $REQUIREMENTS" in DOCKERFILE
    assert "COPY $REQUIREMENTS ./" in DOCKERFILE
    assert arguments("ARG") == ["REQUIREMENTS=requirements.txt"]


def test_nobody_sits_at_a_container() -> None:
    assert "HELDENPASS_NO_LAPTOP=1" in DOCKERFILE


def test_it_has_a_time_zone_that_can_be_chosen() -> None:
    [zone] = re.findall(r"\bTZ=(\S+)", arguments("ENV")[0])
    assert zone in available_timezones()
    assert COMPOSE["services"]["app"]["environment"]["TZ"] == f"${{TZ:-{zone}}}"
    for told in ("README.md", "docs/club-server.md", "docs/operations.md"):
        assert "TZ" in (ROOT / told).read_text("utf-8"), told


def test_its_health_is_asked_by_a_module_that_finds_the_port_itself() -> None:
    (check,) = arguments("HEALTHCHECK")
    assert check.endswith('CMD ["python", "-m", "app.commands.health"]')
    assert COMPOSE["services"]["app"]["healthcheck"]["test"] == ["CMD", "python", "-m", "app.commands.health", "ready"]
    assert importlib.util.find_spec("app.commands.health")


def test_whatever_is_installed_in_the_image_is_checked_against_its_hash() -> None:
    for step in re.findall(r"pip (?:install|wheel) [^&\n]+", DOCKERFILE):
        assert "--require-hashes" in step or "--no-deps" in step, step
        assert "pip wheel" not in step or "--no-build-isolation" in step, "the builder would come unchecked"
    assert f"!{lock.BUILD_LOCK}" in (ROOT / ".dockerignore").read_text("utf-8").split()


def test_every_service_ends_its_children_and_limits_its_log() -> None:
    for service in COMPOSE["services"].values():
        assert service["init"] is True
        assert service["logging"]["options"] == {"max-size": "10m", "max-file": "3"}


def test_the_readme_keeps_the_pin_out_of_the_command_line() -> None:
    [told] = re.findall(r"docker run .*?```", (ROOT / "README.md").read_text("utf-8"), flags=re.DOTALL)
    assert f"{server.PIN_FILE}=/run/secrets/pin" in told
    assert f"{server.PIN}=" not in told
    assert {"--init", "--log-opt"} <= set(told.split())


def test_the_start_opens_no_browser() -> None:
    assert arguments("ENTRYPOINT") == ['["heldenpass"]']
    assert arguments("CMD") == ['["run", "--no-browser"]']


def test_only_what_the_app_needs_gets_into_the_image() -> None:
    lines = (ROOT / ".dockerignore").read_text("utf-8").split()
    assert lines[0] == "*"
    assert {"!app", "!static", "!templates", "!migrations", "!pyproject.toml", "!README.md"} <= set(lines)
    assert {"!requirements.txt", "!requirements-postgres.txt"} <= set(lines)
    assert not {"!tests", "!.git", "!.venv"} & set(lines)


def test_nobody_in_the_club_runs_as_root_or_gets_more_rights() -> None:
    for service in COMPOSE["services"].values():
        assert service["cap_drop"] == ["ALL"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert service["healthcheck"]["test"][0] == "CMD"
    assert COMPOSE["services"]["database"]["user"] == "postgres"
    assert "user" not in COMPOSE["services"]["app"], "the image has its own"


def test_the_clubs_secrets_are_files_and_its_database_is_not_to_be_reached_from_outside() -> None:
    app, database = COMPOSE["services"]["app"], COMPOSE["services"]["database"]
    told = {**app["environment"], **database["environment"]}
    assert {name for name, value in told.items() if value.startswith("/run/secrets/")} == {
        options.PASSWORD_FILE, server.PIN_FILE, "POSTGRES_PASSWORD_FILE",
    }  # fmt: skip
    assert options.take_passwords([], {options.DATABASE: told["HELDENPASS_DATABASE"]}) == []
    assert options.without_password(told["HELDENPASS_DATABASE"]) == told["HELDENPASS_DATABASE"]
    assert "ports" not in database
    assert database["networks"] == ["inside"]
    assert COMPOSE["networks"]["inside"] == {"internal": True}
    assert "/secrets/" in (ROOT / ".gitignore").read_text("utf-8").split()


def test_the_club_starts_a_command_that_is_understood() -> None:
    app = COMPOSE["services"]["app"]
    assert parse(app["command"]).workers > 1
    assert (ROOT / app["build"]["args"]["REQUIREMENTS"]).is_file()


def test_the_first_pin_may_lie_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pin").write_text("2468\n", encoding="utf-8")
    monkeypatch.setenv(server.PIN_FILE, str(tmp_path / "pin"))
    assert server._first_pin() == "2468"
    monkeypatch.setenv(server.PIN_FILE, str(tmp_path / "none"))
    with pytest.raises(CannotGoOn, match=server.PIN_FILE):
        server._first_pin()
