"""What all tests share: Hypothesis without surprises."""

from hypothesis import settings

settings.register_profile("spinney", deadline=None, derandomize=True, max_examples=100)
settings.load_profile("spinney")
