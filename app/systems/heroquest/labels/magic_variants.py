"""Which sentence a fact about magic takes, and what it speaks of."""

from collections.abc import Callable, Mapping
from typing import Any

from app.core.events import Event
from app.labels.labels import Labels
from app.systems.heroquest import magic_events as magic
from app.systems.heroquest.labels.figures import figure_in_words

# Any because each function takes exactly the event it is listed under.
MAGIC_VARIANTS: Mapping[type[Event], Callable[[Any], str]] = {
    magic.WardThrown: lambda event: f"{event.ward}_{'warded' if event.warded else 'failed'}",
    magic.BasicSpellCast: lambda event: event.outcome,
    magic.RegenerationThrown: lambda event: "kept" if event.kept else "failed",
    magic.ScrollRead: lambda event: "spell" if event.spell else "words",
    magic.SpellDiverted: lambda event: "figure" if event.figure_id else "furniture",
    magic.SpellBraved: lambda event: "felt" if event.points else "broken",
    magic.SpellShrugged: lambda event: event.reason,
    magic.EffectBraved: lambda event: "free" if event.free else "held",
}


def magic_pieces(labels: Labels, event: Event, names: Mapping[str, str]) -> Mapping[str, object]:
    """Spells and figures in words; the group's own words come first."""
    found: dict[str, object] = {}
    if isinstance(event, magic.SpellEvent | magic.HeroSpellEvent | magic.MonsterSpellCast):
        found["shown_spell"] = event.own_name or labels.word("spell", event.spell)
    if isinstance(event, magic.SpellDiverted) and event.figure_id:
        found["figure"] = figure_in_words(labels, names, event.figure_id, event.figure_kind)
    match event:
        case magic.BasicSpellCast():
            found["target"] = figure_in_words(labels, names, event.target_id, event.target_kind)
        case magic.SpellUnfolded():
            found["told"] = event.own_text or _text(labels, event.spell)
        case magic.ScrollRead():
            found["scroll"] = event.note or labels.word("content_id", event.content_id)
        case magic.MonstersSummoned():
            found["called"] = ", ".join(
                f"{event.kinds.count(kind)} × {labels.word('kind', kind)}" for kind in dict.fromkeys(event.kinds)
            )
    return found


def _text(labels: Labels, spell: str) -> str:
    key = f"spell_texts.{spell}"
    return labels.text(key) if key in labels else labels.text("spell_texts.as_agreed")
