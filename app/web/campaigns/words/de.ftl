a_campaign_is_being_repaired = Eine Kampagne wird repariert
a_campaign_is_coming = Eine Kampagne wird eingelesen
a_full_table_to_try_things_out = ein voller Tisch zum Ausprobieren
a_hero_of_your_own = Neuer Held
a_whole_backup_with_all = Suchst du eine Sicherung mit allen Kampagnen?
actions_not_seen =
    { $count ->
        [one] { $count } Aktion nicht gesehen
       *[other] { $count } Aktionen nicht gesehen
    }
acts_faster_than_people_can = { $who } handelt schneller, als Menschen es können, und wird gebremst.
all_heroes = Alle Helden
all_heroes_heldenpass = Alle Helden · Heldenpass
all_of_the_own_hero = Alles am eigenen Helden
allow_these = Speichern
allow_this_much = Wählen
already_played = spielt schon { $who }
already_plays_do_you_play = { $who } spielt { $hero } schon. Spielt ihr den Helden zusammen? Dann sehen beide Handys denselben Pass, sobald der Spielleiter zustimmt.
always_with_ones_own_hero_only = Immer nur mit dem eigenen Helden. Alles andere bleibt dem Spielleiter.
another_phone_already_plays = Ein anderes Handy ({ $players }) spielt schon { $heroes }. Der Spielleiter entscheidet, ob auch deines mitspielt.
answers_in_ms = antwortet in { $delay } ms
are_you_joining = Du spielst mit?
are_you_running_the_game = Du leitest das Spiel von hier aus?
as_a_file_this_campaign_takes = Als Datei hat diese Kampagne etwa { $size }; andere Rechner nehmen höchstens { $most } an. Die Sicherungen nehmen weiterhin alles auf.
as_soon_as_somebody_sits = Sobald ein Held an einem Tisch sitzt, steht er hier.
as_soon_as_the_game_master_sets = Sobald der Spielleiter eine Kampagne anlegt, steht sie hier.
asleep_since = schläft seit
at_the_laptop_itself_no_pin = Am Laptop selbst braucht es keine PIN. Mit ihr leitest du das Spiel auch von einem anderen Gerät aus; sie gilt für alle Kampagnen. Eine neue PIN meldet alle Geräte ab, die eine alte benutzt haben.
back_up_and_restore = Sichern und zurückholen
begin = Beginnen
begin_a_hero = Neuen Helden anlegen
begin_and_sit_down = Anlegen und beitreten
belongs_to_us = Gehört zu uns
campaign_as_a_file = Kampagne als Datei
campaign_from_a_file = Kampagne aus einer Datei
campaign_from_a_file_heldenpass = Kampagne aus einer Datei · Heldenpass
campaigns_heldenpass = Kampagnen · Heldenpass
campaigns_name = Name der Kampagne
campaigns_of_other_games = Kampagnen anderer Spiele
carries_nothing = trägt nichts bei sich
ch_in_campaigns = Kap. { $chapter }
change_pin = PIN ändern
check_and_take = Prüfen und übernehmen
choose_another_hero = Einen anderen Helden wählen
choose_heroes_done = Helden wählen, fertig
chosen_of_all = eigene Auswahl: { $chosen } von { $all }
code = Code für
damaged_campaigns = Beschädigte Kampagnen
doesnt_work_other_addresses = Klappt nicht? Andere Adressen
each_switch_alone = Jeden Schalter einzeln
enter_a_name_done = Namen eintragen, fertig
entries_after_that_are_lost =
    { $num ->
        [one] { $num } Eintrag danach geht verloren.
       *[other] { $num } Einträge danach gehen verloren.
    }
entries_come_from_a_backup =
    { $num ->
        [one] { $num } Eintrag kommt aus einer Sicherung.
       *[other] { $num } Einträge kommen aus einer Sicherung.
    }
entry_of_of_the_chronicle = Eintrag { $number } von { $recorded } der Chronik fehlt oder wurde außerhalb des Heldenpasses verändert.
error_report = Fehlerbericht
everything_in_one_file_chronicle = Alles in einer Datei: Chronik, Helden, Katalog und Notizen. Auf einem anderen Rechner kommt sie mit „Kampagne aus einer Datei“ genau so wieder heraus; nur die Würfel der App fallen dort neu.
everything_up_to_entry_can = Bis Eintrag { $entries } ({ $when }) lässt sich alles wiederherstellen: Helden, Gold, Chronik und Würfelglück.
far_too_many_connections = Viel zu viele Verbindungen von { $who }.
far_too_many_requests = Viel zu viele Anfragen von { $who }.
foreign_pages_tried_to_change =
    { $count ->
        [one] Eine fremde Seite wollte von { $who } aus etwas ändern; das wurde abgewiesen.
       *[other] Fremde Seiten wollten von { $who } aus { $count } Mal etwas ändern; das wurde abgewiesen.
    }
