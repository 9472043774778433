"""Two worlds that differ only in what is hidden answer a player and a guest alike, and so does a hidden creature like
one that is not there: every page, every stream, every path of the API, every look ahead and every refusal.

What is asked is made from what there is: routes of the program, commands of each game with values for every field. A
new one is in it by itself. `SEEDS=20` asks so many times more.
"""

import asyncio
import os
import re
import secrets
from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from hashlib import blake2b
from itertools import count
from json import dumps, loads
from operator import itemgetter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from httpx2 import Response
from starlette.testclient import TestClient

from app.campaign import proposals
from app.campaign.commands import COMMAND_TYPES as HOUSE_COMMANDS
from app.campaign.model import GUEST, Actor
from app.core.answers import Answer, AppRoll, Choice, HandRoll, Prompt, RollPrompt
from app.core.errors import GameError
from app.core.events import Command
from app.systems.registry import GAMES
from app.web.table import stream
from tests.alike.values import NOBODY, Filler, texts_in
from tests.alike.world import World
from tests.alike.worlds import WORLDS
from tests.web.routes_support import Route, all_routes

pytestmark = pytest.mark.broad

SEEDS = int(os.environ.get("SEEDS", "1"))
PLAYED = tuple(game.id for game in GAMES if game.campaigns)
MOST_ANSWERS = 6
RANDOM = 4  # commands of each kind by luck, besides one for every probe in every field
FEW = 2  # of a kind of command are asked by everybody in every way
DONE = 0.2  # of what players may do is also done, and taken back
STREAMS = ("table", "watch", "screen", "passport", "hero_map", "town", "log", "waiting", "join", "contact")
# What a path may hold; a new name fails the test until it stands here.
FILLINGS = {
    "kind": ("monsters", "orc", "spells"),
    "page": STREAMS,
    "rule": ("HQ-9-FALL",),
    "quest": ("unnamed",),
    "entry": ("orc", "lurker"),
    "drawing_id": ("bell",),
    "name": ("20261121-204700-manual.db",),
    "names": ("table",),
    "digest": ("0" * 32,),
    "work_id": ("000000000000",),
    "token": ("0.0.x.AAAAAAAAAAAAAAAA",),
    "device_id": ("x",),
    "proposal_id": ("x",),
    "notice_id": ("1",),
}
DEAR = {"/api/v1/openapi.json", "/static/bundles/{names}.{kind}", "/long-work/{work_id}/progress"}  # of no campaign


_BEAT = re.compile(rb"event: beat\ndata: [^\n]*")  # numbered by luck
_SEAL = re.compile(rb"[0-9a-f]{32}:[0-9a-f]{64}:[0-9a-f]{16}")  # as good as luck for all who lack the seed

Pair = tuple[World, World]


def test_every_game_that_is_played_has_its_worlds() -> None:
    assert {name.partition(" ")[0] for name in WORLDS} == {*PLAYED, "toy"}


@pytest.fixture(params=[*WORLDS])
def worlds(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pair]:
    """Both worlds of a game; what the program draws by chance is the same in both."""
    moment = ["", count()]

    def draws(name: str) -> None:
        moment[:] = [name, count()]

    def token_hex(length: int | None = None) -> str:
        said = f"{moment[0]}:{next(moment[1])}".encode()  # type: ignore[call-overload]
        return blake2b(said, digest_size=length or 32).hexdigest()

    monkeypatch.setattr(secrets, "token_hex", token_hex)
    twins = WORLDS[request.param]()
    made = [World(tmp_path / str(number), request.param, twins, number, draws) for number in (0, 1)]
    for one in made:
        one.draws = draws
    _end_streams(monkeypatch, made)
    yield made[0], made[1]
    for one in made:
        one.server.close()


def _end_streams(monkeypatch: pytest.MonkeyPatch, made: Sequence[World]) -> None:
    """A stream tells its first message, another one after what a world is to do meanwhile, and is over."""

    async def over(_woken: object) -> bool:
        for one in made:
            if one.meanwhile is not None:
                deed, one.meanwhile = one.meanwhile, None
                await asyncio.to_thread(deed)
                return True
        for one in made:
            one.server.services.hub.closing = True
        return True

    monkeypatch.setattr(stream, "_wakes", over)


