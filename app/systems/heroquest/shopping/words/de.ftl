# The words of the town itself and of trades among heroes.
town_modes-free = frei einkaufen
town_modes-ask = Spielleiter fragen
town_modes-closed = geschlossen

visitors-goblin_trader = Goblinhändler
visitors-druid = Druide

events-town-opened =
    { $town_mode ->
        [closed] Die Stadt hat geschlossen.
        [ask] { $during_quest ->
            [yes] Die Stadt lässt auch ein, wer unterwegs ist; { $town_mode }.
           *[no] In der Stadt entscheidet der Spielleiter über jeden Handel.
        }
       *[free] { $during_quest ->
            [yes] Die Stadt lässt auch ein, wer unterwegs ist; { $town_mode }.
           *[no] In der Stadt kauft jeder frei ein.
        }
    }

events-visitor-came =
    { $visitor ->
        [druid] Ein Druide kommt des Wegs und bietet Heilung an.
       *[goblin_trader] Ein Goblinhändler breitet seine Waren aus.
    }

events-visitor-left =
    { $visitor ->
        [druid] Der Druide zieht weiter.
       *[goblin_trader] Der Goblinhändler packt zusammen und geht.
    }

events-trade-offered = { $hero } bietet { $to } einen Tausch an.
events-trade-agreed = { $hero } und { $to } werden sich handelseinig.
events-trade-cancelled = Aus dem Tausch zwischen { $hero } und { $to } wird nichts.

commands-open_town = Öffnung der Stadt
commands-receive_visitor = Besuch für die Gruppe
commands-offer_trade = { $hero } bietet einen Tausch an
commands-accept_trade = { $hero } nimmt einen Tausch an
commands-cancel_trade = { $hero } lässt einen Tausch platzen

errors-town-closed = Die Stadt hat geschlossen, bis der Spielleiter sie öffnet (Kap. 14.1).

errors-trade-empty = Zu einem Tausch gehört etwas: Lege etwas hinein oder wünsche dir etwas.
errors-trade-offered_already = Dieses Angebot ist schon gemacht.
errors-trade-too_many = { $hero } hat schon { $limit } Angebote offen. Nimm erst eines zurück.
errors-trade-unknown = Dieses Angebot gibt es nicht mehr.
errors-trade-not_offered_to = Dieses Angebot geht { $hero } nichts an.
errors-trade-gone = { $hero } hat nicht mehr, worum es bei diesem Tausch ging.
