# The rule book in our own words: titles and short explanations by rule, titles by chapter.
# The words of the settled points (HR-…) stand with their chapters under house_rules.
chapters-1 = The heroes and their abilities
chapters-2 = Movement
chapters-3 = Melee weapons and carrying
chapters-4 = Ranged weapons, throws and sight
chapters-5 = Carry limits
chapters-6 = Equipment and caps
chapters-7 = Hero rank
chapters-8 = Spells and magic
chapters-9 = Fainting, death and falls
chapters-10 = Traps
chapters-11 = Treasure chests
chapters-12 = Searching for treasure
chapters-13 = Random events
chapters-14 = Potions, ingredients and shops
chapters-15 = Coloured dice and wear
chapters-16 = Mind combat
chapters-17 = Loss of Mind Points
chapters-18 = Repeated rolls
chapters-19 = Bestiary

rulebook-HQ-1-title = Base values of the classes
rulebook-HQ-1-text = Each class has its start values, caps, movement and a first weapon. The base value on the passport stays the same when wounds lower the current value.

rulebook-HQ-1-WEAPON-title = A weapon instead of bare hands
rulebook-HQ-1-WEAPON-text = A weapon’s dice take the place of the green dice for fighting with bare hands. You never get both.

rulebook-HQ-1-1-RASEND-title = Rage
rulebook-HQ-1-1-RASEND-text = The Barbarian rolls one extra white die with every melee attack. Rust, notches and magic of the weapon do not change this die.

rulebook-HQ-1-1-RUNDUMSCHLAG-title = The Barbarian’s sweep attack
rulebook-HQ-1-1-RUNDUMSCHLAG-text = Instead of an ordinary attack the Barbarian can attack all adjacent figures, like monsters with this ability.

rulebook-HQ-1-1-STAMINA-title = Stamina
rulebook-HQ-1-1-STAMINA-text = A Barbarian with a base value of 9 Body Points may repeat the first roll for fainting or death. With 10, each roll also gets +1; the second roll counts.

rulebook-HQ-1-1-KRAEUTER-title = Herbs
rulebook-HQ-1-1-KRAEUTER-text = Once per quest the Elf heals with herbs: the Elf or a hero right beside them regains as many points as a d6 shows.

rulebook-HQ-1-1-GEWANDT-title = Nimbleness
rulebook-HQ-1-1-GEWANDT-text = Once per quest the Elf has one extra action. Announce it before moving or doing anything else; the same action three times is not allowed.

rulebook-HQ-1-1-FERNKAEMPFER-title = Archery
rulebook-HQ-1-1-FERNKAEMPFER-text = The Elf may repeat a failed bow shot once. Beside the Bow the Elf carries no Broadsword; the Spirit Blade then loses its diagonal attack.

rulebook-HQ-1-1-BEGABUNG-title = Magical gift
rulebook-HQ-1-1-BEGABUNG-text = The Elf can cast spells with at least 4 Mind Points left. The Elf starts without spells; those found come at random from Life, Heavens or Light.

rulebook-HQ-1-1-ENTSCHAERFEN-title = Dwarven deftness
rulebook-HQ-1-1-ENTSCHAERFEN-text = The Dwarf needs no Tool Kit to disarm traps, and fails less often than others.

rulebook-HQ-1-1-RESISTENZ-title = The Dwarf’s resistance
rulebook-HQ-1-1-RESISTENZ-text = Against every spell of a mage the Dwarf rolls one white die, even against friendly ones. A black shield keeps the spell off; with more Mind Points the protection gets better.

rulebook-HQ-1-1-KONSTITUTION-title = The Dwarf’s constitution
rulebook-HQ-1-1-KONSTITUTION-text = Against poison the Dwarf may roll one white die; a black shield makes it harmless. From a base value of 8 Body Points the roll may be repeated, from 9 a different shield counts.

rulebook-HQ-1-1-BASISZAUBER-title = Basic spells
rulebook-HQ-1-1-BASISZAUBER-text = For each Mind Point the Wizard has one Fireball, one healing spell and one Shield spell. Two dice show the strength; without a skull the spell fails, two black shields end the turn.

rulebook-HQ-1-1-MAGIESTUFE-title = Magic tier
rulebook-HQ-1-1-MAGIESTUFE-text = Successful basic spells are counted across all quests. With 10, 30, 60 and 100 successes the tier rises at once, and the Wizard rolls better dice.

