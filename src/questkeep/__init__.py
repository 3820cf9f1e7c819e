"""Questkeep: four fantasy tabletop games on one honest engine."""
