# Words of the house itself, whatever game is played.
lists-no_dice = kein Würfel
lists-nothing = nichts
lists-none_of = kein { $face }
lists-nobody = niemand
lists-somebody = jemand
lists-phone = Ein Handy

dice_modes-faces = am Tisch, Würfel für Würfel
dice_modes-hand = am Tisch mit bunten Würfeln
dice_modes-plain = am Tisch mit eigenen Würfeln
dice_modes-standard = am Tisch mit gewöhnlichen Würfeln
dice_modes-app = mit der App

commands-other = Handlung
commands-write_entry = Eintrag im Katalog
commands-remove_entry = Eintrag aus dem Katalog nehmen
commands-take_in_entries = Katalogdatei übernehmen
commands-rename_campaign = Kampagne umbenennen
commands-write_notes = Notizen
commands-choose_dice_mode = Würfeln
commands-permit_players = Was Spieler dürfen
commands-admit_device = Handy beitreten lassen
commands-bind_device = Handy zuordnen
commands-know_device = Handy als bekannt merken
commands-revoke_device = Handy abmelden
commands-revoke_unknown_devices = Alle unbekannten Handys abmelden
commands-renew_invitation = Neue Einladungen
commands-propose_action = Vorschlag
commands-withdraw_proposal = Vorschlag zurücknehmen
commands-decline_proposal = Vorschlag ablehnen
commands-expire_proposal = Vorschlag verfallen lassen
commands-accept_proposal = Vorschlag annehmen
commands-keep_roll = Würfeln lassen
commands-drop_roll = Wurf verwerfen
commands-renew_dice = Schlüssel der Würfel offenlegen
commands-tell_lapse = Verfallenen Wurf melden

roles-game_master = Spielleiter
roles-player = Spieler
roles-guest = Gast

sample-campaign = Beispielkampagne

events-entry-written = Im Katalog: { $entry_kind }, { $name }.
events-entry-removed = Aus dem Katalog genommen: { $entry_kind }, { $name }.
events-entry-left_out = Passt nicht und bleibt draußen: { $entry_kind }, { $name }, Angabe { $place }.
events-campaign-created =
    { $fingerprint ->
        [none] Die Kampagne „{ $name }“ beginnt.
       *[other] Die Kampagne „{ $name }“ beginnt. Fingerabdruck ihrer Würfel: { $fingerprint }.
    }
events-campaign-renamed = Die Kampagne heißt jetzt „{ $name }“.

events-notes-written = Der Spielleiter hat seine Notizen geändert.

events-dice_mode-chosen = Gewürfelt wird ab jetzt { $mode }.

events-players-permitted = Spieler dürfen jetzt am Handy: { $permissions }.

events-device-known = { $name } gehört zur Runde.
events-device-revoked = { $name } wurde abgemeldet.

events-device-admitted =
    { $hero_ids ->
        [none] { $wanted ->
            [none] { $name } ist beigetreten und hat noch keinen Helden.
           *[other] { $name } ist beigetreten und wartet auf: { $wanted }.
        }
       *[other] { $wanted ->
            [none] { $name } ist beigetreten und spielt: { $heroes }.
           *[other] { $name } ist beigetreten, spielt: { $heroes } und wartet auf: { $wanted }.
        }
    }

events-device-bound =
    { $hero_ids ->
        [none] { $wanted ->
            [none] { $name } hat keinen Helden mehr.
           *[other] { $name } wartet auf: { $wanted }.
        }
       *[other] { $wanted ->
            [none] { $name } spielt jetzt: { $heroes }.
           *[other] { $name } spielt jetzt: { $heroes } und wartet auf: { $wanted }.
        }
    }

events-proposal-made =
    { $deed ->
        [none] { $name } schlägt etwas vor.
       *[other] { $name } schlägt vor: { $deed }.
    }

events-proposal-withdrawn =
    { $deed ->
        [none] Ein Vorschlag wurde zurückgenommen.
       *[other] Vorschlag zurückgenommen: { $deed }.
    }

events-proposal-settled =
    { $deed ->
        [none] Ein Vorschlag wurde { $became }.
       *[other] Vorschlag { $became }: { $deed }.
    }

