"""`python3 -m app test`: every check of the project in one run, to the end even if one fails.

With `--quick` style, types and the tests that are nearest to what was changed, in under two minutes.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import NamedTuple

from app.launch.changed import changed_files, nearest_tests
from app.launch.programs import (
    CADDY,
    FIREFOX,
    NGINX,
    WEBKIT,
    Engine,
    Proxy,
    find_browser,
    find_postgres,
    obtain_browser,
    obtain_engine,
    obtain_proxy,
)
from app.launch.terminal import t

PURE_LAYERS = "app/core/*,app/systems/*,app/campaign/*"
PURE_GATE = 95
TOTAL_GATE = 90
PYTEST_SECONDS = 45 * 60
QUICK = "--quick"
QUICK_SECONDS = 60  # the test that runs then is the last
TOOL_SECONDS = 10 * 60
MYPY_BROKE = 2  # the exit code; 1 are faults of types
GRACE_SECONDS = 20  # for what is asked to end by itself

HOW_TOLD = ("--tb=short", "--inline-snapshot=disable", "-rfEs")
_COLOUR = re.compile(r"\x1b\[[0-9;]*m")
_FAILED_TEST = re.compile(r"(?:FAILED|ERROR) \S")
_SKIPPED_TESTS = re.compile(r"SKIPPED \[(\d+)\] \S+?: (.+)")
_TIME_IS_UP = "session-timeout: "  # so pytest-timeout says it

PASSED, FAILED, SKIPPED = "passed", "failed", "skipped"


@dataclass(frozen=True)
class Verdict:
    """Result of one check; the note is a line for the summary."""

    status: str
    note: str = ""
    left_out: Mapping[str, int] = field(default_factory=dict)  # how many tests were skipped for which reason


class Tried(NamedTuple):
    """Result of a run of pytest."""

    failed: bool
    closing: str  # its last line
    is_test_wrong: bool = False  # at least one of them failed
    left_out: Mapping[str, int] = {}
    time_was_up: bool = False


def run(root: Path, arguments: Sequence[str]) -> int:
    """Run all checks, the quick ones, or only pytest when the caller wants something particular of it."""
    os.chdir(root)
    # The tests start the program again and again: it shall not be compiled anew each time.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    with _ended_by_signals():
        if arguments and list(arguments) != [QUICK]:
            _pass_on_browser(find_browser())
            return _call("pytest", *arguments)
        chosen = QUICK_CHECKS if arguments else CHECKS
        verdicts = {name: _timed(name, check) for name, check in chosen.items()}
    _summarise(verdicts)
    return 1 if any(verdict.status == FAILED for verdict in verdicts.values()) else 0


@contextmanager
def _ended_by_signals() -> Iterator[None]:
    """Leave every block that holds a started program when somebody ends this one, so that none is left behind."""

    def leave(number: int, _frame: object) -> None:
        raise SystemExit(128 + number)

    names = [signal.SIGTERM] if sys.platform == "win32" else [signal.SIGTERM, signal.SIGHUP]
    before = {number: signal.signal(number, leave) for number in names}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _named(check: str) -> str:
    return t(check) if check.endswith("_coverage") else check  # the others are programs


def _timed(name: str, check: Callable[[], Verdict]) -> Verdict:
    print(f"\n── {_named(name)} ──", flush=True)
    start = time.monotonic()
    verdict = check()
    print(f"{t(verdict.status)} ({time.monotonic() - start:.1f} s) {verdict.note}".rstrip(), flush=True)
    return verdict


def _summarise(verdicts: dict[str, Verdict]) -> None:
    print(f"\n── {t('result')} ──")
    for name, verdict in verdicts.items():
        print(f"{t(verdict.status):<13} {_named(name):<25} {verdict.note}".rstrip())
    left_out = verdicts["pytest"].left_out
    if left_out:
        print(f"\n── {t('left_out')} ──")
        print("\n".join(f"{number:>4} × {reason}" for reason, number in left_out.items()))
    # Last of all pytest's own closing line, because people and programs look for it at the end.
    print(verdicts["pytest"].note, flush=True)


def _browser() -> Verdict:
    found = obtain_browser()
    _pass_on_browser(found)
    return _there(found, t("no_browser"))


def _there(found: str | None, missing: str) -> Verdict:
    """Check whether a program is there; without it some tests are skipped, and only CI fails for that."""
    if found:
        return Verdict(PASSED, found)
    return Verdict(FAILED if os.environ.get("CI") == "true" else SKIPPED, missing)


def _proxy(proxy: Proxy) -> Verdict:
    return _there(obtain_proxy(proxy), t("no_proxy", program=proxy.program))


def _engine(engine: Engine) -> Verdict:
    """Check whether an engine beside Chromium is there; where none can be had, nothing fails for that."""
    return Verdict(PASSED) if obtain_engine(engine) else Verdict(SKIPPED, t("no_engine", program=engine.name))


def _pass_on_browser(found: str | None) -> None:
    if found:
        os.environ["CHROMIUM"] = found


def _pytest() -> Verdict:
    # A file stays on one worker: its browser or server starts once. The slow files come first, so that neither worker
    # is left alone with one at the end. A worker that dies ends the run: nothing hangs. There is one more of them than
    # processors, because a third of the time is waiting: for a page, a disk, a program that starts.
    workers = str((os.cpu_count() or 1) + 1)
    spread = ("-n", workers, "--dist", "loadfile", "--no-loadscope-reorder", "--max-worker-restart=0")
    colour = "yes" if sys.stdout.isatty() else "no"
    tried = _tried(*spread, *HOW_TOLD, "--cov", "--cov-report=", f"--color={colour}")
    return Verdict(FAILED if tried.failed else PASSED, tried.closing, tried.left_out)


def _quick_pytest() -> Verdict:
    changed = changed_files(Path.cwd())
    if changed is None:
        return Verdict(FAILED, t("no_git"))
    _pass_on_browser(find_browser())
    tests = nearest_tests(Path.cwd(), changed)
    print(t("nearest_tests", changed=len(changed), tests=len(tests)), flush=True)
    tried = _tried(*HOW_TOLD, "--quiet", f"--session-timeout={QUICK_SECONDS}", *tests)
    if tried.time_was_up and not tried.is_test_wrong:
        return Verdict(PASSED, t("time_was_up", closing=tried.closing), tried.left_out)
    return Verdict(FAILED if tried.failed else PASSED, tried.closing, tried.left_out)


def _tried(*arguments: str) -> Tried:
    """Run pytest and read what it says."""
    closing, left_out, is_test_wrong, time_was_up = t("no_closing_line"), Counter[str](), False, False
    with started([sys.executable, "-m", "pytest", *arguments], PYTEST_SECONDS) as process:
        for line in process.stdout or ():
            print(line, end="", flush=True)
            plain = _COLOUR.sub("", line)
            closing = _closing_line(plain) or closing
            time_was_up |= _TIME_IS_UP in plain and plain.startswith("!")
            is_test_wrong |= _FAILED_TEST.match(plain) is not None
            if found := _SKIPPED_TESTS.match(plain):
                left_out[found[2]] += int(found[1])
    return Tried(process.returncode != 0, closing, is_test_wrong, left_out, time_was_up)


def _closing_line(line: str) -> str | None:
    """pytest's last line without its frame, if this is it."""
    plain = line.strip(" =\n")
    return plain if re.fullmatch(r"(\d+ [a-z]+(, )?)+ in [\d.]+s.*|no tests ran in .*", plain) else None


