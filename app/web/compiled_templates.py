"""Templates compiled once in a process, however many servers are made in it: the tests make thousands."""

from types import CodeType

from jinja2.bccache import Bucket, BytecodeCache


class CompiledTemplates(BytecodeCache):
    """Compiled templates in memory; one whose source has changed is compiled anew."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, str], CodeType] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Give back what was compiled from the same source."""
        bucket.code = self._kept.get((bucket.key, bucket.checksum))

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep what was compiled."""
        if bucket.code is not None:
            self._kept[bucket.key, bucket.checksum] = bucket.code


COMPILED = CompiledTemplates()
