# Words of the suggestion for a monster.
suggestion = Suggestion
suggest_instead = Your target instead of the suggestion
next_suggestion = Next suggestion
play_it = Play it
whole_turn = Whole turn, the app rolls
temper = Temper
temper_is = Temper: { $temper }
suggest_whom = What else it can do
suggest_hits = hits
suggest_fells = fells
suggest_no_fall = no fall
suggest_expected = on average
suggest_risk = danger
suggest_why = Why?
suggest_no_rule = No rule says so: you decide.
suggest_choice =
    { $option ->
        [push] If it hits: push back.
       *[other] If it hits: wound, do not push back.
    }
suggest_way =
    { $steps ->
        [one] 1 square to { $square }
       *[other] { $steps } squares to { $square }
    }
suggest_squares =
    { $steps ->
        [one] 1 square
       *[other] { $steps } squares
    }
suggest_on_the_spot = on the spot
suggest_row_note = { $far } · { $points } of { $most } body points
suggest_then = { $first }, then { $second }
suggest_stay = Leave it where it is
suggest_blow = strike { $who }
suggest_shot = shoot at { $who }
suggest_cast = spell “{ $spell }”
suggest_cast_at = spell “{ $spell }” on { $who }
suggest_deed_at = { $deed }: { $who }
suggest_reason =
    { $term ->
        [harm] Most damage on average: { $number }.
        [wasted] No damage is wasted.
        [fells] { $who } is most likely to fall: { $number }.
        [risk] It is safest there.
        [steps] Shortest way.
        [weak] Weakest: { $who } with { $number } body points.
        [wounded] { $who } is wounded worst.
        [fallen] { $who } lies already.
        [healer] { $who } can heal others.
        [room] The others get there as well.
        [focus] Others attack { $who }, too.
        [away] Far enough from the heroes.
        [magic] The spell does most.
        [only] No other is in reach.
        [second] Not the first choice.
        [due] This is due first.
        [throws] A die shows first how far it gets.
        [nearer] No hero is in reach; { $number } squares are still missing then.
        [flees] Badly hurt: it keeps away.
        [returns] It goes back to its place.
        [guards] It guards its room.
        [blocks] It holds its place.
        [waits] It waits until a spell is worth it.
        [blocked] No way leads nearer.
        [asleep] It sleeps.
        [misses_turn] It misses a turn.
        [turned] It has turned round.
        [done] It has acted already.
        [told_by_people] Without a map you say who is in reach.
       *[other] There is no hero it could attack.
    }
suggest_objection =
    { $term ->
        [risk] Against it: until its next turn it loses { $number } of its body points on average.
        [steps] Against it: the way is longer.
        [harm] Against it: another target would lose more.
        [fells] Against it: another target is more likely to fall.
        [room] Against it: others do not get there then.
        [away] Against it: it stands near the heroes.
       *[other] Little speaks against it.
    }
