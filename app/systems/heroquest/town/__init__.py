"""Shopping, selling, trading and visitors between quests (ch. 14).

What is bought and sold, at which price, and which visitor comes? `shop.py`. What do heroes give each other, and what
do they take from the dead? `trades.py`. What can a hero do in town now? `town.py` of `possible`.
"""