four_combat_dice = vier Kampfwürfel
game_masters_pin = PIN des Spielleiters
has_rolled_not_applied_yet = { $name } hat gewürfelt, noch nicht übernommen: { $deed } ({ $faces })
here_the_rules_allow_more_than = Hier lassen die Regeln mehr als eine Lesart zu. Die erste ist unsere Vorgabe; eine Änderung gilt ab jetzt und steht in der Chronik.
hero_player_campaign_equipment = Held, Spieler, Kampagne, Ausrüstung oder Lehre; Umlaute und Tippfehler machen nichts
heroes_found =
    { $count ->
        [one] { $count } Held gefunden.
       *[other] { $count } Helden gefunden.
    }
holds_now = gilt jetzt
is_something_wrong_this_file = Stimmt etwas nicht? Diese Datei erzählt, was geschehen ist, damit jemand den Fehler nachspielen kann: ohne Namen, Notizen, Bilder, Geräte und PIN.
it_comes_exactly_as_it_left = Sie kommt genau so, wie sie gegangen ist: mit Chronik, Helden, eigenem Katalog und allem, was sich zurücknehmen lässt; nur die Würfel der App sind neue. Was es hier schon gibt, bleibt unberührt; vorher wird gesichert.
its_name = Name des Helden
join_in_campaigns = Mitspielen
keep_notes = Notizen behalten
last_at_the_table = Zuletzt am Tisch:
last_good_state = Letzter guter Stand
let_back = Wieder hereinlassen
let_them_play = Mitspielen lassen
lift_the_lock = Sperre aufheben
look_at_the_backups = Sicherungen ansehen
messages_from_the_watchman =
    { $count ->
        [one] Meldung des Wächters
       *[other] Meldungen des Wächters
    }
more_campaigns = Weitere Kampagnen
more_heroes_search_more_closely =
    { $count ->
        [one] { $count } weiterer Held: Suche genauer.
       *[other] { $count } weitere Helden: Suche genauer.
    }
most_recently = zuletzt um
n_4_to_12_digits = 4 bis 12 Ziffern
new_phone_plays = Neues Handy: { $name } spielt { $heroes }.
new_pin = Neue PIN
no_hero_sits_at_the_table_yet = Noch sitzt kein Held am Tisch.
no_hero_yet = noch ohne Helden
no_passport_is_ready_yet = Noch kein Held zur Wahl
no_campaigns_here_yet = Noch keine Kampagnen
no_phone_is_here_yet_hold = Noch ist kein Handy dabei. Zeige den Code allen.
nobody_plays_here_yet = Hier wird noch nicht gespielt
nobody_yet = noch niemanden
none_of_these_is_yours = Dein Held ist nicht dabei?
not_answering_right_now = antwortet gerade nicht
nothing_is_lost = Verloren geht nichts.
nothing_of_this_campaign = Von dieser Kampagne ist hier nichts mehr heil.
nothing_to_report = Nichts zu melden.
of_connected = { $connected } von { $all } verbunden
of_in_campaigns = { $connected } von { $all }
one_moment = Einen Moment
only_the_game_master_reads_them = Nur der Spielleiter liest sie: Kein Spieler und kein Zuschauer sieht diesen Text, auch nicht in der Chronik.
only_watch = Nur zuschauen
open_the_sample = Beispiel öffnen
own_turns = Eigene Züge
passport_in_campaigns = Pass von { $hero }
phone_on_the_same_wi_fi_as_this = Handy ins selbe WLAN wie dieser Laptop
phones_connected = Handys verbunden
play_like_this = Hausregeln speichern
players_do_everything = Dazu Werte, Besitz und Namen des eigenen Helden von Hand ändern. Der Spielleiter trägt nur noch ein, was seine Figuren tun.
players_play_their_turns = Alles, was ein Held in seinem Zug tut: bewegen, handeln, würfeln, den Zug beenden. Werte ändern sich nur durch die Regeln.
players_see_everything_of_theirs = Der Pass zeigt alles, Karten sagen, was geschieht. Spieler schlagen vor, was sie tun wollen; du nimmst es mit einem Tipp an.
proposals = Vorschläge
proposals_are_waiting =
    { $count ->
        [one] Ein Vorschlag wartet.
       *[other] { $count } Vorschläge warten.
    }
