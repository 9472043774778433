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
commands-remove_entry = Remove a catalogue entry
commands-take_in_entries = Import a catalogue file
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
commands-expire_proposal = Expire proposal
commands-accept_proposal = Accept proposal
commands-keep_roll = Have dice rolled
commands-drop_roll = Discard a roll
commands-renew_dice = Reveal the key of the dice
commands-tell_lapse = Report a discarded roll

roles-game_master = Game master
roles-player = Player
roles-guest = Guest

sample-campaign = Sample campaign

events-entry-written = In the catalogue: { $entry_kind }, { $name }.
events-entry-removed = Removed from the catalogue: { $entry_kind }, { $name }.
events-entry-left_out = Does not fit and was left out: { $entry_kind }, { $name }, field { $place }.
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
            [none] { $name } has joined and has no hero yet.
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
            [none] { $name } has no hero any more.
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
        [none] A roll by the app was discarded: rolled but not used.
       *[other] A roll by the app was discarded: rolled for “{ $deed }” but not used.
    }

events-roll-lapse_told =
    { $deed ->
        [none] Seen now: a roll by the app was discarded, rolled but not used.
       *[other] Seen now: a roll by the app was discarded, rolled for “{ $deed }” but not used.
    }

events-dice-renewed =
    { $revealed ->
        [none] The campaign was imported and gets new dice; the key of the old ones stayed behind. Fingerprint of the new ones: { $fingerprint }.
       *[other] { $reason ->
            [asked] The key of the dice is revealed ({ $dice ->
                [one] one die
               *[other] { $dice } dice
            } rolled by the app): { $revealed }. Fingerprint of the next ones: { $fingerprint }.
            [moved] The campaign was imported and gets new dice. Key of the old ones: { $revealed }. Fingerprint of the new ones: { $fingerprint }.
           *[over] The key of the evening’s dice is revealed ({ $dice ->
                [one] one die
               *[other] { $dice } dice
            } rolled by the app): { $revealed }. Fingerprint of the next ones: { $fingerprint }.
        }
    }

dice_check-sound = Everything matches. Every app roll whose key is revealed shows what it must.
dice_check-unsound = Not everything matches.
dice_check-nothing = The app has never rolled in this campaign: there is nothing to check.
dice_check-holding = { $count ->
        [one] In one entry
       *[other] In { $count } entries
    } every die of the app matches.
dice_check-closed = { $count ->
        [one] One entry has
       *[other] { $count } entries have
    } dice whose key is not revealed: { $revisions }.
dice_check-unclear = Cannot be checked, because the entry was changed or the rules decide differently today: { $revisions }.
dice_check-more = … and { $count ->
        [one] one
       *[other] { $count }
    } more
dice_check-compare = Compare the fingerprints with those you saw at the beginning: only they prove that the dice were not chosen afterwards.
dice_check-evening = From entry { $revision }: { $dice ->
        [one] one die
       *[other] { $dice } dice
    }
dice_check-print = fingerprint { $fingerprint }
dice_check-no_print = without a fingerprint

dice_check-commitments-proven = The key { $seed } matches the fingerprint: these dice were fixed before the first roll.
dice_check-commitments-broken = The key { $seed } does not match the fingerprint: these dice may have been chosen.
dice_check-commitments-uncommitted = The key { $seed } is revealed, but no fingerprint was shown before (earlier version): the dice can be checked, but they were not committed to.
dice_check-commitments-running = Not revealed yet: the app reveals the key when play ends.
dice_check-commitments-unknown = Never revealed: the campaign was imported, and the key stayed behind.

dice_check-faults-other_face = Entry { $revision }: die { $place } shows { $shown }, but its key gives { $expected }.
dice_check-faults-no_place = Entry { $revision }: { $shown } is not from an app roll.
dice_check-faults-used_twice = Entry { $revision }: die { $place } had already been used for something else.
dice_check-faults-left_out = Entry { $revision }: die { $place } was skipped; its result is in no entry.
dice_check-faults-not_settled = Entry { $revision }: the roll from die { $place } on ({ $shown }) was open; no entry says that it was used or discarded.

outcomes-accepted = been accepted
outcomes-declined = been declined
outcomes-expired = expired

errors-error = That cannot be done this way.

errors-offers-not_made = This game keeps no list of possible actions.
errors-rule-unknown = There is no such rule: { $rule }
errors-rule-violated = A rule forbids this.

errors-house_rule-no_such_option = There is no such reading here: { $option }.
errors-catalogue-no_text = This is not a text file.
errors-catalogue-unknown = The catalogue has no such entry.
errors-catalogue-field = This { $fault }.
errors-catalogue-field_of = This { $fault } { $detail }.
errors-catalogue-whole = These do not fit together. { $hint }
errors-catalogue-row_told_otherwise = This row means something else now. Write what it says now.
errors-catalogue-as_shipped = “{ $entry }” already has its default values.

