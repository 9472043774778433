# Words of the rule calculator: what its fields are called, and what is wrong with a described figure.
rules-anybody = Held
rules-change_mind_points = Intelligenz verlieren oder zurückgewinnen
rules-heal_injury = Verletzung heilen
rules-mark_lost_gear = Verlorene Ausrüstung markieren
rules-roll_dice = Würfel eines Wertes werfen
rules-wear_item = Rost, Scharten und Bruch
rules-give_item = Etwas erhalten

rulebook_page-hint = Ein Wort, eine Zahl oder ein Kürzel, zum Beispiel Sturz, 15.1 oder HQ-9-FALL; Tippfehler machen nichts
rulebook_page-nothing = Versuche es mit einem einzelnen Wort, etwa Gift oder Schild, oder mit der Nummer eines Kapitels.

errors-figure-there_already = Dieses Kürzel ist vergeben: { $figure }. Gib jeder Figur ein eigenes.
errors-figure-start_of_class = Diese Klasse beginnt mit { $expected }. Trage diesen Wert ein.
errors-figure-above_cap = Diese Klasse kann höchstens { $maximum } dazugewinnen.
errors-figure-above_attribute = Mehr als der Grundwert geht nicht: höchstens { $maximum }.
errors-figure-stands_without_points = Wer steht, hat mindestens 1 Körperkraft. Wähle sonst einen anderen Zustand.

errors-magic_order-missing = Der Orden fehlt. Wähle einen.
errors-magic_order-not_open = Diesen Orden gibt es für die Klasse nicht: { $magic_order }. Wähle einen anderen.

errors-recovery-unknown = Das ist kein Ergebnis der Ohnmachts- oder Tod-Tabelle in diesem Zustand: { $recovery }

errors-wear-impossible = Das kann diesem Gegenstand nicht zustoßen: { $item }.

errors-house_rule-contradiction = Zu { $rule } stehen zwei verschiedene Möglichkeiten da. Wähle eine.

rows-heroes-title = Held { $number }
rows-heroes-one_more = Noch ein Held

rows-monsters-title = Monster { $number }
rows-monsters-one_more = Noch ein Monster

rows-items-title = Gegenstand { $number }
rows-items-one_more = Noch ein Gegenstand

rows-effects-title = Wirkung { $number }
rows-effects-one_more = Noch eine Wirkung

rows-spell_sets-title = Zaubersatz { $number }
rows-spell_sets-one_more = Noch ein Zaubersatz

rows-trap_markers-title = Gefundene Falle { $number }
rows-trap_markers-one_more = Noch eine gefundene Falle

rows-firestorms-title = Feuersbrunst { $number }
rows-firestorms-one_more = Noch eine Feuersbrunst

rows-casts-title = Gewirkter Zauber { $number }
rows-casts-one_more = Noch ein gewirkter Zauber

pool_of-attack = Angriff
pool_of-defence = Verteidigung
pool_of-reasons = Wurf

states-standing = steht
states-fainted = ohnmächtig
states-dead = tot
states-lost = endgültig tot
states-slain = besiegt
states-gone = nicht mehr da

choices-cause-rust = Rost
choices-cause-notch = Scharte oder Beule
choices-cause-breakage = Bruch

choices-harm-body = Körperkraft
choices-harm-mind = Intelligenz

choices-begins-heroes = die Helden
choices-begins-monsters = die Monster

choices-buyer-town = Laden in der Stadt
choices-buyer-goblin_trader = Goblinhändler

choices-condition-standing = steht
choices-condition-fainted = ohnmächtig
choices-condition-dead = tot
choices-condition-lost = endgültig tot

choices-injuries-both = Angriff und Verteidigung
choices-injuries-attack = Angriff
choices-injuries-defence = Verteidigung
choices-injuries-movement = Bewegung

choices-means-melee = Nahkampf
choices-means-ranged = Schuss
choices-means-thrown = Wurf

choices-passed-true = bestanden
choices-passed-false = nicht bestanden

choices-sight-direct = freie Sichtlinie
choices-sight-indirect = nur an anderen vorbei
choices-sight-none = keine Sicht

choices-passage-open = freies Feld
choices-passage-door = durch eine Tür
choices-passage-slanted_door = schräg durch eine Tür
choices-passage-double_door = durch eine Doppeltür
choices-passage-secret_door = durch eine Geheimtür

