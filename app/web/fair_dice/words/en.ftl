all_rolls_of_the_app_follow = All rolls of the app follow from a secret key. Its fingerprint is shown here before the first roll. When play ends, the app reveals the key: then anybody can check that no roll was chosen.
at_the_end_of_play_this = When play ends, this happens by itself; here you can do it sooner. Rolls still open at the table are discarded.
dice_have_been_rolled =
    { $count ->
        [one] { $count } die has been rolled with it.
       *[other] { $count } dice have been rolled with it.
    }
dice_in_fair_dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
fair_dice = Fair dice
fingerprint = Fingerprint
fingerprint_of_the_dice = Fingerprint of the dice:
fingerprint_of_the_dice_they = Fingerprint of the dice, fixed before the first roll.
from_the_file_of_a_campaign = Checks every app roll in a campaign file. Nothing is imported.
current_dice_seal = Current dice seal
key = Key
laid_open = Revealed
reveal_the_key = Reveal the key
no_die_has_been_rolled = No die has been rolled with it yet.
no_key_lies_open_yet = No key revealed yet.
the_app_works_out_every_die = Checks every app roll of this campaign.
the_game_master_can_have = The game master can check the whole campaign here in front of everybody.
the_key_stayed_where = The key stayed where the campaign came from.
to_check_independently = To check independently, export the campaign and run on another computer: python3 -m app verify FILE --language en
work_out = Check
work_out_the_dice = Check the dice
work_out_the_dice_heldenpass = Check the dice · Heldenpass
work_out_the_file_of_another = Check the file of another campaign
work_out_this_campaign = Check this campaign
worked_out = Checked
write_this_fingerprint_down = Write this fingerprint down or take a picture of it. In full it reads:
luck_line =
    { $rolls ->
        [one] One roll, { $won } successful
       *[other] { $rolls } rolls, { $won } successful
    }; expected { $expected }, usually { $low } to { $high }: { $verdict ->
        [usual] quite ordinary
        [lucky] unusually good luck
       *[unlucky] unusually bad luck
    }.
luck_note = Counts successes where success was possible, and the dice themselves.
luck_of_the_rolls = Luck with the dice
