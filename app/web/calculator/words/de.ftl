all_rules = Alle Regeln
applied = umgesetzt
base_game = Grundspiel
before_the_first_roll_worked_out = vor dem ersten Wurf, genau gerechnet
campaign_in_calculator = Kampagne { $name }
ch_in_rulebook = Kap. { $number }
chapters = Kapitel
default = Vorgabe
describe_who_takes_part_and_what = Beschreibe, wer mitmacht und was geschieht, und drücke auf „Ausrechnen“.
example = Beispiel
how_does_it_continue = Wie geht es weiter?
i_roll_with_ordinary_dice = Ich würfle mit gewöhnlichen Würfeln
i_tap_what_has_been_rolled = Ich trage die Würfe ein
most_likely_meant = Am ehesten gemeint
not_applied_yet = noch nicht umgesetzt
not_tested_yet = noch nicht geprüft
nothing_changes = Es ändert sich nichts.
once_more_from_the_start = Noch einmal von vorn
other_reading = Andere Lesart
rules_and_readings_in_our_own =
    { $total ->
        [one] Eine Regel in eigenen Worten.
       *[other] { $total } Regeln und Lesarten in eigenen Worten, Kapitel für Kapitel.
    }
rules_applied_and_tested = Umgesetzt sind { $applied }, geprüft { $proved }.
rules_before_and_after = Regeln davor und danach
rules_found =
    { $count ->
        [one] { $count } Regel gefunden.
       *[other] { $count } Regeln gefunden.
    }
see_example = Beispiel ansehen
show_all_rules = Alle Regeln zeigen
show_the_odds_as_well = Auch die Aussichten zeigen
take_this_catalogue = Diesen Katalog nutzen
tested_tests =
    { $num ->
        [one] geprüft: { $num } Test
       *[other] geprüft: { $num } Tests
    }
the_app_rolls_everything_in_calculator = Die App würfelt alles
the_rules_behind = Regeln dahinter
there_is_no_rule_about_that_here = Keine Regel gefunden
there_is_no_such_rule_choose_one = Diese Regel gibt es nicht. Wähle eine aus der Liste.
what_changes_in_calculator = Was sich ändert
what_follows = Ergebnis
where_the_dice_come = Wie wird gewürfelt?
who_takes_part = Wer macht mit?
whole_page = Ganze Seite
with_a_campaigns_own_content = Mit dem eigenen Inhalt einer Kampagne.
with_a_campaigns_own_content_once_worked_out = Mit dem eigenen Inhalt einer Kampagne; nach dem Ausrechnen steht er zur Wahl.
without_the_coloured_ones_what = ohne die farbigen; was stattdessen zu werfen ist, steht beim Wurf
work_it_out_in_rulebook = Ausrechnen:
work_out_a_rule_on_its_own = Eine Regel allein ausrechnen, ohne Kampagne: wählen, Figuren beschreiben, Würfel antippen, lesen, was geschieht und warum. Nichts davon wird gespeichert.
work_out_this_case = Diesen Fall ausrechnen
