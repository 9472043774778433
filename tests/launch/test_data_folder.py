from pathlib import Path

import pytest

from app.launch.options import default_data_folder

HOME = Path("/home/mira")


@pytest.mark.parametrize(
    ("platform", "environ", "expected"),
    [
        ("linux", {}, HOME / ".local/share/heldenpass"),
        ("linux", {"XDG_DATA_HOME": "/xdg"}, Path("/xdg/heldenpass")),
        ("linux", {"XDG_DATA_HOME": ""}, HOME / ".local/share/heldenpass"),
        ("darwin", {}, HOME / "Library/Application Support/Heldenpass"),
        ("win32", {"LOCALAPPDATA": "/local"}, Path("/local/Heldenpass")),
        ("win32", {}, HOME / "AppData/Local/Heldenpass"),
        ("win32", {"HELDENPASS_DATA": "/data"}, Path("/data")),
        ("linux", {"HELDENPASS_DATA": "/data", "XDG_DATA_HOME": "/xdg"}, Path("/data")),
    ],
)
def test_each_platform_has_its_usual_place(platform: str, environ: dict[str, str], expected: Path) -> None:
    assert default_data_folder(environ, platform, HOME) == expected


def test_a_named_folder_may_start_at_home_and_is_absolute(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(HOME))
    monkeypatch.chdir(tmp_path)

    assert default_data_folder({"HELDENPASS_DATA": "~/runde"}, "linux", HOME) == HOME / "runde"
    assert default_data_folder({"HELDENPASS_DATA": "runde"}, "linux", HOME) == tmp_path / "runde"