rulebook-HQ-1-1-SPEZIAL-title = Special spells
rulebook-HQ-1-1-SPEZIAL-text = Before each quest the Wizard chooses as many special spells as they have Mind Points. They succeed without a roll and do not count towards the magic tier.

rulebook-HQ-1-1-KAMPFMAGIER-title = The Battle Mage and their order
rulebook-HQ-1-1-KAMPFMAGIER-text = The Battle Mage commands the spell set of their order. After each spell they may roll one white die to keep it; from 6 Mind Points they get a related set. Their Attack never exceeds 3 dice.

rulebook-HQ-2-title = How far you move
rulebook-HQ-2-text = Each turn you may move one d6 plus the base value of your class in squares. When poisoned or similarly hampered, or without Mind Points, you move only the base value.

rulebook-HQ-3-CARRY-title = Two weapons and a dagger
rulebook-HQ-3-CARRY-text = At most two large weapons fit in hand and on the back; a Dagger also fits at the belt.

rulebook-HQ-3-SHIELD-title = What does not go together
rulebook-HQ-3-SHIELD-text = A ranged weapon and a shield exclude each other. A two-handed weapon excludes both.

rulebook-HQ-3-SWITCH-title = Changing weapons
rulebook-HQ-3-SWITCH-text = Changing between melee and ranged weapon costs nothing. From one melee weapon to another it costs an action; after losing a weapon, the whole turn.

rulebook-HQ-3-LOSS-title = When the weapon is lost
rulebook-HQ-3-LOSS-text = If you lose the weapon in hand, you use the one on your back, then the Dagger, and finally your fists. The Wizard cannot attack at all without a weapon.

rulebook-HQ-3-ARMOUR-title = Who wears which armour
rulebook-HQ-3-ARMOUR-text = Helmet, Chain Mail and Shield are open to all whose class allows them. Bracers and Cloak of Protection are made for the Wizard.

rulebook-HQ-3-1-title = Diagonally through doors
rulebook-HQ-3-1-text = Neither heroes nor monsters attack diagonally through single doors and secret doors. Only a double door is wide enough.

rulebook-HQ-3-2-SPEER-title = Spears in monsters’ hands
rulebook-HQ-3-2-SPEER-text = If the quest gives a monster a spear, it attacks diagonally, even if the bestiary does not say so.

rulebook-HQ-3-2-KNUEPPEL-title = The Wizard’s Staff
rulebook-HQ-3-2-KNUEPPEL-text = It does not rust and cannot be oiled. When damaged, it attacks with one green die.

rulebook-HQ-4-ADJACENT-title = No shots at adjacent squares
rulebook-HQ-4-ADJACENT-text = A ranged weapon cannot shoot at the eight squares around you; spells can. The target defends as always.

rulebook-HQ-4-AMMO-title = Arrows and bolts
rulebook-HQ-4-AMMO-text = Ammunition is not counted: it never runs out.

rulebook-HQ-4-INDIRECT-title = Indirect shot
rulebook-HQ-4-INDIRECT-text = If the way is not clear, the shot can pass figures and low furniture. On a black shield it hits what is in the way instead, without defence.

rulebook-HQ-4-1-title = Area of sight and line of sight
rulebook-HQ-4-1-text = The area of sight is everything in the same room or corridor section. A line of sight may not cross an occupied square, never secret doors, and open doors only straight. The game master decides.

rulebook-HQ-4-2-title = Thrown weapons
rulebook-HQ-4-2-text = Dagger and Hand Axe fly at most 5 squares. If the target survives, a die decides whether the weapon is lost; otherwise it lies beside the target and can be picked up.

rulebook-HQ-5-title = What you bring home
rulebook-HQ-5-text = At the end of a quest you keep at most 4 treasure cards, 2 spell scrolls and 2 artifacts. Healing potions on the passport do not count; the surplus is lost.

rulebook-HQ-5-END-title = The end of a quest
rulebook-HQ-5-END-text = First comes the quest point, then body and mind recover, then the carry limits apply. Sale, healer, smith, purchases and finally Weapon Oil follow.

rulebook-HQ-6-ARMOUR-title = Three pieces, each in its place
rulebook-HQ-6-ARMOUR-text = At most three pieces protect at once, cloaks included: one each for head, arm, body and shoulders. Armour and a cloak go together unless both raise Defence; two pieces with Mind Points never do.

