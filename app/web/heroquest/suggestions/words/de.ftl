# Words of the suggestion for a monster.
suggestion = Vorschlag
suggest_instead = Dein Ziel statt des Vorschlags
next_suggestion = Nächster Vorschlag
play_it = So spielen
whole_turn = Ganzer Zug, die App würfelt
temper = Wesensart
temper_is = Wesensart: { $temper }
suggest_whom = Was es sonst tun kann
suggest_hits = trifft
suggest_fells = fällt
suggest_no_fall_row = nein
suggest_no_fall = fällt nicht
suggest_expected = im Mittel
suggest_risk = Gefahr
suggest_why = Warum?
suggest_no_rule = Keine Regel schreibt das vor: Du entscheidest.
suggest_choice =
    { $option ->
        [push] Bei einem Treffer: zurückdrängen.
       *[other] Bei einem Treffer: verwunden, nicht zurückdrängen.
    }
suggest_way =
    { $steps ->
        [one] 1 Feld nach { $square }
       *[other] { $steps } Felder nach { $square }
    }
suggest_squares =
    { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    }
suggest_on_the_spot = auf der Stelle
suggest_row_note = { $far } · Körperkraft { $points } von { $most }
suggest_then = { $first }, dann { $second }
suggest_stay = Stehen lassen
suggest_blow = Schlag auf { $who }
suggest_shot = Schuss auf { $who }
suggest_cast = Zauber „{ $spell }“
suggest_cast_at = Zauber „{ $spell }“ auf { $who }
suggest_deed_at = { $deed }: { $who }
suggest_reason =
    { $term ->
        [harm] Mehr Schaden im Mittel: { $number }.
        [wasted] Kein Schaden geht ins Leere.
        [fells] { $who } fällt eher: { $number }.
        [risk] Dort ist es sicherer.
        [steps] Kürzerer Weg.
        [weak] Schwächer: { $who } mit Körperkraft { $number }.
        [wounded] { $who } ist schwerer verletzt.
        [fallen] { $who } liegt schon.
        [healer] { $who } kann andere heilen.
        [room] So kommen auch die anderen heran.
        [focus] Andere greifen { $who } auch an.
        [away] Weit genug weg von den Helden.
        [magic] Der Zauber bringt mehr.
        [only] Niemand sonst ist zu erreichen.
        [second] Nicht die erste Wahl.
        [due] Das ist zuerst fällig.
        [throws] Erst zeigt ein Würfel, wie weit es kommt.
        [nearer] Niemand ist in Reichweite; danach fehlen noch { $number } Felder.
        [flees] Schwer verletzt: Es hält sich fern.
        [returns] Es kehrt an seinen Platz zurück.
        [guards] Es bewacht seinen Raum.
        [blocks] Es hält seinen Platz.
        [waits] Es wartet, bis sich ein Zauber lohnt.
        [blocked] Kein Weg führt näher heran.
        [asleep] Es schläft.
        [misses_turn] Es setzt aus.
        [turned] Es hat sich gedreht.
        [done] Es hat schon gehandelt.
        [told_by_people] Ohne Spielplan sagt ihr, wer in Reichweite ist.
       *[other] Kein Held ist da, den es angreifen könnte.
    }
suggest_objection =
    { $term ->
        [risk] Dagegen: Bis zu seinem nächsten Zug verliert es im Mittel { $number } seiner Körperkraft.
        [steps] Dagegen: Der Weg ist länger.
        [harm] Dagegen: Ein anderes Ziel verlöre mehr.
        [fells] Dagegen: Ein anderes Ziel fällt eher.
        [room] Dagegen: Andere kommen dann nicht mehr heran.
        [away] Dagegen: Es steht nah bei den Helden.
       *[other] Dagegen spricht wenig.
    }
