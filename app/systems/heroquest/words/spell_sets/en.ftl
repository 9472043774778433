# The words of orders of magic, lores and spell sets.
lores-life = Lore of Life
lores-heavens = Lore of Heavens
lores-light = Lore of Light
lores-beasts = Lore of Beasts
lores-shadows = Lore of Shadows
lores-death = Lore of Death

orders-jade = Jade Order
orders-celestial = Celestial Order
orders-light = Light Order
orders-amber = Amber Order
orders-gray = Grey Order
orders-amethyst = Amethyst Order

commands-give_spell_set = { $hero } receives a spell set
commands-lose_spell_set = { $hero } loses a spell set

prompts-magic_order-title = Magic order
prompts-magic_order-text = Which order does the Battle Mage belong to? Its lore is the first spell set.
prompts-magic_order-section = orders

prompts-surplus_spell_set-title = Surplus spell set
prompts-surplus_spell_set-text = The Mind Points no longer allow that many spell sets. Which one is lost?
prompts-surplus_spell_set-section = lores

events-magic_order-chosen = { $hero } belongs to an order: { $magic_order }.

events-spell_set-lost = { $hero } loses the spell set: { $lore }.

events-spell_set-gained =
    { $permanent ->
        [yes] { $hero } now commands: { $lore }.
       *[no] { $hero } holds a spell set, each spell once: { $lore }.
    }

errors-lore-unknown = There is no such lore: { $lore }

errors-spell_set-none_open = { $hero } cannot find another spell set.
errors-spell_set-closed_lore = Closed to { $hero }: { $lore } (ch. 1.1).
errors-spell_set-already_held = { $hero } already has this set: { $lore }.
errors-spell_set-not_held = { $hero } does not have this set: { $lore }.
errors-spell_set-limit = With these Mind Points { $hero } holds at most { $limit ->
        [one] { $limit } spell set
       *[other] { $limit } spell sets
    } (ch. 8.1).
errors-spell_set-only_temporary = { $hero } holds no more than { $limit } permanent spell sets; a further one would be temporary (ch. 8.1).