rulebook-HQ-6-CAPS-title = Caps for equipment
rulebook-HQ-6-CAPS-text = Heroes never roll more than 5 dice in Attack (the Battle Mage 3) and 6 in Defence permanently. Potions and spells may exceed this.

rulebook-HQ-6-SURPLUS-title = Surplus weapons
rulebook-HQ-6-SURPLUS-text = You may take finds beyond the limit along but not use them. They are sold before the next quest.

rulebook-HQ-6-SELL-title = Selling price
rulebook-HQ-6-SELL-text = The shop pays half the purchase price, rounded down.

rulebook-HQ-7-QP-title = Quest points
rulebook-HQ-7-QP-text = Each quest passed brings one quest point. With the tenth, Body Points or Mind Points rise by 1, and the scale restarts.

rulebook-HQ-7-LOSS-title = The price of coming back
rulebook-HQ-7-LOSS-text = A hero who returns from death loses one gained point. Values never drop below the start values of the class.

rulebook-HQ-8-SIGHT-title = What spells need to see
rulebook-HQ-8-SIGHT-text = Helpful spells need the recipient in the area of sight, attacking ones a clear line of sight. The Genie works everywhere once the target has been seen.

rulebook-HQ-8-FLUCHT-title = Escaped mages
rulebook-HQ-8-FLUCHT-text = If an enemy mage has vanished by the spell Escape, their place stays secret. Until they are seen again, not even a Genie reaches them.

rulebook-HQ-8-1-SETS-title = Number of spell sets
rulebook-HQ-8-1-SETS-text = The current Mind Points set how many spell sets a hero can hold. If they drop, surplus sets are lost; found sets are only borrowed.

rulebook-HQ-8-1-GILDE-title = Spells of the academies
rulebook-HQ-8-1-GILDE-text = After eleven quests passed and a rise in Mind Points, the Wizard can learn new special spells at the academies. They widen the choice, not the number.

rulebook-HQ-8-1-CAST-title = Too few Mind Points to cast
rulebook-HQ-8-1-CAST-text = Below 3 Mind Points the Wizard can no longer cast spells; Elf and Battle Mage already cannot below 4.

rulebook-HQ-8-2-1-title = Sleeping and fainted figures
rulebook-HQ-8-2-1-text = A sleeping or fainted figure does not defend. A sleeper who survives the attack wakes up and acts again at once.

rulebook-HQ-8-2-2-title = Invisible figures
rulebook-HQ-8-2-2-text = Anybody may pass through an invisible hero’s square, but not stop there.

rulebook-HQ-8-3-title = Spell scrolls
rulebook-HQ-8-3-text = A hero with at least 2 Mind Points can read spell scrolls. With fewer, the scrolls are left behind and belong to the hero who takes them.

rulebook-HQ-9-STATE-title = Fainted, dead, lost for good
rulebook-HQ-9-STATE-text = At 0 Body Points a hero faints; at −1 they die and can be brought back. At −2 or less they are lost for good.

rulebook-HQ-9-FAINT-title = Faint table
rulebook-HQ-9-FAINT-text = 1–2: only 1 point returns and an injury remains. 3–5: potion and healing spell help as usual. 6: miss one round, then stand up with 1 Body Point.

rulebook-HQ-9-DEATH-title = Death table
rulebook-HQ-9-DEATH-text = 1–2: lost for good. 3–5: only the Elixir of Life helps, an injury remains. 6: the Elixir helps without lasting harm.

rulebook-HQ-9-LOSS-title = After the return
rulebook-HQ-9-LOSS-text = The lost point takes effect at once: a hero who then has too few Mind Points loses surplus spell sets immediately.

rulebook-HQ-9-FALL-title = Fall table
rulebook-HQ-9-FALL-text = Every fall is rolled with a d6: potions, spell scrolls, a piece of armour or the weapon can be damaged. Everything stays intact only on a 6.

rulebook-HQ-9-GOLD-title = The burst purse
rulebook-HQ-9-GOLD-text = Every fall costs d10 × 20 gold, but no more than the hero has.

rulebook-HQ-9-ROBBED-title = Robbed
rulebook-HQ-9-ROBBED-text = When the companions no longer see a fallen hero, thieves take all their gold. They may take gold and things from a hero who is lost for good, but magic and artifacts lose their power.

