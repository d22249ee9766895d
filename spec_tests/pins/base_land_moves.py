"""Pins of rules_model/base/land_moves.py."""

PINS = {
    "g40.land-move.stop": """
>>> war = START.at_war(GERMANY, USSR)
>>> may_go_on(war, GERMANY, "infantry", "Poland")
allowed by g40.land-move.stop
>>> may_go_on(war, GERMANY, "mechanized_infantry", "Ukraine")
refused by g40.blitz.partner: 1 need a tank each and there are 0
>>> pair = Force.of(GERMANY, mechanized_infantry=1, tank=1)
>>> may_go_on(war, GERMANY, "mechanized_infantry", "Ukraine", pair).allowed
True
>>> may_go_on(war, GERMANY, "tank", "Bulgaria")
refused by g40.blitz.neutral: Bulgaria is a friendly neutral
""",
    "g40.land-move.step": """
>>> war = START.at_war(ALLIES, ITALY)
>>> may_step(war, UK, "Egypt", "Sea Zone 98")
refused by g40.land-move.step: Sea Zone 98 is no land
>>> may_step(war, UK, "Burma", "Himalayas").allowed, may_step(war, UK, "India", "West India").allowed
(False, True)
>>> may_step(war, UK, "Burma", "Himalayas")
refused by g40.land-move.impassable: nobody crosses the Himalayas
>>> may_step(war, UK, "Syria", "Turkey").allowed, may_step(war, UK, "Trans-Jordan", "Syria").allowed
(True, True)
>>> may_step(war, ITALY, "Libya", "Tunisia").allowed
True
>>> may_step(war, UK_PACIFIC, "India", "Burma"), may_step(war.held(ITALY, "Trans-Jordan"), UK, "Egypt", "Trans-Jordan")
(allowed by g40.land-move.step, allowed by g40.land-move.step)
>>> may_step(START.at_war(CHINA, JAPAN), CHINA, "Yunnan", "Burma").reason
'UK Pacific is at war with nobody'
>>> may_step(START.at_war(ALLIES, JAPAN), CHINA, "Yunnan", "Burma").allowed
True
""",
    "g40.land-move.route": """
>>> war = START.at_war(GERMANY, USSR)
>>> may_march(war, GERMANY, "aa_artillery", ("Germany", "Poland", "Slovakia Hungary"))
refused by g40.land-move.route: an aa artillery goes no further than 1
>>> may_march(war, GERMANY, "infantry", ("Germany", "Poland")).allowed
True
>>> may_march(war, GERMANY, "tank", ("Germany", "Poland", "Novgorod")).allowed
False
>>> may_march(war, GERMANY, "tank", ("Poland", "Baltic States")).allowed
True
>>> may_march(war, GERMANY, "tank", ("Germany", "Novgorod", "Baltic States"))
refused by g40.land-move.step: Novgorod does not touch Germany
>>> may_march(war.with_force("Poland", USSR, infantry=1), GERMANY, "tank", ("Poland", "Baltic States")).allowed
True
>>> guarded = war.with_force("Baltic States", USSR, infantry=1)
>>> may_march(guarded, GERMANY, "tank", ("Poland", "Baltic States")).allowed
True
>>> into = war.with_force("Ukraine", USSR, infantry=1)
>>> may_march(into, USSR, "tank", ("Rostov", "Ukraine", "Bryansk")).allowed
True
>>> pair = Force.of(GERMANY, mechanized_infantry=1, tank=1)
>>> run = ("Poland", "Baltic States", "Novgorod")
>>> may_march(war, GERMANY, "mechanized_infantry", run, pair).allowed
True
>>> may_march(war, GERMANY, "mechanized_infantry", run).allowed
False
>>> back = war.held(USSR, "Poland").with_force("Poland", USSR, infantry=1)
>>> may_march(back, GERMANY, "infantry", ("Poland", "Germany")).allowed
True
""",
}
