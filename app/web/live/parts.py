"""The parts of a live page, and the messages that update an open page with only the parts that look different.

A page is a row of fragments and groups. A stream remembers the contexts it sent last; when its page is woken, it builds
them anew from the newest state and sends what differs. The first message of every connection carries everything, so a
page that slept, or whose server was restarted, is right again with the first message.
"""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from markupsafe import Markup, escape

from app.web.ui.forms import read_revision
from app.web.ui.rendering import Renderer


@dataclass(frozen=True)
class Fragment:
    """One partial: the id of its root element, its template and its context."""

    id: str
    template: str
    context: Hashable


def fragment(id: str, template: str, /, **context: Hashable) -> Fragment:
    """Return a partial whose context only its template reads."""
    return Fragment(id, template, tuple(context.items()))


@dataclass(frozen=True)
class PartGroup:
    """A container of fragments, such as the strip of heroes. When `grows`, new ones come in at the top."""

    id: str
    items: tuple[Fragment, ...]
    grows: bool = False


Part = Fragment | PartGroup
Sent = Mapping[str, Part]


class FragmentRenderer:
    """Renders fragments; phones that show the same context in the same language share the HTML."""

    def __init__(self, renderer: Renderer) -> None:
        self._renderer = renderer

    def html(self, fragment: Fragment) -> Markup:
        """Return the HTML of a fragment, its root element included."""
        return self._renderer.kept(fragment.template, fragment.context)

    def group(self, group: PartGroup) -> Markup:
        """Return the HTML inside of a group's container."""
        return Markup("".join(map(self.html, group.items)))

    def all(self, parts: Sequence[Part]) -> Mapping[str, Markup]:
        """Return the HTML of every part by its id; of a group what goes into its container."""
        return {part.id: self.group(part) if isinstance(part, PartGroup) else self.html(part) for part in parts}

    def message(self, parts: Sequence[Part], sent: Sent) -> str:
        """Return the message for a page that shows `sent`; empty when nothing differs."""
        return "".join(self._changes(part, sent.get(part.id)) for part in parts)

    def _changes(self, part: Part, shown: Part | None) -> str:
        if part == shown:
            return ""
        if isinstance(part, Fragment):
            return _partial(part.id, "outerMorph", self.html(part))
        return self._group_changes(part, shown.items if isinstance(shown, PartGroup) else ())

    def _group_changes(self, group: PartGroup, shown: tuple[Fragment, ...]) -> str:
        known = {fragment.id: fragment for fragment in shown}
        fresh = [fragment for fragment in group.items if fragment.id not in known]
        if not shown or not _only_grown(group, shown, len(fresh)):
            return _partial(group.id, "innerMorph", self.group(group))
        changed = [item for item in group.items if item.id in known and item != known[item.id]]
        added = "".join(map(self.html, fresh))
        return (_partial(group.id, "afterbegin", added) if added else "") + "".join(
            _partial(item.id, "outerMorph", self.html(item)) for item in changed
        )


def remembered(parts: Sequence[Part]) -> Sent:
    """Return the parts that a page shows, by id."""
    return {part.id: part for part in parts}


def _only_grown(group: PartGroup, shown: tuple[Fragment, ...], fresh: int) -> bool:
    kept = [item.id for item in group.items[fresh:]]
    at_top = fresh == 0 or group.grows
    return (
        at_top
        and bool(kept)
        and kept == [item.id for item in shown[: len(kept)]]
        and (group.grows or len(kept) == len(shown))
    )


def _partial(target: str, swap: str, html: str) -> str:
    return f'<hx-partial hx-target="#{escape(target)}" hx-swap="{swap}">{html}</hx-partial>'


MOMENT_SECONDS = 20


def page_mark(revision: int, now: datetime) -> str:
    """Return a mark for the stream's address: which revision a page shows, and since when."""
    return f"{revision}.{int(now.timestamp())}"


def is_shown(mark: str, revision: int, now: datetime) -> bool:
    """Return whether a page with this mark certainly shows this revision."""
    shown, _, since = mark.partition(".")
    age = now.timestamp() - read_revision(since)
    return read_revision(shown) == revision and -1 < age < MOMENT_SECONDS
