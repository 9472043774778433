"""A second game, as small as possible: rules (`game`), pages (`web`), templates, and the line that names it."""

from pathlib import Path

from app.systems.registry import Game

TOY = Game("toy", "tests.toy.game", "tests.toy.web", Path(__file__).parent / "templates")
