"""Any sequence of legal actions ends, and every fact has its sentence on the way."""

from random import Random

import pytest

from app.core.answers import Answer, Prompt
from app.core.rulebook import ChosenReading
from app.systems.dungeonquest.game import SYSTEM
from app.systems.dungeonquest.labels import labels
from app.systems.dungeonquest.rules import POINTS, Settled
from app.systems.dungeonquest.state import Table
from tests.luck import LUCK
from tests.systems.dungeonquest.playing import Played, at_random

TABLES = [
    (1, {}), (1, {"cards": "printed"}), (1, {"variants": ("torchlight",)}),
    (3, {}), (4, {"variants": ("death_can_wait",)}), (2, {"cards": "printed", "variants": ("torchlight",)}),
]  # fmt: skip


@pytest.mark.broad
@pytest.mark.parametrize(("heroes", "begun"), TABLES)
def test_any_game_ends(heroes: int, begun: dict[str, object]) -> None:
    for seed in range(9 if LUCK else 3):
        luck = Random(seed)
        game = Played(heroes, **begun)
        reply = at_random(luck)
        for _ in range(40 * heroes + len(game.table.ground.sun) * heroes * 30):
            if game.table.phase == "over":
                break
            game.taking(luck.choice(game.legal()), reply)
            assert SYSTEM.impossible(game.table) is None
        assert game.table.phase == "over", seed
        assert all(one.is_out for one in game.table.heroes.values())
        again = SYSTEM.new_state()
        for event in game.told:
            again = SYSTEM.evolve(again, event)
        assert again == game.table
        assert Table.model_validate_json(game.table.model_dump_json()) == game.table
        names = SYSTEM.hero_names(game.table)
        for language in ("de", "en"):
            assert all(labels(language).sentence(event, names) for event in game.told)


def test_any_game_ends_however_the_booklets_are_read() -> None:
    for name, point in POINTS.items():
        for option in point.options[1:]:
            luck = Random(name)
            game = Played(2)
            settled = Settled().choosing(ChosenReading(rule=name, option=option))
            game.table = game.table.model_copy(update={"settled": settled})
            for _ in range(3000):
                if game.table.phase == "over" or (name == "A-03" and game.table.hero(game.table.first).is_out):
                    break
                game.taking(luck.choice(game.legal()), at_random(luck))
            else:
                pytest.fail(name)


@pytest.mark.broad
def test_everything_that_is_asked_has_words_in_both_languages() -> None:
    asked = {
        (prompt.purpose, option)
        for seed in range(8)
        for prompt in _prompts(seed)
        for option in getattr(prompt, "options", ("",))
    }
    assert len({purpose for purpose, _ in asked}) > 20
    for language in ("de", "en"):
        words = labels(language)
        for purpose, option in asked:
            assert words.prompt(purpose).title
            assert words.prompt(purpose).text
            said = words.option(purpose, option) if option else "-"
            assert "_" not in said or "-" in option, (purpose, option)


def _prompts(seed: int) -> list[Prompt]:
    luck, found = Random(seed), list[Prompt]()
    game = Played(
        1 + seed % 2, cards="printed" if seed % 3 else "own", variants=("death_can_wait",) if seed % 2 else ()
    )
    reply = at_random(luck)

    def noting(prompt: Prompt) -> Answer:
        found.append(prompt)
        return reply(prompt)

    while game.table.phase != "over" and len(found) < 2000:
        game.taking(luck.choice(game.legal()), noting)
    return found
