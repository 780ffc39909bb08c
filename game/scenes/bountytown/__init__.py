"""The screens of Bountytown."""
