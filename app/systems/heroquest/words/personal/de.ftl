# The words of notes and pictures.
commands-keep_notes = { $hero }: Notizen schreiben
commands-choose_portrait = { $hero }: Bild wählen
commands-show_picture = { $hero }: hochgeladenes Bild zeigen
commands-forget_pictures = { $hero }: hochgeladene Bilder für immer löschen

fields-portrait = Bild
fields-picture = Hochgeladenes Bild

portraits-own = Eigenes Bild
portraits-arms = Wappen der Klasse
portraits-helmet = Helm
portraits-beard = Bart
portraits-ears = Spitze Ohren
portraits-hat = Hut
portraits-hood = Kapuze
portraits-braids = Zöpfe
portraits-wolf = Wolf
portraits-owl = Eule

events-hero-noted = { $hero } hat die Notizen geändert.

events-portrait-chosen = { $hero } zeigt sich mit einem anderen Bild.

events-picture-shown = { $hero } zeigt sich mit einem eigenen Bild.
events-picture-forgotten = Die hochgeladenen Bilder von { $hero } sind gelöscht.
