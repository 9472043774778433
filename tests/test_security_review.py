"""What docs/security.md says is so: libraries in the versions that are installed, promises with tests that exist."""

import re

from app.settings import ROOT


def test_the_reviewed_versions_are_the_pinned_ones() -> None:
    review = (ROOT / "docs/security.md").read_text(encoding="utf-8")
    reviewed = dict(re.findall(r"^\| `([a-z0-9-]+)` \| ([0-9.]+) \|", review, re.M))
    lock = (ROOT / "requirements-postgres.txt").read_text(encoding="utf-8")
    pinned = dict(re.findall(r"^([a-z0-9-]+)(?:\[[a-z,]+\])?==([0-9.a-z]+)", lock, re.M))
    assert {name: pinned.get(name) for name in reviewed} == reviewed
    assert {"starlette", "pillow", "python-multipart", "jinja2"} <= reviewed.keys()


def test_every_promise_names_its_tests() -> None:
    text = (ROOT / "docs/security.md").read_text(encoding="utf-8")
    promised = text.partition("## What is promised")[2].partition("## What is not promised")[0]
    promises = {name.rstrip(".") for name in re.findall(r"^- \*\*(.+?)\*\*", promised, re.M)}
    rows = dict(re.findall(r"^\| ([^|]+?) \| (`tests/.+`) \|$", promised, re.M))
    assert rows.keys() == promises
    for tests in rows.values():
        for file, test in re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", tests):
            assert f"def {test}(" in (ROOT / file).read_text(encoding="utf-8"), test
        assert tests.count("::") == len(tests.split(", "))
