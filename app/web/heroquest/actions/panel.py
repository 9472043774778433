"""Questions of HeroQuest's actions: weapons, scrolls, places, squares."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from app.systems.heroquest.chests.drawn import chest_named
from app.systems.heroquest.fields import REACH
from app.systems.heroquest.magic.book import choosable, special_spells_allowed
from app.systems.heroquest.state.figures import Hero
from app.web.heroquest.actions import ACTIONS
from app.web.heroquest.actions import field_options as places
from app.web.heroquest.actions.field_options import HeroQuestOffers
from app.web.heroquest.actions.questions import (
    ASK_SPELL_FIRST,
    CASTS,
    ONLY_GAME_MASTER,
    attack_options,
    chosen_spell,
    drawn_values,
    first_of_attack,
    has_one_target,
    is_nameless,
    is_pointless,
    is_refused_for,
    known_fields,
    overrule_url,
    scrolls,
    spell_notes,
    spell_of_scroll,
    spell_on_scroll,
)
from app.web.heroquest.actions.turn_list import MOST_DIGITS, target_digits
from app.web.heroquest.bestiary.panels import kinds_by_use
from app.web.heroquest.party.spell_book import spell_text
from app.web.heroquest.table.look import HeroQuestLook
from app.web.http.languages import t
from app.web.table.actions import offers as table_offers
from app.web.table.actions import panel
from app.web.table.actions.asked import ActPanel, ChoiceLink, ItemChoice
from app.web.table.actions.declared import action_url, one_of
from app.web.table.game_pages import Draft, Hidden
from app.web.ui.forms import SelectOption
from app.web.ui.rendering import Context
from app.web.ui.schema_form.form import Control


class HeroQuestAsking(panel.Asking[HeroQuestLook]):
    """Asks for an action of HeroQuest."""

    places = places.NAMED

    def __init__(self, look: HeroQuestLook, draft: Draft) -> None:
        super().__init__(look, ACTIONS, draft)
        self.takes_first_way = self.kind not in ASK_SPELL_FIRST
        if self.kind == "choose_special_spells" and "said" not in draft.query and self._hero is not None:
            self.given.setdefault("spells", list(self._hero.special_spells))
        if "decided" in self.given:
            self.given = {**drawn_values(look, self.kind, self.given), **self.given}

    @property
    def _hero(self) -> Hero | None:
        return self.look.table.heroes.get(str(self.given.get("hero_id", "")))

    def _naming(self) -> ChoiceLink | None:
        """Return a form to name a spell of a set first, if it has no name yet."""
        spell = str(self.given.get("spell", ""))
        if self.kind not in CASTS or self._hero is None or not is_nameless(self.look, spell):
            return None
        url = action_url(self.draft.url, "name_own_spell", hero_id=self._hero.id, spell=spell)
        return ChoiceLink(t("name_it_first"), url, is_chosen=False)

    def panel(self) -> ActPanel:
        """Return the panel; with a map also the choices that the map refuses, and why."""
        go_on = {"choose_special_spells": t("take_these_along_in_actions"), "name_own_spell": t("note_it_and_cast")}
        go_on |= dict.fromkeys(CASTS, t("cast_it")) | {"read_scroll": t("read_it_out")}
        found = replace(super().panel(), go_text=go_on.get(self.kind, ""), beside=self._naming())
        if self.kind == "name_own_spell" and (spell := str(self.given.get("spell", ""))):
            found = replace(found, title=self.look.labels.word("spell", spell))  # its slot: nothing else asks which
        if self._hero is not None and self._is_in_vain(found):
            found = replace(found, controls=(), further=None, cannot=t("there_is_nothing_here"))
        if self.look.table.map is None:
            return found
        return replace(
            found,
            refused=tuple(self._refused_by_map(found)) if found.final_name or not found.cannot else (),
            overrule_url=overrule_url(self.look, self.draft, self.given),
        )

    def _is_in_vain(self, found: ActPanel) -> bool:
        """Return whether there is no spell to cast, or no target for it."""
        if self.kind not in CASTS:
            return False
        spell = chosen_spell(self.look, self.kind, self.given)
        aims = [one for one in found.controls if one.kind == "order"]
        return not found.choices or bool(spell and not spell.place_too and any(not one.options for one in aims))

    def _refused_by_map(self, found: ActPanel) -> Iterator[Context]:
        """Yield the figures and boxes that could be chosen if the map did not refuse them, each with its reason."""
        offers = self.offers()
        there = {one.name: {option.value for option in one.options} for one in found.controls}
        listed = {one.name for one in found.controls if one.kind == "order"}
        if found.final_name:
            there[found.final_name] = {button.value for button in found.final}
            listed.add(found.final_name)
        own = str(self.given.get(self.acting or "", ""))  # a figure never strikes itself
        for name in sorted(listed.union(self.action.asks) - {self.acting}):
            node = one_of(self.schema, name)
            for option in (offers.raw(name, node) or ()) if node.get("names") and node.get("figure") else ():
                told = {**self.given, name: option.value}
                is_due = name in listed or is_refused_for(self.look, self.kind, told, name)
                if is_due and option.value not in {own, *there.get(name, ())}:
                    yield from self._refused_if(
                        offers, name, option.value, option.text, by_map_alone=name not in listed
                    )
        for name in self.action.asks:
            is_box = self.schema["properties"][name].get("type") == "boolean"
            if is_box and is_refused_for(self.look, self.kind, {**self.given, name: True}, name):
                yield from self._refused_if(offers, name, "true", self.asked(name))

    def _refused_if(
        self, offers: HeroQuestOffers, name: str, value: str, text: str, *, by_map_alone: bool = False
    ) -> Iterator[Context]:
        """Yield a choice that is refused because of this field; with a link to overrule the map, if only the map
        refuses.
        """
        error = offers.error_with(name, value)
        if error is not None and error.field == name:
            decided = sorted({*known_fields(self.look, self.kind, self.given), REACH})
            told = {**self.given, "decided": decided, **({name: value} if by_map_alone else {})}
            left = HeroQuestOffers(self.look, self.kind, told, self.own).error_with(name, value)
            if by_map_alone and left is not None:
                return
            stays = left is not None and left.code == error.code and value != "true"  # a box needs what is told then
            goes_on = left is None and name == self.action.final  # the tap has chosen what is chosen last
            chosen = {**self.given, name: value}
            url = None if stays else overrule_url(self.look, self.draft, chosen, asks_again=not goes_on)
            yield {"text": text, "reason": self.look.labels.error(error.code, **error.data), "url": url}

    def also_told(self) -> Hidden:
        """Hidden fields: those by which the game master overrules the map, and required ones that the map knows."""
        decided = (("decided", one) for one in self.given.get("decided", ()))
        known = known_fields(self.look, self.kind, self.given)
        needed = [one for one in self.schema.get("required", ()) if one in known and one in self.given]
        return (*decided, *((name, str(self.given[name])) for name in needed))

    def digits(self, options: Sequence[SelectOption]) -> Mapping[str, str]:
        """Targets of a blow have the digits of the menu, so that one digit means one figure; further ones follow."""
        attacker = str(self.given.get("attacker_id", ""))
        known = target_digits(self.look, attacker) if self.kind == "attack" and self.final() == "target_id" else {}
        if not known:
            return super().digits(options)
        rest = [option.value for option in options if option.value not in known]
        further = {one: str(place) for place, one in enumerate(rest, len(known) + 1) if place <= MOST_DIGITS}
        return {**known, **further}

    def offers(self) -> HeroQuestOffers:
        """Return the options."""
        return HeroQuestOffers(self.look, self.kind, self.given, self.own)

    def own_figures(self) -> Sequence[str]:
        """Return the person's own heroes."""
        return [hero.id for hero in self.look.view.heroes if hero.is_own]

    def ways(self) -> Sequence[ItemChoice]:
        """Return the weapons, scrolls or spells to choose from."""
        acting = str(self.given.get(self.acting or "", ""))
        match self.kind:
            case kind if kind in ASK_SPELL_FIRST and acting in {*self.look.table.heroes, *self.look.table.monsters}:
                spells = self.offers().options("spell", self.schema["properties"]["spell"]) or ()
                notes = {} if kind in CASTS else spell_notes(self.look, kind, acting)
                return tuple(
                    ItemChoice(one.text, (("spell", one.value),), notes.get(one.value) or self._spell_text(one.value))
                    for one in spells
                )
            case "attack" if acting:
                return tuple(attack_options(self.look, acting))
            case "read_scroll":
                return scrolls(self.look, acting)
        return ()

    def follows_from_way(self) -> tuple[str, ...]:
        """Return the spell that a scroll itself names."""
        if self.kind != "read_scroll":
            return ()
        if spell := spell_on_scroll(self.look, self.given.get("hero_id", ""), self.given.get("item_id", "")):
            self.given.setdefault("spell", spell)
        return ("spell",)

    def _spell_text(self, spell: str) -> str:
        """Return the text of a spell."""
        own = self.look.table.own_spells.get(spell)
        return spell_text(self.look.labels, spell, own.text if own else "")

    def goes_without_saying(self) -> tuple[str, ...]:
        """Return the spell of a scroll that says it, and one that is about to get its name."""
        if self.kind == "name_own_spell":
            return ("spell",)
        return ("spell",) if self.kind == "read_scroll" and spell_of_scroll(self.look, self.given) else ()

    def final(self) -> str | None:
        """Return the field asked last: the target of a scroll or spell with one target; None where the map knows it."""
        spell = chosen_spell(self.look, self.kind, self.given)
        if spell is not None and has_one_target(spell):
            return "target_ids"
        final = super().final()
        return None if final in known_fields(self.look, self.kind, self.given) else final

    def likeliest(self, place: str) -> str | None:
        """Return the most likely place."""
        hero, is_decided = str(self.given.get("hero_id", "")), bool(self.given.get("decided"))
        return places.likeliest(self.look, place, hero, is_decided=is_decided)

    def is_masters_word(self, name: str) -> bool:
        """Return whether only the game master tells this field, and a player looks."""
        return not self.look.is_game_masters and (self.kind, name) in ONLY_GAME_MASTER

    def is_pointless(self, offers: table_offers.Offers, name: str) -> bool:
        """Return whether asking would change nothing."""
        return is_pointless(self.look, self.kind, offers, self.given, name) or super().is_pointless(offers, name)

    def first(self, *, has_ways: bool) -> Sequence[str]:
        """Return the fields asked at first sight."""
        is_attack = self.kind == "attack" and has_ways
        return first_of_attack(self.look, self.given) if is_attack else super().first(has_ways=has_ways)

    def choices(self, control: Control) -> tuple[SelectOption, ...]:
        """Return the options, spells with their facts; of squares those that have a name by now."""
        if control.name == "square":
            return tuple(SelectOption(square, square) for square in places.squares(self.look.table.dungeon))
        notes: Mapping[str, str] = {}
        if control.name == "chest" and self.look.is_game_masters:
            there = {one.value: chest_named(self.look.table, one.value) for one in control.options}
            notes = {one: places.chest_in_words(self.look, chest) for one, chest in there.items() if chest}
        elif control.name == "spell":
            notes = spell_notes(self.look, self.kind, str(self.given.get(self.acting or "", "")))
        elif control.name == "spells":
            notes = {one.value: self._spell_text(one.value) for one in control.options}
        found = tuple(replace(option, note=notes.get(option.value, "")) for option in super().choices(control))
        if (self.kind, control.name) == ("prepare_room", "monsters"):
            order = ["", *kinds_by_use(self.look)]  # what is no kind comes last
            return tuple(sorted(found, key=lambda one: order.index(one.value) if one.value in order else len(order)))
        if control.name != "spells" or self._hero is None:
            return found
        scene = self.look.scene
        twice = choosable(scene, self._hero, [option.value for option in found])
        again = (one for one in found if one.value in twice)
        return (*found, *(replace(one, text=t("a_second_time", spell_name=one.text), note="") for one in again))

    def asked(self, field: str) -> str:
        """Return how a field is asked for; the one target of a scroll or spell like that of a blow."""
        if field == "spells" and self._hero is not None:
            number = special_spells_allowed(self._hero, self.look.content)
            return f"{super().asked(field)} {t('up_to_so_many_fewer_are_allowed', number=number)}"
        return super().asked("target_id" if field == "target_ids" and self.final() == field else field)