rulebook-HQ-10-1-title = Traps found
rulebook-HQ-10-1-text = Traps and secret doors are searched for together. A found trap is marked: you know where it is, not which kind.

rulebook-HQ-10-2-1-title = Spear trap
rulebook-HQ-10-2-1-text = Roll one combat die: a skull costs 1 Body Point and the rest of the turn; on a shield the spear misses.

rulebook-HQ-10-2-2-title = Pit trap
rulebook-HQ-10-2-2-text = The fall costs 1 Body Point and the turn; in the pit you have one die fewer in both Attack and Defence. To jump over a known pit, roll one combat die; on a skull you fall in.

rulebook-HQ-10-2-3-title = Falling block trap
rulebook-HQ-10-2-3-text = Two combat dice; each skull hits without defence. The victim moves aside to a free adjacent square; the square itself stays blocked.

rulebook-HQ-10-2-4-title = Guillotine
rulebook-HQ-10-2-4-text = Two combat dice against everybody on the marked squares. Everybody defends with two dice, whatever they wear.

rulebook-HQ-10-2-5-title = Tomb of Darkness
rulebook-HQ-10-2-5-text = On a shield you cling to the edge and the turn ends. On a skull you take 2 points and defend with one die. It cannot be disarmed.

rulebook-HQ-10-2-6-title = Magic firestorm
rulebook-HQ-10-2-6-text = The turn of the hero who sets it off ends; the others can still get out. In the game master’s turn three combat dice hit everybody still inside; the Dwarf’s resistance does not help here.

rulebook-HQ-10-3-title = Disarming traps
rulebook-HQ-10-3-text = One combat die: the Dwarf fails on a black shield, the Tool Kit on a white one, everybody else on a skull. A failure sets off the trap.

rulebook-HQ-11-title = Traps in treasure chests
rulebook-HQ-11-text = Before opening, any hero may disarm the chest; a black shield means failure, even for the Dwarf. Then the trap takes effect, and the chest can be opened only in the next turn.

rulebook-HQ-12-title = Searching for treasure
rulebook-HQ-12-text = With no monsters and no fighting in sight you may search as often as you like, one card each time. The card “Nothing” exhausts everything revealed so far.

rulebook-HQ-13-title = Fate roll
rulebook-HQ-13-text = If no monsters are in play, the game master may roll a d8. If it is at most the number of heroes, an event card is drawn; the number also names the affected seat.

rulebook-HQ-14-FIND-title = Recognising ingredients
rulebook-HQ-14-FIND-text = Ingredients come from treasure cards and furniture. A recognition test with the game master’s values shows whether a hero recognises them.

rulebook-HQ-14-BREW-title = Brewing potions
rulebook-HQ-14-BREW-text = At the alchemist’s bench ingredients become potions: two make Troll Bane or a cure for the plague, three a healing potion, four heal an injury, five make the Elixir of Life.

rulebook-HQ-14-ELIXIER-title = Elixir of Life
rulebook-HQ-14-ELIXIER-text = It brings a dead hero back with all Body Points if the death table allows it, or gives a hero without Mind Points their mind back.

rulebook-HQ-14-INJURY-title = Lasting injuries
rulebook-HQ-14-INJURY-text = They take away a die or the movement roll. The right potion, the healer or the Druid’s card heals them, the latter two for 100 gold.

rulebook-HQ-14-GIFT-title = Poison and antidote
rulebook-HQ-14-GIFT-text = Points lost to poison are noted separately. The antidote you buy restores them; the artifact of the same name prevents their loss.

rulebook-HQ-14-1-SHOP-title = Shopping
rulebook-HQ-14-1-SHOP-text = You shop between quests. The game master can limit the stock, and the shop does not sell what class, hands or caps forbid.

rulebook-HQ-15-1-RUST-title = Rust
rulebook-HQ-15-1-RUST-text = Rust turns a weapon’s white dice green; a second time it destroys the weapon. Metal armour falls apart at once. With several weapons the one used last rusts, so none does if that was the bow. Rust can never be repaired.

rulebook-HQ-15-1-SELL-title = Selling worn things
rulebook-HQ-15-1-SELL-text = Rusty or damaged weapons bring only a quarter of the price, rounded down.

rulebook-HQ-15-2-NOTCH-title = Notches and dents
rulebook-HQ-15-2-NOTCH-text = A notch turns one of the weapon’s white dice green; damaged armour turns one die blue. The smith mends it for 50 gold apiece; a damaged Leather Jerkin no longer protects.