events-invitation-renewed = Es gibt neue Einladungen; alte QR-Codes gelten nicht mehr.

events-roll-kept = Die App hat gewürfelt.

events-roll-lapsed =
    { $deed ->
        [none] Ein Wurf der App ist verfallen: gewürfelt und nicht verwendet.
       *[other] Ein Wurf der App ist verfallen: gewürfelt für „{ $deed }“ und nicht verwendet.
    }

events-roll-lapse_told =
    { $deed ->
        [none] Jetzt zu sehen: Ein Wurf der App war verfallen, gewürfelt und nicht verwendet.
       *[other] Jetzt zu sehen: Ein Wurf der App war verfallen, gewürfelt für „{ $deed }“ und nicht verwendet.
    }

events-dice-renewed =
    { $revealed ->
        [none] Die Kampagne kam aus einer Datei und bekommt neue Würfel; der Schlüssel der alten blieb, wo sie herkam. Fingerabdruck der neuen: { $fingerprint }.
       *[other] { $reason ->
            [asked] Die Würfel liegen offen ({ $dice ->
                [one] ein Würfel
               *[other] { $dice } Würfel
            } der App): Schlüssel { $revealed }. Fingerabdruck der nächsten: { $fingerprint }.
            [moved] Die Kampagne kam aus einer Datei und bekommt neue Würfel. Schlüssel der alten: { $revealed }. Fingerabdruck der neuen: { $fingerprint }.
           *[over] Die Würfel des Abends liegen offen ({ $dice ->
                [one] ein Würfel
               *[other] { $dice } Würfel
            } der App): Schlüssel { $revealed }. Fingerabdruck der nächsten: { $fingerprint }.
        }
    }

dice_check-sound = Alles stimmt. Jeder Würfel der App, dessen Schlüssel offen liegt, zeigt, was er zeigen musste.
dice_check-unsound = Es stimmt nicht alles.
dice_check-nothing = In dieser Kampagne hat die App noch nie gewürfelt: Es gibt nichts nachzurechnen.
dice_check-holding = { $count ->
        [one] In einem Eintrag
       *[other] In { $count } Einträgen
    } stimmt jeder Würfel der App.
dice_check-closed = { $count ->
        [one] Ein Eintrag hat
       *[other] { $count } Einträge haben
    } Würfel, deren Schlüssel nicht offen liegt: { $revisions }.
dice_check-unclear = Nicht nachzurechnen, weil der Eintrag verändert ist oder die Regeln heute anders entscheiden: { $revisions }.
dice_check-more = … und { $count ->
        [one] einer
       *[other] { $count }
    } mehr
dice_check-compare = Vergleicht die Fingerabdrücke mit denen, die ihr zu Beginn gesehen habt: Nur sie beweisen, dass niemand die Würfel danach ausgesucht hat.
dice_check-evening = Ab Eintrag { $revision }: { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }
dice_check-print = Fingerabdruck { $fingerprint }
dice_check-no_print = ohne Fingerabdruck

dice_check-commitments-proven = Der Schlüssel { $seed } passt zum Fingerabdruck: Diese Würfel standen fest, bevor der erste fiel.
dice_check-commitments-broken = Der Schlüssel { $seed } passt nicht zum Fingerabdruck: Diese Würfel können ausgesucht sein.
dice_check-commitments-uncommitted = Der Schlüssel { $seed } liegt offen. Vorher hat aber niemand einen Fingerabdruck gesehen (ältere Fassung): Die Würfel lassen sich nachrechnen, festgelegt waren sie nicht.
dice_check-commitments-running = Noch nicht offen: Den Schlüssel zeigt die App, wenn zu Ende gespielt ist.
dice_check-commitments-unknown = Nie offengelegt: Die Kampagne kam aus einer Datei, und der Schlüssel blieb, wo sie herkam.

