# The words of monsters and their special abilities.
monsters-goblin = Goblin
monsters-night_goblin = Nachtgoblin
monsters-squig = Squig
monsters-giant_spider = Riesenspinne
monsters-spiders = Spinnen
monsters-orc = Ork
monsters-black_orc = Schwarzork
monsters-fimir = Fimir
monsters-skeleton = Skelett
monsters-cursed_one = Verfluchter
monsters-zombie = Zombie
monsters-mummy = Mumie
monsters-death_elf = Todesalb
monsters-bats = Fledermäuse
monsters-giant_bat = Riesenfledermaus
monsters-ungor = Ungor
monsters-gor = Gor
monsters-chaos_barbarian = Chaosbarbar
monsters-chaos_warrior = Chaoskrieger
monsters-chaos_champion = Chaoschampion
monsters-gargoyle = Gargoyle
monsters-troll = Troll
monsters-giant_troll = Riesentroll
monsters-ogre_warrior = Oger Krieger
monsters-ogre_officer = Oger Offizier
monsters-ogre_ruler = Oger Herrscher
monsters-sorcerer = Hexer
monsters-lesser_demon = Niederer Dämon
monsters-dragon = Drache
monsters-ghost_warrior = Geisterkrieger
monsters-elite_ghost_warrior = Elite Geisterkrieger
monsters-spectre = Gespenst
monsters-banshee = Banshee
monsters-clan_rat = Klanratte
monsters-storm_rat = Sturmratte
monsters-gutter_runner = Schattenläufer
monsters-giant_rat = Riesenratte
monsters-rat_ogre = Rattenoger
monsters-pack_master = Meutenbändiger
monsters-plague_monk = Seuchenmönch
monsters-assassin = Assassine
monsters-skaven_mage = Skavenzauberer
monsters-grey_seer = Grauer Prophet
monsters-chieftain = Häuptling
monsters-base_goblin = Goblin (Grundspiel)
monsters-base_orc = Ork (Grundspiel)
monsters-base_fimir = Fimir (Grundspiel)
monsters-base_skeleton = Skelett (Grundspiel)
monsters-base_zombie = Zombie (Grundspiel)
monsters-base_mummy = Mumie (Grundspiel)
monsters-base_chaos_warrior = Chaoskrieger (Grundspiel)
monsters-base_gargoyle = Gargoyle (Grundspiel)

abilities-spear = Speer
abilities-whip = Peitsche
abilities-hard_to_control = Schwer zu kontrollieren
abilities-spider_attack = Spinnenangriff
abilities-slow = Langsam
abilities-push_back = Zurückdrängen
abilities-pass_through = Durchdringen
abilities-flying = Fliegen
abilities-chaos_mage = Chaosmagier
abilities-immune = Immun
abilities-sweep_attack = Rundumschlag
abilities-regeneration = Regeneration
abilities-many_armed = Vielarmig
abilities-demon_fireball = Feuerball
abilities-demonic_save = Dämonischer Rettungswurf
abilities-dragon_fight = Drachenkampf
abilities-fire_ray = Feuerstrahl
abilities-large_target = Großes Ziel
abilities-poison = Gift
abilities-incorporeal = Körperlos
abilities-banshee_scream = Schrei der Banshee
abilities-sling = Schleuder
abilities-frenzy = Raserei
abilities-handler = Bändiger
abilities-plague_weapons = Seuchenwaffen
abilities-throwing_stars = Wurfsterne
abilities-fast_fighter = Schneller Kämpfer
abilities-adept = Adept
abilities-mind_combat = Psychischer Kampf
abilities-horned_rat_mage = Magier der gehörnten Ratte

commands-spider_attack = Spinnenangriff
commands-turn_round = Langsam wenden
commands-dragon_fight = Drachenkampf
commands-breathe_fire = Feuer speien
commands-throw_fireball = Feuerball werfen
commands-scream = Schrei der Banshee
commands-attack_twice = Zweimal angreifen
commands-pass_through = Durch einen Helden ziehen
commands-prove_mind = { $hero }: Intelligenzprobe
commands-control_monster = Gehorsam prüfen
commands-move_monster = Monster bewegen
commands-banish_regeneration = Trollbann anwenden
commands-cure_plague = Seuche heilen

commands-reveal_monsters = Monster aufdecken
commands-hide_monsters = Monster verbergen
commands-change_monster = Werte eines Monsters ändern
commands-rename_monster = Monster benennen
commands-set_temper = Wesensart festlegen
commands-show_monster_points = Körperkraft der Monster zeigen

reasons-incorporeal = körperlos
reasons-frenzy = Raserei
reasons-handler_apart = Bändiger nicht daneben
reasons-handler_slain = Bändiger besiegt

prompts-save-title = Rettungswurf
prompts-save-text = Ein Würfel für jeden verlorenen Punkt: Jeder schwarze Schild rettet einen.

prompts-mind_test-title = Intelligenzprobe
prompts-mind_test-text = Das Ergebnis darf die Grenze nicht übersteigen.

prompts-control-title = Gehorcht das Monster?
prompts-control-text = Bei einem schwarzen Schild spielen die Helden den ganzen Zug.

