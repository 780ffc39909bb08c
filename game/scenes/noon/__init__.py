"""Noon on screen: the street, the tower with its bell, the gunslingers."""
