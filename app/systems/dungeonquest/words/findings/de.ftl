findings-rolled_for_first = Um den Startspieler: { $players } werfen { $dice }.
findings-first_player = Startspieler ist { $first_player }, für das ganze Spiel.
findings-setup_steps = Aufbau: { $steps }.
findings-start_order = Reihenfolge: { $order }.
findings-start_room = Das Turmzimmer { $tower } ist frei.
findings-component_limited = In der Schachtel sind nur { $in_box }.
findings-component_unlimited = Geht nie aus: Nehmt etwas anderes dafür.
findings-variants = Gewählte Varianten: { $variants }.
findings-turn_order = Als Nächstes: { $next }.
findings-status_phase = Zustandsphase: { $steps }.
findings-actions = Möglich: { $legal }.
findings-no_action = Nichts ist möglich: ein toter Punkt.
findings-timing = { $decides } legt die Reihenfolge fest.
findings-ability = { $optional ->
        [yes] Freiwillig.
       *[no] Muss ausgeführt werden.
    }
findings-dragon_cards = { $reshuffle ->
        [yes] Drachenkarten zurückgemischt: { $cards_back }.
       *[no] Die Drachenkarten bleiben liegen.
    }
findings-sun_moves = Die Sonne zieht auf Feld { $position }.
findings-sun_stays = Die Sonne bleibt auf dem letzten Feld.
findings-no_sunset_roll = Hier wird nicht gegen den Sonnenuntergang geworfen.
findings-sunset_odds = Die Sonne geht bei { $number } oder weniger unter: { $ways } von { $of }.
findings-sunset = Wurf { $roll }: Die Sonne geht unter.
findings-no_sunset = Wurf { $roll }: Die Sonne scheint noch.
findings-sun_step = Die Sonne zieht auch jetzt weiter.
findings-no_sun_step = Die Sonne bleibt stehen.
findings-sunset_deaths = Tot: { $dead }. Überlebt: { $survivors }.
findings-test_odds = { $attribute } { $value }: geschafft mit höchstens { $limit }, { $ways } von { $of }; mit allen Markern { $ways_with_tokens }.
findings-test_rolled = Gewürfelt { $dice }, Summe { $sum } gegen { $value }.
findings-tokens_spent = Marker ausgegeben: { $spent }. Die Summe ist jetzt { $sum }.
findings-test_passed = { $sum } gegen { $value }: geschafft.
findings-test_failed = { $sum } gegen { $value }: misslungen. Ein Marker kommt dazu, jetzt { $tokens }.
findings-token_gained = Ein Marker kommt dazu: { $tokens }.
findings-no_token_gained = Geschafft, also kein Marker.
findings-tokens_weighed = { $passed ->
        [yes] Summe { $sum }: geschafft, übrig { $tokens }.
       *[no] Summe { $sum }: misslungen; mindestens nötig wären { $least }. Marker danach: { $tokens }.
    }
findings-modifier = Zur Summe kommt dazu: { $modifier }.
findings-may_move = Der Weg nach { $direction } ist offen; Hindernisse: { $obstacles }.
findings-monster_waits = Hier wartet ein Monster, der Raumeffekt entfällt.
findings-effect_follows = { $room }: jetzt der Raumeffekt.
findings-tile_laid = Plättchen gelegt, Pfeil nach { $arrow }; offen: { $openings }.
findings-may_enter = Du darfst den Raum betreten.
findings-room_taken = Dort steht schon ein Held.
findings-passage_usable = Der Durchgang ist offen.
findings-passage_blocked = Der Durchgang ist versperrt: { $blocked_by }.
findings-portcullis_passed = Das Fallgitter ist oben.
findings-portcullis_held = Das Fallgitter hält, der Zug endet.
findings-door_card = Eine Türkarte wird gezogen.
findings-door_passed = Die Tür geht auf.
findings-door_held = { $turn_ends ->
        [yes] Die Tür bleibt zu, der Zug endet.
       *[no] Die Tür bleibt zu; du darfst einen anderen Weg versuchen.
    }
