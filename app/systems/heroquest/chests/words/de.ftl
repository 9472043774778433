# The words of chests.
commands-disarm_chest = { $hero } entschärft eine Truhe
commands-open_chest = { $hero } öffnet eine Truhe

prompts-disarm_chest-title = Truhe entschärfen
prompts-disarm_chest-text = Es misslingt nur bei einem schwarzen Schild, bei jedem Helden.

events-chest-disarmed = { $hero } entschärft die Falle der Schatztruhe ({ $roll }).
events-chest-sprung = { $hero } löst die Falle der Schatztruhe aus ({ $roll }).
events-chest-opened =
    { $also ->
        [none] { $hero } öffnet eine Schatztruhe.
       *[other] { $hero } öffnet eine Schatztruhe. Darin außerdem: { $also }.
    }

errors-chest-is_safe = Diese Truhe hat keine Falle mehr. Öffne sie.
errors-chest-is_open = Diese Truhe ist schon offen.
errors-chest-is_trapped = Diese Truhe hat eine Falle. Erst entschärfen, dann öffnen (Kap. 11).
errors-chest-not_there = Auf diesem Feld steht keine Truhe.
errors-chest-out_of_reach = Dazu muss der Held neben der Truhe stehen, ohne Mauer oder geschlossene Tür dazwischen.

actions-disarm_chest = Truhe entschärfen
actions-open_chest = Truhe öffnen
also_called-open_chest = Schatz

asked-disarm_chest-points = Schaden, wenn es misslingt