rulebook-HQ-15-3-OIL-title = Weapon Oil
rulebook-HQ-15-3-OIL-text = Applied before a quest, it turns one white die of a melee weapon black. Rust then strikes the oil first. Magic weapons and the Staff do not take it.

rulebook-HQ-15-4-MAGIC-title = Magic weapons
rulebook-HQ-15-4-MAGIC-text = They roll black dice. Rust turns them into ordinary weapons; a notch turns one black die green, which the smith mends.

rulebook-HQ-15-5-HERO-title = What a die counts
rulebook-HQ-15-5-HERO-text = Skulls hit. Heroes defend themselves with white shields, monsters with black ones, and each matching shield cancels one hit.

rulebook-HQ-15-5-STD-title = Playing without coloured dice
rulebook-HQ-15-5-STD-text = If you have only white dice, roll the coloured ones first and read them differently: each colour has its own face that counts. Use a d6 for black dice.

rulebook-HQ-15-5-DOUBT-title = When in doubt, white
rulebook-HQ-15-5-DOUBT-text = If a die’s colour is not settled, it is white.

rulebook-HQ-15-5-EXTRA-title = Additional dice
rulebook-HQ-15-5-EXTRA-text = Dice from potions and spells are always white. They do not change the number of coloured dice.

rulebook-HQ-15-6-title = Leaders with blue dice
rulebook-HQ-15-6-text = A quest may give a leader blue Defend dice; they stop a hit twice as often.

rulebook-HQ-16-title = Battle of minds
rulebook-HQ-16-text = Only specially named mages fight this way: their Mind Points are the Attack dice, the opponent’s current Mind Points the Defence. The damage goes to the Body Points.

rulebook-HQ-17-title = Without Mind Points
rulebook-HQ-17-text = At 0 Mind Points a hero is led by the companions. They do not attack, cast or search, move only the base value and defend only with their armour.

rulebook-HQ-18-title = Repetitions
rulebook-HQ-18-text = You always repeat the whole roll, and the new result counts. A repeated roll is never repeated again.

rulebook-HQ-19-title = Values of the monsters
rulebook-HQ-19-text = Every monster has values for Attack, Defence, movement, Body Points and Mind Points. The quest map gives values the book leaves open.

rulebook-HQ-19-ADEPT-title = Adept
rulebook-HQ-19-ADEPT-text = This mage of the Skaven commands up to four spells of their people.

rulebook-HQ-19-BAENDIGER-title = Handler
rulebook-HQ-19-BAENDIGER-text = The Rat Ogre fights best beside a Pack Master, is weaker alone, and fights differently after the Pack Master’s death. Giant Rats with a Pack Master may move again after attacking.

rulebook-HQ-19-CHAOSMAGIER-title = Chaos mage
rulebook-HQ-19-CHAOSMAGIER-text = The monster casts chaos spells, as many as the quest gives it.

rulebook-HQ-19-DAEMONISCHER-RETTUNGSWURF-title = Demonic save
rulebook-HQ-19-DAEMONISCHER-RETTUNGSWURF-text = For each point the defence lets through, the demon rolls one blue die. A black shield saves the point.

rulebook-HQ-19-DRACHENKAMPF-title = Dragon fight
rulebook-HQ-19-DRACHENKAMPF-text = The Dragon attacks several times in one turn: to the front with its jaws, to both sides with its claws and to the rear with its tail.

rulebook-HQ-19-DURCHDRINGEN-title = Pass through
rulebook-HQ-19-DURCHDRINGEN-text = The Death Elf passes through heroes. That costs 1 Body Point if the hero fails the test of their Mind Points.

rulebook-HQ-19-FEUERBALL-title = The demon’s Fireball
rulebook-HQ-19-FEUERBALL-text = Instead of biting, the demon hurls a Fireball with two dice, which can be defended against.

rulebook-HQ-19-FEUERSTRAHL-title = Fire ray
rulebook-HQ-19-FEUERSTRAHL-text = Instead of all its other attacks the Dragon breathes fire in a straight line: first 4 dice, then one fewer for each further figure. Defence is as usual.

rulebook-HQ-19-FLIEGEN-title = Flying
rulebook-HQ-19-FLIEGEN-text = The monster moves over heroes but may not end on their square.

