"""`python3 -m app lock`: write all lock files anew after a change of the dependencies (for developers).

pip's own format, because a lock made by a project manager records the address of the index it was made with. Extras
stay in it: a pip as old as Debian 12's asks for the exact pin of `coverage[toml]`, not of `coverage` alone.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Sequence

from app.launch.environment import POSTGRES_LOCK, RUNTIME_LOCK, TEST_LOCK

BUILD_LOCK = "requirements-build.txt"  # what makes the wheel in the container's first stage
_COMMAND = (
    *("uv", "pip", "compile", "--quiet", "--universal", "--python-version=3.11", "--generate-hashes"),
    *("--no-strip-extras", "--no-emit-index-url", "--no-emit-find-links"),
    "--custom-compile-command=python3 -m app lock",
)
_PROJECT = "pyproject.toml"


def run(root: Path, arguments: Sequence[str]) -> int:
    """Lock the runtime, then what a club needs on top of exactly these versions, then the tests on top of that.

    Last what builds the wheel, with the versions of the tests.
    """
    club = (_PROJECT, "--extra=postgres", f"--constraints={RUNTIME_LOCK}", f"--output-file={POSTGRES_LOCK}")
    above = (f"--constraints={POSTGRES_LOCK}", f"--output-file={TEST_LOCK}")
    tests = (_PROJECT, "--extra=postgres", "--group=dev", *above)
    build = (f"--group={_PROJECT}:build", f"--constraints={TEST_LOCK}", f"--output-file={BUILD_LOCK}")
    steps = ((_PROJECT, f"--output-file={RUNTIME_LOCK}"), club, tests, build)
    return next((code for step in steps if (code := _compile(root, *step, *arguments))), 0)


def _compile(root: Path, *arguments: str) -> int:
    return subprocess.run([sys.executable, "-m", *_COMMAND, *arguments], cwd=root, check=False).returncode
