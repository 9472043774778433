# The words of choosing among the settled points; the points stand with what they settle.
commands-choose_house_rule = House rule

events-house_rule-chosen = House rule “{ $rule }”: { $option }

errors-house_rule-unknown = There is no such house rule: { $rule }
errors-house_rule-holds_already = You already play this way.
