# The words of the town itself and of trades among heroes.
town_modes-free = shop freely
town_modes-ask = ask the game master
town_modes-closed = closed

visitors-goblin_trader = Goblin trader
visitors-druid = Druid

events-town-opened =
    { $town_mode ->
        [closed] The town is closed.
        [ask] { $during_quest ->
            [yes] The town also admits those on a quest; { $town_mode }.
           *[no] In town the game master decides on every deal.
        }
       *[free] { $during_quest ->
            [yes] The town also admits those on a quest; { $town_mode }.
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
events-trade-cancelled = The trade between { $hero } and { $to } comes to nothing.

commands-open_town = Opening the town
commands-receive_visitor = A visitor for the group
commands-offer_trade = { $hero } offers a trade
commands-accept_trade = { $hero } accepts a trade
commands-cancel_trade = { $hero } calls off a trade

errors-town-closed = The town is closed until the game master opens it (ch. 14.1).

errors-trade-empty = A trade needs something in it: put something in or ask for something.
errors-trade-offered_already = This offer has already been made.
errors-trade-too_many = { $hero } already has { $limit } open offers. Take one back first.
errors-trade-unknown = This offer no longer exists.
errors-trade-not_offered_to = This offer is no business of { $hero }’s.
errors-trade-gone = { $hero } no longer has what this trade was about.
