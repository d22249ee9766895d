"""The command line of Codex 1940: ``codex1940``, the same as ``python -m rules_model``."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterable
from functools import cache

from rules_model.book import BOOK
from rules_model.citation import TEXTS
from rules_model.command import differences, odds, odds_page, page, records, smallest, tables, watching, whatif
from rules_model.command.check import NAMES, check, keep, record, unknown_words
from rules_model.command.new_ruleset.seed import NoSeed
from rules_model.command.new_ruleset.writing import CannotLayDown, lay_down, told
from rules_model.command.verify import verify
from rules_model.desk.opening import BrokenBook, clauses, whole
from rules_model.desk.work import NoCluster, executor, processors
from rules_model.difference.changes import difference
from rules_model.library import PACKAGES
from rules_model.ruleset import NotInForce
from rules_model.whatif.figures import WrongChange
from rules_model.world.names import Gap, UnknownName, closest

WRONG_INPUT = 2


def say(lines: Iterable[str]) -> int:
    """Print lines."""
    for line in lines:
        print(line)
    return 0


def say_json(data: object) -> int:
    """Print data as JSON."""
    print(json.dumps(data, indent=2, ensure_ascii=False))
    return 0


def complain(message: str) -> int:
    """Say what is wrong with the input."""
    print(f"error: {message}", file=sys.stderr)
    return WRONG_INPUT


def show(args: argparse.Namespace) -> int:
    """Show a clause or a question; for an unknown id, the closest ones."""
    if args.id in BOOK.questions:
        return say(page.question_page(BOOK.questions[args.id]))
    try:
        return say(page.clause_page(BOOK.clause(args.id)))
    except UnknownName:
        near = closest(args.id, [*BOOK.clauses, *BOOK.aliases, *BOOK.questions])
        hint = "".join(f"\n  {one}" for one in near)
        return complain(f"no clause or question {args.id!r}" + (f"; the closest ids:{hint}" if near else ""))


def search(args: argparse.Namespace) -> int:
    """Search the clauses; 1 when nothing is found."""
    lines = tables.search_table(clauses(), " ".join(args.words))
    if not lines:
        print("nothing found", file=sys.stderr)
        return 1
    return say(lines)


def list_clauses(args: argparse.Namespace) -> int:
    """List the clauses."""
    return say_json(records.every_clause()) if args.json else say(tables.clause_table(clauses()))


def list_questions(args: argparse.Namespace) -> int:
    """List the questions."""
    return say_json(records.every_question()) if args.json else say(tables.question_table())


def list_ledger(args: argparse.Namespace) -> int:
    """List what is restated of each document, or the open statements of one."""
    if args.json:
        return say_json(records.open_records(args.open) if args.open else records.ledger_records())
    return say(tables.open_table(args.open) if args.open else tables.ledger_table())


def diff(args: argparse.Namespace) -> int:
    """Compare two rule sets; for an unknown one, the closest names."""
    if args.smallest:
        try:
            return say(smallest.page(args.new, args.old))
        except (UnknownName, ValueError) as error:
            return complain(str(error))
    for name in (args.new, args.old):
        if name not in PACKAGES:
            near = closest(name, PACKAGES)
            hint = f"; did you mean {' or '.join(near)}?" if near else f"; rule sets: {', '.join(PACKAGES)}"
            return complain(f"no rule set {name!r}{hint}")
    found = difference(args.new, args.old)
    return say_json(differences.records(found)) if args.json else say(differences.table(found))


def run_checks(args: argparse.Namespace) -> int:
    """Run the desk."""
    if not all(map(str.strip, args.names)):
        return complain(f"an empty word names nothing; checks: {', '.join(NAMES)}")
    for word in unknown_words(args.names):
        near = closest(
            word.lower(), [*NAMES, *PACKAGES, *dict.fromkeys(part for id in BOOK.clauses for part in id.split("."))]
        )
        hint = f"; did you mean {' or '.join(near)}?" if near else f"; checks: {', '.join(NAMES)}"
        return complain(f"{word!r} is no check and in no clause id{hint}")
    if args.workers < 1:
        return complain(f"{args.workers} workers do nothing; want 1 or more")
    try:
        if args.watch:
            return watching.watch(args.names)
        with executor(args.workers, args.scheduler) as by:
            if args.keep:
                return keep(by, args.if_none)
            return say_json(record(args.names, by)) if args.json else check(args.names, by, args.rows)
    except (NoCluster, watching.NoWatcher) as error:
        return complain(str(error))


def run_new_ruleset(args: argparse.Namespace) -> int:
    """Lay down a rule set of one's own."""
    if args.amends not in PACKAGES:
        near = closest(args.amends, PACKAGES)
        hint = f"; did you mean {' or '.join(near)}?" if near else f"; rule sets: {', '.join(PACKAGES)}"
        return complain(f"no rule set {args.amends!r}{hint}")
    try:
        made = lay_down(args.name, args.amends, args.title or args.name.capitalize())
    except (CannotLayDown, NoSeed) as error:
        return complain(str(error))
    return say(told(args.name, made))


