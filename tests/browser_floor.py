"""The browsers that every page must work in, and what of CSS, HTML and JavaScript they do not know yet.

`tests/newer_than_floor.json` lists what came later. After a change of FLOOR, or once a year, write it anew from
the `data.json` of the npm package @mdn/browser-compat-data:

    npm pack @mdn/browser-compat-data && tar xf *.tgz && python -m tests.browser_floor package/data.json
"""

import json
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import tinycss2

# iOS 16.4 and 16.7 is as far as an iPhone 8 gets, Chrome 119 as far as Android 7; Firefox has :has() since 121, without
# which the pages overlap, and Chrome color-mix() since 111.
FLOOR = {
    "safari_ios": "16.4",
    "safari": "16.4",
    "firefox": "121",
    "firefox_android": "121",
    "chrome": "111",
    "chrome_android": "111",
}
NEWER = Path(__file__).with_name("newer_than_floor.json")

# What an older browser leaves out without harm: it draws something plainer.
ENHANCEMENTS = {
    "corner-shape": "corners are round instead of cut",
    "cursor": "a phone has no pointer",
    "forced-color-adjust": "only a browser that forces colors needs it",
    "hyphens": "words break at the end of a line without a hyphen",
    "print-color-adjust": "the prefixed one stands beside it",
    "resize": "a text field grows by itself or scrolls",
    "scroll-initial-target": "a script scrolls there as well",
    "scrollbar-width": "a scroll bar is broader",
    "size": "the printer's own paper is taken",
    "text-size-adjust": "the prefixed one stands beside it",
    "text-wrap": "a heading's lines are of unequal length",
    "user-select": "the prefixed one stands beside it",
    "zoom": "a sheet of paper on the screen is wider than the window",
    "::selection": "a phone marks text in its own color",
    "@page": "the printer's own paper and margins are taken",
    "break-after": "a heading may stand alone at the end of a page",
}
HARMLESS_ATTRIBUTES = {
    "details/name": "several can be unfolded at once",
    "*/popover": "static/js/fold_out.js does the same",
    "button/popovertarget": "static/js/fold_out.js does the same",
}
# Names of our own that only newer browsers know as theirs as well.
OWN_NAMES = {"connection", "drop", "element", "keyboard", "last", "lost", "side", "sourceElement", "tag", "take", "try"}
_SYNTAX = {
    "v flag": re.compile(r"/[a-z]*v[a-z]*\.(?:test|exec)\("),
    "using": re.compile(r"\busing \w+ ="),
    "import attributes": re.compile(r"\bfrom\s+\S+\s+with\s*\{|import\([^)]*,\s*\{\s*with"),
    # It throws where it is unknown, and is looked for anew with each change.
    ":has() in a script": re.compile(r"(?<!selector\():has\("),
}
_JS_BESIDE_CODE = re.compile(r"^\s*(?://|\*|/\*).*$|(?<=\s)//\s.*$", re.MULTILINE)


@cache
def newer() -> dict[str, Any]:
    """Return what came after the floor, by kind."""
    found: dict[str, Any] = json.loads(NEWER.read_text(encoding="utf-8"))
    return found


def faults_of_css(text: str) -> list[str]:
    """Return what of a stylesheet a browser at the floor does not understand, where nothing plain stands before it."""
    nodes = tinycss2.parse_stylesheet(text, skip_comments=True, skip_whitespace=True)
    return sorted({fault for node in nodes for fault in _faults_of_rule(node)})


def style_rules(css: str) -> Iterator[Any]:
    """Yield all style rules of a stylesheet, also those in at-rules."""
    for node in tinycss2.parse_rule_list(css, skip_comments=True, skip_whitespace=True):
        if node.type == "qualified-rule":
            yield node
        elif (
            node.type == "at-rule"
            and node.content
            and node.lower_at_keyword in ("media", "layer", "supports", "container")
        ):
            yield from style_rules(tinycss2.serialize(node.content))


