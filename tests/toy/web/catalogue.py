"""The cards of the toy game's bag, as its catalogue and programs know them."""

from app.core.model import Model
from app.labels.labels import Labels
from app.web.catalogue.api import content_router, of_shelves
from app.web.catalogue.kinds import Catalogue, Kind


class Card(Model):
    """What it brings: coins, or dice that cost as many."""

    coins: int = 0
    dice: int = 0


CARDS = {"gold": Card(coins=3), "trap": Card(dice=1)}


def catalogue(labels: Labels) -> Catalogue:
    """Its only kind."""
    return Catalogue(labels, [Kind("cards", labels, Card, CARDS)])


ROUTER = content_router("toy", of_shelves({"cards": CARDS}))
