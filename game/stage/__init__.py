"""The drawing kit: window, canvas, text, motion, particles, widgets."""
