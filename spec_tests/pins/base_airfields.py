"""Pins of rules_model/base/airfields.py."""

PINS = {
    "g40.air-move.half": """
>>> west = START.at_war(USSR, GERMANY)
>>> neutral_here(west, USSR, "Russia"), neutral_here(west, USSR, "Amur")
(False, True)
>>> neutral_here(START.at_war(USSR, ITALY), USSR, "Russia"), neutral_here(START.at_war(UK, GERMANY), UK, "Burma")
(False, False)
""",
    "g40.air-move.ground": """
>>> half = START.at_war(USSR, JAPAN).at_war(UK, GERMANY)
>>> may_land_on_ground(half, UK, "Amur").allowed, may_land_on_ground(half, UK, "Russia")
(True, refused by g40.air-move.ground: Soviet Union is neutral)
>>> [may_land_on_ground(START.at_war(UK_PACIFIC, JAPAN), UK_PACIFIC, place).allowed for place in ("Egypt", "Alaska")]
[True, False]
>>> war = START.at_war(UK, ITALY)
>>> may_land_on_ground(war, UK, "Malta").allowed, may_land_on_ground(START, USA, "Alaska").allowed
(True, True)
>>> may_land_on_ground(war, UK, "Alaska")
refused by g40.air-move.ground: United States is neutral
>>> may_land_on_ground(war, UK, "Greece")
refused by g40.neutrals.landing: Greece is a friendly neutral that was never attacked
>>> may_land_on_ground(war, ITALY, "Greece"), may_land_on_ground(war, UK, "Turkey")
(refused by g40.air-move.ground: pro-Allied neutral holds Greece,
 refused by g40.air-move.ground: strict neutral holds Turkey)
>>> struck = war.noting("attacked", None, "", nation=ITALY, other=PRO_ALLIES, place="Greece")
>>> may_land_on_ground(struck, UK, "Greece"), may_land_on_ground(struck, USA, "Greece")
(allowed by g40.air-move.ground, refused by g40.air-move.ground: United States is neutral)
>>> may_land_on_ground(struck.reads(LANDING_AFTER, "entry"), UK, "Greece").reason
'no land unit has come to Greece yet'
>>> joined = war.held(UK, "Greece").noting("joined", None, "", nation=UK, place="Greece")
>>> may_land_on_ground(joined, UK, "Greece").allowed, may_land_on_ground(joined, UK, "Malta").allowed
(False, True)
>>> fought = war.noting("attacked", None, "", nation=ITALY, place="Greece").held(UK, "Greece")
>>> may_land_on_ground(fought.noting("joined", None, "", nation=UK, place="Greece"), UK, "Greece").allowed
True
>>> may_land_on_ground(fought.noting("captured", None, "", nation=UK, place="Greece"), UK, "Greece").allowed
False
>>> may_land_on_ground(START, ANZAC, "Java").allowed, may_land_on_ground(START, USA, "Java")
(True, refused by g40.air-move.ground: United States is not at war with Japan)
>>> may_land_on_ground(war.noting("returned", None, "", nation=UK, place="Malta"), UK, "Malta").allowed
True
>>> other = fought.noting("captured", None, "", place="Greece").noting("joined", None, "", place="Yugoslavia")
>>> may_land_on_ground(other, UK, "Greece").allowed
False
""",
    "g40.air-move.deck": """
>>> full = START.with_force("Sea Zone 6", JAPAN, aircraft_carrier=1, fighter=2)
>>> may_land_at_sea(full, JAPAN, "fighter", "Sea Zone 6").allowed
False
>>> may_land_at_sea(full, JAPAN, "fighter", "Sea Zone 6", 1).allowed
True
>>> free = START.with_force("Sea Zone 6", JAPAN, aircraft_carrier=1)
>>> may_land_at_sea(free, JAPAN, "fighter", "Sea Zone 6", 1).allowed
True
>>> may_land_at_sea(free.with_force("Sea Zone 6", JAPAN, fighter=1), JAPAN, "fighter", "Sea Zone 6", 0).allowed
True
""",
    "g40.air-move.homes": """
>>> war = START.at_war(UK, GERMANY)
>>> landing_places(war, UK, "fighter", "Gibraltar", 1), landing_places(war, UK, "fighter", "SZ 92", 1)
(('Gibraltar',), ('Gibraltar',))
>>> landing_places(war, UK, "fighter", "Sea Zone 105", 1), landing_places(war, UK, "fighter", "Sea Zone 105", 2)
((), ('United Kingdom',))
>>> landing_places(war, UK, "fighter", "Portugal", 2)
('Gibraltar',)
>>> landing_places(war.held(GERMANY, "Gibraltar"), UK, "fighter", "Sea Zone 93", 2)
()
""",
    "g40.air-move.meeting": """
>>> war = START.at_war(JAPAN, USA)
>>> meeting_zones(war, JAPAN, "SZ 26", 0, "Sea Zone 26"), meeting_zones(war, JAPAN, "Sea Zone 26", 0, "SZ 24")
(('Sea Zone 26',), ('Sea Zone 26',))
>>> meeting_zones(war, JAPAN, "Sea Zone 26", 0, "Sea Zone 17")
()
>>> meeting_zones(war.held(USA, "Gibraltar"), JAPAN, "Gibraltar", 1, "Sea Zone 91")
('Sea Zone 91',)
>>> meeting_zones(war.held(JAPAN, "Gibraltar"), JAPAN, "Gibraltar", 1, "Sea Zone 91")
('Sea Zone 91', 'Sea Zone 92')
>>> meeting_zones(war, JAPAN, "Switzerland", 2, "Sea Zone 93"), meeting_zones(war, JAPAN, "Sweden", 1, "Sea Zone 113")
(('Sea Zone 95', 'Sea Zone 97'), ('Sea Zone 113', 'Sea Zone 114', 'Sea Zone 115'))
>>> meeting_zones(war, JAPAN, "Portugal", 2, "Sea Zone 94")
('Sea Zone 92',)
""",
    "g40.air-move.fetch": """
>>> war = START.at_war(JAPAN, USA)
>>> may_stay_away(war, JAPAN, "strategic_bomber", "Hawaiian Islands", 1, "Sea Zone 25").allowed
True
>>> escort = START.at_war(JAPAN, USA).with_force("Sea Zone 25", JAPAN, destroyer=1)
>>> may_stay_away(escort, JAPAN, "fighter", "Hawaiian Islands", 1, "Sea Zone 25").allowed
False
""",
}