def run_verify(args: argparse.Namespace) -> int:
    """Run every printed example."""
    return verify()


def show_odds(args: argparse.Namespace) -> int:
    """Print the chances of a battle or a raid."""
    try:
        answer = odds.record(args)
    except (UnknownName, ValueError, Gap, NotInForce) as error:
        return complain(str(error))
    return say_json(answer) if args.json else say(odds_page.page(answer))


def run_what_if(args: argparse.Namespace) -> int:
    """Say what a supposed change does."""
    try:
        found = whatif.report(args)
    except WrongChange as error:
        return complain(str(error))
    return say_json(whatif.record(found)) if args.json else say(whatif.page(found, args.all))


@cache
def parser() -> argparse.ArgumentParser:
    """The command line."""
    top = argparse.ArgumentParser(prog="codex1940", description="A rulebook you can run.")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)

    def command(name: str, run: Callable[[argparse.Namespace], int], about: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=about, description=about)
        added.set_defaults(run=run)
        return added

    added = command("show", show, "show a clause or a question: rule, examples, sources, questions, permalink")
    added.add_argument("id", metavar="ID", help="as 3g40.gibraltar.strait")
    added = command("search", search, "find clauses by the words players use")
    added.add_argument("words", metavar="WORD", nargs="+", help="as: can subs submerge")
    for name, run in (("clauses", list_clauses), ("questions", list_questions)):
        added = command(name, run, f"list all {name}")
        added.add_argument("--json", action="store_true", help="with every field, for other tools")
    added = command("ledger", list_ledger, "how much of each source document is restated")
    added.add_argument("--json", action="store_true", help="every line, for other tools")
    added.add_argument("--open", metavar="DOCUMENT", choices=[one.name for one in TEXTS], help="what is still open")
    added = command("odds", show_odds, "the chances of a battle or a raid, with an order of loss and a retreat rule")
    odds.add_arguments(added)
    added = command("diff", diff, "what one rule set changes against another, with an example before and after")
    added.add_argument("new", metavar="RULESET", help=f"the rule set that changes something: {', '.join(PACKAGES)}")
    added.add_argument("old", metavar="AGAINST", help="the rule set that it is held against")
    about = "only the smallest situation whose outcome differs; readings may follow: 3g40,3g40.gibraltar.unheld=open"
    added.add_argument("--smallest", action="store_true", help=about)
    added.add_argument("--json", action="store_true", help="with every field, for other tools")
    added = command("check", run_checks, f"run the designer's desk; checks: {', '.join(NAMES)}")
    about = "checks to run, and what to keep to: words of clause ids, a rule set, a chapter's file"
    added.add_argument("names", metavar="NAME", nargs="*", help=about)
    added.add_argument("--json", action="store_true", help="with every field, for other tools")
    added.add_argument("--keep", action="store_true", help="keep what all quick checks find for the site")
    added.add_argument("--if-none", action="store_true", help="with --keep: what was kept of an earlier book will do")
    added.add_argument("--watch", action="store_true", help="check again at every save, the chapter that was saved")
    added.add_argument("--workers", type=int, default=processors(), metavar="N", help="processes that share the work")
    added.add_argument("--scheduler", default="", metavar="ADDRESS", help="a Dask cluster that does the work instead")
    added.add_argument("--rows", action="store_true", help="with pinned: print each survivor as a line to accept")
    whatif.add_arguments(command("what-if", run_what_if, whatif.ABOUT))
    added = command("new-ruleset", run_new_ruleset, "lay down a rule set of your own, with one clause that works")
    added.add_argument("name", metavar="NAME", help="begins the ids of its clauses, as: house")
    added.add_argument("--amends", metavar="RULESET", required=True, help=f"one of {', '.join(PACKAGES)}")
    added.add_argument("--title", metavar="TITLE", default="", help="as readers call it; else the name")
    command("verify", run_verify, "run every printed example and keep the record that the site shows")
    return top


def main(argv: list[str] | None = None) -> int:
    """Run a command: 0 when all is well, 1 when something is wrong with the book, 2 when with the input."""
    args = parser().parse_args(argv)
    try:
        whole()
        code = int(args.run(args))
        sys.stdout.flush()
        return code
    except BrokenBook as error:
        print(f"error: the book cannot be loaded\n{error}", file=sys.stderr)
        return 1
    except BrokenPipeError:  # the reader of our output has seen enough
        no_more_output()
        return 0
    except OSError as error:  # a full disk, a folder that may not be written to, a file that is not there
        print(f"error: {error.strerror or error}{f': {error.filename}' if error.filename else ''}", file=sys.stderr)
        no_more_output()
        return 1


def no_more_output() -> None:
    """Let what is still to be written go nowhere, so that Python does not try again at its end."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    raise SystemExit(main())
