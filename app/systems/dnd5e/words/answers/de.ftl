decimal-sign = ,
because-overridden = Von der Spielleitung so bestimmt.
because-hide_attempt =
    { $can_hide ->
        [yes] { $hides_from ->
            [none] Niemand sieht klar zu: Verstecken ist möglich.
           *[other] Verstecken ist möglich vor: { $hides_from }. Klar gesehen von: { $seen_by }.
        }
       *[no] Verstecken ist nicht möglich: klar gesehen von { $seen_by }.
    }
because-noise =
    { $noise ->
        [yes] Der Lärm verrät die Stelle.
       *[no] Ohne Lärm bleibt die Stelle unverraten.
    }
because-invisible_creature =
    { $can_hide ->
        [yes] { $invisible ->
            [yes] Unsichtbar: Ein Versuch ist immer erlaubt, mit einem Wurf auf Heimlichkeit.
           *[no] Nicht klar gesehen: Ein Versuch ist erlaubt, mit einem Wurf auf Heimlichkeit.
        }
       *[no] Sichtbar und klar gesehen: kein Versuch.
    }
because-signs =
    { $noticed ->
        [yes] { $quiet ->
            [yes] Die Anwesenheit wird bemerkt.
           *[no] Nicht leise: Die Anwesenheit wird bemerkt.
        }
        [none] Ob Spuren auffallen, entscheidet die passive Wahrnehmung.
       *[no] Die Anwesenheit bleibt unbemerkt.
    }
because-active_search =
    { $found ->
        [yes] Die Suche gelingt: gefunden.
       *[no] Die Suche gelingt nicht: nicht gefunden.
    }
because-passive_perception =
    { $state ->
        [advantage] 10, Weisheit { SIGNED($wis_mod) }, Übriges { SIGNED($others) }, Vorteil +5: { $value }.
        [disadvantage] 10, Weisheit { SIGNED($wis_mod) }, Übriges { SIGNED($others) }, Nachteil −5: { $value }.
       *[none] 10, Weisheit { SIGNED($wis_mod) }, Übriges { SIGNED($others) }: { $value }.
    }
because-passive_comparison =
    { $noticed ->
        [yes] Heimlichkeit { $stealth } gegen passive Wahrnehmung { $passive }: bemerkt.
       *[no] Heimlichkeit { $stealth } gegen passive Wahrnehmung { $passive }: unbemerkt.
    }
because-object_outside_combat = Du sagst, was du tust; die Spielleitung erzählt, was geschieht. Ein Wurf ist zunächst nicht nötig.
because-object_cost =
    { $rule ->
        [DND-OBJ-2] Der erste Gegenstand im Zug ist frei.
        [DND-OBJ-3] Ein weiterer Gegenstand kostet die Aktion{ $allowed ->
            [yes] .
           *[no] , und die ist verbraucht.
        }
        [DND-OBJ-4] Magisches und Besonderes kostet die Aktion{ $allowed ->
            [yes] .
           *[no] , und die ist verbraucht.
        }
       *[DND-OBJ-5] Sperriges kostet die Aktion{ $allowed ->
            [yes] .
           *[no] , und die ist verbraucht.
        }
    }
because-right_place =
    { $right_place ->
        [yes] Gesucht wird an der richtigen Stelle.
       *[no] Die Suche erfasst das Versteck nicht.
    }
because-find_hidden =
    { $found ->
        [yes] Die Probe gelingt: gefunden.
       *[no] { $right_place ->
            [yes] Die Probe reicht nicht: nicht gefunden.
           *[no] Nicht gefunden, was auch immer die Probe zeigt.
        }
    }
because-hold_breath =
    { $choked ->
        [yes] Wer gewürgt wird, kann die Luft nicht anhalten.
       *[no] Die Luft reicht für { $seconds } Sekunden, das sind { $rounds } Runden.
    }
because-out_of_air = Ohne Luft { $rounds ->
        [one] noch { $rounds } Runde.
       *[other] noch { $rounds } Runden.
    }
because-suffocation =
    { $can_breathe ->
        [yes] Wer atmet, fällt nicht; die Uhr steht.
       *[no] { $survives ->
            [one] { $survives } Runde ohne Luft, dann auf 0 am Beginn des eigenen Zuges Nummer { $turn }.
           *[other] { $survives } Runden ohne Luft, dann auf 0 am Beginn des eigenen Zuges Nummer { $turn }.
        }
    }
because-drops_in_round = Das ist in Runde { $round }.
because-suffocation_recovery =
    { $can_breathe ->
        [yes] Mit Luft sind Stabilisieren und Heilung wieder möglich.
       *[no] Ohne Luft weder Stabilisieren noch Trefferpunkte.
    }
because-combat_steps =
    { $next ->
        [surprise] Als Nächstes: Überraschung.
        [positions] Als Nächstes: Aufstellung.
        [initiative] Als Nächstes: Initiative.
        [turns] Als Nächstes: Zug um Zug.
        [next_round] Als Nächstes: die neue Runde.
       *[none] Der Kampf ist vorbei.
    }