dice_check-faults-other_face = Eintrag { $revision }: Würfel { $place } zeigt { $shown }, nach dem Schlüssel aber { $expected }.
dice_check-faults-no_place = Eintrag { $revision }: { $shown } kommt aus keinem Wurf der App.
dice_check-faults-used_twice = Eintrag { $revision }: Würfel { $place } war schon für etwas anderes gefallen.
dice_check-faults-left_out = Eintrag { $revision }: Würfel { $place } wurde übergangen; was er zeigte, steht in keinem Eintrag.
dice_check-faults-not_settled = Eintrag { $revision }: Der Wurf ab Würfel { $place } ({ $shown }) lag offen; kein Eintrag sagt, dass er benutzt wurde oder verfiel.

outcomes-accepted = angenommen
outcomes-declined = abgelehnt
outcomes-expired = hinfällig

errors-error = Das geht so nicht.

errors-offers-not_made = Dieses Spiel führt keine Liste der möglichen Aktionen.
errors-rule-unknown = Diese Regel gibt es nicht: { $rule }
errors-rule-violated = Eine Regel verbietet das.

errors-house_rule-no_such_option = Diese Lesart gibt es hier nicht: { $option }.
errors-catalogue-no_text = Das ist keine Textdatei.
errors-catalogue-unknown = Das steht nicht im Katalog.
errors-catalogue-field = Das { $fault }.
errors-catalogue-field_of = Das { $fault } { $detail }.
errors-catalogue-whole = So passt es nicht zusammen. { $hint }
errors-catalogue-row_told_otherwise = Die Zeile bedeutet jetzt etwas anderes. Schreib hier, was nun gilt.
errors-catalogue-as_shipped = „{ $entry }“ ist schon wie mitgeliefert.

errors-own_entries-kind_unknown = So etwas gibt es in diesem Katalog nicht: { $wanted }.
errors-own_entries-unchanged = So steht es schon da. Ändere erst etwas.
errors-own_entries-not_own = Das ist kein eigener Eintrag und lässt sich hier nicht ändern.
errors-own_entries-too_many = Höchstens { $maximum } eigene Einträge passen hinein. Entferne erst einen.
errors-own_entries-unreadable = Diese Datei lässt sich nicht lesen. Sie ist beschädigt oder keine Katalogdatei. Wähle eine andere.
errors-own_entries-no_catalogue = Das ist keine Katalogdatei. Wähle eine andere.
errors-own_entries-other_game = Diese Datei ist der Katalog eines anderen Spiels. Wähle einen dieses Spiels.
errors-own_entries-other_version = Diese Katalogdatei ist neuer als das Programm. Aktualisiere zuerst das Programm.
errors-own_entries-nothing_fits = Nichts in dieser Datei passt: „{ $entry }“, Angabe { $place }.
errors-own_entries-nothing_new = Alles in dieser Datei habt ihr schon.

errors-seal-revealed_before = Diese Wahl war schon aufgedeckt: Sie bleibt auch nach dem Zurücknehmen.
errors-value-invalid = Dieser Wert passt hier nicht. Wähle einen anderen.
errors-names-twice = „{ $name }“ gibt es schon. Gib einen anderen Namen.
errors-typed-unread = „{ $part }“ ist nicht zu lesen. Schreibe Anzahl, Name, Modifikator, Trefferpunkte: 3 Wölfe +2 7TP
errors-names-unknown = „{ $name }“ kommt hier nicht vor.
errors-value-missing = Hier fehlt noch eine Angabe.
errors-value-no_change = Eine Änderung um 0 ändert nichts. Gib an, um wie viel.
errors-value-not_a_field = Diese Felder gibt es hier nicht: { $fields }.
errors-value-not_printable = Hier sind nur sichtbare Zeichen erlaubt, keine Zeilenumbrüche und nichts Unsichtbares.
errors-value-string_too_short = Hier fehlt noch ein Text.
errors-value-string_too_long = Höchstens { $max_length } Zeichen.
errors-value-string_pattern_mismatch = Dieser Name enthält Zeichen, die hier nicht vorkommen dürfen, oder er ist zu lang.
errors-value-string_type = Hier wird ein Text erwartet.
errors-value-int_parsing = Hier wird eine ganze Zahl erwartet, zum Beispiel 3.
errors-value-float_parsing = Hier wird eine Zahl erwartet, zum Beispiel 4,5.
errors-value-number_ambiguous = Das kann auf Deutsch und auf Englisch zweierlei heißen. Schreib die Tausender ohne Punkt und Komma (1500) oder Nachkommastellen ohne drei Ziffern (1,5).
errors-value-int_type = Hier wird eine ganze Zahl erwartet, zum Beispiel 3.
errors-value-int_from_float = Hier wird eine ganze Zahl erwartet, zum Beispiel 3.
errors-value-int_parsing_size = Diese Zahl ist zu groß.
errors-value-bool_parsing = Hier wird ja oder nein erwartet.
errors-value-greater_than_equal = Mindestens { $ge }.
errors-value-less_than_equal = Höchstens { $le }.
errors-value-literal_error = Wähle eine der angebotenen Möglichkeiten.
errors-value-enum = Wähle eine der angebotenen Möglichkeiten.
errors-value-extra_forbidden = Diese Angabe gehört nicht hierher.
errors-value-bool_type = Hier wird ja oder nein erwartet.
errors-value-tuple_type = Hier wird eine Liste erwartet.
errors-value-frozen_set_type = Hier wird eine Liste erwartet.
errors-value-dict_type = Hier wird ein Objekt erwartet.
errors-value-model_type = Hier wird ein Objekt erwartet.
errors-value-model_attributes_type = Hier wird ein Objekt erwartet.
errors-value-too_short = Hier fehlt noch etwas: mindestens { $min_length ->
        [one] { $min_length } Angabe
       *[other] { $min_length } Angaben
    }.
