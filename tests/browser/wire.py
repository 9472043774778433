"""A Wi-Fi that can fall silent: a relay between a phone and the server, which may be cut and joined again."""

import socket
import threading
from contextlib import suppress

_CHUNK = 65536


class Wire:
    """Relays connections to a port of this machine. Cut, it swallows everything without a word, as dead air does."""

    def __init__(self, host: str, port: int) -> None:
        self._host, self._target = host, port
        self._joined = threading.Event()
        self._joined.set()
        self._open: list[socket.socket] = []
        self._listener = socket.create_server((host, 0))
        self.url = f"http://{host}:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """From now on nothing gets through."""
        self._joined.clear()

    def join(self) -> None:
        """The air is there again; what was connected before is gone, as after a change of place."""
        self._drop()
        self._joined.set()

    def close(self) -> None:
        """Give the port back."""
        self._joined.set()
        self._listener.close()
        self._drop()

    def _drop(self) -> None:
        for end in self._open:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._open.clear()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                phone, _ = self._listener.accept()
                threading.Thread(target=self._connect, args=(phone,), daemon=True).start()

    def _connect(self, phone: socket.socket) -> None:
        self._open.append(phone)
        self._joined.wait()
        with suppress(OSError), phone, socket.create_connection((self._host, self._target)) as server:
            self._open.append(server)
            back = threading.Thread(target=self._relay, args=(server, phone), daemon=True)
            back.start()
            self._relay(phone, server)
            back.join()

    def _relay(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(_CHUNK):
                self._joined.wait()
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)
