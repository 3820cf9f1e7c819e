"""Trials of the house: load, chaos, hostile frames, and secrecy on the wire."""
