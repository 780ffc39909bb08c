"""What end-to-end tests share: a private X server, keys pressed into it, virtual pads."""
