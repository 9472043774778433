permissions-own_turn = den eigenen Zug führen
commands-add_combatants = Kreaturen dazu
commands-describe_combatant = Angaben
commands-set_hit_points = Trefferpunkte
commands-change_tag = Merkmal
commands-remove = Aus dem Kampf
commands-set_surprised = Überraschung festlegen
commands-set_noticed = Bemerken festlegen
commands-set_table = Was die Spieler sehen
commands-keep_group = Gruppe merken
commands-roll_initiatives = Initiative würfeln
commands-set_initiative = Initiative setzen
commands-settle_tie = Gleichstand
commands-move_in_order = Reihenfolge ändern
commands-begin_fight = Kampf beginnen
commands-next_turn = Zug beenden
commands-end_fight = Kampf beenden
commands-use_means = Aktion, Reaktion, Gegenstand
commands-walk = Bewegung
commands-lose_air = Atem
commands-in_reach = Reichweite
commands-pass_time = Zeit vergeht
commands-hide = Verstecken
commands-make_noise = Lärm
commands-search = Nach jemandem suchen
commands-find = Nach Verborgenem suchen
commands-set_ground = Spielfeld
commands-mark_ground = Schwieriges Gelände
commands-place = Aufstellen
commands-walk_to = Bewegung
events-combatants-added = Dazu: { $names }.
events-combatant-changed =
    { $what ->
        [initiative] { $name }: Initiative { $value }.
        [used] { $value ->
            [action] { $name } nutzt die Aktion.
            [bonus_action] { $name } nutzt die Bonusaktion.
            [reaction] { $name } reagiert.
            [second_object] { $name } benutzt einen Gegenstand mit der Aktion.
           *[object] { $name } benutzt einen Gegenstand.
        }
        [given_back] { $name } bekommt zurück: { $value }.
        [move] { $name } bewegt sich, das kostet { $value } m.
        [meets_unseen] { $name } geht auf etwas Ungesehenes zu: { $value }.
        [stopped] { $value ->
            [0] Etwas steht { $name } im Weg: stehen geblieben.
           *[other] { $name } bewegt sich { $value } m weit; dort steht etwas im Weg.
        }
        [stand_up] { $name } steht auf, das kostet { $value } m.
        [fall_prone] { $name } legt sich hin.
        [take_back] { $name } nimmt die letzte Strecke zurück.
        [held] { $name } hält die Luft an.
        [choked] { $name } bekommt keine Luft mehr.
        [breathes] { $name } bekommt wieder Luft.
        [suffocates] { $name } hat zu lange keine Luft: auf 0 Trefferpunkte.
        [hit_points] { $name }: { $value } Trefferpunkte.
        [tagged] { $name }: { $value }.
        [untagged] { $name }: nicht mehr { $value }.
        [removed] { $name } ist aus dem Kampf.
        [restored] { $name } ist wieder dabei.
        [surprise_set] Die Überraschung von { $name } ist festgelegt.
        [near] { $name } steht in Reichweite von { $value }.
        [away] { $name } ist außer Reichweite von { $value }.
        [provokes] { $name } verlässt die Reichweite von { $value }: Gelegenheitsangriff möglich.
        [reach_free] { $name } verlässt die Reichweite von { $value }, ohne dass ein Gelegenheitsangriff folgt.
        [waits] { $name } ist { $value } Runden länger ohne Luft.
        [hides] { $name } versteckt sich.
        [noise] { $name } macht Lärm und ist nicht mehr versteckt.
        [spots] { $name } sucht und entdeckt { $value }.
        [misses] { $name } sucht und entdeckt { $value } nicht.
        [finds] { $name } findet etwas{ $value ->
            [none] {""}
           *[other] : { $value }
        }.
        [finds_nothing] { $name } findet nichts{ $value ->
            [none] {""}
           *[other] : { $value }
        }.
        [placed] { $name } ist aufgestellt.
       *[details] Angaben zu { $name } geändert.
    }{ $ruled ->
        [yes] {" "}(Die Spielleitung bestimmt.)
       *[no] {""}
    }
means-action = Aktion
means-bonus_action = Bonusaktion
means-reaction = Reaktion
means-object = Gegenstand
events-order-changed =
    { $names ->
        [none] Die Reihenfolge ist gesetzt.
       *[other] Die Reihenfolge ist geändert: { $names }.
    }
events-fight-began =
    { $names ->
        [none] Der Kampf beginnt.
       *[other] Der Kampf beginnt. Überrascht: { $names }.
    }
events-turn-began = Runde { $round }: { $name } ist am Zug.
events-fight-ended = Der Kampf ist vorbei.
events-table-changed =
    { $what ->
        [keep] Gruppe gemerkt: { $name }.
        [forget] Gruppe vergessen: { $name }.
        [ground] Das Spielfeld ist geändert.
        [noticed] Wer wen bemerkt, ist festgelegt.
       *[set] Die Ansicht der Spieler ist geändert.
    }
errors-combatant-unknown = Diese Kreatur gibt es nicht mehr.
errors-combatants-too_many = Ein Kampf fasst höchstens { $most } Kreaturen.
errors-initiative-all_rolled = Alle haben schon eine Initiative.
errors-initiative-missing = Erst braucht jede Kreatur eine Initiative. Würfle oder trage sie ein.
errors-tie-open = Entscheide erst den Gleichstand.
errors-tie-none = Da gibt es keinen Gleichstand mehr.
errors-fight-runs = Der Kampf läuft schon.
errors-fight-none = Noch hat kein Kampf begonnen. Beginne erst einen.
errors-turn-not_own = Das geht nur im eigenen Zug.
errors-means-none = Das ist schon verbraucht.
errors-means-not_granted = Keine Fähigkeit gibt eine Bonusaktion.
errors-movement-too_little = Dafür ist zu wenig Bewegung übrig.
errors-movement-none = Da ist keine Strecke, die man zurücknehmen könnte.
errors-group-empty = Es ist kein Monster da, das man merken könnte.
errors-group-unknown = Eine Gruppe dieses Namens ist nicht gemerkt.
sample-monsters = 3 Goblin +2, Stadtwache +1
sample-group = Wachposten
errors-passage-none = Durch diesen Platz führt kein Weg: feindlich und weniger als zwei Größen Unterschied.
errors-passage-no_stopping = Auf dem Platz einer anderen Kreatur darf man nicht stehen bleiben.
errors-movement-no_way = So weit reicht die Bewegung nicht, oder der Weg ist versperrt.
errors-air-nobody = Alle bekommen Luft.
errors-hide-seen = Alle sehen diese Kreatur deutlich. Vor ihnen kann sie sich nicht verstecken.
errors-search-not_hidden = Diese Kreatur versteckt sich nicht.
errors-ground-none = Dieser Kampf hat kein Spielfeld. Lege erst eines aus.
errors-ground-small = Ein Spielfeld hat wenigstens 4 Felder auf jeder Seite.
errors-ground-beside = Dieses Feld liegt neben dem Spielfeld.
errors-ground-not_placed = Diese Kreatur steht nicht auf dem Spielfeld. Stelle sie erst auf.
errors-tie-not_players = Diesen Gleichstand entscheidet die Spielleitung.
passport_values-hit_points = Trefferpunkte: { $hit_points }
