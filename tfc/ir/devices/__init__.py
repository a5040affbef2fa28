"""Devices and links as placement and scheduling know them."""
