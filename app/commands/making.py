"""Makes the app on its database. Imported late by everybody: what is wrong with folder or port is said before."""

import gc
import os
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from app.commands import faults, log_lines
from app.commands.faults import CannotGoOn
from app.core.lazy_import import garbage_collection_paused
from app.launch.terminal import t
from app.settings import Settings

if TYPE_CHECKING:
    from fastapi import FastAPI

    from app.web.http.pin import Pin


# So many things more before garbage is searched for. What a page is made from is mostly gone by then: searching after
# 700 took three times as long in all, and looked through everything seven times as often.
_SEARCHED_AFTER = 5000
PIN, PIN_FILE = "HELDENPASS_PIN", "HELDENPASS_PIN_FILE"


def make_app(settings: Settings) -> "FastAPI":
    """The app on its database, with the PIN it was told to begin with. Raises: CannotGoOn."""
    log_lines.begin(as_json=settings.json_logs)
    with garbage_collection_paused(), faults.storage_told(settings.data, settings.postgres):
        from app.main import create_app

        app = create_app(settings)
        _choose_first_pin(app.state.services.pin)
        gc.freeze()  # what is there now stays: no search for garbage shall look through it again
        gc.set_threshold(_SEARCHED_AFTER, 10, 10)
        return app


def prepare(settings: Settings) -> None:
    """What several children share, made once before they begin: the tables and the first PIN. Raises: CannotGoOn."""
    log_lines.begin(as_json=settings.json_logs)
    with faults.storage_told(settings.data, settings.postgres):
        from app.storage.connections import open_database
        from app.storage.outside_journal import HouseSettings
        from app.storage.upgrade import upgrade
        from app.web.http.pin import Pin

        with closing(open_database(settings)) as database:
            upgrade(database, settings.backups, datetime.now(UTC))
            _choose_first_pin(Pin(HouseSettings(database), lambda: datetime.now(UTC)))


def _choose_first_pin(pin: "Pin") -> None:
    """In a container nobody sits at the laptop itself, so the first PIN comes from outside."""
    from app.core.errors import GameError

    wanted = _first_pin()
    if not wanted or pin.is_set:
        return
    try:
        pin.choose(wanted)
    except GameError as error:
        raise CannotGoOn(
            t("pin_digits", variable=PIN, minimum=error.data["minimum"], maximum=error.data["maximum"])
        ) from error


def _first_pin() -> str:
    """The PIN told in the environment, or in the file it names. Raises: CannotGoOn."""
    file = os.environ.get(PIN_FILE)
    if not file:
        return os.environ.get(PIN, "").strip()
    try:
        return Path(file).read_text(encoding="utf-8").strip()
    except (OSError, ValueError) as error:
        raise CannotGoOn(t("pin_file_unread", file=file, variable=PIN_FILE)) from error
