a_campaign_is_being_repaired = A campaign is being repaired
a_campaign_is_coming = A campaign is being imported
a_full_table_to_try_things_out = a full table to try things out
a_hero_of_your_own = New hero
a_whole_backup_with_all = Looking for a backup of all campaigns?
actions_not_seen =
    { $count ->
        [one] { $count } action not seen
       *[other] { $count } actions not seen
    }
acts_faster_than_people_can = { $who } acts faster than people can and is slowed down.
all_heroes = All heroes
all_heroes_heldenpass = All heroes · Heldenpass
all_of_the_own_hero = Everything about their hero
allow_these = Save
allow_this_much = Choose
already_played = already played by { $who }
already_plays_do_you_play = { $who } already plays { $hero }. Do you play the hero together? Then both phones show the same passport as soon as the game master agrees.
always_with_ones_own_hero_only = Only for the player’s own hero. Everything else is up to the game master.
another_phone_already_plays = Another phone ({ $players }) already plays { $heroes }. The game master decides whether yours may as well.
answers_in_ms = answers in { $delay } ms
are_you_joining = Are you joining in?
are_you_running_the_game = Are you running the game from here?
as_a_file_this_campaign_takes = As a file this campaign has about { $size }; other computers accept at most { $most }. Backups still hold everything.
as_soon_as_somebody_sits = Heroes appear here once they join a table.
as_soon_as_the_game_master_sets = Campaigns appear here once the game master creates one.
asleep_since = asleep since
at_the_laptop_itself_no_pin = At the laptop itself no PIN is needed. With it you can run the game from another device, too; it holds for all campaigns. A new PIN signs out all devices that used an old one.
back_up_and_restore = Back up and restore
begin = Start
begin_a_hero = Create a new hero
begin_and_sit_down = Create and join
belongs_to_us = Belongs to us
campaign_as_a_file = Export campaign
campaign_from_a_file = Import campaign
campaign_from_a_file_heldenpass = Import campaign · Heldenpass
campaigns_heldenpass = Campaigns · Heldenpass
campaigns_name = Name of the campaign
campaigns_of_other_games = Campaigns of other games
carries_nothing = carries nothing
ch_in_campaigns = ch. { $chapter }
change_pin = Change PIN
check_and_take = Check and import
choose_another_hero = Choose another hero
choose_heroes_done = Choose heroes, done
chosen_of_all = own choice: { $chosen } of { $all }
code = Code for
damaged_campaigns = Damaged campaigns
doesnt_work_other_addresses = Doesn’t work? Other addresses
each_switch_alone = Each switch on its own
enter_a_name_done = Enter a name, done
entries_after_that_are_lost =
    { $num ->
        [one] { $num } entry after that is lost.
       *[other] { $num } entries after that are lost.
    }
entries_come_from_a_backup =
    { $num ->
        [one] { $num } entry comes from a backup.
       *[other] { $num } entries come from a backup.
    }
entry_of_of_the_chronicle = Entry { $number } of { $recorded } of the chronicle is missing or was changed outside of Heldenpass.
error_report = Error report
everything_in_one_file_chronicle = Everything in one file: chronicle, heroes, catalogue and notes. “Import campaign” on another computer restores it exactly; only the app’s dice are new.
everything_up_to_entry_can = Everything up to entry { $entries } ({ $when }) can be restored: heroes, gold, chronicle and luck with the dice.
far_too_many_connections = Far too many connections from { $who }.
far_too_many_requests = Far too many requests from { $who }.
foreign_pages_tried_to_change =
    { $count ->
        [one] A foreign page tried to change something from { $who }; it was refused.
       *[other] Foreign pages tried to change something from { $who } { $count } times; they were refused.
    }
four_combat_dice = four combat dice
game_masters_pin = Game master’s PIN
has_rolled_not_applied_yet = { $name } has rolled, not applied yet: { $deed } ({ $faces })
here_the_rules_allow_more_than = Here the rules allow more than one reading. The first is our default; a change holds from now on and is noted in the chronicle.
hero_player_campaign_equipment = Hero, player, campaign, equipment or lore; typing errors do not matter
heroes_found =
    { $count ->
        [one] { $count } hero found.
       *[other] { $count } heroes found.
    }
holds_now = in force
is_something_wrong_this_file = Is something wrong? This file tells what happened so that somebody can reproduce the fault. It holds no names, notes, pictures, devices or PIN.
it_comes_exactly_as_it_left = It arrives exactly as it was exported: chronicle, heroes, custom catalogue and everything that can be undone; only the app’s dice are new. Nothing here is changed, and a backup is made first.
its_name = Name of the hero
join_in_campaigns = Join in
keep_notes = Keep notes
last_at_the_table = Last at the table:
last_good_state = Last good state
let_back = Let back in
let_them_play = Let them play
lift_the_lock = Lift the lock
look_at_the_backups = Look at the backups
messages_from_the_watchman =
    { $count ->
        [one] security message
       *[other] security messages
    }
more_campaigns = More campaigns
more_heroes_search_more_closely =
    { $count ->
        [one] { $count } more hero: narrow your search.
       *[other] { $count } more heroes: narrow your search.
    }
