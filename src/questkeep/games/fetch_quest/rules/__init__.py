"""The rules of Fetch Quest: pure, and compiled in the wheel."""
