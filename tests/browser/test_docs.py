"""The pictures of the README and the handbook are pictures of this program: each run can take them anew.

HELDENPASS_PICTURES=1 writes them to docs/screenshots; otherwise the tests only look at them.
"""

import os
from itertools import count

import pytest
from playwright.sync_api import Page, expect

from app.settings import ROOT
from tests.browser.conftest import NewContext, Server
from tests.browser.small_png import with_few_colors
from tests.browser.steps import NewPhone, follows, join, open_sample

pytestmark = pytest.mark.browser
FOLDER = ROOT / "docs" / "screenshots"
FALL = "{campaign}/table?type=lose_body_points&hero_id=borrek&points=4&answer=hand:4&answer=hand:3"
PICTURES = {
    "table-1366": ("{campaign}/table?hero=liathan", 1366, 768),
    "table-fall-1366": (FALL, 1366, 768),
    "passport-390": ("{campaign}/heroes/liathan", 390, 844),
    "join-1366": ("{campaign}/join", 1366, 768),
    "campaigns-1366": ("/", 1366, 768),
    "sheet-a5": ("{campaign}/heroes/liathan/sheet", 620, 900),
}
ACT = "{campaign}/table?do=act&then=&type="
BLOW = ACT + "attack&attacker_id=ragna&target_id=o-1&weapon_id=ragna.broadsword"
LAPTOP, PHONE = (1366, 768), (390, 844)
QUEST = {
    "turn-1366": ("{campaign}/table", LAPTOP),
    "fight-1366": (BLOW + "&tap=skull&tap=white_shield", LAPTOP),
    "monsters-1366": ("{campaign}/table?do=monsters", LAPTOP),
    "trap-1366": (ACT + "spring_trap&figure_id=borrek", LAPTOP),
    "treasure-1366": (ACT + "search_for_treasure&hero_id=liathan&area=Krypta", LAPTOP),
    "magic-1366": (ACT + "cast_set_spell&hero_id=liathan", LAPTOP),
    "decks-1366": ("{campaign}/table?do=decks&deck=treasure", LAPTOP),
    "dice-1366": (BLOW.replace("ragna", "borrek").replace("broadsword", "axe") + "&throwing=0:standard", LAPTOP),
    "find-1366": ("{campaign}/table?do=find&search=trank", LAPTOP),
    "screen-1366": ("{campaign}/screen", LAPTOP),
    "turn-390": ("{campaign}/table", PHONE),
    "fight-390": (BLOW + "&tap=skull&tap=white_shield", PHONE),
    "decks-390": ("{campaign}/table?do=decks", PHONE),
}


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_can_be_taken(laptop: Page, new_context: NewContext, server: Server, name: str) -> None:
    campaign = open_sample(laptop, server)
    path, width, height = PICTURES[name]
    page = new_context(viewport={"width": width, "height": height}, color_scheme="dark").new_page()
    page.goto(server.laptop + path.format(campaign=campaign))
    _keep(page, name)


def test_pictures_of_a_quest_can_be_taken(
    laptop: Page, new_phone: NewPhone, new_context: NewContext, server: Server
) -> None:
    campaign = open_sample(laptop, server)
    _play(laptop, server, campaign)
    _propose(laptop, new_phone(), server, campaign)
    pages = {size: new_context(viewport={"width": size[0], "height": size[1]}).new_page() for size in (LAPTOP, PHONE)}
    for name, (path, size) in QUEST.items():
        pages[size].goto(server.laptop + path.format(campaign=campaign))
        _keep(pages[size], name)


def _play(laptop: Page, server: Server, campaign: str) -> None:
    """A quest that has begun: a room, monsters seen and hidden, a blow, a pit."""
    revisions = count(int(laptop.request.get(f"{server.laptop}/api/v1{campaign}").json()["revision"]))
    skulls = {"kind": "hand", "faces": ["skull"] * 3}
    wishes: list[tuple[dict[str, object], list[object]]] = [
        ({"type": "start_quest"}, []),
        ({"type": "reveal_area", "area": "Krypta"}, []),
        ({"type": "place_monster", "monster_id": "o", "kind": "orc", "count": 2}, []),
        ({"type": "place_monster", "monster_id": "s", "kind": "gargoyle", "name": "Skarn"}, []),
        ({"type": "place_monster", "monster_id": "f", "kind": "fimir", "hidden": True}, []),
        ({"type": "move_roll", "hero_id": "ragna"}, [{"kind": "hand", "faces": ["4"]}]),
        ({"type": "attack", "attacker_id": "ragna", "target_id": "o-2", "weapon_id": "ragna.broadsword"},
         [{"kind": "hand", "faces": ["skull"] * 4}, skulls]),
        ({"type": "lose_body_points", "hero_id": "liathan", "points": 3}, []),
        ({"type": "spring_trap", "figure_id": "aldemar", "trap": "pit_trap"}, []),
    ]  # fmt: skip
    for command, answers in wishes:
        revision = next(revisions)
        body = {"command": command, "answers": answers, "revision": revision, "key": f"picture-{revision}"}
        answer = laptop.request.post(f"{server.laptop}/api/v1{campaign}/commands", data=body)
        assert answer.status == 201, answer.text()


def _propose(laptop: Page, phone: Page, server: Server, campaign: str) -> None:
    """A player asks for a potion: one picture of the phone, and a proposal that waits on all others."""
    join(laptop, phone, server, campaign, "liathan", "Liathan", "Jule")
    phone.get_by_role("link", name="Handeln").click()
    phone.locator("#action-panel").get_by_role("link", name="Trank trinken").click()
    phone.locator("#action-panel").get_by_role("button", name="Heiltrank HT4").click()
    confirm = phone.get_by_role("button", name="Vorschlagen")
    expect(confirm).to_be_visible()
    _keep(phone, "propose-390")
    confirm.click()
    expect(phone.locator("#own-proposals")).to_contain_text("wartet")


def _keep(page: Page, name: str) -> None:
    page.evaluate("document.fonts.ready")
    page.mouse.move(0, 0)
    if page.locator("#live-badge").count():
        follows(page)
    if page.locator(".table-page #action-panel").count():
        page.locator("#action-panel").evaluate("panel => panel.scrollIntoView()")  # below the heroes on a phone
    file, picture = FOLDER / f"{name}.png", page.screenshot(animations="disabled", scale="css")
    assert len(picture) > 10_000, "an empty page is no picture"
    if os.environ.get("HELDENPASS_PICTURES"):
        file.write_bytes(with_few_colors(picture))
    assert file.is_file()
