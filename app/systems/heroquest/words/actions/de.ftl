# What people do at the table, as short as a button: one for every action of the menu.
actions-attack = Angreifen
actions-sweep = Rundumschlag
actions-attack_mind = Psychischer Angriff
actions-attack_twice = Zweimal angreifen
actions-spider_attack = Spinnenangriff
actions-turn_round = Langsam wenden
actions-dragon_fight = Drachenkampf
actions-breathe_fire = Feuer speien
actions-throw_fireball = Feuerball werfen
actions-scream = Schreien
actions-pass_through = Durch einen Helden ziehen
actions-control_monster = Gehorsam prüfen
actions-pass_square = Feld durchqueren
actions-pick_up = Vom Boden aufheben
actions-ready_weapon = Waffe wechseln
actions-move_roll = Bewegung
actions-move_monster = Bewegen
actions-search_for_treasure = Schätze suchen
actions-search_furniture = Möbel durchsuchen
actions-search_for_traps = Fallen suchen
actions-spring_trap = Falle auslösen
actions-disarm_trap = Falle entschärfen
actions-jump_trap = Falle überspringen
actions-climb_out = Aus der Grube steigen
actions-disarm_chest = Truhe entschärfen
actions-open_chest = Truhe öffnen
actions-cast_basic_spell = Basiszauber
actions-cast_special_spell = Spezialzauber
actions-cast_set_spell = Zauber aus einem Satz
actions-cast_monster_spell = Zaubern
actions-read_scroll = Spruchrolle lesen
actions-prove_mind = Intelligenzprobe
actions-break_free = Sich losreißen
actions-end_effect = Wirkung beenden
actions-impose_effect = Zustand geben
actions-drink_potion = Trank trinken
actions-throw_potion = Trank werfen
actions-oil_weapon = Waffe ölen
actions-give_item_to = Etwas weitergeben
actions-give_gold_to = Gold geben
actions-loot_hero = Gefallenen plündern
actions-find_ingredient = Zutat finden
actions-brew_potion = Trank brauen
actions-transmute_item = In Gold verwandeln
actions-wear_item = Abnutzung
actions-heal_with_herbs = Mit Kräutern heilen
actions-use_nimbleness = Gewandtheit nutzen
actions-revive_hero = Aufhelfen
actions-cure_plague = Seuche heilen
actions-miss_round = Aussetzen
actions-take_poison = Gift abbekommen
actions-suffer_injury = Verletzung abbekommen
actions-leave_behind = Zurücklassen
actions-mark_lost_gear = Ausrüstung markieren
actions-banish_regeneration = Trollbann
actions-roll_fate = Schicksal würfeln
actions-reveal_area = Raum aufdecken
actions-explode_firestorm = Feuersbrunst
actions-draw_turn_order = Reihenfolge ziehen
actions-start_quest = Herausforderung beginnen
actions-close_quest = Herausforderung beenden

# Other words by which people look for an action.
also_called-reveal_area = Tür öffnen Gang
also_called-close_quest = Abschließen Treppe hinauf
also_called-start_quest = Aufbrechen Losziehen Treppe hinunter
also_called-open_chest = Schatz
also_called-roll_fate = Zufall Ereignis

# How an action asks for something, where it can say more than the field's own name.
to_remember-demonic_save = Rettungswurf: blau, je Punkt einer
to_remember-incorporeal = Rettungswurf: weiß, je Punkt einer
to_remember-regeneration = Regeneration: weiße Schilde wehren auch ab

asked-drink_potion-item_id = Welcher Trank?

asked-throw_potion-item_id = Welcher Trank?
asked-throw_potion-monster_id = Auf wen?

asked-oil_weapon-flask_id = Welches Öl?
asked-oil_weapon-item_id = Welche Waffe?

asked-ready_weapon-item_id = Welche Waffe?

asked-pick_up-item_id = Was?

asked-read_scroll-item_id = Welche Spruchrolle?

asked-transmute_item-item_id = Womit?
asked-transmute_item-thing_id = Was wird zu Gold?

asked-give_item_to-item_id = Was?
asked-give_item_to-to_id = Wem?

asked-give_gold_to-to_id = Wem?

asked-loot_hero-items = Was nimmt er mit?
asked-loot_hero-lost_id = Wen?

asked-heal_with_herbs-to_id = Wen?

asked-find_ingredient-note = Welche Zutat?

asked-search_for_treasure-area = Wo?

asked-search_for_traps-area = Wo?

asked-search_furniture-area = Wo?

asked-reveal_area-area = Wie heißt er?

asked-spring_trap-square = Auf welchem Feld? (wenn es einen Namen hat)

asked-disarm_trap-square = Auf welchem Feld? (wenn es einen Namen hat)

asked-jump_trap-square = Auf welchem Feld? (wenn es einen Namen hat)

asked-disarm_chest-points = Schaden, wenn es misslingt

asked-sweep-target_ids = Wen, in der angesagten Richtung?

asked-breathe_fire-target_ids = Wen auf der Linie? Wer am nächsten steht, zuerst.

asked-attack_twice-target_id = Auf wen zuerst?

asked-pass_through-target_id = Durch welchen Helden?

asked-pass_square-figure_id = Wer zieht?
asked-pass_square-target_id = Über wen hinweg?

asked-scream-target_ids = Wer hört den Schrei?

asked-close_quest-passed = Wie ging sie aus?

# What it means to answer nothing.
unsaid-drink_potion-to_id = selbst trinken

unsaid-read_scroll-spell = etwas anderes
