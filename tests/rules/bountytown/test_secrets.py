"""What is secret stays so, in views, requests and events: BT32."""

from __future__ import annotations

import json
from random import Random

from game.rules.bountytown.cards import NAMES
from game.rules.bountytown.state import State
from game.rules.kernel import Event, Response, SeededChance
from tests.rules.bountytown.box import RULES, new
from tests.rules.bountytown.chaos import answer, play
from tests.rules.bountytown.table import Table


def eyes(s: State, seat: int | None) -> str:
    """All that a seat gets to see of a state."""
    asked = [r for r in RULES.pending(s) if not r.secret or r.seat == seat]
    return json.dumps(RULES.view(s, seat)) + repr(asked)


def swap_two(s: State, seat: int | None, rng: Random) -> tuple[State, int, int] | None:
    """A state in which two Duel cards that the seat can't see have changed places, and which ones."""
    s = RULES.clone(s)
    seen = {card for frame in s.stack for cards in getattr(frame, "seen", ()) for card in cards}
    played = {card for frame in s.stack for cards in getattr(frame, "plays", ()) for card in cards}
    places = [("deck", -1, at) for at in range(len(s.deck))]
    places += [("hand", n, at) for n in range(s.seats) if n != seat for at in range(len(s.hands[n]))]
    piles = {("deck", -1): s.deck, **{("hand", n): s.hands[n] for n in range(s.seats)}}
    places = [(kind, n, at) for kind, n, at in places if piles[kind, n][at] not in seen | played]
    if len(places) < 2:
        return None
    (k1, n1, a1), (k2, n2, a2) = rng.sample(places, 2)
    one, two = piles[k1, n1][a1], piles[k2, n2][a2]
    piles[k1, n1][a1], piles[k2, n2][a2] = two, one
    return s, one, two


def heard(events: tuple[Event, ...], seat: int | None, cards: tuple[int, int]) -> list[str]:
    """The events that a seat hears, up to the first that names one of the cards."""
    lines: list[str] = []
    for event in events:
        if event.audience is not None and seat not in event.audience:
            continue
        line = json.dumps(event)
        if any(NAMES[card] in line for card in cards):
            break
        lines.append(line)
    return lines


def test_bt32_two_hidden_cards_that_change_places_change_nothing_that_others_see() -> None:
    rng = Random(32)
    tried = 0
    for seed in range(16):
        s = new(3 + seed % 4, seed)
        for step, _ in enumerate(play(s, Random(seed), SeededChance(seed))):
            seat = rng.choice([None, *range(s.seats)])
            swapped = swap_two(s, seat, rng) if step % 3 == 0 and s.turn else None
            if swapped:
                tried += 1
                assert eyes(swapped[0], seat) == eyes(s, seat), f"seed {seed}, step {step}"
    assert tried > 500


def test_bt32_events_tell_nothing_of_hidden_cards_before_they_are_shown() -> None:
    """The same answer in two states that differ by two hidden cards: the same public events."""
    rng = Random(33)
    told = 0
    for seed in range(16):
        s = new(3 + seed % 4, seed)
        for step, _ in enumerate(play(s, Random(seed), SeededChance(seed))):
            pending = RULES.pending(s)
            if step % 3 or not s.turn or not pending:
                continue
            seat = rng.choice([None, *range(s.seats)])
            swapped = swap_two(s, seat, rng)
            response = answer(rng.choice(pending), rng)
            if swapped is None or _names(response, swapped[1:]):
                continue
            other, *cards = swapped
            one = RULES.submit(RULES.clone(s), response, SeededChance(seed))
            try:
                two = RULES.submit(other, response, SeededChance(seed))
            except ValueError:
                assert response.kind in ("buy", "pay"), "only what Gold can pay for depends on hidden cards"
                continue
            lines = [heard(events, seat, (cards[0], cards[1])) for events in (one, two)]
            length = min(map(len, lines)) if response.kind in ("buy", "pay") else max(map(len, lines))
            assert lines[0][:length] == lines[1][:length], f"seed {seed}, step {step}, {response}"
            told += len(lines[0])
    assert told > 500


def _names(response: Response, cards: tuple[int, ...]) -> bool:
    return any(NAMES[card] in pick for card in cards for pick in response.picks)


def test_bt32_hand_sizes_wounds_items_bounties_and_discards_are_public() -> None:
    t = Table(["1H 2H", "5H"], wounds={1: 2}, items={1: ["rifle"]}, captured={2: ["three"]}, discards="4G 3G")
    view = RULES.view(t.s, None)
    assert [player["cards"] for player in view["players"]] == [2, 1, 0]
    assert len(view["players"][1]["wounds"]) == 2
    assert view["players"][1]["items"] == ["rifle-1"]
    assert view["players"][2]["captured"] == ["three"]
    assert view["discards"] == ["3Ga", "4Ga"], "the top card last"
    assert view["hand"] == []
    assert RULES.view(t.s, 0)["hand"] == ["1Ha", "2Ha"]


def test_bt32_a_locked_selection_is_seen_by_its_owner_alone_until_the_showdown() -> None:
    t = Table(["1H 2H", "5H 5D", ""], at={2: 5}, items={0: ["crucifix"]}, active=[])
    t.turn("duel:seat-1")
    t.swap(0)
    t.swap(1)
    t.select(0, "1H")
    plays = {seat: RULES.view(t.s, seat)["duel"]["plays"] for seat in (None, 0, 1, 2)}
    assert plays == {None: [None, None], 0: [["1Ha"], None], 1: [None, []], 2: [None, None]}
    assert RULES.view(t.s, None)["duel"]["locked"] == [True, False]
    t.select(1, "5H 5D")
    assert RULES.view(t.s, None)["duel"]["plays"] == [["1Ha"], ["5Ha", "5Da"]]


def test_bt32_the_options_of_a_turn_do_not_tell_whether_there_is_gold() -> None:
    rich, poor = (Table([hand], at={0: 5}, store=["rifle"], active=[]) for hand in ("5G 5G", "1H 2H"))
    assert rich.options() == poor.options()
    for t in (rich, poor):
        t.turn("use:general-store")
    views = [json.dumps(RULES.view(t.s, None) | {"deck": 0}) for t in (rich, poor)]
    assert views[0] == views[1], "nor does going in"


def test_items_of_a_bounty_are_face_down_until_somebody_captures_it() -> None:
    t = Table(["3H 3D"], loot={"high-card": ["rifle", "crucifix"]})
    assert RULES.view(t.s, 0)["bounties"] == [{"bounty": "high-card", "items": 2}]
    assert "rifle" not in json.dumps(RULES.view(t.s, 0))
    t.turn("duel:high-card")
    t.swap(0)
    t.select(0, "3H 3D")
    assert RULES.view(t.s, 0)["asked"] == {"items": ["rifle-1", "crucifix-1"]}
    assert RULES.view(t.s, 1)["asked"] == RULES.view(t.s, None)["asked"] == {"items": 2}


def test_what_a_seat_looked_up_is_in_its_own_view_alone_and_only_in_that_turn() -> None:
    t = Table(["1H"], town={0: "telegraph-office"}, active=["spare", "high-card", "three"])
    t.turn("use:telegraph-office")
    assert RULES.view(t.s, 0)["told"] == t.s.bounty_deck[-1]
    assert RULES.view(t.s, 1)["told"] is None and RULES.view(t.s, None)["told"] is None
    t.turn("end")
    assert RULES.view(t.s, 0)["told"] is None
