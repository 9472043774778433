# The words of body and mind: wounds, faints, falls, injuries, death and the way back.
recoveries-deep = a potion or healing spell restores only 1 Body Point
recoveries-plain = a potion or healing spell helps as usual
recoveries-light = stands up with 1 Body Point after missing a round
recoveries-scarred = only the Elixir of Life helps; an injury remains
recoveries-unscathed = only the Elixir of Life helps, then without lasting harm

weaknesses-both = Attack and Defence
weaknesses-attack = Attack
weaknesses-defence = Defence

weaknesses-movement = Movement

means-potion = healing potion
means-spell = healing spell
means-elixir = Elixir of Life
means-stands_up = stands up unaided
means-healer = healer

means-druid = druid
means-herbs = healing herbs
means-quest_end = after the quest
means-time = by itself

faint_table-title = Fainting
faint_table-deep = A potion or healing spell restores only 1 Body Point; an injury remains: one die fewer.
faint_table-plain = A potion or healing spell helps as usual.
faint_table-light = Misses a round, then stands up with 1 Body Point.

death_table-title = Death
death_table-final = Nothing can help any more.
death_table-scarred = Only the Elixir of Life helps; an injury remains: one die fewer.
death_table-unscathed = Only the Elixir of Life helps, but then without lasting harm.

fall_table-title = Fall
fall_table-potions_scrolls_armor = All potions break and ruin the spell scrolls, and a piece of armour breaks too.
fall_table-potions_armor = All potions break, and a piece of armour too.
fall_table-armor_weapon = A piece of armour breaks, and the weapon is damaged.
fall_table-armor = A piece of armour breaks, if need be the one on the body.
fall_table-weapon = The weapon is damaged.
fall_table-nothing = Everything stays intact.

commands-lose_body_points = { $hero } loses Body Points
commands-restore_body_points = { $hero } is healed
commands-revive_hero = { $hero } gets up again
commands-heal_injury = { $hero }: heal an injury
commands-change_mind_points = { $hero }: Mind Points
commands-restore_mind = { $hero } comes to their senses

prompts-faint_table-title = Faint table
prompts-faint_table-text = At 0 Body Points the roll tells how deep the faint is.

prompts-faint_table_again-title = Faint table, second roll
prompts-faint_table_again-text = This roll counts in any case.

prompts-death_table-title = Death table
prompts-death_table-text = At −1 Body Points the roll tells whether there is a way back.

prompts-death_table_again-title = Death table, second roll
prompts-death_table_again-text = This roll counts in any case.

prompts-stamina-title = Stamina
prompts-stamina-text = The Barbarian is tough enough to repeat the roll. The second roll then counts in any case.

prompts-stamina-options-keep = Keep the roll
prompts-stamina-options-repeat = Repeat the roll

prompts-injury-title = Injury
prompts-injury-text = What does the injury weaken? The hero has one die fewer there until healed.
prompts-injury-section = weaknesses

prompts-injury_to_heal-title = Which injury is healed?
prompts-injury_to_heal-text = The hero has different injuries.
prompts-injury_to_heal-section = weaknesses

prompts-fall_table-title = Fall table
prompts-fall_table-text = Roll for what breaks in the fall.

prompts-fallen_weapon-title = Which weapon suffers?
prompts-fallen_weapon-text = A hero who also carries a ranged weapon rolls a d6: 1–3 ranged weapon, 4–6 hand weapon.

prompts-fallen_gold-title = Burst purse
prompts-fallen_gold-text = A purse bursts: the roll tells how much gold is lost, at most all the hero has.

prompts-attribute_loss-title = Lost point
prompts-attribute_loss-text = The return from death costs one gained point. d6: 1–3 Body, 4–6 Mind.
prompts-attribute_loss-section = attributes

prompts-healer-title = At the healer’s
prompts-healer-text = For 100 gold the healer cures an injury. Agreed?

prompts-healer-options-pay = Pay
prompts-healer-options-leave = Do not pay
prompts-resistance-title = Magic resistance
prompts-resistance-text = A mage casts a spell on the Dwarf, who rolls one white die. A black shield wards it off, at the highest Mind Points a white one.

prompts-resistance_again-title = Magic resistance, second roll
prompts-resistance_again-text = This roll counts in any case.

prompts-resistance_repeat-title = Repeat the resistance roll?
prompts-resistance_repeat-text = The Dwarf may repeat the roll once. The second roll then counts in any case.

prompts-resistance_repeat-options-keep = Keep the roll
prompts-resistance_repeat-options-repeat = Repeat the roll

prompts-constitution_waive-title = Dwarven constitution
prompts-constitution_waive-text = Does the Dwarf want to try to ward off the poison?

prompts-constitution_waive-options-throw = Roll
prompts-constitution_waive-options-waive = Do not roll

