# The base game's quests, told as facts, and the words of quests in the campaign.
# Most German titles are uncertain; a group changes what its own book says otherwise.
content_kinds-quests = Herausforderung

quests-trial = Die Bewährung
quests-rescue_of_sir_ragnar = Die Rettung des Sir Ragnar
quests-lair_of_the_orc_warlord = Das Versteck des Ork-Kriegsherrn
quests-prince_magnus_gold = Prinz Magnus’ Gold
quests-melars_maze = Melars Labyrinth
quests-legacy_of_the_orc_warlord = Das Vermächtnis des Ork-Kriegsherrn
quests-lost_wizard = Der verschollene Zauberer
quests-fire_mage = Der Feuermagier
quests-race_against_time = Wettlauf gegen die Zeit
quests-castle_of_mystery = Das geheimnisvolle Schloss
quests-bastion_of_chaos = Die Bastion des Chaos
quests-barak_tor = Barak Tor – Das Grab des Hexers
quests-quest_for_the_spirit_blade = Die Suche nach dem Geisterschwert
quests-return_to_barak_tor = Rückkehr nach Barak Tor

quest_goals-trial = Den Gargoyle Verag besiegen und lebend zurückkommen.
quest_goals-rescue_of_sir_ragnar = Sir Ragnar finden und lebend hinausbringen.
quest_goals-lair_of_the_orc_warlord = Ulag, den Kriegsherrn der Orks, besiegen.
quest_goals-prince_magnus_gold = Drei Truhen des Prinzen mit je 250 Gold zurückbringen; das Gold darin gehört ihm.
quest_goals-melars_maze = Das Zauberamulett finden.
quest_goals-legacy_of_the_orc_warlord = Aus der Gefangenschaft entkommen; die Helden beginnen ohne Ausrüstung.
quest_goals-lost_wizard = Herausfinden, was aus dem Zauberer Wardoz geworden ist.
quest_goals-fire_mage = Balur, den Feuermagier, besiegen.
quest_goals-race_against_time = Die rettende Treppe erreichen.
quest_goals-castle_of_mystery = Aus dem Schloss entkommen, dessen Türen der Würfel bestimmt.
quest_goals-bastion_of_chaos = Die Festung räumen: auf jedes Monster ist ein Kopfgeld ausgesetzt.
quest_goals-barak_tor = Den gesuchten Gegenstand aus dem Grab zurückbringen.
quest_goals-quest_for_the_spirit_blade = Das Geisterschwert finden.
quest_goals-return_to_barak_tor = Den Hexer vernichten; nur das Geisterschwert verletzt ihn.

quest_rewards-trial = In den Truhen 84 und 120 Gold (deutsche Ausgabe: 100 und 150).
quest_rewards-rescue_of_sir_ragnar = 240 Gold für Sir Ragnar; eine Truhe mit 60 Gold (deutsch: 50) und einem Heiltrank.
quest_rewards-lair_of_the_orc_warlord = 180 Gold, zu teilen; unterwegs ein Knüppel, 24 Gold und ein Heiltrank.
quest_rewards-prince_magnus_gold = 240 Gold für die Rückgabe.
quest_rewards-melars_maze = Das Zauberamulett; eine Truhe mit 144 Gold.
quest_rewards-legacy_of_the_orc_warlord = Bei Grak der Mantel des Zauberers.
quest_rewards-lost_wizard = 100 Gold für jeden; Borins Rüstung und eine Truhe mit 144 Gold.
quest_rewards-fire_mage = 100 Gold für jeden; eine Truhe mit 150 Gold und dem Zauberzepter.
quest_rewards-race_against_time = Zwei Truhen mit je 100 Gold; hinter einer Gasfalle (3 Körperkraft) ein Elixier des Lebens.
quest_rewards-castle_of_mystery = Der Ring der Rückkehr. Die Mine mit 5000 Gold ist ein Köder.
quest_rewards-bastion_of_chaos = Goblin 10, Ork 20, Fimir 30, Chaoskrieger 50 Gold; der Orkschreck und ein Schild.
quest_rewards-barak_tor = 200 Gold; der Stab des Zauberers.
quest_rewards-quest_for_the_spirit_blade = Das Geisterschwert; eine Truhe mit 200 Gold.
quest_rewards-return_to_barak_tor = Der Titel eines Champions und der Ring der Magie.

quest_outcomes-passed = bestanden
quest_outcomes-failed = nicht bestanden
quest_outcomes-abandoned = abgebrochen
quest_outcomes-running = läuft
quest_outcomes-open = noch offen

