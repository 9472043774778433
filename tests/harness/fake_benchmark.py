"""What the tests of the short run let it call: says the figures it is told, or waits for ever."""

import sys
import time

from benchmarks.figures import Row, Sheet


def main(how: str) -> int:
    """Behave in this way."""
    sheet = Sheet("none")
    if how == "hangs":
        time.sleep(60)
    sheet.rows([Row("a tap", 30.0, "ms", p95=41.5, floor=10.0), Row("faults", 0)])
    if how == "fails":
        raise RuntimeError
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
