"""Kind 3: a changed rule that breaks an example, and changed rules that no example notices."""

from __future__ import annotations

from spec_tests.blind.fault import Fault

FAULTS = (
    Fault(
        "seven-pacific-cities",
        3,
        "The designer makes victory in the Pacific harder and forgets the examples.",
        (("rules_model/alpha2/victory.py", "return any_of(AXIS, 6, *cities_on", "return any_of(AXIS, 7, *cities_on"),),
        ("alpha2.victory.pacific",),
    ),
    Fault(
        "stronger-depth-charges",
        3,
        "The designer lets depth charges hit at 3 and forgets the examples.",
        (("rules_model/deluxe/depth_charges.py", "HITS_AT = 2", "HITS_AT = 3"),),
        ("3g40.submarines.depth-charges", "3g40.submarines.hunt"),
    ),
    Fault(
        "homeland-pays-less",
        3,
        "The designer lowers the reward for the American homeland and forgets the examples.",
        (
            (
                "rules_model/alpha2/objectives_america.py",
                '"alpha2.objectives.usa.homeland", USA, ALPHA2(179), ipcs=10',
                '"alpha2.objectives.usa.homeland", USA, ALPHA2(179), ipcs=8',
            ),
        ),
        ("alpha2.objectives.usa.homeland",),
    ),
    Fault(
        "rock-closed-in-the-last-round",
        3,
        "The designer shuts the strait in the last rounds, and no example plays so late.",
        (
            (
                "rules_model/deluxe/strait.py",
                "    holders = (position.holder(WEST), position.holder(EAST))\n    if passes_always",
                (
                    "    if position.round > 11:\n"
                    '        return refuse(may_pass_strait, "the strait is mined")\n'
                    "    holders = (position.holder(WEST), position.holder(EAST))\n    if passes_always"
                ),
            ),
        ),
        ("3g40.gibraltar.strait",),
        pinned="gibraltar.strait",
    ),
    Fault(
        "damaged-bombers-of-a-large-wing",
        3,
        "The designer gives a wing of more than four bombers one more point of damage, and no example flies so many.",
        (
            (
                "rules_model/academy/bombing.py",
                "    return total\n",
                "    return total + (bombers.count(unit=BOMBER) > 4)\n",
            ),
        ),
        ("ae41.raids.bombs",),
        pinned="ae41.raids.bombs",
    ),
    Fault(
        "exiled-anzac-keeps-its-cards",
        3,
        "The designer spares the cards of ANZAC when Sydney falls, and no example has such a card.",
        (
            (
                "rules_model/delta/advantages.py",
                "        if card.void_with_capital and lost_capital(position, owner):",
                "        if card.void_with_capital and owner != ANZAC and lost_capital(position, owner):",
            ),
        ),
        ("delta.advantages.capital",),
        pinned="delta.advantages.capital",
    ),
)
