# Words for heroes' lives beyond the table, and for the file of a hero.
standings-set_aside = zur Seite gelegt
standings-retired = im Ruhestand
standings-dead = gefallen

commands-set_hero_aside = Vom Tisch nehmen
commands-recall_hero = Zurück an den Tisch
commands-import_hero = Held aus einer anderen Kampagne

# Headings of guided actions.
commands-seat_hero = Neuer Held
commands-dismiss_hero = { $hero } verlässt den Tisch
commands-rename_hero = { $hero }: Name und Spieler
commands-move_seat = { $hero }: Sitzplatz

events-hero-recalled = { $hero } ist zurück am Tisch.

events-hero-set_aside =
    { $standing ->
        [dead] { $hero } ist gefallen. Der Pass bleibt zum Andenken.
        [retired] { $hero } geht in den Ruhestand. Der Pass bleibt.
       *[set_aside] { $hero } wird zur Seite gelegt. Der Pass bleibt.
    }

events-hero-arrived =
    { $origin ->
        [none] { $hero } kommt aus einer anderen Kampagne, mit allem, was im Pass steht.
       *[other] { $hero } kommt aus der Kampagne „{ $origin }“, mit allem, was im Pass steht.
    }

events-hero-seated = { $hero } setzt sich an den Tisch: { $hero_class }.
events-hero-dismissed = { $name } verlässt den Tisch.
events-hero-reseated = { $hero } sitzt jetzt auf Platz { $seat }.

events-hero-renamed =
    { $player ->
        [none] Im Pass steht jetzt: { $name }.
       *[other] Im Pass steht jetzt: { $name }, gespielt von { $player }.
    }

errors-life-on_quest = { $hero } ist noch unterwegs. Beendet erst die Herausforderung.
errors-life-is_dead = { $hero } ist endgültig tot und kann nur zu den Gefallenen.
errors-life-not_dead = { $hero } lebt noch. Zu den Gefallenen kommt nur, wer endgültig tot ist.
errors-life-not_at_the_table = { $hero } ist gerade nicht am Tisch. Unter „Helden“ kommt er zurück.
errors-life-too_many = Eine Kampagne fasst höchstens { $maximum } Helden.

errors-hero_file-unreadable = Das ist keine Heldendatei: Der Text lässt sich nicht lesen. Prüfe, ob er vollständig ist.
errors-hero_file-other_format = Das ist keine Heldendatei von Heldenpass.
errors-hero_file-version = Diese Datei hat die Fassung { $version }; hier lässt sich nur Fassung { $known } lesen.
errors-hero_file-faulty = In der Datei passt etwas nicht ({ $place }): { $fault } { $detail }
errors-hero_file-unknown_things = Hier unbekannt: { $things }. Nimm den Inhalt mit oder lass die Dinge zurück.
errors-hero_file-above_cap = Diese Klasse kann höchstens { $maximum } haben.
errors-hero_file-too_many = Höchstens { $maximum } sind möglich.
errors-hero_file-condition = Diese Körperkraft passt nicht zum Zustand ({ $condition }).
errors-hero_file-twice = Diese Lehre steht doppelt da: { $lore }.
errors-hero-already_seated = Dieser Held sitzt schon am Tisch.

errors-hero_class-unknown = Diese Klasse gibt es nicht: { $hero_class }

hero_file_fields-hero = Held
hero_file_fields-content = Eigener Inhalt
hero_file_fields-history = Lebenslauf
hero_file_fields-campaign = Kampagne
hero_file_fields-items = Gegenstand
hero_file_fields-item = Was
hero_file_fields-wear = Zustand
hero_file_fields-spell_sets = Zaubersatz
hero_file_fields-spells = Zauber
hero_file_fields-exported = Geschrieben am
hero_file_fields-start_body = Körperkraft zu Beginn
hero_file_fields-start_mind = Intelligenz zu Beginn
hero_file_fields-text = Text
hero_file_fields-at = Wann
hero_file_fields-gear_marked = Verlorene Ausrüstung markiert
hero_file_fields-oil_took_rust = Öl nahm den Rost
