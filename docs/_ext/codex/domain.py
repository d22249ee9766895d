"""The domain: where each clause, question and source line stands, and what every page was made from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from docutils import nodes
from docutils.nodes import Element
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.builders import Builder
from sphinx.domains import Domain, ObjType
from sphinx.environment import BuildEnvironment
from sphinx.roles import XRefRole
from sphinx.util import logging
from sphinx.util.nodes import make_refnode

from codex.ledger import labels
from rules_model.book import BOOK
from rules_model.citation import Citation
from rules_model.world.names import closest

logger = logging.getLogger(__name__)


class Stand(NamedTuple):
    """Where something stands and what its hover text says."""

    docname: str
    anchor: str
    title: str
    summary: str


def cited(target: str) -> Citation:
    """The citation that a link to source lines names: ``deluxe:637`` or ``deluxe:637:2``."""
    document, _, rest = target.partition(":")
    line, _, part = rest.partition(":")
    return Citation(document, int(line), int(line), int(part) if part else None)


class Codex(Domain):
    """Clauses, the questions they ask and the source lines they restate."""

    name = "codex"
    label = "Codex"
    data_version = 3
    object_types = {  # noqa: RUF012  # Sphinx declares it so
        "clause": ObjType("clause", "clause"),
        "question": ObjType("question", "question"),
    }
    roles = {  # noqa: RUF012
        "clause": XRefRole(warn_dangling=True, innernodeclass=nodes.inline),
        "question": XRefRole(warn_dangling=True, innernodeclass=nodes.inline),
        "line": XRefRole(warn_dangling=True, innernodeclass=nodes.inline),
    }
    initial_data = {"clause": {}, "question": {}, "links": {}, "pages": {}}  # noqa: RUF012

    def note(self, kind: str, id: str, anchor: str, title: str, summary: str) -> None:
        """Remember where a clause or question stands."""
        here = self.env.current_document.docname
        self.data[kind][id] = Stand(here, anchor, title, summary)
        self.data["pages"].setdefault(here, []).append((kind, id))

    def check_consistency(self) -> None:
        """A clause that is printed twice is a warning, since its text has one place; so are two ids with one anchor."""
        places: dict[str, str] = {}
        for page, printed in self.data["pages"].items():
            for kind, id in printed:
                anchor = self.data[kind][id].anchor
                if anchor in places:
                    logger.warning("%s %s is printed twice: see %s", kind, id, places[anchor], location=page)
                places[anchor] = page

    def stand(self, kind: str, target: str) -> Stand | None:
        """Where the target of a link stands; None when nobody has printed it."""
        if kind == "line":
            try:
                citation = cited(target)
            except ValueError:
                return None
            docname = f"sources/{citation.document}"
            if docname not in self.env.found_docs:
                return None
            said = f"{citation.document} {citation.first}"
            return Stand(docname, f"l{citation.first}", said, labels(citation))
        known: dict[str, Stand] = self.data[kind]
        return known.get(BOOK.aliases.get(target, target))

    def resolve_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        typ: str,
        target: str,
        node: pending_xref,
        contnode: Element,
    ) -> nodes.reference | None:
        """A link with its hover text."""
        stand = self.stand(typ, target)
        if stand is None:
            return None
        if not node.get("refexplicit") and typ == "clause":
            contnode = nodes.inline("", stand.title, classes=contnode["classes"])
        return make_refnode(builder, fromdocname, stand.docname, stand.anchor, contnode, stand.summary or None)

    def resolve_any_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        target: str,
        node: pending_xref,
        contnode: Element,
    ) -> list[tuple[str, nodes.reference]]:
        """The same for the role ``any``."""
        found = ((typ, self.resolve_xref(env, fromdocname, builder, typ, target, node, contnode)) for typ in self.roles)
        return [(f"codex:{typ}", link) for typ, link in found if link is not None]

    def get_objects(self) -> Iterator[tuple[str, str, str, str, str, int]]:
        """Everything that the inventory and the search of Sphinx may find."""
        for kind in self.object_types:
            for id, stand in self.data[kind].items():
                yield id, stand.title, kind, stand.docname, stand.anchor, 1

    def clear_doc(self, docname: str) -> None:
        """Forget what a page had."""
        for kind in self.object_types:
            known: dict[str, Stand] = self.data[kind]
            for id in [id for id, stand in known.items() if stand.docname == docname]:
                del known[id]
        self.data["links"].pop(docname, None)
        self.data["pages"].pop(docname, None)

    def merge_domaindata(self, docnames: Iterable[str], otherdata: dict[str, Any]) -> None:
        """Take over what another process has read."""
        read = set(docnames)
        for kind in self.object_types:
            self.data[kind].update({id: stand for id, stand in otherdata[kind].items() if stand.docname in read})
        for kept in ("links", "pages"):
            self.data[kept].update({page: had for page, had in otherdata[kept].items() if page in read})


def of(env: BuildEnvironment) -> Codex:
    """The domain of an environment."""
    found = env.domains["codex"]
    assert isinstance(found, Codex)
    return found


def note_links(app: Sphinx, doctree: nodes.document) -> None:
    """Remember which clauses a page links to: their titles and hover texts are part of the page."""
    targets = {
        (link["reftype"], link["reftarget"])
        for link in doctree.findall(pending_xref)
        if link.get("refdomain") == "codex"
    }
    of(app.env).data["links"][app.env.current_document.docname] = dict.fromkeys(sorted(targets))


def stale_links(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """Pages whose links have a new place, title or hover text: they are written again."""
    domain = of(env)
    stale = []
    for docname, links in domain.data["links"].items():
        now = {(kind, target): domain.stand(kind, target) for kind, target in links}
        if now != links:
            links.update(now)
            stale.append(docname)
    return stale


def say_dangling(app: Sphinx, domain: Domain, node: pending_xref) -> bool | None:
    """A link to nothing names what was meant, most likely."""
    if node.get("refdomain") != "codex":
        return None
    kind, target = node["reftype"], node["reftarget"]
    known: Iterable[str] = {"clause": [*BOOK.clauses, *BOOK.aliases], "question": BOOK.questions}.get(kind, ())
    meant = closest(target, known)
    hint = f"; did you mean {' or '.join(meant)}?" if meant else ""
    if target in known:
        hint = "; no page prints it yet"
    logger.warning("no such %s: %s%s", kind, target, hint, location=node, type="codex", subtype=kind)
    return True


def setup(app: Sphinx) -> None:
    """Enter the domain."""
    app.add_domain(Codex)
    app.connect("doctree-read", note_links)
    app.connect("env-updated", stale_links)
    app.connect("warn-missing-reference", say_dangling)