errors-own_entries-kind_unknown = This catalogue has no such kind: { $wanted }.
errors-own_entries-unchanged = The entry already says that. Change something first.
errors-own_entries-not_own = This entry is not your own and cannot be changed here.
errors-own_entries-too_many = At most { $maximum } entries of your own fit. Remove one first.
errors-own_entries-unreadable = This file cannot be read. It is damaged or not a catalogue file. Choose another.
errors-own_entries-no_catalogue = This is not a catalogue file. Choose another.
errors-own_entries-other_game = This is the catalogue of another game. Choose one of this game.
errors-own_entries-other_version = This catalogue file is newer than the program. Update the program first.
errors-own_entries-nothing_fits = Nothing in this file fits: “{ $entry }”, field { $place }.
errors-own_entries-nothing_new = You already have everything in this file.

errors-seal-revealed_before = This choice was already revealed: it stays the same after undoing.
errors-value-invalid = This value does not fit here. Choose another.
errors-names-twice = “{ $name }” is already used. Choose another name.
errors-typed-unread = “{ $part }” cannot be read. Write number, name, modifier, hit points: 3 wolves +2 7HP
errors-names-unknown = “{ $name }” is not taking part here.
errors-value-missing = Something is still missing here.
errors-value-no_change = A change of 0 has no effect. Enter by how much.
errors-value-not_a_field = There is no such field here: { $fields }.
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
errors-content-unknown = This does not exist in this game. Choose from the list.

errors-subject-unknown = This does not exist in this campaign (any more).

errors-action-unknown = The chronicle has no such entry.
errors-action-already_undone = This entry is already undone.
errors-action-not_undoable = This entry cannot be undone.

errors-actor-not_allowed = You are not allowed to do that.
errors-actor-game_master_only = Only the game master may do that.
errors-actor-laptop_only = This works only on the laptop that runs Heldenpass.
errors-actor-guest = Spectators cannot change anything. Join with your hero’s QR code.
errors-actor-not_own_hero = This is not your hero.
errors-actor-revoked = This phone has been signed out. Ask at the table for a new invitation.
errors-actor-not_permitted = The game master has not allowed this for players.

errors-roll-repeated_already = This roll has already been repeated; the second roll counts.

errors-choice-too_few = Choose more: as many as the text says.

errors-answer-invalid = This answer does not fit the question.
errors-answer-missing = A roll or a choice is still missing here.
errors-answer-roll_expected = A roll is expected here.
errors-answer-drawn_by_app = The app draws the card.
errors-answer-choice_expected = Choose one of the options offered.
errors-answer-too_many = There were more answers than questions. Please start again.
errors-answer-sealed = This choice was face down and has been revealed: it can no longer be changed.
errors-answer-wrong_number = This roll takes { $expected ->
        [one] { $expected } die
       *[other] { $expected } dice
    }; you gave { $given }.
errors-answer-too_many_counted = That is too many: { $given } of { $dice }.
errors-answer-no_figure = “{ $figure }” is not a number. For example: 3 1
errors-answer-figure_too_many = “{ $figure }” is one number too many.
errors-answer-faces_needed = A number is not enough here: the rule needs every single die.
errors-answer-no_such_face = The die has no such face. Choose one it has.
errors-answer-unreadable = This answer cannot be read. Please start again.

errors-dice-moved_on = The app’s dice have moved on. Let the app roll again.
errors-dice-hold_seals = While a choice lies face down, the key stays hidden: it would give the choice away.

errors-revision-stale = Something has changed at the table meanwhile. Check the current state and try again.

errors-form-already_sent = This form has already been sent once with other entries. Reload the page.
errors-form-refused = Some entries do not fit yet. See the notes beside their fields.

errors-undo-nothing = There is nothing to undo.
errors-undo-in_the_way = Later entries depend on this one. Undo those first.

errors-redo-nothing = There is nothing to restore.

errors-command-unknown = There is no such action here. Reload the page and try again.

errors-system-unknown = There is no such game here: { $system }
errors-system-not_installed = The game “{ $system }” is not installed here. The campaign stays as it is.
errors-system-no_sample = There is no sample campaign of this game: { $system }

errors-page-unknown = There is no such page.

errors-campaign-unknown = This campaign does not exist (any more).

errors-permission-unknown = There is no such permission: { $permission }

errors-notice-unknown = This message has already been dealt with.

errors-device-too_many = There are already { $limit } phones at this table. Sign one out first.
errors-device-no_cookies = This device accepts no cookies and stays a guest. Allow cookies for this address and try again.
errors-device-unknown = This phone is not known here.
errors-device-revoked = This phone has been signed out. It needs a new invitation.

