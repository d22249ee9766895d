"""Pins of rules_model/base/kamikaze.py."""

PINS = {
    "g40.kamikaze.zones": """
>>> is_kamikaze_zone(START.reads(ZONE_35, "out"), "Sea Zone 6")
True
""",
    "g40.kamikaze.occasion": """
>>> war = START.at_war(USA, JAPAN)
>>> raid = war.with_force("Sea Zone 26", USA, cruiser=1).with_force("Sea Zone 26", JAPAN, transport=1)
>>> may_strike_in(raid, "Sea Zone 26", USA)
refused by g40.kamikaze.occasion: Sea Zone 26 is no kamikaze zone
>>> bool(may_strike_in(war.with_force("Sea Zone 6", JAPAN, transport=1), "Sea Zone 6", USA))
False
>>> over = war.with_force("Sea Zone 6", USA, cruiser=1).with_force("Sea Zone 6", JAPAN, fighter=1)
>>> bool(may_strike_in(over, "Sea Zone 6", USA))
False
>>> earlier = war.noting("amphibious assault", None, "", nation=USA, place="Sea Zone 6").in_round(2)
>>> bool(may_strike_in(earlier, "Sea Zone 6", USA))
False
>>> other = START.at_war(ALLIES, JAPAN).noting("amphibious assault", None, "", nation=UK, place="Sea Zone 6")
>>> bool(may_strike_in(other, "Sea Zone 6", USA)), bool(may_strike_in(other, "Sea Zone 17", UK))
(False, False)
>>> british = START.at_war(ALLIES, JAPAN).noting("amphibious assault", None, "", nation=UK_PACIFIC, place="Sea Zone 6")
>>> bool(may_strike_in(british, "Sea Zone 6", UK))
True
>>> guard = war.with_force("Sea Zone 6", USA, cruiser=1).with_force("Sea Zone 6", JAPAN, destroyer=1)
>>> bool(may_strike_in(guard.reads(QUIET_SHIPS, "warships"), "Sea Zone 6", USA))
True
""",
    "g40.kamikaze.orders": """
>>> once = first_tokens(START).at_war(USA, JAPAN).with_force("Sea Zone 6", USA, cruiser=1)
>>> once = once.with_force("Sea Zone 6", JAPAN, transport=1).noting("phase began", None, "", nation=USA, amount=3)
>>> struck = once.noting("kamikaze", None, "", nation=USA, place="Sea Zone 6")
>>> from rules_model.base.scramble_orders import AFTER_KAMIKAZES
>>> name_strikes(struck.reads(AFTER_KAMIKAZES, "after"), USA, script())
()
>>> name_strikes(once.reads(AFTER_KAMIKAZES, "after"), USA, script(1))
(('Sea Zone 6', 'United States cruiser'),)
>>> war = first_tokens(START).at_war(USA, JAPAN).with_force("Sea Zone 6", USA, cruiser=2)
>>> war = war.with_force("Sea Zone 6", JAPAN, transport=1).with_force("Sea Zone 17", USA, cruiser=1)
>>> war = war.with_force("Sea Zone 17", JAPAN, transport=1).with_force("Japan", USA, fighter=1)
>>> due = war.noting("phase began", None, "", nation=USA, amount=3)
>>> first, second = ("Sea Zone 6", "United States cruiser 1"), ("Sea Zone 17", "United States cruiser")
>>> name_strikes(due, USA, script(2, first, second)) == (first, second)
True
>>> len(name_strikes(due, USA, script(6, first, first, first, second, second, second)))
6
>>> name_strikes(due, USA, script(7))
Traceback (most recent call last):
rules_model.table.TableError: g40.kamikaze.orders: Japan cannot answer 7 about strikes; options: [0, 1, 2, 3, 4, 5, 6]
>>> name_strikes(due, USA, script(1, ("Sea Zone 26", "United States cruiser")))
Traceback (most recent call last):
rules_model.table.TableError: g40.kamikaze.orders: Japan cannot answer
('Sea Zone 26', 'United States cruiser') about ship; options: [('Sea Zone 6', 'United States cruiser 1'),
('Sea Zone 6', 'United States cruiser 2'),
('Sea Zone 17', 'United States cruiser')]
>>> far = due.with_force("Sea Zone 26", USA, cruiser=1).with_force("Sea Zone 26", JAPAN, transport=1)
>>> name_strikes(far, USA, script(1, ("Sea Zone 26", "United States cruiser")))
Traceback (most recent call last):
rules_model.table.TableError: g40.kamikaze.orders: Japan cannot answer
('Sea Zone 26', 'United States cruiser') about ship; options: [('Sea Zone 6', 'United States cruiser 1'),
('Sea Zone 6', 'United States cruiser 2'),
('Sea Zone 17', 'United States cruiser')]
>>> quiet = first_tokens(START).at_war(USA, JAPAN).noting("phase began", None, "", nation=USA, amount=3)
>>> name_strikes(quiet, USA, script())
()
""",
    "g40.kamikaze.strike": """
>>> fleet = first_tokens(START).at_war(USA, JAPAN).with_force("Sea Zone 6", JAPAN, destroyer=1)
>>> fleet = fleet.with_force("Sea Zone 6", USA, cruiser=1).with_force("Sea Zone 26", USA, cruiser=1)
>>> strike(fleet, USA, (("Sea Zone 6", "United States cruser"),), script())
Traceback (most recent call last):
rules_model.world.names.UnknownName: unknown warship in Sea Zone 6 'United States cruser';
did you mean 'United States cruiser'?
>>> strike(fleet, USA, (("Sea Zone 26", "United States cruiser"),), script())
Traceback (most recent call last):
ValueError: Sea Zone 26 is no kamikaze zone
>>> strike(fleet.without("Sea Zone 6", Force.of(JAPAN, destroyer=1)), USA, (("SZ 6", "a ship"),), script())
Traceback (most recent call last):
ValueError: no Japanese ship is attacked in Sea Zone 6, and no assault comes from it
>>> landing = first_tokens(START).at_war(USA, JAPAN).noting("amphibious assault", None, "", nation=USA, place="SZ 6")
>>> war = landing.with_force("Sea Zone 6", USA, cruiser=1, battleship=1)
>>> cruiser, battleship = ("Sea Zone 6", "United States cruiser"), ("Sea Zone 6", "United States battleship")
>>> struck = strike(war, USA, (cruiser, battleship, battleship), script(3, 2, 1))
>>> struck.force("Sea Zone 6"), struck.tokens(JAPAN, "kamikaze")
(1 United States cruiser, 3)
>>> struck.since(war)[:3]
['a kamikaze flies at United States cruiser in Sea Zone 6',
'a kamikaze flies at United States battleship in Sea Zone 6',
'United States battleship is hit']
>>> [(event.kind, event.nation, event.place) for event in struck.log[len(war.log):]][1:3]
[('kamikaze', United States, 'Sea Zone 6'), ('kamikaze hit', United States, 'Sea Zone 6')]

Its guns are silent after that.

>>> from rules_model.base.bombardment import may_bombard
>>> may_bombard(struck, "Sea Zone 6", next(iter(struck.force("Sea Zone 6")))).reason
'kamikazes struck in Sea Zone 6'

Guests on a carrier, which needs no name where it is the only one, are trapped with it, or lost; its own fly.

>>> plain = landing.with_force("SZ 6", USA, aircraft_carrier=1, fighter=2).with_force("SZ 6", ANZAC, fighter=1)
>>> twice = (("SZ 6", "United States aircraft carrier"),) * 2
>>> strike(plain, USA, twice[:1], script(1)).force("SZ 6").only(mark="trapped")
1 ANZAC fighter (trapped)
>>> sunk = strike(plain, USA, twice, script(1, 1))
>>> sunk.force("SZ 6"), sunk.log[-1].text, sunk.log[-1].nation, sunk.log[-1].place
(2 United States fighter, '1 ANZAC fighter (trapped) lost with United States aircraft carrier (damaged)',
United States, 'Sea Zone 6')
>>> named = landing.with_force("SZ 6", USA, {"Hornet"}, aircraft_carrier=1).with_force("SZ 6", USA, cruiser=1)
>>> named = named.with_force("SZ 6", USA, {"aboard Hornet"}, fighter=1)
>>> hornet = ("SZ 6", "United States aircraft carrier (Hornet)")
>>> strike(named, USA, (hornet,), script(2)).force("SZ 6").only(unit="fighter")
1 United States fighter
>>> strike(named, USA, (hornet, ("SZ 6", "United States cruiser")), script(3, 2)).force("SZ 6").only(unit="fighter")
1 United States fighter (aboard Hornet)
""",
}
