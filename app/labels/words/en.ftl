# Words of the house itself, whatever game is played.
lists-no_dice = no dice
lists-nothing = nothing
lists-none_of = no { $face }
lists-nobody = nobody
lists-somebody = somebody
lists-phone = A phone

dice_modes-faces = at the table, die by die
dice_modes-hand = at the table, with coloured dice
dice_modes-plain = at the table, with dice of your own
dice_modes-standard = at the table, with ordinary dice
dice_modes-app = by the app

commands-other = Action
commands-write_entry = Catalogue entry
commands-remove_entry = Take an entry out of the catalogue
commands-take_in_entries = Take in a catalogue file
commands-rename_campaign = Rename campaign
commands-write_notes = Notes
commands-choose_dice_mode = Rolling dice
commands-permit_players = What players may do
commands-admit_device = Let a phone join
commands-bind_device = Assign a phone
commands-know_device = Remember a phone as known
commands-revoke_device = Sign out a phone
commands-revoke_unknown_devices = Sign out all unknown phones
commands-renew_invitation = New invitations
commands-propose_action = Proposal
commands-withdraw_proposal = Withdraw proposal
commands-decline_proposal = Decline proposal
commands-expire_proposal = Let proposal lapse
commands-accept_proposal = Accept proposal
commands-keep_roll = Have dice rolled
commands-drop_roll = Let a roll lapse
commands-renew_dice = Lay the dice open
commands-tell_lapse = Tell of a roll that lapsed

roles-game_master = Game master
roles-player = Player
roles-guest = Guest

sample-campaign = Sample campaign

events-entry-written = In the catalogue: { $entry_kind }, { $name }.
events-entry-removed = Taken out of the catalogue: { $entry_kind }, { $name }.
events-entry-left_out = Does not fit and stays out: { $entry_kind }, { $name }, field { $place }.
events-campaign-created =
    { $fingerprint ->
        [none] The campaign “{ $name }” begins.
       *[other] The campaign “{ $name }” begins. Fingerprint of its dice: { $fingerprint }.
    }
events-campaign-renamed = The campaign is now called “{ $name }”.

events-notes-written = The game master has changed the notes.

events-dice_mode-chosen = From now on dice are rolled { $mode }.

events-players-permitted = What players may now do on their phones: { $permissions }.

events-device-known = { $name } belongs to the group.
events-device-revoked = { $name } has been signed out.

events-device-admitted =
    { $hero_ids ->
        [none] { $wanted ->
            [none] { $name } has joined and plays nobody yet.
           *[other] { $name } has joined and waits for: { $wanted }.
        }
       *[other] { $wanted ->
            [none] { $name } has joined and plays: { $heroes }.
           *[other] { $name } has joined, plays: { $heroes } and waits for: { $wanted }.
        }
    }

events-device-bound =
    { $hero_ids ->
        [none] { $wanted ->
            [none] { $name } plays nobody any more.
           *[other] { $name } waits for: { $wanted }.
        }
       *[other] { $wanted ->
            [none] { $name } now plays: { $heroes }.
           *[other] { $name } now plays: { $heroes } and waits for: { $wanted }.
        }
    }

events-proposal-made =
    { $deed ->
        [none] { $name } proposes something.
       *[other] { $name } proposes: { $deed }.
    }

events-proposal-withdrawn =
    { $deed ->
        [none] A proposal has been withdrawn.
       *[other] Proposal withdrawn: { $deed }.
    }

events-proposal-settled =
    { $deed ->
        [none] A proposal has { $became }.
       *[other] A proposal has { $became }: { $deed }.
    }

events-invitation-renewed = There are new invitations; old QR codes no longer work.

events-roll-kept = The app has rolled.

events-roll-lapsed =
    { $deed ->
        [none] A roll by the app has lapsed: rolled and not used.
       *[other] A roll by the app has lapsed: rolled for “{ $deed }” and not used.
    }