errors-value-too_long = Höchstens { $max_length ->
        [one] { $max_length } Angabe
       *[other] { $max_length } Angaben
    }.
errors-value-less_than = Weniger als { $lt }.
errors-value-union_tag_invalid = Wähle eine der angebotenen Möglichkeiten.
errors-value-union_tag_not_found = Hier fehlt noch die Angabe der Art.

errors-content-kind_unknown = Diese Art von Inhalt gibt es nicht: { $wanted }.
errors-content-unknown = Das gibt es in diesem Spiel nicht. Wähle aus der Liste.

errors-subject-unknown = Das gibt es in dieser Kampagne nicht (mehr).

errors-action-unknown = Diesen Eintrag gibt es in der Chronik nicht.
errors-action-already_undone = Dieser Eintrag ist schon zurückgenommen.
errors-action-not_undoable = Dieser Eintrag lässt sich nicht zurücknehmen.

errors-actor-not_allowed = Das darfst du nicht.
errors-actor-game_master_only = Das darf nur der Spielleiter.
errors-actor-laptop_only = Das geht nur am Laptop, auf dem der Heldenpass läuft.
errors-actor-guest = Zuschauer können nichts ändern. Tritt mit dem QR-Code deines Helden bei.
errors-actor-not_own_hero = Das ist nicht dein Held.
errors-actor-revoked = Dieses Handy wurde abgemeldet. Lass dir am Spieltisch eine neue Einladung zeigen.
errors-actor-not_permitted = Der Spielleiter hat das für Spieler nicht freigegeben.

errors-roll-repeated_already = Dieser Wurf ist schon einmal wiederholt worden; der zweite Wurf gilt.

errors-choice-too_few = Wähle mehr aus: so viele, wie dort steht.

errors-answer-invalid = Diese Antwort passt nicht zur Frage.
errors-answer-missing = Hier fehlt noch ein Wurf oder eine Wahl.
errors-answer-roll_expected = Hier wird ein Wurf erwartet.
errors-answer-drawn_by_app = Die Karte zieht die App.
errors-answer-choice_expected = Wähle eine der angebotenen Möglichkeiten.
errors-answer-too_many = Es sind mehr Antworten gekommen als Fragen gestellt wurden. Fang bitte noch einmal an.
errors-answer-sealed = Diese Karte lag verdeckt und ist aufgedeckt: Sie lässt sich nicht mehr ändern.
errors-answer-wrong_number = Zu diesem Wurf gehören { $expected } Würfel, angegeben sind { $given }.
errors-answer-too_many_counted = Das sind zu viele: { $given } von { $dice }.
errors-answer-no_figure = „{ $figure }“ ist keine Zahl. Zum Beispiel: 3 1
errors-answer-figure_too_many = „{ $figure }“ ist eine Zahl zu viel.
errors-answer-faces_needed = Hier genügt eine Anzahl nicht: Die Regel braucht jeden Würfel einzeln.
errors-answer-no_such_face = Diese Seite hat der Würfel nicht. Wähle eine andere.
errors-answer-unreadable = Diese Antwort ist unlesbar. Fang bitte noch einmal an.

