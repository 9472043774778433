"""An action on its way: question, answers, consequences, confirm.

How is an action on its way asked and answered? The files here, for any game; the pad: `dice_shown.py`. A game adds
its tables, stages and dice in a folder of the same name.
"""