events-roll-lapse_told =
    { $deed ->
        [none] Seen now: a roll by the app had lapsed, rolled and not used.
       *[other] Seen now: a roll by the app had lapsed, rolled for “{ $deed }” and not used.
    }

events-dice-renewed =
    { $revealed ->
        [none] The campaign came out of a file and gets new dice; the key of the old ones stayed where it came from. Fingerprint of the new ones: { $fingerprint }.
       *[other] { $reason ->
            [asked] The dice lie open ({ $dice ->
                [one] one die
               *[other] { $dice } dice
            } rolled by the app): key { $revealed }. Fingerprint of the next ones: { $fingerprint }.
            [moved] The campaign came out of a file and gets new dice. Key of the old ones: { $revealed }. Fingerprint of the new ones: { $fingerprint }.
           *[over] The evening’s dice lie open ({ $dice ->
                [one] one die
               *[other] { $dice } dice
            } rolled by the app): key { $revealed }. Fingerprint of the next ones: { $fingerprint }.
        }
    }

dice_check-sound = All is well. Every die of the app whose key lies open shows what it had to show.
dice_check-unsound = Not everything is right.
dice_check-nothing = The app has never rolled in this campaign: there is nothing to work out.
dice_check-holding = { $count ->
        [one] In one entry
       *[other] In { $count } entries
    } every die of the app is right.
dice_check-closed = { $count ->
        [one] One entry has
       *[other] { $count } entries have
    } dice whose key does not lie open: { $revisions }.
dice_check-unclear = Cannot be worked out, because the entry was changed or the rules decide differently today: { $revisions }.
dice_check-more = … and { $count ->
        [one] one
       *[other] { $count }
    } more
dice_check-compare = Compare the fingerprints with those you saw at the beginning: they alone prove that nobody chose the dice afterwards.
dice_check-evening = From entry { $revision }: { $dice ->
        [one] one die
       *[other] { $dice } dice
    }
dice_check-print = fingerprint { $fingerprint }
dice_check-no_print = without a fingerprint

dice_check-commitments-proven = The key { $seed } fits the fingerprint: these dice were settled before the first one fell.
dice_check-commitments-broken = The key { $seed } does not fit the fingerprint: these dice may have been chosen.
dice_check-commitments-uncommitted = The key { $seed } lies open, but nobody saw a fingerprint before (earlier version): the dice can be worked out, but they were not committed to.
dice_check-commitments-running = Not open yet: the app shows the key when play has ended.
dice_check-commitments-unknown = Never laid open: the campaign came out of a file, and the key stayed where it came from.

dice_check-faults-other_face = Entry { $revision }: die { $place } shows { $shown }, but by its key { $expected }.
dice_check-faults-no_place = Entry { $revision }: { $shown } comes from no roll of the app.
dice_check-faults-used_twice = Entry { $revision }: die { $place } had fallen for something else before.
dice_check-faults-left_out = Entry { $revision }: die { $place } was passed over; what it showed stands in no entry.
dice_check-faults-not_settled = Entry { $revision }: the roll from die { $place } on ({ $shown }) lay open; no entry tells that it was used or lapsed.

outcomes-accepted = been accepted
outcomes-declined = been declined
outcomes-expired = lapsed

errors-error = That cannot be done this way.

errors-rule-unknown = There is no such rule: { $rule }
errors-rule-violated = A rule forbids this.

errors-house_rule-no_such_option = There is no such reading here: { $option }.
errors-catalogue-no_text = This is not a text file.
errors-catalogue-unknown = The catalogue has no such entry.
errors-catalogue-field = This { $fault }.
errors-catalogue-field_of = This { $fault } { $detail }.
errors-catalogue-whole = These do not fit together. { $hint }
errors-catalogue-row_told_otherwise = This row means something else now. Write here what it says instead.
errors-catalogue-as_shipped = “{ $entry }” already is as it came with the game.

