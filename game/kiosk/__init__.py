"""The kiosk: attract loop, operator's menu, supervision."""
