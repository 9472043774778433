"""Notifications between programs on one PostgreSQL: LISTEN on a connection of its own, NOTIFY for what is no action.

An action is told by its own transaction, with the commit; here it is only received. What was missed while the
connection was down is looked up when it stands again. It needs a direct
connection: behind a pooler that gives each transaction another one, notifications are lost.
"""

import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Event, Thread
from typing import Any

import psycopg

from app.campaign.ports import Ear

MOVED = "heldenpass_moved"  # program, campaign, revision
TOLD = "heldenpass_told"  # what a program tells all others
AGAIN_SECONDS = 1.0  # after the connection broke
ROLL_CALL_SECONDS = 15.0
_GLANCE_SECONDS = 0.25  # so often it looks whether it is over

log = logging.getLogger("heldenpass.line")
Database = psycopg.Connection[Any]


class Notifications:
    """Listens in a thread of its own and speaks in another: neither keeps the pages waiting."""

    def __init__(self, connect: Callable[[], Database], program: str, ear: Ear) -> None:
        self._connect = connect
        self._program = program
        self._ear = ear
        self._over = Event()
        self._voice = ThreadPoolExecutor(1, thread_name_prefix="heldenpass-voice")
        self._speaking: Database | None = None
        self._listener = Thread(target=self._listen_always, name="heldenpass-line", daemon=True)

    def open(self) -> None:
        """Begin to listen."""
        self._listener.start()

    def close(self) -> None:
        """Hear and say no more."""
        self._over.set()
        self._ear.meet(self._program, None)
        self._voice.shutdown(wait=False, cancel_futures=True)
        self._listener.join(timeout=1)
        if self._speaking is not None:
            self._speaking.close()

    def tell(self, text: str) -> None:
        """Tell all others; what cannot be told is told again at the next roll call."""
        if not self._over.is_set():
            self._voice.submit(self._say, text)

    def _say(self, text: str) -> None:
        try:
            if self._speaking is None or self._speaking.broken:
                self._speaking = self._connect()
            self._speaking.execute("SELECT pg_notify(%s, %s)", (TOLD, text))
        except psycopg.Error as error:
            log.warning("other programs cannot be told: %s", type(error).__name__)

    def _listen_always(self) -> None:
        while not self._over.is_set():
            try:
                with self._connect() as connection:
                    self._begin(connection)
                    self._listen(connection)
            except psycopg.Error as error:
                log.warning("line to other programs broke, trying again: %s", type(error).__name__)
                self._over.wait(AGAIN_SECONDS)

    def _begin(self, connection: Database) -> None:
        """Listen first and look then, so that nothing falls in between."""
        connection.execute(f"LISTEN {MOVED}")
        connection.execute(f"LISTEN {TOLD}")
        self._ear.meet(self._program, self.tell)
        for campaign_id, revision in connection.execute("SELECT id, revision FROM campaign").fetchall():
            self._ear.publish(campaign_id, revision)

    def _listen(self, connection: Database) -> None:
        next_roll_call = time.monotonic() + ROLL_CALL_SECONDS
        while not self._over.is_set():
            for notice in connection.notifies(timeout=_GLANCE_SECONDS):
                self._take(notice)
            if time.monotonic() >= next_roll_call:
                next_roll_call += ROLL_CALL_SECONDS
                connection.execute("SELECT 1")  # says so when the line is dead
                self._ear.call_roll()

    def _take(self, notice: psycopg.Notify) -> None:
        if notice.channel == TOLD:
            self._ear.hear(notice.payload)
            return
        program, campaign_id, revision = notice.payload.split()
        if program != self._program:
            self._ear.publish(int(campaign_id), int(revision))
