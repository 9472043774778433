# What follows from a ruling in a described case.
answers-arman_gessep = { $applies ->
        [yes] { $figure }: am ersten Klick grünes Startsymbol beim Schaden.
       *[no] Für { $figure } ändert diese Klärung nichts.
    }
answers-chest_116 = { $applies ->
        [yes] Truhe { $chest }: Entschärfen ab { $disarm }.
       *[no] Zu Truhe { $chest } sagt diese Klärung nichts.
    }
answers-jawless_jenkins = { $applies ->
        [yes] Der volle Name lautet „{ $name }“.
       *[no] Für { $figure } ändert diese Klärung nichts.
    }
answers-young_rich = { $applies ->
        [yes] Der volle Name lautet „{ $name }“.
       *[no] Für { $figure } ändert diese Klärung nichts.
    }
answers-point_costs = { $figure } kostet auf Stufe { $level } { $points } Punkte{ $difference ->
        [none] .
       *[other] , die andere Stufe { $difference } mehr.
    }
answers-entrances = { $legal ->
        [yes] Diese Eingänge sind erlaubt.
       *[no] Nicht erlaubt: mehrere Eingänge in Sektion { $shared }.
    }
answers-melee_counterattack = { $allowed ->
        [yes] Erlaubt: der Gegenangriff zielt auf den Angreifer.
       *[no] Nicht erlaubt: er muss auf { $attacker } zielen.
    }
answers-ranged_counterattack = { $counterattack ->
        [yes] Nach dem Schaden darf der Verteidiger zurückschlagen.
       *[no] Der Schaden hat den Verteidiger ausgeschaltet: kein Gegenangriff.
    }
answers-leader_actions = { $dice ->
        [0] Kein Wurf: { $actions } Aktionen.
       *[other] Gewürfelt: { $faces }. Damit { $actions } Aktionen, { $extra_actions } mehr als sonst.
    }
answers-leader_healing = { $reason ->
        [heals] { $clicks } Klick darf geheilt werden.
        [calm] Keine Heilung: die Figur ist nicht demoralisiert.
        [enemy] Keine Heilung: die Figur ist nicht befreundet.
       *[far] Keine Heilung: andere Sektion, kein Feld nebenan.
    }
answers-swim = Wasser ist freies Gelände; Verteidigung { $defence }{ $bonus ->
        [0] .
       *[other] , { $bonus } davon durch das Wasser.
    }
answers-attack_or_movement = { $allowed ->
        [yes] Erlaubt: Bewegung { $movement }.
       *[no] Nicht erlaubt: ein Feind grenzt an. Bewegung { $movement }.
    }{ $attack_cost ->
        [none] {""}
       *[other] {" "}Der Angriff kostet { $attack_cost }.
    }{ $breaks_away ->
        [yes] {" "}Mit { $face } losgerissen.
        [no] {" "}Mit { $face } nicht losgerissen.
       *[none] {""}
    }
answers-bonus_attack_cost = { $cost ->
        [none] Dazu sagt diese Klärung nichts; Bewegung { $movement }.
       *[other] Der Angriff kostet { $cost }, danach bleiben { $movement_left }.
    }
answers-number_of_actions = Es bleiben { $actions } Aktionen; Mage Spawn dürfen aktiviert werden.
answers-remove_tokens = { $removed ->
        [yes] Die Aktionsmarken kommen weg.
       *[no] Die Aktionsmarken bleiben: { $tokens }.
    }
answers-summon = Aktionsmarken bei der Rückkehr: { $tokens }.
answers-frenzy_order = { $before ->
        [everybody] Zuerst: { $must_first }, vor allen anderen.
        [mage_spawn] Zuerst unter den Mage Spawn: { $must_first }.
       *[nobody] Keine Figur muss zuerst.
    } Erlaubt: { $may }. Nicht erlaubt: { $may_not }.
answers-artefact_ability = Es gilt: { $ability }.{ $replaced ->
        [none] {""}
       *[other] {" "}Ersetzt wird { $replaced }.
    }
answers-artefact_after_click = Es gilt weiter: { $ability }.{ $replaced ->
        [none] {""}
       *[other] {" "}Ersetzt wird { $replaced }.
    }
answers-damage_effect = { $damage_effect ->
        [yes] { $ability } ist ein Schadenseffekt.
       *[no] { $ability } braucht einen Angriff: kein Schadenseffekt.
    }
answers-trap_damage = { $hit ->
        [yes] { $damage } Schaden. Ohne Wirkung: { $ignored }.
       *[no] Nicht getroffen: { $damage } Schaden.
    }
answers-surprise_attack = Schaden { $damage }: { $base } durch den Überraschungsangriff, { $extra } dazu.
answers-poison = { $clicks ->
        [0] Der Angriff gelang: kein Klick durch diese Klärung.
       *[other] Der Angriff misslang: { $clicks } Klick durch Gift.
    }