errors-dice-moved_on = Inzwischen wurde anders gewürfelt. Lass die App noch einmal werfen.
errors-dice-hold_seals = Solange eine Wahl verdeckt liegt, bleibt der Schlüssel verborgen: Er würde sie verraten.

errors-revision-stale = Inzwischen hat sich am Tisch etwas geändert. Prüfe den neuen Stand und versuche es noch einmal.

errors-form-already_sent = Dieses Formular wurde schon einmal mit anderen Angaben abgeschickt. Lade die Seite neu.
errors-form-refused = Einige Angaben passen noch nicht. Die Hinweise stehen an den Feldern.

errors-undo-nothing = Es gibt nichts zurückzunehmen.
errors-undo-in_the_way = Spätere Einträge bauen darauf auf. Nimm zuerst diese zurück.

errors-redo-nothing = Es gibt nichts wiederherzustellen.

errors-command-unknown = Diese Handlung gibt es hier nicht. Lade die Seite neu und versuche es noch einmal.

errors-system-unknown = Dieses Spiel gibt es hier nicht: { $system }
errors-system-not_installed = Das Spiel „{ $system }“ ist hier nicht installiert. Die Kampagne bleibt, wie sie ist.
errors-system-no_sample = Zu diesem Spiel gibt es keine Beispielkampagne: { $system }

errors-page-unknown = Diese Seite gibt es nicht.

errors-campaign-unknown = Diese Kampagne gibt es nicht (mehr).

errors-permission-unknown = Eine solche Freigabe gibt es nicht: { $permission }

errors-notice-unknown = Diese Meldung ist schon erledigt.

errors-device-too_many = An diesem Tisch sind schon { $limit } Handys. Melde zuerst eines ab.
errors-device-no_cookies = Dieses Gerät nimmt keine Cookies an: Es bleibt Gast. Erlaube Cookies für diese Adresse und versuche es noch einmal.
errors-device-unknown = Dieses Handy ist hier nicht bekannt.
errors-device-revoked = Dieses Handy wurde abgemeldet. Es braucht eine neue Einladung.

errors-proposal-unknown = Diesen Vorschlag gibt es nicht (mehr).
errors-proposal-settled = Über diesen Vorschlag ist schon entschieden.
errors-proposal-withdrawn = Dieser Vorschlag ist zurückgenommen. Würfel und Antworten bleiben: Übernimm es trotzdem oder brich ab.
errors-proposal-made_already = Das ist schon vorgeschlagen.
errors-proposal-not_own = Das ist nicht dein Vorschlag.
errors-proposal-no_dice = Gewürfelt wird erst, wenn der Spielleiter den Vorschlag annimmt.
errors-proposal-drawn_already = Die Karte ist schon gezogen. Jetzt entscheidet der Spielleiter.
errors-proposal-players_only = Vorschlagen kann nur, wer mit einem Handy mitspielt.
errors-proposal-too_many_own = Es warten schon { $limit } Vorschläge von dir. Warte auf den Spielleiter oder nimm einen zurück.
errors-proposal-too_many = Es warten schon { $limit } Vorschläge. Der Spielleiter entscheidet erst über diese.
errors-proposal-unreadable = Dieser Vorschlag ist nicht zu lesen.

errors-roll-not_to_hand = Diesen Wurf kann gerade kein Handy übernehmen.

errors-hero-unknown = Diesen Helden gibt es in der Kampagne nicht (mehr).

errors-invitation-unknown = Diese Einladung ist ungültig. Scanne den QR-Code noch einmal.
errors-invitation-expired = Diese Einladung gilt nicht mehr. Lass dir am Spieltisch eine neue zeigen.

