life_left = Leben { $left } von { $life }
tokens_and_gold = { $tokens } Marker · { $gold } Gold
not_begun = Das Spiel beginnt, sobald alle sitzen.
who_plays = Wer spielt mit?
the_end = Das Spiel ist aus
below = In den Katakomben
what_does = Was tut { $hero }?
note_of = { $action ->
        [start_turn] Der Startspieler, jede Runde
        [draw_below] Statt eines Zugs
        [meet_dead_end] Nichts anderes ist möglich; prüft erst, ob etwas hilft
        [reveal_cards] Wer ohne Handy spielt, sagt seine Karte dann an
        [tell_monster] Zieh sie verdeckt; nur du siehst sie; lies nur ihren Namen vor
        [flee] Probe auf Gewandtheit; gelingt sie, kostet die Flucht ihre Wunden
        [fall] Der Tod kann warten
       *[escape] Mit der Beute hinaus
    }
portcullis_odds = Fallgitter: { $now } %, mit allen Markern { $tokens } %
pit_odds = Glücksprobe: { $now } %, mit allen Markern { $tokens } %
space_of_sun = Feld { $position }
spaces_to_numbers = { $left ->
        [0] Hier wird gewürfelt
        [one] noch 1 Feld bis zur ersten Zahl
       *[other] noch { $left } Felder bis zur ersten Zahl
    }
sun_track = Sonnenleiste
plan_of_rooms = Plan der Räume
nobody_on_plan = Noch keine Helden auf dem Plan.
our_own_invention = Helden, Monster, Plättchen und Karten, die mitkommen, sind unsere eigene Erfindung.
more_for_referee = Berichtigen
front_of_dungeonquest = DungeonQuest
about_dungeonquest = Schiedsrichter und Uhr: Sonne, Proben, Räume, Katakomben, Wertung.
life_of = Leben { $life }
penalty_of = Fluchtstrafe { $wounds }
turn_of_hero = { $is_sun ->
        [yes] { $hero } ist dran: Erst zieht die Sonne weiter.
       *[no] { $hero } ist dran.
    }
fights = { $hero } gegen { $monster }: { $awaited ->
        [both] Beide wählen eine Karte.
        [hero] Die Karte des Helden fehlt noch.
        [monster] Die Karte des Monsters fehlt noch.
       *[none] Beide Karten liegen verdeckt.
    }
fight_between = { $hero } gegen { $monster }
unnamed_monster = Monster
monster_of = gespielt von { $player } · { $life ->
        [secret] { $wounds ->
            [one] 1 Wunde, Leben geheim
           *[other] { $wounds } Wunden, Leben geheim
        }
       *[other] { $wounds } von { $life } Wunden
    }
card_strikes = Wunden Held : Monster – gegen Fernkampf { $ranged }, Nahkampf { $melee }, Magie { $magic }
rune_of = Rune: { $rune }
whole_plan = Ganzer Plan
life = Lebenskraft
wounds = Wunden
determination = Entschlossenheit
rune = Rune
abilities_of_sheet = Fähigkeiten
loot = Beute
gold_of = { $gold } Gold
