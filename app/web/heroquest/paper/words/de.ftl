a_whole_number_just_as_it_stands = Eine ganze Zahl, so wie sie auf dem Papier steht.
as_soon_as_heroes_sit_at_the_table_their_numbers = Sobald Helden am Tisch sitzen, lassen sich hier ihre Zahlen eintragen.
enter_everything = Alles eintragen
fight_sheet_for_the_game_master = Kampfblatt, nur für den Spielleiter
gold_finds_notes = Gold, Funde, Notizen:
join_in_with_your_phone = Mit dem Handy mitspielen
mind = Int.
move = Bew.
no_monster_stands_on_the_board = Noch steht kein Monster auf dem Brett. Sobald eines steht, ist hier seine Zeile.
nobody_sits_at_the_table_yet_in_paper = Noch sitzt niemand am Tisch.
nothing_has_changed = Es hat sich nichts geändert.
numbers_have_been_entered =
    { $num ->
        [one] { $num } Zahl wurde eingetragen.
       *[other] { $num } Zahlen wurden eingetragen.
    }
see_the_quest_book = Siehe das Herausforderungsbuch.
this_needs_a_roll_or_a_choice = Dabei wird gewürfelt oder gewählt: bitte am Spieltisch eingeben.
what_they_can_do = Was sie können
you_played_on_with_paper_enter = Was ihr auf Papier weitergespielt habt: Trage ein, was jetzt auf den Pässen steht. Was sich geändert hat, wird je ein Eintrag der Chronik, den du einzeln zurücknehmen kannst.