errors-join-taken = { $who } spielt { $hero } schon. Spielt ihr den Helden zusammen? Dann tippe noch einmal.
errors-join-choose_hero = Wähle mindestens einen Helden.
errors-join-too_often = Gerade treten zu viele Handys bei. Warte eine Minute und versuche es noch einmal.
errors-join-enough_heroes = Mehr als { $number } Helden spielt ein Handy nicht.

errors-pace-too_fast = Von diesem Handy kommt zu viel auf einmal. Warte noch { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }; geändert wurde nichts.

errors-pin-invalid = Die PIN besteht aus { $minimum } bis { $maximum } Ziffern.
errors-pin-wrong = Die PIN stimmt nicht. Versuche es noch einmal.
errors-pin-locked_out = Zu viele falsche Versuche. Warte noch { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }.

errors-notes-changed = Jemand anders hat die Notizen inzwischen geändert. Dein Text steht noch hier; „Speichern“ ersetzt den anderen.

errors-picture-none = Wähle zuerst ein Bild aus.
errors-picture-other_kind = Dieses Bild kann der Heldenpass nicht lesen. Nimm ein JPEG, PNG oder WebP.
errors-picture-unreadable = Diese Bilddatei ist beschädigt. Nimm eine andere oder mache das Foto noch einmal.
errors-picture-too_large = Diese Datei ist zu groß. Sie darf höchstens { $limit } MB haben.
errors-picture-too_many_pixels = Dieses Bild hat zu viele Bildpunkte: höchstens { $limit } Millionen. Nimm ein kleineres.
errors-picture-unknown = Dieses Bild gibt es nicht mehr. Lade es noch einmal hoch.

errors-file-nothing_in_it = Das ist leer. Wähle eine Datei oder füge ihren Text ein.
errors-file-unreadable = Diese Datei lässt sich nicht lesen. Wähle eine andere.
errors-file-too_large = Diese Datei ist zu groß. Wähle eine kleinere.

errors-xml-too_large = Diese Datei ist zu groß. Höchstens { $maximum } kB.
errors-xml-too_much = Diese Datei hat zu viele oder zu tief verschachtelte Einträge. Höchstens { $maximum }.
errors-xml-entities = Diese Datei legt eigene XML-Kürzel fest. Solche Dateien werden nicht gelesen.
errors-xml-encoding = Die Datei nennt „{ $encoding }“, aber ihre Zeichen passen nicht dazu. Speichere sie als UTF-8.
errors-xml-unknown_name = In Zeile { $line } steht „&{ $name };“, ein unbekanntes Zeichen.
errors-xml-invalid = Diese Datei ist kein lesbares XML: Zeile { $line }, Spalte { $column }.

errors-http-not_found = Diese Seite gibt es nicht.
errors-http-wrong_method = So lässt sich diese Seite nicht aufrufen.
errors-http-too_large = Das ist zu groß. Kürze die Eingabe und versuche es noch einmal.
errors-http-unreadable = Diese Anfrage ist nicht zu lesen. Lade die Seite neu und versuche es noch einmal.
errors-http-wrong_type = Hier wird JSON erwartet (Content-Type: application/json).
errors-http-foreign_name = Unter dieser Adresse gibt es keinen Spieltisch. Nimm die Adresse, die der Heldenpass beim Start anzeigt.
errors-http-shut_out = Der Spielleiter hat dieses Gerät für eine Stunde ausgesperrt.
errors-http-too_many = Zu viele Anfragen auf einmal. Warte eine Minute und versuche es noch einmal.
errors-http-foreign_page = Diese Anfrage kommt von einer fremden Seite. Lade die Seite des Heldenpasses neu.
errors-http-refused = Die Anfrage wurde abgelehnt.
errors-http-closing = Der Heldenpass wird gerade beendet. Versuche es gleich noch einmal; was schon gespeichert ist, zählt nur einmal.
errors-http-unexpected = Etwas ist schiefgegangen. Nichts wurde geändert; der Fehler steht im Protokoll.

