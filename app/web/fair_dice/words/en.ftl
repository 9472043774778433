all_rolls_of_the_app_follow = All rolls of the app follow from a secret key. Its fingerprint stands here before the first die falls. When play has ended, the app shows the key: then everybody can work out that nobody chose a roll.
at_the_end_of_play_this = When play has ended this happens by itself; here it can be done sooner. What still lies open on the table lapses.
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
fingerprint_of_the_dice_they = Fingerprint of the dice: they were settled before the first one fell.
from_the_file_of_a_campaign = From the file of a campaign every die of the app is worked out once more. Nothing of it is taken in.
in_the_cup_now = In the cup now
key = Key
laid_open = Laid open
lay_the_dice_open = Lay the dice open
no_die_has_been_rolled = No die has been rolled with it yet.
no_key_lies_open_yet = No key lies open yet.
the_app_works_out_every_die = The app works out every die of its own in this campaign once more.
the_game_master_can_have = The game master can have the whole campaign worked out here before everybody’s eyes.
the_key_stayed_where = The key stayed where the campaign came from.
whoever_does_not_believe_the_app = Whoever does not believe the app takes the campaign along as a file and works it out on another computer: python3 -m app verify FILE --language en
work_out = Work out
work_out_the_dice = Work out the dice
work_out_the_dice_heldenpass = Work out the dice · Heldenpass
work_out_the_file_of_another = Work out the file of another campaign
work_out_this_campaign = Work out this campaign
worked_out = Worked out
write_this_fingerprint_down = Write this fingerprint down or take a picture of it. In full it reads:
luck_line =
    { $rolls ->
        [one] One roll, { $won } successful
       *[other] { $rolls } rolls, { $won } successful
    }; { $expected } were to be expected. Mostly it is { $low } to { $high }: { $verdict ->
        [usual] quite ordinary
        [lucky] unusually good luck
       *[unlucky] unusually bad luck
    }.
luck_note = What could succeed is counted, and how the dice themselves fell.
luck_of_the_rolls = Luck with the dice
