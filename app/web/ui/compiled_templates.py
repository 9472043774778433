"""Compiled templates: in memory, and beside the templates as Python keeps its modules, so that no start compiles again.

Like there, what cannot be written or read is only slower: compiling takes a seventh of a start, and never fails.
"""

import marshal
import os
import sys
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path
from types import CodeType

import jinja2
from jinja2.bccache import Bucket, BytecodeCache

from app.settings import TEMPLATES

_SETTINGS = Path(__file__).with_name("rendering.py")  # sets up the one environment that compiles


class CompiledTemplates(BytecodeCache):
    """Keeps what was compiled in memory and in a folder; a template whose source has changed is compiled anew."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._kept: dict[tuple[str, str], CodeType] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Give back what was compiled from the same source."""
        named = bucket.key, bucket.checksum
        if named not in self._kept and (found := self._read(bucket)):
            self._kept[named] = found
        bucket.code = self._kept.get(named)

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep what was compiled."""
        if bucket.code is None:
            return
        self._kept[bucket.key, bucket.checksum] = bucket.code
        if not sys.dont_write_bytecode:
            with suppress(OSError):
                self._write(self._file(bucket), _head(bucket) + marshal.dumps(bucket.code))

    def _read(self, bucket: Bucket) -> CodeType | None:
        with suppress(OSError, EOFError, ValueError, TypeError):
            kept, head = self._file(bucket).read_bytes(), _head(bucket)
            code = marshal.loads(kept[len(head) :]) if kept.startswith(head) else None
            return code if isinstance(code, CodeType) else None
        return None

    def _write(self, file: Path, kept: bytes) -> None:
        """Write it beside and move it into place, because another process may be reading it."""
        self._folder.mkdir(exist_ok=True)
        beside = file.with_suffix(f".{os.getpid()}")
        try:
            beside.write_bytes(kept)
            beside.replace(file)
        finally:
            beside.unlink(missing_ok=True)

    def _file(self, bucket: Bucket) -> Path:
        return self._folder / f"{bucket.key}.{sys.implementation.cache_tag}"


def _head(bucket: Bucket) -> bytes:
    """Return the source of the code: the template, and by which compiler it was made."""
    return f"{_compiler()} {bucket.checksum}\n".encode()


@cache
def _compiler() -> str:
    """Name the compiler: Python, Jinja, and the settings it is given."""
    settings = blake2b(_SETTINGS.read_bytes(), digest_size=8).hexdigest()
    return f"{'.'.join(map(str, sys.version_info[:3]))} {jinja2.__version__} {settings}"


COMPILED = CompiledTemplates(TEMPLATES / "__pycache__")