because-round_clock = Runde { $round } beginnt { $seconds } Sekunden nach dem ersten Zug.
because-positions = Die Spielleitung stellt alle auf.
because-stealthy =
    { $stealthy ->
        [yes] Jemand ist heimlich: Die Würfe werden verglichen.
       *[no] Niemand ist heimlich: Alle bemerken sich.
    }
because-noticed_by =
    { $noticed ->
        [yes] { $observer } bemerkt { $hider }.
       *[no] { $observer } bemerkt { $hider } nicht.
    }
because-surprised =
    { $surprised ->
        [none] Niemand ist überrascht.
       *[other] Überrascht: { $surprised }.
    }
because-surprised_turn =
    { $free ->
        [yes] Bewegung, Aktion und Reaktion sind frei.
       *[no] Überrascht: bis der erste Zug endet, weder Bewegung noch Aktion noch Reaktion.
    }
because-rolled = { $name }: Initiative { $total }.
because-shared = Ein Wurf für: { $names }.
because-fixed = Diese Reihenfolge gilt in allen Runden.
because-tie = Gleichstand bei { $initiative }: Er muss entschieden werden.
because-tie_decided =
    { $order ->
        [none] { $by ->
            [players] Die Spieler der Gleichen entscheiden.
            [game_master] Die Spielleitung entscheidet.
           *[other] Die Spielleitung entscheidet, oder jeder wirft einen W20.
        }
       *[other] Die Reihenfolge: { $order }.
    }
because-turn =
    { $allowed ->
        [yes] Bewegung und eine Aktion, in beliebiger Reihenfolge.
       *[no] Mehr, als ein Zug hergibt.
    }
because-talk = Kurze Worte und Gesten sind frei.
because-idle = Nichts zu tun ist erlaubt; ausweichen oder etwas vorbereiten hilft den Unentschlossenen.
because-bonus_action =
    { $left ->
        [yes] Eine Bonusaktion ist da.
       *[no] { $can_act ->
            [yes] { $granted ->
                [yes] Mehr als eine Bonusaktion gibt es in keinem Zug.
               *[no] Nichts gibt eine Bonusaktion.
            }
           *[no] Ohne Aktionen auch keine Bonusaktion.
        }
    }
because-timing =
    { $timing ->
        [none] Wann im Zug, ist frei.
       *[other] Wann, steht fest: { $timing }.
    }
because-reaction =
    { $allowed ->
        [yes] Die Reaktion ist da.
       *[no] Die Reaktion ist verbraucht.
    }
because-reaction_order =
    { $otherwise ->
        [yes] Sie sagt selbst, wann sie kommt; danach geht der Zug weiter.
       *[no] Sie folgt gleich auf den Auslöser; danach geht der Zug weiter.
    }
because-reaction_returns = Wieder da in Runde { $round } bei { $count }.
because-movement = Verbraucht { $used } von { $speed } m, noch { $left } m.
because-refused = Teil { $leg } geht nicht: Es ist zu wenig übrig.
because-switch_speed = { $speed } − { $used }: noch { $left } m.
because-terrain =
    { $difficult ->
        [yes] { $metres } m schwieriges Gelände kosten { $cost } m.
       *[no] { $metres } m kosten { $cost } m.
    }
because-fall_prone = Sich hinlegen kostet nichts.
because-stand_up = Aufstehen kostet { $cost } m bei einer Rate von { $speed } m.
because-can_stand =
    { $possible ->
        [yes] Übrig sind { $left } m: Das reicht.
       *[no] { $prone ->
            [yes] Übrig sind { $left } m: Das reicht nicht.
           *[no] Wer steht, muss nicht aufstehen.
        }
    }
because-passage =
    { $hostile ->
        [no] Durch Freunde darf man hindurch.
       *[yes] { $may_pass ->
            [yes] Größenunterschied { $difference }: hindurch geht.
           *[no] Größenunterschied { $difference }: zu wenig, um hindurchzukommen.
        }
    }
because-no_stopping = Stehen bleiben darf man dort nicht.
because-leave_reach =
    { $provokes ->
        [yes] Ein Gelegenheitsangriff wird ausgelöst.
       *[no] Kein Gelegenheitsangriff.
    }
because-size_category =
    { $more ->
        [yes] { $size }: ein Quadrat von { $side } m oder mehr.
       *[no] { $size }: ein Quadrat von { $side } m.
    }
because-flying = Davon steht hier nichts: Die Spielleitung entscheidet.
size-tiny = Winzig
size-small = Klein
size-medium = Mittelgroß
size-large = Groß
size-huge = Riesig
size-gargantuan = Gigantisch
errors-names-order = Nenne genau die Gleichen.
prompts-stealth-title = Heimlichkeit
prompts-stealth-text = Wirf einen W20.
prompts-perception-title = Wahrnehmung
prompts-perception-text = Wirf einen W20.
prompts-initiative-title = Initiative
prompts-initiative-text = Wirf einen W20 für jeden Platz, von oben nach unten.
prompts-tie-title = Gleichstand
prompts-tie-text = Wirf einen W20; der höhere ist zuerst dran.