def faults_of_js(text: str) -> list[str]:
    """Return the names and signs of a script that a browser at the floor does not have."""
    code = _JS_BESIDE_CODE.sub("", text)
    members = set(re.findall(r"\.\s*([A-Za-z_]\w*)", code)) & set(newer()["members"])
    used = set(re.findall(r"(?<![.\w])([A-Za-z_]\w*)\(|\b(?:new|instanceof|in) ([A-Z]\w*)", code))
    named = sorted((members | {name for both in used for name in both} & set(newer()["globals"])) - OWN_NAMES)
    return [*named, *(name for name, pattern in _SYNTAX.items() if pattern.search(code))]


def faults_of_html(text: str) -> list[str]:
    """Return the elements and attributes of a template that a browser at the floor does not know."""
    faults = set[str]()
    text = re.sub(r"\{[{%#].*?[}%#]\}", " ", text, flags=re.DOTALL)  # what the template itself does
    for element, attributes in re.findall(r"<([a-z][a-z0-9-]*)\b((?:[^<>\"]|\"[^\"]*\")*)", text):
        if element in newer()["elements"]:
            faults.add(f"<{element}>")
        for name in re.findall(r"(?:^|\s)([a-z-]+)(?==|\s|$)", re.sub(r'"[^"]*"', '""', attributes)):
            for owner in (element, "*"):
                if name in newer()["attributes"].get(owner, ()) and f"{owner}/{name}" not in HARMLESS_ATTRIBUTES:
                    faults.add(f"{owner}/{name}")
    return sorted(faults)


def _faults_of_rule(node: Any, is_nested: bool = False) -> Iterator[str]:
    if node.type == "error":
        yield f"cannot be read: {node.message}"
    elif node.type == "qualified-rule":
        if is_nested:
            yield f"nested: {tinycss2.serialize(node.prelude).strip()}"
        yield from _faults_of_selector(node.prelude)
        yield from _faults_of_block(node.content)
    elif node.type == "at-rule":
        yield from _faults_of_at_rule(node, is_nested)


def _faults_of_at_rule(node: Any, is_nested: bool) -> Iterator[str]:
    name = node.lower_at_keyword
    if name == "supports":
        return  # it says itself what it needs
    if is_nested:
        yield f"nested: @{name}"
    if name in newer()["at_rules"] and f"@{name}" not in ENHANCEMENTS:
        yield f"@{name}"
    if name == "media":
        words = {token.lower_value for token in _tokens(node.prelude) if token.type == "ident"}
        yield from (f"@media {word}" for word in sorted(words & set(newer()["media"])))
    if node.content is None or name in ("keyframes", "starting-style"):
        return
    if name in ("media", "layer", "container") and not is_nested:
        for one in tinycss2.parse_rule_list(node.content, skip_comments=True, skip_whitespace=True):
            yield from _faults_of_rule(one)
    elif name not in ("font-face",):
        yield from _faults_of_block(node.content)


def _faults_of_selector(prelude: Any) -> Iterator[str]:
    tokens = list(_tokens(prelude))
    for colon, token in pairwise(tokens):
        if colon.type == "literal" and colon.value == ":":
            name = token.lower_name if token.type == "function" else getattr(token, "lower_value", "")
            if name in newer()["selectors"] and f"::{name}" not in ENHANCEMENTS:
                yield f":{name}"


def _faults_of_block(content: Any) -> Iterator[str]:
    plain = set[str]()  # properties that have a value which every browser knows
    for node in tinycss2.parse_blocks_contents(content, skip_comments=True, skip_whitespace=True):
        if node.type != "declaration":
            yield from _faults_of_rule(node, is_nested=True)
            continue
        found = sorted(_faults_of_declaration(node))
        if not found:
            plain.add(node.lower_name)
        elif node.lower_name not in ENHANCEMENTS and node.lower_name not in plain:
            yield from found


