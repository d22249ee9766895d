"""# Peace in the Pacific

What Japan and the Western Allies may do before they fight: in China, on Dutch land, in French Indo-China.
An attack is in the log as "attacked": who attacked, whose land it was, and where.
"""

from __future__ import annotations

from dataclasses import dataclass

from rules_model.base.china import AREA
from rules_model.base.politics import DECLARED, ENTERED_CHINA, UK_AND_ANZAC, unprovoked
from rules_model.base.turn import ATTACKED
from rules_model.citation import G40_LEFT, G40_RULES
from rules_model.clause import clause
from rules_model.condition import Condition, listed
from rules_model.question import question
from rules_model.verdict import Verdict, allow, refuse
from rules_model.world.nation import CHINA, DUTCH, EUROPEAN_AXIS, JAPAN, NEUTRAL, USA, USSR, Nation
from rules_model.world.position import Position

INDO_CHINA = "French Indo-China"

SOVIETS_IN_CHINA = question(
    "g40.politics.soviets-in-china",
    G40_RULES(365),
    kind="contradiction",
    readings={
        "barred": "the Soviet Union stays out of China until it fights Japan, like the others",
        "free": "only where it is neutral is the Soviet Union kept out; to go there is an act of war all the same",
    },
    chosen="barred",
    because="The notes of the map say so; the other view is an argument among players.",
)
ENTRY = question(
    "g40.politics.entry-into-china",
    G40_RULES(360),
    G40_RULES(364, 365),
    kind="contradiction",
    readings={
        "barred": "they must not enter China while at peace with Japan",
        "act-of-war": "they may enter China, and Japan may then take it as an act of war",
    },
    chosen="barred",
    because="One passage forbids the move outright; the other only says what it would mean, and holds for any Ally.",
)

CHINAS_AREA = question(
    "g40.politics.chinas-area",
    G40_RULES(385),
    G40_RULES(418),
    kind="ambiguity",
    readings={
        "emblem": "Germany and Italy enter China's area on land with its emblem",
        "moves": "they do so wherever Chinese units may go, in Kwangtung and Burma as well",
    },
    chosen="emblem",
    because="All other passages on entering China mean its own land; the two places are British.",
)


@dataclass(frozen=True)
class StruckFirst(Condition):
    """A power attacked another's land before any of several others had provoked it."""

    nation: Nation  #: who attacked
    victim: Nation  #: whose land
    others: tuple[Nation, ...]  #: whose provocation would excuse it
    provocations: tuple[str, ...] = (DECLARED, ENTERED_CHINA)  #: kinds of events that would

    def failures(self, position: Position) -> tuple[str, ...]:
        for event in position.log:
            if (event.kind, event.nation, event.other) == (ATTACKED, self.nation, self.victim):
                return ()
            elsewhere = event.kind == DECLARED and event.other != self.nation
            if event.nation in self.others and event.kind in self.provocations and not elsewhere:
                break
        return (self.words(),)

    def words(self) -> str:
        others = listed(tuple(str(other) for other in self.others), "or")
        return f"{self.nation} attacked {self.victim} land before {others} provoked it"

    def form(self) -> tuple[object, ...]:
        return ("struck first", str(self.nation), str(self.victim), *(str(other) for other in self.others))


@clause("g40.politics.unprovoked-dutch", G40_RULES(361), title="Dutch land alone")
def unprovoked_war(position: Position) -> Condition:
    """An attack on nothing but Dutch land MUST count as an unprovoked war of Japan on the UK and ANZAC.

    >>> struck = START.noting("attacked", None, "", nation=JAPAN, other=DUTCH, place="Java")
    >>> unprovoked_war(struck).holds(struck), unprovoked_war(START).holds(START)
    (True, False)
    >>> provoked = START.noting("declared war", None, "", nation=UK, other=JAPAN)
    >>> late = provoked.noting("attacked", None, "", nation=JAPAN, other=DUTCH, place="Java")
    >>> unprovoked_war(late).holds(late)
    False
    """
    return unprovoked(position) | StruckFirst(JAPAN, DUTCH, UK_AND_ANZAC)


@clause("g40.politics.needed-wars", G40_RULES(359), G40_RULES(367), title="Which war an attack needs")
def needed_wars(position: Position, nation: Nation, place: str) -> tuple[Nation, ...]:
    """An attack needs war with the land's holder; on Dutch land the UK and ANZAC count as holders.

    So French Indo-China costs Japan no war but that with France; all other Allies stay out.
    A neutral is no power with which one is at war.

    >>> needed_wars(START, JAPAN, "Java"), needed_wars(START, JAPAN, "French Indo-China")
    ((UK Europe, UK Pacific, ANZAC), (France,))
    >>> needed_wars(START.held(UK_PACIFIC, "Java"), JAPAN, "Java"), needed_wars(START, JAPAN, "Spain")
    ((UK Pacific,), ())
    """
    if position.holder(place).side is NEUTRAL:
        return ()
    return UK_AND_ANZAC if position.holder(place) == DUTCH else (position.holder(place),)