answers-poison_targets = Je 1 Klick durch Gift: { $poisoned }.
answers-curse_and_healing = Geheilt um { $healed_clicks }, danach { $clicks } Klick Schaden: zusammen { $net }.
answers-curse_and_enhancement = { $clicks } Klick durch den Fluch.
answers-curse_and_confusion = { $clicks } Klick durch den Fluch.
answers-curse = Klicks durch den Fluch: { $clicks }.{ $causes ->
        [none] {""}
       *[other] {" "}Ursache: { $causes }.
    }
answers-frost_tokens = Frostmarken: { $frost_tokens }. Versuche, sie loszuwerden: { $attempts }.
answers-frost_movement = Erst { $before_frost } mit dem Bonus, nach dem Frost { $movement }.
answers-frost_attack = { $allowed ->
        [yes] Der Angriff für 0 Bewegungspunkte ist erlaubt.
       *[no] Kein Angriff: die Aktionen dieser Runde gehen in die Frostmarke.
    }
answers-magic_resistance = { $hindered ->
        [no] Die eigene Fähigkeit wirkt ungehindert.
       *[other] Von fremden Fähigkeiten sagt diese Klärung nichts.
    }
answers-magic_shot = { $passes ->
        [yes] Der Magische Schuss geht hindurch.
       *[other] Davon sagt diese Klärung nichts.
    }
answers-shot_range = Die Strecke zählt { $fields } Felder.
answers-magic_enhancement = { $affects_figure ->
        [yes] Betroffen sind der Fernkampfangriff der Figur wie auch sie selbst.
       *[no] Die Figur grenzt nicht an: keine Wirkung.
    }
answers-shockwave = { $only_friendly ->
        [yes] Erlaubt, selbst wenn es bloß befreundete Figuren trifft.
       *[no] Erlaubt.
    }
answers-terror_roll = { $roll_needed ->
        [no] Kein Wurf auf Schrecken.
       *[yes] Gewürfelt: { $faces }.
    }{ $allowed ->
        [yes] {" "}Die Figur darf dorthin.
       *[no] {" "}Die Figur darf in dieser Runde nicht dorthin; sie bleibt stehen, zahlt den Schritt nicht und darf anderswohin.
    }
answers-terror_adjacent = { $roll_needed ->
        [yes] Hier fällt ein Wurf auf Schrecken an.
       *[no] Kein Wurf auf Schrecken.
    }
answers-terror_path = { $whole_path ->
        [yes] Der ganze Weg ist frei. Würfe: { $faces }.
       *[no] Der Weg endet auf Feld { $reached }. Würfe: { $faces }. In dieser Runde gesperrt: { $banned_this_round }.
    }
answers-terror_after_break_away = Kein Wurf auf Schrecken.
answers-counterattack = { $reason ->
        [target] Diese Figur darf zurückschlagen.
        [no_target] Kein Gegenangriff: diese Figur war kein Ziel.
        [healed] Kein Gegenangriff: diese Figur soll geheilt werden.
       *[eliminated] Kein Gegenangriff: diese Figur ist ausgeschaltet.
    }
answers-counterattack_purpose = { $allowed ->
        [yes] Dafür ist ein Gegenangriff da.
       *[no] Nicht erlaubt: ein Gegenangriff heilt nicht.
    }
answers-counterattack_chain = { $allowed ->
        [yes] Das Ziel darf zurückschlagen.
       *[no] Kein Gegenangriff.
    }
answers-fire_lightning = Zurückschlagen: { $counterattack_by }. Kein Gegenangriff: { $no_counterattack }.
answers-shockwave_counterattacks = Niemand darf zurückschlagen.
answers-counterattack_target = { $allowed ->
        [yes] Erlaubt: ein Gegenangriff, gegen den Angreifer.
       *[no] Nicht erlaubt: einziges Ziel ist { $attacker }.
    }
answers-who_counterattacks = { $possible ->
        [yes] Gegen den Angreifer zurückschlagen: { $counterattack_by }. Kein Gegenangriff: { $no_counterattack }.
       *[no] Niemand darf zurückschlagen.
    }
answers-experience = { $gains ->
        [yes] Die Punkte bekommt{ $points_to ->
            [none] {" "}der Spieler dieser Figur.
           *[other] {" "}{ $points_to }.
        }
       *[no] Niemand bekommt Punkte.
    }
answers-trap_experience = Reihenfolge: { $order }. Erfahrungspunkte: { $points }.
answers-hero_team = { $legal ->
        [yes] Dieses Team ist erlaubt.
       *[no] Nicht erlaubt, Mage Spawn an Stelle: { $wrong }.
    }
answers-spawn_friends = { $friendly ->
        [yes] Sie sind einander freundlich gesinnt.
       *[other] Davon sagt diese Klärung nichts.
    }