def _faults_of_declaration(node: Any) -> set[str]:
    name = node.lower_name
    faults = {name} if name in newer()["properties"] else set()
    values, functions, units = newer()["values"].get(name, ()), newer()["functions"], newer()["units"]
    tokens = list(_tokens(node.value))
    for token in tokens:
        word = getattr(token, "lower_name" if token.type == "function" else "lower_value", None)
        if token.type == "function" and word in functions:
            faults.add(f"{word}()")
        elif token.type in ("ident", "function") and word in values:
            faults.add(f"{name}: {word}")
        elif token.type == "dimension" and token.lower_unit in units:
            faults.add(token.lower_unit)
    if name == "content" and any(token.type == "literal" and token.value == "/" for token in tokens):
        faults.add("content: / words for screen readers")
    return faults


def _tokens(nodes: Any) -> Iterator[Any]:
    for node in nodes:
        yield node
        for inner in ("content", "arguments"):
            if isinstance(getattr(node, inner, None), list):
                yield from _tokens(getattr(node, inner))


def _main(source: Path) -> None:
    data = json.loads(source.read_text(encoding="utf-8"))
    css, html = data["css"], data["html"]
    properties = css["properties"]
    types = {*_late_names(css["types"])}
    found = {
        "package": f"@mdn/browser-compat-data {data['__meta']['version']}",
        "floor": FLOOR,
        "properties": _late(properties),
        "values": {name: late for name, one in properties.items() if (late := _late(one)) and not name.startswith("-")},
        "functions": sorted(types),
        "units": sorted({*_late_names(css["types"].get("length", {}))}),
        "selectors": _late(css["selectors"]),
        "at_rules": _late(css["at-rules"]),
        "media": _late(css["at-rules"]["media"]),
        "elements": _late(html["elements"]),
        "attributes": {
            **{name: late for name, one in html["elements"].items() if (late := _late(one))},
            "*": _late(html["global_attributes"]),
        },
        "globals": sorted({*_late(data["api"]), *_late(data["javascript"]["builtins"])}),
        "members": _late_members(data["api"], data["javascript"]["builtins"]),
    }
    lines = (f"{json.dumps(kind)}: {json.dumps(names, sort_keys=True)}" for kind, names in found.items())
    NEWER.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def _late(nodes: dict[str, Any]) -> list[str]:
    return sorted(name for name, one in nodes.items() if name != "__compat" and "__compat" in one and _is_late(one))


def _late_names(nodes: dict[str, Any]) -> Iterator[str]:
    for name, one in nodes.items():
        if name != "__compat" and isinstance(one, dict):
            if "__compat" in one and _is_late(one):
                yield name
            yield from _late_names(one)


def _late_members(*roots: dict[str, Any]) -> list[str]:
    """Return the names that no object had at the floor; one that only some had is left to a reader."""
    owners = defaultdict[str, list[bool]](list)
    for root in roots:
        for one in root.values():
            for member, inner in one.items():
                if member != "__compat" and "__compat" in inner and not member.endswith("_event"):
                    owners[member.removesuffix("_static")].append(_is_late(inner))
    return sorted(name for name, late in owners.items() if all(late) and re.fullmatch(r"[A-Za-z]\w+", name))


def _is_late(node: dict[str, Any]) -> bool:
    return not all(_has(node["__compat"]["support"].get(browser), FLOOR[browser]) for browser in FLOOR)


def _has(support: Any, version: str) -> bool:
    """Return whether a version knows it by its own name and without a switch; what the data leaves open counts."""
    for one in support if isinstance(support, list) else [support]:
        if one is None:
            return True
        added = one["version_added"]
        if isinstance(added, str) and added != "preview" and not {"flags", "prefix", "alternative_name"} & one.keys():
            removed = one.get("version_removed")
            if _number(added) <= _number(version) and not (removed and _number(str(removed)) <= _number(version)):
                return True
    return False


def _number(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.removeprefix("≤").split("."))


if __name__ == "__main__":
    _main(Path(sys.argv[1]))
