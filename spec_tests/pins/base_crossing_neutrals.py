"""Pins of rules_model/base/crossing_neutrals.py."""

PINS = {
    "g40.neutrals.march": """
>>> joined = START.held(GERMANY, "Bulgaria").noting("joined", None, "", nation=GERMANY, place="Bulgaria")
>>> may_march_through(joined, GERMANY, "Bulgaria").reason
'units that enter Bulgaria stop there'
>>> later = joined.noting("turn began", None, "", nation=USSR)
>>> may_march_through(later, GERMANY, "Bulgaria").allowed
True
>>> again = later.noting("joined", None, "", nation=USSR, place="Finland")
>>> may_march_through(again, GERMANY, "Bulgaria").allowed
True
>>> may_march_through(again.held(USSR, "Finland"), USSR, "Finland")
refused by g40.neutrals.march: units that enter Finland stop there
>>> twice = START.noting("turn began", None, "", nation=GERMANY).noting("joined", None, "", place="Bulgaria")
>>> may_march_through(twice.held(GERMANY, "Bulgaria"), GERMANY, "Bulgaria").allowed
False
>>> twice = twice.noting("turn began", None, "", nation=USSR).held(GERMANY, "Bulgaria")
>>> may_march_through(twice, GERMANY, "Bulgaria").allowed
True
>>> may_march_through(START, GERMANY, "Poland").allowed, may_march_through(START, GERMANY, "Bulgaria", True).allowed
(True, False)
>>> may_march_through(START, UK, "Bulgaria", attacking=True).allowed, may_march_through(START, UK, "Bulgaria").allowed
(True, False)
>>> guest = START.with_force("Rio de Oro", UK, infantry=1)
>>> may_march_through(guest, UK, "Rio de Oro", attacking=True).allowed
True
>>> may_march_through(START.with_force("Poland", GERMANY, tank=1), GERMANY, "Poland").allowed
True
>>> struck = joined.noting("attacked", None, "", nation=UK, place="Bulgaria")
>>> may_march_through(struck, GERMANY, "Bulgaria").allowed
True
""",
    "g40.neutrals.flight": """
>>> joined = START.held(GERMANY, "Bulgaria").noting("joined", None, "", nation=GERMANY, place="Bulgaria")
>>> may_fly_over(joined, GERMANY, "Bulgaria"), may_fly_over(joined, ITALY, "Bulgaria").reason
(refused by g40.neutrals.flight: Bulgaria joined in this very turn, 'Bulgaria joined in this very turn')
>>> british = START.noting("attacked", None, "", nation=UK, other=PRO_AXIS, place="Bulgaria")
>>> [may_fly_over(british.reads(SKY_DURING, "across"), one, "Bulgaria").allowed for one in (UK, UK_PACIFIC, FRANCE)]
[True, True, False]
>>> may_fly_over(british.reads(SKY_DURING, "across"), UK, "Finland").allowed
False
>>> may_fly_over(joined.noting("turn began", None, "", nation=USSR), GERMANY, "Bulgaria").allowed
True
>>> [may_fly_over(START, GERMANY, place, attacking=True).allowed for place in ("Spain", "Greece", "Finland", "Poland")]
[True, True, False, True]
>>> [may_fly_over(START, GERMANY, place).allowed for place in ("Spain", "Greece", "Finland", "Poland")]
[False, False, False, True]
>>> may_fly_over(joined, GERMANY, "Bulgaria", attacking=True).allowed
False
""",
    "g40.neutrals.landing": """
>>> may_land_in(START, GERMANY, "Spain"), may_land_in(START, GERMANY, "Greece").reason
(refused by g40.neutrals.landing: Spain is no friend of Germany, 'Greece is no friend of Germany')
>>> may_land_in(START, GERMANY, "Poland")
allowed by g40.neutrals.landing
>>> struck = START.noting("attacked", None, "", nation=USSR, other=PRO_AXIS, place="Finland")
>>> may_land_in(struck, USSR, "Finland").allowed, may_land_in(struck, USSR, "Finland").reason
(False, 'Finland is no friend of Soviet Union')
>>> came = struck.held(GERMANY, "Finland").noting("joined", None, "", nation=GERMANY, place="Finland")
>>> may_land_in(came, GERMANY, "Finland").allowed, may_land_in(came.reads(LANDING_AFTER, "entry"), GERMANY, "Finland")
(True, allowed by g40.neutrals.landing)
""",
}
