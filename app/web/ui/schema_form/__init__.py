"""Forms made out of models: what they are made from, what they show, and what was typed into them."""
