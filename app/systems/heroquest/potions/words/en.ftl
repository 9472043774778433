# The words of potions, herbs and brewing.
items-healing_potion_2 = Healing Potion (2)
items-healing_potion_4 = Healing Potion (4)
items-antidote = Antidote
items-potion_of_strength = Potion of Strength
items-potion_of_defence = Potion of Defence
items-heroic_brew = Heroic Brew
items-magic_potion = Magic Potion
items-potion_of_resistance = Potion of Resistance
items-potion_of_speed = Potion of Speed
items-holy_water = Holy Water
items-potion_of_battle = Potion of Battle
items-potion_of_dexterity = Potion of Dexterity
items-potion_of_restoration = Potion of Restoration
items-troll_bane_potion = Troll Bane Potion
items-plague_cure = Plague Cure
items-injury_cure = Injury Cure
items-elixir_of_life = Elixir of Life

items-potion_of_rejuvenation = Potion of Rejuvenation

house_rules-HR-HERBS-FAINT-title = Healing the fainted with herbs
house_rules-HR-HERBS-FAINT-in_vain = Herbs do not help the fainted.
house_rules-HR-HERBS-FAINT-like_potion = Herbs help the fainted like a potion.

house_rules-HR-BREW-TWO-title = Potion of two ingredients
house_rules-HR-BREW-TWO-may_be_alike = The two ingredients may be alike.
house_rules-HR-BREW-TWO-must_differ = The two ingredients must differ.

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

events-ingredient-missed = { $hero } finds something, but does not recognise it as an ingredient.

events-brew-failed =
    { $used ->
        [none] { $hero } experiments without success; the ingredients remain.
       *[other] { $hero } experiments without success; the ingredients are lost.
    }

gifts-herbs = Healing herbs
gifts-nimbleness = Nimbleness

commands-drink_potion = { $hero } drinks or hands over a potion
commands-throw_potion = { $hero } throws a potion
commands-heal_with_herbs = { $hero } heals with herbs
commands-use_nimbleness = { $hero } uses Nimbleness
commands-take_poison = { $hero } is poisoned
commands-suffer_injury = { $hero } is injured
commands-find_ingredient = { $hero } finds an ingredient
commands-brew_potion = { $hero } brews a potion

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
prompts-experiment-text = Without an Alchemist’s Bench the group’s table decides. What is the result?

prompts-experiment-options-success = The potion succeeds
prompts-experiment-options-kept = Nothing, the ingredients remain
prompts-experiment-options-lost = Nothing, the ingredients are lost

prompts-brew_result-title = Which potion?
prompts-brew_result-text = Different things can be brewed from these ingredients.
prompts-brew_result-section = items

errors-hero-out_of_reach = { $hero } is too far away.

errors-potion-none = This is not a potion: { $item }.
errors-potion-is_thrown = This cannot be drunk; it works only against monsters: { $item }. Throw it.
errors-potion-is_drunk = This does not work against monsters: { $item }.
errors-potion-no_mind = { $hero } is out of their wits and can neither take nor give potions (ch. 17).
errors-potion-can_drink = { $hero } can drink without help. The potion can be handed over.
errors-potion-in_vain = This does not help { $hero } now: { $item }.
errors-potion-no_plague = { $hero } does not suffer from plague weapons.
errors-potion-no_poison = { $hero } has lost nothing to poison.
errors-potion-not_on_this = { $item } has no effect here: { $kind }.

errors-gift-not_of_class = { $hero } does not have this gift: { $gift }.
errors-gift-spent = { $hero } has already done this in this quest: { $gift }.
errors-gift-herbs_in_vain = Herbs do not help { $hero } now.

errors-nimbleness-too_late = Announce Nimbleness before the first action (ch. 1.1).
errors-nimbleness-three_times = Even with Nimbleness the same action is not possible three times (ch. 1.1).
errors-nimbleness-no_mind = { $hero } is out of their wits and cannot do this: { $actions } (ch. 17).

errors-brew-no_ingredient = This is not a potion ingredient: { $item }.
errors-brew-not_able = { $hero } cannot brew now.
errors-brew-too_few = These ingredients are not enough: you need two alike, or more different ones (ch. 14).

actions-drink_potion = Drink a potion
actions-throw_potion = Throw a potion
actions-find_ingredient = Find an ingredient
actions-brew_potion = Brew a potion
actions-heal_with_herbs = Heal with herbs
actions-use_nimbleness = Use Nimbleness
actions-take_poison = Suffer poison
actions-suffer_injury = Suffer an injury

asked-drink_potion-item_id = Which potion?

asked-throw_potion-item_id = Which potion?
asked-throw_potion-monster_id = Which target?

asked-heal_with_herbs-to_id = Heal whom?

asked-find_ingredient-note = Which ingredient?

# What it means to answer nothing.
unsaid-drink_potion-to_id = drink it yourself
recipes-two = Potion of two ingredients
recipes-three = Potion of three ingredients
recipes-four = Potion of four ingredients
recipes-five = Potion of five ingredients