findings-way_free = Der Weg ist frei.
findings-obstacles_ignored = Türen und Fallgitter zählen nicht.
findings-obstacles_count = Türen und Fallgitter zählen.
findings-may_search = Du darfst hier durchsuchen.
findings-may_not_search = Du darfst hier nicht durchsuchen: { $hindrance }.
findings-search_card = Eine Durchsuchungskarte; der Raum ist durchsucht.
findings-card_resolved = Die Karte kommt auf: { $goes_to }.
findings-card_drawn = Gezogen, noch { $deck_cards } im Stapel.
findings-deck_reshuffled = Der Ablagestapel ist gemischt; gezogen, noch { $deck_cards }.
findings-deck_exhausted = Dieser Stapel ist aufgebraucht.
findings-rune_usable = Die Rune wirkt jetzt und geht dann in die Schachtel.
findings-rune_used = Die Rune ist verbraucht.
findings-rune_not_now = Jetzt lässt sich die Rune nicht nutzen.
findings-loot_value = Wert: { $value } Gold.
findings-wounded = Wunden: { $wounds } von { $life }.
findings-wounded_to_death = Wunden: { $wounds } von { $life }, tot.
findings-healed = Geheilt { $healed }, verfallen { $lost }; Wunden jetzt { $wounds }.
findings-dies = Der Held stirbt: { $cause }.
findings-lives = Der Held überlebt.
findings-what_death_does = Der Zug endet; Karten und Marker gehen zurück.
findings-monster_player = Das Monster spielt { $monster_player }.
findings-no_dead_end = Kein toter Punkt: { $legal }.
findings-stuck = Hier geht es jetzt nicht weiter; der Zug endet.
findings-spared = Nur Helden stehen im Weg: Gnade, der Zug endet.
findings-dead_end = Toter Punkt. Hilft eine Karte oder Fähigkeit?
findings-helped = Es gibt noch einen Ausweg.
findings-dies_at_dead_end = Lebendig begraben: der Held stirbt.
findings-monster_by_card = Die Karte bringt ein Monster.
findings-monster_by_token = Am Marker wartet ein Monster; der Raumeffekt entfällt.
findings-no_monster = Kein Monster.
findings-roles = { $hero_player } spielt den Helden, { $monster_player } das Monster.
findings-encounter_begins = Eine Monsterkarte; nur der Name wird genannt.
findings-token_stays = Der Monstermarker bleibt.
findings-token_goes = Der Monstermarker geht.
findings-cards_revealed = { $hero_card } gegen { $monster_card }: Held { $new_hero_wounds }, Monster { $new_monster_wounds } Wunden.
findings-hero_falls = Der Held fällt; der Marker bleibt.
findings-monster_falls = Das Monster fällt; der Marker geht, der Zug endet.
findings-hero_falls_first = Beide sind am Ende: der Held fällt zuerst, der Marker bleibt.
findings-both_fall = Beide fallen; der Marker geht.
findings-both_stand = Beide leben noch.
findings-round_follows = { $may_flee ->
        [yes] Flucht ist möglich, sonst noch eine Runde.
       *[no] Keine Flucht möglich: noch eine Runde.
    }
findings-flight_failed = Die Flucht misslingt: noch eine Runde.
findings-flight_penalty = Die Flucht gelingt; Strafe { $escape_penalty }, Wunden jetzt { $wounds }.
findings-fled_to = Geflohen nach { $direction }.
findings-unseen_monster = Eine Monsterkarte liegt verdeckt da.
findings-wants_to_flee = Der Held will fliehen.
findings-wants_to_fight = Der Held kämpft.
findings-solitaire_fled = Entwischt, ohne Strafe; ein Monstermarker bleibt.
findings-solitaire_caught = Erwischt: Strafe { $escape_penalty }, Wunden jetzt { $wounds }.
findings-solitaire_round = Wurf { $roll }, Wunden jetzt: Held { $hero_wounds }, Monster { $monster_wounds }.
findings-no_return = Der Tod bei Sonnenuntergang ist endgültig.
findings-returns = { $chooser } wählt das Turmzimmer für die Rückkehr.
findings-return_tower = Zurück im Turmzimmer { $tower }.
findings-way_down = Der Weg hinab steht offen.
findings-below = In die Katakomben, Marker nach { $direction }; der Zug endet.
findings-catacomb_card = Katakombenkarte Nummer { $cards }.
findings-leaves_catacombs = Der Held steigt hinauf.
findings-stays_below = Der Held bleibt unten.
findings-no_offer = Die Karte bietet keinen Ausgang.
findings-first_leg = Erste Strecke: Feld { $square }.
findings-second_leg = Wurf { $roll } nach { $direction }: Feld { $square }.
findings-second_leg_hurt = Wurf { $roll } nach { $direction }: Feld { $square } an der Außenmauer, { $new_wounds ->
        [one] 1 Wunde.
       *[other] { $new_wounds } Wunden.
    }
