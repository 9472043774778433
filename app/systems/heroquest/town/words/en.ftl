# The words of the town, of care and of the end of a quest.
house_rules-HR-HERBS-FAINT-title = Healing the fainted with herbs
house_rules-HR-HERBS-FAINT-in_vain = Herbs bring nobody back to their feet.
house_rules-HR-HERBS-FAINT-like_potion = Herbs help the fainted like a potion.

house_rules-HR-POTION-CARDS-title = Potions at the end of a quest
house_rules-HR-POTION-CARDS-count = Potions other than Healing Potions (2) and (4) count as treasure cards, and so do ingredients.
house_rules-HR-POTION-CARDS-free = Potions and ingredients never count.

house_rules-HR-EXCESS-GIVE-title = Handing on the surplus
house_rules-HR-EXCESS-GIVE-scrolls = At the end only surplus spell scrolls may go to others.
house_rules-HR-EXCESS-GIVE-everything = Treasure cards and artifacts, too, may go to others who have room.

house_rules-HR-HEALER-UNPAID-title = Injury without gold for the healer
house_rules-HR-HEALER-UNPAID-stays = It stays in the next quest, too.
house_rules-HR-HEALER-UNPAID-ends = It passes with the quest, only the debt stays.

house_rules-HR-QUEST-END-DOWN-title = Down when the quest ends
house_rules-HR-QUEST-END-DOWN-lost = The fainted recover; a dead hero whom nobody has raised is lost.
house_rules-HR-QUEST-END-DOWN-may_be_raised = A dead hero can still be raised until the next quest begins.

house_rules-HR-BREW-TWO-title = Potion of two ingredients
house_rules-HR-BREW-TWO-may_be_alike = The two ingredients may be alike.
house_rules-HR-BREW-TWO-must_differ = The two ingredients must differ.

house_rules-HR-CURE-ONE-title = Potion against injuries
house_rules-HR-CURE-ONE-one = A potion heals one injury.
house_rules-HR-CURE-ONE-all = A potion heals all injuries.

effects-double_attack = two attacks in one turn
effects-double_spell = two spells in one turn
effects-spell_proof = Protection from the next spell
effects-swift = double movement dice
effects-extra_move = extra squares
effects-sure_jump = a safe jump
effects-second_throw = one Attack roll may be repeated

conditions-limping = injured: moves without dice

weaknesses-movement = Movement

items-potion_of_rejuvenation = Potion of Rejuvenation
items-cloak = Cloak

events-hero-set_out = { $hero } sets out on a new quest.

events-hero-returned =
    { $passed ->
        [yes] { $hero } has passed the quest.
       *[no] The quest is over for { $hero }.
    }

events-healing-thrown = The healing die for { $hero } shows { $roll }.

events-potion-thrown = { $hero } throws { $content_id } at { $kind }.
events-potion-brewed = { $hero } brews: { $content_id }.

events-potion-drunk =
    { $is_oneself ->
        [yes] { $hero } drinks: { $content_id }.
       *[no] { $hero } gives { $to } something to drink: { $content_id }.
    }

events-herb-applied =
    { $is_oneself ->
        [yes] { $hero } heals with herbs (roll { $roll }).
       *[no] { $hero } heals { $to } with herbs (roll { $roll }).
    }

events-nimbleness-announced = { $hero } is nimble and announces one more action for this turn: { $actions }.

events-gift-renewed = { $hero } can use again: { $gifts }.

events-poison-prevented = { $content_id } saves { $hero } from the poison.

events-debt-paid = { $hero } pays the healer { $amount } gold of debt.

events-ingredient-missed = { $hero } finds something, but does not recognise it as an ingredient.

events-brew-failed =
    { $used ->
        [none] { $hero } experiments without success; the ingredients remain.
       *[other] { $hero } experiments without success; the ingredients are lost.
    }

