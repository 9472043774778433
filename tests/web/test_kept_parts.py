"""What is kept of a page from one action to the next, or shared by several phones, is what would be made anew."""

import functools
import gc
from collections.abc import Iterator
from contextvars import copy_context
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from app.campaign.model import GAME_MASTER, GUEST, Actor
from app.core.game_system import Role
from app.systems.heroquest.catalogue.own_content import content_of
from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.odds.attack_odds import outlook
from app.systems.heroquest.state.figures import Portrait
from app.systems.heroquest.state.table import Ledger, Table
from app.web.heroquest.table.odds_to_hit import have_same_odds
from app.web.heroquest.web import PAGES
from app.web.http.languages import spoken
from app.web.live.parts import FragmentRenderer, Part
from app.web.table.live_pages import live_page
from app.web.table.services import Services
from app.web.table.stories import StoryCache
from app.web.table.stream import _message
from tests.systems.heroquest.odds.test_commands import EXAMPLES
from tests.web.conftest import Server
from tests.web.pages_support import open_sample

HEROES = ("ragna", "liathan", "borrek", "aldemar")
PHONES = {"first": ["ragna"], "second": ["ragna"], "third": ["liathan", "borrek"], "fourth": ["aldemar"]}
DEEDS = 16


def wish(luck: Random) -> dict[str, Any]:
    """Something that may happen at a table; the rules may refuse it."""
    hero, other, monster = luck.choice(HEROES), luck.choice(HEROES), f"o-{luck.randint(1, 4)}"
    strikes = luck.choice(((hero, monster), (monster, hero)))
    wishes: tuple[dict[str, Any], ...] = (
        {"type": "attack", "attacker_id": strikes[0], "target_id": strikes[1]},
        {"type": "change_gold", "hero_id": hero, "change": luck.randint(-5, 5) or 1},
        {"type": "lose_body_points", "hero_id": hero, "points": 1},
        {"type": "restore_body_points", "hero_id": hero, "points": 1},
        {"type": "change_mind_points", "hero_id": hero, "change": luck.choice((-1, 1))},
        {"type": "roll_dice", "hero_id": hero, "pool": "d6"},
        {"type": "move_roll", "hero_id": hero},
        {"type": "take_turn", "figure_id": hero},
        {"type": "end_turn"},
        {"type": "rename_hero", "hero_id": hero, "name": f"Held {luck.randint(1, 99)}", "player": ""},
        {"type": "place_monster", "monster_id": f"m{luck.randint(1, 9)}", "kind": "goblin", "hidden": hero < "c"},
        {"type": "show_monster_points", "level": luck.choice(("exact", "wounded", "none"))},
        {"type": "give_gold_to", "hero_id": hero, "to_id": other, "amount": 1},
        {"type": "write_notes", "text": "x"},
        {"type": "permit_players", "permissions": luck.choice(([], ["gold", "dice", "fight", "new_heroes"]))},
    )  # fmt: skip
    return luck.choice(wishes)


def act(server: Server, campaign: int, luck: Random) -> None:
    """Do something, answer what it asks; by hand of the game master, on a phone, or by taking back."""
    base, command, answers = f"/api/v1/campaigns/{campaign}", wish(luck), list[Any]()
    if luck.random() < 0.15:
        way = luck.choice(("undo", "redo"))
        server.laptop.post(
            f"{base}/{way}", json={"revision": server.revision(campaign), "key": f"{way}-{luck.random()}"}
        )
        return
    for _ in range(12):
        looked = server.laptop.post(f"{base}/commands/preview", json={"command": command, "answers": answers})
        if looked.status_code != 200 or looked.json()["prompt"] is None:
            break
        prompt = looked.json()["prompt"]
        options = prompt.get("options")
        faces = [luck.choice(die["faces"]) for die in prompt.get("dice", ())]
        answers = [
            *looked.json()["answers"],
            {"kind": "choice", "option": luck.choice(options)} if options else {"kind": "hand", "faces": faces},
        ]
    said = {"command": command, "answers": answers, "revision": server.revision(campaign), "key": f"a{luck.random()}"}
    answer = server.laptop.post(f"{base}/commands", json=said)
    assert answer.status_code < 500, answer.text


def viewers() -> Iterator[tuple[str, Actor, str | None]]:
    yield from (("table", GAME_MASTER, None), ("watch", GAME_MASTER, None), ("screen", GUEST, None))
    yield from (("watch", GUEST, None), ("passport", GAME_MASTER, "ragna"), ("passport", GUEST, "ragna"))
    for device, heroes in PHONES.items():
        yield from ((page, player(device), hero) for page in ("passport", "town") for hero in heroes)
        yield "passport", player(device), "aldemar"


