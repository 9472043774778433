import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
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
    assert "HELDENPASS_NO_BOOTSTRAP=1" in DOCKERFILE
    assert "--require-hashes --requirement requirements.txt" in DOCKERFILE


def test_its_health_is_asked_with_what_the_image_has() -> None:
    (check,) = arguments("HEALTHCHECK")
    assert '["python", "-c"' in check
    assert "127.0.0.1:8000/health" in check


def test_the_start_opens_no_browser() -> None:
    assert arguments("ENTRYPOINT") == ['["python", "-m", "app"]']
    assert arguments("CMD") == ['["run", "--no-browser"]']


def test_only_what_the_app_needs_gets_into_the_image() -> None:
    lines = (ROOT / ".dockerignore").read_text("utf-8").split()
    assert lines[0] == "*"
    assert {"!app", "!static", "!templates", "!migrations", "!requirements.txt"} <= set(lines)
    assert not {"!tests", "!.git", "!.venv"} & set(lines)
