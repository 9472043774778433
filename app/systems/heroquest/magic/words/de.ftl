# The words of magic and of what wards it off.
prompts-basic_spell-title = Basiszauber
prompts-basic_spell-text = Zwei Würfel der Magiestufe: Totenschädel geben die Stärke an, zwei schwarze Schilde sind ein Patzer.

prompts-brave_spell-title = Gegen den Zauber
prompts-brave_spell-text = Das Ziel würfelt gegen den Zauber.

prompts-regeneration-title = Regeneration
prompts-regeneration-text = Der Kampfmagier wirft einen weißen Würfel. Bei schwarzem Schild bleibt der Zauber, bei höchster Intelligenz bei weißem.

prompts-special_spell-title = Spezialzauber
prompts-special_spell-text = Welcher Spezialzauber kommt mit in die Herausforderung?
prompts-special_spell-section = spells

prompts-special_spell-options-enough = Keinen weiteren

prompts-found_spell_set-title = Gefundener Zaubersatz
prompts-found_spell_set-text = Welche Lehre ist es? Gezogen wird aus denen, die der Finder lernen kann.

prompts-rusting_piece-title = Was rostet?
prompts-rusting_piece-text = Ein Stück aus Metall, das der Held führt oder trägt.
prompts-rusting_piece-section = items

prompts-summon-title = Wer folgt dem Ruf?
prompts-summon-text = Ein W6 entscheidet.

events-spell-named = Der Spielleiter benennt einen Zauber: { $shown_spell }.
events-spell-cast = { $hero } zaubert: { $shown_spell }.
events-spell-spent = { $hero } verbraucht { $number } Zauber: { $shown_spell }.
events-spell-regained = { $hero } verfügt wieder über { $number } Zauber: { $shown_spell }.
events-spell-unfolded = Der Zauber entfaltet sich – { $shown_spell }: { $told }

events-spell-diverted =
    { $figure_id ->
        [none] Der Zauber bleibt unterwegs an einem Möbelstück hängen.
       *[other] Der Zauber trifft unterwegs { $figure }: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
    }

events-spell-braved =
    { $points ->
        [0] { $figure } { $figure_number ->
            [one] hält
           *[other] halten
        } dem Zauber stand ({ $roll }).
       *[other] { $figure } { $figure_number ->
            [one] würfelt
           *[other] würfeln
        } gegen den Zauber ({ $roll }): { $points ->
            [one] { $points } Punkt bleibt
           *[other] { $points } Punkte bleiben
        }.
    }

events-spell-shrugged =
    { $reason ->
        [immune] { $figure } { $figure_number ->
            [one] ist
           *[other] sind
        } gegen diesen Zauber gefeit.
        [no_metal] Der Rost findet bei { $figure } nichts, was rosten kann, weder getragen noch zuletzt geführt.
       *[proof] { $figure } { $figure_number ->
            [one] ist
           *[other] sind
        } geschützt: Der Zauber bleibt ohne Wirkung.
    }

events-magic-readied = { $hero } beginnt die Herausforderung; je Basiszauber: { SIGNED($change) }.

events-special_spell-chosen = { $hero } nimmt einen Spezialzauber mit: { $shown_spell }.
events-special_spell-laid_down = { $hero } legt einen Spezialzauber ab: { $shown_spell }.
cards-special_spell-chosen = Für die Herausforderung gewählt
cards-basic_spell-cast =
    { $mine ->
        [yes] { $outcome ->
            [failure] { $shown_spell } misslingt dir
            [miscast] Du verpatzt { $shown_spell }
           *[success] Du zauberst { $shown_spell } auf { $target }
        }
       *[no] { $hero } zaubert { $shown_spell } auf dich
    }
cards-spell-cast =
    { $mine ->
        [yes] Du zauberst: { $shown_spell }
       *[no] { $hero } zaubert: { $shown_spell }
    }
cards-scroll-read =
    { $mine ->
        [yes] Du liest: { $spell ->
            [none] { $scroll }
           *[other] { $shown_spell }
        }
       *[no] { $hero } liest: { $spell ->
            [none] { $scroll }
           *[other] { $shown_spell }
        }
    }

events-guild_spell-learned = { $hero } erlernt einen Gildenzauber: { $shown_spell }.