def player(device: str) -> Actor:
    return Actor(role=Role.PLAYER, device_id=device, name=device, hero_ids=frozenset(PHONES[device]))


def forgetting(app: Services, monkeypatch: pytest.MonkeyPatch) -> Services:
    """The same server as if it had just been started; the cards' changes apart, which are those of the first time."""
    monkeypatch.setattr(PAGES, "_stories", StoryCache(PAGES.chronicler))
    for one in gc.get_objects():
        if isinstance(one, functools._lru_cache_wrapper) and one.__module__.startswith("app.web."):
            one.cache_clear()
    app.renderer._kept.cache_clear()
    return replace(app, fragments=FragmentRenderer(app.renderer))


def html(app: Services, parts: tuple[Part, ...]) -> dict[str, str]:
    return {name: str(text) for name, text in app.fragments.all(parts).items()}


@pytest.mark.parametrize("seed", range(2))
def test_a_part_that_is_kept_is_the_part_made_anew(server: Server, seed: int) -> None:
    copy_context().run(_compare, server, seed)  # it speaks other languages


def _compare(server: Server, seed: int) -> None:
    app, luck, campaign = server.services, Random(seed), open_sample(server)
    server.do(campaign, "start_quest")
    server.do(campaign, "place_monster", monster_id="o", kind="orc", count=4)
    for device, heroes in PHONES.items():
        server.do(campaign, "admit_device", device_id=device, name=device, hero_ids=heroes)
        for own in heroes:
            app.phone_notes.begin(campaign, device, own, luck.randint(0, server.revision(campaign)))
    shown, told = dict[object, tuple[Part, ...]](), 0
    for _ in range(DEEDS):
        act(server, campaign, luck)
        spoken.set(luck.choice(("de", "de", "en")))
        kept = [live_page(app, page, app.snapshots.take(campaign), actor, hero) for page, actor, hero in viewers()]
        pages = [html(app, one.parts) for one in kept]
        for who, one in zip(viewers(), kept, strict=True):
            told += bool(_message(app.fragments, one, shown.get(who, ())))
            shown[who] = one.parts
        with pytest.MonkeyPatch.context() as monkeypatch:
            anew = forgetting(app, monkeypatch)
            for (page, actor, hero), was in zip(viewers(), pages, strict=True):
                snapshot = replace(app.snapshots.take(campaign), memo={}, kept={})
                made = live_page(anew, page, snapshot, actor, hero)
                assert html(anew, made.parts) == was, (page, actor, hero)
    assert told > 5 * DEEDS


def test_phones_that_show_the_same_share_page_and_message(server: Server) -> None:
    app, campaign = server.services, open_sample(server)
    for device, heroes in PHONES.items():
        server.do(campaign, "admit_device", device_id=device, name=device, hero_ids=heroes)
    snapshot = app.snapshots.take(campaign)
    first, second, third = (
        live_page(app, "passport", snapshot, player(device), "ragna") for device in ("first", "second", "third")
    )
    assert first is second
    assert _message(app.fragments, first, ()) is _message(app.fragments, second, ())
    assert third is not first
    app.phone_notes.begin(campaign, "second", "ragna", 0)
    now = live_page(app, "passport", app.snapshots.take(campaign), player("second"), "ragna")
    assert now is not first, "it has cards to read"


def test_odds_are_kept_only_over_what_no_attack_asks_for() -> None:
    luck, told = Random(7), 0
    for command, table in EXAMPLES:
        if not isinstance(command, Attack) or not table.heroes:
            continue
        quest = {"quest_points": luck.randint(0, 9), "quests_passed": luck.randint(0, 9)}
        own = {"gold": luck.randint(0, 500), "notes": "x", "portrait": luck.choice(list(Portrait)), "picture": "y"}
        other = {one: hero.model_copy(update={**quest, **own}) for one, hero in table.heroes.items()}
        changed = table.model_copy(update={"heroes": other, "ledger": Ledger(town=luck.randint(1, 99))})
        assert have_same_odds(table, changed)
        content = content_of(table)
        assert outlook(table, command, content).points == outlook(changed, command, content).points
        told += 1
        hero = next(iter(table.heroes.values()))
        weaker = hero.model_copy(update={"body_points": hero.body_points - 1})
        assert not have_same_odds(table, table.model_copy(update={"heroes": {**table.heroes, hero.id: weaker}}))
        assert not have_same_odds(table, table.model_copy(update={"monsters": {}})) or not table.monsters
    assert told > 2
    assert have_same_odds(Table(), Table())
