"""Makes the app on its database. Imported late by everybody: what is wrong with folder or port is said before."""

import gc
import os
from typing import TYPE_CHECKING

from app.commands import faults, log_lines
from app.commands.faults import CannotGoOn
from app.core.late import uncollected
from app.settings import Settings

if TYPE_CHECKING:
    from fastapi import FastAPI


def make_app(settings: Settings) -> "FastAPI":
    """The app on its database, with the PIN it was told to begin with. Raises: CannotGoOn."""
    log_lines.begin(as_json=settings.json_logs)
    with uncollected(), faults.storage_told(settings.data, settings.postgres):
        from app.main import create_app

        app = create_app(settings)
        _choose_first_pin(app)
        gc.freeze()  # what is there now stays: no search for garbage shall look through it again
        return app


def _choose_first_pin(app: "FastAPI") -> None:
    """In a container nobody sits at the laptop itself, so the first PIN comes from outside."""
    from app.core.errors import GameError

    pin, wanted = app.state.services.pin, os.environ.get("HELDENPASS_PIN", "").strip()
    if not wanted or pin.is_set:
        return
    try:
        pin.choose(wanted)
    except GameError as error:
        raise CannotGoOn(
            f"HELDENPASS_PIN muss aus {error.data['minimum']} bis {error.data['maximum']} Ziffern bestehen. "
            "Bitte sie ändern oder weglassen."
        ) from error
