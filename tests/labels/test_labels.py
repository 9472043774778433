"""The words of the house: every key is there, and what is missing says so at once."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import app
from app.campaign import commands as house
from app.campaign import events as on
from app.campaign.model import DiceMode, Outcome, Renewal
from app.core import errors
from app.core.dice import Roll, RolledBy
from app.core.events import Event
from app.core.game_system import Role
from app.labels.labels import Labels

HOUSE = Path(app.__path__[0])
LABELS = Labels("de")
FAULTS = {name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, errors.GameError)}
FAULTS |= {"StorageFault", "FieldError", "LockedOut", "NotAllowed"}


def codes() -> Iterator[str]:
    """Every error code written anywhere outside of the games."""
    for file in HOUSE.rglob("*.py"):
        if "systems" not in file.parts and "launch" not in file.parts:
            yield from _codes_in(ast.parse(file.read_text(encoding="utf-8")))


def _codes_in(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in FAULTS:
            texts = (one.value for one in node.args[:2] if isinstance(one, ast.Constant))
            yield from (text for text in texts if isinstance(text, str) and "." in text)
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if getattr(target, "id", "") == "default_code" and isinstance(node.value.value, str):
                yield node.value.value


def test_every_error_has_a_sentence() -> None:
    found = set(codes())
    assert {"answer.missing", "undo.in_the_way", "actor.guest"} <= found
    assert [code for code in found if f"errors.{code}" not in LABELS] == []


def test_every_id_of_the_house_has_words() -> None:
    named = [
        *(f"commands.{kind.model_fields['type'].default}" for kind in house.COMMAND_TYPES),
        *(f"roles.{role}" for role in Role),
        *(f"dice_modes.{mode}" for mode in DiceMode),
        *(f"outcomes.{one}" for one in Outcome),
    ]
    assert [key for key in named if key not in LABELS] == []


HEROES = frozenset({"a", "b"})
SENTENCES: list[tuple[Event, str]] = [
    (on.CampaignCreated(name="Montag", system="heroquest", seed="s"), "Die Kampagne „Montag“ beginnt."),
    (
        on.CampaignCreated(name="Montag", system="heroquest", seed="s", fingerprint="0123456789abcdef"),
        "Die Kampagne „Montag“ beginnt. Fingerabdruck ihrer Würfel: 0123 4567 89ab.",
    ),
    (
        on.DiceRenewed(reason=Renewal.OVER, revealed="s", dice=7, seed="t", fingerprint="0123456789abcdef"),
        "Die Würfel des Abends liegen offen (7 Würfel der App): Schlüssel s. "
        "Fingerabdruck der nächsten: 0123 4567 89ab.",
    ),
    (
        on.DiceRenewed(reason=Renewal.ASKED, revealed="s", dice=1, seed="t", fingerprint="0123456789abcdef"),
        "Die Würfel liegen offen (ein Würfel der App): Schlüssel s. Fingerabdruck der nächsten: 0123 4567 89ab.",
    ),
    (
        on.DiceRenewed(reason=Renewal.MOVED, revealed="s", dice=1, seed="t", fingerprint="0123456789abcdef"),
        "Die Kampagne kam aus einer Datei und bekommt neue Würfel. Schlüssel der alten: s. "
        "Fingerabdruck der neuen: 0123 4567 89ab.",
    ),
    (
        on.DiceRenewed(reason=Renewal.MOVED, revealed="", dice=1, seed="t", fingerprint="0123456789abcdef"),
        "Die Kampagne kam aus einer Datei und bekommt neue Würfel; der Schlüssel der alten blieb, wo sie herkam. "
        "Fingerabdruck der neuen: 0123 4567 89ab.",
    ),
    (on.CampaignRenamed(name="Dienstag"), "Die Kampagne heißt jetzt „Dienstag“."),
    (on.NotesWritten(text="geheim"), "Der Spielleiter hat seine Notizen geändert."),
    (on.DiceModeChosen(mode=DiceMode.APP), "Gewürfelt wird ab jetzt mit der App."),
    (on.PlayersPermitted(permissions=frozenset()), "Spieler dürfen jetzt am Handy: nichts."),
    (on.DeviceAdmitted(device_id="d", name="Anna", hero_ids=HEROES), "Anna ist beigetreten und spielt: Alf, Bea."),
    (
        on.DeviceAdmitted(device_id="d", name="Anna", hero_ids=frozenset(), wanted=frozenset({"c"})),
        "Anna ist beigetreten und wartet auf: Cleo.",
    ),
    (on.DeviceBound(device_id="d", hero_ids=HEROES, name="Anna"), "Anna spielt jetzt: Alf, Bea."),
    (on.DeviceBound(device_id="d", hero_ids=frozenset()), "Ein Handy hat keinen Helden mehr."),
    (
        on.DeviceBound(device_id="d", hero_ids=frozenset({"a"}), wanted=frozenset({"c"}), name="Anna"),
        "Anna spielt jetzt: Alf und wartet auf: Cleo.",
    ),
    (on.DeviceKnown(device_id="d"), "Ein Handy gehört zur Runde."),
    (on.DeviceRevoked(device_id="d", name="Anna"), "Anna wurde abgemeldet."),
    (on.ProposalMade(proposal_id="p", device_id="d", name="Anna", wish="{}"), "Anna schlägt etwas vor."),
    (
        on.ProposalMade(
            proposal_id="p", device_id="d", name="Anna", wish="{}", deed="rename_campaign", actor_ids=HEROES
        ),
        "Anna schlägt vor: Kampagne umbenennen.",
    ),
    (
        on.ProposalSettled(
            proposal_id="p", became=Outcome.DECLINED, deed="rename_campaign", actor_ids=frozenset({"x"})
        ),
        "Vorschlag abgelehnt: Kampagne umbenennen.",
    ),
    (
        on.RollLapsed(device_id="d", rolls=(), deed="rename_campaign", actor_ids=HEROES),
        "Ein Wurf der App ist verfallen: gewürfelt für „Kampagne umbenennen“ und nicht verwendet.",
    ),
    (on.ProposalWithdrawn(proposal_id="p"), "Ein Vorschlag wurde zurückgenommen."),
    (on.ProposalSettled(proposal_id="p", became=Outcome.DECLINED), "Ein Vorschlag wurde abgelehnt."),
    (on.RollKept(device_id="d", rolls=(), wish="{}", answers=()), "Die App hat gewürfelt."),
    (
        on.LapseTold(device_id="d", rolls=(), place=0, deed="rename_campaign"),
        "Jetzt zu sehen: Ein Wurf der App war verfallen, gewürfelt für „Kampagne umbenennen“ und nicht verwendet.",
    ),
    (
        on.LapseTold(device_id="d", rolls=(), place=0),
        "Jetzt zu sehen: Ein Wurf der App war verfallen, gewürfelt und nicht verwendet.",
    ),
    (on.RollLapsed(device_id="d", rolls=()), "Ein Wurf der App ist verfallen: gewürfelt und nicht verwendet."),
    (on.InvitationRenewed(), "Es gibt neue Einladungen; alte QR-Codes gelten nicht mehr."),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_every_fact_of_the_house_can_be_told(event: Event, sentence: str) -> None:
    assert LABELS.sentence(event, {"a": "Alf", "b": "Bea", "c": "Cleo"}) == sentence


def test_no_fact_of_the_house_is_forgotten() -> None:
    assert {type(event) for event, _ in SENTENCES} == set(on.EVENT_TYPES)


@pytest.fixture
def labels(tmp_path: Path) -> Labels:
    """The words of the house and of a small game."""
    file = tmp_path / "words" / "de.ftl"
    file.parent.mkdir()
    file.write_text(
        """
