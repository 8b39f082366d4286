"""What an automaton decides about, and why it decides so: words with which it tells its turn."""

from __future__ import annotations

from typing import Final

from spinney.ironwood.words import VOCABULARY

# What it decides
FOCUS: Final = 203
ATTACK: Final = 204
ATTACKER: Final = 205
CHASE: Final = 206
PROTECT: Final = 207
EXPAND: Final = 208
SOURCE: Final = 209
DRILL: Final = 210
RECRUIT: Final = 211
FOUND: Final = 212
BUILD: Final = 213
GOLEM: Final = 214
REMOVE: Final = 215
RETREAT: Final = 216
MARCH: Final = 217
DISCOVER: Final = 218

# Why: the last criterion that left fewer to choose from
ONLY: Final = 219
DIE: Final = 220
TOTEM: Final = 221
FADING: Final = 222
NEAR_EDGE: Final = 223
NEAR_TOTEM: Final = 224
LARGEST: Final = 225
SMALLEST: Final = 226
ODDS: Final = 227
UNMARKED: Final = 228
STRONGEST: Final = 229
FERRUM: Final = 230
FOUNDATION: Final = 231
INNER: Final = 232
OUTER: Final = 233
FEWEST: Final = 234
UNCONTROLLED: Final = 235
NO_FORGE: Final = 236
NEAR_DRILL: Final = 237
NEAR_FORGE: Final = 238
CALM: Final = 239
NEAR_WARBAND: Final = 240
CARGO: Final = 241
EDGE: Final = 242
POSSIBLE: Final = 243
MOST: Final = 244
AWAY: Final = 245

assert VOCABULARY.words[DISCOVER] == "for_discover", "the purposes and their numbers disagree"
assert VOCABULARY.words[AWAY] == "because_away", "the reasons and their numbers disagree"
