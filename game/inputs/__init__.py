"""Devices to timed presses of the controls of a seat."""
