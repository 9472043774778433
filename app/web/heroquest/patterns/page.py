"""The living pattern page. What only this game's table has stands here in every state: change it with its part."""

from dataclasses import replace
from typing import Literal

from fastapi import APIRouter, Request
from fastapi.responses import Response
from markupsafe import Markup

from app.web.heroquest.actions.actions import Group
from app.web.heroquest.conversation.odds import OutlookBox, odds_line
from app.web.heroquest.patterns.samples import SAMPLES
from app.web.heroquest.table.contexts import Chip, Points, Pool, Reason
from app.web.heroquest.table.turn import DiceInShort, DueDeed, MonsterCard, Seat, TurnBar, TurnDue
from app.web.http.languages import GERMAN, spoken
from app.web.services import services
from app.web.table.actions.menu import Deed, DeedGroup
from app.web.table.conversation.contexts import Die, KeepWay, Order, Question, Way
from app.web.table.panel_forms import Button

router = APIRouter(include_in_schema=False)


@router.get("/patterns")
def patterns(request: Request, theme: Literal["auto", "dark", "light"] = "auto") -> Response:
    """All parts of the design on one page, for developers."""
    app = services(request)
    spoken.set(GERMAN)  # its examples are, so everything on it has to be
    parts = (Markup(app.renderer.html("heroquest/patterns/_table_parts.html", _PARTS)),)
    page = app.renderer.page("heroquest/patterns.html", {"theme": theme, "game_parts": parts, "samples": SAMPLES})
    page.headers["Content-Language"] = GERMAN
    return page


_HERE = "/patterns"
_TAKE = (("type", "take_turn"),)


def _monster(place: int, token: str, name: str) -> MonsterCard:
    """One nobody knows anything about but its dice."""
    return MonsterCard(
        monster_id=f"sample-{place}",
        url=_HERE,
        token=token,
        name=name,
        number=0,
        state="",
        points=None,
        share=None,
        wounded=None,
        attack=DiceInShort("3", "3 weiße Würfel"),
        defence=DiceInShort("2", "2 weiße Würfel"),
        words="",
        conditions=(),
    )


def _deed(text: str, group: Group, key: str | None = None, icon: str | None = None) -> Deed:
    return Deed("move_roll", text, text, _HERE, (), group, key, icon)


_TURN_BAR = TurnBar(
    url=_HERE,
    round=3,
    seats=(
        Seat("grimbart", "Grimbart", "barbarian", "done", "war am Zug", "check", take=_TAKE),
        Seat("sylvaine", "Sylvaine", "elf", "current", "am Zug"),
        Seat("borin", "Borin", "dwarf", "out", "setzt noch 2 Runden aus", rounds=2, take=_TAKE),
        Seat("alarion", "Alarion", "wizard", "open", take=_TAKE),
        Seat("game_master", "Spielleiter", "game_master", "open", take=_TAKE),
    ),
    note="im Uhrzeigersinn",
)
_DUE = TurnDue(
    url=_HERE,
    due=(DueDeed("Aus der Grube klettern", "Sylvaine, ein weißer Würfel", "dices", _TAKE),),
    ended=("Grimbarts Zug ist vorbei: in die Falle gegangen.",),
)
_MONSTERS = (
    replace(_monster(1, "1", "Ork"), number=1, points=Points(1, 1), words="Zurückdrängen"),
    replace(_monster(2, "S", "Skarn"), points=Points(3, 12), words="Immun, Rundumschlag",
            conditions=(Chip("gefesselt, 2 Runden", "mind", "lock"),)),
    replace(_monster(3, "F", "Fimir"), state="hidden", points=Points(2, 2), words="Zurückdrängen"),
    replace(_monster(4, "M", "Mumie"), share=40),
    replace(_monster(5, "Z", "Zombie"), wounded=True),
    replace(_monster(6, "G", "Goblin"), wounded=False),
)  # fmt: skip
_MENU = {
    "groups": (
        DeedGroup(
            "sample-fight",
            "Kampf",
            (_deed("Angreifen", Group.FIGHT, "A", "swords"), _deed("Rundumschlag", Group.FIGHT)),
        ),
        DeedGroup(
            "sample-explore",
            "Erkunden",
            (_deed("Bewegung", Group.EXPLORE, "B", "dices"), _deed("Schätze suchen", Group.EXPLORE, "S")),
        ),
    ),
    "url": _HERE,
    "done": ("Ragna: Angreifen (2×)", "Ragna: Bewegung"),
    "aims": (),
}
_OUTLOOK = OutlookBox(
    attacker="Grimbart",
    target="Ork 1",
    attack=Pool(
        (Die("black"), Die("white"), Die("white")),
        "1 schwarzer, 2 weiße Würfel",
        (Reason("+3 Langschwert", "white", None), Reason("1 statt weiß: Waffenöl", "black", "warning")),
    ),
    defence=Pool(
        (Die("white"), Die("white")), "2 weiße Würfel", (Reason("+2 Wert des Monsters", "white", None),)
    ),
    shield="black_shield",
    note="",
    sentence="Trifft in 70,8 %, im Mittel 1,12 Schaden, bringt in 70,8 % zu Fall.",
    choices="",
    line=odds_line("Schaden", (("0", 0.292), ("1", 0.354), ("2", 0.271), ("3", 0.083))),
)  # fmt: skip
_QUESTION = Question(
    title="Angriff",
    text="Totenschädel treffen.",
    hidden=(("type", "attack"),),
    throw=(("type", "attack"),),
    color="white",
    dice=(Die("black", "skull", label="schwarzer Würfel: Totenschädel"), Die("white", label="noch leer")),
    ways=(Way("bunte Würfel", _HERE, False), Way("gewöhnliche Würfel", _HERE, True), Way("App", _HERE, False)),
    keep=KeepWay(_HERE, (("mode", "standard"),)),
    orders=(
        Order("1 W6 statt schwarzer Würfel:", "3–6 Totenschädel, 2 weißer Schild, 1 schwarzer Schild", False),
        Order("1 weißer Würfel", "zählt, wie er fällt", True),
    ),
)
_CARD = {"name": "Heiltrank", "note": "", "actions": (Button("Obenauf", "Heiltrank: Obenauf"),)}
_DECKS = {
    "url": _HERE,
    "decks": (
        {
            "id": "sample-treasure",
            "name": "Schatzkarten",
            "note": "noch 31, abgelegt 1",
            "is_open": True,
            "actions": [Button(text, f"Schatzkarten: {text}") for text in ("Ziehen", "Ansehen", "Mischen")],
        },
        {
            "id": "sample-fate",
            "name": "Schicksal",
            "note": "echte Karten",
            "url": _HERE,
            "is_open": False,
            "actions": (Button("Ziehen", "Schicksal: Ziehen"),),
        },
    ),
    "groups": ({"id": "sample-discard", "title": "Abgelegt", "cards": (_CARD,)},),
    "furniture": (),
    "table": None,
    "new": {
        "hidden": (),
        "name": "",
        "cards": "nur ein Name",
        "name_error": "",
        "cards_error": "Schreibe jede Karte in eine eigene Zeile.",
    },
}
_PARTS = {
    "turn_bar": _TURN_BAR,
    "due": _DUE,
    "monsters": _MONSTERS,
    "menu": _MENU,
    "looking": {"url": _HERE, "outlook": _OUTLOOK},
    "question": _QUESTION,
    "decks": _DECKS,
}