events-item-bought = { $hero } buys for { $price } gold: { $content_id } ({ $place }).
events-item-sold = { $hero } sells for { $price } gold: { $content_id }.
events-item-consumed = { $hero } uses up: { $content_id }.
events-item-transmuted = For { $hero } this turns into { $gold } gold: { $content_id }.
events-item-passed = { $hero } hands to { $to }: { $content_id } ({ $place }).

events-gold-passed = { $hero } gives { $amount } gold to { $to }.

events-gear-marked = { $hero }’s belongings stay at the place of death; a marker shows where they lie.

events-oil-faded = With the quest { $hero }’s Weapon Oil loses its effect.

events-stock-limited =
    { $number ->
        [none] The shop has any number of it again: { $content_id }.
       *[other] In stock at the shop: { $number } × { $content_id }.
    }

events-scroll-reserved = The quest needs this spell scroll, it comes out of the deck: { $title }.

means-druid = druid
means-herbs = healing herbs
means-quest_end = after the quest
means-time = by itself

gifts-herbs = Healing herbs
gifts-nimbleness = Nimbleness

turn_actions-move = Move
turn_actions-fight = Fight
turn_actions-cast = Cast
turn_actions-search = Search
turn_actions-disarm = Disarm
turn_actions-use = Use

commands-drink_potion = { $hero } gives or drinks a potion
commands-throw_potion = { $hero } throws a potion
commands-heal_with_herbs = { $hero } heals with herbs
commands-use_nimbleness = { $hero } is nimble
commands-take_poison = { $hero } is poisoned
commands-suffer_injury = { $hero } is injured
commands-find_ingredient = { $hero } finds an ingredient
commands-brew_potion = { $hero } brews a potion
commands-buy_item = { $hero } buys
commands-sell_item = { $hero } sells
commands-transmute_item = { $hero } turns something into gold
commands-limit_stock = Stock at the shop
commands-give_item_to = { $hero } hands something over
commands-give_gold_to = { $hero } hands gold over
commands-loot_hero = { $hero } takes a dead hero’s belongings
commands-mark_lost_gear = Lost equipment of { $hero }
commands-start_quest = Begin a quest
commands-close_quest = End the quest

prompts-healing_die-title = Healing potion
prompts-healing_die-text = A d6 says how many Body Points the potion restores.

prompts-potion_effect-title = Effect of the potion
prompts-potion_effect-text = The potion can work in different ways. What is it used for?
prompts-potion_effect-section = effects

prompts-herbs-title = Healing herbs
prompts-herbs-text = A d6 says how many Body Points the herbs restore.

prompts-recognition_test-title = Recognition test
prompts-recognition_test-text = Does the hero recognise the ingredient? The test is taken at the table, as the group has agreed.

prompts-recognition_test-options-passed = Recognised
prompts-recognition_test-options-failed = Not recognised

prompts-experiment-title = Experiment table
prompts-experiment-text = Without an Alchemist’s Bench the group’s table decides. What came of it?

prompts-experiment-options-success = The potion succeeds
prompts-experiment-options-kept = Nothing, the ingredients remain
prompts-experiment-options-lost = Nothing, the ingredients are lost

prompts-brew_result-title = Which potion?
prompts-brew_result-text = Different things can be brewed from these ingredients.
prompts-brew_result-section = items

prompts-surplus_weapon-title = What does the hero part with?
prompts-surplus_weapon-text = Not everything may be carried together. A weapon is sold for half its price, a quarter if it is rusty or damaged for good; armour goes into the pack. The rest stays.
prompts-surplus_weapon-section = items

prompts-surplus_weapon-options-later = Keep everything, decide before setting out

prompts-excess_thing-title = Too much for the way home
prompts-excess_thing-text = At most 4 treasure cards, 2 spell scrolls and 2 artifacts come along on the next quest. What does the hero part with?
prompts-excess_thing-section = items

prompts-excess_recipient-title = Drop it or hand it on?
prompts-excess_recipient-text = The surplus is left behind or sold, or somebody who has room takes it.

prompts-excess_recipient-options-drop = Drop
prompts-excess_recipient-options-sell = Sell

