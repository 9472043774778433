a_name_a_kind_or_a_price = Name, Art oder Preis
default_in_catalogue = wie mitgeliefert
back_to_the_list = Zurück zur Liste
back_to_the_original = Zurück zum Original
catalogue_file = Katalogdatei
changed = geändert
copy = Kopie von { $begun }
duplicate = Duplizieren
details = Angaben
different_from_the_book = Anders als mitgeliefert
does_not_fit = passt nicht
entries_would_come_or_change =
    { $count ->
        [one] { $count } Eintrag würde dazukommen oder sich ändern
       *[other] { $count } Einträge würden dazukommen oder sich ändern
    }
everything_is_still = Noch nichts geändert
everything_is_still_as_in_the_book_there = Noch ist nichts geändert, also gibt es nichts weiterzugeben.
first_you_see_what_would_change = Erst siehst du, was sich ändern würde. Eure eigenen Einträge, die nicht in der Datei sind, bleiben.
found = Gefunden
import_this = So übernehmen
new = neu
not_everything_fits = Nicht alles passt:
open_an_entry_and_change = Öffne einen Eintrag und ändere etwas daran, oder schreibe einen eigenen. Hier findest du es dann wieder.
own = eigen
own_and_changed = Eigenes und Geändertes
own_entry = eigener Eintrag
own_or_changed_entries_go_into =
    { $count ->
        [one] { $count } eigener oder geänderter Eintrag kommt in die Datei.
       *[other] { $count } eigene oder geänderte Einträge kommen in die Datei.
    }
saved_it_holds_from_now = Gespeichert. Es gilt ab sofort, auch auf allen offenen Seiten.
share = Weitergeben
share_and_import = Weitergeben und übernehmen
share_import = Weitergeben, übernehmen
share_the_catalogue = Katalog weitergeben
the_entry_has_been_removed = Der Eintrag ist entfernt.
the_game_master_has_not_written = Der Spielleiter hat noch nichts dazu geschrieben.
there_is_no_more_to_say_about = Keine weiteren Angaben
there_is_nothing_here_yet = Hier steht noch nichts
try_another_word_or_fewer = Versuche es mit einem anderen Wort, oder mit weniger Buchstaben.
what_there = Arten von Einträgen
what_you_have_made_up_goes = Eure eigenen Einträge gehen als eine Datei an andere Runden, und deren Einträge kommen genauso zu euch.
what_you_make_up_yourselves_goes = Was ihr selbst erfindet, kommt hierher.
what_you_change_here = Was du hier änderst, gilt nur in dieser Kampagne, steht in der Chronik und lässt sich zurücknehmen.
what_you_play_with = Womit ihr spielt.
