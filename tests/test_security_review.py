"""The review of libraries that meet foreign input speaks of the versions that are installed."""

import re

from app.settings import ROOT


def test_the_reviewed_versions_are_the_pinned_ones() -> None:
    review = (ROOT / "docs/security.md").read_text(encoding="utf-8")
    reviewed = dict(re.findall(r"^\| `([a-z0-9-]+)` \| ([0-9.]+) \|", review, re.M))
    lock = (ROOT / "requirements-postgres.txt").read_text(encoding="utf-8")
    pinned = dict(re.findall(r"^([a-z0-9-]+)==([0-9.a-z]+)", lock, re.M))
    assert {name: pinned.get(name) for name in reviewed} == reviewed
    assert {"starlette", "pillow", "python-multipart", "jinja2"} <= reviewed.keys()