fields-heroes = Helden
fields-monsters = Monster
fields-items = Gegenstände
fields-effects = Wirkungen
fields-spell_sets = Zaubersätze
fields-casts = Gewirkte Zauber
fields-hero_id = Wer?
fields-hero_ids = Welche Helden?
fields-monster_id = Welches Monster?
fields-figure_id = Wer?
fields-attacker_id = Wer greift an?
fields-target_id = Auf wen?
fields-target_ids = Auf wen alles?
fields-second_target_id = Auf wen danach?
fields-to_id = Für wen?
fields-lost_id = Wer ist endgültig tot?
fields-next_in_path = Wer steht als Nächster im Weg?
fields-figure_in_path = Wer steht im Weg?
fields-others = Wen trifft es noch?
fields-inside = Wer ist noch drinnen?
fields-front = Gegner vorn
fields-side = Gegner zur Seite
fields-left = Gegner links
fields-right = Gegner rechts
fields-rear = Gegner hinten
fields-name = Name
fields-player = Spieler
fields-id = Kürzel
fields-hero_class = Klasse
fields-start_equipment = mit Startausrüstung
fields-begins = Wer schlägt zuerst zu?
fields-kind = Art
fields-attack = Angriff
fields-defence = Verteidigung
fields-body = Körperkraft
fields-mind = Intelligenz
fields-movement = Bewegung
fields-further_attacks = Weitere Angriffswerte
fields-abilities = Weitere Fähigkeiten
fields-blue_defence = verteidigt mit blauen Würfeln
fields-spells_cast = Schon gewirkte Zauber
fields-points = Punkte
fields-body_points = Körperkraft jetzt
fields-mind_points = Intelligenz jetzt
fields-gained_body = Körperkraft dazugewonnen
fields-gained_mind = Intelligenz dazugewonnen
fields-gold = Gold
fields-quest_points = Questpunkte
fields-quests_passed = Bestandene Herausforderungen
fields-last_weapon = Zuletzt benutzte Waffe
fields-missed_rounds = Runden auszusetzen
fields-healer_debt = Schulden beim Heiler
fields-condition = Zustand
fields-recovery = Ergebnis der Tabelle
fields-injuries = Verletzungen
fields-on_quest = in einer Herausforderung
fields-magic_order = Orden
fields-cast_successes = Gelungene Basiszauber
fields-cast_failures = Misslungene Basiszauber
fields-basic_limit = Intelligenz zu Beginn der Herausforderung
fields-special_spells = Gewählte Spezialzauber
fields-guild_spells = Gelernte Gildenzauber
fields-content_id = Was?
fields-contents = Inhalt
fields-item_id = Welcher Gegenstand?
fields-thing_id = Was davon?
fields-weapon_id = Welche Waffe?
fields-flask_id = Welches Fläschchen?
fields-ingredients = Welche Zutaten?
fields-note = Notiz
fields-text = Beschreibung
fields-place = Wo?
fields-cause = Wodurch?
fields-means = Womit?
fields-change = Änderung
fields-amount = Wie viel?
fields-number = Anzahl
fields-passed = bestanden
fields-price = Preis
fields-buyer = Wer kauft?
fields-quest_allows = die Herausforderung erlaubt es
fields-rusty = rostig
fields-notches = Scharten
fields-fall_damage = Sturzschäden
fields-damaged = beschädigt
fields-broken = zerbrochen
fields-oiled = geölt
fields-magic_lost = Magie verloren
fields-effect = Wirkung
fields-lore = Lehre
fields-permanent = dauerhaft
fields-spell = Welcher Zauber?
fields-spells = Welche Zauber?
fields-scroll = Spruchrolle, die nicht im Stapel sein darf
fields-pool = Welche Würfel?
fields-unarmed = mit bloßen Händen
fields-diagonal = diagonal
fields-adjacent = auf einem Nachbarfeld
fields-distance = Entfernung in Feldern
fields-sight = Sicht
fields-passage = Dazwischen
fields-room_behind = hinter dem Ziel ist Platz
fields-room_behind_first = hinter dem ersten ist Platz
fields-room_behind_second = hinter dem zweiten ist Platz
fields-moves_between = zieht dazwischen
fields-stops_short = lässt Nachbarn aus
fields-stops = bleibt dort stehen
fields-turned = hat sich umgedreht
fields-poisonous_tail = giftiger Schwanz
fields-again = zweite Bewegung
fields-second = noch einmal im selben Zug
fields-handler_in_sight = Bändiger in Sicht
fields-in_line = freie Sichtlinie
fields-in_area = im Sichtbereich
fields-seen_before = war schon in Sicht
fields-furniture_in_path = Möbel im Weg
fields-area = Raum oder Gang
fields-square = Feld
fields-rubble = Wo das Geröll liegen bleibt
fields-escape = Ausweichfeld
fields-trap = Welche Falle?
fields-distant = nur der Auslöser liegt hier
fields-reaches_beyond = Bewegung reicht bis dahinter
fields-heroes_inside = Helden in der Grube
fields-enemies_in_sight = Monster oder Kampf in Sicht
fields-same_room = Falle im selben Raum
fields-found = Gefundene Fallen (Felder)
fields-secret_doors = Gefundene Geheimtüren
fields-chest = Welche Truhe?
fields-trapped = noch mit Falle
fields-poisonous = vergiftet
fields-other_card = Text einer eigenen Schicksalskarte
fields-monsters_in_play = Monster im Spiel
fields-actions = Die drei Aktionen
fields-has_acted = hat schon gehandelt
fields-announced_before = vor der ersten Aktion angesagt
fields-harm = Welche Punkte?
fields-weakness = Was wird schwächer?
fields-by_poison = durch Gift
fields-at_bench = am Alchimistentisch
fields-dungeon = Das Spielbrett
fields-revealed = Aufgedeckte Räume und Gänge
fields-exhausted = Erschöpfte Räume und Gänge
fields-all_exhausted = die ganze Karte ist erschöpft
fields-trap_markers = Gefundene Fallen
fields-blocked = Verschüttete Felder
fields-firestorms = Feuersbrünste
fields-safe_chests = Entschärfte Truhen
fields-open_chests = Offene Truhen
fields-treasure_out = Gezogene Schatzkarten
fields-searched_furniture = Durchsuchte Möbel
fields-deck = Welcher Stapel?
fields-card = Welche Karte?
fields-furniture = Welches Möbelstück?
fields-piece = Welches davon?
fields-turn_order = Reihenfolge der Runde
fields-trade_id = Kürzel des Tauschs
fields-wanted_gold = Gold dafür
fields-gives = Was wird angeboten?
fields-wants = Was dafür?
fields-town_mode = Wie kauft man ein?
fields-during_quest = auch während einer Herausforderung
fields-is_here = ist da
fields-visitor = Wer kommt vorbei?
fields-monster_ids = Welche Monster?
fields-beside = Neben wem?
fields-count = Wie viele?
fields-hidden = nur die Spielleitung sieht es
fields-pits = Gruben
fields-beyond = weiter, als die Bewegung reicht
