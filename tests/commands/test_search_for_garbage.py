"""A start loads a thousand modules that all stay: no search for garbage looks through them."""

import os
import subprocess
import sys
from pathlib import Path

from app.settings import ROOT

_STARTED = """
import gc, os, sys
seen = []
gc.callbacks.append(lambda phase, about: phase == "start" and about["generation"] == 2 and seen.append(1))
from app.launch import main, options
run = main._loaded("app.commands.run")
def show(*_):
    print(len(seen), flush=True)
    os._exit(0)
run.show = show
run.main(options.parse(["run", "--no-browser", "--port", "0", "--data", sys.argv[1]], in_checkout=True))
"""


def test_nothing_that_was_loaded_is_searched_before_the_table_is_open(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-c", _STARTED, str(tmp_path / "data")],
        cwd=ROOT, env={**os.environ, "HELDENPASS_NO_BOOTSTRAP": "1"}, capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert told.stdout == "0\n", told.stderr[-500:]
