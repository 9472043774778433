"""The page of patterns, for developers: the parts of the design by themselves, then those of this game's table.

The second kind are the very parts of the pages, as they show a sample group in a fight that is played in memory.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from typing import Literal

from fastapi import APIRouter, Request
from fastapi.responses import Response
from markupsafe import Markup
from starlette.datastructures import QueryParams

from app.campaign.events import CampaignCreated
from app.campaign.model import GAME_MASTER, GUEST, Action, Actor, Entry, EntryKind
from app.campaign.replay import beginning, conversation, decide, evolve
from app.core.answers import Answer, Answers, RollPrompt
from app.core.events import Command
from app.core.game_system import Role
from app.systems.heroquest.game import SYSTEM
from app.web.http.languages import GERMAN, spoken
from app.web.live.parts import PartGroup
from app.web.table import answers as table_answers
from app.web.table.chronicle_parts import chronicle, undo_box
from app.web.table.game_pages import Draft
from app.web.table.services import Services, services
from app.web.table.snapshot import Snapshot
from app.web.ui.forms import read_command
from app.web.ui.rendering import Context

router = APIRouter(include_in_schema=False)
_HERE = "/patterns"
_AT = datetime(2026, 11, 20, 20, 47, tzinfo=UTC)
_ELF = "liathan"
_PLAYER = Actor(role=Role.PLAYER, name="Mia", hero_ids=frozenset({_ELF}))
# What happens after the sample campaign has begun, as forms say it; the last ones stand in the chronicle.
_FIGHT = (
    "type=start_quest",
    "type=place_monster&monster_id=o&kind=orc&count=2",
    "type=place_monster&monster_id=s&kind=gargoyle&name=Skarn",
    "type=place_monster&monster_id=m&kind=mummy",
    "type=place_monster&monster_id=f&kind=fimir&hidden=true",
    "type=attack&attacker_id=ragna&target_id=m&answer=hand:skull,skull,skull,white_shield&answer=hand:black_shield,black_shield,skull,skull",
    "type=take_turn&figure_id=liathan",
    "type=lose_body_points&hero_id=tamsin&points=9&answer=hand:6&answer=hand:1",
    "type=lose_body_points&hero_id=borrek&points=7&answer=hand:4&answer=hand:1&answer=hand:4",
    "type=lose_body_points&hero_id=aldemar&points=2",
    "type=spring_trap&figure_id=liathan&trap=pit_trap",
    "type=lose_body_points&hero_id=ragna&points=1",
)
_IN_CHRONICLE = 6
_BLOW = "type=attack&attacker_id=ragna&target_id=s"
_FAINT = "type=lose_body_points&hero_id=liathan&points=9&answer=hand:4"
_FALL = f"{_FAINT}&answer=hand:1&answer=hand:3"


@router.get(_HERE)
def patterns(request: Request, theme: Literal["auto", "dark", "light"] = "auto") -> Response:
    """Show all parts of the design on one page."""
    app = services(request)
    spoken.set(GERMAN)  # its examples are, so everything on it has to be
    page = app.renderer.page("heroquest/patterns.html", {"theme": theme, "sections": tuple(_sections(app))})
    page.headers["Content-Language"] = GERMAN
    return page


def _sections(app: Services) -> Iterator[Context]:
    """Yield the parts of the table under their headings. `layout`: what stands around them on their page."""
    table, passport = _parts(app, "table", GAME_MASTER), _parts(app, "passport", _PLAYER, _ELF)
    monsters = [table[f"monster-card-{one}"] for one in ("o-1", "s", "f")]
    monsters += [_parts(app, "watch", GUEST, points=shown)["monster-card-m"] for shown in ("bar", "wounded", "nothing")]
    sections: Mapping[tuple[str, str, str], list[Markup]] = {
        ("turn", "Zugfolge und Fälliges", ""): [table[one] for one in ("turn-bar", "turn-due", "turn-end")],
        ("hero-cards", "Heldenkarten", "grid"): [table["hero-strip"]],
        ("monsters", "Monsterkarten: was der Spielleiter sieht, was Spieler sehen", "list"): monsters,
        ("deeds", "Was gerade geht", ""): [_panel(app, "do=menu&for=ragna")],
        ("adjust", "Werte von Hand", ""): [_panel(app, "hero=ragna&tab=values")],
        ("outlook", "Aussicht und Wurf", ""): [_panel(app, _BLOW), _panel(app, _BLOW, "skull", "white_shield")],
        ("chain", "Handlung in Schritten", ""): [_panel(app, _FAINT), _panel(app, _FALL)],
        ("decks", "Kartenstapel", ""): [_panel(app, "do=decks"), _panel(app, "do=decks&deck=treasure")],
        ("log", "Chronik", "log"): _log(app),
        ("phone", "Handy", "phone"): [passport[one] for one in ("passport-cover", "pass-turn", "passport-sections")],
    }  # fmt: skip
    for (name, title, layout), parts in sections.items():
        apart = tuple(_one_of_several(html, f"{name}-{number}") for number, html in enumerate(parts))
        yield {"id": name, "title": title, "layout": layout, "parts": apart}


def _parts(app: Services, page: str, actor: Actor, hero: str | None = None, points: str = "") -> Mapping[str, Markup]:
    """Return the parts of a page by their ids, and those of its groups; `points`: how much of the monsters' everybody
    sees.
    """
    sample = _sample()
    if points:
        command = read_command(SYSTEM, QueryParams(type="show_monster_points", level=points))
        state = evolve(SYSTEM, sample.state, decide(SYSTEM, sample.state, command).events)
        sample = replace(sample, state=state, memo={})
    found = app.pages[SYSTEM.id].live_page(page, sample, actor, hero).parts
    items = [item for part in found if isinstance(part, PartGroup) for item in part.items]
    return app.fragments.all((*found, *items))


def _panel(app: Services, said: str, *tapped: str) -> Markup:
    """Return the game master's panel for what an address says, with these faces tapped."""
    sample, game, values = _sample(), app.pages[SYSTEM.id], QueryParams(said)
    draft = Draft(_HERE, dict(values), key="sample", pairs=tuple(values.multi_items()), tapped=tapped)
    if "type" in values:
        command, answers = _read(values)
        decision, _ = conversation(SYSTEM, sample.state, command, Answers(answers))
        draft = replace(draft, command=command, given=answers, decision=decision, shown=len(answers))
        if tapped and isinstance(decision.prompt, RollPrompt):
            ways = game.draft_words(game.look(sample, GAME_MASTER)).dice_ways
            draft = replace(draft, faces=ways.faces(decision.prompt, draft.mode, tapped))
    part = game.panel(sample, GAME_MASTER, None, draft)
    return Markup(app.renderer.html(part.template, part.context))


