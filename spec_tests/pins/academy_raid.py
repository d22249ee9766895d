"""Pins of rules_model/academy/raid.py."""

PINS = {
    "ae41.raids.target": """
>>> works = EMPTY.held(GERMANY, "Germany").with_facility("Germany", "factory")
>>> may_raid(works.held(NOBODY, "Germany"), "Germany", ALLIES)
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
