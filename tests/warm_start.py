"""Programs as `python -m` starts them, out of a process that has read all modules already.

Reading them takes a second of a processor, more than most tests need for all the rest; a start that is itself what a
test is about stays a plain one. Run as a module, this is the process the others come out of: it stays as long as the
tests of its worker, and its children end as any others do.
"""

import atexit
import gc
import importlib
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache

from app.settings import ROOT
from benchmarks.measured_program import Process, begun

_READ = (
    *("app.launch.main", "app.commands.run", "app.commands.rescue", "app.commands.server"),
    *("app.main", "uvicorn.lifespan.on"),
)
_MOST = 1 << 17  # bytes of an order: its arguments and the whole environment


def begin(command: Sequence[str], environ: Mapping[str, str], out: int, err: int) -> Process:
    """As `begun`, at once where this machine can."""
    if sys.platform != "linux":
        return begun(command, environ, out, err)
    return _Warm(command, {**os.environ, **environ}, out, err)


class _Warm:
    def __init__(self, command: Sequence[str], environ: Mapping[str, str], out: int, err: int) -> None:
        self._command = tuple(command)
        self.returncode: int | None = None
        order = json.dumps({"command": self._command, "environ": environ}).encode()
        self._ended, told = os.pipe()
        try:
            socket.send_fds(_source(), [order], [out, err, told])
        finally:
            os.close(told)
        self.pid = int(_source().recv(20))

    def poll(self) -> int | None:
        return self._looked(0)

    def wait(self, timeout: float | None = None) -> int:
        code = self._looked(timeout)
        if code is None:
            raise subprocess.TimeoutExpired(self._command, timeout or 0)
        return code

    def send_signal(self, sig: int) -> None:
        if self.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, sig)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def _looked(self, seconds: float | None) -> int | None:
        if self.returncode is None and select.select([self._ended], [], [], seconds)[0]:
            self.returncode = int(os.read(self._ended, 20) or b"-1")
            os.close(self._ended)
        return self.returncode


@cache
def _source() -> socket.socket:
    """Where orders of this process go."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        command = [sys.executable, "-m", "tests.warm_start", str(theirs.fileno())]
        source = subprocess.Popen(command, cwd=ROOT, pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL)
    atexit.register(source.wait)
    atexit.register(ours.close)  # then it ends
    return ours


def main(number: int) -> None:
    """Start what is ordered until nobody is there to order."""
    for name in _READ:
        importlib.import_module(name)
    from app.web.games import GAMES

    list(GAMES.values())  # each is read when somebody asks for it
    gc.freeze()  # what is here stays, and looking for it again would copy its pages
    orders, waiting = socket.socket(fileno=number), dict[int, int]()

    def bury(*_: object) -> None:
        with suppress(ChildProcessError):
            while (ended := os.waitpid(-1, os.WNOHANG))[0]:
                told = waiting.pop(ended[0])
                with suppress(BrokenPipeError):  # nobody asks any more
                    os.write(told, str(os.waitstatus_to_exitcode(ended[1])).encode())
                os.close(told)

    signal.signal(signal.SIGCHLD, bury)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends the tests, and then this
    while True:
        order, given, *_ = socket.recv_fds(orders, _MOST, 3)
        if not order:
            return
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGCHLD])
        pid = os.fork()
        if pid == 0:
            orders.close()
            for one in waiting.values():
                os.close(one)
            _become(json.loads(order), *given)
            return
        waiting[pid] = given.pop()
        for one in given:
            os.close(one)
        orders.sendall(str(pid).encode())
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])


def _become(order: Mapping[str, object], out: int, err: int, told: int) -> None:
    """This process is the program from now on."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGCHLD])
    os.dup2(out, 1)
    os.dup2(err, 2)
    for one in {out, err, told} - {1, 2}:
        os.close(one)
    command, environ = order["command"], order["environ"]
    assert isinstance(command, list)
    assert isinstance(environ, dict)
    os.environ.clear()
    os.environ.update(environ)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", closefd=False, errors="backslashreplace", buffering=1)
    module, *sys.argv[1:] = command
    runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
