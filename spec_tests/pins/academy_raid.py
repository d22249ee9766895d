"""Pins of rules_model/academy/raid.py."""

PINS = {
    "ae41.raids.participants": """
>>> may_take_part(EMPTY, "strategic_bomber", defending=True)
refused by ae41.raids.participants: only fighters intercept
>>> may_take_part(EMPTY, "fightr", defending=False)
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown unit 'fightr'; did you mean 'fighter'?
""",
    "ae41.raids.target": """
>>> works = EMPTY.held(GERMANY, "Germany").with_facility("Germany", "factory")
>>> may_raid(works.held(NOBODY, "Germany"), "Germany", ALLIES)
refused by ae41.raids.target: no enemy holds Germany
>>> may_raid(works.held(NOBODY, "Germany"), "Germany", NEUTRAL)
refused by ae41.raids.target: no enemy holds Germany
""",
    "ae41.raids.casualties": """
>>> take_hits(EMPTY, Force.of(UK, fighter=1), 3, ALLIES, script())
nothing
>>> take_hits(EMPTY, Force.of(UK, fighter=2), 0, ALLIES, script())
2 UK Europe fighter
>>> take_hits(EMPTY, Force.of(UK, strategic_bomber=2), 2, ALLIES, script("UK Europe strategic bomber"))
2 UK Europe strategic bomber (damaged)
>>> take_hits(EMPTY, Force.of(UK, strategic_bomber=2), 2, ALLIES, script("UK Europe strategic bomber (damaged)"))
1 UK Europe strategic bomber
>>> take_hits(EMPTY, Force.of(UK, fighter=1), -1, ALLIES, script())
Traceback (most recent call last):
ValueError: hits cannot be negative: -1
""",
    "ae41.raids.air-battle": """
>>> raid = Raid(Force.of(UK, fighter=1, strategic_bomber=1), Force.of(GERMANY, fighter=1))
>>> air_battle(EMPTY, raid, script(3, 2, 3)) == raid
True
>>> air_battle(EMPTY, raid, script(3, 1, 3)).interceptors
nothing
>>> air_battle(EMPTY, raid, script(2, 2, 3)).interceptors
nothing
>>> hurt = Raid(Force.of(UK, ["damaged"], strategic_bomber=1), Force.of(GERMANY, fighter=1))
>>> air_battle(EMPTY, hurt, script(1, 3)).interceptors
nothing
>>> from rules_model.academy.bomber import DEFENCE
>>> air_battle(EMPTY.reads(DEFENCE, "everything"), hurt, script(3)) == hurt
True
>>> Raid(Force()).attacker
Traceback (most recent call last):
ValueError: a raid without raiders has no attacker
>>> nobody = Raid(Force(), Force.of(GERMANY, fighter=1))
>>> air_battle(EMPTY, nobody, script()) == nobody
True

What the bombers hit, the defender names; what the escorts hit, the raiders choose.

>>> allied = Force.of(UK, fighter=1).adding(USA, fighter=1)
>>> mixed = Raid(Force.of(GERMANY, fighter=1, strategic_bomber=1), allied)
>>> air_battle(EMPTY, mixed, script(2, 1, 6, 6, "United States fighter")).interceptors
nothing
>>> from rules_model.table import Policy
>>> own = {AXIS: "UK Europe fighter", ALLIES: "United States fighter"}
>>> by_side = Policy("the Axis hits the British, the Allies give up Americans", lambda asked: own[asked.nation])
>>> alone = Raid(Force.of(GERMANY, strategic_bomber=1), allied)
>>> chances(air_battle, EMPTY, alone, policy=by_side).map(lambda after: str(after.interceptors))
{'1 UK Europe fighter': 1/6, '1 UK Europe fighter, 1 United States fighter': 5/6}
>>> lone = Raid(Force.of(GERMANY, fighter=1), allied)
>>> chances(air_battle, EMPTY, lone, policy=by_side).map(lambda after: str(after.interceptors))
{'1 UK Europe fighter, 1 United States fighter': 2/3, '1 United States fighter': 1/3}
>>> first = EMPTY.reads(ORDER, "raiders-first")
>>> air_battle(first, mixed, script(2, 2, "United States fighter", 2, "Germany fighter"))
Raid(raiders=1 Germany strategic bomber, interceptors=1 UK Europe fighter)

An interceptor of another kind rolls nothing.

>>> stray = Raid(Force.of(UK, strategic_bomber=1), Force.of(GERMANY, tactical_bomber=1))
>>> air_battle(EMPTY, stray, script(6)) == stray
True
>>> chosen = EMPTY.reads(CHOOSER, "interceptors")
>>> air_battle(chosen, raid, script(3, 2, 2, "UK Europe fighter")).raiders
1 UK Europe strategic bomber
>>> chances(air_battle, EMPTY, Raid(Force.of(UK, fighter=1), Force.of(GERMANY, fighter=1))).map(
...     lambda after: (after.raiders.count(), after.interceptors.count()))
{(0, 0): 1/9, (0, 1): 2/9, (1, 0): 2/9, (1, 1): 4/9}
""",
    "ae41.raids.turning-back": """
>>> pair = Raid(Force.of(UK, fighter=1, strategic_bomber=1))
>>> bound = EMPTY.reads(TURNING_BACK, "bound")
>>> may_turn_back(bound, pair, pair.raiders, fought=True)
allowed by ae41.raids.turning-back
>>> mixed = Raid(Force.of(UK, fighter=1).adding(UK, ["damaged"], strategic_bomber=1))
>>> may_turn_back(EMPTY, mixed, mixed.raiders, fought=True)
allowed by ae41.raids.turning-back
>>> may_turn_back(bound, mixed, mixed.raiders, fought=True)
refused by ae41.raids.turning-back: a damaged bomber may not leave
""",
}