errors-storage-full = Der Datenträger ist voll. Nichts wurde geändert. Schaffe Platz und versuche es noch einmal.
errors-storage-busy = Die Datenbank ist gerade beschäftigt. Nichts wurde geändert. Versuche es gleich noch einmal.
errors-storage-broken = Die Datenbank lässt sich nicht lesen. Nichts wurde geändert. Stelle eine Sicherung wieder her.
errors-storage-read_only = Der Datenordner lässt sich nicht beschreiben. Nichts wurde geändert. Prüfe seine Rechte.
errors-storage-unreachable = Die Datenbank antwortet nicht. Nichts wurde geändert. Versuche es gleich noch einmal.
errors-storage-refused = Die Datenbank lässt den Heldenpass nicht ein. Nichts wurde geändert. Prüfe Nutzer, Kennwort und Name der Datenbank.
errors-storage-no_driver = Für diese Datenbank fehlt das Paket psycopg. Nichts wurde geändert.
errors-storage-failed = Der Datenträger meldet einen Fehler. Nichts wurde geändert. Sichere eine Kopie und prüfe ihn.

errors-database-newer = Die Daten stammen aus einer neueren Fassung von Heldenpass. Aktualisiere das Programm.
errors-database-foreign = Diese Datenbank gehört einem anderen Programm. Wähle einen anderen Datenordner.
errors-database-upgrade_failed = Die Datenbank ließ sich nicht erneuern. Die Sicherung von vorher ist unversehrt.

errors-journal-damaged = Die Chronik dieser Kampagne ist beschädigt. Stelle eine Sicherung wieder her.
errors-journal-unknown_format = Diese Chronik stammt aus einer neueren Fassung von Heldenpass. Aktualisiere das Programm.

errors-state-damaged = Der gespeicherte Stand ist beschädigt. Beende den Heldenpass und baue ihn mit „rebuild“ aus der Chronik neu auf.

errors-backup-not_tried = Die Probe wurde abgebrochen. Versuche sie noch einmal.
errors-drawing-unknown = Diesen Plan gibt es nicht (mehr).
errors-drawing-unreadable = Diese Datei lässt sich nicht lesen. Wähle eine andere.
errors-drawing-file_too_large = Diese Datei ist zu groß. Höchstens { $maximum } kB.
errors-drawing-no_piece = Diesen Baustein gibt es nicht.
errors-drawing-no_square = Felder heißen A1 bis Z19.
errors-drawing-no_file = Wähle erst eine Datei.
errors-drawing-stale = Inzwischen hat jemand anders an diesem Plan gezeichnet. Deine Eingabe steht noch da: Sieh dir den neuen Stand an und sichere noch einmal.
errors-drawing-too_many = Es gibt schon { $maximum } Pläne. Lösche erst einen.
errors-drawing-too_large = Dieser Plan ist zu groß. Höchstens { $maximum } Tausend Zeichen.
errors-backup-unknown = Diese Sicherung gibt es nicht (mehr).
errors-backup-gone = Diese Datei wartet nicht mehr. Wähle sie noch einmal aus.
errors-backup-moved_on = Inzwischen ist weitergespielt worden. Sieh dir den Unterschied noch einmal an.
errors-backup-nothing_restored = Hier gibt es kein Zurückholen, das sich rückgängig machen ließe.
errors-backup-not_here = Diese Datenbank sichert der Heldenpass nicht. Nimm dafür die Werkzeuge der Datenbank.
errors-backup-no_file = Wähle zuerst eine Datei aus.
errors-backup-too_large = Diese Datei ist zu groß: Eine Sicherung hat höchstens { $megabytes } MB.
errors-backup-no_database = Das ist keine Sicherung des Heldenpasses. Wähle eine andere Datei.
errors-backup-truncated = Diese Sicherung ist unvollständig: Das Ende fehlt. Wähle eine andere.
errors-backup-broken = Diese Sicherung ist beschädigt. Wähle eine andere.
errors-backup-foreign = Diese Datei ist die Datenbank eines anderen Programms. Wähle eine andere.
errors-backup-newer = Diese Sicherung stammt von einer neueren Fassung des Heldenpasses. Aktualisiere zuerst das Programm.
errors-backup-manipulated = Diese Sicherung wurde verändert: Darin steht, was der Heldenpass nie schreibt. Wähle eine andere.
errors-backup-seal_broken = Diese Sicherung wurde verändert: In „{ $name }“ passt Eintrag { $revision } der Chronik nicht zu seinem Siegel. Wähle eine andere.
errors-backup-state_broken = Diese Sicherung wurde verändert: Der Spielstand der Kampagne { $campaign } passt nicht zu seinem Siegel. Wähle eine andere.
errors-backup-senseless = Die Chronik von „{ $name }“ ergibt keinen Sinn; so hat sie der Heldenpass nie geschrieben. Wähle eine andere Sicherung.
errors-backup-unknown_game = Das Spiel von „{ $name }“ kennt dieser Heldenpass nicht.