findings-cards_sorted = Zur Beute: { $loot }. Abgelegt: { $discarded }.
findings-no_return_dead = Tot, bevor der Weg hinauf zu Ende war.
findings-returns_to_room = Zurück in einem erforschten Raum.
findings-returns_to_new_tile = Zurück auf einem neuen Plättchen, das liegt, wie man will.
findings-walked_below = Bis Spalte { $column }, Zeile { $row }; übrig { $steps_left }.
findings-leave_normally = Hier beginnt der Zug ohne Besonderheit.
findings-pit_survived = Am Abgrund vorbei; der Zug endet.
findings-pit_fallen = In den Abgrund gestürzt: tot.
findings-bridge_cross = Über die Brücke.
findings-bridge_stop = Vor der Brücke stehen geblieben; der Zug endet.
findings-bridge_back = Zurück, woher der Held kam.
findings-bridge_crossed = Drüben, und gleich weiter in das nächste Feld.
findings-bridge_far_side = Drüben; dort geht es nicht weiter, der Zug endet.
findings-bridge_obstacle = Drüben; jetzt das Hindernis.
findings-bridge_fall = Gestürzt: { $new_wounds ->
        [one] 1 Wunde, ab in die Katakomben.
       *[other] { $new_wounds } Wunden, ab in die Katakomben.
    }
findings-bridge_death = Gestürzt: { $new_wounds ->
        [one] 1 Wunde, tot.
       *[other] { $new_wounds } Wunden, tot.
    }
findings-rotated = Die Kammer dreht sich; offen jetzt: { $openings }. Der Zug endet.
findings-darkness_closed = Im Dunkeln ist kein Ausgang frei; der Zug endet.
findings-darkness_again = Wurf { $roll }: versperrt, neu werfen.
findings-darkness_exit = Wurf { $roll }: hinaus nach { $direction }.
findings-draws_card = Eine Karte wird gezogen: { $draw }.
findings-same_side = Auf derselben Seite: keine Probe.
findings-barrier_passed = Durch.
findings-barrier_held = Kein Durchkommen, der Zug endet.
findings-corridor_again = Derselbe Korridor noch einmal: der Zug endet.
findings-corridor_first = In diesem Zug ist dieser Korridor zum ersten Mal dran.
findings-moves_on = Weiter nach: { $exits }.
findings-no_way_on = Kein Ausgang; der Zug endet.
findings-treasure_draw_dragon_card = Noch eine Drachenkarte.
findings-treasure_leave = Hinaus aus der Schatzkammer.
findings-chamber_open = Ein Raum auf { $fields } Feldern, offen für alle.
findings-web_free = Ohne Probe hinaus.
findings-own_side_only = Nur auf der eigenen Seite: { $exits }.
findings-tower_choice = Im Turmzimmer: { $options }.
findings-tower_details = Hindernisse zählen; der Sprung in einen anderen Turm nur beim Betreten.
findings-on_side = Auf dieser Seite: { $side }.
findings-escaped = Entkommen, mit { $value } Gold.
findings-game_over = Das Spiel ist vorbei.
findings-game_goes_on = Das Spiel geht weiter.
findings-everybody_lost = Niemand hat überlebt: alle haben verloren.
findings-somebody_survived = Es gibt Überlebende.
findings-totals = Gold: { $totals }.
findings-winner = { $decided_by ->
        [best_card] { $winners } gewinnt mit { $total } Gold: Bei Gleichstand zählt die wertvollste Beute.
        [number_of_cards] { $winners } gewinnt mit { $total } Gold: Bei Gleichstand zählen mehr Karten.
       *[other] { $winners } gewinnt mit { $total } Gold.
    }
findings-shared_victory = { $winners } gewinnen gemeinsam.
findings-solitaire_differs = Allein gilt es anders.
findings-solitaire_same = Allein gilt das genauso.
findings-may_escape = Die Beute genügt.
findings-may_not_escape = Eine Schatzkarte fehlt.
findings-torchlight = Plättchen nach: { $tiles }.
findings-no_torchlight = Kein neues Plättchen.
findings-uses = { $what ->
        [rune] { $hero } nutzt die Rune.
        [ability] { $hero } nutzt eine Fähigkeit.
       *[card] { $hero } nutzt eine behaltene Karte.
    }