events-quest-drawn = Ein gezeichnetes Abenteuer: { $name }.

events-quest-started =
    { $quest_id ->
        [none] Eine Herausforderung beginnt.
       *[other] Die Herausforderung beginnt: { $quest_id }.
    }

events-quest-ended =
    { $outcome ->
        [abandoned] Die Herausforderung wird abgebrochen.
        [failed] Die Herausforderung ist nicht bestanden.
       *[passed] Die Herausforderung ist bestanden.
    }

events-quest-noted = Eingetragen: { $quest_id }, { $outcome }.

events-reward-shared = Die Belohnung wird geteilt: { $total } Gold.

events-quest_point-spent = Die Punkteskala von { $hero } beginnt von vorn.

events-quest_point-corrected =
    { $passed ->
        [0] Berichtigt bei { $hero }: Questpunkte { SIGNED($change) }.
       *[other] { $change ->
            [0] Berichtigt bei { $hero }: bestandene Herausforderungen { SIGNED($passed) }.
           *[other] Berichtigt bei { $hero }: Questpunkte { SIGNED($change) }, bestandene Herausforderungen { SIGNED($passed) }.
        }
    }

events-quest_point-awarded =
    { $points ->
        [0] { $hero } besteht eine Herausforderung; die Punkteskala ist schon voll.
       *[other] { $hero } erhält einen Questpunkt.
    }

events-hero-set_out = { $hero } bricht zu einer neuen Herausforderung auf.

events-hero-returned =
    { $passed ->
        [yes] { $hero } hat die Herausforderung bestanden.
       *[no] Für { $hero } ist die Herausforderung zu Ende.
    }

events-gift-renewed = { $hero } kann wieder einsetzen: { $gifts }.

events-oil-faded = Mit der Herausforderung verliert das Waffenöl von { $hero } seine Wirkung.

events-scroll-reserved = Diese Spruchrolle braucht die Herausforderung, sie kommt aus dem Stapel: { $title }.

commands-write_quest = Herausforderung schreiben
commands-remove_quest = Herausforderung entfernen
commands-note_quest = Herausforderung eintragen
commands-share_reward = Belohnung teilen
commands-award_quest_point = { $hero } erhält einen Questpunkt
commands-claim_reward = { $hero } steigert einen Wert
commands-change_quest_points = { $hero }: Questpunkte berichtigen
commands-change_attribute = { $hero }: Werte berichtigen
commands-start_quest = Herausforderung beginnen
commands-close_quest = Herausforderung beenden

fields-quest_id = Welche Herausforderung?
fields-outcome = Wie ging sie aus?
fields-abandoned = abgebrochen
fields-amounts = Wie viel Gold bekommt jeder?
fields-goal = Ziel
fields-reward = Belohnung
fields-notes = Notizen
fields-wandering_monster = Wanderndes Monster
fields-reward_gold = Gold als Belohnung
fields-per_hero = für jeden Helden so viel
fields-potions = Erhältliche Tränke
fields-scrolls = Spruchrollen, die sie übergibt

choices-outcome-passed = bestanden
choices-outcome-failed = nicht bestanden
choices-outcome-abandoned = abgebrochen

asked-start_quest-quest_id = Welche Herausforderung?

asked-close_quest-passed = Wie ging sie aus?

errors-quest-unknown = Diese Herausforderung gibt es nicht: { $quest_id }
errors-quest-is_logged = Diese Herausforderung habt ihr schon gespielt: { $quest_id }. Sie bleibt in der Chronik stehen.
errors-quest-another_runs = Es läuft schon eine andere Herausforderung. Schließt sie erst ab.
errors-quest-none_to_reward = Noch ist keine Herausforderung zu Ende, die eine Belohnung bringt.
errors-quest-not_ready = { $hero } darf so nicht aufbrechen: { $item }. Unter „Herausforderungen“ steht, was zu tun ist (Kap. 3, 5 und 6).
errors-quest-too_many_spells = { $hero } hat zu viele Spezialzauber gewählt: höchstens { $number }. Wähle vor dem Aufbruch neu.

errors-reward-nobody = Kein Held bekommt etwas. Trage bei mindestens einem Helden Gold ein.
errors-reward-not_for_each = Trage für jeden Helden genau einen Betrag ein.

errors-quest_points-outside_scale = Die Skala reicht von 0 bis { $scale }; jetzt steht sie bei { $points }.
errors-quest_points-below_zero = Weniger als 0 bestandene Herausforderungen gibt es nicht; jetzt sind es { $passed }.

