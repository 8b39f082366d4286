"""The Otter Guild: a whole faction of Root that exists only for the tests.

It is added as any other would be: a folder, and one line that registers it. `GAME` is a game whose
box has it; the plain game of Root, made before, does not know of it.
"""

from __future__ import annotations

# The plain game is made by this import, before the guest comes into the box.
from root.guest.chapter import FACTIONS
from spinney.root.faction import register
from spinney.root.game import RootGame

for _faction in FACTIONS:
    register(_faction)
GAME = RootGame()
