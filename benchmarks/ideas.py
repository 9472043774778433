"""What comes to people's minds at a table, at random but from one seed: every kind of wish, by API and by form."""

import random
from collections.abc import Mapping
from typing import Any

from benchmarks.people import Person, Wish

GOLD_HEROES = ("borrek", "aldemar")  # nothing else ever touches their gold, so that it can be summed up
FIGHTERS = ("ragna", "liathan")
HEROES = (*FIGHTERS, *GOLD_HEROES)
MONSTERS = tuple(f"o-{number}" for number in range(1, 5))
PERMISSIONS = ["body_points", "mind_points", "gold", "dice", "names", "fight"]
BEFORE: tuple[Mapping[str, Any], ...] = (
    {"type": "permit_players", "permissions": PERMISSIONS},
    {"type": "start_quest"},
    {"type": "place_monster", "monster_id": "o", "kind": "orc", "count": len(MONSTERS)},
)
_MASTER = {"gold": 5, "form": 3, "dice": 4, "body": 4, "blow": 4, "notes": 1, "undo": 3, "redo": 1, "settle": 2}
_PLAYER = {"gold": 5, "dice": 4, "body": 4, "mind": 2, "propose": 1}


class Ideas:
    """Draws wishes from one seed."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    async def next(self, person: Person, campaign: int) -> Wish | None:
        """Something this person might want now; None when the rules would not hear of it."""
        weights = _MASTER if person.is_game_master else _PLAYER
        [kind] = self.chance.choices(list(weights), list(weights.values()))
        if kind in ("undo", "redo"):
            return await self._taking_back(person, campaign, kind)
        if kind == "settle":
            return await self._settling(person, campaign)
        command = self._command(kind, person.heroes or HEROES)
        revision = await person.revision(campaign)
        if kind == "form":
            return person.wish(campaign, "table", revision, **command, confirmed="yes")
        if kind == "propose":
            return person.wish(campaign, "proposals", revision, command=command)
        answers = await person.think(campaign, command, self.chance)
        if answers is None:
            return None
        return person.wish(campaign, "commands", revision, command=command, answers=answers)

    def _command(self, kind: str, mine: tuple[str, ...]) -> Mapping[str, Any]:
        pick = self.chance.choice
        rich, fighting = _both(mine, GOLD_HEROES), _both(mine, FIGHTERS)
        if not (fighting if kind == "body" else rich) and kind in ("body", "gold"):
            kind = "dice"
        match kind:
            case "dice":
                return {"type": "roll_dice", "hero_id": pick(mine), "pool": "d6"}
            case "body":
                kind = pick(("lose_body_points", "restore_body_points", "restore_body_points"))
                return {"type": kind, "hero_id": pick(fighting), "points": self.chance.randint(1, 2)}
            case "mind" | "propose":
                return {"type": "change_mind_points", "hero_id": pick(mine), "change": pick((-1, 1))}
            case "blow":
                ours, theirs = pick(FIGHTERS), pick(MONSTERS)
                attacker, target = pick(((ours, theirs), (theirs, ours)))
                return {"type": "attack", "attacker_id": attacker, "target_id": target}
            case "notes":
                return {"type": "write_notes", "text": "x" * self.chance.randint(1, 3000)}
            case _:
                change = self.chance.randint(-20, 30) or 1
                return {"type": "change_gold", "hero_id": pick(rich), "change": change}

    async def _taking_back(self, person: Person, campaign: int, kind: str) -> Wish:
        revision = await person.revision(campaign)
        is_far = kind == "undo" and self.chance.random() < 0.5
        target = {"target": max(1, revision - self.chance.randint(0, 40))} if is_far else {}
        return person.wish(campaign, kind, revision, **target)

    async def _settling(self, person: Person, campaign: int) -> Wish | None:
        """Yes or no to the proposal that has waited longest."""
        path = f"/api/v1/campaigns/{campaign}/proposals"
        listed = (await person.client.get(path)).raise_for_status().json()
        open_ones = [one["id"] for one in listed if one["outcome"] is None]
        if not open_ones:
            return None
        path = f"proposals/{open_ones[0]}/{self.chance.choice(('accept', 'decline'))}"
        return person.wish(campaign, path, await person.revision(campaign))


def _both(mine: tuple[str, ...], wanted: tuple[str, ...]) -> list[str]:
    return [hero for hero in mine if hero in wanted]