errors-reward-not_yet = { $hero } hat { $points ->
        [one] { $points } Questpunkt
       *[other] { $points } Questpunkte
    }; erst { $scale } bringen einen Punkt.
errors-reward-capped = Körperkraft und Intelligenz von { $hero } stehen schon auf dem Höchstwert.

errors-attribute-above_cap = So viel { $attribute } kann { $hero } nie haben.
errors-attribute-below_start = Unter den Startwert fällt { $attribute } bei { $hero } nie.

errors-quest-running_already = { $hero } ist schon unterwegs.
errors-quest-nobody_sets_out = Kein Held kann aufbrechen. Setze einen Helden an den Tisch.
errors-quest-not_running = { $hero } ist nicht unterwegs. Beginnt erst eine Herausforderung.
errors-quest-nobody_returns = Kein Held ist unterwegs.

# What a gained point would change.
prospects-body = Körperkraft { $old } → { $new }
prospects-mind = Intelligenz { $old } → { $new }
prospects-cap = Damit ist der Höchstwert erreicht.
prospects-spell_sets = Zaubersätze, die er halten darf: { $old } → { $new }
prospects-basic_spells = Basiszauber jeder Art und Spezialzauber: { $old } → { $new }
prospects-guild = Die Akademie öffnet sich: Gildenzauber zu lernen ist jetzt möglich.
prospects-guild_later = Ein Schritt zur Akademie: ab { $new } bestandenen Herausforderungen lehrt sie Gildenzauber.
prospects-stamina_repeat = Stamina: Würfe auf Ohnmachts- und Tod-Tabelle darf er wiederholen.
prospects-stamina_bonus = Stamina: zu Würfen auf Ohnmachts- und Tod-Tabelle kommt 1 dazu.
prospects-constitution_repeat = Konstitution: ein misslungener Wurf gegen Gift darf wiederholt werden.
prospects-constitution_white = Konstitution: gegen Gift zählt nun der weiße Schild.
prospects-resistance_repeat = Magieresistenz: der Wurf darf wiederholt werden.
prospects-resistance_white = Magieresistenz: nun zählt der weiße Schild.
prospects-regeneration = Regeneration: Ein gewirkter Zauber bleibt nun bei weißem Schild erhalten.

counted-treasures = { $number } Schatzkarten, höchstens { $most } dürfen mit
counted-scrolls = { $number } Spruchrollen, höchstens { $most } dürfen mit
counted-artifacts = { $number } Artefakte, höchstens { $most } dürfen mit

prompts-quest_reward-title = Zehn Questpunkte
prompts-quest_reward-text = Der Held bekommt einen Punkt dazu. Welcher Wert steigt?
prompts-quest_reward-section = attributes

prompts-quest_reward-options-later = Später, am Handy

prompts-surplus_weapon-title = Was gibt der Held her?
prompts-surplus_weapon-text = So viel darf nicht mit. Eine Waffe wird verkauft: zum halben Preis, bei Rost oder bleibendem Schaden zu einem Viertel. Rüstung kommt ins Gepäck.
prompts-surplus_weapon-section = items

prompts-surplus_weapon-options-later = Alles behalten, bis zum Aufbruch entscheiden

house_rules-HR-QP-CAPPED-title = Zehnter Questpunkt am Höchstwert
house_rules-HR-QP-CAPPED-stays_open = Die Skala bleibt bei 10 stehen, bis ein Wert wieder steigen kann.
house_rules-HR-QP-CAPPED-restarts = Die Skala beginnt ohne Gewinn von vorn.

house_rules-HR-QUEST-END-DOWN-title = Am Boden, wenn die Herausforderung endet
house_rules-HR-QUEST-END-DOWN-lost = Ohnmächtige erholen sich; ein Toter, den niemand geweckt hat, ist verloren.
house_rules-HR-QUEST-END-DOWN-may_be_raised = Einen Toten kann man noch wecken, bis die nächste Herausforderung beginnt.

actions-start_quest = Herausforderung beginnen
actions-close_quest = Herausforderung beenden

also_called-close_quest = Abschließen Treppe hinauf
also_called-start_quest = Aufbrechen Losziehen Treppe hinunter
actions-enter_values = Werte eines erfahrenen Helden
commands-enter_values = Werte von { $hero }
errors-hero_values-unchanged = Das sind schon die Werte von { $hero }. Ändere mindestens einen.
