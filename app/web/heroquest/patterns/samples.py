"""Sample data of the living pattern page: every part in every state, in German. Change it together with a part."""

from dataclasses import replace
from datetime import datetime

from app.web.heroquest.patterns.shapes import (
    Change,
    Choice,
    Color,
    Condition,
    Die,
    Hero,
    Odds,
    Points,
    Reason,
    Samples,
    Seat,
    Share,
    Step,
    TableRow,
    Thrown,
)
from app.web.table import game_pages
from app.web.table.chronicle import LogEntry
from app.web.table.game_pages import Changes, PoolReason, PoolReasons, RuleLink
from app.web.table.shapes import Throw, ThrownDie

SKULL, WHITE, BLACK = "skull", "white_shield", "black_shield"
_FACE_WORDS = {SKULL: "Totenschädel", WHITE: "weißer Schild", BLACK: "schwarzer Schild", None: "noch leer"}
_COLOR_WORDS = {"white": "weißer", "green": "grüner", "blue": "blauer", "black": "schwarzer"}


def _pool(*colors: str) -> tuple[Die, ...]:
    return tuple(map(Die, colors))


def _rolled(colors: tuple[str, ...], faces: tuple[str | None, ...], counting: str) -> tuple[Die, ...]:
    return tuple(
        Die(color, face, face == counting, f"Würfel {n}, {_COLOR_WORDS[color]} Würfel: {_FACE_WORDS[face]}")
        for n, (color, face) in enumerate(zip(colors, faces, strict=True), 1)
    )


def _entry(
    revision: int, crest: str, *sentences: str, who: str = "", undone: bool = False, corrected: bool = False
) -> LogEntry:
    return LogEntry(
        id=f"log-entry-{revision}",
        url="/patterns",
        revision=revision,
        crest=crest,
        sentences=sentences,
        who=who,
        at=datetime(2026, 11, 20, 20, 40 + revision).astimezone(),
        is_undone=undone,
        is_correction=corrected,
        can_undo=not undone,
        can_correct=corrected,
    )


_RULE = RuleLink("#log", "Angriff und Abwehr (Kap. 4)")
_THROW = Throw(
    "Angriff",
    tuple(ThrownDie("white", face, f"weißer Würfel: {_FACE_WORDS[face]}") for face in (SKULL, SKULL, WHITE)),
    "Hand",
    tuple(ThrownDie("white", WHITE, "weißer Würfel: weißer Schild") for _n in range(3)),
    "Waffentrank",
)
_COLORS = (
    Color("Tischplatte", "ground", "Hintergrund"),
    Color("Fläche", "surface", "Karten"),
    Color("Erhaben", "surface-raised", "Knöpfe, Chips"),
    Color("Vertieft", "surface-sunken", "Felder, Leisten"),
    Color("Tinte", "ink", "Text"),
    Color("Tinte weich", "ink-soft", "Nebentext"),
    Color("Tinte blass", "ink-faint", "Beiwerk"),
    Color("Kante", "line-strong", "Ränder mit Bedeutung"),
    Color("Messing", "accent-fill", "am Zug, Hauptknopf"),
    Color("Ochsenblut", "danger-fill", "Schaden, Verbot"),
    Color("Grünspan", "success", "Heilung, verbunden"),
    Color("Stahlblau", "mind", "Intelligenz, Zauber"),
    Color("Glut", "warning", "Abnutzung, getrennt"),
    Color("Herz", "heart", "Körperkraft"),
    Color("Fokus", "focus", "Ring um das Gewählte"),
)

_HEROES = (
    Hero(
        1,
        "Grimbart",
        "barbarian",
        "Barbar",
        Points(5, 8),
        Points(2, 2),
        _pool("white", "white", "black"),
        "2 weiße, 1 schwarzer Würfel",
        _pool("white", "white"),
        "2 weiße Würfel",
        (
            Condition("Rasend", "accent", "flame"),
            Condition("Ohnmacht −1", "danger", "skull"),
            Condition("Waffenöl", None, "droplet"),
        ),
        "current",
        "am Zug",
        "accent",
    ),
    Hero(
        2,
        "Sylvaine",
        "elf",
        "Elfe",
        Points(6, 6),
        Points(4, 4),
        _pool("white", "white"),
        "2 weiße Würfel",
        _pool("white", "white", "blue"),
        "2 weiße, 1 blauer Würfel",
        (Condition("Kettenhemd beschädigt", "warning", "shield-half"),),
    ),
    Hero(
        3,
        "Borin",
        "dwarf",
        "Zwerg",
        Points(2, 7),
        Points(3, 3),
        _pool("white", "white", "green"),
        "2 weiße, 1 grüner Würfel",
        _pool("white", "white", "white"),
        "3 weiße Würfel",
        (Condition("Schild zerbrochen", "danger", "shield-off"), Condition("Axt schartig", "warning", "axe")),
        "in-danger",
    ),
    Hero(
        4,
        "Alarion",
        "wizard",
        "Zauberer",
        Points(4, 4),
        Points(6, 6),
        _pool("white"),
        "1 weißer Würfel",
        _pool("white", "white", "white"),
        "3 weiße Würfel",
        (Condition("11 von 18 Basiszaubern", "mind", "sparkles"),),
        "away",
        "getrennt",
        "warning",
    ),
    Hero(
        5,
        "Borin",
        "dwarf",
        "Zwerg",
        Points(0, 7),
        Points(3, 3),
        _pool("white", "green", "green"),
        "1 weißer, 2 grüne Würfel",
        _pool("white", "white"),
        "2 weiße Würfel",
        (Condition("Helm zerbrochen", "danger", "shield-off"),),
        "fallen",
        "ohnmächtig",
        "danger",
    ),
    Hero(
        6,
        "Wulfila von Hohenrabenstein",
        "battle_mage",
        "Kampfmagier",
        Points(-2, 5),
        Points(5, 5),
        _pool("green"),
        "1 grüner Würfel",
        _pool("white", "white"),
        "2 weiße Würfel",
        (),
        "dead",
        "tot",
        "danger",
    ),
)

