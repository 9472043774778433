# The words of what is likely.
odds-things-lost = lost
odds-things-gained = gained
odds-things-rusty = rusty
odds-things-notches = notched
odds-things-fall_damage = damaged by the fall
odds-things-damaged = damaged
odds-things-broken = broken
odds-things-oiled = oiled
odds-things-oil_took_rust = oil used up by rust
odds-things-magic_lost = without magic

odds-effects-begins = { $effect } begins
odds-effects-ends = { $effect } ends

odds-happenings-hero-injured = lasting injury ({ $weakness })
odds-happenings-hero-delayed = must miss rounds

odds-happenings-gold-lost = loses gold
odds-happenings-gold-gained = finds gold

odds-happenings-turn-ended = the turn ends ({ $reason })

odds-happenings-round-missed = misses a round

odds-happenings-mind-tested-true = passes the mind test
odds-happenings-mind-tested-false = fails the mind test

odds-happenings-control-tested-true = does not obey

odds-happenings-figure-pushed = the target is pushed back

odds-happenings-ward-thrown-true = wards off the spell

odds-happenings-spell-diverted = diverts the spell
odds-happenings-spell-shrugged = the spell has no effect

odds-happenings-effect-braved-true = shakes off { $effect }

odds-happenings-basic_spell-cast-success = the spell succeeds
odds-happenings-basic_spell-cast-failure = the spell fails
odds-happenings-basic_spell-cast-miscast = miscast

odds-happenings-trap-sprung = springs the trap
odds-happenings-trap-disarmed = disarms the trap
odds-happenings-trap-jumped = jumps across

odds-happenings-disarm-failed = fails to disarm

odds-happenings-edge-missed = finds no hold at the edge
odds-happenings-edge-grasped = clings to the edge

odds-happenings-square-blocked = a square is buried

odds-happenings-firestorm-kindled = a magic firestorm is brewing

odds-happenings-chest-disarmed = disarms the chest
odds-happenings-chest-sprung = the chest’s trap goes off

odds-happenings-treasure_card-drawn = draws “{ $treasure_card }”

odds-happenings-wandering_monster-came = a wandering monster comes

odds-happenings-fate_card-drawn = draws “{ $fate_card }”

odds-happenings-magic-faded = the magic fades

odds-happenings-oil-faded = the oil is used up

odds-happenings-brew-failed = the brewing fails

odds-happenings-potion-brewed = brews: { $content_id }

# What odds took where somebody may choose: {choices} in one line, the keys are question and option.
odds-choices-line = Worked out { $choices }.
odds-choices-other = { $question } – { $option }

odds-choices-second_shot-repeat = with a second shot when the first one fails
odds-choices-second_shot-keep = without a second shot

odds-choices-second_throw-repeat = with a second attack roll where it promises more
odds-choices-second_throw-keep = without a second attack roll

odds-choices-stamina-repeat = with Stamina where the second roll promises more
odds-choices-stamina-keep = without Stamina

odds-choices-resistance_repeat-repeat = with a second resistance roll where it promises more
odds-choices-resistance_repeat-keep = without a second resistance roll

odds-choices-constitution_repeat-repeat = with a second constitution roll when the first one fails
odds-choices-constitution_repeat-keep = without a second constitution roll

odds-choices-constitution_waive-throw = with the Dwarf rolling against the poison
odds-choices-constitution_waive-waive = with the Dwarf not rolling against the poison

odds-choices-push_back-wound = without pushing back
odds-choices-push_back-push = with pushing back

errors-odds-too_many_dice = Too many dice at once: { $dice }. At most { $maximum } are possible.
errors-odds-too_many_outcomes = These dice have { $outcomes } results, too many to work out. Use fewer dice.
errors-odds-too_many_ways = This can end in more than { $maximum } ways. Please enter some of the rolls first.
errors-odds-goal = The goal is a number of points, at least 0.
errors-odds-left = The target needs at least 1 Body Point.
errors-odds-tail = The rest must lie between 0 and 1.
errors-odds-too_many_states = This fight is too big to work out completely. Use fewer fighters or fewer Body Points.
errors-odds-twice = A fighter cannot be on both sides, or twice on one.
errors-odds-nobody = There is nobody on this side. Add a fighter.
errors-odds-fighter = Every fighter needs Body Points and 1 to { $maximum } attacks.