def test_every_page_stream_and_path_of_the_api_is_alike(worlds: Pair) -> None:
    unlike = []
    for path in _paths(worlds):
        for who in ("player",) if "?do=" in path else ("guest", "player"):
            answers = [_read(one, who, path) for one in worlds]
            if answers[0] != answers[1]:
                unlike.append((who, path, *_difference(*answers)))
    assert not unlike, _listed(unlike)


def test_every_stream_goes_on_alike_after_a_hidden_deed(worlds: Pair) -> None:
    """What only the game master may know sends the same bytes to everybody else, whatever it was."""
    unlike = []
    for number, later in enumerate(worlds[0].twins.later):
        for who, path in _streams(worlds[0]):
            answers = []
            for world, deed in zip(worlds, later, strict=True):
                world.meanwhile = partial(world.hidden_deed, f"{number}{who}{path}", deed)
                answers.append(_read(world, who, path))
                world.meanwhile = None  # a stream that is over at once waits for nothing
                world.undo_to_start()
            if answers[0] != answers[1]:
                unlike.append((who, path, *_difference(*answers)))
    assert not unlike, _listed(unlike)


def _streams(world: World) -> Iterator[tuple[str, str]]:
    heroes = world.heroes
    for page in STREAMS:
        here = f"/campaigns/{world.id}/live/{page}"
        yield "guest", here
        yield from (("player", f"{here}?hero={hero}") for hero in heroes)


def test_every_look_ahead_and_wish_is_answered_alike(worlds: Pair) -> None:
    unlike = [one for seed in range(SEEDS) for one in _asked(worlds, Random(seed))]
    assert not unlike, _listed(unlike)


def _asked(worlds: Pair, luck: Random) -> Iterator[tuple[object, ...]]:
    """What is answered otherwise in the other world."""
    twins, player = worlds[0].twins, worlds[0].player
    known = tuple(dict.fromkeys(texts_in(_view(worlds[0], player))))
    assert _view(worlds[0], player) == _view(worlds[1], player)
    probes = (*(worlds[1].id_of(one) for one in twins.probes), *twins.squares, NOBODY)
    filler = Filler(luck, tuple(sorted(player.hero_ids)), known, probes, twins.named)
    system = worlds[0].state.system
    for kind in (*system.command_types, *HOUSE_COMMANDS):
        for number, command in enumerate(filler.commands(kind, RANDOM)):
            is_asked, wished = command.permission or number < FEW, _wish(player, command)
            given: Sequence[Answer] = ()
            for choose in _ways(luck) if is_asked else ():
                given = yield from _talk(worlds, player, command, choose)
                if not given:
                    break
            if number < FEW:  # who may do nothing is told so before anything else
                yield from _talk(worlds, GUEST, command, luck.choice)
            if wished and command.may_be_proposed and (not command.permission or number < FEW):
                yield from _talk(worlds, player, wished, luck.choice)
            if command.permission and luck.random() < DONE:
                told = [one.done(command, given) for one in _drawing(worlds, "done")]
                if told[0] != told[1]:
                    yield "done", command.model_dump_json(), *told


Choosing = Callable[[Sequence[str]], str]


def _ways(luck: Random) -> Sequence[Choosing]:
    """How questions are answered: always with the first or the last that there is, and by luck."""
    return itemgetter(0), itemgetter(-1), luck.choice


def _talk(
    worlds: Pair, actor: Actor, command: Command, choose: Choosing
) -> Generator[tuple[object, ...], None, Sequence[Answer]]:
    """A whole conversation ahead of a deed, with the same answers in both worlds; these answers."""
    given: list[Answer] = []
    for _ in range(MOST_ANSWERS):
        (one, prompt, _a), (two, _p, _b) = [world.ahead(actor, command, given) for world in worlds]
        if one != two:
            yield actor.role.value, command.model_dump_json(), [str(x) for x in given], one, two
        if one != two or prompt is None:
            break
        given.append(_answer(prompt, choose))
    return given