def _log(app: Services) -> list[Markup]:
    """Return the undo state and the entries: one taken back, one corrected, one from a phone."""
    game, sample = app.pages[SYSTEM.id], _sample()
    box = undo_box(app, game, sample, GAME_MASTER)
    return [app.fragments.html(box), app.fragments.group(chronicle(game, sample, GAME_MASTER))]


@cache
def _sample() -> Snapshot:
    """Return the sample group in a fight; one entry of its chronicle is undone, one corrected, one a player's."""
    state = before = beginning(SYSTEM, CampaignCreated(name="", system=SYSTEM.id, seed="0" * 64))
    entries = list[Entry]()
    for command, answers in (*SYSTEM.sample(GERMAN), *(_read(QueryParams(one)) for one in _FIGHT)):
        decision, revision = decide(SYSTEM, state, command, answers), len(entries) + 1
        before, state = state, evolve(SYSTEM, state, decision.events)
        entries.append(
            Entry(
                revision=revision,
                kind=EntryKind.ACTION,
                actor=GAME_MASTER,
                at=_AT,
                command=command,
                answers=decision.answers,
                events=decision.events,
            )
        )
    newest = entries[: -_IN_CHRONICLE - 1 : -1]
    newest[2] = newest[2].model_copy(update={"kind": EntryKind.CORRECTION})
    newest[3] = newest[3].model_copy(update={"actor": _PLAYER})
    recent = [
        Action(entry=one, place=one.revision, active=place != 1, undoable=True, subjects=one.subjects)
        for place, one in enumerate(newest)
    ]
    return Snapshot(0, len(entries), SYSTEM, state, recent, can_redo=True, presence={}, before=before)


def _read(values: QueryParams) -> tuple[Command, tuple[Answer, ...]]:
    return read_command(SYSTEM, values), table_answers.read(values.getlist("answer"))


_IDS = re.compile(r' (id|for|form|aria-labelledby|aria-describedby|aria-controls)="([^"]+)"')


def _one_of_several(html: Markup, name: str) -> Markup:
    """Return the part with its own ids and without a landmark, since it stands several times on this page."""
    return Markup(_IDS.sub(rf' \1="{name}-\2"', html).replace("<section ", '<section role="group" '))