prompts-monster_movement-title = Wie weit zieht das Monster?
prompts-monster_movement-text = Der W6 sagt, wie viele Felder.

prompts-handler_place-title = Wo steht ein Bändiger?
prompts-handler_place-text = Gemeint ist das Feld des nächsten Meutenbändigers, vom Rattenoger aus gesehen.

prompts-handler_place-options-beside = gerade daneben
prompts-handler_place-options-diagonal = schräg daneben
prompts-handler_place-options-apart = weiter weg

events-save-thrown = { $kind }, { $ability }: Wurf { $roll }, { $saved ->
        [one] { $saved } Punkt
       *[other] { $saved } Punkte
    } gerettet.

events-mind-tested =
    { $passed ->
        [yes] { $hero } besteht die Intelligenzprobe (Wurf { $roll }, Grenze { $limit }).
       *[no] { $hero } besteht die Intelligenzprobe nicht (Wurf { $roll }, Grenze { $limit }).
    }

events-control-tested =
    { $lost ->
        [yes] { $kind } gehorcht nicht (Wurf { $roll }): Die Helden spielen den ganzen Zug.
       *[no] { $kind } gehorcht (Wurf { $roll }).
    }

events-monster-moved =
    { $again ->
        [yes] { $roll ->
            [none] { $kind } { $kind_number ->
                [one] zieht
               *[other] ziehen
            } nach dem Angriff noch einmal bis zu { $squares ->
                [one] { $squares } Feld
               *[other] { $squares } Felder
            } weit.
           *[other] { $kind } { $kind_number ->
                [one] zieht
               *[other] ziehen
            } nach dem Angriff noch einmal bis zu { $squares ->
                [one] { $squares } Feld
               *[other] { $squares } Felder
            } weit (Wurf { $roll }).
        }
       *[no] { $roll ->
            [none] { $kind } { $kind_number ->
                [one] zieht
               *[other] ziehen
            } bis zu { $squares ->
                [one] { $squares } Feld
               *[other] { $squares } Felder
            } weit.
           *[other] { $kind } { $kind_number ->
                [one] zieht
               *[other] ziehen
            } bis zu { $squares ->
                [one] { $squares } Feld
               *[other] { $squares } Felder
            } weit (Wurf { $roll }).
        }
    }

events-monster-revealed = { $kind } { $kind_number ->
        [one] taucht
       *[other] tauchen
    } auf.
events-monster-hidden = { $kind } { $kind_number ->
        [one] ist
       *[other] sind
    } für die Spieler nicht mehr zu sehen.
events-monster-changed = { $kind } { $kind_number ->
        [one] hat
       *[other] haben
    } jetzt andere Werte.

events-monster-tempered =
    { $temper ->
        [none] { $kind } { $kind_number ->
            [one] kämpft
           *[other] kämpfen
        } wieder wie üblich.
       *[other] { $kind } { $kind_number ->
            [one] kämpft
           *[other] kämpfen
        } jetzt anders: { $temper }.
    }

events-monster-renamed =
    { $name ->
        [none] { $kind } { $kind_number ->
            [one] heißt
           *[other] heißen
        } wieder nach { $kind_number ->
            [one] seiner
           *[other] ihrer
        } Art.
       *[other] { $kind } { $kind_number ->
            [one] heißt
           *[other] heißen
        } jetzt { $name }.
    }

events-monster_points-shown = Die Spieler sehen die Körperkraft der Monster: { $level }.

errors-bestiary-not_able = { $kind } { $kind_number ->
        [one] hat
       *[other] haben
    } diese Fähigkeit nicht: { $ability }.
errors-bestiary-banished_already = { $kind } steht schon unter dem Trollbann.
errors-bestiary-movement_of_quest = Wie weit { $kind } { $kind_number ->
        [one] zieht
       *[other] ziehen
    }, gibt der Questplan vor. Bitte beim Aufstellen eintragen.
errors-bestiary-moves_once = { $kind } { $kind_number ->
        [one] zieht
       *[other] ziehen
    } nur einmal: Dafür braucht es einen Meutenbändiger auf dem Spielfeld.
errors-bestiary-handler_out_of_sight = { $kind } muss die zweite Bewegung im Sichtbereich des Bändigers beenden.
errors-bestiary-no_target = Bitte mindestens ein Ziel nennen.
errors-bestiary-target_twice = Jedes Ziel kann dabei nur einmal getroffen werden.
errors-bestiary-turned = { $kind } hat gewendet und kann in diesem Zug nicht mehr angreifen.
errors-bestiary-front_diagonals = Schräg greift die Riesenspinne höchstens { $maximum } Ziele an.
errors-bestiary-fire_ends = So weit reicht der Feuerstrahl nicht: Er trifft höchstens { $maximum } Ziele.
errors-bestiary-not_in_row = Dorthin führt keine gerade Reihe. Der Spielleiter kann es anders entscheiden.
errors-bestiary-no_move_between = { $kind } darf sich zwischen den beiden Angriffen nicht bewegen.
errors-bestiary-not_plagued = { $hero } ist nicht durch Seuchenwaffen geschwächt.