_ATTACK_REASONS = (
    Reason("3 Langschwert", "white"),
    Reason("+1 Rasend", "white"),
    Reason("−1 Ohnmacht", "white", "danger"),
    Reason("1 statt weiß: Waffenöl", "black"),
)
_DEFENCE_REASONS = (
    Reason("2 eigene", "white"),
    Reason("+1 Helm", "white"),
    Reason("Kettenhemd beschädigt", "blue", "warning"),
)
_DEFENCE = ("white", "white", "white", "blue")
_NONE = _rolled(_DEFENCE, (None, None, None, None), WHITE)
_HALF = _rolled(_DEFENCE, (SKULL, WHITE, None, None), WHITE)

SAMPLES = Samples(
    colors=_COLORS,
    heroes=_HEROES,
    dice={color: tuple(Die(color, face) for face in (SKULL, WHITE, BLACK)) for color in _COLOR_WORDS},
    rolls=(
        Thrown(
            "Angriff",
            "attack",
            "2 Treffer",
            _rolled(("white", "white", "black"), (SKULL, WHITE, SKULL), SKULL),
            _ATTACK_REASONS,
            done=True,
        ),
        Thrown("Abwehr: noch leer", "defend", None, _NONE, _DEFENCE_REASONS),
        Thrown("Abwehr", "defend", "1 bisher", _HALF, _DEFENCE_REASONS),
        Thrown("Abwehr: App würfelt", "defend", None, _NONE, _DEFENCE_REASONS, color="blue", busy=True),
    ),
    odds=Odds(
        label="Schaden 0: 31,4 Prozent. 1: 34,1 Prozent, so ist es gefallen. 2: 26,5 Prozent. 3: 8,0 Prozent.",
        chance="68,6 %",
        chance_text="mindestens 1 Schaden",
        mean="im Mittel 1,11 Schaden",
        parts=(
            Share(0, 31.4, "31,4 %"),
            Share(1, 34.1, "34,1 % · gefallen", is_result=True),
            Share(2, 26.5, "26,5 %"),
            Share(3, 8.0, "8,0 %"),
        ),
    ),
    steps=(Step("Ohnmacht", "done"), Step("Sturz", "current"), Step("Gold", "open")),
    faint_rows=(
        TableRow("1–2", "Trank oder Heilzauber bringt nur 1 KK; bleibende Verletzung"),
        TableRow("3–5", "Trank oder Heilzauber hilft wie gewohnt", is_result=True),
        TableRow("6", "setzt eine Runde aus, steht dann mit 1 KK auf"),
    ),
    fall_changes=(
        Change("Schild", None, None, None, "schon zerbrochen, weiter"),
        Change("Helm", None, "zerbricht", "down", "Abwehr 3 auf 2"),
        Change("Axt", None, "beschädigt", "down", None, _pool("white", "green", "green"), "1 weißer, 2 grüne Würfel"),
    ),
    log=(
        _entry(9, "barbarian", "Grimbart betritt die Grabkammer.", "Zwei Skelette sind in Sicht."),
        _entry(8, "dwarf", "Borin verliert 85 Gold.", undone=True),
        replace(
            _entry(7, "game_master", "Ork trifft Borin: 2 Treffer, keiner abgewehrt.", corrected=True),
            throws=(_THROW,),
            reasons=(PoolReasons("Angriff", (PoolReason("+3 weiß Wert des Monsters", _RULE),)),),
            rules=(_RULE,),
        ),
        _entry(6, "elf", "Sylvaine trinkt einen Heiltrank.", who="Jule"),
    ),
    undo_changes=(
        Changes(
            "Borin",
            "dwarf",
            (game_pages.Change("Körperkraft", "2", "4"), game_pages.Change("Helm", None, "kommt zurück")),
        ),
    ),
    classes=(
        Choice("barbarian", "Barbar", "8 KK, 2 IP"),
        Choice("elf", "Elf", "6 KK, 4 IP"),
        Choice("dwarf", "Zwerg", "7 KK, 3 IP"),
        Choice("wizard", "Zauberer", "4 KK, 6 IP"),
        Choice("battle_mage", "Kampfmagier", "5 KK, 5 IP"),
    ),
    seats=(
        Seat("Grimbart", "barbarian", "Tom", "verbunden", is_connected=True),
        Seat("Alarion", "wizard", "Käthe, zuletzt 20:41", "getrennt", is_connected=False),
    ),
)
