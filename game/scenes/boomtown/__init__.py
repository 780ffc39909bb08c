"""The screens of Boom Town."""
