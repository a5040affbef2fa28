"""Diagnostics: errors and warnings shown in rustc's manner, by code."""