things-sword = Schwert
words-plain = { $number }
faces-skull = Totenschädel
errors-thing-lost = Verloren: { $thing }, { $count ->
        [one] einmal
       *[other] { $count }-mal
    }.
prompts-pick-title = Wahl
prompts-pick-text = Welches?
prompts-pick-section = things
prompts-pick-options-none = keins
thrown-HQ-19-BAENDIGER = Noch einmal
""",
        encoding="utf-8",
    )
    return Labels("de", tmp_path, sections={"thing": "things"})


def test_keys_may_have_signs_that_files_cannot_name(labels: Labels) -> None:
    assert labels.text("thrown.HQ-19-BÄNDIGER") == "Noch einmal"
    assert "thrown.HQ-19-BÄNDIGER" in labels


def test_missing_words_and_missing_data_are_faults(labels: Labels) -> None:
    with pytest.raises(KeyError):
        labels.text("words.nothing")
    with pytest.raises(KeyError):
        labels.text("words.plain")


def test_ids_become_words_where_there_are_any(labels: Labels) -> None:
    assert labels.error("thing.lost", thing="sword", count=1) == "Verloren: Schwert, einmal."
    assert labels.error("thing.lost", thing="teapot", count=2) == "Verloren: teapot, 2-mal."


def test_a_field_that_does_not_fit_has_a_sentence_at_any_rate(labels: Labels) -> None:
    assert labels.error("value.something_new") == labels.error("value.invalid")
    with pytest.raises(KeyError):
        labels.error("thing.unheard_of")


def test_faces_and_numbers_in_words(labels: Labels) -> None:
    roll = Roll(purpose="p", dice=("white", "d6"), faces=("skull", "4"), by=RolledBy.HAND)
    assert labels.word("roll", roll) == "Totenschädel, 4"
    counted = Roll(purpose="p", dice=("white",), faces=("",), by=RolledBy.HAND, counted=("skull",))
    assert labels.word("roll", counted) == "kein Totenschädel"
    assert labels.word("change", -3) == "−3"
    assert labels.word("change", None) == ""
    assert labels.word("flag", True) == "True"


def test_prompts_and_options(labels: Labels) -> None:
    assert labels.prompt("pick") == ("Wahl", "Welches?")
    assert labels.option("pick", "none") == "keins"
    assert labels.option("pick", "sword") == "Schwert"


def test_keys_can_be_listed(labels: Labels) -> None:
    assert "things.sword" in set(labels.keys())
