"""The socket that phones and browsers connect to, open before the slow part of the start."""

import errno
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager

from app.commands.faults import CannotGoOn
from app.launch.terminal import t

BACKLOG = 128


@contextmanager
def opened(host: str, port: int) -> Iterator[socket.socket]:
    """A socket that listens. Raises: CannotGoOn."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError) as error:
        raise CannotGoOn(_no_address(host)) from error
    with socket.socket(family, kind, protocol) as listener:
        _prepare(listener, family)
        try:
            listener.bind(address)
            listener.listen(BACKLOG)
        except OSError as error:
            raise CannotGoOn(_refused(error, host, port)) from error
        yield listener


def _prepare(listener: socket.socket, family: int) -> None:
    if os.name == "posix":  # on Windows the same option would let two programs share the port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if family == socket.AF_INET6:
        listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)


def _refused(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRNOTAVAIL:
        return _no_address(host)
    other = port + 1 if 1024 <= port < 65535 else 8000
    if error.errno == errno.EADDRINUSE:
        return t("port_taken", port=port, other=other)
    return t("port_refused", port=port, error=error.strerror, other=other)


def _no_address(host: str) -> str:
    return t("no_address", host=host)
