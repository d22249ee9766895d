"""The vocabulary that clauses are written in: clause and rules, table and chances, position and force."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import FrozenInstanceError
from fractions import Fraction
from functools import partial
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules_model.base.start import EMPTY, MAP
from rules_model.base.start import RULESET as BASE
from rules_model.book import BOOK, TakenId
from rules_model.chances import Chances, chances, choices, settled
from rules_model.citation import DELUXE
from rules_model.clause import Clause, clause, modifies, replaces, tracing
from rules_model.condition import any_of, at_least, at_war, controls
from rules_model.desk.opening import broken, clauses
from rules_model.question import question
from rules_model.ruleset import Clash, NotInForce, Rules, RuleSet
from rules_model.table import Ask, Policy, Table, TableError, answers, script, seeded
from rules_model.verdict import allow, refuse
from rules_model.world.force import Force, Piece
from rules_model.world.names import Gap, UnknownName, closest
from rules_model.world.nation import AXIS, GERMANY, ITALY, JAPAN, NOBODY, UK, USA, Nation
from rules_model.world.position import Position

LINE = DELUXE(752, part=1)
settings.register_profile("brisk", max_examples=40, deadline=None, derandomize=True)
settings.load_profile("brisk")


@contextmanager
def a_book() -> Iterator[None]:
    """What is entered into the book within is taken out again."""
    broken()  # loads the whole book, so that no chapter is loaded within and lost again
    kept = {name: dict(getattr(BOOK, name)) for name in ("clauses", "questions", "aliases")}
    amendments = {id: list(some) for id, some in BOOK.amendments.items()}
    try:
        yield
    finally:
        for name, before in kept.items():
            getattr(BOOK, name).clear()
            getattr(BOOK, name).update(before)
        BOOK.amendments.clear()
        BOOK.amendments.update(amendments)
        BOOK.generation += 1


@pytest.fixture(autouse=True)
def scratch() -> Iterator[None]:
    """Each test may enter what it likes."""
    with a_book():
        yield


def variant(id: str, die: int | None = None, borrows: tuple[str, ...] = ()) -> RuleSet:
    """A rule set without chapters."""
    return RuleSet(id=id, title=id, package="rules_model", chapters=(), die=die, borrows=borrows)


def dice(*numbers: int) -> Clause[[], int]:
    """A clause that gives the first of the numbers."""

    @clause("g40.test.number", LINE)
    def number(position: Position) -> int:
        return numbers[0]

    return number


ONE, TWO = variant("one"), variant("two")
EIGHT_SIDED = Position(Rules(variant("eight", die=8, borrows=("g40.",))), MAP)
IN_ONE = Position(Rules(BASE, ONE), MAP)
IN_TWO = Position(Rules(BASE, ONE, TWO), MAP)


# -- clauses and what amends them -------------------------------------------------------------------------------------


def test_a_clause_is_called_like_its_function() -> None:
    assert dice(3)(EMPTY) == 3


def test_a_modifier_wraps_what_it_modifies_and_only_where_it_is_in_force() -> None:
    number = dice(3)

    @modifies("one.test.doubled", number, LINE)
    def doubled(before: Callable[..., int], position: Position) -> int:
        return 2 * before(position)

    assert (number(EMPTY), number(IN_ONE)) == (3, 6)
    assert doubled(IN_ONE) == 6


def test_modifiers_stack_in_the_order_of_their_rule_sets_not_of_their_definition() -> None:
    number = dice(3)

    @modifies("two.test.more", number, LINE)
    def more(before: Callable[..., int], position: Position) -> int:
        return before(position) + 1

    @modifies("one.test.doubled", number, LINE)
    def doubled(before: Callable[..., int], position: Position) -> int:
        return 2 * before(position)

    assert number(IN_TWO) == 2 * 3 + 1
    assert [one.id for one in IN_TWO.rules.amending(number)] == [doubled.id, more.id]  # type: ignore[attr-defined]


def test_a_modifier_wraps_the_replacement() -> None:
    number = dice(3)

    @modifies("one.test.doubled", number, LINE)
    def doubled(before: Callable[..., int], position: Position) -> int:
        return 2 * before(position)

    @replaces("two.test.other", number, LINE)
    def other(position: Position) -> int:
        return 5

    assert (number(IN_ONE), number(IN_TWO)) == (6, 10)
    assert (doubled(IN_ONE), other(IN_TWO)) == (6, 10)


def test_two_replacements_in_force_together_clash_and_both_are_named() -> None:
    number = dice(3)
    for id in ("one.test.first", "two.test.second"):

        @replaces(id, number, LINE)
        def other(position: Position) -> int:
            return 5

    assert number(IN_ONE) == 5
    with pytest.raises(Clash, match=r"one\.test\.first .* and two\.test\.second"):
        number(IN_TWO)


def test_one_amendment_may_have_several_targets() -> None:
    first = dice(3)

    @clause("g40.test.second", LINE)
    def second(position: Position) -> int:
        return 4

    @modifies("one.test.more", (first, second), LINE)
    def more(before: Callable[..., int], position: Position) -> int:
        return before(position) + 1

    assert (first(IN_ONE), second(IN_ONE)) == (4, 5)
    assert more.amends == (first, second)


def test_a_clause_of_another_rule_set_is_not_in_force() -> None:
    @clause("two.test.own", LINE)
    def own(position: Position) -> int:
        return 1

    assert own(IN_TWO) == 1
    with pytest.raises(NotInForce, match=r"two\.test\.own is not in force"):
        own(IN_ONE)


def test_a_rule_set_may_borrow_a_mechanism_by_id_or_by_chapter() -> None:
    number = dice(3)
    for borrowed in ("g40.test.number", "g40.test."):
        alone = Position(Rules(variant("alone", die=8, borrows=(borrowed,))), MAP)
        assert number(alone) == 3
    with pytest.raises(NotInForce):
        number(Position(Rules(variant("alone", borrows=("g40.test",))), MAP))


def test_an_optional_rule_is_in_force_only_where_it_is_played() -> None:
    number = dice(3)

    @modifies("one.test.optional", number, LINE, option="doubling")
    def doubled(before: Callable[..., int], position: Position) -> int:
        return 2 * before(position)

    rules = Rules(BASE, ONE)
    played = Position(rules.with_options("doubling"), MAP)
    assert (number(Position(rules, MAP)), number(played), doubled(played)) == (3, 6, 6)


def test_every_caller_meets_a_rebound_body() -> None:
    number = dice(3)

    @clause("g40.test.caller", LINE)
    def caller(position: Position) -> int:
        return number(position) + 1

    with number.rebound(lambda position: 10):
        assert caller(EMPTY) == 11
    assert caller(EMPTY) == 4


def test_a_trace_lists_the_clauses_called_and_the_amendments_that_ran() -> None:
    number = dice(3)

    @modifies("one.test.more", number, LINE)
    def more(before: Callable[..., int], position: Position) -> int:
        return before(position) + 1

    with tracing() as trace:
        number(IN_ONE)
    assert trace == [number.id, more.id]
    number(IN_ONE)
    assert len(trace) == 2


def test_an_id_is_taken_once() -> None:
    dice(3)
    with pytest.raises(TakenId, match=r"id g40\.test\.number is taken by"):

        @clause("g40.test.number", LINE)
        def another(position: Position) -> int:
            return 4


@pytest.mark.parametrize("id", ["plain", "G40.big", "g40.under_score", "g40..twice", "g40.-dash", ""])
def test_an_id_is_lower_case_words_joined_by_dots(id: str) -> None:
    with pytest.raises(ValueError, match="is not a clause id"):

        @clause(id, LINE)
        def wrong(position: Position) -> int:
            return 1


def test_an_old_id_leads_to_the_clause() -> None:
    @clause("g40.test.renamed", LINE, aliases=["g40.test.old"])
    def renamed(position: Position) -> int:
        return 1

    assert BOOK.clause("g40.test.old") is renamed
    with pytest.raises(UnknownName, match=r"did you mean .*'g40\.test\.renamed'"):
        BOOK.clause("g40.test.renaned")


def test_a_clause_knows_the_questions_it_asks_also_through_a_plain_function() -> None:
    [strait] = [one for one in clauses() if one.id == "3g40.gibraltar.strait"]
    assert strait.questions
    assert strait.ruleset == "3g40"
    assert strait.kind == "permission"


# -- questions --------------------------------------------------------------------------------------------------------


def test_a_reading_travels_with_the_position() -> None:
    asked = question(
        "g40.test.asked",
        LINE,
        kind="ambiguity",
        readings={"wide": "one", "narrow": "two"},
        chosen="wide",
        because="it must be one",
    )
    assert EMPTY.reading(asked) == "wide"
    assert EMPTY.reads(asked, "narrow").held(UK, "Egypt").reading(asked) == "narrow"
    assert EMPTY.reading(asked) == "wide"
    with pytest.raises(UnknownName, match="did you mean 'narrow'"):
        EMPTY.reads(asked, "narow")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"readings": {"one": "alone"}, "chosen": "one"}, "two readings or more"),
        ({"readings": {}, "chosen": ""}, "two readings or more"),
        ({"readings": {"a": "1", "b": "2"}, "chosen": "a", "because": ""}, "the reason for the choice"),
        ({"readings": {"a": "1", "b": "2"}, "chosen": "c"}, "unknown reading of g40.test.wrong 'c'"),
    ],
)
def test_a_question_that_is_none_is_refused(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises((ValueError, UnknownName), match=said):
        question("g40.test.wrong", LINE, **{"kind": "ambiguity", "because": "why", **wrong})


def test_a_gap_names_its_question_and_tells_who_listens() -> None:
    gap = question("g40.test.gap", LINE, kind="gap", because="nobody knows")
    heard: list[str] = []
    Gap.listeners.append(heard.append)
    try:
        assert str(gap.gap("the cost of a zeppelin")) == (
            "the cost of a zeppelin is not in any source; see question g40.test.gap"
        )
    finally:
        Gap.listeners.remove(heard.append)
    assert heard == ["g40.test.gap"]


# -- the scripted table -----------------------------------------------------------------------------------------------


def raiding(position: Position, table: Table) -> tuple[int, int, bool]:
    """Two dice, a decision, one more die."""
    first = table.hits(2, at=3)
    goes_on = table.ask(UK, "go on", (True, False))
    return first, table.roll() if goes_on else 0, goes_on


with a_book():
    raid = clause("g40.test-table.raid", LINE)(raiding)


def test_a_script_reads_in_the_order_in_which_things_happen() -> None:
    assert raid(EMPTY, script(3, 4, True, 6)) == (1, 6, True)
    assert raid(EMPTY, table=script(1, 2, False)) == (2, 0, False)


@pytest.mark.parametrize(
    ("scripted", "said"),
    [
        ((3, 4), r"g40\.test-table\.raid: the script has run out; wanted UK Europe's answer about go on"),
        ((3,), r"the script has run out; wanted a die"),
        ((3, 4, False, 6, 1), r"the script has \[6, 1\] left over"),
        ((3, 4, 1, 6), r"UK Europe cannot answer 1 about go on; options: \[True, False\]"),
        ((7, 4, True, 6), r"7 is no roll of a 6-sided die"),
        ((0, 4, True, 6), r"0 is no roll of a 6-sided die"),
        ((True, 4, True, 6), r"True is no roll of a 6-sided die"),
    ],
)
def test_a_script_that_does_not_fit_is_an_error_that_names_the_clause(scripted: tuple[Any, ...], said: str) -> None:
    with pytest.raises(TableError, match=said):
        raid(EMPTY, script(*scripted))


def test_the_rules_in_force_set_the_die() -> None:
    assert raid(EIGHT_SIDED, script(8, 3, True, 7)) == (1, 7, True)
    with pytest.raises(TableError, match="9 is no roll of a 8-sided die"):
        raid(EIGHT_SIDED, script(9, 3, True, 7))


def test_only_the_outermost_clause_checks_for_what_is_left_over() -> None:
    @clause("g40.test.twice", LINE)
    def twice(position: Position, table: Table) -> tuple[tuple[int, int, bool], ...]:
        return raid(position, table), raid(position, table)

    assert twice(EMPTY, script(1, 6, False, 6, 6, True, 5)) == ((1, 0, False), (0, 5, True))


def test_a_policy_answers_by_subject_and_knows_no_other() -> None:
    policy = answers(go_on=True)
    assert policy.name == "go_on=True"
    assert policy.decide(Ask(UK, "go on", (True, False))) is True
    with pytest.raises(TableError, match="no answer about 'retreat'"):
        policy.decide(Ask(UK, "retreat", (True, False)))


def test_a_seed_gives_the_same_dice_again() -> None:
    assert raid(EMPTY, seeded(1940, answers(go_on=True))) == raid(EMPTY, seeded(1940, answers(go_on=True)))
    with pytest.raises(TableError, match="the policy has no answer about 'go on'"):
        raid(EMPTY, seeded(1940))


# -- exact odds against every outcome counted one by one --------------------------------------------------------------


def counted(numbers: int, die: int, result: Callable[[tuple[int, ...]], Any]) -> Chances:
    """The chances of a result by going through every roll of so many dice."""
    total = Chances()
    for rolls in product(range(1, die + 1), repeat=numbers):
        found = result(rolls)
        total[found] = total.get(found, Fraction(0)) + Fraction(1, die**numbers)
    return total


def exact(run: Callable[[Table], Any], position: Position = EMPTY, policy: Policy | None = None) -> Chances:
    """The chances of what a function does with a table."""
    return chances(lambda position, table: run(table), position, policy=policy)


@given(dice=st.integers(0, 4), at=st.integers(-1, 9), die=st.sampled_from([6, 8]))
def test_hits_are_a_binomial(dice: int, at: int, die: int) -> None:
    position = EMPTY if die == 6 else EIGHT_SIDED
    want = counted(dice, die, lambda rolls: sum(roll <= at for roll in rolls))
    assert exact(lambda table: table.hits(dice, at), position) == want


@given(groups=st.lists(st.tuples(st.integers(0, 2), st.integers(0, 6)), max_size=2))
def test_a_volley_adds_the_hits_of_its_groups(groups: list[tuple[int, int]]) -> None:
    figures = [at for number, at in groups for _ in range(number)]
    want = counted(len(figures), 6, lambda rolls: sum(roll <= at for roll, at in zip(rolls, figures, strict=True)))
    assert exact(lambda table: table.volley(groups)) == want


@given(dice=st.integers(0, 4))
def test_a_total_adds_dice(dice: int) -> None:
    assert exact(lambda table: table.total(dice)) == counted(dice, 6, sum)


@pytest.mark.parametrize("keep", [max, min], ids=["max", "min"])
def test_a_pick_keeps_one_of_several_dice(keep: Callable[..., int]) -> None:
    assert exact(lambda table: table.pick(2, keep)) == counted(2, 6, keep)


@pytest.mark.parametrize(
    ("ties", "first", "second", "neither"),
    [
        ("again", Fraction(1, 2), Fraction(1, 2), 0),
        ("first", Fraction(21, 36), Fraction(15, 36), 0),
        ("second", Fraction(15, 36), Fraction(21, 36), 0),
        ("neither", Fraction(15, 36), Fraction(15, 36), Fraction(6, 36)),
    ],
)
def test_a_roll_off_breaks_ties_as_the_reading_says(ties: str, first: Fraction, second: Fraction, neither: Any) -> None:
    found = exact(lambda table: table.contest("first", "second", ties=ties))
    assert [found.get(who, 0) for who in ("first", "second", None)] == [first, second, neither]
    assert sum(found.values()) == 1


def test_a_scripted_roll_off_rolls_a_tie_anew_or_not() -> None:
    def won(ties: str, *rolls: int) -> object:
        with (table := script(*rolls)).during("a roll-off", 6):
            return table.contest("first", "second", ties=ties)

    assert won("again", 3, 3, 5, 5, 2, 4) == "second"
    assert [won(ties, 3, 3) for ties in ("first", "second", "neither")] == ["first", "second", None]
    with pytest.raises(TableError, match="no such way to break ties: 'coin'"):
        won("coin", 1, 2)


@given(st.integers(0, 3), st.integers(1, 6), st.integers(1, 6))
def test_every_chance_sums_to_one(dice: int, at: int, then: int) -> None:
    def run(table: Table) -> tuple[int, int]:
        hits = table.hits(dice, at)
        return hits, table.volley([(hits, then)])

    assert sum(exact(run).values()) == 1


def test_decisions_come_from_a_policy_that_sees_the_rolls() -> None:
    careful = Policy("goes on after a hit", lambda asked: sum(roll > 0 for roll in asked.seen) > 0)
    found = chances(raid, EMPTY, policy=careful)
    assert found.chance(lambda result: result[2]) == 1 - Fraction(1, 4)
    with pytest.raises(TableError, match="the policy has no answer"):
        chances(raid, EMPTY)


def test_every_combination_of_answers_can_be_compared() -> None:
    found = {policy.name: some for policy, some in choices(raid, EMPTY, go_on=(True, False))}
    assert list(found) == ["go_on=True", "go_on=False"]
    assert found["go_on=False"].chance(lambda result: result[1] == 0) == 1
    assert found["go_on=True"].map(lambda result: result[1]).mean() == Fraction(7, 2)


def fight(state: tuple[int, int], table: Table) -> tuple[int, int]:
    """One round between so many attackers and defenders, each hitting on 1 and 2."""
    attackers, defenders = state
    lost, taken = table.hits(defenders, 2), table.hits(attackers, 1)
    return max(0, attackers - lost), max(0, defenders - taken)


def test_settle_divides_out_the_rounds_in_which_nothing_happens() -> None:
    """One against one, hitting on 1 and on 2: of the 36 rolls 20 change nothing, 2 kill both."""
    found = settled(fight, (1, 1), lambda state: 0 in state, 6, answers())
    assert found == {(1, 0): Fraction(4, 16), (0, 1): Fraction(10, 16), (0, 0): Fraction(2, 16)}


def test_settle_is_the_limit_of_many_rounds() -> None:
    exactly = settled(fight, (3, 2), lambda state: 0 in state, 6, answers())
    states = Chances({(3, 2): Fraction(1)})
    for _ in range(40):
        after = Chances()
        for state, probability in states.items():
            step = {state: Fraction(1)} if 0 in state else exact(partial(fight, state))
            for new, share in step.items():
                after[new] = after.get(new, Fraction(0)) + Fraction(float(probability * share))
        states = after
    assert sum(exactly.values()) == 1
    for state, probability in exactly.items():
        assert float(states[state]) == pytest.approx(float(probability), abs=1e-5)


def test_settle_plays_a_script_to_its_end() -> None:
    with (table := script(6, 6, 6, 1)).during("a battle", 6):
        assert table.settle(fight, (1, 1), lambda state: 0 in state) == (1, 0)


def test_a_step_that_never_ends_is_an_error() -> None:
    def idle(state: int, table: Table) -> int:
        return state

    def circling(state: int, table: Table) -> int:
        return 1 - state

    with pytest.raises(TableError, match="never changes 0"):
        settled(idle, 0, lambda state: False, 6, answers())
    with pytest.raises(TableError, match="comes back to"):
        settled(circling, 0, lambda state: False, 6, answers())
    with pytest.raises(TableError, match="not settled after"):
        seeded(1).settle(idle, 0, lambda state: False)


# -- positions, forces, names -----------------------------------------------------------------------------------------

CHANGES: dict[str, Callable[[Position], Position]] = {
    "held": lambda position: position.held(UK, "Egypt"),
    "banked": lambda position: position.banked(UK, "Egypt"),
    "force": lambda position: position.with_force("Egypt", UK, infantry=2),
    "facility": lambda position: position.with_facility("Egypt", "air_base"),
    "cash": lambda position: position.with_cash(UK, 10),
    "tokens": lambda position: position.with_tokens(JAPAN, "kamikaze", 6),
    "war": lambda position: position.at_war(UK, GERMANY),
    "capital": lambda position: position.with_capitals(UK, "Egypt"),
    "round": lambda position: position.in_round(2),
    "log": lambda position: position.noting("seen", None, "a whale was seen"),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=list(CHANGES))
def test_a_change_returns_a_new_position_and_leaves_the_old_one(change: Callable[[Position], Position]) -> None:
    before = EMPTY.situation
    changed = change(EMPTY)
    assert changed != EMPTY
    assert EMPTY.situation == before
    assert changed == change(EMPTY)
    assert hash(changed) == hash(change(EMPTY))


def test_a_position_cannot_be_written_to() -> None:
    with pytest.raises(FrozenInstanceError):
        EMPTY.round = 3  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        GERMANY.name = "Prussia"  # type: ignore[misc]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (lambda: EMPTY.holder("Egipt"), "unknown place on the Global 1940 map 'Egipt'; did you mean 'Egypt'"),
        (lambda: EMPTY.held(UK, "Egipt"), "did you mean 'Egypt'"),
        (lambda: EMPTY.with_force("Egypt", UK, tanc=1), "unknown unit 'tanc'; did you mean 'tank'"),
        (lambda: EMPTY.with_facility("Egypt", "airbase"), "unknown facility 'airbase'; did you mean 'air_base'"),
        (lambda: controls(UK, "Egipt").holds(EMPTY), "did you mean 'Egypt'"),
    ],
)
def test_a_misspelt_name_is_an_error_that_offers_the_right_one(wrong: Callable[[], object], said: str) -> None:
    with pytest.raises(UnknownName, match=said):
        wrong()


def test_nobody_can_pay_what_he_does_not_have() -> None:
    rich = EMPTY.with_cash(UK, 5)
    assert rich.paying(UK, 5, to=USA).cash(USA) == 5
    with pytest.raises(ValueError, match="UK Europe cannot have -1 IPCs"):
        rich.paying(UK, 6)


def test_who_holds_who_stands_in_and_who_banks_are_apart() -> None:
    position = EMPTY.held(UK, "Egypt").with_force("Egypt", USA, infantry=1).banked(NOBODY, "Egypt")
    assert (position.holder("Egypt"), position.occupiers("Egypt"), position.banker("Egypt")) == (UK, (USA,), NOBODY)


PIECES = st.builds(
    Piece,
    st.sampled_from([UK, USA, GERMANY, ITALY]),
    st.sampled_from(["infantry", "tank", "fighter"]),
    st.frozensets(st.sampled_from(["moved", "damaged"]), max_size=2),
)
FORCES = st.dictionaries(PIECES, st.integers(0, 4), max_size=6).map(Force)


@given(FORCES, FORCES)
def test_forces_add_up_and_come_apart(mine: Force, theirs: Force) -> None:
    both = mine.plus(theirs)
    assert both == theirs.plus(mine)
    assert hash(both) == hash(theirs.plus(mine))
    assert both.minus(theirs) == mine
    assert both.count() == mine.count() + theirs.count()


@given(FORCES)
def test_a_force_is_the_sum_of_its_parts(force: Force) -> None:
    for unit in ("infantry", "tank", "fighter"):
        marked, rest = force.only(unit=unit, mark="moved"), force.only(unit=unit, without="moved")
        assert marked.plus(rest) == force.only(unit=unit)
    assert force.count(AXIS) == force.count(GERMANY) + force.count(ITALY)
    assert force.marked("seen").count(mark="seen") == force.count()
    assert force.marked("seen").unmarked("seen") == force.unmarked("seen")
    assert force.under(USA).count(USA) == force.count()


def test_a_force_cannot_lose_what_it_has_not() -> None:
    with pytest.raises(ValueError, match="not enough of UK Europe tank"):
        Force.of(UK, tank=1).minus(Force.of(UK, tank=2))


NATIONS = st.sampled_from([UK, USA, GERMANY, ITALY, JAPAN, NOBODY])


@given(NATIONS, NATIONS)
def test_friend_and_foe_are_mutual_and_never_both(one: Nation, other: Nation) -> None:
    assert one.friendly(other) == other.friendly(one)
    assert one.hostile(other) == other.hostile(one)
    assert not (one.friendly(other) and one.hostile(other))


@pytest.mark.parametrize("name", ["egypt", "EGYPT", "Egipt", "Egyptt"])
def test_a_slip_of_the_pen_is_closest_to_the_name(name: str) -> None:
    assert closest(name, ["Malta", "Egypt", "Ethiopia"])[:1] == ["Egypt"]


# -- conditions and verdicts ------------------------------------------------------------------------------------------

HELD = st.dictionaries(st.sampled_from(["Egypt", "Malta", "Crete", "Cyprus"]), st.sampled_from([UK, ITALY]))


def in_hands(held: dict[str, Nation]) -> Position:
    """A position in which these places are held."""
    position = EMPTY
    for place, nation in held.items():
        position = position.held(nation, place)
    return position


@given(HELD)
def test_a_condition_holds_or_says_what_fails(held: dict[str, Nation]) -> None:
    position = in_hands(held)
    both = controls(UK, "Egypt") & controls(UK, "Malta")
    either = controls(UK, "Egypt") | controls(UK, "Malta")
    egypt, malta = held.get("Egypt") == UK, held.get("Malta") == UK
    assert both.holds(position) == (egypt and malta) == controls(UK, "Egypt", "Malta").holds(position)
    assert either.holds(position) == (egypt or malta) == any_of(UK, 1, "Egypt", "Malta").holds(position)
    assert (~both).holds(position) == (not both.holds(position))
    for condition in (both, either, ~either):
        assert bool(condition.failures(position)) != condition.holds(position)


@given(HELD, st.integers(0, 4))
def test_at_least_counts_the_parts_that_hold(held: dict[str, Nation], number: int) -> None:
    places = ("Egypt", "Malta", "Crete", "Cyprus")
    parts = [controls(ITALY, place) for place in places]
    number_held = sum(nation == ITALY for nation in held.values())
    assert at_least(number, *parts).holds(in_hands(held)) == (number_held >= number)


def test_a_condition_can_be_worded_and_handed_on() -> None:
    condition = controls(UK, "Egypt", "Malta") & ~at_war(UK, ITALY)
    assert condition.words() == "UK Europe controls Egypt and Malta and not (UK Europe is at war with Italy)"
    assert list(condition.places()) == ["Egypt", "Malta"]
    assert condition.form()[0] == "every"


def test_a_verdict_is_true_when_it_allows_and_names_its_clause() -> None:
    number = dice(1)
    assert allow(number)
    assert not refuse(number, "the strait is closed")
    assert repr(refuse(number, "the strait is closed")) == "refused by g40.test.number: the strait is closed"
