"""The passport in parts: fight, spells, gear, finds, quest points. A stranger's passport shows only what lies open."""

from collections.abc import Sequence

from app.labels.labels import Labels
from app.systems.heroquest.views import GearView, HeroView, PrivateView
from app.web.heroquest import contexts as show
from app.web.heroquest.cards import Cards
from app.web.live import Fragment, Group, Part
from app.web.translation import _


def passport_parts(
    hero: HeroView, cards: Cards, labels: Labels, edit_url: str | None, act_url: str | None
) -> tuple[Part, ...]:
    """All parts of a passport that this viewer may see."""
    cover = Fragment("passport-cover", "heroquest/_passport_cover.html", cards.cover(hero, edit_url, act_url))
    sections = [_fight(hero, cards, labels), _gear(hero, cards)]
    if hero.private is not None:
        sections[1:1] = [_spells(hero.private, labels)]
        sections.append(_finds(hero.private, cards))
    items = tuple(Fragment(one.id, "heroquest/_passport_section.html", one) for one in sections)
    status = (_status(hero.private),) if hero.private is not None else ()
    return (cover, Group("passport-sections", items), *status)


def _fight(hero: HeroView, cards: Cards, labels: Labels) -> show.PassportSection:
    weapons = [_weapon_fact(hero.attack.weapon_id, hero, cards.pool(hero.attack), labels, _("Nahkampf"))]
    if hero.ranged is not None:
        weapons.append(_weapon_fact(hero.ranged.weapon_id, hero, cards.pool(hero.ranged), labels, _("Fernkampf")))
    defence = cards.pool(hero.defence)
    facts = (*weapons, show.Fact(_("Verteidigung"), _reasons(defence), pool=defence, symbol="white_shield"))
    movement = _("Bewegung %s") % cards.movement(hero)
    return show.PassportSection("passport-fight", _("Kampf"), movement, facts, "")


def _weapon_fact(
    weapon_id: str | None, hero: HeroView, pool: show.Pool, labels: Labels, kind: str
) -> show.Fact:  # fmt: skip
    gear = next((gear for gear in hero.gear if gear.item_id == weapon_id), None)
    name = labels.text(f"items.{gear.content_id}") if gear else _("Bloße Hände")
    return show.Fact(name, f"{kind} · {_reasons(pool)}" if pool.reasons else kind, pool=pool)


def _reasons(pool: show.Pool) -> str:
    return ", ".join(reason.text for reason in pool.reasons)


def _spells(private: PrivateView, labels: Labels) -> show.PassportSection:
    facts = tuple(
        show.Fact(labels.text(f"lores.{held.lore}"), _("auf Dauer") if held.permanent else _("je Zauber einmal"))
        for held in private.spell_sets
    )
    note = _("%s von %s Zaubersätzen") % (len(facts), private.spell_set_limit) if private.spell_set_limit else ""
    empty = _("Dieser Held hat noch keinen Zaubersatz.") if private.spell_set_limit else _("Dieser Held zaubert nicht.")
    return show.PassportSection("passport-spells", _("Zauber"), note, facts, empty)


def _gear(hero: HeroView, cards: Cards) -> show.PassportSection:
    carried = [*hero.gear, *(hero.private.pack if hero.private else ())]
    facts = tuple(_thing(gear, cards, cards.place(gear.place)) for gear in carried)
    return show.PassportSection("passport-gear", _("Ausrüstung"), "", facts, _("Keine Ausrüstung."))


def _finds(private: PrivateView, cards: Cards) -> show.PassportSection:
    groups: Sequence[tuple[str, tuple[GearView, ...]]] = (
        (_("Trank"), private.potions),
        (_("Spruchrolle"), private.scrolls),
        (_("Artefakt"), private.artifacts),
        (_("Schatzkarte"), private.treasures),
        (_("Werkzeug"), private.tools),
    )
    facts = tuple(_thing(gear, cards, kind) for kind, found in groups for gear in found)
    return show.PassportSection("passport-finds", _("Tränke und Funde"), "", facts, _("Noch nichts gefunden."))


def _thing(gear: GearView, cards: Cards, note: str) -> show.Fact:
    chip = cards.wear_chip(gear) or show.Chip(_("heil"), "success", "check")
    return show.Fact(cards.item_name(gear), note, chip=chip, is_used="broken" in gear.wear)


def _status(private: PrivateView) -> Fragment:
    names = {"body": _("Körperkraft"), "mind": _("Intelligenz")}
    ways = [f"{names[attribute]} {old} → {new}" for attribute, (old, new) in private.reward.raises.items()]
    promise = _("Bei 10 wählst du: %s.") % _(" oder ").join(ways) if ways else _("Beide Werte sind am Höchstwert.")
    context = show.PassportStatus(private.quest_points, private.quests_passed, promise)
    return Fragment("passport-status", "heroquest/_passport_status.html", context)