errors-proposal-unknown = This proposal does not exist (any more).
errors-proposal-settled = This proposal has already been decided.
errors-proposal-withdrawn = This proposal was withdrawn. Dice and answers stay: apply it anyway, or cancel.
errors-proposal-made_already = This has already been proposed.
errors-proposal-not_own = This is not your proposal.
errors-proposal-no_dice = Dice are rolled only once the game master accepts the proposal.
errors-proposal-drawn_already = The card is already drawn. Now the game master decides.
errors-proposal-players_only = Only players on a phone can propose something.
errors-proposal-too_many_own = { $limit } proposals of yours are already waiting. Wait for the game master or withdraw one.
errors-proposal-too_many = { $limit } proposals are already waiting. The game master must decide on these first.
errors-proposal-unreadable = This proposal cannot be read.

errors-roll-not_to_hand = No phone can take this roll right now.

errors-hero-unknown = This hero is not in the campaign (any more).

errors-invitation-unknown = This invitation is not valid. Scan the QR code again.
errors-invitation-expired = This invitation no longer works. Ask for a new one at the table.

errors-join-taken = { $who } already plays { $hero }. Do you play the hero together? Then tap once more.
errors-join-choose_hero = Choose at least one hero.
errors-join-too_often = Too many phones are joining right now. Wait a minute and try again.
errors-join-enough_heroes = One phone plays at most { $number } heroes.

errors-pace-too_fast = Too many requests from this phone at once. Wait { $seconds ->
        [one] { $seconds } more second
       *[other] { $seconds } more seconds
    }; nothing has been changed.