events-basic_spell-cast =
    { $outcome ->
        [failure] { $hero } scheitert mit { $shown_spell } ({ $roll }).
        [miscast] { $hero } verpatzt { $shown_spell }: zwei schwarze Schilde, der Zug ist zu Ende.
       *[success] { $hero } zaubert { $shown_spell } auf { $target }: { $roll }.
    }

events-tally-corrected = Berichtigt bei { $hero }: gelungene Zauber { SIGNED($successes) }, misslungene { SIGNED($failures) }.

events-magic_tier-reached = { $hero } erreicht Magiestufe { $tier }.

events-set_spell-spent = { $hero } hat einen Zauber des Satzes verbraucht: { $shown_spell }.
events-set_spell-regained = { $hero } verfügt wieder über einen Zauber des Satzes: { $shown_spell }.

events-regeneration-thrown =
    { $kept ->
        [yes] { $hero } regeneriert den Zauber ({ $roll }): { $shown_spell }.
       *[no] { $hero } regeneriert den Zauber nicht ({ $roll }): { $shown_spell }.
    }

events-scroll-read =
    { $spell ->
        [none] { $hero } liest eine Spruchrolle: { $scroll }.
       *[other] { $hero } liest eine Spruchrolle: { $shown_spell }.
    }

events-monster_spell-cast = { $kind } { $kind_number ->
        [one] zaubert
       *[other] zaubern
    }: { $shown_spell }.

events-monster-summoned = Dem Ruf von { $figure } folgen ({ $roll }): { $called }.

house_rules-HR-TIER-DICE-title = Würfel der Magiestufen
house_rules-HR-TIER-DICE-steady = Grün/Grün, Grün/Weiß, Weiß/Weiß, Schwarz/Weiß, Schwarz/Schwarz.
house_rules-HR-TIER-DICE-swift = Grün/Grün, Weiß/Weiß, Schwarz/Weiß, dann zweimal Schwarz/Schwarz.
house_rules-HR-TIER-DICE-slow = Grün/Grün, zweimal Grün/Weiß, Weiß/Weiß, Schwarz/Weiß.

house_rules-HR-MISCAST-title = Zauberpatzer
house_rules-HR-MISCAST-one_spell = Er zählt als zwei Fehlschläge und verbraucht einen Zauber.
house_rules-HR-MISCAST-two_spells = Er zählt als zwei Fehlschläge und verbraucht zwei Zauber.

house_rules-HR-BASIC-RECOUNT-title = Basiszauber bei verlorener Intelligenz
house_rules-HR-BASIC-RECOUNT-at_once = Verlorene Intelligenz kürzt die Basiszauber sofort.
house_rules-HR-BASIC-RECOUNT-fixed_at_start = Ihre Zahl steht mit dem Beginn der Herausforderung fest.

house_rules-HR-FIREBALL-DEFENCE-title = Verteidigung gegen den Feuerball
house_rules-HR-FIREBALL-DEFENCE-undefended = Gegen den Feuerball des Zauberers gibt es keine Verteidigung.
house_rules-HR-FIREBALL-DEFENCE-defended = Das Ziel verteidigt sich wie gegen eine Waffe.

house_rules-HR-REGEN-MAX-title = Höchste Regeneration des Kampfmagiers
house_rules-HR-REGEN-MAX-white = Es zählen nur noch weiße Schilde.
house_rules-HR-REGEN-MAX-white_or_black = Es zählen weiße und schwarze Schilde.

house_rules-HR-REGEN-TEMP-title = Regeneration temporärer Zauber
house_rules-HR-REGEN-TEMP-never = Zauber eines temporären Satzes lassen sich nicht regenerieren.
house_rules-HR-REGEN-TEMP-allowed = Sie lassen sich wie alle anderen regenerieren.

house_rules-HR-SPECIAL-TWICE-title = Spezialzauber doppelt wählen
house_rules-HR-SPECIAL-TWICE-once = Jeder Spezialzauber kommt höchstens einmal mit.
house_rules-HR-SPECIAL-TWICE-twice = Jeder darf zweimal gewählt werden.

house_rules-HR-UNSORTED-SPELLS-title = Sicht für Steinsperre und Schattenversteck
house_rules-HR-UNSORTED-SPELLS-area = Sie brauchen den Sichtbereich.
house_rules-HR-UNSORTED-SPELLS-line = Sie brauchen eine Sichtlinie.