prompts-healer-title = At the healer’s
prompts-healer-text = For 100 gold the healer cures an injury. Agreed?

prompts-healer-options-pay = Pay
prompts-healer-options-leave = Do not pay

reasons-bane = power against these monsters

errors-hero-out_of_reach = { $hero } is too far away.

errors-potion-none = This is not a potion: { $item }.
errors-potion-is_thrown = Nobody drinks this, it works against monsters only: { $item }.
errors-potion-is_drunk = This does not work against monsters: { $item }.
errors-potion-no_mind = { $hero } is out of their wits and can neither take nor give potions (ch. 17).
errors-potion-can_drink = { $hero } can drink without help. The potion can be handed over.
errors-potion-in_vain = This does not help { $hero } now: { $item }.
errors-potion-no_plague = { $hero } does not suffer from plague weapons.
errors-potion-no_poison = { $hero } has lost nothing to poison.
errors-potion-not_on_this = { $item } has no effect here: { $kind }.

errors-gift-not_of_class = { $hero } does not have this gift: { $gift }.
errors-gift-spent = { $hero } has done this in this quest already: { $gift }.
errors-gift-herbs_in_vain = Herbs do not help { $hero } now.

errors-nimbleness-too_late = Nimbleness must be announced before the first action (ch. 1.1).
errors-nimbleness-three_times = Even with Nimbleness nobody does the same action three times (ch. 1.1).
errors-nimbleness-no_mind = { $hero } is out of their wits and cannot do this: { $actions } (ch. 17).

errors-injury-healer_in_town = The healer waits in town until the quest is over.

errors-brew-no_ingredient = This is not a potion ingredient: { $item }.
errors-brew-not_able = { $hero } cannot brew now.
errors-brew-too_few = These ingredients are not enough: it takes two, or more different ones (ch. 14).

errors-shop-between_quests = { $hero } is on a quest. Shopping is done between quests, unless the quest allows it (ch. 14.1).
errors-shop-not_sold = The shop does not sell this: { $item }.
errors-shop-sold_out = Nothing of this is left: { $item }. Somebody has taken the last one already (ch. 14.1).
errors-shop-price_missing = There is no set price for this. Please enter it: { $item }.
errors-shop-price_fixed = The price is set: { $item } costs { $price } gold.

errors-sale-between_quests = { $hero } is on a quest. Things are sold in town between quests.

errors-transmutation-no_stone = This turns nothing into gold: { $item }.
errors-transmutation-no_equipment = Only a sound piece of equipment turns into gold: { $item } does not.

errors-trade-with_oneself = { $hero } cannot give anything to themselves.
errors-trade-cannot_read = { $hero } cannot read spell scrolls and must not keep any (ch. 8.3).
errors-trade-no_room = { $hero } already has as many of these as may come along on the next quest: { $item } (ch. 5).

errors-loot-not_lost = { $hero } is not lost for good. Nobody takes anything from them (ch. 9).
errors-loot-nothing = { $hero } has left nothing behind, or nothing was chosen.
errors-loot-marked_already = A marker lies there already: { $hero }.

errors-quest-running_already = { $hero } is on a quest already.
errors-quest-nobody_sets_out = Nobody is here who could set out.
errors-quest-not_running = { $hero } is not on a quest. First a quest must begin.
errors-quest-nobody_returns = Nobody is on a quest.

errors-oil-before_quest = Weapon Oil is put on before the quest: { $item } (ch. 15.3).
errors-oil-no_oil = This is not Weapon Oil: { $item }.

errors-smith-between_quests = { $hero } is on a quest. The smith is visited between quests.

errors-carrying-attack_cap = This would raise { $hero }’s Attack above its cap: { $item } (ch. 6).
errors-carrying-defence_cap = This would raise { $hero }’s Defence above its cap: { $item } (ch. 6).
errors-carrying-surplus = Surplus weapons must be sold between quests: { $item } (ch. 6).
errors-carrying-limit = This much does not come along on the next quest: { $item } (ch. 5).
