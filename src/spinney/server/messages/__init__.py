"""Every message between server and client, as `docs/api.md` describes them."""

# ruff: noqa: F403

from spinney.server.messages.campaigns import *
from spinney.server.messages.games import *
from spinney.server.messages.kinds import *
from spinney.server.messages.lessons import *
from spinney.server.messages.lobby import *
from spinney.server.messages.people import *
from spinney.server.messages.plates import *
from spinney.server.messages.rules import *
from spinney.server.messages.said import *
from spinney.server.messages.table import *
from spinney.server.messages.telling import *