errors-pin-invalid = The PIN has { $minimum } to { $maximum } digits.
errors-pin-wrong = The PIN is wrong. Try again.
errors-pin-locked_out = Too many wrong attempts. Wait another { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.

errors-notes-changed = Somebody else has changed the notes meanwhile. Your text is still here; “Save” replaces theirs.

errors-picture-none = Choose a picture first.
errors-picture-other_kind = Heldenpass cannot read this picture. Use a JPEG, PNG or WebP.
errors-picture-unreadable = This picture file is damaged. Use another one, or take the photo again.
errors-picture-too_large = This file is too large. The limit is { $limit } MB.
errors-picture-too_many_pixels = This picture has too many pixels: at most { $limit } million. Use a smaller one.
errors-picture-unknown = This picture no longer exists. Upload it again.

errors-file-nothing_in_it = This is empty. Choose a file or paste its text.
errors-file-unreadable = This file cannot be read. Choose another.
errors-file-too_large = This file is too large. Choose a smaller one.

errors-xml-too_large = This file is too large. At most { $maximum } kB.
errors-xml-too_much = This file has too many entries, or they are nested too deeply: at most { $maximum }.
errors-xml-entities = This file defines XML entities of its own. Such files are not read.
errors-xml-encoding = The file says it uses “{ $encoding }”, but its letters do not fit. Save it as UTF-8.
errors-xml-unknown_name = Line { $line } has “&{ $name };”, which is not a known character.
errors-xml-invalid = This file is not valid XML: line { $line }, column { $column }.

errors-http-not_found = There is no such page.
errors-http-wrong_method = This page cannot be opened this way.
errors-http-too_large = This is too large. Shorten your entry and try again.
errors-http-unreadable = This request cannot be read. Reload the page and try again.
errors-http-wrong_type = JSON is expected here (Content-Type: application/json).
errors-http-foreign_name = There is no table at this address. Use the address that Heldenpass shows when it starts.
errors-http-shut_out = The game master has blocked this device for an hour.
errors-http-too_many = Too many requests at once. Wait a minute and try again.
errors-http-foreign_page = This request comes from a foreign page. Reload the Heldenpass page.
errors-http-refused = The request was refused.
errors-http-closing = The program is closing. Try again in a moment; nothing already saved counts twice.
errors-http-unexpected = Something went wrong. Nothing was changed; see the log for the error.

errors-storage-full = The disk is full. Nothing was changed. Make room and try again.
errors-storage-busy = The database is busy right now. Nothing was changed. Try again in a moment.
errors-storage-broken = The database cannot be read. Nothing was changed. Restore a backup.
errors-storage-read_only = The data folder cannot be written to. Nothing was changed. Check its permissions.
errors-storage-unreachable = The database does not answer. Nothing was changed. Try again in a moment.
errors-storage-refused = The database refuses the connection. Nothing was changed. Check user, password and database name.
errors-storage-no_driver = The package psycopg is missing for this database. Nothing was changed.
errors-storage-failed = The disk reports an error. Nothing was changed. Make a backup copy and check the disk.

errors-database-newer = The data come from a newer version of Heldenpass. Update the program.
errors-database-foreign = This database belongs to another program. Choose another data folder.
errors-database-upgrade_failed = The database could not be upgraded. The backup made before is intact.

errors-journal-damaged = This campaign’s chronicle is damaged. Restore a backup.
errors-journal-unknown_format = This chronicle comes from a newer version of Heldenpass. Update the program.

errors-state-damaged = The saved state is damaged. Stop Heldenpass and rebuild it from the chronicle with “rebuild”.

errors-backup-not_tried = The test was cancelled. Try again.
errors-drawing-unknown = This map does not exist (any more).
errors-drawing-unreadable = This file cannot be read. Choose another.
errors-drawing-file_too_large = This file is too large. At most { $maximum } kB.
errors-drawing-no_piece = There is no such piece.
errors-drawing-no_square = Squares are A1 to Z19.
errors-drawing-no_file = Choose a file first.
errors-drawing-stale = Somebody else has changed this map meanwhile. Your entry is still there: check the current state and save again.
errors-drawing-too_many = There are { $maximum } maps already. Delete one first.
errors-drawing-too_large = This map is too large. At most { $maximum } thousand characters.
errors-backup-unknown = This backup does not exist (any more).
errors-backup-gone = This file is no longer waiting. Choose it again.
errors-backup-moved_on = The game has continued meanwhile. Check the difference again.
errors-backup-nothing_restored = There is no restore to undo here.
errors-backup-not_here = Heldenpass does not back up this database. Use the tools of the database.
errors-backup-no_file = Choose a file first.
errors-backup-too_large = This file is too large: a backup can have at most { $megabytes } MB.
errors-backup-no_database = This is not a Heldenpass backup. Choose another file.
errors-backup-truncated = This backup is incomplete: its end is missing. Choose another.
errors-backup-broken = This backup is damaged. Choose another.
errors-backup-foreign = This file is the database of another program. Choose another.
errors-backup-newer = This backup comes from a newer version of Heldenpass. Update the program first.
errors-backup-manipulated = This backup was changed: it holds something Heldenpass never writes. Choose another.
errors-backup-seal_broken = This backup was changed: in “{ $name }”, entry { $revision } of the chronicle does not match its seal. Choose another.
errors-backup-state_broken = This backup was changed: the saved state of campaign { $campaign } does not match its seal. Choose another.
errors-backup-senseless = The chronicle of “{ $name }” makes no sense; Heldenpass never wrote it like this. Choose another backup.
errors-backup-unknown_game = The game of “{ $name }” is unknown to this Heldenpass.

errors-dice_check-too_long = This campaign was undone and redone so often that checking takes too long.
errors-dice_check-is_report = This is an error report: its dice are not those of the campaign. Use the campaign file itself.

errors-work-unknown = This task is over and forgotten, or Heldenpass was restarted.

errors-campaign_file-damaged = This campaign is damaged: entry { $revision } of the chronicle is missing or was changed. Repair it on the start page; then it can be exported.
errors-campaign_file-too_long = This campaign is too long for a file: at most { $most } entries. A backup holds everything.
errors-campaign_file-no_file = Choose a file first.
errors-campaign_file-too_large = This file is too large: a campaign can have at most { $megabytes } MB.
errors-campaign_file-unreadable = This file cannot be read. Check that it is a complete campaign file.
errors-campaign_file-foreign = This is not a Heldenpass campaign. Choose another file.
errors-campaign_file-newer = This campaign comes from a newer version of Heldenpass. Update the program first.
errors-campaign_file-shape = This file does not have the form of a Heldenpass campaign ({ $place }).
errors-campaign_file-seal_broken = This file was changed: its seal does not match.
errors-campaign_file-entry_broken = This file was changed: entry { $revision } of the chronicle does not match its seal or the other entries.
errors-campaign_file-impossible = This file holds a value that no game leads to ({ $place }). It was not imported.
errors-campaign_file-senseless = The chronicle in this file makes no sense; Heldenpass never wrote it like this.
errors-campaign_file-unknown_game = The game of this campaign is unknown to this Heldenpass ({ $system }).
errors-campaign_file-picture = This file holds a picture that does not come from Heldenpass.
errors-campaign_file-is_report = This is an error report and cannot be played. Use a campaign file.
errors-seat-unknown = There is no seat with this name, or it appears twice.
errors-board-outside = This is off the board: at most { $maximum }.

backup_reasons-daily = daily
backup_reasons-quest = after an adventure
backup_reasons-manual = by hand
backup_reasons-before-restore = before a restore
backup_reasons-before-import = before an import
backup_reasons-before-upgrade = before an upgrade

read_tables-campaign = list of campaigns
read_tables-state = saved state
read_tables-checkpoint = checkpoints
read_tables-action = what counts and what was undone
read_tables-hero = heroes
read_tables-passport_value = numbers of the passports
read_tables-equipment = equipment
read_tables-spell_set = spell sets
read_tables-device = phones
