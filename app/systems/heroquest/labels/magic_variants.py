"""Which sentence a fact about magic takes, and what it speaks of."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.labels.labels import Labels
from app.systems.heroquest.effects.events import EffectBraved, WardThrown
from app.systems.heroquest.labels.figures import figure_in_words
from app.systems.heroquest.magic import events as magic_events

# Any because each function takes exactly the event it is listed under.
MAGIC_VARIANTS: Mapping[type[Event], Callable[[Any], str]] = {
    WardThrown: lambda event: f"{event.ward}_{'warded' if event.warded else 'failed'}",
    magic_events.BasicSpellCast: lambda event: event.outcome,
    magic_events.RegenerationThrown: lambda event: "kept" if event.kept else "failed",
    magic_events.ScrollRead: lambda event: "spell" if event.spell else "words",
    magic_events.SpellDiverted: lambda event: "figure" if event.figure_id else "furniture",
    magic_events.SpellBraved: lambda event: "felt" if event.points else "broken",
    magic_events.SpellShrugged: lambda event: event.reason,
    EffectBraved: lambda event: "free" if event.free else "held",
}


def magic_pieces(labels: Labels, event: Event, names: Mapping[str, str]) -> Mapping[str, object]:
    """Spells and figures in words; the group's own words come first."""
    found: dict[str, object] = {}
    if isinstance(event, magic_events.SpellEvent | magic_events.HeroSpellEvent | magic_events.MonsterSpellCast):
        found["shown_spell"] = event.own_name or labels.word("spell", event.spell)
    if isinstance(event, magic_events.SpellDiverted) and event.figure_id:
        found["figure"] = figure_in_words(labels, names, event.figure_id, event.figure_kind)
    match event:
        case magic_events.BasicSpellCast():
            found["target"] = figure_in_words(labels, names, event.target_id, event.target_kind)
        case magic_events.SpellUnfolded():
            found["told"] = event.own_text or _text(labels, event.spell)
        case magic_events.ScrollRead():
            found["scroll"] = event.note or labels.word("content_id", event.content_id)
        case magic_events.MonstersSummoned():
            found["called"] = ", ".join(
                f"{event.kinds.count(kind)} × {labels.word('kind', kind)}" for kind in dict.fromkeys(event.kinds)
            )
    return found


def _text(labels: Labels, spell: str) -> str:
    key = f"spell_texts.{spell}"
    return labels.text(key) if key in labels else labels.text("spell_texts.as_agreed")
