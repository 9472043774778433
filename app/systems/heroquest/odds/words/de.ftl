# The words of what is likely.
odds-things-lost = verloren
odds-things-gained = gewonnen
odds-things-rusty = rostig
odds-things-notches = schartig
odds-things-fall_damage = durch den Sturz beschädigt
odds-things-damaged = beschädigt
odds-things-broken = zerbrochen
odds-things-oiled = geölt
odds-things-oil_took_rust = Öl vom Rost verbraucht
odds-things-magic_lost = ohne Magie

odds-effects-begins = { $effect } beginnt
odds-effects-ends = { $effect } endet

odds-happenings-hero-injured = bleibende Verletzung ({ $weakness })
odds-happenings-hero-delayed = muss Runden aussetzen

odds-happenings-gold-lost = verliert Gold
odds-happenings-gold-gained = findet Gold

odds-happenings-turn-ended = der Zug endet ({ $reason })

odds-happenings-round-missed = setzt eine Runde aus

odds-happenings-mind-tested-true = besteht die Intelligenzprobe
odds-happenings-mind-tested-false = besteht die Intelligenzprobe nicht

odds-happenings-control-tested-true = gehorcht nicht

odds-happenings-figure-pushed = das Ziel wird zurückgedrängt

odds-happenings-ward-thrown-true = wehrt den Zauber ab

odds-happenings-spell-diverted = lenkt den Zauber ab
odds-happenings-spell-shrugged = der Zauber wirkt nicht

odds-happenings-effect-braved-true = schüttelt { $effect } ab

odds-happenings-basic_spell-cast-success = der Zauber gelingt
odds-happenings-basic_spell-cast-failure = der Zauber misslingt
odds-happenings-basic_spell-cast-miscast = Zauberpatzer

odds-happenings-trap-sprung = löst die Falle aus
odds-happenings-trap-disarmed = entschärft die Falle
odds-happenings-trap-jumped = springt hinüber

odds-happenings-disarm-failed = scheitert am Entschärfen

odds-happenings-edge-missed = findet am Rand keinen Halt
odds-happenings-edge-grasped = hält sich am Rand fest

odds-happenings-square-blocked = ein Feld wird verschüttet

odds-happenings-firestorm-kindled = eine magische Feuersbrunst braut sich zusammen

odds-happenings-chest-disarmed = entschärft die Truhe
odds-happenings-chest-sprung = die Falle der Truhe geht los

odds-happenings-treasure_card-drawn = zieht „{ $treasure_card }“

odds-happenings-wandering_monster-came = ein wanderndes Monster kommt

odds-happenings-fate_card-drawn = zieht „{ $fate_card }“

odds-happenings-magic-faded = die Magie verfliegt

odds-happenings-oil-faded = das Öl ist verbraucht

odds-happenings-brew-failed = das Brauen misslingt

odds-happenings-potion-brewed = braut: { $content_id }

# What odds took where somebody may choose: {choices} in one line, the keys are question and option.
odds-choices-line = Gerechnet: { $choices }.
odds-choices-other = { $question } – { $option }

odds-choices-second_shot-repeat = mit zweitem Schuss, wenn der erste misslingt
odds-choices-second_shot-keep = ohne zweiten Schuss

odds-choices-second_throw-repeat = mit zweitem Angriffswurf, wo er mehr verspricht
odds-choices-second_throw-keep = ohne zweiten Angriffswurf

odds-choices-stamina-repeat = mit Stamina, wo der zweite Wurf mehr verspricht
odds-choices-stamina-keep = ohne Stamina

odds-choices-resistance_repeat-repeat = mit zweitem Resistenzwurf, wo er mehr verspricht
odds-choices-resistance_repeat-keep = ohne zweiten Resistenzwurf

odds-choices-constitution_repeat-repeat = mit zweitem Konstitutionswurf, wenn der erste misslingt
odds-choices-constitution_repeat-keep = ohne zweiten Konstitutionswurf

odds-choices-constitution_waive-throw = der Zwerg wirft gegen das Gift
odds-choices-constitution_waive-waive = der Zwerg verzichtet auf den Wurf gegen das Gift

odds-choices-push_back-wound = ohne Zurückdrängen
odds-choices-push_back-push = mit Zurückdrängen

errors-odds-too_many_dice = Zu viele Würfel auf einmal: { $dice }. Höchstens { $maximum } sind möglich.
errors-odds-too_many_outcomes = Diese Würfel haben { $outcomes } Ergebnisse, zu viele zum Durchrechnen. Nimm weniger Würfel.
errors-odds-too_many_ways = Das kann auf mehr als { $maximum } Arten ausgehen. Bitte erst einen Teil der Würfe eingeben.
errors-odds-goal = Das Ziel ist eine Zahl von Punkten, mindestens 0.
errors-odds-left = Das Ziel braucht mindestens 1 Punkt Körperkraft.
errors-odds-tail = Der Rest muss zwischen 0 und 1 liegen.
errors-odds-too_many_states = Dieser Kampf ist zu groß, um ihn ganz durchzurechnen. Nimm weniger Kämpfer oder weniger Körperkraft.
errors-odds-twice = Ein Kämpfer kann nicht auf beiden Seiten oder doppelt kämpfen.
errors-odds-nobody = Auf dieser Seite kämpft niemand. Füge einen Kämpfer hinzu.
errors-odds-fighter = Jeder Kämpfer braucht Körperkraft und 1 bis { $maximum } Angriffe.