def _answer(prompt: Prompt, choose: Choosing) -> Answer:
    if not isinstance(prompt, RollPrompt):
        return Choice(option=choose(prompt.options))
    if prompt.is_draw or not all(die.faces for die in prompt.dice):
        return AppRoll()
    return HandRoll(faces=tuple(choose(die.faces) for die in prompt.dice))


def _wish(player: Actor, command: Command) -> Command | None:
    """The same as a wish to the game master."""
    try:
        return proposals.proposing(player, "a key", command, ())
    except GameError:
        return None


def _drawing(worlds: Pair, name: str) -> Iterator[World]:
    for one in worlds:
        one.draws(name)
        yield one


def _view(world: World, actor: Actor) -> Any:
    state = world.state
    seen = state.system.view(state.state.table, actor.viewer).model_dump_json()
    return loads(_SEAL.sub(b"a seal", seen.encode()))


def _paths(worlds: Pair) -> Iterator[str]:
    """Every address that can be read, with everything in its names that there is, and hidden figures by their ids."""
    world, hidden = worlds[0], [worlds[1].id_of(one) for one in worlds[1].twins.probes]
    for route in all_routes(world.server.app):
        is_asked = "{campaign_id}" in route.path or world.game == PLAYED[0]  # what is about no campaign: once
        if route.method == "GET" and route.path not in DEAR and is_asked:
            yield from _filled(route, world, hidden)


def _filled(route: Route, world: World, hidden: Sequence[str]) -> Iterator[str]:
    names = {**FILLINGS, "campaign_id": (str(world.id),), "hero_id": world.heroes}
    paths = [route.path]
    for name in [part.partition("}")[0].partition(":")[0] for part in route.path.split("{")[1:]]:
        paths = [path.replace(f"{{{name}}}", value, 1) for path in paths for value in names[name]]
    yield from paths
    if route.path.endswith("/offers"):
        yield from (f"{path}?figure={one}" for path in paths for one in (*world.heroes, *hidden))
    if "/live/" in route.path:
        yield from (f"{path}?hero={hero}" for path in paths for hero in world.heroes)
    if route.path == "/campaigns/{campaign_id}/heroes/{hero_id}":
        own = world.heroes[0]
        kinds = (one for one in world.state.system.command_types if one.permission)
        for kind in kinds:
            yield f"{paths[0]}?do=act&type={kind.type_name}&hero_id={own}"
        yield from (f"{paths[0]}?do={what}&for={own}" for what in ("menu", "trade", "move", "fight", "gear"))


def _read(world: World, who: str, path: str) -> tuple[int, object, bytes]:
    """Status, headers and bytes. The caller's own cookie is signed with the secret of its house."""
    caller: TestClient = world.guest if who == "guest" else world.phones[world.heroes[0]]
    world.server.services.hub.closing = False
    world.draws(path)
    answer: Response = caller.get(path)
    assert answer.status_code != 500, path
    content, seals = _SEAL.subn(b"a seal", _BEAT.sub(b"event: beat", answer.content))
    by_luck = ("set-cookie", "content-length") if seals else ("set-cookie",)  # packed, a seal is as long as it is even
    headers = sorted((name, value) for name, value in answer.headers.items() if name not in by_luck)
    return answer.status_code, headers, content


def _difference(one: tuple[int, object, bytes], other: tuple[int, object, bytes]) -> tuple[object, object]:
    if one[0] != other[0]:
        return one[0], other[0]
    for place, (left, right) in enumerate(zip(one[2], other[2], strict=False)):
        if left != right:
            around = slice(max(place - 60, 0), place + 90)
            return one[2][around].decode(errors="replace"), other[2][around].decode(errors="replace")
    return (len(one[2]), one[1]), (len(other[2]), other[1])


def _listed(unlike: Sequence[tuple[object, ...]]) -> str:
    found = {dumps(one[-2:], default=str): dumps(one, default=str, ensure_ascii=False)[:700] for one in unlike}
    return f"{len(unlike)} answers differ:\n" + "\n".join([*found.values()][:40])
