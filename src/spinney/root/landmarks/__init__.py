"""The landmarks (appendix F), one file each; the maps' own Tower and Ferry are two of them.

`landmark.py` has what they have in common, `table.py` all six, `siting.py` how they are set up.
"""
