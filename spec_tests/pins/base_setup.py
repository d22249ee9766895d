"""Pins of the setup of the base game."""

PINS = {
    "g40.setup.power": """
>>> [sets_up_power(START, nation).since(START)[0].partition("sets up ")[2] for nation in POWERS[:5]]
['83 pieces and 4 facilities', '64 pieces and 7 facilities', '89 pieces and 5 facilities',
 '40 pieces and 14 facilities', '18 pieces and 0 facilities']
>>> [sets_up_power(START, nation).since(START)[0].partition("sets up ")[2] for nation in POWERS[5:]]
['75 pieces and 11 facilities', '0 pieces and 5 facilities', '42 pieces and 4 facilities',
 '17 pieces and 6 facilities', '26 pieces and 6 facilities']
""",
    "g40.setup.all": """
>>> board = everybody(START)
>>> [event.nation for event in board.log] == list(POWERS)
True
>>> board.force("Sea Zone 110"), board.force("Sea Zone 26"), board.force("Sea Zone 6").count()
(1 France cruiser, 1 UK Europe battleship, 1 UK Europe cruiser,
 1 United States cruiser, 1 United States destroyer, 1 United States submarine, 1 United States transport, 12)
>>> len(setup_table(PACKAGE)), sum(one.quantity for one in setup_table(PACKAGE))
(338, 516)
""",
    "g40.setup.opening": """
>>> opened(START).treasuries == {GERMANY: 30, USSR: 37, JAPAN: 26, USA: 52, CHINA: 12, UK: 28, UK_PACIFIC: 17,
...     ITALY: 10, ANZAC: 10, FRANCE: 19}
True
""",
}
