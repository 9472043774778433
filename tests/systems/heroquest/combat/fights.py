"""Short ways into a fight: who strikes whom, and with which dice."""

from app.systems.heroquest.combat.commands import Attack
from app.systems.heroquest.dice import Color, Pool

S, W, B = "skull", "white_shield", "black_shield"
_LETTERS = {Color.BLACK: "B", Color.GREEN: "g", Color.BLUE: "b", Color.WHITE: "w"}


def at(target_id: str = "monster", by: str = "hero", **fields: object) -> Attack:
    """An attack, by the hero on the monster unless told otherwise."""
    return Attack.model_validate({"attacker_id": by, "target_id": target_id, **fields})


def back(**fields: object) -> Attack:
    """The monster attacks the hero."""
    return at("hero", "monster", **fields)


def letters(pool: Pool) -> str:
    """The dice as letters: B(lack), g(reen), b(lue), w(hite)."""
    return "".join(_LETTERS[color] for color in pool.dice)


def rules(pool: Pool) -> list[str]:
    """Why these dice: the rules in their order."""
    return [reason.rule for reason in pool.reasons]