rulebook-HQ-19-GIFT-title = Poison
rulebook-HQ-19-GIFT-text = This monster’s wounds are poisoned: the points are noted as poison damage, and the Dwarf may roll for constitution against it.

rulebook-HQ-19-GROSSES-ZIEL-title = Large target
rulebook-HQ-19-GROSSES-ZIEL-text = The monster can always be hit in the area of sight, no matter who is in front of it.

rulebook-HQ-19-IMMUN-title = Immune
rulebook-HQ-19-IMMUN-text = Spells and scrolls that influence, such as Tempest and Sleep, have no effect on this monster. Damage by spells counts as usual.

rulebook-HQ-19-KOERPERLOS-title = Incorporeal
rulebook-HQ-19-KOERPERLOS-text = Against ordinary weapons this monster has one extra die and the attacker one fewer; when it attacks, it takes one die from the defence. A black shield can still save each point lost.

rulebook-HQ-19-LANGSAM-title = Slow
rulebook-HQ-19-LANGSAM-text = Turning round takes this monster’s whole action: it does not attack in the same turn.

rulebook-HQ-19-MAGIER-DER-GEHOERNTEN-RATTE-title = Mage of the Horned Rat
rulebook-HQ-19-MAGIER-DER-GEHOERNTEN-RATTE-text = This mage of the Skaven commands up to eight spells of their people.

rulebook-HQ-19-PEITSCHE-title = Whip
rulebook-HQ-19-PEITSCHE-text = With the whip the monster also attacks diagonally.

rulebook-HQ-19-RASEREI-title = Frenzy
rulebook-HQ-19-RASEREI-text = Once its handler is dead, the Rat Ogre attacks with three black dice and defends with three for the rest of its life.

rulebook-HQ-19-REGENERATION-title = Regeneration
rulebook-HQ-19-REGENERATION-text = The Troll defends with white and with black shields until a Troll Bane breaks this power.

rulebook-HQ-19-RUNDUMSCHLAG-title = Sweep attack
rulebook-HQ-19-RUNDUMSCHLAG-text = Instead of the ordinary attack, all adjacent figures are attacked in an announced order with two white dice each, friends included.

rulebook-HQ-19-SCHLEUDER-title = Sling
rulebook-HQ-19-SCHLEUDER-text = From a distance the monster attacks with two dice.

rulebook-HQ-19-SCHNELLER-KAEMPFER-title = Fast fighter
rulebook-HQ-19-SCHNELLER-KAEMPFER-text = The Assassin attacks twice, against one or two adjacent opponents.

rulebook-HQ-19-SCHREI-DER-BANSHEE-title = Banshee’s scream
rulebook-HQ-19-SCHREI-DER-BANSHEE-text = The scream hits every hero in sight with the Banshee’s Attack dice. Each hero defends with as many dice as they have Mind Points.

rulebook-HQ-19-SCHWER-ZU-KONTROLLIEREN-title = Hard to control
rulebook-HQ-19-SCHWER-ZU-KONTROLLIEREN-text = Roll one combat die before the Squig’s turn: on a black shield the heroes lead it. A d6 gives its movement.

rulebook-HQ-19-SEUCHENWAFFEN-title = Plague weapons
rulebook-HQ-19-SEUCHENWAFFEN-text = A hero wounded by them rerolls any skulls of their own attacks. This lasts until a healing potion, a healing spell or the potion made of two ingredients helps.

rulebook-HQ-19-SPEER-title = Spear
rulebook-HQ-19-SPEER-text = With the spear the monster also attacks diagonally.

rulebook-HQ-19-SPINNENANGRIFF-title = Spider attack
rulebook-HQ-19-SPINNENANGRIFF-text = The Giant Spider strikes several opponents: straight ahead with 4, diagonally forward with 3 and to the side with 2 dice.

rulebook-HQ-19-VIELARMIG-title = Many-armed
rulebook-HQ-19-VIELARMIG-text = Two attacks against one or two neighbours, without moving in between.

rulebook-HQ-19-WURFSTERNE-title = Throwing stars
rulebook-HQ-19-WURFSTERNE-text = From a distance the Assassin attacks with three dice.

rulebook-HQ-19-ZURUECKDRAENGEN-title = Push back
rulebook-HQ-19-ZURUECKDRAENGEN-text = Instead of one undefended point of damage, the opponent is pushed back one square, and the attacker follows. Heroes need at least 2 Body Points for this.