def _coverage(gate: int, *scope: str) -> Verdict:
    command = [sys.executable, "-m", "coverage", "report", "--format=total", f"--fail-under={gate}", *scope]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    reached = f"{done.stdout.split()[0]} %" if done.stdout else t("nothing_measured")
    if done.returncode:
        _call("coverage", "report", *scope)
    return Verdict(FAILED if done.returncode else PASSED, t("reached_of_required", reached=reached, gate=gate))


def _tool(*arguments: str) -> Verdict:
    return Verdict(FAILED if _call(*arguments, seconds=TOOL_SECONDS) else PASSED)


def _types() -> Verdict:
    code = _call("mypy", "--num-workers=auto", seconds=TOOL_SECONDS)
    if code == MYPY_BROKE:  # its workers have three seconds to start, which a busy machine does not give them
        code = _call("mypy", seconds=TOOL_SECONDS)
    return Verdict(FAILED if code else PASSED)


def _call(*arguments: str, seconds: float | None = None) -> int:
    with subprocess.Popen([sys.executable, "-m", *arguments]) as process:
        try:
            return process.wait(seconds)
        except subprocess.TimeoutExpired:
            print(t("not_finished", program=arguments[0], seconds=f"{seconds:.0f}"), flush=True)
            return 1
        except SystemExit:  # pytest ends its servers and browsers itself when it is interrupted
            process.terminate() if sys.platform == "win32" else process.send_signal(signal.SIGINT)
            with suppress(subprocess.TimeoutExpired):
                process.wait(GRACE_SECONDS)
            raise
        finally:
            process.kill()


@contextmanager
def started(command: Sequence[str], seconds: float) -> Iterator[subprocess.Popen[str]]:
    """Start its process, whose output is read line by line.

    After `seconds` it is killed with everything it started; what it leaves behind ends with it in any case.
    """
    # A group of its own, because what hangs is rarely the program itself: it is a server or browser of its tests.
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, encoding="utf-8", errors="replace", start_new_session=True
    )
    timer = threading.Timer(seconds, _end_all, [process])
    timer.daemon = True
    timer.start()
    try:
        with process:
            try:
                yield process
            except BaseException:  # Ctrl-C does not reach another group by itself, and leaving waits for the program
                _end_all(process)
                raise
    finally:
        timer.cancel()
        _end_all(process)


def _end_all(process: subprocess.Popen[str]) -> None:
    if os.name == "posix":
        with suppress(ProcessLookupError, PermissionError):  # none left, or only what macOS has not buried yet
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()


STYLE_AND_TYPES: dict[str, Callable[[], Verdict]] = {
    "ruff check": lambda: _tool("ruff", "check"),
    "ruff format": lambda: _tool("ruff", "format", "--check"),
    "mypy": _types,
    "djlint": lambda: _tool("djlint", "--lint", "--quiet", "templates"),
}
QUICK_CHECKS = {**STYLE_AND_TYPES, "pytest": _quick_pytest}
CHECKS: dict[str, Callable[[], Verdict]] = {
    **STYLE_AND_TYPES,
    "Browser": _browser,
    **{engine.name: partial(_engine, engine) for engine in (FIREFOX, WEBKIT)},
    "PostgreSQL": lambda: _there(find_postgres(), t("no_postgres")),
    **{proxy.program: partial(_proxy, proxy) for proxy in (NGINX, CADDY)},
    "pytest": _pytest,
    "pure_coverage": lambda: _coverage(PURE_GATE, f"--include={PURE_LAYERS}"),
    "total_coverage": lambda: _coverage(TOTAL_GATE),
}
