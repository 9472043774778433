"""`python3 -m app.launch.lock`: write both lock files anew after a change of the dependencies (for developers).

pip's own format, because a lock made by a project manager records the address of the index it was made with.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from app.launch.environment import RUNTIME_LOCK, TEST_LOCK

_COMMAND = (
    *("uv", "pip", "compile", "--quiet", "--universal", "--python-version=3.11", "--generate-hashes"),
    *("--no-emit-index-url", "--no-emit-find-links", "--custom-compile-command=python3 -m app.launch.lock"),
    "pyproject.toml",
)


def main(arguments: list[str]) -> int:
    """Lock the runtime, then the test needs on top of exactly these versions."""
    root = Path(__file__).resolve().parents[2]
    return _compile(root, f"--output-file={RUNTIME_LOCK}", *arguments) or _compile(
        root, "--group=dev", f"--constraints={RUNTIME_LOCK}", f"--output-file={TEST_LOCK}", *arguments
    )


def _compile(root: Path, *arguments: str) -> int:
    return subprocess.run([sys.executable, "-m", *_COMMAND, *arguments], cwd=root, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
