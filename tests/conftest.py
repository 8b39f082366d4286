"""What all tests share: Hypothesis without surprises, and shared checks that say what they saw."""

import pytest
from hypothesis import settings

pytest.register_assert_rewrite("drawings", "goldens", "properties", "texts")
settings.register_profile("spinney", deadline=None, derandomize=True, max_examples=100)
settings.load_profile("spinney")
