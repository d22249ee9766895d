"""# Jet fighters

The German progressive advantage: fighters that hit harder in the attack and above a raid.
"""

from __future__ import annotations

from rules_model.base.units import fighter
from rules_model.citation import DELTA
from rules_model.clause import Body, modifies
from rules_model.delta.advantages import JETS, works
from rules_model.world.nation import GERMANY, Nation
from rules_model.world.position import Position
from rules_model.world.profile import Profile


@modifies("delta.jets.fighter", fighter, DELTA(14, part=3), DELTA(91))
def jet_fighter(before: Body[[Nation], Profile], position: Position, nation: Nation) -> Profile:
    """With the card, every German fighter attacks at 4, and escorts and intercepts at 2; Berlin's fall changes nothing.

    >>> jets = START.gains(GERMANY, JETS)
    >>> row = fighter(jets, GERMANY)
    >>> row.attack, row.defence, row.escort, row.intercept
    (4, 4, 2, 2)
    >>> fighter(jets, ITALY).attack, fighter(START, GERMANY).escort
    (3, 1)
    >>> fighter(jets.held(USSR, "Berlin"), GERMANY).attack
    4
    """
    row = before(position, nation)
    return row.but(attack=4, escort=2, intercept=2) if nation == GERMANY and works(position, GERMANY, JETS) else row
