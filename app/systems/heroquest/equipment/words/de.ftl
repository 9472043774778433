# The words of things: what they are called, where they are carried, and gold.
places-hand = in der Hand
places-back = auf dem Rücken
places-belt = am Gürtel
places-worn = angelegt
places-pack = im Gepäck

kinds-weapon = Waffen
kinds-armor = Rüstung
kinds-potion = Tränke
kinds-scroll = Spruchrollen
kinds-artifact = Artefakte
kinds-treasure = Schätze
kinds-tool = Werkzeug

items-dagger = Dolch
items-staff = Knüppel
items-hand_axe = Handbeil
items-short_sword = Kurzschwert
items-spear = Speer
items-broadsword = Langschwert
items-axe = Axt
items-greatsword = Breitschwert
items-battle_axe = Streitaxt
items-bow = Bogen
items-crossbow = Armbrust
items-helmet = Helm
items-shield_item = Schild
items-chain_mail = Kettenhemd
items-plate_mail = Plattenpanzer
items-bracers = Armschutz
items-cloak_of_protection = Tarnkappe
items-leather_jerkin = Lederwams
items-spell_scroll = Spruchrolle
items-troll_bane_scroll = Spruchrolle Trollbann
items-spirit_blade = Geisterschwert
items-orcs_bane = Orkschreck
items-rune_axe = Runenaxt
items-wizards_staff = Stab des Zauberers
items-borins_armor = Borins Rüstung
items-wizards_cloak = Mantel des Zauberers
items-talisman_of_lore = Zauberamulett
items-wand_of_magic = Zauberzepter
items-spell_ring = Ring der Magie
items-ring_of_return = Ring der Rückkehr
items-spell_book = Zauberbuch
items-antidote_charm = Gegengift-Amulett
items-gem = Edelstein
items-jewels = Juwelen
items-philosophers_stone = Stein der Weisen
items-potion_ingredient = Trankzutat
items-other_treasure = Schatzkarte
items-tool_kit = Werkzeugkiste
items-weapon_oil = Waffenöl
items-cloak = Umhang

commands-leave_behind = { $hero } bleibt allein zurück
commands-change_gold = { $hero }: Gold
commands-give_item = { $hero } erhält Ausrüstung
commands-drop_item = { $hero } legt etwas ab
commands-ready_weapon = { $hero } macht eine Waffe bereit
commands-place_item = { $hero } ordnet die Ausrüstung

events-hero-robbed = { $hero } liegt allein: Diebe nehmen { $amount } Gold, alles, was noch da war.

events-gold-gained = { $hero } erhält { $amount } Gold.

events-gold-lost =
    { $roll ->
        [none] { $hero } gibt { $amount } Gold aus.
       *[other] Ein Goldsack von { $hero } platzt (Wurf { $roll }): { $amount } Gold sind fort.
    }

events-item-gained = { $hero } erhält: { $content_id } ({ $place }).
events-item-dropped = { $hero } hat nicht mehr: { $content_id }.

events-item-placed =
    { $place ->
        [back] { $hero } trägt auf dem Rücken: { $content_id }.
        [belt] { $hero } trägt am Gürtel: { $content_id }.
        [hand] { $hero } nimmt in die Hand: { $content_id }.
        [pack] { $hero } verstaut im Gepäck: { $content_id }.
       *[worn] { $hero } legt an: { $content_id }.
    }
events-item-consumed = { $hero } verbraucht: { $content_id }.

events-weapon-readied =
    { $cost ->
        [action] { $hero } macht mit einer Aktion bereit: { $content_id }.
        [nothing] { $hero } macht ohne Zeitverlust bereit: { $content_id }.
       *[turn] { $hero } macht bereit, was einen ganzen Zug dauert: { $content_id }.
    }
events-item-laid_down = { $hero } hat zu wenig Intelligenz für eine Spruchrolle und lässt sie liegen: { $content_id }. Andere dürfen sie nehmen.

errors-gold-none_left = { $hero } hat kein Gold mehr.
errors-gold-not_enough = { $hero } braucht { $needed } Gold und hat { $available }.

errors-item-unknown = Diesen Gegenstand trägt der Held nicht (mehr).
errors-item-unknown_content = Diesen Gegenstand gibt es nicht: { $content }
errors-item-already_there = Diesen Gegenstand trägt schon jemand.
errors-item-already_in_place = Dort ist es schon: { $item }.
errors-item-no_weapon = Das ist keine Waffe: { $item }.
errors-item-not_at_hand = Bereit machen lässt sich nur, was auf dem Rücken oder am Gürtel hängt: { $item }.