errors-dice_check-too_long = Diese Kampagne wurde so oft hin und her genommen, dass das Nachrechnen zu lange dauert.
errors-dice_check-is_report = Das ist ein Fehlerbericht: Seine Würfel sind nicht die der Kampagne. Nimm die Datei der Kampagne selbst.

errors-work-unknown = Diese Aufgabe ist vorbei und vergessen, oder der Heldenpass wurde neu gestartet.

errors-campaign_file-damaged = Diese Kampagne ist beschädigt: Eintrag { $revision } der Chronik fehlt oder wurde verändert. Auf der Startseite lässt sie sich reparieren; danach geht sie als Datei mit.
errors-campaign_file-too_long = Diese Kampagne ist zu lang für eine Datei: höchstens { $most } Einträge. Eine Sicherung enthält alles.
errors-campaign_file-no_file = Wähle zuerst eine Datei aus.
errors-campaign_file-too_large = Diese Datei ist zu groß: Eine Kampagne hat höchstens { $megabytes } MB.
errors-campaign_file-unreadable = Diese Datei lässt sich nicht lesen. Prüfe, ob sie eine vollständige Kampagnendatei ist.
errors-campaign_file-foreign = Das ist keine Kampagne des Heldenpasses. Wähle eine andere Datei.
errors-campaign_file-newer = Diese Kampagne stammt von einer neueren Fassung des Heldenpasses. Aktualisiere zuerst das Programm.
errors-campaign_file-shape = Diese Datei hat nicht die Form einer Kampagne des Heldenpasses ({ $place }).
errors-campaign_file-seal_broken = Diese Datei wurde verändert: Ihr Siegel passt nicht.
errors-campaign_file-entry_broken = Diese Datei wurde verändert: Eintrag { $revision } der Chronik passt nicht zu seinem Siegel oder zu den anderen.
errors-campaign_file-impossible = In dieser Datei steht ein Wert, den kein Spiel ergibt ({ $place }). Sie wurde nicht aufgenommen.
errors-campaign_file-senseless = Die Chronik in dieser Datei ergibt keinen Sinn; so hat sie der Heldenpass nie geschrieben.
errors-campaign_file-unknown_game = Das Spiel dieser Kampagne kennt dieser Heldenpass nicht ({ $system }).
errors-campaign_file-picture = In dieser Datei steckt ein Bild, das nicht vom Heldenpass stammt.
errors-campaign_file-is_report = Das ist ein Fehlerbericht und lässt sich nicht spielen. Nimm eine Kampagnendatei.
errors-seat-unknown = Diesen Platz gibt es nicht, oder der Name kommt zweimal vor.
errors-board-outside = Das liegt nicht auf dem Plan: höchstens { $maximum }.

backup_reasons-daily = täglich
backup_reasons-quest = nach einem Abenteuer
backup_reasons-manual = von Hand
backup_reasons-before-restore = vor dem Zurückholen
backup_reasons-before-import = vor dem Übernehmen
backup_reasons-before-upgrade = vor einer Erneuerung

read_tables-campaign = Liste der Kampagnen
read_tables-state = Spielstand
read_tables-checkpoint = Zwischenstände
read_tables-action = was zählt und was zurückgenommen ist
read_tables-hero = Helden
read_tables-passport_value = Werte der Pässe
read_tables-equipment = Ausrüstung
read_tables-spell_set = Zaubersätze
read_tables-device = Handys
