# The base game's quests, told as facts, and the words of quests in the campaign.
# A group changes what its own book says otherwise.
content_kinds-quests = Quest

quests-trial = The Trial
quests-rescue_of_sir_ragnar = The Rescue of Sir Ragnar
quests-lair_of_the_orc_warlord = Lair of the Orc Warlord
quests-prince_magnus_gold = Prince Magnus’ Gold
quests-melars_maze = Melar’s Maze
quests-legacy_of_the_orc_warlord = Legacy of the Orc Warlord
quests-lost_wizard = The Lost Wizard
quests-fire_mage = The Fire Mage
quests-race_against_time = Race Against Time
quests-castle_of_mystery = Castle of Mystery
quests-bastion_of_chaos = Bastion of Chaos
quests-barak_tor = Barak Tor – Barrow of the Witch Lord
quests-quest_for_the_spirit_blade = Quest for the Spirit Blade
quests-return_to_barak_tor = Return to Barak Tor

quest_goals-trial = Defeat the Gargoyle Verag and come back alive.
quest_goals-rescue_of_sir_ragnar = Find Sir Ragnar and bring him out alive.
quest_goals-lair_of_the_orc_warlord = Defeat Ulag, the Warlord of the Orcs.
quest_goals-prince_magnus_gold = Bring back three of the Prince’s chests with 250 gold each; the gold inside is his.
quest_goals-melars_maze = Find the Talisman of Lore.
quest_goals-legacy_of_the_orc_warlord = Escape from captivity; the heroes begin without equipment.
quest_goals-lost_wizard = Find out what became of the wizard Wardoz.
quest_goals-fire_mage = Defeat Balur, the Fire Mage.
quest_goals-race_against_time = Reach the stairs to safety.
quest_goals-castle_of_mystery = Escape from the castle whose doors lead where the die decides.
quest_goals-bastion_of_chaos = Clear the fortress: there is a bounty on every monster.
quest_goals-barak_tor = Bring back the object sought from the barrow.
quest_goals-quest_for_the_spirit_blade = Find the Spirit Blade.
quest_goals-return_to_barak_tor = Destroy the Witch Lord; only the Spirit Blade harms him.

quest_rewards-trial = In the chests 84 and 120 gold (German edition: 100 and 150).
quest_rewards-rescue_of_sir_ragnar = 240 gold for Sir Ragnar; a chest with 60 gold (German: 50) and a healing potion.
quest_rewards-lair_of_the_orc_warlord = 180 gold to share; on the way a Staff, 24 gold and a healing potion.
quest_rewards-prince_magnus_gold = 240 gold for bringing it back.
quest_rewards-melars_maze = The Talisman of Lore; a chest with 144 gold.
quest_rewards-legacy_of_the_orc_warlord = With Grak, the Wizard’s Cloak.
quest_rewards-lost_wizard = 100 gold for each; Borin’s Armour and a chest with 144 gold.
quest_rewards-fire_mage = 100 gold for each; a chest with 150 gold and the Wand of Magic.
quest_rewards-race_against_time = Two chests with 100 gold each; behind a gas trap (3 Body Points) an Elixir of Life.
quest_rewards-castle_of_mystery = The Ring of Return. The mine with 5000 gold is bait.
quest_rewards-bastion_of_chaos = Goblin 10, Orc 20, Fimir 30, Chaos Warrior 50 gold; the Orc’s Bane and a Shield.
quest_rewards-barak_tor = 200 gold; the Wizard’s Staff.
quest_rewards-quest_for_the_spirit_blade = The Spirit Blade; a chest with 200 gold.
quest_rewards-return_to_barak_tor = The title of a champion and the Spell Ring.

quest_outcomes-passed = passed
quest_outcomes-failed = not passed
quest_outcomes-abandoned = abandoned
quest_outcomes-running = under way
quest_outcomes-open = still open

events-quest-drawn = A drawn quest: { $name }.

events-quest-started =
    { $quest_id ->
        [none] A quest begins.
       *[other] The quest begins: { $quest_id }.
    }

events-quest-ended =
    { $outcome ->
        [abandoned] The quest is abandoned.
        [failed] The quest is not passed.
       *[passed] The quest is passed.
    }

events-quest-noted = Noted: { $quest_id }, { $outcome }.

events-reward-shared = The reward is shared: { $total } gold.

events-quest_point-spent = { $hero }’s quest point scale restarts.

events-quest_point-corrected =
    { $passed ->
        [0] Corrected for { $hero }: quest points { SIGNED($change) }.
       *[other] { $change ->
            [0] Corrected for { $hero }: quests passed { SIGNED($passed) }.
           *[other] Corrected for { $hero }: quest points { SIGNED($change) }, quests passed { SIGNED($passed) }.
        }
    }

events-quest_point-awarded =
    { $points ->
        [0] { $hero } passes a quest; the quest point scale is already full.
       *[other] { $hero } receives a quest point.
    }

events-hero-set_out = { $hero } sets out on a new quest.

events-hero-returned =
    { $passed ->
        [yes] { $hero } has passed the quest.
       *[no] The quest is over for { $hero }.
    }

events-gift-renewed = { $hero } can use again: { $gifts }.

events-oil-faded = With the quest { $hero }’s Weapon Oil loses its effect.