house_rules-HR-TEMP-ONCE-title = Zauber eines temporären Satzes
house_rules-HR-TEMP-ONCE-once = Jeder gelingt einmal und ist dann für immer fort.
house_rules-HR-TEMP-ONCE-each_quest = Jeder gelingt einmal in jeder Herausforderung.

spells-fireball = Feuerball
spells-minor_healing = Heilzauber (Basiszauber)
spells-shield_spell = Schutzschild
spells-genie = Flaschengeist
spells-heal_body = Heilzauber
spells-stone_skin = Granithaut
spells-courage = Tapferkeit
spells-veil_of_mist = Nebelschleier
spells-pass_through_rock = Durch-die-Wand
spells-tempest = Gewitter
spells-sleep = Morpheus Arme
spells-cloak_of_shadows = Schattenversteck
spells-wall_of_stone = Steinsperre
spells-swift_wind = Rückenwind
spells-escape = Flucht
spells-chaos_fireball = Feuerball (Chaos)
spells-firestorm = Feuersturm
spells-lightning_bolt = Blitzschlag
spells-command = Befehl
spells-fear = Furcht
spells-deep_sleep = Tiefschlaf
spells-cloud_of_chaos = Chaoswolke
spells-chaos_tempest = Gewitter (Chaos)
spells-rust = Rost
spells-summon_orcs = Orks rufen
spells-summon_undead = Untote rufen
spells-ball_of_flame = Feuerball (Grundspiel)
spells-fire_of_wrath = Flammenzorn
spells-invisibility = Unsichtbarkeit
spells-life_1 = Spruch 1 (Leben)
spells-life_2 = Spruch 2 (Leben)
spells-life_3 = Spruch 3 (Leben)
spells-life_4 = Spruch 4 (Leben)
spells-heavens_1 = Spruch 1 (Himmel)
spells-heavens_2 = Spruch 2 (Himmel)
spells-heavens_3 = Spruch 3 (Himmel)
spells-heavens_4 = Spruch 4 (Himmel)
spells-light_1 = Spruch 1 (Licht)
spells-light_2 = Spruch 2 (Licht)
spells-light_3 = Spruch 3 (Licht)
spells-light_4 = Spruch 4 (Licht)
spells-beasts_1 = Spruch 1 (Bestien)
spells-beasts_2 = Spruch 2 (Bestien)
spells-beasts_3 = Spruch 3 (Bestien)
spells-beasts_4 = Spruch 4 (Bestien)
spells-shadows_1 = Spruch 1 (Schatten)
spells-shadows_2 = Spruch 2 (Schatten)
spells-shadows_3 = Spruch 3 (Schatten)
spells-shadows_4 = Spruch 4 (Schatten)
spells-death_1 = Spruch 1 (Tod)
spells-death_2 = Spruch 2 (Tod)
spells-death_3 = Spruch 3 (Tod)
spells-death_4 = Spruch 4 (Tod)
spells-guild_1 = Gildenzauber 1
spells-guild_2 = Gildenzauber 2
spells-guild_3 = Gildenzauber 3
spells-guild_4 = Gildenzauber 4
spells-guild_5 = Gildenzauber 5
spells-guild_6 = Gildenzauber 6
spells-guild_7 = Gildenzauber 7
spells-guild_8 = Gildenzauber 8
spells-guild_9 = Gildenzauber 9
spells-guild_10 = Gildenzauber 10
spells-guild_11 = Gildenzauber 11
spells-guild_12 = Gildenzauber 12
spells-skaven_1 = Skavenzauber 1
spells-skaven_2 = Skavenzauber 2
spells-skaven_3 = Skavenzauber 3
spells-skaven_4 = Skavenzauber 4
spells-skaven_5 = Skavenzauber 5
spells-skaven_6 = Skavenzauber 6
spells-skaven_7 = Skavenzauber 7
spells-skaven_8 = Skavenzauber 8

