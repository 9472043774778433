"""Fields and bodies that are nearly right, or not at all: for `python3 -m benchmarks.fuzz`."""

import json
import random
import re
from collections.abc import Mapping, Sequence
from typing import Any

import httpx

from app.campaign.commands import COMMAND_TYPES
from app.core.events import Command

_FORM = re.compile(r'<form[^>]*?action="([^"]*)"[^>]*>(.*?)</form>', re.S)
_FIELD = re.compile(r'<(?:input|select|textarea|button)[^>]*?name="([^"]+)"(?:[^>]*?value="([^"]*)")?')
BRACE = re.compile(r"{(\w+)(?::\w+)?}")
ODD: Sequence[Any] = (
    "", " ", "0", "1", "-1", "2", "007", "1e9", "٣", "NaN", "true", "null", "[]", "{}", "x" * 300, "ü" * 2000,
    "\x00", "\ud7ff", "a|b|c", "a\nb\n\nc", "../../etc/passwd", "%", "%ff", "<b>", "{{ 7*7 }}", "9" * 30, "9" * 5000,
    "app:all", "app", "hand:", "hand:skull", "choice:", "hand:skull,skull", "None", "yes", "no", "on", "🗡", "\u202e",
    "1.5", ",", ";", "=", "a.b.c", "monsters.0.kind",
)  # fmt: skip
ODD_JSON: Sequence[Any] = (
    None, True, False, 0, 1, -1, 2**63, 10**400, 1.5, [], {}, [[]], {"a": {}}, [None], [1, "x"], *ODD,
)  # fmt: skip