errors-carrying-wrong_place = Das gehört dort nicht hin: { $item }.
errors-carrying-class = Die Klasse von { $hero } darf das nicht benutzen: { $item } (Kap. 3).
errors-carrying-hand_full = { $hero } hat schon etwas in der Hand. Lege es erst weg.
errors-carrying-two_weapons = Ein Held trägt höchstens zwei große Waffen (Kap. 3).
errors-carrying-belt_full = Am Gürtel ist nur für eine kleine Waffe Platz (Kap. 3).
errors-carrying-covered_already = Diese Stelle ist schon geschützt (Kap. 6).
errors-carrying-same_property = Zwei Schutzstücke mit derselben Eigenschaft gehen nicht zusammen: Beide erhöhen die Verteidigung oder beide die Intelligenz (Kap. 6).
errors-carrying-three_pieces = Ein Held trägt höchstens drei Stücke zum Schutz, ein Umhang zählt mit (Kap. 6).
errors-carrying-two_handed = Eine beidhändige Waffe verträgt sich weder mit einem Schild noch mit einer Fernwaffe (Kap. 3).
errors-carrying-shield_with_ranged = Schild und Fernwaffe vertragen sich nicht (Kap. 3).
errors-carrying-beside_bow = Neben dem Bogen führt ein Elf nur das Kurzschwert oder das Geisterschwert (Kap. 1.1).
errors-trade-cannot_read = { $hero } kann keine Spruchrollen lesen und darf keine behalten (Kap. 8.3).

errors-carrying-attack_cap = Damit stiege der Angriff von { $hero } über den Höchstwert: { $item } (Kap. 6).
errors-carrying-defence_cap = Damit stiege die Verteidigung von { $hero } über den Höchstwert: { $item } (Kap. 6).
errors-carrying-surplus = Überzählige Waffen sind zwischen den Herausforderungen zu verkaufen: { $item } (Kap. 6).
errors-carrying-limit = So viel davon geht nicht in die nächste Herausforderung mit: { $item } (Kap. 5).

house_rules-HR-SHIELD-RANGED-title = Schild und Fernwaffe
house_rules-HR-SHIELD-RANGED-never = Wer eine Fernwaffe trägt, trägt keinen Schild.
house_rules-HR-SHIELD-RANGED-without_melee = Der Schild ist nur verboten, wenn auch eine Nahkampfwaffe dabei ist.

house_rules-HR-TWOHANDED-STOWED-title = Beidhändige Waffe auf dem Rücken
house_rules-HR-TWOHANDED-STOWED-counts = Auch auf dem Rücken verbietet sie Schild und Fernwaffe.
house_rules-HR-TWOHANDED-STOWED-in_hand_only = Nur in der Hand verbietet sie Schild und Fernwaffe.

house_rules-HR-HANDBEIL-title = Platz des Handbeils
house_rules-HR-HANDBEIL-weapon_place = Es nimmt einen der beiden Waffenplätze ein.
house_rules-HR-HANDBEIL-belt = Es hängt wie der Dolch am Gürtel.

house_rules-HR-WIZARD-ARMOUR-title = Armschutz und Tarnkappe
house_rules-HR-WIZARD-ARMOUR-wizard_only = Nur der Zauberer trägt sie.
house_rules-HR-WIZARD-ARMOUR-everybody = Jeder darf sie tragen.

house_rules-HR-RASEND-CAP-title = Rasend und der Höchstwert
house_rules-HR-RASEND-CAP-counts = Der weiße Würfel zählt zum Höchstwert 5 des Angriffs.
house_rules-HR-RASEND-CAP-beside_cap = Der weiße Würfel kommt zum Höchstwert noch dazu.

actions-ready_weapon = Waffe wechseln
actions-leave_behind = Zurücklassen

asked-ready_weapon-item_id = Welche Waffe?

cards-hero-robbed = Diebe haben dich bestohlen
cards-item-gained = Du erhältst: { $content_id }
cards-item-dropped = Du hast nicht mehr: { $content_id }
cards-gold-gained = Du erhältst { $amount } Gold
cards-gold-lost = Du verlierst { $amount } Gold
errors-gold-companion_near = { $hero } sieht noch hin: Niemand raubt unter den Augen eines Gefährten. Der Spielleiter kann es anders entscheiden.
