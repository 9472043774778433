"""Every page and panel of the house, and the way through them."""

import re

from playwright.sync_api import Page, expect

from tests.browser import pictures, underway
from tests.browser.conftest import Server
from tests.browser.steps import drawing_that_ships, join, open_sample
from tests.browser.walk import ABSENT, TABLE, Walk

HERO = "liathan"
CASE = (
    "/heroquest/calculator?rule=lose_body_points&inputs.hero_id=hero-1&inputs.points=3&odds=true&answer=hand:4"
    "&heroes.0.hero_class=barbarian&heroes.0.body_points=3&heroes.0.items.0.content_id=broadsword"
)
PAGES = (
    "/",
    "/patterns",
    "/sign-in",
    "/backups",
    "/program",
    "/heroes?search=heiltrank",
    "/campaigns/import",
    "/heroquest/rules?search=sturz",
    "/heroquest/rules/HQ-9-FALL",
    "/heroquest/rules/HR-FALL-ARM",
    "/heroquest/bestiary?search=ork",
    "/dnd5e/calculator?rule=roll_initiative&inputs.combatants.0.name=Ork",
    "/heroquest/bestiary/lesser_demon",
    "/heroquest/calculator",
    "/mage-knight/rules?search=gifft&rule=terror_roll&inputs.adjacent_after=true",
    "/mage-knight/rules?kind=errata&rule=conversion&figures=Ghul+20%0AOrk+20&inputs.number=1&inputs.points=20",
    "/mage-knight/rules/print",
    "/heroquest/dice?attack_black=2&defence_white=13",
    "/heroquest/dice?attack_black=2",
    "/heroquest/dice/numbers",
    "{campaign}/dice/weapons",
    "{campaign}/dice",
    "{campaign}/fair-dice",
    "{campaign}/fair-dice/check",
    "/campaigns/fair-dice",
    "/heroquest/duel?heroes.0.hero_class=elf&monsters.0.kind=orc",
    CASE,
    CASE.replace("points=3", "points=x") + "&answer=hand:2",
    "{campaign}/table",
    "{campaign}/bestiary?search=ork",
    "{campaign}/bestiary/dragon",
    "{campaign}/quests",
    "{campaign}/quests/new",
    "{campaign}/quests/trial",
    "{campaign}/quests/trial/start",
    "{campaign}/quests/close",
    "{campaign}/quests/chronicle",
    "{campaign}/watch",
    "{campaign}/screen",
    "{campaign}/screen?turned=1",
    "{campaign}/join",
    "{campaign}/join?hero={hero}",
    "{campaign}/log",
    "{campaign}/log?who={hero}&search=gold",
    "{campaign}/undo?target=25",
    "{campaign}/jump?target=12",
    "{campaign}/settings",
    "{campaign}/heroes",
    "{campaign}/heroes/{hero}/life",
    "{campaign}/import-hero",
    "{campaign}/catalogue",
    "{campaign}/catalogue?own=1",
    "{campaign}/catalogue/exchange",
    "{campaign}/catalogue/items/spirit_blade",
    "{campaign}/catalogue/tables/magic_tiers",
    "{campaign}/catalogue/new/monsters",
    "{campaign}/town?hero=tamsin&do=deal&shop=weaponsmith&deal=buy_item&subject=short_sword",
    "{campaign}/town?hero={hero}&do=trade&to=borrek",
    "{campaign}/town?hero={hero}&do=loadout&for={hero}&item={hero}.bow",
    "{campaign}/heroes/{hero}",
    "{campaign}/heroes/{hero}?hero={hero}",
    "{campaign}/heroes/{hero}/own",
    "{campaign}/heroes/{hero}/sheet",
    "{campaign}/sheets",
    "{campaign}/sheets/session",
    "{campaign}/sheets/fight",
    "{campaign}/results",
    "/heroquest/maps",
    "/heroquest/maps/import",
    "{drawing}",
    "{drawing}?thing=m-gl&tab=quest",
    "{drawing}?thing=f-15&tab=notes",
    "{campaign}/quests/drawn_bell_under_the_moor/start",
    "{drawing}/share",
    "{drawing}/print",
    ABSENT,
)
# On the calm table, each in the place of the panel.
CALM_PANELS = (
    TABLE + "?hero={hero}&tab=gear",
    TABLE + "?hero={hero}&tab=dice",
    TABLE + "?hero={hero}&tab=hero",
    TABLE + "?type=lose_body_points&hero_id={hero}&points=6&answer=hand:4",
    TABLE + "?type=roll_dice&hero_id={hero}&pool=attack&tap=skull",
    TABLE + "?do=act&type=attack",
    TABLE + "?do=nothing",
    TABLE + "?do=quest",
)
# In the thick of a fight: everybody can be struck, eight at once are, and a blow ends in a fall.
_SWEEP = (
    TABLE
    + "?do=act&then=&type=sweep&attacker_id=ragna"
    + "".join(f"&target_ids={one}" for one in ("o-1", "s", "f", "g-1", "g-2", "g-3", "g-4", "g-5"))
)
_FATAL = TABLE + "?do=act&then=&type=attack&attacker_id=s&target_id=liathan&answer=hand:skull,skull,skull"
HORDE_PANELS = (
    TABLE + "?do=menu&for=liathan",
    TABLE + "?do=act&type=attack&attacker_id=liathan&weapon_id=liathan.bow&means=ranged",
    TABLE + "?do=act&type=cast_basic_spell&hero_id=aldemar",
    _SWEEP + "".join(f"&answer=hand:skull,skull&answer=hand:{','.join(['skull'] * dice)}" for dice in (3, 5, 3)),
    _FATAL + ",white_shield,white_shield&answer=hand:skull,skull,skull&answer=hand:1",
)
# What only a quest that is underway has: its notes, a roll of it put right.
NOTES_AND_CORRECTION = (TABLE + "?do=quest", TABLE + "?correcting={blow}")
# In a quest that is underway, as whole pages.
QUEST_PAGES = (TABLE, "{campaign}/watch", "{campaign}/screen", "{campaign}/undo?target={blow}", "{drawing}/play")
# With a map on the table, as whole pages: at rest, and with a square chosen.
MAP_PAGES = (
    TABLE,
    TABLE + "?do=map&for=liathan&at=L12",
    "{campaign}/watch",
    "{campaign}/screen",
    "{campaign}/heroes/{hero}/map",
)
# What a player sees on a phone.
PLAYERS_PAGES = (
    "{campaign}/heroes/{hero}?do=menu&for={hero}",
    "{campaign}/heroes/{hero}?do=act&then=&type=drink_potion&hero_id={hero}&item_id={hero}.healing_potion_2",
    "{campaign}/heroes/{hero}?do=act&type=cast_set_spell&hero_id={hero}",
)


