"""Pins of rules_model/academy/units.py."""

PINS = {
    "ae41.units.fighter": """
>>> row = fighter(EMPTY, UK)
>>> row.name, row.domain, row.hits, row.raid, row.raid_dice
('fighter', 'air', 1, None, 0)
>>> sorted(row.abilities)
['choose casualties in air battles', 'scramble']
""",
    "ae41.units.strategic-bomber": """
>>> row = strategic_bomber(EMPTY, UK)
>>> row.name, row.domain, row.escort, row.intercept, sorted(row.abilities)
('strategic_bomber', 'air', None, None, ['bomb'])
""",
}
