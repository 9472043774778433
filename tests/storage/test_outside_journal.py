"""Settings outside of any campaign."""

from app.storage.database import Database
from app.storage.outside_journal import HouseSettings


def test_a_setting_is_kept_changed_and_removed(database: Database) -> None:
    settings = HouseSettings(database)
    assert settings.get("pin") is None
    settings.set("pin", "one")
    settings.set("pin", "other")
    settings.set("language", "de")
    assert HouseSettings(database).get("pin") == "other"
    settings.set("pin", None)
    assert (settings.get("pin"), settings.get("language")) == (None, "de")
