against_in_house = gegen
all_numbers = Alle Zahlen
attempt = { $number }. Versuch
everybody_is_ready = Alle sind bereit
exactly_as_fractions = Genau, als Brüche
exactly_of_all_blows_hit = genau { $exact } aller Schläge treffen
fraction = Bruch
gold_found = Gold gefunden
hero = Held
of_quest_points = { $value } von { $of } Questpunkten
reached = { $n } erreicht
rounds_in_house =
    { $rounds ->
        [one] { " " }· { $rounds } Runde
       *[other] { " " }· { $rounds } Runden
    }
slain = erschlagen
who_did_what = Wer was tat
without_special_spells_so_far = Noch nicht alle Spezialzauber gewählt: { $warned }. Weniger ist erlaubt.
you_may_set_out_but_something = Ihr könnt aufbrechen, aber etwas fehlt noch
