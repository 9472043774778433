"""Paths, and the options of one start of the server."""

from pathlib import Path

from app.core.model import Model

VERSION = "0.3.0"  # the one place: the wheel, the pages and exported files read it here
LEAST_ROOM = 16 * 2**20  # bytes that must be free on the disk: an evening needs a few, a backup more

_BESIDE = Path(__file__).resolve().parent.parent
# In a checkout the folders lie beside `app`, in a wheel inside it.
ROOT = _BESIDE if (_BESIDE / "templates").is_dir() else Path(__file__).resolve().parent / "_data"
TEMPLATES, STATIC = ROOT / "templates", ROOT / "static"


class Settings(Model):
    """One start of the server."""

    data: Path
    port: int = 8000
    version: str = VERSION
    postgres: str = ""  # the address of a club's database, without its password; empty: the file in the data folder
    metrics: bool = False  # whether /metrics tells figures about the server
    json_logs: bool = False
    reload: bool = False  # whether what developers change is seen at once
    hosts: tuple[str, ...] = ()  # names and addresses besides loopback under which the server may be called

    has_laptop: bool = True  # whether somebody at this very machine is the game master; else all sign in with the PIN

    @property
    def database(self) -> Path:
        """Return the database file."""
        return self.data / "heldenpass.db"

    @property
    def place(self) -> str:
        """Return where the campaigns are, to be shown."""
        return self.postgres or str(self.data)

    @property
    def backups(self) -> Path:
        """Return the folder of backups."""
        return self.data / "backups"

    @property
    def set_aside(self) -> Path:
        """Return the folder for what lay in the place of the database and was no whole one."""
        return self.data / "set-aside"

    @property
    def scratch(self) -> Path:
        """Return the folder where files are examined before anybody trusts them."""
        return self.data / "scratch"

    @property
    def secret(self) -> Path:
        """Return the file with the key that signs cookies and invitations."""
        return self.data / "secret.key"
