"""The rules of Bountytown; `rules.BountytownRules` is the engine, its docstring the way in.

Events, with their data; the seat is whom they are about, `*` = only that seat is told:

- opening: built {town, store, first, bounties, start}, offered {characters}, chosen {character}
- turns: turn {turn, actions}, moved {from, to, left}, reload {}, used {source, do, window, target},
  effect {source, hook, seat, n}, revealed {bounty, items, left}, train {}
- cards: drew {count, reason}, drawn* {cards, reason}, discarded {cards, reason}, took {card},
  reshuffled {deck}
- Items and Bounties: bought {items, price, cards, source}, looted {item}, stocked {items},
  turned_in {bounty, renown}, peeked* {bounty}
- Duels: duel {defender, bounty, with}, cancelled {attacker}, seen* {of, cards}, locked {},
  showdown {hands, winner, tied}, captured {bounty, from}, kept {bounty}, escaped {bounty, from}, spared {},
  swept {cards}, duel_over {cancelled}
- Wounds: wounded {wound, wounds}, healed {wounds, left}, critical {wounds}, lost_bounty {bounty},
  lost_item {item}, carried {from, to}
- the end: final {seats, renown}, final_showdown {hands, winners}, winner {winners, how, places}

A hand of a Showdown: role (0 attacker, 1 defender, 2 Bounty), seat, base (faces printed on the Bounty),
cards, selected (how many of these come from the hand, the others from the deck), used (faces that make the
rank), rank (1 = best, lifts counted), name, reason.
"""

from game.rules.bountytown.rules import BountytownRules

__all__ = ["BountytownRules"]