prompts-constitution-title = Dwarven constitution
prompts-constitution-text = The Dwarf rolls one white die against the poison. A black shield wards it off, at the highest Body Points a white one.

prompts-constitution_again-title = Dwarven constitution, second roll
prompts-constitution_again-text = This roll counts in any case.

prompts-constitution_repeat-title = Repeat the constitution roll?
prompts-constitution_repeat-text = The Dwarf may repeat the roll once. The second roll then counts in any case.

prompts-constitution_repeat-options-keep = Keep the roll
prompts-constitution_repeat-options-repeat = Repeat the roll

events-hero-wounded = { $hero } loses { $points ->
        [one] { $points } Body Point
       *[other] { $points } Body Points
    }.
events-hero-healed = { $hero } regains { $points ->
        [one] { $points } Body Point
       *[other] { $points } Body Points
    }.
events-hero-lost = { $hero } is lost for good.

events-hero-fainted =
    { $outcome ->
        [deep] { $hero } falls into a deep faint ({ $throw }): a potion or healing spell restores only 1 Body Point.
        [light] { $hero } falls into a light faint ({ $throw }): misses one round, then goes on with 1 Body Point.
        [plain] { $hero } faints ({ $throw }): a potion or healing spell helps as usual.
       *[own] { $hero } faints ({ $throw }): { $row }
    }

events-hero-died =
    { $outcome ->
        [final] { $hero } dies ({ $throw }): beyond all help.
        [scarred] { $hero } dies ({ $throw }): only the Elixir of Life helps, and an injury remains.
        [unscathed] { $hero } dies ({ $throw }): only the Elixir of Life helps, then without lasting harm.
       *[own] { $hero } dies ({ $throw }): { $row }
    }

events-hero-fell =
    { $outcome ->
        [armor] { $hero } falls (rolled { $roll }): a piece of armour is at risk.
        [armor_weapon] { $hero } falls (rolled { $roll }): a piece of armour and the weapon are at risk.
        [nothing] { $hero } falls softly (rolled { $roll }): everything stays intact.
        [potions_armor] { $hero } falls (rolled { $roll }): potions and a piece of armour are at risk.
        [potions_scrolls_armor] { $hero } falls hard (rolled { $roll }): potions, spell scrolls and a piece of armour are at risk.
        [weapon] { $hero } falls (rolled { $roll }): the weapon is at risk.
       *[own] { $hero } falls (rolled { $roll }): { $row }
    }

events-hero-injured =
    { $weakness ->
        [attack] { $hero } is injured: one die fewer in Attack; the healer asks { $debt } gold.
        [both] { $hero } is injured: one die fewer in Attack and Defence; the healer asks { $debt } gold.
        [defence] { $hero } is injured: one die fewer in Defence; the healer asks { $debt } gold.
       *[movement] { $hero } is injured: no more dice for movement; the healer asks { $debt } gold.
    }

events-hero-revived =
    { $means ->
        [elixir] The Elixir of Life brings { $hero } back: Body Points +{ $points }.
        [herbs] The herbs bring { $hero } round: Body Points +{ $points }.
        [potion] A potion brings { $hero } round: Body Points +{ $points }.
        [quest_end] { $hero } recovers after the quest: Body Points +{ $points }.
        [spell] A healing spell brings { $hero } round: Body Points +{ $points }.
       *[stands_up] { $hero } gets up again with 1 Body Point.
    }

events-injury-healed =
    { $means ->
        [druid] A druid cures { $hero } of an injury ({ $weakness }).
        [healer] The healer cures { $hero } of an injury ({ $weakness }).
        [potion] A potion cures { $hero } of an injury ({ $weakness }).
       *[time] { $hero } is rid of the injury ({ $weakness }); the debt to the healer stays.
    }

events-fallen_weapon-rolled = The d6 shows { $roll }: the weapon that suffers is { $content_id }.

events-mind_point-lost = { $hero } loses { $points ->
        [one] { $points } Mind Point
       *[other] { $points } Mind Points
    }.
events-mind_point-regained = { $hero } regains { $points ->
        [one] { $points } Mind Point
       *[other] { $points } Mind Points
    }.

events-attribute-gained =
    { $attribute ->
        [body] { $hero } gains { $points ->
            [one] { $points } Body Point
           *[other] { $points } Body Points
        } to keep.
       *[mind] { $hero } gains { $points ->
            [one] { $points } Mind Point
           *[other] { $points } Mind Points
        } to keep.
    }

events-attribute-lost =
    { $attribute ->
        [body] { $hero } loses { $points ->
            [one] { $points } gained Body Point
           *[other] { $points } gained Body Points
        }.
       *[mind] { $hero } loses { $points ->
            [one] { $points } gained Mind Point
           *[other] { $points } gained Mind Points
        }.
    }

events-potion-broken = { $hero } loses all potions.

events-scroll-ruined = { $hero }’s spell scrolls are unreadable.

