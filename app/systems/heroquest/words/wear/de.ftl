# The words of what wears things out and mends them.
wear-sound = heil
wear-broken = zerbrochen
wear-rusty = rostig
wear-notched = schartig
wear-fall_damaged = vom Sturz beschädigt
wear-damaged = beschädigt
wear-magic_lost = entzaubert
wear-oiled = geölt

commands-wear_item = { $hero }: Abnutzung
commands-oil_weapon = { $hero } ölt eine Waffe
commands-repair_item = { $hero } beim Schmied
commands-mend_item = { $hero }: Abnutzung zurücknehmen

events-item-broken = { $content_id } von { $hero } zerbricht.
events-item-repaired = Der Schmied richtet für { $hero }: { $content_id }.
events-item-mended = { $content_id } von { $hero } ist wieder heil.

events-weapon-notched = { $content_id } von { $hero } wird schartig.
events-weapon-damaged = { $content_id } von { $hero } wird beim Sturz beschädigt.
events-weapon-rusted = { $content_id } von { $hero } setzt Rost an.
events-weapon-oiled = { $hero } ölt die Waffe: { $content_id }.

events-armor-damaged = { $content_id } von { $hero } wird beschädigt.

events-oil-spoiled = Der Rost frisst nur das Öl: { $content_id } von { $hero }.

events-magic-lost = Der Rost nimmt den Zauber: { $content_id } von { $hero }.
events-magic-faded = Mit { $hero } erlischt alle Magie seiner Habe.

errors-item-broken = Das ist zerbrochen und nutzt nichts mehr: { $item }.
errors-item-sound = Das ist schon heil: { $item }.

errors-wear-not_in_use = Nur Waffen und Rüstung in Gebrauch nutzen sich ab: { $item } nicht.
errors-wear-does_not_rust = Das rostet nicht: { $item } (Kap. 15.1).
errors-wear-already_damaged = Das ist schon beschädigt: { $item }.
errors-wear-nothing_left = { $item } kann sich nicht weiter abnutzen.

errors-oil-not_on_this = Waffenöl wirkt nur auf Handwaffen, nie auf den Knüppel: { $item } nicht (Kap. 15.3).
errors-oil-not_on_magic = Waffenöl wirkt nie auf magische Waffen: { $item } (Kap. 15.3).
errors-oil-of_no_use = Hier nützt Waffenöl nichts: { $item } ist schon geölt oder hat keinen weißen Würfel mehr.

errors-smith-cannot_help = Daran gibt es nichts zu richten: { $item } (Kap. 15.2).
errors-smith-fall_damage_stays = Sturzschäden bleiben (Kap. 15.1).
errors-smith-rust_stays = Rost bleibt (Kap. 15.1).
errors-smith-magic_stays_lost = Die Magie bleibt verloren (Kap. 15.4).

errors-oil-before_quest = Trage Waffenöl vor der Herausforderung auf: { $item } (Kap. 15.3).
errors-oil-no_oil = Das ist kein Waffenöl: { $item }.

errors-smith-between_quests = { $hero } ist unterwegs. Geh zwischen den Herausforderungen zum Schmied (Kap. 15.2).

house_rules-HR-FALL-REPAIR-title = Sturzschaden an Waffen
house_rules-HR-FALL-REPAIR-never = Er lässt sich nicht reparieren.
house_rules-HR-FALL-REPAIR-smith = Der Schmied repariert ihn für 50 Gold.

house_rules-HR-RUST-METAL-title = Rost an der Armbrust
house_rules-HR-RUST-METAL-rusts = Die Armbrust rostet.
house_rules-HR-RUST-METAL-safe = Die Armbrust rostet nicht.

house_rules-HR-BLUE-PER-PIECE-title = Beschädigte Rüstung
house_rules-HR-BLUE-PER-PIECE-each_piece = Jedes beschädigte Teil macht einen Würfel blau.
house_rules-HR-BLUE-PER-PIECE-one_at_most = Höchstens ein Würfel wird blau.

house_rules-HR-OIL-THEN-RUST-title = Rost nach Öl oder Zauber
house_rules-HR-OIL-THEN-RUST-first_contact = Der nächste Rost zählt als der erste.
house_rules-HR-OIL-THEN-RUST-second_contact = Der nächste Rost zählt als der zweite und zerstört die Waffe.

house_rules-HR-MAGIC-RUST-REPAIR-title = Magische Waffen beim Schmied
house_rules-HR-MAGIC-RUST-REPAIR-notches = Er richtet Scharten; vom Rost genommener Zauber bleibt verloren.
house_rules-HR-MAGIC-RUST-REPAIR-rust_too = Er bringt auch den Zauber zurück.

actions-oil_weapon = Waffe ölen
actions-wear_item = Abnutzung

asked-oil_weapon-flask_id = Welches Öl?
asked-oil_weapon-item_id = Welche Waffe?
