"""Learning an outlook from games that bots play among themselves, generation by generation."""
