applied = umgesetzt
ch_in_rulebook = Kap. { $number }
chapters = Kapitel
default = Vorgabe
example = Beispiel
most_likely_meant = Am ehesten gemeint
not_applied_yet = noch nicht umgesetzt
not_tested_yet = noch nicht geprüft
other_reading = Andere Lesart
rules_and_readings_in_our_own = { $total } Regeln und Lesarten in eigenen Worten, Kapitel für Kapitel. Umgesetzt sind { $applied }, geprüft { $proved }.
rules_before_and_after = Regeln davor und danach
rules_found =
    { $count ->
        [one] { $count } Regel gefunden.
       *[other] { $count } Regeln gefunden.
    }
see_example = Beispiel ansehen
show_all_rules = Alle Regeln zeigen
tested_tests =
    { $num ->
        [one] geprüft: { $num } Test
       *[other] geprüft: { $num } Tests
    }
there_is_no_rule_about_that_here = Dazu steht hier keine Regel
whole_page = Ganze Seite
work_it_out_in_rulebook = Ausrechnen:
work_out_this_case = Diesen Fall ausrechnen