class Nonsense:
    """Knows which words an answer had for which field, and puts them together again, right or wrong."""

    def __init__(self, chance: random.Random, commands: Sequence[type[Command]]) -> None:
        self._chance = chance
        self.words: dict[str, list[Any]] = {}  # by the name of a field, what it may say
        self._forms: dict[str, list[tuple[str, list[tuple[str, str]]]]] = {}
        self.kinds = {kind.type_name: kind for kind in (*COMMAND_TYPES, *commands)}

    def learn(self, value: Any, name: str = "") -> None:
        """Every word of an answer is one that a field of this name may say."""
        if isinstance(value, Mapping):
            for key, inner in value.items():
                self.learn(inner, "" if key == "id" else key)
        elif isinstance(value, list):
            for inner in value:
                self.learn(inner, name)
        elif value is not None and len(words := self.words.setdefault(name, [])) < 60:
            words.append(value)

    def read(self, answer: httpx.Response) -> None:
        """The forms of a page are sent, too; the words of an answer are used."""
        if "json" in answer.headers.get("content-type", ""):
            self.learn(answer.json())
            return
        for action, inside in _FORM.findall(answer.text[:400_000]):
            fields = _FIELD.findall(inside)
            path = action.partition("?")[0]
            if len(forms := self._forms.setdefault(path, [])) < 20:
                forms.append((path, fields))
            for name, value in fields:
                if len(words := self.words.setdefault(name, [])) < 60:
                    words.append(value)

    def in_path(self, name: str) -> str:
        """What stands in a path in the place of this name."""
        word = str(self._word(name, 0.1))
        return "".join(sign if sign.isalnum() or sign in "._=-" else f"%{ord(sign) % 256:02x}" for sign in word)[:400]

    def _word(self, name: str, oddity: float = 0.25) -> Any:
        if self._chance.random() < oddity:
            return self._chance.choice(ODD)
        known = self.words.get(name) or self.words.get(name.rpartition("_")[2]) or self.words.get("") or ODD
        return self._chance.choice(known)

    def fields(self, path: str, most: int) -> list[tuple[str, str]]:
        """A form of a page or of a command, with some of it changed; or anything."""
        chosen = self._chance.random()
        if chosen < 0.45 and (forms := self._forms.get(path)):
            fields = list(self._chance.choice(forms)[1])
        elif chosen < 0.9:
            command = self._command()
            pairs = ((name, value if isinstance(value, list) else [value]) for name, value in command.items())
            fields = [(name, str(one)) for name, values in pairs for one in values]
            fields += [("do", "act"), ("answer", str(self._word("answer"))), ("confirmed", "yes")]
            fields += [("revision", str(self._word("revision", 0.1))), ("key", str(self._chance.random()))]
        else:
            names = self._chance.choices(list(self.words), k=most)
            fields = [(name, str(self._word(name))) for name in names]
        for _ in range(self._chance.choice((0, 0, 1, 1, 2, 4))):
            fields = self._changed(fields)
        return [(name, value.encode("utf-8", "replace").decode()) for name, value in fields]

    def _changed(self, fields: list[tuple[str, str]]) -> list[tuple[str, str]]:
        place = self._chance.randrange(len(fields)) if fields else 0
        before, [(name, value)], after = fields[:place], fields[place : place + 1] or [("", "")], fields[place + 1 :]
        odd = str(self._chance.choice(ODD))
        changed: Sequence[Sequence[tuple[str, str]]] = (
            (), [(name, odd)], [(name, value), (name, odd)], [(odd, value)], [(name + ".0", value)],
            [(name.partition(".")[0], value)], [(name, str(self._word(name)))],
        )  # fmt: skip
        return [*before, *self._chance.choice(changed), *after]

    def _command(self) -> dict[str, Any]:
        name, kind = self._chance.choice(list(self.kinds.items()))
        command: dict[str, Any] = {"type": name}
        for each, described in kind.model_fields.items():
            if each != "type" and (described.is_required() or self._chance.random() < 0.5):
                several = any(word in str(described.annotation) for word in ("tuple", "frozenset"))
                command[each] = [self._word(each)] if several else self._word(each)
        return command

    def json(self, route: str) -> bytes:
        """A body for this route of the API."""
        answers: list[dict[str, Any]] = [{"kind": "app"}] * self._chance.choice((0, 0, 1, 3))
        if self._chance.random() < 0.2:
            answers = [{"kind": "hand", "faces": [self._word("faces")]}]
        body: dict[str, Any] = {"command": self._command(), "answers": answers, "revision": self._word("revision", 0.1)}
        body |= {
            "key": str(self._chance.random()),
            "name": "Neu",
            "system": "heroquest",
            "target": self._word("revision"),
        }
        if not route.endswith("commands"):
            for name in self._chance.sample(list(body), 3):
                del body[name]
            body |= {name: self._word(name) for name in self._chance.sample(sorted(self.words), 2)}
        if self._chance.random() < 0.5:
            self._spoil(body)
        for name in ("revision", "target"):
            if isinstance(value := body.get(name), str) and value.isascii() and value.isdigit() and len(value) < 9:
                body[name] = int(value)
        return json.dumps(body).encode()

    def _spoil(self, value: Any) -> None:
        """Somewhere inside stands something else."""
        while isinstance(value, dict) and value:
            name = self._chance.choice(list(value))
            if not isinstance(value[name], dict) or self._chance.random() < 0.3:
                value[name] = self._chance.choice(ODD_JSON)
                return
            value = value[name]

    def headers(self) -> dict[str, str]:
        """Headers, seldom such that do not fit."""
        headers = {"hx-request": "true"} if self._chance.random() < 0.3 else {}
        if self._chance.random() < 0.1:
            kinds = ("application/json", "multipart/form-data; boundary=x", "text/plain", "", "multipart/form-data")
            headers["content-type"] = self._chance.choice(kinds)
        if self._chance.random() < 0.1:
            headers["accept-language"] = self._chance.choice(("en", "de", "x;q=9", ",,", "*"))
        return headers

    def broken(self, content: bytes) -> bytes:
        """What is left of a body, or something else instead."""
        cut = self._chance.randrange(len(content) + 1)
        part = b'--x\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\n' + content + b"\r\n--x--\r\n"
        random_bytes = self._chance.randbytes(cut % 200)
        changed = (
            content[:cut],
            content[:cut] + b"%" * 500 + content[cut:],
            random_bytes,
            b"[" * 9000,
            part,
            b"\xff\xfe" + content,
        )
        return self._chance.choice(changed)
