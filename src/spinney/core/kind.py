"""What a game is, declared by itself: whoever must know asks this, and nobody guesses."""

from __future__ import annotations


class Kind:
    """What a game is, in all its setups together; the tests hold it against what is played.

    A promise is what is denied: a game without `chance` never draws any, in no setup.
    """

    __slots__ = ("chance", "cooperative", "fewest", "hidden", "instinct", "most", "turns_apart")

    def __init__(
        self,
        *,
        seats: tuple[int, int],
        chance: bool,
        hidden: bool,
        cooperative: bool = False,
        instinct: bool = False,
        turns_apart: bool = False,
    ) -> None:
        self.fewest, self.most = seats
        """No setup has fewer seats, nor more."""
        self.chance = chance
        """Something is shuffled, rolled or drawn. Without, the choices alone decide."""
        self.hidden = hidden
        """Somebody is not told everything. Without, all views are the same, a spectator's too,
        every event is public, and there is nothing to resample."""
        self.cooperative = cooperative
        """All seats win or lose together, in every setup: they get the same return. Of one setup
        `Game.is_cooperative` says so."""
        self.instinct = instinct
        """It has an instinct: `Game.instinct` has a feeling for every option of every question.
        Without, it is never asked for any."""
        self.turns_apart = turns_apart
        """Its reasons judge a turn as it ends. Without, they look at the first question after it,
        and whoever ends a turn may seem to give away what the next one brings by itself."""

    @property
    def solo(self) -> bool:
        """Somebody alone can play it."""
        return self.fewest == 1