events-scroll-reserved = The quest needs this spell scroll, it comes out of the deck: { $title }.

commands-write_quest = Write a quest
commands-remove_quest = Remove a quest
commands-note_quest = Note a quest
commands-share_reward = Share the reward
commands-award_quest_point = { $hero } receives a quest point
commands-claim_reward = { $hero } raises a value
commands-change_quest_points = { $hero }: correct quest points
commands-change_attribute = { $hero }: correct values
commands-start_quest = Begin a quest
commands-close_quest = End the quest

fields-quest_id = Which quest?
fields-outcome = How did it end?
fields-abandoned = abandoned
fields-amounts = How much gold does each receive?
fields-goal = Goal
fields-reward = Reward
fields-notes = Notes
fields-wandering_monster = Wandering monster
fields-reward_gold = Gold as reward
fields-per_hero = this amount for each hero
fields-potions = Potions for sale
fields-scrolls = Spell scrolls it gives

choices-outcome-passed = passed
choices-outcome-failed = not passed
choices-outcome-abandoned = abandoned

asked-start_quest-quest_id = Which quest?

asked-close_quest-passed = How did it end?

errors-quest-unknown = There is no such quest: { $quest_id }
errors-quest-is_logged = You have already played this quest: { $quest_id }. It stays in the chronicle.
errors-quest-another_runs = Another quest is already under way. Wrap it up first.
errors-quest-none_to_reward = There is no finished quest to reward yet.
errors-quest-not_ready = { $hero } cannot set out like this: { $item }. See “Quests” for what to do (ch. 3, 5 and 6).
errors-quest-too_many_spells = { $hero } has chosen too many special spells: at most { $number }. Choose again before you set out.

errors-reward-nobody = No hero receives anything. Enter gold for at least one hero.
errors-reward-not_for_each = Enter exactly one amount for each hero.

errors-quest_points-outside_scale = The scale runs from 0 to { $scale }; it now stands at { $points }.
errors-quest_points-below_zero = The number of quests passed cannot go below 0; it is now { $passed }.

errors-reward-not_yet = { $hero } has { $points ->
        [one] { $points } quest point
       *[other] { $points } quest points
    }; only { $scale } bring a point.
errors-reward-capped = { $hero }’s Body Points and Mind Points have already reached their cap.

errors-attribute-above_cap = { $hero } can never have that many { $attribute }.
errors-attribute-below_start = { $hero }’s { $attribute } never drop below the start value.

errors-quest-running_already = { $hero } is already on a quest.
errors-quest-nobody_sets_out = No hero can set out. Add a hero to the table.
errors-quest-not_running = { $hero } is not on a quest. Begin one first.
errors-quest-nobody_returns = No hero is on a quest.

# What a gained point would change.
prospects-body = Body Points { $old } → { $new }
prospects-mind = Mind Points { $old } → { $new }
prospects-cap = This reaches the cap.
prospects-spell_sets = Spell sets they may hold: { $old } → { $new }
prospects-basic_spells = Basic spells of each kind and special spells: { $old } → { $new }
prospects-guild = The academy opens: guild spells can now be learned.
prospects-guild_later = A step towards the academy: it teaches guild spells from { $new } quests passed.
prospects-stamina_repeat = Stamina: rolls on the Faint and Death tables may be repeated.
prospects-stamina_bonus = Stamina: rolls on the Faint and Death tables get +1.
prospects-constitution_repeat = Constitution: a failed roll against poison may be repeated.
prospects-constitution_white = Constitution: the white shield now counts against poison.
prospects-resistance_repeat = Magic resistance: the roll may be repeated.
prospects-resistance_white = Magic resistance: now the white shield counts.
prospects-regeneration = Regeneration: a cast spell is now kept on a white shield.

counted-treasures = { $number } treasure cards, at most { $most } may come along
counted-scrolls = { $number } spell scrolls, at most { $most } may come along
counted-artifacts = { $number } artifacts, at most { $most } may come along

prompts-quest_reward-title = Ten quest points
prompts-quest_reward-text = The hero gains one point. Which value rises?
prompts-quest_reward-section = attributes

prompts-quest_reward-options-later = Later, on the phone

prompts-surplus_weapon-title = What does the hero give up?
prompts-surplus_weapon-text = This is too much to carry. A weapon is sold for half its price, a quarter if rusty or damaged for good; armour goes into the pack.
prompts-surplus_weapon-section = items

prompts-surplus_weapon-options-later = Keep everything, decide before setting out

house_rules-HR-QP-CAPPED-title = Tenth quest point at the caps
house_rules-HR-QP-CAPPED-stays_open = The scale stays at 10 until a value can rise again.
house_rules-HR-QP-CAPPED-restarts = The scale restarts without any gain.

house_rules-HR-QUEST-END-DOWN-title = Down when the quest ends
house_rules-HR-QUEST-END-DOWN-lost = The fainted recover; a dead hero who has not been raised is lost.
house_rules-HR-QUEST-END-DOWN-may_be_raised = A dead hero can still be raised until the next quest begins.

actions-start_quest = Begin a quest
actions-close_quest = End the quest

also_called-close_quest = close finish stairs up
also_called-start_quest = set out stairs down
actions-enter_values = Values of a veteran hero
commands-enter_values = The values of { $hero }
errors-hero_values-unchanged = { $hero } already has these values. Change at least one.