errors-own_entries-kind_unknown = There is nothing of the kind in this catalogue: { $wanted }.
errors-own_entries-unchanged = This is what it says already.
errors-own_entries-not_own = This entry is not your own.
errors-own_entries-too_many = There is no room for so many entries of your own, at most { $maximum }.
errors-own_entries-unreadable = This file cannot be read. It is damaged, or no catalogue file.
errors-own_entries-no_catalogue = This is not a catalogue file.
errors-own_entries-other_game = This file is the catalogue of another game. Only one of this game fits here.
errors-own_entries-other_version = This catalogue file is newer than the program and cannot be read here.
errors-own_entries-nothing_fits = Nothing in this file fits: “{ $entry }”, field { $place }.
errors-own_entries-nothing_new = There is nothing in this file that you do not have already.

errors-seal-revealed_before = This choice had been revealed already: it stays the same after it was taken back.
errors-value-invalid = This value does not fit here.
errors-names-twice = “{ $name }” is there already. Give another name.
errors-typed-unread = “{ $part }” cannot be read. Write number, name, modifier, hit points: 3 wolves +2 7HP
errors-names-unknown = “{ $name }” does not take part here.
errors-value-missing = Something is still missing here.
errors-value-no_change = A change of 0 changes nothing. Say by how much.
errors-value-not_a_field = No field is called that here: { $fields }.
errors-value-not_printable = Only visible characters are allowed here: no line breaks, nothing invisible.
errors-value-string_too_short = Some text is still missing here.
errors-value-string_too_long = At most { $max_length ->
        [one] { $max_length } character
       *[other] { $max_length } characters
    }.
errors-value-string_pattern_mismatch = This name contains characters that are not allowed here, or it is too long.
errors-value-string_type = A text is expected here.
errors-value-int_parsing = A whole number is expected here, for example 3.
errors-value-float_parsing = A number is expected here, for example 4.5.
errors-value-number_ambiguous = This means one thing in German and another in English. Write thousands without a point or comma (1500), or decimals with fewer than three digits (1.5).
errors-value-int_type = A whole number is expected here, for example 3.
errors-value-int_from_float = A whole number is expected here, for example 3.
errors-value-int_parsing_size = This number is too large.
errors-value-bool_parsing = Yes or no is expected here.
errors-value-greater_than_equal = At least { $ge }.
errors-value-less_than_equal = At most { $le }.
errors-value-literal_error = Choose one of the options offered.
errors-value-enum = Choose one of the options offered.
errors-value-extra_forbidden = This does not belong here.
errors-value-bool_type = Yes or no is expected here.
errors-value-tuple_type = A list is expected here.
errors-value-frozen_set_type = A list is expected here.
errors-value-dict_type = An object is expected here.
errors-value-model_type = An object is expected here.
errors-value-model_attributes_type = An object is expected here.
errors-value-too_short = Something is still missing here: at least { $min_length ->
        [one] { $min_length } entry
       *[other] { $min_length } entries
    }.
errors-value-too_long = At most { $max_length ->
        [one] { $max_length } entry
       *[other] { $max_length } entries
    }.
errors-value-less_than = Less than { $lt }.
errors-value-union_tag_invalid = Choose one of the options offered.
errors-value-union_tag_not_found = The kind is still missing here.

errors-content-kind_unknown = There is no such kind of content: { $wanted }.
errors-content-unknown = This game does not know that.

errors-subject-unknown = This does not exist in this campaign (any more).

errors-action-unknown = The chronicle has no such entry.
errors-action-already_undone = This entry has already been undone.
errors-action-not_undoable = This entry cannot be undone.

errors-actor-not_allowed = You are not allowed to do that.
errors-actor-game_master_only = Only the game master may do that.
errors-actor-laptop_only = That works only on the laptop Heldenpass runs on.
errors-actor-guest = Whoever only watches changes nothing. Join with your hero’s QR code.
errors-actor-not_own_hero = This is not your hero.
errors-actor-revoked = This phone has been signed out. Ask at the table for a new invitation.
errors-actor-not_permitted = The game master has not opened this to players.

errors-roll-repeated_already = This roll has already been repeated; the second roll counts.

errors-choice-too_few = That is not enough yet. Choose as many as it says there.

