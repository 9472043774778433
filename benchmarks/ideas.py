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
            return self._form(person, campaign, command, revision)
        if kind == "propose":
            key = person.key()
            return Wish(key, campaign, "proposals", {"command": command, "revision": revision, "key": key})
        answers = await person.think(campaign, command, self.chance)
        if answers is None:
            return None
        key = person.key()
        body = {"command": command, "answers": answers, "revision": revision, "key": key}
        return Wish(key, campaign, "commands", body)

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

    def _form(self, person: Person, campaign: int, command: Mapping[str, Any], revision: int) -> Wish:
        key = person.key()
        fields = {name: str(value) for name, value in command.items()}
        form = {**fields, "revision": str(revision), "key": key, "confirmed": "yes"}
        return Wish(key, campaign, "table", form)

    async def _taking_back(self, person: Person, campaign: int, kind: str) -> Wish:
        revision = await person.revision(campaign)
        body: dict[str, Any] = {"revision": revision, "key": person.key()}
        if kind == "undo" and self.chance.random() < 0.5:
            body["target"] = max(1, revision - self.chance.randint(0, 40))
        return Wish(body["key"], campaign, kind, body)

    async def _settling(self, person: Person, campaign: int) -> Wish | None:
        """Yes or no to the proposal that has waited longest."""
        path = f"/api/v1/campaigns/{campaign}/proposals"
        listed = (await person.client.get(path)).raise_for_status().json()
        open_ones = [one["id"] for one in listed if one["outcome"] is None]
        if not open_ones:
            return None
        body: dict[str, Any] = {"revision": await person.revision(campaign), "key": person.key()}
        answer = self.chance.choice(("accept", "decline"))
        return Wish(body["key"], campaign, f"proposals/{open_ones[0]}/{answer}", body)


def _both(mine: tuple[str, ...], wanted: tuple[str, ...]) -> list[str]:
    return [hero for hero in mine if hero in wanted]