@clause(
    "g40.politics.attack", G40_RULES(359), G40_RULES(367), G40_RULES(384), G40_LEFT(9), title="May it attack there?"
)
def may_attack(position: Position, nation: Nation, place: str) -> Verdict:
    """A power MUST NOT attack the land of an opponent it does not fight, nor land where such a power has pieces.

    The second holds even if the owner of the land is an enemy; the attacker's own pieces are in nobody's way.
    Who may attack a neutral is a matter of its own.

    >>> may_attack(START, JAPAN, "French Indo-China")
    refused by g40.politics.attack: Japan is not at war with France
    >>> war = START.at_war(JAPAN, UK_PACIFIC)
    >>> may_attack(war, JAPAN, "Malaya")
    allowed by g40.politics.attack
    >>> may_attack(war.with_force("Malaya", USA, infantry=1), JAPAN, "Malaya")
    refused by g40.politics.attack: United States has pieces there and Japan is not at war with it
    >>> may_attack(war.with_force("Malaya", JAPAN, infantry=1), JAPAN, "Malaya").allowed
    True
    """
    for holder in needed_wars(position, nation, place):
        if not position.is_at_war(nation, holder):
            return refuse(may_attack, f"{nation} is not at war with {holder}")
    for guest in position.occupiers(place):
        if guest.hostile(nation) and not position.is_at_war(nation, guest):
            return refuse(may_attack, f"{guest} has pieces there and {nation} is not at war with it")
    return allow(may_attack)


@clause("g40.politics.indo-china", G40_RULES(367), title="Indo-China ends the trade with America")
def indo_china_attacked(position: Position) -> bool:
    """One attack of Japan on French Indo-China ends its bonus for trade with America for good.

    >>> struck = START.noting("attacked", None, "", nation=JAPAN, other=FRANCE, place="French Indo-China")
    >>> indo_china_attacked(struck), indo_china_attacked(START)
    (True, False)
    """
    return bool(position.events(ATTACKED, JAPAN, INDO_CHINA))


@clause("g40.politics.into-china", G40_RULES(365), title="China is closed in peace")
def may_enter_china(position: Position, nation: Nation, place: str) -> Verdict:
    """Until they fight Japan, the UK, ANZAC, America and the Soviet Union MUST NOT move into or through China.

    >>> may_enter_china(START, UK_PACIFIC, "Yunnan")
    refused by g40.politics.into-china: UK Pacific is at peace with Japan and Yunnan is Chinese
    >>> may_enter_china(START.at_war(UK_PACIFIC, JAPAN), UK_PACIFIC, "Yunnan").allowed
    True
    >>> may_enter_china(START, UK_PACIFIC, "Burma").allowed
    True

    Two things are open: whether the Soviet Union is meant, and whether the others may risk Japan's anger.
    A Soviet Union without a war with Japan is neutral there all the same, which is another clause.

    >>> may_enter_china(START, USSR, "Kansu").allowed
    False
    >>> may_enter_china(START.reads(SOVIETS_IN_CHINA, "free"), USSR, "Kansu").allowed
    True
    >>> may_enter_china(START.reads(ENTRY, "act-of-war"), ANZAC, "Yunnan").allowed
    True
    """
    kept_out = {*UK_AND_ANZAC, USA} if position.reading(ENTRY) == "barred" else set()
    if position.reading(SOVIETS_IN_CHINA) == "barred":
        kept_out |= {USSR}
    if nation in kept_out and position.map.place(place).owner == CHINA and not position.is_at_war(nation, JAPAN):
        return refuse(may_enter_china, f"{nation} is at peace with Japan and {position.map.name_of(place)} is Chinese")
    return allow(may_enter_china)


@clause("g40.politics.act-of-war", G40_RULES(364), G40_RULES(385), title="An Ally in China")
def moved_into_china(position: Position, nation: Nation, place: str) -> Position:
    """An Ally that Japan does not fight and that moves in China, even by air, gives Japan an act of war.

    A German or Italian move there is remembered as well, for China's sake.

    >>> flown = moved_into_china(START, FRANCE, "Yunnan")
    >>> flown.since(START)
    ['France moves into China']
    >>> moved_into_china(START, FRANCE, "Burma").since(START)
    []
    >>> war = START.at_war(FRANCE, JAPAN)
    >>> moved_into_china(war, FRANCE, "Yunnan").since(war)
    []

    Whether Kwangtung and Burma count for those two is open.

    >>> [moved_into_china(one, ITALY, "Burma").since(one) for one in (START, START.reads(CHINAS_AREA, "moves"))]
    [[], ['Italy moves into China']]
    """
    at_home = nation in (CHINA, JAPAN) or position.is_at_war(nation, JAPAN)
    wide = nation in EUROPEAN_AXIS.nations and position.reading(CHINAS_AREA) == "moves"
    spot = position.map.place(place)
    if at_home or not (spot.owner == CHINA or (wide and AREA in spot.regions)):
        return position
    return position.noting(
        ENTERED_CHINA, moved_into_china, f"{nation} moves into China", nation=nation, other=CHINA, place=place
    )