spell_texts-as_agreed = Es geschieht, was die Runde vereinbart hat.
spell_texts-fireball = Jeder Totenschädel ist ein Punkt Schaden.
spell_texts-minor_healing = Jeder Totenschädel bringt einen Punkt Körperkraft zurück.
spell_texts-shield_spell = Jeder Totenschädel gibt einen Verteidigungswürfel mehr, bis der Träger einen Punkt Körperkraft verliert.
spell_texts-genie = Er greift irgendwo auf dem Brett mit fünf Würfeln an oder öffnet eine Tür und zeigt, was dahinter liegt.
spell_texts-heal_body = Ein Held erhält bis zu vier verlorene Punkte Körperkraft zurück.
spell_texts-stone_skin = Zwei Verteidigungswürfel mehr, bis der Held verletzt wird.
spell_texts-courage = Zwei Angriffswürfel mehr beim nächsten Angriff.
spell_texts-veil_of_mist = Beim nächsten Zug darf der Held über Felder gehen, auf denen Monster stehen.
spell_texts-pass_through_rock = Beim nächsten Zug darf der Held durch Mauern gehen; massiver Fels wird zur Falle.
spell_texts-tempest = Das Ziel setzt seinen nächsten Zug aus.
spell_texts-sleep = Das Ziel schläft ein. Für jeden Punkt Intelligenz wirft es einen Würfel: Helden hält ein weißer Schild wach, Monster ein schwarzer.
spell_texts-cloak_of_shadows = Zwei mal zwei Felder liegen für den Rest der Herausforderung im Schatten: Wer dort steht, greift nicht an, wird nicht angegriffen und zaubert nicht.
spell_texts-wall_of_stone = Eine Mauer über zwei Felder mit 1 Körperkraft, die sich mit sechs Würfeln verteidigt.
spell_texts-swift_wind = Beim nächsten Zug würfelt der Held mit doppelt so vielen Bewegungswürfeln.
spell_texts-escape = Der Magier verschwindet. Wo er nun steht, bleibt geheim, bis ihn wieder jemand sieht.
spell_texts-chaos_fireball = Zwei Punkte Schaden; von zwei W6 nimmt jede 5 oder 6 einen weg.
spell_texts-firestorm = Alle anderen im Raum verlieren drei Punkte; von zwei W6 nimmt jede 5 oder 6 einen weg.
spell_texts-lightning_bolt = In gerader Linie bis zur nächsten Wand verliert jeder zwei Punkte, ohne Verteidigung.
spell_texts-command = Der Spielleiter führt einen Helden. Eine 6 auf einem W6 je Punkt Intelligenz befreit ihn.
spell_texts-fear = Ein Held greift nur noch mit einem Würfel an, bis eine 6 auf einem W6 je Punkt Intelligenz ihn befreit.
spell_texts-deep_sleep = Ein Held schläft und verteidigt sich nicht. Eine 6 auf einem W6 je Punkt Intelligenz weckt ihn.
spell_texts-cloud_of_chaos = Alle Helden im Raum oder Gang sind wie im Schlaf gelähmt. Eine 6 auf einem W6 je Punkt Intelligenz befreit.
spell_texts-chaos_tempest = Ein Held setzt seinen nächsten Zug aus.
spell_texts-rust = Ein Stück aus Metall rostet: getragene Rüstung oder die zuletzt benutzte Waffe. Artefakte bleiben verschont.
spell_texts-summon_orcs = Ein W6 sagt, wie viele Orks rings um den Magier erscheinen.
spell_texts-summon_undead = Ein W6 sagt, welche Untoten rings um den Magier erscheinen.
spell_texts-ball_of_flame = Zwei Punkte Schaden. Das Ziel wirft zwei Würfel: Jeder weiße Schild eines Helden oder schwarze Schild eines Monsters hebt einen auf.
spell_texts-fire_of_wrath = Ein Punkt Schaden, es sei denn, ein Würfel zeigt beim Helden einen weißen oder beim Monster einen schwarzen Schild.
spell_texts-invisibility = Der Held ist nicht zu sehen. Über sein Feld darf jeder ziehen, aber dort nicht stehen bleiben.

commands-cast_basic_spell = Basiszauber sprechen
commands-choose_special_spells = Spezialzauber auswählen
commands-cast_special_spell = Spezialzauber sprechen
commands-cast_set_spell = Zauber eines Satzes sprechen
commands-read_scroll = Spruchrolle lesen
commands-learn_guild_spell = Gildenzauber erlernen
commands-draw_spell_set = Zaubersatz finden
commands-change_spell_tally = Zauberzählung berichtigen
commands-cast_monster_spell = Monster zaubert
commands-name_spell = Zauber benennen
commands-name_own_spell = Zauber benennen

