"""docs/mage-knight.md: every ruling with the rule to call, its inputs, a request and its answer, and what proves it.

`python3 -m app index` writes it.
"""

import json
from collections.abc import Iterator, Mapping
from inspect import cleandoc
from typing import Any

from app.core.rulebook import CallableRule
from app.settings import ROOT
from app.systems.mage_knight.labels import labels
from app.systems.mage_knight.rulings import RULINGS, rulebook, sheet
from app.web.calculator.api import callable_rule
from app.web.mage_knight.rules import RULES
from app.web.ui.schema_form.schema import schema_of
from tests.systems.mage_knight.cases import CASES, Case

FILE = ROOT / "docs" / "mage-knight.md"
_HEAD = """# Mage Knight Dungeons: every ruling, called alone

Written by `python3 -m app index` from the rules and their cases.

`POST /api/v1/mage-knight/rules/{rule}` works a ruling out; `{rule}` is the id of the ruling or the name beside it.
`GET /api/v1/mage-knight/rules` lists all with their JSON schemas. Nothing is kept and everybody may ask.

- A request is `{"inputs": {…}}`. What is left out is as after `=` below. Options may be spelled as people do
  (`Magic Retribution`, `fire/lightning`).
- `result` of the answer says what follows, by names; `events` the same in a sentence, `rules` the rulings behind it
  in words, `notes` how open questions of the sheet are read, and `odds` how likely each outcome was. A value that the
  sheet does not know is `null`.
- Where a die falls, answers carry it: `{"inputs": {…}, "answers": [{"kind": "hand", "faces": ["6", "4"]}]}`. With
  `"dice": "roll"` the app throws. Without either the answer is not `complete`: it has the open `question` and the
  odds, and `result` is `null`.
- What cannot be is refused with 422: a `code`, and the `field` in `errors` (`inputs.level`).

`GET /api/v1/mage-knight/rulings?search=gifft` finds rulings by words, misspelt or not, German, English or both, the
best first, and names the rule that works each out; without `search` it tells all.

"""


def page() -> str:
    """The whole page."""
    return _HEAD + "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    words = labels("en")
    for chapter in rulebook().chapters.values():
        yield f"## {words.text(f'chapters.{chapter.id}')}\n"
        for one in chapter.rules:
            entry = callable_rule(RULES, one)
            cases = [case for case in CASES if case.entry is entry]
            title = words.text(f"rulebook.{one}.title")
            yield f"### {one} · `{entry.id}` · {title}\n"
            yield f"{words.text(f'ruling_kinds.{sheet().rulings[one].kind}')}. {words.text(f'rulebook.{one}.text')}\n"
            yield from _called(entry, cases)
    ids = {callable_rule(RULES, one).id for one in rulebook().ids()}
    yield "## Several rulings at once\n"
    for entry in (ruling.entry for name, ruling in RULINGS.items() if name not in ids):
        yield f"### `{entry.id}` · {', '.join(entry.rules)}\n"
        yield from _called(entry, [case for case in CASES if case.entry is entry])


def _called(entry: CallableRule, cases: list[Case]) -> Iterator[str]:
    yield f"{' '.join(cleandoc(str(entry.command.__doc__)).split())}\n"
    yield from (f"- {field}" for field in _fields(entry))
    first = cases[0]
    yield f"- request `{_json(first.body)}`"
    yield f"- result `{_json(first.fact().result)}`"
    yield f"- proved by {len(cases)} case{'s' * (len(cases) > 1)}\n"


def _fields(entry: CallableRule) -> Iterator[str]:
    node = schema_of(entry.command)
    for name, one in node["properties"].items():
        if name != "type":
            usual = "" if name in node.get("required", ()) else f" = `{_json(one.get('default'))}`"
            yield f"`{name}`: {_kind(one)}{usual}"


def _kind(node: Mapping[str, Any]) -> str:
    """What a field takes."""
    if "enum" in node:
        return ", ".join(f"`{one}`" for one in sorted(node["enum"]))
    match node.get("type"):
        case "integer":
            return f"{node['minimum']} to {node['maximum']}"
        case "boolean":
            return "true or false"
        case "array":
            return f"list of {_kind(node['items'])}"
        case "object":
            parts = (f"{name} ({_kind(one)})" for name, one in node["properties"].items())
            return f"objects with {', '.join(parts)}"
    return "text"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