errors-answer-invalid = This answer does not fit the question.
errors-answer-missing = A roll or a choice is still missing here.
errors-answer-roll_expected = A roll is expected here.
errors-answer-drawn_by_app = The app draws the card.
errors-answer-choice_expected = Choose one of the options offered.
errors-answer-too_many = There were more answers than questions. Please start again.
errors-answer-sealed = This choice lay face down and has been revealed: it cannot be changed any more.
errors-answer-wrong_number = This roll takes { $expected ->
        [one] { $expected } die
       *[other] { $expected } dice
    }; you gave { $given }.
errors-answer-too_many_counted = There cannot be that many: { $given } of { $dice }.
errors-answer-no_figure = “{ $figure }” is no number. E.g. 3 1
errors-answer-figure_too_many = Nothing asks for “{ $figure }” just now: one number too many.
errors-answer-faces_needed = A number is not enough here: the rule needs every single die.
errors-answer-no_such_face = The die has no such face.
errors-answer-unreadable = This answer cannot be read. Please start again.

errors-dice-moved_on = Other dice have been rolled meanwhile. Let the app roll again.
errors-dice-hold_seals = As long as a choice lies face down the dice stay the same: their key would tell it.

errors-revision-stale = Something has changed at the table meanwhile. Check how things stand now and try again.

errors-form-already_sent = This form has already been sent once with other entries. Reload the page.
errors-form-refused = Some entries do not fit yet. You find the notes beside their fields.

errors-undo-nothing = There is nothing to undo.
errors-undo-in_the_way = Later entries build on this one. Undo these first.

errors-redo-nothing = There is nothing to restore.

errors-command-unknown = There is no such action here. Load the page again and try once more.

errors-system-unknown = There is no such game here: { $system }
errors-system-not_installed = The game “{ $system }” is not installed here. The campaign stays as it is.
errors-system-no_sample = There is no sample campaign of this game: { $system }

errors-page-unknown = There is no such page.

errors-campaign-unknown = This campaign does not exist (any more).

errors-permission-unknown = There is no such permission: { $permission }

errors-notice-unknown = This message has already been dealt with.

errors-device-too_many = There are already { $limit } phones at this table. Sign one out first.
errors-device-no_cookies = This device takes no cookies: it stays a guest. Allow cookies for this address and try again.
errors-device-unknown = This phone is not known here.
errors-device-revoked = This phone has been signed out. It needs a new invitation.

errors-proposal-unknown = This proposal does not exist (any more).
errors-proposal-settled = This proposal has already been decided on.
errors-proposal-withdrawn = This proposal has been taken back. Dice and answers stay: apply it all the same, or cancel.
errors-proposal-made_already = This has already been proposed.
errors-proposal-not_own = This is not your proposal.
errors-proposal-no_dice = Dice are rolled only once the game master accepts the proposal.
errors-proposal-drawn_already = The card is already drawn. Now the game master decides.
errors-proposal-players_only = Only those who play on a phone can propose something.
errors-proposal-too_many_own = { $limit } proposals of yours are already waiting. Wait for the game master or withdraw one.
errors-proposal-too_many = { $limit } proposals are already waiting. The game master decides on these first.
errors-proposal-unreadable = This proposal cannot be read.

errors-roll-not_to_hand = No phone can take this roll just now.

errors-hero-unknown = This hero is not in the campaign (any more).

errors-invitation-unknown = This invitation is not valid. Scan the QR code once more.
errors-invitation-expired = This invitation no longer works. There is a new one at the table.

errors-join-taken = { $who } already plays { $hero }. Do you play the hero together? Then tap once more.
errors-join-choose_hero = Choose at least one hero.
errors-join-too_often = Too many phones are joining right now. Wait a minute and try again.
errors-join-enough_heroes = One phone plays at most { $number } heroes.

errors-pace-too_fast = Too much is coming from this phone at once. Wait { $seconds ->
        [one] { $seconds } more second
       *[other] { $seconds } more seconds
    }; nothing was changed.

