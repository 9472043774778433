"""One door for what people type: every number and every free text of every command of every game goes through it."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, get_args

from pydantic import TypeAdapter, ValidationError

from app.campaign import commands as house
from app.campaign.model import Actor
from app.campaign.play import Form
from app.core.events import Command
from app.core.game_system import Role
from app.core.model import Model
from app.core.texts import TYPED
from app.systems.dungeonquest.content import MODELS, shipped
from app.systems.heroquest.board.quest_map import QuestMap
from app.systems.heroquest.cards.commands import CardWish, WriteDeck
from app.systems.heroquest.catalogue.files import CatalogueFile
from app.systems.heroquest.content.models import ENTRY_KINDS
from app.systems.heroquest.party.commands import RenameHero
from app.systems.heroquest.party.hero_file import HeroFile
from app.systems.heroquest.state.screen import After
from app.systems.registry import SYSTEMS
from app.web.heroquest.map_editor.exchange import read_file
from app.web.ui.finding import has_words
from app.web.ui.forms import FormRefused, read_fields
from app.web.ui.schema_form.schema import Node, schema_of
from app.web.ui.schema_form.typed import UNREAD, with_numbers
from tests.replaying import exported, replayed
from tests.web.conftest import Server, hand, new_key
from tests.web.pages_support import hero_ids, open_sample

KINDS: list[type[Command]] = [
    *house.COMMAND_TYPES,
    *(one for system in SYSTEMS.values() for one in system.command_types),
]
NUMBERS = ("integer", "number")


def _numbers(kind: type[Model]) -> Iterator[tuple[str, Node]]:
    for name, node in schema_of(kind)["properties"].items():
        if node.get("type") in NUMBERS:
            yield name, node


def test_no_number_of_any_command_is_read_as_another() -> None:
    """What is wrong elsewhere in the command does not matter: it is the number that is looked at."""
    seen = 0
    for kind in KINDS:
        for name, node in _numbers(kind):
            seen += 1
            for text in ("1.000", "1,000", "1 000", "1'000", "1.0", "1.00", "1_0", "1e1", "１.０"):
                wrong: dict[str, str] = {}
                found = with_numbers(schema_of(kind), {name: text}, wrong)[name]
                assert found in (1000, UNREAD) or (node["type"] == "number" and found == 1.0), (kind, name, text)
                assert (found == UNREAD) == (name in wrong), (kind, name, text)
    assert seen > 75


def _refusal(kind: type[Model], field: str, text: str) -> str:
    """The code with which a field is refused; empty where it is not."""
    try:
        read_fields(kind, {field: text})
    except FormRefused as error:
        return next((one.code for one in error.errors if one.field == field), "")
    return ""


def test_a_number_that_cannot_be_read_is_refused_at_its_field() -> None:
    for kind in KINDS:
        for name, node in _numbers(kind):
            for text in ("1.0", "1_0", "zehn", "10²"):
                code = _refusal(kind, name, text)
                allowed = {"value.int_parsing", "value.float_parsing"}
                assert code in allowed or (node["type"] == "number" and text == "1.0"), (kind, name, text, code)
            if node["type"] == "number":
                assert _refusal(kind, name, "1.500") == "value.number_ambiguous", (kind, name)


PLAIN, ODD = "Über Jürgen <3", "\ufeff\u00a0Ju\u0308r\u00adgen\u2003\u200b<3\u200b"
# Ids of the house's own, what is JSON or dice, and words that are chosen from a list; nobody types them.
NO_TEXT = re.compile(
    r"(?:.*_ids?|card)$|wish|concerns|code|open_fields|permissions|revealed|seed|seal|fingerprint|faces|option|purpose|dice|repeated_by"
    r"|replaced|counted|rule|decided|entry|order|hero|first|through|seen_by|hider|observer|whose|wanted|side|gains"
)


def _models(kind: type[Model], known: dict[str, type[Model]]) -> None:
    """The model and all models in its fields."""
    name = f"{kind.__module__}.{kind.__qualname__}"
    if name in known:
        return
    known[name] = kind
    for field in kind.model_fields.values():
        for one in _inside(field.annotation):
            if isinstance(one, type) and issubclass(one, Model):
                _models(one, known)


def _inside(annotation: object) -> Iterator[object]:
    yield annotation
    for one in get_args(annotation):
        yield from _inside(one)


def _kept(kind: type[Model], name: str, text: str, context: object) -> str | None:
    """What a field keeps of a text, alone or in a list; None where it takes no text."""
    field = kind.model_fields[name]
    marked: Any = Annotated[field.annotation, *field.metadata, "as it is"]
    adapter: TypeAdapter[Any] = TypeAdapter(marked)
    for given in (text, (text,), frozenset({text})):
        try:
            kept = adapter.validate_python(given, context=context)
        except (ValidationError, TypeError):
            continue
        if isinstance(kept, str):
            return kept
        if isinstance(kept, tuple | frozenset) and all(isinstance(one, str) for one in kept):
            return "".join(kept)
    return None


def test_every_free_text_of_every_command_and_file_is_tidied() -> None:
    known: dict[str, type[Model]] = {}
    kinds: list[type[Model]] = [*KINDS, HeroFile, CatalogueFile, QuestMap, *MODELS.values(), *ENTRY_KINDS.values()]
    for kind in kinds:
        _models(kind, known)
    fields = [(name, field) for name, kind in known.items() for field in kind.model_fields]
    free = [(name, field) for name, field in fields if _kept(known[name], field, PLAIN, None)]
    free = [one for one in free if not NO_TEXT.fullmatch(one[1])]
    kept = {(name, field): _kept(known[name], field, ODD, TYPED) for name, field in free}
    assert {where: text for where, text in kept.items() if text not in ("Jürgen <3", None)} == {}
    assert len(free) > 60


TEMPLATES = Path(__file__).parents[2] / "templates"


def test_no_field_is_a_browsers_own_field_for_numbers() -> None:
    """It empties what it cannot read, takes a German comma for a point, and counts on when the wheel turns over it."""
    own = [
        (path.name, line.strip())
        for path in TEMPLATES.rglob("*.html")
        for line in path.read_text().splitlines()
        if 'type="number"' in line and "forms.field(" not in line
    ]
    assert own == []


def test_a_thousand_is_a_thousand_in_every_form(server: Server) -> None:
    """Every form of a command is read alike; what cannot be read stays in its field."""
    campaign = open_sample(server)
    hero = hero_ids(server, campaign)[0]
    for text, meant in (("1.000", 1000), ("1,000", 1000), ("1 000", 1000), ("−1.000", -1000)):
        before = _gold(server, campaign, hero)
        form = {"type": "change_gold", "hero_id": hero, "change": text, "key": new_key()}
        answer = server.laptop.post(
            f"/campaigns/{campaign}/table", data={**form, "revision": server.revision(campaign)}
        )
        assert answer.status_code == 303, answer.text
        assert _gold(server, campaign, hero) - before == meant
    for text in ("1.0", "1.00", "1,5", "1e3", "10²"):
        before = _gold(server, campaign, hero)
        form = {"type": "change_gold", "hero_id": hero, "change": text, "key": new_key()}
        answer = server.laptop.post(
            f"/campaigns/{campaign}/table", data={**form, "revision": server.revision(campaign)}
        )
        assert answer.status_code == 422
        assert f'value="{text}"' in answer.text
        assert _gold(server, campaign, hero) == before


def _gold(server: Server, campaign: int, hero: str) -> int:
    state = server.laptop.get(f"/api/v1/campaigns/{campaign}").json()
    [found] = [one for one in state["table"]["heroes"] if one["id"] == hero]
    return int(found["private"]["gold"])


def test_a_number_of_the_api_is_a_number(server: Server) -> None:
    campaign = open_sample(server)
    hero = hero_ids(server, campaign)[0]
    wish = {"type": "change_gold", "hero_id": hero, "change": "1.000"}
    body = {"command": wish, "answers": [], "revision": server.revision(campaign), "key": new_key()}
    answer = server.laptop.post(f"/api/v1/campaigns/{campaign}/commands", json=body)
    assert (answer.status_code, answer.json()["errors"][0]["code"]) == (422, "value.int_type")


def test_a_pasted_name_is_kept_as_people_see_it(server: Server) -> None:
    campaign = open_sample(server)
    hero = hero_ids(server, campaign)[0]
    for typed, kept in (
        ("\ufeffJu\u0308r\u00adgen\u00a0 der\u2009Kleine\u200b", "Jürgen der Kleine"),
        ("👩‍🚀 Mia", "👩‍🚀 Mia"),
    ):
        server.do(campaign, "rename_hero", hero_id=hero, name=typed)
        heroes = server.laptop.get(f"/api/v1/campaigns/{campaign}").json()["table"]["heroes"]
        assert kept in [one["name"] for one in heroes]


ODD_NAME = "Ju\u0308rgen  Großfuß"  # as a journal may hold it from before names were tidied


def test_a_campaign_with_odd_names_opens_and_goes_on(server: Server) -> None:
    campaign = open_sample(server)
    hero = hero_ids(server, campaign)[0]
    play, actor = server.services.play, Actor(role=Role.GAME_MASTER, device_id="", name="")
    deck = WriteDeck(deck="odd", name="Decke", cards=(CardWish(name=ODD_NAME), CardWish(name="Anna")), after=After.OUT)
    for command in (RenameHero(hero_id=hero, name=ODD_NAME), deck):
        play.submit(campaign, command, (), Form(actor=actor, revision=server.revision(campaign), key=new_key()))
    kept = server.services.snapshots.take(campaign).state
    assert ODD_NAME in SYSTEMS["heroquest"].hero_names(kept.table).values()
    path = f"/api/v1/campaigns/{campaign}/journal"
    journal = list(exported(lambda after: server.laptop.get(path, params={"after": after, "limit": 20}).json()))
    assert replayed(SYSTEMS["heroquest"], journal, kept.house.cup.seed).as_json() == kept.as_json()
    server.do(campaign, "draw_card", hand(ODD_NAME), deck="odd")
    server.do(campaign, "put_card_back", deck="odd", card=ODD_NAME)
    for page in ("table", f"heroes/{hero}", "heroes"):
        assert ODD_NAME in server.laptop.get(f"/campaigns/{campaign}/{page}").text, page
    assert ODD_NAME in server.laptop.get(f"/campaigns/{campaign}/log?search=juergen").text


def test_no_two_heroes_of_dungeonquest_look_alike(server: Server) -> None:
    campaign = server.campaign("dungeonquest")
    sheets = list(shipped().sheets)
    server.do(campaign, "seat_hero", name="Jürgen", sheet=sheets[0], tower="south_west")
    wish = server.wish(campaign, "seat_hero", name="JU\u0308RGEN\u00a0", sheet=sheets[1], tower="north_east")
    answer = server.laptop.post(f"/api/v1/campaigns/{campaign}/commands", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (422, "names.twice")


def test_the_texts_of_a_drawing_of_another_program_are_tidied() -> None:
    odd = '<quest name="Die Glo\u0308cke\u00a0im Mo\u00ador" version="1.0"><board></board></quest>'
    head = '<?xml version="1.0" encoding="UTF-8"?>'
    quest, _report = read_file((head + odd).encode(), {}, of_1989=False)
    assert quest.name == "Die Glöcke im Moor"


def test_searches_find_whatever_way_it_is_written(server: Server) -> None:
    campaign = open_sample(server)
    server.do(campaign, "place_monster", monster_id="boss", kind="goblin", name="Jürgen Rüstung", hidden=False)
    for typed in ("Juergen", "ju\u0308rgen", "JURGEN", "Rustung", "Ruestung", "jür\u00adgen"):
        page = server.laptop.get(f"/campaigns/{campaign}/log", params={"search": typed})
        assert "Jürgen" in page.text, typed
        assert has_words("Die Ju\u0308rgen-Ru\u0308stung", typed), typed
    for search in ("Knüppel", "Knuppel", "KNUEPPEL", "Knu\u0308ppel"):
        named = server.laptop.get(f"/campaigns/{campaign}/catalogue", params={"search": search}).text
        assert "/items/staff" in named, search