errors-magic-no_caster = { $hero } kann keine Zauber sprechen.
errors-magic-too_little_mind = { $hero } hat zu wenig Intelligenz, um zu zaubern.
errors-magic-no_wizard = Das kann nur ein Zauberer. { $hero } ist keiner.
errors-magic-tally_unchanged = Das würde an der Zählung nichts ändern. Gib eine andere Zahl ein.
errors-magic-cannot_read = { $hero } hat zu wenig Intelligenz, um Spruchrollen zu lesen.
errors-magic-no_mage = { $kind } { $kind_number ->
        [one] kann
       *[other] können
    } nicht zaubern.
errors-magic-masters_no_more = { $kind } { $kind_number ->
        [one] beherrscht
       *[other] beherrschen
    } nicht mehr als { $limit } Zauber.

errors-spell-unknown = Diesen Zauber gibt es nicht: { $spell }.
errors-spell-of_another_kind = So lässt sich dieser Zauber nicht sprechen: { $spell }.
errors-spell-not_open = Dieser Zauber steht fest und wird nicht benannt: { $spell }.
errors-spell-not_in_book = { $hero } hat diesen Zauber nicht in seinem Buch.
errors-spell-named_already = Dieser Zauber hat schon einen Namen: { $spell }. Ändern kann ihn der Spielleiter im Katalog.
errors-spell-no_pattern = Wie dieser Zauber kann kein anderer wirken: { $spell }. Wähle eine andere Vorlage.
errors-spell-none_left = { $hero } hat diesen Zauber verbraucht: { $spell }.
errors-spell-set_not_held = { $hero } besitzt keinen Zaubersatz mit diesem Zauber.
errors-spell-targets = Wähle eine andere Zahl von Zielen für diesen Zauber: { $spell }.
errors-spell-no_target = Dieser Zauber braucht wenigstens ein Ziel: { $spell }.
errors-spell-heroes_only = Dieser Zauber wirkt nur auf Helden: { $spell }.
errors-spell-too_late = { $hero } ist mit diesem Zauber nicht mehr zu helfen.
errors-spell-holds_already = Dieser Zauber wirkt dort schon: { $spell }.
errors-spell-not_in_area = Das Ziel ist nicht im Sichtbereich: { $spell } (Kap. 8).
errors-spell-not_in_line = Es besteht keine Sichtlinie: { $spell } (Kap. 8).
errors-spell-never_seen = Das Ziel war noch nie zu sehen (Kap. 8).
errors-spell-hidden = Niemand weiß, wo das Ziel gerade ist (Kap. 8).
errors-spell-path = Die Figur im Weg kann weder der Zauberer noch das Ziel sein.

errors-special_spells-chosen_already = { $hero } hat für diese Herausforderung schon gewählt.
errors-special_spells-too_many = { $hero } darf höchstens { $number } Spezialzauber mitnehmen.
errors-special_spells-not_open = Diesen Zauber kann { $hero } nicht (noch einmal) wählen.

errors-guild-not_here = { $hero } kann die Akademien nur zwischen den Herausforderungen besuchen.
errors-guild-too_soon = { $hero } braucht { $quests ->
        [one] { $quests } bestandene Herausforderung
       *[other] { $quests } bestandene Herausforderungen
    } und einen hinzugewonnenen Punkt Intelligenz.
errors-guild-learnt_already = { $hero } beherrscht diesen Gildenzauber schon.
errors-guild-no_price = Der Spielleiter hat für diesen Gildenzauber noch keinen Preis genannt: { $spell }.

errors-scroll-no_scroll = Das ist keine Spruchrolle: { $item }.

actions-cast_basic_spell = Basiszauber
actions-cast_special_spell = Spezialzauber
actions-cast_set_spell = Zauber aus einem Satz
actions-cast_monster_spell = Zaubern
actions-read_scroll = Spruchrolle lesen
actions-name_own_spell = Zauber benennen
actions-choose_special_spells = Spezialzauber wählen

asked-read_scroll-item_id = Welche Spruchrolle?
asked-name_own_spell-spell = Welcher Zauber?
asked-name_own_spell-name = Wie heißt er auf eurer Karte?
asked-name_own_spell-text = Was er tut, in wenigen Worten
asked-choose_special_spells-spells = Welche Zauber nimmst du mit in die Herausforderung?

unsaid-read_scroll-spell = etwas anderes
