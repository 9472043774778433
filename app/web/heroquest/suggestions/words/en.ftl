# Words of the suggestion for a monster.
suggestion = Suggestion
suggest_instead = Your target instead
next_suggestion = Next suggestion
play_it = Do this
whole_turn = Play whole turn, app rolls
temper = Fighting style
temper_is = Fighting style: { $temper }
suggest_whom = Other options
suggest_hits = hits
suggest_fells = drops
suggest_no_fall_row = no
suggest_no_fall = does not drop
suggest_expected = on average
suggest_risk = danger
suggest_why = Why?
suggest_no_rule = No rule requires this: you decide.
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
suggest_on_the_spot = without moving
suggest_row_note = { $far } · { $points } of { $most } body points
suggest_then = { $first }, then { $second }
suggest_stay = Leave it where it is
suggest_blow = attack { $who }
suggest_shot = shoot at { $who }
suggest_cast = spell “{ $spell }”
suggest_cast_at = spell “{ $spell }” on { $who }
suggest_deed_at = { $deed }: { $who }
suggest_reason =
    { $term ->
        [harm] More damage on average: { $number }.
        [wasted] No damage is wasted.
        [fells] More likely to kill { $who }: { $number }.
        [risk] It is safer there.
        [steps] Shorter way.
        [weak] Weaker: { $who } with { $number } body points.
        [wounded] { $who } is more badly wounded.
        [fallen] { $who } is already down.
        [healer] { $who } can heal others.
        [room] Leaves room for the others.
        [focus] Others attack { $who } too.
        [away] Far enough from the heroes.
        [magic] The spell does more.
        [only] The only target in reach.
        [second] Not the first choice.
        [due] This comes first.
        [throws] Roll first to see how far it moves.
        [nearer] No hero is in reach; after this it is { $number } squares away.
        [flees] Badly hurt: it stays away.
        [returns] It goes back to its place.
        [guards] It guards its room.
        [blocks] It holds its place.
        [waits] It waits until a spell is worth it.
        [blocked] It cannot get any closer.
        [asleep] It is asleep.
        [misses_turn] It misses a turn.
        [turned] It has turned around.
        [done] It has already acted.
        [told_by_people] Without a map you say who is in reach.
       *[other] There is no hero it could attack.
    }
suggest_objection =
    { $term ->
        [risk] Downside: it loses { $number } of its body points on average before its next turn.
        [steps] Downside: a longer way.
        [harm] Downside: another target would lose more.
        [fells] Downside: another target is more likely to fall.
        [room] Downside: it blocks the way for others.
        [away] Downside: it ends near the heroes.
       *[other] No real downside.
    }
