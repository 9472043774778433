import sys
from pathlib import Path

import pytest

from app.launch import environment

PIP = """
print("Collecting alpha==1.0")
print("  Using cached alpha-1.0.whl")
print("Requirement already satisfied: beta==2.0 in somewhere")
print("Installing collected packages: alpha")
"""


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "setup.log"


def test_a_person_sees_how_far_it_is(
    log: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)

    assert environment._run_with_progress([sys.executable, "-c", PIP], 2, log) == 0

    shown = [part.strip() for part in capsys.readouterr().out.split("\r") if part.strip()]
    assert shown == [
        "Baustein 1 von 2 wird geholt …",
        "Baustein 2 von 2 wird geholt …",
        "Die Bausteine werden eingebaut …",
    ]
    assert "Using cached" in log.read_text("utf-8")


def test_a_log_file_gets_no_progress(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert environment._run_with_progress([sys.executable, "-c", PIP + "raise SystemExit(9)"], 2, log) == 9
    assert capsys.readouterr().out == ""


def test_the_packages_of_a_lock_are_counted(tmp_path: Path) -> None:
    lock = tmp_path / "requirements.txt"
    lock.write_text(
        "# a==1\nb==1 \\\n    --hash=sha256:00\n    # via c==2\nd==2 ; sys_platform == 'win32' \\\n", "utf-8"
    )

    assert environment._count_packages(lock) == 2
