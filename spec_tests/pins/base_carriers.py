"""Pins of rules_model/base/carriers.py."""

PINS = {
    "g40.carriers.room": """
>>> here = "Sea Zone 26"
>>> two = START.with_force(here, USA, aircraft_carrier=2)
>>> carrier_room(two, here, USA), carrier_room(two, here, JAPAN)
(4, 0)
>>> carrier_room(two.with_force(here, USA, fighter=3, tactical_bomber=2, strategic_bomber=3, infantry=1), here, USA)
0
>>> carrier_room(two.with_force(here, USA, fighter=2, tactical_bomber=1, strategic_bomber=3), here, USA)
1

A damaged deck is closed, and what scrambled is not aboard.

>>> carrier_room(START.with_force(here, USA, {"damaged"}, aircraft_carrier=1), here, USA)
0
>>> carrier_room(two.with_force(here, USA, {"damaged"}, aircraft_carrier=1), here, USA)
4
>>> carrier_room(two.with_force(here, USA, {"scrambled"}, fighter=2), here, USA)
4

Friends share decks while both are at war.

>>> carrier_room(two.at_war(USA, JAPAN), here, ANZAC), carrier_room(two.at_war(ANZAC, JAPAN), here, ANZAC)
(0, 0)
>>> war = two.at_war(ALLIES, JAPAN)
>>> carrier_room(war, here, ANZAC), carrier_room(war.with_force(here, ANZAC, fighter=1), here, ANZAC)
(4, 3)

Guests that lie trapped on a damaged deck leave the sound one free, others do not.

>>> hit = war.without(here, Force.of(USA, aircraft_carrier=1)).with_force(here, USA, {"damaged"}, aircraft_carrier=1)
>>> carrier_room(hit.with_force(here, ANZAC, {"trapped"}, fighter=2), here, USA)
2
>>> carrier_room(hit.with_force(here, ANZAC, fighter=2), here, USA)
0

What a damaged deck still holds, an amendment may say.

>>> from rules_model.delta.essex import DAMAGED as HURT, ESSEX
>>> from rules_model.delta.start import START as DELTA
>>> essex = DELTA.gains(USA, ESSEX).with_force(here, USA, {"damaged"}, aircraft_carrier=1)
>>> essex = essex.with_force(here, USA, aircraft_carrier=1)
>>> carrier_room(essex, here, USA), carrier_room(essex.reads(HURT, "three"), here, USA)
(3, 6)
>>> carrier_room(war, here, JAPAN), carrier_room(war.with_force(here, JAPAN, fighter=1), here, ANZAC)
(0, 4)
""",
    "g40.carriers.capacity": """
>>> carrier_capacity(EMPTY, USA, True), carrier_capacity(EMPTY, USA, False)
(0, 2)
""",
}
