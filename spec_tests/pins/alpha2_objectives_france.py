"""Pins of rules_model/alpha2/objectives_france.py."""

PINS = {
    "alpha2.objectives.france.troop-bonus": """
>>> first_freed.details
Reward(nation=France, ipcs=12, once=True, when='liberation of France')
""",
    "alpha2.objectives.france.liberation": """
>>> freed = START.at_war(FRANCE, JAPAN).noting("liberated", None, "", nation=USA, place="Paris")
>>> done = troop_bonus(freed, script(0, 0, 0, 0, 0, 0, 0, 1))
>>> done.log[-1]
Event(kind='troop bonus', clause='alpha2.objectives.france.liberation',
      text='France places 1 France strategic bomber in liberated France', nation=France, other=None, place='France',
      amount=12, round=1)
>>> from rules_model.base.start import MAP
>>> from rules_model.world.position import Position
>>> half = {name: place for name, place in MAP.places.items() if place.half == "Europe"}
>>> alone = Position(START.rules, type(MAP)("Europe 1940", half), START.holders).at_war(FRANCE, JAPAN)
>>> alone = alone.noting("liberated", None, "", nation=USA, place="France")
>>> troop_bonus(alone, script()) == alone, may_welcome(alone, FRANCE, Force.of(FRANCE, infantry=1)).allowed
(True, False)
>>> none = troop_bonus(freed, script(0, 0, 0, 0, 0, 0, 0, 0))
>>> none.since(freed), none.log[-1].amount, troop_bonus(none, script()) == none
(['France places nothing in liberated France'], 0, True)
>>> troop_bonus(freed, script(3)).log[-1].amount
9
>>> [troop_bonus(freed, script(*said)).log[-1].text.split(" places ")[1] for said in ((0, 1, 2), (0, 0, 3))]
['1 France artillery, 2 France mechanized infantry in liberated France',
 '3 France mechanized infantry in liberated France']
>>> troop_bonus(freed, script(0, 0, 0, 0, 0, 1)).log[-1].text
'France places 1 France fighter in liberated France'
>>> troop_bonus(freed, script(0, 0, 0, 0, 0, 0, 1)).log[-1].text
'France places 1 France tactical bomber in liberated France'
>>> mixed = troop_bonus(freed, script(1, 1, 0, 1))
>>> mixed.log[-1].text, mixed.log[-1].amount
('France places 1 France aa artillery, 1 France artillery, 1 France infantry in liberated France', 12)
>>> twice = freed.noting("liberated", None, "", nation=UK, place="France")
>>> troop_bonus(twice, script()) == twice, troop_bonus(START, script()) == START
(True, True)
>>> peace = START.noting("liberated", None, "", nation=USA, place="France")
>>> lost = freed.held(GERMANY, "France")
>>> troop_bonus(peace, script()) == peace, troop_bonus(lost, script()) == lost
(True, True)
>>> elsewhere = START.at_war(FRANCE, JAPAN).noting("liberated", None, "", nation=USA, place="Normandy Bordeaux")
>>> troop_bonus(elsewhere, script()) == elsewhere
True
>>> somehow = START.at_war(FRANCE, JAPAN).noting("liberated", None, "", place="France")
>>> troop_bonus(somehow.reads(WHOSE_TROOPS, "liberator"), script(4)).force("France")
4 France infantry
>>> british = freed.held(UK, "France")
>>> troop_bonus(british, script(4)).force("France"), troop_bonus(british, script(4)).log[-1].nation
(4 UK Europe infantry, UK Europe)
""",
    "alpha2.objectives.france.welcome": """
>>> from rules_model.base.capitals import welcome
>>> freed = START.at_war(FRANCE, JAPAN).noting("liberated", None, "", nation=USA, place="Paris")
>>> [may_welcome(freed, FRANCE, Force.of(FRANCE, **{unit: 1})).allowed for unit in ("fighter", "tank", "destroyer")]
[True, True, False]
>>> may_welcome(freed, FRANCE, Force.of(FRANCE, transport=1)).reason
'only its own land and air units fit'
>>> may_welcome(freed, FRANCE, Force.of(FRANCE, infantry=1).adding(USA, infantry=1)).reason
'only its own land and air units fit'
>>> may_welcome(freed, FRANCE, Force.of(FRANCE, infantry=3, artillery=1)).allowed
False
>>> may_welcome(freed, USA, Force.of(USA, infantry=1))
refused by alpha2.objectives.france.welcome: the troops are not United States's to place
>>> may_welcome(freed.reads(WHOSE_TROOPS, "liberator"), USA, Force.of(USA, infantry=1)).allowed
True
>>> may_welcome(START, FRANCE, Force.of(FRANCE, infantry=1)).allowed
False
>>> may_welcome(freed.held(GERMANY, "France"), GERMANY, Force.of(GERMANY, infantry=1)).allowed
False
>>> done = welcome(freed, FRANCE, Force.of(FRANCE, infantry=4))
>>> troop_bonus(done, script()) == done, may_welcome(done, FRANCE, Force.of(FRANCE, infantry=1)).allowed
(True, False)
""",
}
