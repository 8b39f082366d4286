"""The games as learning environments.

    spinney.env.encoding  observations and actions as numbers, and back as words
    spinney.env.aec       PettingZoo: every seat is an agent
    spinney.env.solo      Gymnasium: one seat learns, bots sit at the others
    spinney.env.batch     many games stepped together
    spinney.env.spiel     OpenSpiel: `pyspiel.load_game("spinney_root")`

Each needs its library: `pip install spinney[research]`, and `spinney[openspiel]` for the last.
"""
