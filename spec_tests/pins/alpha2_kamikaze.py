"""Pins of rules_model/alpha2/kamikaze.py."""

PINS = {
    "alpha2.kamikaze.islands": """
>>> def falls(place, kind="captured"):
...     return island_has_fallen(START.noting(kind, None, "", nation=ANZAC, other=JAPAN, place=place))
>>> [falls(place) for place in ("Philippines", "Marianas", "Okinawa", "Iwo Jima", "Formosa")]
[True, True, True, True, False]
>>> falls("Iwo Jima", "liberated"), falls("Iwo Jima", "attacked")
(True, False)
>>> island_has_fallen(START.noting("captured", None, "", place="Iwo Jima"))
False
""",
    "alpha2.kamikaze.sea-of-japan": """
>>> warships_off_japan(START.with_force("Sea Zone 6", JAPAN, destroyer=1))
False
>>> warships_off_japan(START.with_force("Sea Zone 7", USA, destroyer=1))
False
>>> under = START.with_force("Sea Zone 6", USA, {"submerged"}, submarine=1)
>>> warships_off_japan(under.reads(SURFACED, "surfaced"))
False
>>> foes = START.at_war(USA, JAPAN).reads(AT_PEACE, "enemies")
>>> warships_off_japan(foes.with_force("Sea Zone 6", USA, destroyer=1))
True
>>> warships_off_japan(foes.with_force("Sea Zone 6", JAPAN, destroyer=1).with_force("Sea Zone 6", USA, transport=1))
False
""",
    "alpha2.kamikaze.roused": """
>>> through = ("Sea Zone 7", "SZ 6", "Sea Zone 5")
>>> [len(rouse(START, Force.of(USA, **{unit: 1}), through).log) for unit in ("cruiser", "transport", "submarine")]
[1, 0, 0]
>>> rouse(START, Force.of(USA, cruiser=1), ("Sea Zone 6", "Sea Zone 7")) == START
True
>>> rouse(START, Force.of(JAPAN, cruiser=1), through) == START
True
>>> event = rouse(START.with_force("Sea Zone 6", UK_PACIFIC, battleship=1)).log[-1]
>>> event.kind, event.place
('kamikazes roused', 'Sea Zone 6')
""",
    "alpha2.kamikaze.ready": """
>>> may_begin(START.with_force("Sea Zone 6", USA, battleship=1)).allowed
True
>>> may_begin(START.noting("captured", None, "", nation=USA, place="Okinawa").reads(LASTING, "while")).allowed
True
""",
}
