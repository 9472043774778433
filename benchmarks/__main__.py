"""Every benchmark in its short form, with floors, goals and ratios: `python3 -m benchmarks`.

It takes about six minutes on two quiet cores. Names may follow, to run only these. `--strict` ends with 1 where a goal
is missed; `--write` puts the table into docs/performance.md.
"""

import sys
from argparse import ArgumentParser

from benchmarks import goals, short_run


def main() -> int:
    """Run, say what falls short, and write the table where that is asked for."""
    listed = {name: one for name, one in goals.known().items() if not one.left_out}
    parser = ArgumentParser(prog="python3 -m benchmarks", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="name", help=f"of {', '.join(listed)}")
    parser.add_argument("--strict", action="store_true", help="end with 1 where a goal is missed")
    parser.add_argument("--write", action="store_true", help=f"put the table into {short_run.PAGE.name}")
    asked = parser.parse_args()
    if unknown := set(asked.names) - set(listed):
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    outcomes = short_run.run({name: one for name, one in listed.items() if name in asked.names or not asked.names})
    if asked.write:
        short_run.write(short_run.table(outcomes))
    return short_run.report(outcomes, strict=asked.strict)


if __name__ == "__main__":
    sys.exit(main())