proposes = schlägt { $name } vor
qr_code_for_joining = QR-Code zum Beitreten
remove_pin = PIN entfernen
renew_codes = Codes erneuern
repair_a_campaign = Kampagne reparieren
repair_a_campaign_heldenpass = Kampagne reparieren · Heldenpass
repair_in_campaigns = Reparieren
restore_it_like_this = Diesen Stand wiederherstellen
roll_like_this = Speichern
sample_campaign = Beispielkampagne
save_the_error_report = Fehlerbericht speichern
scan_the_code = Code scannen
scan_the_qr_code_at_the_game = Scanne den QR-Code am Spieltisch: Der Spielleiter öffnet ihn unter „Beitreten“. Dann liegt dein Pass auf diesem Handy.
second_screen = Zweiter Bildschirm
set_pin = PIN setzen
shut_out_for_an_hour = Eine Stunde aussperren
sign_out = Abmelden
sign_out_all_unknown_phones = Alle unbekannten Handys abmelden
sit_down_together = Gemeinsam an den Tisch setzen
still_without_a_phone = Noch ohne Handy:
take_a_look_at_the_sample = Sieh dir zuerst die Beispielkampagne an: ein voller Tisch, in zehn Sekunden spielbereit. Oder lege gleich deine eigene Runde an.
take_along_and_report = Exportieren und melden
the_campaign = Die Kampagne
the_campaign_is_being_written = Die Kampagne wird als Datei geschrieben
the_card_is_drawn_it_asks = Die Karte ist gezogen. Den Rest erledigt der Spielleiter.
the_chronicle_is_sound = Die Chronik ist heil.
the_error_report_is_being = Der Fehlerbericht wird geschrieben
the_game_is_not_installed_here = Das Spiel „{ $game }“ ist hier nicht installiert. Die Kampagne bleibt, wie sie ist.
the_game_master_decided = Der Spielleiter hat entschieden, dass dein Handy diesen Helden nicht spielt. Nimm einen anderen oder sprich mit ihm.
the_game_master_decides_about = Der Spielleiter entscheidet über { $heroes }.
the_game_master_seats_the_heroes = Der Spielleiter setzt am Spieltisch erst die Helden. Danach geht es hier weiter.
the_hero_begins_with = Werte und Ausrüstung der Klasse stehen sofort im Pass. Der Spielleiter sieht den neuen Helden am Tisch.
the_hero_stays_where = Der Held bleibt, wo er ist
the_old_codes_then_no_longer = Alte Codes gelten dann nicht mehr. Verbundene Handys bleiben verbunden.
the_passport = Der Pass von { $name }
the_pictures_of_this_campaign = Die Bilder dieser Kampagne haben { $size }; eine Datei nimmt nur { $most } davon auf. Die Sicherungen nehmen weiterhin alles auf.
there_is_no_hero_yet = Noch gibt es keinen Helden
there_you_are = Da bist du ja, { $name }
this_campaign_is_almost_too_long =
    { $num ->
        [one] Diese Kampagne ist fast zu lang für eine Datei: Noch { $num } Eintrag passt hinein. Die Sicherungen nehmen weiterhin alles auf.
       *[other] Diese Kampagne ist fast zu lang für eine Datei: Noch { $num } Einträge passen hinein. Die Sicherungen nehmen weiterhin alles auf.
    }
this_campaign_was_here_already = Diese Kampagne gab es hier schon. Die eingelesene steht jetzt daneben; gib ihr am besten einen anderen Namen.
this_database_is_backed_up = Diese Datenbank wird mit pg_dump gesichert.
this_house = Alle Kampagnen
this_is_how_the_group_sees = So sieht dich die Runde.
this_laptop = diesem Laptop
this_laptop_is_not_on_a_network = Dieser Laptop ist in keinem Netz. Verbinde ihn mit dem WLAN der Handys und lade die Seite neu.
this_page_continues_by_itself = { $name }, diese Seite geht von selbst weiter.
to_the_other_heroes = Zurück zu den Helden
too_many_phones_joining_at_once = Zu viele Beitritte auf einmal, zuletzt von { $who }.
waiting_for_the_game_master = wartet auf den Spielleiter.
watch = Zuschauen
watchman = Wächter
welcome_to_the_table = Willkommen am Tisch
what_holds_as_long_as_nobody = Die Vorgabe für jeden Wurf. Beim Wurf könnt ihr jederzeit anders wählen.
what_is_there_now_is_kept = Der jetzige Stand wird vorher gesichert.
what_players_may_do_on_their = Was Spieler am Handy dürfen
what_your_group_is_called = So heißt eure Runde, zum Beispiel „Montagsrunde“
which_game = Welches Spiel?
who_do_you_play = Wen spielst du?
who_sits_at_your_tables_in_all = Wer an euren Tischen sitzt, in allen Kampagnen.
a_signed_out_phone_cannot = Ein abgemeldetes Handy kommt mit seinem alten Code nicht zurück.
whole_table = Ganzer Tisch
why_not = Warum nicht? (wenn du magst)
would_like_to_play_although = { $name } möchte { $heroes } spielen, obwohl ein anderes Handy das schon tut.
would_like_to_play_as_well = möchte auch { $heroes } spielen
wrong_pins =
    { $count ->
        [one] Falsche PIN von { $who }.
       *[other] { $count } falsche PINs von { $who }.
    }
your_name = Dein Name
