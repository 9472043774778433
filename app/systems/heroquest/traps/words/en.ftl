# The words of traps.
traps-spear_trap = Spear Trap
traps-pit_trap = Pit Trap
traps-double_pit_trap = Double Pit Trap
traps-falling_block_trap = Falling Block Trap
traps-guillotine = Guillotine
traps-tomb_of_darkness = Tomb of Darkness
traps-magic_firestorm = Magic Firestorm
traps-unseen = found trap

commands-spring_trap = Spring a trap
commands-disarm_trap = Disarm a trap
commands-jump_trap = Jump over a trap
commands-climb_out = Climb out of the pit
commands-explode_firestorm = Set off the firestorm

prompts-spear_trap-title = Spear Trap
prompts-spear_trap-text = A skull hits; any shield means a miss.

prompts-falling_block-title = Falling Block Trap
prompts-falling_block-text = Every skull costs 1 Body Point; there is no defence.

prompts-step_aside-title = Step aside to where?
prompts-step_aside-text = The block falls. Which free square beside it?
prompts-climb_out-title = Climb out where?
prompts-climb_out-text = Onto a free square beside the pit.

prompts-guillotine-title = Guillotine
prompts-guillotine-text = Two dice against every figure inside the marking.

prompts-tomb_of_darkness-title = Tomb of Darkness
prompts-tomb_of_darkness-text = On a shield the hero clings to the edge, on a skull they fall in.

prompts-magic_firestorm-title = Magic Firestorm
prompts-magic_firestorm-text = One roll for everybody still in it. They defend as usual.

prompts-trap_defence-title = Defence against the trap
prompts-trap_defence-text = Heroes defend with white shields, monsters with black ones.

prompts-jump-title = Jump
prompts-jump-text = On a skull it fails.

prompts-disarm-title = Disarm a trap
prompts-disarm-text = It fails: for the Dwarf on a black shield, with a tool kit on a white one, otherwise on a skull.

events-trap-marked = A question mark on { $square }: a trap is there.
events-trap-sprung = { $figure } { $figure_number ->
        [one] springs
       *[other] spring
    } a trap: { $trap }.
events-trap-disarmed = { $figure } { $figure_number ->
        [one] disarms
       *[other] disarm
    } the trap: { $trap } ({ $roll }).

events-trap-jumped =
    { $landing ->
        [across] { $figure } { $figure_number ->
            [one] jumps
           *[other] jump
        } across safely: { $trap }.
        [hurt] { $figure } { $figure_number ->
            [one] gets
           *[other] get
        } across, but not unscathed: { $trap }.
       *[sprung] { $figure } { $figure_number ->
            [one] jumps
           *[other] jump
        } too short: { $trap } ({ $roll }).
    }

events-trap-struck =
    { $points ->
        [0] { $trap }: { $figure } { $figure_number ->
            [one] stays
           *[other] stay
        } unhurt.
       *[other] { $trap }: { $figure } { $figure_number ->
            [one] is
           *[other] are
        } hit, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }

events-disarm-failed = { $figure } { $figure_number ->
        [one] fails
       *[other] fail
    } to disarm: { $trap } ({ $roll }).

events-edge-missed = { $figure } { $figure_number ->
        [one] finds
       *[other] find
    } no hold at the edge: { $trap } ({ $roll }).
events-edge-grasped = { $figure } { $figure_number ->
        [one] clings
       *[other] cling
    } to the edge: { $trap } ({ $roll }).

events-square-blocked = Rubble blocks forever: { $square }.

events-figure-dodged =
    { $square ->
        [none] { $figure } { $figure_number ->
            [one] dodges
           *[other] dodge
        } to a free square alongside.
       *[other] { $figure } { $figure_number ->
            [one] steps
           *[other] step
        } aside to { $square }.
    }

events-pit-climbed = { $figure } { $figure_number ->
        [one] climbs
       *[other] climb
    } out of the pit.

events-pit-opened =
    { $square ->
        [none] { $area ->
            [none] { $figure_id ->
                [none] { $trap }: the pit stays open as an obstacle.
               *[other] { $trap }: the pit beside { $figure } stays open as an obstacle.
            }
           *[other] { $trap }: the pit stays open as an obstacle ({ $area }).
        }
       *[other] { $trap }: the pit stays open as an obstacle: { $square }.
    }

events-firestorm-kindled =
    { $at_once ->
        [yes] A magic firestorm breaks loose without warning.
       *[no] A magic firestorm is brewing. These can still flee: { $heroes }.
    }

events-firestorm-exploded =
    { $roll ->
        [none] The magic firestorm explodes; there is nobody in it.
       *[other] The magic firestorm explodes: { $roll }.
    }

errors-trap-escape_blocked = That square is blocked: { $square }. Choose another.
errors-trap-unknown = There is no such trap in the rules: { $trap }.
errors-trap-heroes_disarm = Only heroes disarm traps (ch. 10.3).
errors-trap-not_here = The map shows no such trap on this figure’s square.
errors-trap-escape_not_free = Choose a free square right beside the figure.

errors-jump-diagonal = You cannot jump diagonally (ch. 10.2.2).
errors-jump-too_short = The movement does not reach the square beyond the trap (ch. 10.2.2).
errors-jump-nothing_there = There is no trap and no pit there to jump over.
errors-jump-too_far = Jump from the square right before the trap.
errors-pit-outside = This figure is not in a pit.
errors-pit-no_room = No square beside the pit is free.
errors-pit-not_beside = Choose a free square right beside the pit.

errors-firestorm-not_kindled = No firestorm is brewing here.

house_rules-HR-PIT-FULL-title = Jump over a full pit
house_rules-HR-PIT-FULL-failed_jumps = Only a failed jump costs 1 Body Point and the rest of the turn.
house_rules-HR-PIT-FULL-everybody = Everybody gets across, but loses 1 Body Point and the rest of their turn.

house_rules-HR-GUILLOTINE-MONSTERS-title = Monsters under the Guillotine
house_rules-HR-GUILLOTINE-MONSTERS-everybody = Monsters inside the marking are also hit.
house_rules-HR-GUILLOTINE-MONSTERS-heroes_only = Only heroes are hit.

actions-spring_trap = Spring a trap
actions-disarm_trap = Disarm a trap
actions-jump_trap = Jump over a trap
actions-climb_out = Climb out of the pit
actions-explode_firestorm = Firestorm

asked-spring_trap-square = On which square? (if it has a name)

asked-disarm_trap-square = On which square? (if it has a name)

asked-jump_trap-square = On which square? (if it has a name)