events-healing-thrown = The healing die for { $hero } shows { $roll }.

events-poison-prevented = { $content_id } saves { $hero } from the poison.

events-debt-paid = { $hero } pays the healer { $amount } gold of debt.

errors-hero-lost = { $hero } is lost for good.
errors-hero-must_be_revived = { $hero } is down. Use “Help up” first.

errors-body_points-full = { $hero } already has all { $maximum } Body Points.

errors-mind_points-full = { $hero } already has all { $maximum } Mind Points.
errors-mind_points-none_left = { $hero } has no Mind Points left to lose.
errors-mind_points-not_lost = { $hero } has not lost their mind. The elixir helps only at 0 Mind Points.

errors-injury-none = { $hero } has no injury.

errors-revival-not_down = { $hero } is standing.
errors-revival-needs_help = { $hero } cannot get up alone. Use a potion or a healing spell.
errors-revival-elixir_only = { $hero } is dead. Only the Elixir of Life helps.
errors-revival-elixir_wasted = { $hero } has only fainted. A potion or healing spell is enough.

errors-injury-healer_in_town = The healer waits in town until the quest is over.

errors-hero-is_down = { $hero } is down and cannot do this now. Use “Help up” first.

house_rules-HR-STAMINA-9-title = The Barbarian’s stamina
house_rules-HR-STAMINA-9-from_nine = From 9 Body Points the roll may be repeated, from 10 it also gets +1.
house_rules-HR-STAMINA-9-above_nine = Only with 10 Body Points may the roll be repeated and get +1.

house_rules-HR-LOSS-DIE-title = Loss after the return from death
house_rules-HR-LOSS-DIE-die = The d6 decides: 1–3 Body, 4–6 Mind.
house_rules-HR-LOSS-DIE-choice = The player chooses which point is lost.

house_rules-HR-WEAK-BOTH-title = One die fewer
house_rules-HR-WEAK-BOTH-both = An injury weakens Attack and Defence.
house_rules-HR-WEAK-BOTH-one = The player chooses whether it weakens Attack or Defence.

house_rules-HR-WEAK-STACK-title = Several injuries
house_rules-HR-WEAK-STACK-each = Each injury costs one die and a separate visit to the healer.
house_rules-HR-WEAK-STACK-one_at_most = A hero has at most one injury.

house_rules-HR-FALL-ARM-title = Bracers in a fall
house_rules-HR-FALL-ARM-like_shield = They break on every roll that would break the Shield.
house_rules-HR-FALL-ARM-spared = On a 4 they stay intact.

house_rules-HR-SCROLLS-DRY-title = Spell scrolls without potions
house_rules-HR-SCROLLS-DRY-spared = Where no potion breaks, the spell scrolls stay readable.
house_rules-HR-SCROLLS-DRY-ruined = On a 1 the spell scrolls are always ruined.

house_rules-HR-MIND-RESTORED-title = Elixir for a lost mind
house_rules-HR-MIND-RESTORED-attribute = All Mind Points return.
house_rules-HR-MIND-RESTORED-start_value = Only the start value returns.

house_rules-HR-HEALER-UNPAID-title = Injury without gold for the healer
house_rules-HR-HEALER-UNPAID-stays = It stays in the next quest, too.
house_rules-HR-HEALER-UNPAID-ends = It passes with the quest, only the debt stays.

house_rules-HR-CURE-ONE-title = Potion against injuries
house_rules-HR-CURE-ONE-one = A potion heals one injury.
house_rules-HR-CURE-ONE-all = A potion heals all injuries.

house_rules-HR-DWARF-MAX-title = The Dwarf’s highest resistance
house_rules-HR-DWARF-MAX-white = Only white shields ward off.
house_rules-HR-DWARF-MAX-white_or_black = White and black shields ward off.

house_rules-HR-DWARF-SCROLL-title = Resistance to spell scrolls
house_rules-HR-DWARF-SCROLL-mages_only = The Dwarf resists only spells that a mage casts.
house_rules-HR-DWARF-SCROLL-scrolls_too = The Dwarf resists spell scrolls and artifacts, too.

actions-revive_hero = Help up

cards-hero-lost = You are dead for good
cards-hero-died = You have died
cards-hero-fainted = You have fainted
cards-hero-revived = You come round
cards-hero-wounded =
    { $points ->
        [one] You lose { $points } Body Point
       *[other] You lose { $points } Body Points
    }
cards-hero-healed =
    { $points ->
        [one] You regain { $points } Body Point
       *[other] You regain { $points } Body Points
    }
cards-mind_point-lost =
    { $points ->
        [one] You lose { $points } Mind Point
       *[other] You lose { $points } Mind Points
    }
cards-mind_point-regained =
    { $points ->
        [one] You regain { $points } Mind Point
       *[other] You regain { $points } Mind Points
    }
