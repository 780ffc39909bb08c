"""Synthesis and mixing."""
