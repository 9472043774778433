import os
import subprocess
import sys
from pathlib import Path
from typing import cast

import pytest

from app.launch import main


def test_on_posix_the_process_becomes_the_inner_python(monkeypatch: pytest.MonkeyPatch) -> None:
    became: list[tuple[str, list[str], dict[str, str]]] = []
    monkeypatch.setattr(main, "WINDOWS", False)
    monkeypatch.setattr(os, "execve", lambda *call: became.append(call))

    main.run_again(Path("/env/bin/python"), ["run", "--port", "9"])

    ((program, command, environ),) = became
    assert program == "/env/bin/python"
    assert command == ["/env/bin/python", "-m", "app", "run", "--port", "9"]
    assert environ[main.OFF_SWITCH] == "1"


def test_on_windows_it_starts_the_inner_python_and_returns_its_code(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "app.py").write_text(f"import os, sys; sys.exit(3 if os.environ['{main.OFF_SWITCH}'] else 4)")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(main, "WINDOWS", True)

    assert main.run_again(Path(sys.executable), ["run"]) == 3


def test_ctrl_c_leaves_the_app_its_time_to_close() -> None:
    class Interrupted:
        interrupts = 2

        def wait(self) -> int:
            if self.interrupts:
                self.interrupts -= 1
                raise KeyboardInterrupt
            return 0

    assert main._wait(cast("subprocess.Popen[bytes]", Interrupted())) == 0
