"""Sphinx's settings; `./dev docs` builds with every warning an error."""

from tfc.version import __version__

project = "tfc"
release = __version__
copyright = "the tfc authors"
extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_build"]
html_theme = "furo"
html_title = "tfc"
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 4
highlight_language = "text"
# The pages of syntax errors show programs that no lexer likes.
suppress_warnings = ["misc.highlighting_failure"]
