"""The sample campaign in the middle of a quest: a room, monsters seen and hidden, wounds, a pit, herbs for a brew."""

import json
from collections.abc import Mapping
from itertools import count

from playwright.sync_api import Page

from app.systems.heroquest.drawings.files import SAMPLE, shipped_map
from tests.browser.conftest import Server

Wish = tuple[dict[str, object], list[object]]


def hand(*faces: str) -> dict[str, object]:
    """Dice thrown on the table."""
    return {"kind": "hand", "faces": list(faces)}


def do(kind: str, /, *answers: object, **fields: object) -> Wish:
    """A command of this kind, and what is answered to its questions."""
    return {"type": kind, **fields}, list(answers)


def _leaf(place: int, note: str) -> Wish:
    return do("give_item", hero_id="aldemar", item_id=f"leaf-{place}", content_id="potion_ingredient", note=note)


QUEST: tuple[Wish, ...] = (
    do("start_quest"),
    *(_leaf(place, note) for place, note in enumerate(("Silberfarn", "Mondwurz", "Krötenauge", "Blutmoos"))),
    do("reveal_area", area="Krypta"),
    do("place_monster", monster_id="o", kind="orc", count=2),
    do("place_monster", monster_id="s", kind="gargoyle", name="Skarn"),
    do("place_monster", monster_id="f", kind="fimir", hidden=True),
    do(
        "attack", hand("skull", "skull", "white_shield", "skull"), hand("skull", "black_shield", "white_shield"),
        attacker_id="ragna", target_id="o-2", weapon_id="ragna.broadsword",
    ),
    do("lose_body_points", hero_id="liathan", points=3),
    do("spring_trap", figure_id="aldemar", trap="pit_trap"),
)  # fmt: skip
# Eight monsters at once, and away again.
HORDE: tuple[Wish, ...] = (do("place_monster", monster_id="g", kind="goblin", count=5),)
HORDE_GONE: tuple[Wish, ...] = tuple(do("remove_monster", monster_id=f"g-{place}") for place in range(1, 6))
# The monsters are gone and a hero is beyond help: what only happens then.
AFTERWARDS: tuple[Wish, ...] = (
    *(do("remove_monster", monster_id=one) for one in ("o-1", "s", "f")),
    do("lose_body_points", hand("4"), hand("4"), hero_id="tamsin", points=7),
)

# The map that ships, with the first room and the corridor in sight.
MAP: tuple[Wish, ...] = (
    do("lay_map", quest=json.loads(shipped_map(SAMPLE, "de").model_dump_json())),
    do("open_door", door_id="d-1"),
    do("open_door", door_id="d-4"),
)
MAP_AWAY = do("take_map_away")


def play(laptop: Page, server: Server, campaign: str, *wishes: Wish) -> Mapping[str, int]:
    """Do all of this over the API, as the game master; returns the revision of the last action of each kind."""
    api = f"{server.laptop}/api/v1{campaign}"
    revisions = count(int(laptop.request.get(api).json()["revision"]))
    done: dict[str, int] = {}
    for (command, answers), revision in zip(wishes, revisions, strict=False):
        body = {"command": command, "answers": answers, "revision": revision, "key": f"underway-{revision}"}
        answer = laptop.request.post(f"{api}/commands", data=body)
        assert answer.status == 201, answer.text()
        done[str(command["type"])] = int(answer.json()["revision"])
    return done
