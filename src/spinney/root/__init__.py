"""Root: the factions of the Woodland struggle for its rule.

One module for each shared chapter of the Law, a folder for each faction:

    2       words, cards, suits, maps, state, pieces, hands, rule
    3       victory
    4       crafting, ways, moving, battle, removal; persistent/ has the cards that stay in play
    1, 5    options, setup, turn, steps; common and actions: what one may do in a turn
    C, F    landmarks
    6-9     factions/

What changes a rule for somebody is a power (`power.py`); `powers.py` says which act for whom.
Beside the rules: views (what a seat may know), positions and faults (what people may write down),
reasons/ (what counts for bots), looks, svg/ and terminal/ (drawings), tensors (for learners).
"""
