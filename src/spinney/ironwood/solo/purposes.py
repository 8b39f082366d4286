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
DISCOVER: Final = 217
PLUNDER: Final = 218
SECURE: Final = 219
INTERFERE: Final = 220

# Why: a line of a list of priorities, or the last criterion that left fewer to choose from
ONLY: Final = 221
DIE: Final = 222
TOTEM: Final = 223
FADING: Final = 224
NEAR_EDGE: Final = 225
NEAR_TOTEM: Final = 226
LARGEST: Final = 227
SMALLEST: Final = 228
ODDS: Final = 229
UNMARKED: Final = 230
STRONGEST: Final = 231
FERRUM: Final = 232
FOUNDATION: Final = 233
INNER: Final = 234
OUTER: Final = 235
FEWEST: Final = 236
UNCONTROLLED: Final = 237
NO_FORGE: Final = 238
NEAR_DRILL: Final = 239
NEAR_FORGE: Final = 240
CALM: Final = 241
NEAR_WARBAND: Final = 242
CARGO: Final = 243
EDGE: Final = 244
POSSIBLE: Final = 245
MOST: Final = 246
AWAY: Final = 247
OUTWARD: Final = 248
NEAR_FERRUM: Final = 249
NEAR_FOUNDATION: Final = 250
NEAR_OUTER: Final = 251
NEAR_POSSIBLE: Final = 252
AT_DRILL: Final = 253

assert VOCABULARY.words[INTERFERE] == "for_interfere", "the purposes and their numbers disagree"
assert VOCABULARY.words[AT_DRILL] == "because_at_drill", "the reasons and their numbers disagree"
