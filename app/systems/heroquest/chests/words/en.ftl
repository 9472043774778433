# The words of chests.
commands-disarm_chest = { $hero } disarms a chest
commands-open_chest = { $hero } opens a chest

prompts-disarm_chest-title = Disarm a chest
prompts-disarm_chest-text = It fails on a black shield only, for every hero.

events-chest-disarmed = { $hero } disarms the trap of the chest ({ $roll }).
events-chest-sprung = { $hero } springs the trap of the chest ({ $roll }).
events-chest-opened =
    { $also ->
        [none] { $hero } opens a chest.
       *[other] { $hero } opens a chest. Also in it: { $also }.
    }

errors-chest-is_safe = This chest has no trap any more. Open it.
errors-chest-is_open = This chest is open already.
errors-chest-is_trapped = This chest has a trap. Disarm it first, then open it (ch. 11).
errors-chest-not_there = There is no chest on this square.
errors-chest-out_of_reach = The hero must stand beside the chest, with no wall or closed door in between.

actions-disarm_chest = Disarm a chest
actions-open_chest = Open a chest
also_called-open_chest = treasure

asked-disarm_chest-points = Damage if it fails
