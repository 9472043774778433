# The words of choosing among the settled points; the points stand with what they settle.
commands-choose_house_rule = Hausregel

events-house_rule-chosen = Hausregel „{ $rule }“: { $option }

errors-house_rule-unknown = Diese Hausregel gibt es nicht: { $rule }
errors-house_rule-holds_already = So wird schon gespielt.
