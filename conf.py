"""How Sphinx builds the rulebook: ``make book``. Nothing in the result is fetched from another host."""

import sys
from pathlib import Path

ROOT = Path(__file__).parent
sys.path[:0] = [str(ROOT), str(ROOT / "docs" / "_ext")]

from rules_model.library import PACKAGES  # noqa: E402, the path was set just now

project = "Codex 1940"
author = "Codex 1940 contributors"
html_show_copyright = False  # the licence has no year to go stale
html_show_sphinx = False  # its note carries addresses of other hosts

extensions = ["myst_parser", "autodoc2", "codex"]
exclude_patterns = ["_ext", "_web", "_static", "_templates"]
templates_path = ["docs/_templates"]
root_doc = "index"
nitpicky = True
primary_domain = "codex"
smartquotes = False  # an example's quotation marks are Python's

myst_enable_extensions = ["colon_fence", "deflist", "fieldlist"]
myst_html_meta = {"description": "Five rule sets for Axis & Allies Global 1940; every clause is tested code."}

# The vocabulary only. Rule sets and the round runner made of them are left out:
# a clause is printed once, in its chapter, and an edited clause does not make autodoc2 read everything anew.
autodoc2_packages = [
    {
        "path": "../rules_model",
        "exclude_dirs": [
            *("__pycache__", "sources", "rounds"),
            *(package.rpartition(".")[2] for package in PACKAGES.values()),
        ],
        "exclude_files": ["__main__.py"],
    }
]
autodoc2_render_plugin = "codex.api.Renderer"
autodoc2_docstring_parser_regexes = [(r".*", "codex.docstring")]
autodoc2_hidden_objects = ["undoc", "dunder", "private", "inherited"]
autodoc2_class_docstring = "both"  # with __init__ hidden: it has nothing to say that the class does not
autodoc2_index_template = None
autodoc2_sort_names = False
python_use_unqualified_type_names = True
# Types of the standard library and type variables have no page here, nor have those of chapters and of the ledger.
nitpick_ignore_regex = [("py:.*", r"(?!rules_model\.).*"), ("py:class", r"rules_model\.(base|sources)\..*")]

html_theme = "furo"
html_title = "Codex 1940"
html_static_path = ["docs/_static"]
html_css_files = ["codex.css"]
html_js_files = ["codex.js"]
html_favicon = "docs/_static/favicon.svg"
# No search in the sidebar: it stands above the text, where a phone shows it.
html_sidebars = {
    "**": ["sidebar/brand.html", "sidebar/scroll-start.html", "sidebar/navigation.html", "sidebar/scroll-end.html"]
}
html_copy_source = False
html_show_sourcelink = False
html_show_search_summary = False  # it would fetch every page found, which a page opened from a folder may not
html_theme_options = {
    "top_of_page_buttons": [],
    "light_css_variables": {"color-brand-primary": "#8a3b1e", "color-brand-content": "#1d4e7e"},
    "dark_css_variables": {"color-brand-primary": "#e39a6f", "color-brand-content": "#8fbdec"},
}