errors-pin-invalid = The PIN has { $minimum } to { $maximum } digits.
errors-pin-wrong = The PIN is wrong.
errors-pin-locked_out = Too many wrong attempts. Wait another { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.

errors-notes-changed = Somebody else has changed the notes meanwhile. What you typed still stands here; “Save” replaces the others.

errors-picture-none = Choose a picture first.
errors-picture-other_kind = That is no picture that Heldenpass can read. Take a JPEG, PNG or WebP.
errors-picture-unreadable = This picture file is damaged. Take another one, or take the photo again.
errors-picture-too_large = This file is too large. The limit is { $limit } MB.
errors-picture-too_many_pixels = This picture has too many pixels. At most { $limit } million are possible.
errors-picture-unknown = This picture is not there (any more). Upload it once more.

errors-file-nothing_in_it = There is nothing in it. Choose a file or paste its text.
errors-file-unreadable = This file cannot be read.
errors-file-too_large = This file is too large.

errors-xml-too_large = This file is too large. At most { $maximum } kB.
errors-xml-too_much = This file has too many entries, or too deep ones. At most { $maximum }.
errors-xml-entities = This file declares abbreviations of its own. Such files are not read.
errors-xml-encoding = The letters of this file are not in “{ $encoding }”, as it says of itself. Save it as UTF-8.
errors-xml-unknown_name = Line { $line } has “&{ $name };”. There is no letter of that name.
errors-xml-invalid = This file is no readable XML: line { $line }, column { $column }.

errors-http-not_found = There is no such page.
errors-http-wrong_method = This page cannot be opened this way.
errors-http-too_large = That is too large. Shorten your entry and try again.
errors-http-unreadable = This request cannot be read. Reload the page and try again.
errors-http-wrong_type = JSON is expected here (Content-Type: application/json).
errors-http-foreign_name = There is no table under this name here. Use the address that Heldenpass shows when it starts.
errors-http-shut_out = The game master has shut this device out for an hour.
errors-http-too_many = Those are too many requests at once. Wait a minute.
errors-http-foreign_page = This request comes from a foreign page. Reload the Heldenpass page.
errors-http-refused = The request was refused.
errors-http-closing = The program is just closing. Try again in a moment; what has been saved already counts only once.
errors-http-unexpected = Something went wrong. Nothing was changed; the error is in the log.

errors-storage-full = The disk is full. Nothing was changed. Make room and try again.
errors-storage-busy = The database is busy right now. Nothing was changed. Try again in a moment.
errors-storage-broken = The database cannot be read. Nothing was changed. Restore a backup.
errors-storage-read_only = The data folder cannot be written to. Nothing was changed. Check its permissions.
errors-storage-unreachable = The database does not answer. Nothing was changed. Try again in a moment.
errors-storage-refused = The database does not let Heldenpass in. Nothing was changed. Check user, password and database name.
errors-storage-no_driver = The package psycopg is missing for this database. Nothing was changed.
errors-storage-failed = The disk reports an error. Nothing was changed. Make a backup copy and check the disk.

errors-database-newer = The data come from a newer version of Heldenpass. Update the program.
errors-database-foreign = This database belongs to another program. Choose another data folder.
errors-database-upgrade_failed = The database could not be upgraded. The backup made before is intact.

errors-journal-damaged = This campaign’s chronicle is damaged. Restore a backup.
errors-journal-unknown_format = This chronicle comes from a newer version of Heldenpass. Update the program.

errors-state-damaged = The saved state is damaged. Stop Heldenpass and rebuild it from the chronicle with “rebuild”.

errors-backup-not_tried = The trial was broken off. Try again.
errors-drawing-unknown = This map does not exist (any more).
errors-drawing-unreadable = This file cannot be read.
errors-drawing-file_too_large = This file is too large. At most { $maximum } kB.
errors-drawing-no_piece = There is no such piece.
errors-drawing-no_square = Squares are called A1 to Z19.
errors-drawing-no_file = Choose a file first.
errors-drawing-stale = Somebody else has drawn on this map meanwhile. What you typed is still there: look at how it stands now and save again.
errors-drawing-too_many = There are { $maximum } maps already. Delete one first.
errors-drawing-too_large = This map is too large. At most { $maximum } thousand characters.
errors-backup-unknown = This backup does not exist (any more).
errors-backup-gone = This file is no longer waiting. Choose it once more.
errors-backup-moved_on = The game has moved on meanwhile. Have another look at the difference.
errors-backup-nothing_restored = Nothing was brought back here that could be undone.
errors-backup-not_here = Heldenpass does not back up this database itself.
errors-backup-no_file = Choose a file first.
errors-backup-too_large = This file is too large: a backup has at most { $megabytes } MB.
errors-backup-no_database = This is no backup of Heldenpass.
errors-backup-truncated = This backup is incomplete: a piece at the end is missing.
errors-backup-broken = This backup is damaged.
errors-backup-foreign = This file is the database of another program.
errors-backup-newer = This backup comes from a newer version of Heldenpass. Update the program first.
errors-backup-manipulated = Somebody changed this backup: it holds what Heldenpass never writes.
errors-backup-seal_broken = Somebody changed this backup: in “{ $name }”, entry { $revision } of the chronicle does not fit its seal.
errors-backup-state_broken = Somebody changed this backup: the saved state of campaign { $campaign } does not fit its seal.
errors-backup-senseless = The chronicle of “{ $name }” makes no sense. Heldenpass never wrote it like this.
errors-backup-unknown_game = “{ $name }” is a campaign of a game that this Heldenpass does not know.

errors-dice_check-too_long = So much of this campaign was taken back that working it out takes too long.
errors-dice_check-is_report = That is an error report: its dice are not those of the campaign. Take the file of the campaign itself.

errors-work-unknown = What went on here is over and forgotten, or Heldenpass was started again.

errors-campaign_file-damaged = This campaign is damaged: entry { $revision } of the chronicle is missing or was changed. Repair it from the start page; then it can be saved as a file.
errors-campaign_file-too_long = This campaign is too long for a file, which holds { $most } entries at most. A backup holds everything.
errors-campaign_file-no_file = Choose a file first.
errors-campaign_file-too_large = This file is too large: a campaign has at most { $megabytes } MB.
errors-campaign_file-unreadable = This file cannot be read. Is it really a campaign, and is it complete?
errors-campaign_file-foreign = This is no campaign of Heldenpass.
errors-campaign_file-newer = This campaign comes from a newer version of Heldenpass. Update the program first.
errors-campaign_file-shape = This file is no campaign as Heldenpass writes it ({ $place }).
errors-campaign_file-seal_broken = Somebody changed this file: its seal does not fit.
errors-campaign_file-entry_broken = Somebody changed this file: entry { $revision } of the chronicle does not fit its seal or the other entries.
errors-campaign_file-impossible = This file holds a value that no game leads to ({ $place }). It was not taken in.
errors-campaign_file-senseless = The chronicle in this file makes no sense. Heldenpass never wrote it like this.
errors-campaign_file-unknown_game = This is a campaign of a game that this Heldenpass does not know ({ $system }).
errors-campaign_file-picture = This file holds a picture that Heldenpass did not make.
errors-campaign_file-is_report = This is an error report. It cannot be played.
errors-seat-unknown = Nobody of this name sits here, or somebody does twice.
errors-board-outside = That is not on the board: { $maximum } at most.

backup_reasons-daily = daily
backup_reasons-quest = after an adventure
backup_reasons-manual = by hand
backup_reasons-before-restore = before bringing back
backup_reasons-before-import = before taking in
backup_reasons-before-upgrade = before an upgrade

read_tables-campaign = list of campaigns
read_tables-state = saved state
read_tables-checkpoint = states in between
read_tables-action = what counts and what was taken back
read_tables-hero = heroes
read_tables-passport_value = numbers of the passports
read_tables-equipment = equipment
read_tables-spell_set = spell sets
read_tables-device = phones
