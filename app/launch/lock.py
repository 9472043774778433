"""`python3 -m app.launch.lock`: write all lock files anew after a change of the dependencies (for developers).

pip's own format, because a lock made by a project manager records the address of the index it was made with.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from app.launch.environment import POSTGRES_LOCK, RUNTIME_LOCK, TEST_LOCK

_COMMAND = (
    *("uv", "pip", "compile", "--quiet", "--universal", "--python-version=3.11", "--generate-hashes"),
    *("--no-emit-index-url", "--no-emit-find-links", "--custom-compile-command=python3 -m app.launch.lock"),
    "pyproject.toml",
)


def main(arguments: list[str]) -> int:
    """Lock the runtime, then what a club needs on top of exactly these versions, then the tests on top of that."""
    root = Path(__file__).resolve().parents[2]
    club = ("--extra=postgres", f"--constraints={RUNTIME_LOCK}", f"--output-file={POSTGRES_LOCK}")
    tests = ("--extra=postgres", "--group=dev", f"--constraints={POSTGRES_LOCK}", f"--output-file={TEST_LOCK}")
    steps = ((f"--output-file={RUNTIME_LOCK}",), club, tests)
    return next((code for step in steps if (code := _compile(root, *step, *arguments))), 0)


def _compile(root: Path, *arguments: str) -> int:
    return subprocess.run([sys.executable, "-m", *_COMMAND, *arguments], cwd=root, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
