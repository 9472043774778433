# Words for heroes' lives beyond the table, and for the file of a hero.
standings-set_aside = set aside
standings-retired = retired
standings-dead = fallen

commands-set_hero_aside = Take off the table
commands-recall_hero = Back to the table
commands-import_hero = Hero from another campaign

# Headings of guided actions.
commands-seat_hero = New hero
commands-dismiss_hero = { $hero } leaves the table
commands-rename_hero = { $hero }: name and player
commands-move_seat = { $hero }: seat

events-hero-recalled = { $hero } is back at the table.

events-hero-set_aside =
    { $standing ->
        [dead] { $hero } has fallen. The passport is kept in memory.
        [retired] { $hero } retires. The passport is kept.
       *[set_aside] { $hero } is set aside. The passport is kept.
    }

events-hero-arrived =
    { $origin ->
        [none] { $hero } comes from another campaign, with everything in the passport.
       *[other] { $hero } comes from the campaign “{ $origin }”, with everything in the passport.
    }

events-hero-seated = { $hero } sits down at the table: { $hero_class }.
events-hero-dismissed = { $name } leaves the table.
events-hero-reseated = { $hero } now sits in seat { $seat }.

events-hero-renamed =
    { $player ->
        [none] The passport now says: { $name }.
       *[other] The passport now says: { $name }, played by { $player }.
    }

errors-life-on_quest = { $hero } is still on a quest. Wrap up the quest first.
errors-life-is_dead = { $hero } is lost for good and can only join the fallen.
errors-life-not_dead = { $hero } is still alive. Only those who are lost for good join the fallen.
errors-life-not_at_the_table = { $hero } is not at the table right now. Bring them back under “Heroes”.
errors-life-too_many = A campaign holds at most { $maximum } heroes.

errors-hero_file-unreadable = This is not a hero file: the text cannot be read. Check that it is complete.
errors-hero_file-other_format = This is not a hero file of Heldenpass.
errors-hero_file-version = This file has version { $version }; only version { $known } can be read here.
errors-hero_file-faulty = Something in the file does not fit ({ $place }): { $fault } { $detail }
errors-hero_file-unknown_things = Unknown here: { $things }. Bring the content along or leave these things behind.
errors-hero_file-above_cap = This class can have at most { $maximum }.
errors-hero_file-too_many = At most { $maximum } are possible.
errors-hero_file-condition = These Body Points do not match the condition ({ $condition }).
errors-hero_file-twice = This lore appears twice: { $lore }.
errors-hero-already_seated = This hero already sits at the table.

errors-hero_class-unknown = There is no such class: { $hero_class }

hero_file_fields-hero = Hero
hero_file_fields-content = Custom content
hero_file_fields-history = Life story
hero_file_fields-campaign = Campaign
hero_file_fields-items = Item
hero_file_fields-item = What
hero_file_fields-wear = Condition
hero_file_fields-spell_sets = Spell set
hero_file_fields-spells = Spell
hero_file_fields-exported = Saved on
hero_file_fields-start_body = Body Points at the beginning
hero_file_fields-start_mind = Mind Points at the beginning
hero_file_fields-text = Text
hero_file_fields-at = When
hero_file_fields-gear_marked = Lost equipment marked
hero_file_fields-oil_took_rust = Oil took the rust