most_recently = most recently at
n_4_to_12_digits = 4 to 12 digits
new_phone_plays = New phone: { $name } plays { $heroes }.
new_pin = New PIN
no_hero_sits_at_the_table_yet = No heroes at the table yet.
no_hero_yet = no hero yet
no_passport_is_ready_yet = No heroes to choose yet
no_campaigns_here_yet = No campaigns yet
no_phone_is_here_yet_hold = No phone has joined yet. Show the code to everybody.
nobody_plays_here_yet = No game here yet
nobody_yet = nobody yet
none_of_these_is_yours = Not your hero?
not_answering_right_now = not answering right now
nothing_is_lost = Nothing is lost.
nothing_of_this_campaign = Nothing of this campaign is intact.
nothing_to_report = Nothing to report.
of_connected = { $connected } of { $all } connected
of_in_campaigns = { $connected } of { $all }
one_moment = One moment
only_the_game_master_reads_them = Only the game master reads them: no player and no spectator sees this text, not even in the chronicle.
only_watch = View only
open_the_sample = Open the sample
own_turns = Their own turns
passport_in_campaigns = Passport of { $hero }
phone_on_the_same_wi_fi_as_this = Phone on the same Wi-Fi as this laptop
phones_connected = phones connected
play_like_this = Save house rules
players_do_everything = Also change values, belongings and the name of their hero by hand. The game master enters only what the other side does.
players_play_their_turns = Everything a hero does in a turn: move, act, roll, end the turn. Values change only by the rules.
players_see_everything_of_theirs = The passport shows everything, and cards say what happens. Players propose what they want to do; you accept with a tap.
proposals = Proposals
proposals_are_waiting =
    { $count ->
        [one] One proposal is waiting.
       *[other] { $count } proposals are waiting.
    }
proposes = { $name } proposes
qr_code_for_joining = QR code for joining
remove_pin = Remove PIN
renew_codes = Renew codes
repair_a_campaign = Repair a campaign
repair_a_campaign_heldenpass = Repair a campaign · Heldenpass
repair_in_campaigns = Repair
restore_it_like_this = Restore this state
roll_like_this = Save
sample_campaign = Sample campaign
save_the_error_report = Save the error report
scan_the_code = Scan the code
scan_the_qr_code_at_the_game = Scan the QR code at the game table: the game master opens it under “Join”. Your passport will then be on this phone.
second_screen = Second screen
set_pin = Set PIN
shut_out_for_an_hour = Shut out for an hour
sign_out = Sign out
sign_out_all_unknown_phones = Sign out all unknown phones
sit_down_together = Join together
still_without_a_phone = Still without a phone:
take_a_look_at_the_sample = Take a look at the sample campaign first: a full table, ready to play in ten seconds. Or set up your own group right away.
take_along_and_report = Export and report
the_campaign = The campaign
the_campaign_is_being_written = The campaign is being exported
the_card_is_drawn_it_asks = The card is drawn. The game master resolves the rest.
the_chronicle_is_sound = The chronicle is intact.
the_error_report_is_being = The error report is being written
the_game_is_not_installed_here = The game “{ $game }” is not installed here. The campaign stays as it is.
the_game_master_decided = The game master decided that your phone does not play this hero. Choose another one, or talk to the game master.
the_game_master_decides_about = The game master decides about { $heroes }.
the_game_master_seats_the_heroes = The game master first adds the heroes at the game table. Then you can continue here.
the_hero_begins_with = The passport starts with the values and equipment of the class. The game master sees the new hero at the table.
the_hero_stays_where = The hero stays where it is
the_old_codes_then_no_longer = The old codes stop working. Connected phones stay connected.
the_passport = The passport of { $name }
the_pictures_of_this_campaign = The pictures of this campaign have { $size }; a file holds only { $most } of them. Backups still hold everything.
there_is_no_hero_yet = There is no hero yet
there_you_are = There you are, { $name }
this_campaign_is_almost_too_long =
    { $num ->
        [one] This campaign is almost too long for a file: { $num } more entry fits. Backups still take everything.
       *[other] This campaign is almost too long for a file: { $num } more entries fit. Backups still take everything.
    }
this_campaign_was_here_already = This campaign already existed here. The imported one is now beside it; it is best to rename it.
this_database_is_backed_up = This database is backed up with pg_dump.
this_house = All campaigns
this_is_how_the_group_sees = This is how the group sees you.
this_laptop = this laptop
this_laptop_is_not_on_a_network = This laptop is not on a network. Connect it to the phones’ Wi-Fi and reload the page.
this_page_continues_by_itself = { $name }, this page updates by itself.
to_the_other_heroes = Back to the heroes
too_many_phones_joining_at_once = Too many phones joining at once, most recently from { $who }.
waiting_for_the_game_master = waiting for the game master.
watch = Watch
watchman = Security
welcome_to_the_table = Welcome to the table
what_holds_as_long_as_nobody = The default for each roll. You can always choose otherwise at the roll.
what_is_there_now_is_kept = The current state is backed up first.
what_players_may_do_on_their = What players may do on their phones
what_your_group_is_called = What your group is called, for example “Monday Heroes”
which_game = Which game?
who_do_you_play = Who do you play?
who_sits_at_your_tables_in_all = Who sits at your tables, in all campaigns.
a_signed_out_phone_cannot = A signed-out phone cannot come back with its old code.
whole_table = Whole table
why_not = Why not? (if you like)
would_like_to_play_although = { $name } would like to play { $heroes }, although another phone already does.
would_like_to_play_as_well = would like to play { $heroes } as well
wrong_pins =
    { $count ->
        [one] Wrong PIN from { $who }.
       *[other] { $count } wrong PINs from { $who }.
    }
your_name = Your name