errors-monster-unchanged = { $kind } { $kind_number ->
        [one] hat
       *[other] haben
    } diese Werte schon.
errors-temper-unknown = Die Wesensart „{ $temper }“ gibt es nicht. Wähle eine aus der Liste.
errors-temper-unchanged = So kämpft es schon.
errors-monster-hidden_already = Diese Monster sind vor den Spielern schon verborgen.
errors-monster-seen_already = Die Spieler sehen diese Monster schon.
errors-monster-mindless = { $kind } { $kind_number ->
        [one] hat
       *[other] haben
    } keine Intelligenz.
errors-monster-too_many_points = Mehr als { $maximum ->
        [one] { $maximum } Punkt
       *[other] { $maximum } Punkte
    } Körperkraft hat dieses Monster nicht.

house_rules-HR-PLAGUE-DWARF-title = Seuchenwaffen gegen den Zwerg
house_rules-HR-PLAGUE-DWARF-weakness = Seine Konstitution wehrt die Schwächung ab, die Wunde bleibt.
house_rules-HR-PLAGUE-DWARF-wound_too = Sie wehrt Schwächung und Wunde ab.

house_rules-HR-UNGOR-title = Diagonaler Angriff des Ungors
house_rules-HR-UNGOR-second_value = Diagonal greift er mit 2 Würfeln an.
house_rules-HR-UNGOR-full = Er greift immer mit 3 Würfeln an.

house_rules-HR-HANDLER-DIAGONAL-title = Bändiger schräg neben dem Rattenoger
house_rules-HR-HANDLER-DIAGONAL-counts = Auch schräg gilt er als angrenzend.
house_rules-HR-HANDLER-DIAGONAL-orthogonal = Nur gerade daneben gilt er als angrenzend.

house_rules-HR-GHOST-DIE-title = Würfel der Körperlosen
house_rules-HR-GHOST-DIE-white = Der gewonnene Würfel ist weiß.
house_rules-HR-GHOST-DIE-taken_color = Er behält die Farbe, die er bei seinem alten Besitzer hatte.

house_rules-HR-ASSASSIN-MOVE-title = Assassine zwischen zwei Angriffen
house_rules-HR-ASSASSIN-MOVE-may = Er darf sich zwischen seinen Angriffen bewegen.
house_rules-HR-ASSASSIN-MOVE-may_not = Er bleibt zwischen seinen Angriffen stehen.

house_rules-HR-SAVE-BEYOND-title = Rettungswürfe bei mehr Schaden als Körperkraft
house_rules-HR-SAVE-BEYOND-every_point = Geworfen wird für jeden Punkt, der durchkommt, auch über die letzte Körperkraft hinaus.
house_rules-HR-SAVE-BEYOND-points_left = Geworfen wird nur für so viele Punkte, wie das Monster noch hat.

house_rules-HR-MIND-TEST-title = Intelligenzprobe
house_rules-HR-MIND-TEST-one_die = Ein W6 darf die Intelligenz nicht übersteigen.
house_rules-HR-MIND-TEST-two_dice = Zwei W6 dürfen die Intelligenz um höchstens 3 übersteigen.

house_rules-HR-SPIDER-DIAGONAL-title = Schräge Angriffe der Riesenspinne
house_rules-HR-SPIDER-DIAGONAL-front = Nur auf die beiden schrägen Felder vor ihr.
house_rules-HR-SPIDER-DIAGONAL-all_four = Auf alle vier schrägen Felder.

points_shown-exact = genau
points_shown-bar = als Balken in Vierteln
points_shown-wounded = verwundet oder unverletzt
points_shown-nothing = gar nicht
points_shown-hidden = gar nicht, auch die Monster nicht

actions-attack_twice = Zweimal angreifen
actions-spider_attack = Spinnenangriff
actions-turn_round = Langsam wenden
actions-dragon_fight = Drachenkampf
actions-breathe_fire = Feuer speien
actions-throw_fireball = Feuerball werfen
actions-scream = Schreien
actions-pass_through = Durch einen Helden ziehen
actions-control_monster = Gehorsam prüfen
actions-move_monster = Bewegen
actions-prove_mind = Intelligenzprobe
actions-cure_plague = Seuche heilen
actions-banish_regeneration = Trollbann

# How an action asks for something, where it can say more than the field's own name.
to_remember-demonic_save = Rettungswurf: blau, je Punkt einer
to_remember-incorporeal = Rettungswurf: weiß, je Punkt einer
to_remember-regeneration = Regeneration: weiße Schilde wehren auch ab

asked-breathe_fire-target_ids = Wer steht in der Feuerlinie? Der nächste zuerst.

asked-attack_twice-target_id = Auf wen zuerst?

asked-pass_through-target_id = Durch welchen Helden?

asked-scream-target_ids = Wer hört den Schrei?

tempers-charges = Angreifer
tempers-guards = Wächter
tempers-shoots = Schütze
tempers-harries = Plänkler
tempers-flees = Feigling
tempers-casts = Zauberkundiger
tempers-blocks = Sperre
