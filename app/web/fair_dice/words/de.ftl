all_rolls_of_the_app_follow = Alle Würfe der App folgen aus einem geheimen Schlüssel. Sein Fingerabdruck steht hier, bevor der erste Würfel fällt. Ist zu Ende gespielt, zeigt die App den Schlüssel: Dann kann jeder nachrechnen, dass niemand einen Wurf ausgesucht hat.
at_the_end_of_play_this = Ist zu Ende gespielt, geschieht das von selbst; früher geht es hier. Am Tisch noch offene Würfe verfallen.
dice_have_been_rolled =
    { $count ->
        [one] Damit ist { $count } Würfel gefallen.
       *[other] Damit sind { $count } Würfel gefallen.
    }
dice_in_fair_dice = { $count } Würfel
fair_dice = Faire Würfel
fingerprint = Fingerabdruck
fingerprint_of_the_dice = Fingerabdruck der Würfel:
fingerprint_of_the_dice_they = Fingerabdruck der Würfel: Sie standen fest, bevor der erste fiel.
from_the_file_of_a_campaign = Rechnet jeden Würfel der App aus der Datei einer Kampagne nach. Aufgenommen wird dabei nichts.
current_dice_seal = Fingerabdruck der aktuellen Würfel
key = Schlüssel
laid_open = Offengelegt
reveal_the_key = Schlüssel offenlegen
no_die_has_been_rolled = Damit ist noch kein Würfel gefallen.
no_key_lies_open_yet = Noch ist kein Schlüssel offengelegt.
the_app_works_out_every_die = Rechnet jeden Würfel der App in dieser Kampagne nach.
the_game_master_can_have = Der Spielleiter kann hier vor aller Augen die ganze Kampagne nachrechnen lassen.
the_key_stayed_where = Der Schlüssel blieb, wo die Kampagne herkam.
to_check_independently = Zum unabhängigen Nachrechnen: Nimm die Kampagne als Datei mit und rufe auf einem anderen Rechner auf: python3 -m app verify DATEI
work_out = Nachrechnen
work_out_the_dice = Würfel nachrechnen
work_out_the_dice_heldenpass = Würfel nachrechnen · Heldenpass
work_out_the_file_of_another = Die Datei einer anderen Kampagne nachrechnen
work_out_this_campaign = Diese Kampagne nachrechnen
worked_out = Nachgerechnet
write_this_fingerprint_down = Notiert euch diesen Fingerabdruck oder fotografiert ihn. Ganz lautet er:
luck_line =
    { $rolls ->
        [one] Ein Wurf, { $won } gelungen
       *[other] { $rolls } Würfe, { $won } gelungen
    }; zu erwarten waren { $expected }. Meist sind es { $low } bis { $high }: { $verdict ->
        [usual] ganz gewöhnlich
        [lucky] ungewöhnlich viel Glück
       *[unlucky] ungewöhnlich viel Pech
    }.
luck_note = Gezählt werden die Erfolge, wo etwas gelingen konnte, und die Würfel selbst.
luck_of_the_rolls = Würfelglück
