"""The round runner: orders, dice and decisions in, the order of play enforced by the clauses, a position out.

A game goes through the turns and phases of the rules in force. Each order is asked of the clauses that permit it;
one that they refuse changes nothing and comes back with the clause and its reason. What happens goes into the
position's log, and the ids of all clauses that ran into the game's trace.

It covers purchases, repairs, declarations of war, moves and attacks by land, sea and air, blitzes, raids,
transports and assaults, scrambles, interceptions, kamikazes, battles on land and at sea with retreats and dives,
captures and liberations, landings, guests on carriers, mobilization, refunds, convoys, income, objectives and victory.

It does not cover, and so does not enforce:

- carriers that catch aircraft in the noncombat move: the order of the moves is the player's, and what finds no deck
  in the end is lost
- which deck of a friend's carriers a guest stands on: the first that has room
- aircraft that wait for a carrier yet to be bought
- leave to pass a strait that an ally or a stranger holds: nobody is asked, so it is never given
- defenders of several powers who disagree about losses: their side decides as one
- the free units of a liberated Paris, research, and the choice of a bomber's target before the guns fire, which the
  table is asked instead
"""
