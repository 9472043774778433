# The words of decks of cards and of the tables for searching furniture.
decks-treasure = Treasure cards
decks-fate = Fate cards
decks-scrolls = Spell scrolls
decks-chaos_spells = Chaos spells

furniture-table = Table
furniture-throne = Throne
furniture-alchemists_bench = Alchemist’s Bench
furniture-sarcophagus = Sarcophagus
furniture-altar = Altar
furniture-bookcase = Bookcase
furniture-rack = Rack
furniture-fireplace = Fireplace
furniture-weapons_rack = Weapons Rack
furniture-cupboard = Cupboard

finds-empty_find = nothing but dust
finds-few_coins_find = a few coins
finds-purse_find = a purse
finds-hoard_find = a hidden drawer full of gold
finds-spilled_coins_find = coins in the ashes
finds-gem_find = a gem
finds-dagger_find = a serviceable dagger
finds-helmet_find = a dented but sound helmet
finds-healing_potion_find = a vial of healing potion
finds-holy_water_find = a vial of holy water
finds-ingredient_find = a potion ingredient
finds-scroll_find = a spell scroll
finds-spell_book_find = a spell book: the game master names the spell set
finds-poison_find = a poisoned needle
finds-splinter_find = a rotten board breaks and hurts
finds-monster_find = a wandering monster, roused by the noise

content_kinds-decks = Deck of cards
content_kinds-furniture = Furniture table
content_kinds-finds = Find in furniture

commands-draw_card = Draw a card
commands-put_card_back = Put a card back
commands-discard_card = Discard a card
commands-keep_card_out = Keep a card out
commands-bring_card_in = Bring a card back in
commands-peek_at_deck = Look at the top cards
commands-shuffle_deck = Shuffle the deck
commands-use_physical_deck = Real or digital cards
commands-write_deck = A deck of your own
commands-remove_deck = Remove a deck of your own
commands-search_furniture = { $hero } searches a piece of furniture

prompts-deck_card-title = Draw a card
prompts-deck_card-text = Which card is drawn?

prompts-drawn_treasure_card-title = Treasure card
prompts-drawn_treasure_card-text = Which card was drawn from the deck on the table?
prompts-drawn_treasure_card-section = treasure_cards

prompts-drawn_fate_card-title = Fate card
prompts-drawn_fate_card-text = Which card was drawn from the deck on the table?
prompts-drawn_fate_card-section = fate_cards

prompts-drawn_scroll-title = Spell scroll
prompts-drawn_scroll-text = Which spell scroll was drawn from the deck on the table?
prompts-drawn_scroll-section = items

prompts-drawn_chaos_spell-title = Chaos spell
prompts-drawn_chaos_spell-text = Which chaos spell was drawn from the deck on the table?
prompts-drawn_chaos_spell-section = spells

prompts-drawn_card-title = Draw a card
prompts-drawn_card-text = Which card was drawn from the deck on the table?

prompts-peeked_cards-title = Look at the top cards
prompts-peeked_cards-text = The app decides which cards are on top; only the game master sees them.

prompts-furniture_table-title = Search furniture
prompts-furniture_table-text = One die on the table of this piece of furniture.

events-card-drawn = { $deck }: “{ $card }” is drawn.
events-card-discarded = { $deck }: “{ $card }” goes to the discard pile.
events-card-kept_out = { $deck }: “{ $card }” stays out.
events-card-brought_in = { $deck }: “{ $card }” is shuffled back in.

events-card-put_back =
    { $place ->
        [bottom] { $deck }: “{ $card }” lies at the bottom.
        [shuffled] { $deck }: “{ $card }” is shuffled back in.
       *[top] { $deck }: “{ $card }” lies on top.
    }

events-own_card-drawn = { $hero } draws a card ({ $deck }): { $card }.

events-secret_card-drawn = { $deck }: the game master draws “{ $card }”.

events-deck-peeked = { $deck }: the game master sees on top: { $cards }.
events-deck-refilled = { $deck }: all cards are back in the shuffled deck.
events-deck-written = { $deck }: a deck of your own with { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } is ready.
events-deck-removed = { $deck }: your own deck has been removed.

events-deck-shuffled =
    { $with_discard ->
        [yes] { $deck }: the deck is shuffled together with its discard pile.
       *[no] { $deck }: the deck is shuffled.
    }

events-deck_mode-chosen =
    { $physical ->
        [yes] { $deck }: real cards are drawn.
       *[no] { $deck }: cards are drawn in the app.
    }

events-furniture-searched = { $hero } searches a piece of furniture ({ $furniture }, roll { $roll }): { $find }.

errors-deck-unknown = There is no such deck: { $deck }.
errors-deck-not_own = This deck is not your own: { $deck }. It cannot be changed here.
errors-deck-is_shipped = This deck belongs to the game: { $deck }. Please choose another id.
errors-deck-empty = No card is left in this deck: { $deck }.
errors-deck-is_physical = These are real cards: look at them on the table.
errors-deck-seen_already = These cards are known already.
errors-deck-mode_holds_already = This deck is already used this way.
errors-deck-card_not_out = This card is not out: { $card }.
errors-deck-card_not_in = This card is not in the deck: { $card }.
errors-deck-card_not_kept_out = This card is not kept out: { $card }.
errors-deck-card_twice = Another card of this deck already has this name: { $card }. For several copies, use the number.
errors-deck-no_such_card = The rules have no card that works like this: { $card }. Choose another.
errors-deck-too_many = At most { $maximum } decks of your own are possible. Remove one first.
errors-deck-too_many_cards = A deck has at most { $maximum } cards.

errors-furniture-unknown = There is no table for this piece of furniture: { $furniture }.
errors-furniture-searched_already = This piece of furniture has been searched already: { $furniture }.
errors-furniture-not_here = No such piece of furniture is in this room.
