# The words of the town: shop, smith, visitors, trades, gifts, and what is too much to carry home.
house_rules-HR-POTION-CARDS-title = Potions at the end of a quest
house_rules-HR-POTION-CARDS-count = Potions other than Healing Potions (2) and (4) count as treasure cards, as do ingredients.
house_rules-HR-POTION-CARDS-free = Potions and ingredients never count.

house_rules-HR-EXCESS-GIVE-title = Handing on the surplus
house_rules-HR-EXCESS-GIVE-scrolls = At the end only surplus spell scrolls may go to others.
house_rules-HR-EXCESS-GIVE-everything = Treasure cards and artifacts too may go to others who have room.

events-item-bought = { $hero } buys for { $price } gold: { $content_id } ({ $place }).
events-item-sold = { $hero } sells for { $price } gold: { $content_id }.
events-item-transmuted = For { $hero } this turns into { $gold } gold: { $content_id }.
events-item-passed = { $hero } hands to { $to }: { $content_id } ({ $place }).

events-gold-passed = { $hero } gives { $amount } gold to { $to }.

events-gear-marked = { $hero }’s belongings stay at the place of death; a marker shows where.

events-stock-limited =
    { $number ->
        [none] The shop has any number of it again: { $content_id }.
       *[other] In stock at the shop: { $number } × { $content_id }.
    }

events-town-opened =
    { $town_mode ->
        [closed] The town is closed.
        [ask] { $during_quest ->
            [yes] The town is also open during quests; { $town_mode }.
           *[no] In town the game master decides on every deal.
        }
       *[free] { $during_quest ->
            [yes] The town is also open during quests; { $town_mode }.
           *[no] In town everybody shops freely.
        }
    }

events-visitor-came =
    { $visitor ->
        [druid] A Druid comes along and offers healing.
       *[goblin_trader] A Goblin trader spreads out his wares.
    }

events-visitor-left =
    { $visitor ->
        [druid] The Druid moves on.
       *[goblin_trader] The Goblin trader packs up and leaves.
    }

events-trade-offered = { $hero } offers { $to } a trade.
events-trade-agreed = { $hero } and { $to } agree on a trade.
events-trade-cancelled = The trade between { $hero } and { $to } is cancelled.

commands-buy_item = { $hero } buys
commands-sell_item = { $hero } sells
commands-transmute_item = { $hero } turns something into gold
commands-limit_stock = Stock at the shop
commands-give_item_to = { $hero } hands something over
commands-give_gold_to = { $hero } hands gold over
commands-loot_hero = { $hero } takes a dead hero’s belongings
commands-mark_lost_gear = Lost equipment of { $hero }

commands-open_town = Open or close the town
commands-receive_visitor = A visitor for the group
commands-offer_trade = { $hero } offers a trade
commands-accept_trade = { $hero } accepts a trade
commands-cancel_trade = { $hero } cancels a trade

prompts-excess_thing-title = Too much for the way home
prompts-excess_thing-text = You can take at most 4 treasure cards, 2 spell scrolls and 2 artifacts on the next quest. What does the hero give up?
prompts-excess_thing-section = items

prompts-excess_recipient-title = Drop it or hand it on?
prompts-excess_recipient-text = Leave it behind, sell it, or give it to somebody who has room.

prompts-excess_recipient-options-drop = Drop
prompts-excess_recipient-options-sell = Sell

errors-shop-between_quests = { $hero } is on a quest. You can shop only between quests, unless the quest allows it (ch. 14.1).
errors-shop-not_sold = The shop does not sell this: { $item }.
errors-shop-sold_out = Sold out: { $item } (ch. 14.1).
errors-shop-price_missing = { $item } has no set price. Please enter one.
errors-shop-price_fixed = The price is set: { $item } costs { $price } gold.

errors-sale-between_quests = { $hero } is on a quest. You can sell in town only between quests.

errors-transmutation-no_stone = This turns nothing into gold: { $item }.
errors-transmutation-no_equipment = Only an intact piece of equipment turns into gold: { $item } does not.

errors-trade-with_oneself = { $hero } cannot give anything to themselves.
errors-trade-no_room = { $hero } already has as many of these as are allowed on the next quest: { $item } (ch. 5).

errors-loot-out_of_reach = The hero must stand on the dead hero’s square or right beside it.
errors-loot-not_lost = { $hero } is not lost for good and cannot be looted (ch. 9).
errors-loot-nothing = { $hero } has left nothing behind, or nothing was chosen.
errors-loot-marked_already = A marker is already there: { $hero }.

errors-town-closed = The town is closed until the game master opens it (ch. 14.1).

errors-trade-empty = The trade is empty: offer something or ask for something.
errors-trade-offered_already = This offer has already been made.
errors-trade-too_many = { $hero } already has { $limit } open offers. Take one back first.
errors-trade-unknown = This offer no longer exists.
errors-trade-not_offered_to = This offer is not for { $hero }.
errors-trade-gone = { $hero } no longer has what was to be traded.

town_modes-free = shop freely
town_modes-ask = ask the game master
town_modes-closed = closed

visitors-goblin_trader = Goblin trader
visitors-druid = Druid

actions-give_item_to = Hand something over
actions-give_gold_to = Give gold
actions-loot_hero = Loot the fallen
actions-transmute_item = Turn into gold
actions-mark_lost_gear = Mark lost equipment

asked-transmute_item-item_id = With what?
asked-transmute_item-thing_id = What turns into gold?

asked-give_item_to-item_id = What?
asked-give_item_to-to_id = To whom?

asked-give_gold_to-to_id = To whom?

asked-loot_hero-items = What is taken?
asked-loot_hero-lost_id = From whom?

cards-trade-offered =
    { $mine ->
        [yes] You offer { $to } a trade
       *[no] { $hero } offers you a trade
    }
cards-trade-agreed = The trade is on
cards-trade-cancelled = The trade is off
cards-item-passed =
    { $mine ->
        [yes] You give { $to }: { $content_id }
       *[no] { $hero } gives you: { $content_id }
    }
cards-gold-passed =
    { $mine ->
        [yes] You give { $to } { $amount } gold
       *[no] { $hero } gives you { $amount } gold
    }