answers-spawn_pool = { $legal ->
        [yes] Dieser Pool ist erlaubt.
       *[no] Nicht erlaubt, andere Fraktion an Stelle: { $wrong }.
    }
answers-conversion = { $number ->
        [0] Keine Figur passt: es wird nichts aufgestellt.
       *[other] { $picks ->
            [opponent] { $count } gleich gute Kombinationen für zusammen { $total } Punkte, der Gegner wählt; die erste: { $first }.
           *[nobody] Aufzustellen: { $first }, zusammen { $total } Punkte.
        }
    }
answers-move_token = { $reason ->
        [free] Diese Monstermarke darfst du bewegen.
        [out] Nicht erlaubt: sie liegt mit einem deiner Helden in einer Sektion.
       *[in] Nicht erlaubt: dort steht einer deiner Helden.
    }
answers-token_opens_door = { $allowed ->
        [yes] Die Tür geht auf, danach bleiben { $movement_left } Bewegungspunkte.
       *[no] Zu wenig Bewegungspunkte: { $cost } sind nötig.
    }
answers-conversion_and_reaction = { $triggered ->
        [yes] Die Bewegung löst die Fähigkeit aus.
       *[no] Nicht ausgelöst: aufgestellt ist nicht bewegt.
    }
answers-free_turn = { $free_turn ->
        [yes] Gratisdrehung für { $free_turns }.
       *[no] Keine Gratisdrehung.
    }
answers-passing_free_turn = Gratisdrehung für den passierten Feind.
answers-passing_end = { $reason ->
        [free] Dort darf die Figur enden.
        [start] Nicht erlaubt: das eigene Startfeld ist nicht leer.
        [occupied] Nicht erlaubt: das Feld ist besetzt.
       *[apart] Nicht erlaubt: das Feld grenzt nicht an.
    }
answers-passing_break_away = { $roll_needed ->
        [yes] Lösungsversuch wegen der anderen Feinde: { $other_enemies }.
       *[no] Kein Lösungsversuch.
    }
answers-sweep_and_passing = Beide zählen als auf { $attacker_on } stehend, Blick auf { $facing }.
answers-rotating_room = Türen, die das Spiel verlassen: { $removed }.
answers-difficult_terrain = { $difficult_terrain ->
        [no] Kein schwieriges Gelände.
       *[other] Davon sagt diese Klärung nichts.
    }
answers-teleport = { $may_teleport ->
        [yes] Die Figur darf teleportieren.
       *[no] Kein Teleport, aber gewöhnliche Bewegung.
    }
answers-open_door = { $allowed ->
        [yes] Diese Tür lässt sich öffnen.
       *[no] Nicht erlaubt: sie liegt auf keiner Seitenlinie des Feldes.
    }
answers-open_door_step = { $allowed ->
        [yes] Die Figur zieht hindurch.
       *[no] Die Tür ist zu.
    }
answers-door_used = { $used ->
        [yes] Die Tür zählt als benutzt.
       *[no] Die Tür ist noch unbenutzt.
    }
answers-door_closes = { $closes ->
        [yes] Die Tür fällt sofort zu.
        [no] Die Tür bleibt offen.
       *[other] Davon sagt diese Klärung nichts.
    }
answers-leave_dungeon = { $allowed ->
        [yes] Die Figur geht hinaus, danach bleiben { $movement_left } Bewegungspunkte.
       *[no] Zu wenig Bewegungspunkte: { $cost } ist nötig.
    }
answers-who_leaves = { $allowed ->
        [yes] Helden dürfen hinaus.
       *[no] Nicht erlaubt: { $figure } bleibt im Dungeon.
    }
answers-leave_by_passing = { $allowed ->
        [yes] Die Figur geht hinaus, danach bleiben { $movement_left } Bewegungspunkte.
       *[no] Zu wenig Bewegungspunkte: { $needed } sind nötig.
    }
answers-steal = { $may_try ->
        [yes] Ein Versuch ist möglich; er ist kein Angriff.
       *[no] Keine Bewegungspunkte mehr: kein Versuch.
    }
answers-theft_counterattack = { $allowed ->
        [yes] Das Opfer darf zurückschlagen.
       *[no] Das Opfer ist ausgeschaltet: kein Gegenangriff.
    }
answers-theft_drop = { $drops ->
        [stolen] Der Dieb lässt das eben gestohlene Stück fallen, andere behält er: { $kept }.
        [nothing] Der Dieb behält alles.
       *[rulebook] Der Dieb ist ausgeschaltet: es gelten die üblichen Regeln für verlorene Schätze.
    }
answers-tie_break = { $winner ->
        [none] Weiterhin unentschieden: { $tied }.
       *[other] { $winner } gewinnt.
    } Summen: { $sums }.
answers-non_hero_levels = Stufe { $level }; die Summe bleibt { $sum }.
