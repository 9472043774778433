"""Makes backups when they are due (a milestone of a game, a new day) and checks that the newest can be restored."""

import logging
import threading
from collections.abc import Mapping
from datetime import datetime, timedelta

from app.campaign.ports import StorageFault
from app.core.errors import Data, InvalidValue, UnknownSubject
from app.core.model import Model
from app.storage.recovery.choose import Backup, BackupReason
from app.storage.recovery.examine import BackupCheck
from app.storage.recovery.swap import NOTHING, Restoring

log = logging.getLogger("heldenpass.backups")
DAY = timedelta(days=1)
FIRST_LOOK, PAUSE = 600.0, 900.0  # seconds: players must not wait for a backup when the evening begins
_STAND, _DRILL = "backup.stand", "backup.drill"


class Drill(Model):
    """Result of restoring the newest backup for a trial. An empty code: it holds."""

    at: datetime
    backup: str
    made: datetime
    code: str = ""
    data: Mapping[str, Data] = {}
    campaigns: int = 0
    entries: int = 0
    differed: tuple[str, ...] = ()


class BackupScheduler:
    """Makes and checks backups when they are due, in a thread of its own."""

    def __init__(self, restoring: Restoring) -> None:
        self.backups = restoring.backups
        self.restoring = restoring
        self.fault = ""  # why the last backup that was due could not be made
        self._settings = restoring.settings
        self._trial = BackupCheck(restoring.systems)
        self._clock = restoring.backups.clock
        self._alone = threading.Lock()
        self._trying = threading.Lock()
        self._woken = threading.Event()
        self._is_closing = self._milestone_is_passed = False
        self._thread: threading.Thread | None = None

    def milestone(self, campaign_id: int) -> None:
        """Note that something worth keeping is over; a backup follows as soon as may be."""
        self._milestone_is_passed = True
        self._woken.set()

    def start(self) -> None:
        """From now on look by itself."""
        self._thread = threading.Thread(target=self._watch, name="backups", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Begin nothing more, and break a trial off: it must not delay the end of the evening."""
        self._is_closing = True
        self._woken.set()
        self._trial.stop()

    def close(self) -> None:
        """Look no more; a backup that is being made is finished."""
        self.stop()
        if self._thread is not None:
            self._thread.join(timeout=2)

    def make(self, reason: BackupReason) -> Backup:
        """Make a backup now. Raises: StorageFault."""
        with self._alone:
            stand = self.restoring.stand()  # before the copy: what comes in between shall be copied again
            made = self.backups.make(reason)
            self._settings.set(_STAND, stand)
            self.fault = ""
            return made

    def look(self) -> Backup | None:
        """Make what is due now; returns the backup. A disk that refuses is told on the settings page."""
        try:
            made = self._make_due()
            if self._is_drill_due():
                self.drill()
        except StorageFault as fault:
            if self._is_closing:
                return None
            log.error("backup failed: %s", fault.code)
            self.fault = fault.code
            return None
        except UnknownSubject:  # it was removed while it was looked at
            return None
        return made

    def drill(self) -> Drill | None:
        """Bring the newest backup back for a trial and remember how it did; None when there is none.

        A call while it is being tried waits and returns that result. Raises: StorageFault.
        """
        is_tried_already = self._trying.locked()
        with self._trying:
            newest, told = self.backups.newest(), self.last_drill()
            if newest is None:
                return None
            if not (is_tried_already and told is not None and told.backup == newest.name):
                told = self._tried(newest)
                self._settings.set(_DRILL, told.model_dump_json())
            return told

    def last_drill(self) -> Drill | None:
        """Return the last trial. Raises: StorageFault."""
        return self._settings.read(_DRILL, Drill)

    def _tried(self, newest: Backup) -> Drill:
        told = Drill(at=self._clock(), backup=newest.name, made=newest.at)
        try:
            with self.restoring.scratch() as scratch:
                found = self._trial.examine(self.backups.path(newest.name), scratch)
        except InvalidValue as error:
            return told.model_copy(update={"code": error.code, "data": dict(error.data)})
        return told.model_copy(update=found._asdict())

    def _make_due(self) -> Backup | None:
        if self._milestone_is_passed:
            self._milestone_is_passed = False
            return self.make(BackupReason.QUEST)
        newest = self.backups.newest()
        is_old = newest is None or self._is_long_ago(newest.at)
        stand = self.restoring.stand()
        if is_old and stand not in (NOTHING, self._settings.get(_STAND)):
            return self.make(BackupReason.DAILY)
        return None

    def _is_drill_due(self) -> bool:
        newest, last = self.backups.newest(), self.last_drill()
        if newest is None or (last is not None and last.backup == newest.name):
            return False
        return last is None or self._is_long_ago(last.at)

    def _is_long_ago(self, moment: datetime) -> bool:
        """Return whether a day has passed since; true for a moment in the future, when the clock was wrong."""
        return not timedelta() <= self._clock() - moment < DAY

    def _watch(self) -> None:
        wait = FIRST_LOOK
        while not self._is_closing:
            self._woken.wait(wait)
            self._woken.clear()
            if not self._is_closing:
                self.look()
            wait = PAUSE