def check_pages_at_rest(laptop: Page, page: Page, server: Server, walk: type[Walk] = Walk) -> None:
    """Open every page and every panel that needs no quest, in a window of their own."""
    campaign = open_sample(laptop, server)
    calm = walk(page, campaign=campaign, hero=HERO, drawing=drawing_that_ships(laptop, server))
    calm.pages(server.laptop, (*PAGES, _candidate(laptop, server)))
    calm.panels(server.laptop, CALM_PANELS)
    assert not calm.found, "\n" + "\n".join(calm.found)


def check_pages_in_quest(laptop: Page, page: Page, server: Server, walk: type[Walk] = Walk) -> None:
    """The pages and panels of a quest that is underway, and what players see."""
    campaign = open_sample(laptop, server)
    done = underway.play(laptop, server, campaign, *underway.QUEST)
    drawing = drawing_that_ships(laptop, server)
    quest = walk(page, campaign=campaign, hero=HERO, blow=done["attack"], drawing=drawing)
    quest.pages(server.laptop, QUEST_PAGES)
    quest.panels(server.laptop, (*filter(_is_panel, pictures.PANELS.values()), *NOTES_AND_CORRECTION))
    underway.play(laptop, server, campaign, *underway.HORDE)
    quest.panels(server.laptop, HORDE_PANELS)
    underway.play(laptop, server, campaign, *underway.HORDE_GONE, *underway.AFTERWARDS)
    quest.panels(server.laptop, filter(_is_panel, pictures.AFTERWARDS.values()))
    underway.play(laptop, server, campaign, *underway.MAP)
    quest.pages(server.laptop, MAP_PAGES)
    underway.play(laptop, server, campaign, underway.MAP_AWAY)
    _check_players(laptop, page, server, campaign, quest)
    assert not quest.found, "\n" + "\n".join(quest.found)


def _check_players(laptop: Page, page: Page, server: Server, campaign: str, quest: Walk) -> None:
    """A second phone wants the hero of a first: what the game master sees, and the phone until it is sent away."""
    first_phone = laptop  # by its address in the house
    join(laptop, first_phone, server, campaign, HERO, "Liathan", "Mia")
    quest.pages(server.laptop, ("{campaign}/join",))
    quest.opened(server.laptop, TABLE, "Meldung des Wächters")
    laptop.goto(f"{server.laptop}{campaign}/join?hero={HERO}")
    page.goto(laptop.locator(".join__address").inner_text())
    page.get_by_label("Name").fill("Jule")
    page.get_by_role("button", name="An den Tisch setzen").click()
    page.wait_for_url("**/waiting")
    quest.pages(server.lan, ("{campaign}/waiting",))
    laptop.goto(f"{server.laptop}{campaign}/join")
    laptop.get_by_role("button", name="Mitspielen lassen: Jule").click()
    page.wait_for_url(f"**/heroes/{HERO}")
    quest.pages(server.lan, PLAYERS_PAGES)
    laptop.get_by_role("button", name="Abmelden: Jule").click()
    expect(laptop.locator(".seat")).to_have_count(1)
    # It goes there by itself; an address typed meanwhile would be overtaken.
    expect(page.get_by_role("heading", level=1)).to_have_text("Dieses Handy ist abgemeldet", timeout=20_000)
    quest.pages(server.lan, ("{campaign}/heroes/{hero}",))


def _candidate(laptop: Page, server: Server) -> str:
    """A backup of just now, looked at before it is brought back."""
    laptop.goto(f"{server.laptop}/backups")
    laptop.get_by_role("button", name="Jetzt sichern").click()
    laptop.get_by_role("button", name=re.compile("^Ansehen")).first.click()
    laptop.wait_for_url("**/candidates/*")
    return laptop.url.removeprefix(server.laptop)


def _is_panel(path: str) -> bool:
    return path.startswith(TABLE + "?")
