"""What a container asks the program in it, wherever it listens."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.commands.faults import note_address
from app.commands.health import is_well
from tests.commands.conftest import running

ROOT = Path(__file__).parents[2]


def test_a_running_program_is_well_on_whatever_port_and_an_ended_one_is_not(tmp_path: Path) -> None:
    with running(tmp_path, "--host", "127.0.0.1") as program:
        program.wait_until_open()
        assert is_well(tmp_path)
        assert is_well(tmp_path, "ready")
        assert not is_well(tmp_path, "no-such-question")
        environ = {**os.environ, "HELDENPASS_DATA": str(tmp_path)}
        asked = [sys.executable, "-m", "app.commands.health", "ready"]
        assert subprocess.run(asked, cwd=ROOT, env=environ, check=False).returncode == 0
    assert not is_well(tmp_path)


@pytest.mark.parametrize("noted", ["", "nonsense", "http://127.0.0.1:1/"])
def test_without_an_address_that_answers_it_is_not_well(tmp_path: Path, noted: str) -> None:
    note_address(tmp_path, noted)
    assert not is_well(tmp_path)
