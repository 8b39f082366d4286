"""The Vagabond (chapter 9) and the nine characters (appendix D).

`chapter.py` is the chapter itself, from abilities to evening; what it needs stands beside it:
`items.py` (9.2.5 to 9.2.7), `relations.py` (9.2.8, 9.2.9), `wandering.py` (how the pawn moves),
`ruins.py` (9.3.4, 9.5.3), `quests.py` (9.5.5) and `characters.py` (D.1 to D.9).
"""
