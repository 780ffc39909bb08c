"""What every game must keep, whatever its rules: the laws of the house."""

from __future__ import annotations

import json
from itertools import islice
from random import Random
from typing import Any

import pytest

from game.rules.kernel import (
    TABLE,
    Event,
    LoggedChance,
    Request,
    Response,
    RuleError,
    ScriptedChance,
    SeededChance,
)
from tests.conformance.game import Game
from tests.conformance.registry import GAMES

SEEDS = range(7)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.rules.id)
every_seed = pytest.mark.parametrize("seed", SEEDS)


def _plain(data: Any) -> str:
    """The data as canonical JSON; fails for what JSON can't hold."""
    return json.dumps(data, sort_keys=True, allow_nan=False)


def _eyes(game: Game, s: Any, seat: int | None) -> str:
    """All that a seat gets to see of a state: its view and the requests that are not others' secrets."""
    asked = [r for r in game.rules.pending(s) if not r.secret or r.seat == seat]
    return _plain(game.rules.view(s, seat)) + repr(asked)


@every_game
@every_seed
def test_options_are_ordered_and_unique_and_every_default_is_among_them(game: Game, seed: int) -> None:
    for s in game.moments(seed):
        for request in game.rules.pending(s):
            options = request.options
            assert isinstance(options, tuple) and len(set(options)) == len(options), request
            assert 0 <= request.least <= request.most <= max(len(options), request.most * request.optional)
            assert set(request.default) <= set(options)
            if not request.optional:
                assert request.least <= len(request.default) <= request.most, request


@every_game
@every_seed
def test_the_same_state_asks_the_same_things(game: Game, seed: int) -> None:
    for s in game.moments(seed):
        assert game.rules.pending(s) == game.rules.pending(game.rules.clone(s))


@every_game
@every_seed
def test_a_live_state_asks_for_something_that_must_be_answered_until_the_end(game: Game, seed: int) -> None:
    states = 0
    last: tuple[Request, ...] = ()
    for states, s in enumerate(game.moments(seed), 1):  # noqa: B007 - used below
        last = game.rules.pending(s)
        assert not last or not all(request.optional for request in last), last
    assert states > 20
    assert last == ()


@every_game
@every_seed
def test_the_defaults_alone_bring_a_match_to_its_end(game: Game, seed: int) -> None:
    s, chance = game.begin(seed)
    for _ in range(game.steps):
        asked = [request for request in game.rules.pending(s) if not request.optional]
        if not asked:
            return
        game.rules.submit(s, _default(asked[0]), chance)
    raise AssertionError("no end in sight")


def _default(request: Request) -> Response:
    return Response(request.seat, request.kind, request.default, lo_ns=request.due_ns or 0)


def _illegal(pending: tuple[Request, ...]) -> list[Response]:
    """Answers that nobody asked for."""
    asked = {(request.seat, request.kind) for request in pending}
    wrong = [Response(seat, "dance") for seat in (TABLE, 0, 99)]
    for request in pending:
        many = (*request.options, "no such thing")
        wrong.append(Response(request.seat, request.kind, ("no such thing",)))
        wrong.append(Response(request.seat, request.kind, many))
        wrong.append(Response(request.seat, request.kind, request.options[:1] * (request.most + 2)))
        if request.least:
            wrong.append(Response(request.seat, request.kind, ()))
        others = [seat for seat in (TABLE, 0, 1, 99, -2) if (seat, request.kind) not in asked]
        wrong += [Response(seat, request.kind, request.options[: request.least]) for seat in others]
    return [response for response in wrong if response.picks or (response.seat, response.kind) not in asked]


@every_game
@every_seed
def test_an_illegal_response_is_refused_with_a_sentence_and_changes_nothing(game: Game, seed: int) -> None:
    for s in islice(game.moments(seed), 0, None, 3):
        before = _plain(game.rules.to_json(s))
        for response in _illegal(game.rules.pending(s)):
            chance = LoggedChance(SeededChance(seed))
            with pytest.raises(RuleError) as refusal:
                game.rules.submit(s, response, chance)
            assert str(refusal.value) and "\n" not in str(refusal.value)
            assert chance.log == [], response
        assert _plain(game.rules.to_json(s)) == before


@every_game
@every_seed
def test_a_clone_goes_its_own_way(game: Game, seed: int) -> None:
    for s in islice(game.moments(seed), 0, None, 7):
        before = _plain(game.rules.to_json(s))
        copy = game.rules.clone(s)
        assert _plain(game.rules.to_json(copy)) == before
        for _ in islice(game.play(copy, SeededChance(seed), Random(seed)), 40):
            pass
        assert _plain(game.rules.to_json(s)) == before


@every_game
@every_seed
def test_a_state_survives_the_way_through_json_at_any_moment(game: Game, seed: int) -> None:
    for s in islice(game.moments(seed), seed % 3, None, 3):
        text = _plain(game.rules.to_json(s))
        again = game.rules.from_json(json.loads(text))
        assert _plain(game.rules.to_json(again)) == text
        for seat in (None, 0):
            assert _eyes(game, again, seat) == _eyes(game, s, seat)


@every_game
@every_seed
def test_a_state_that_was_saved_goes_on_like_the_one_that_was_not(game: Game, seed: int) -> None:
    for s in islice(game.moments(seed), 5, None, 25):
        again = game.rules.from_json(json.loads(_plain(game.rules.to_json(s))))
        goes = [
            list(islice(game.play(state, SeededChance(seed), Random(seed)), 30))
            for state in (game.rules.clone(s), again)
        ]
        assert goes[0] == goes[1]


@every_game
@every_seed
def test_a_match_replayed_from_its_log_gives_the_same_events(game: Game, seed: int) -> None:
    seats = game.rules.seats[seed % len(game.rules.seats)]
    logged = LoggedChance(SeededChance(seed))
    s = game.rules.new(game.setup(seats, seed), logged)
    played = list(game.play(s, logged, Random(seed)))
    script = ScriptedChance(json.loads(json.dumps(logged.log)))
    again = game.rules.new(game.setup(seats, seed), script)
    for response, events in played:
        assert game.rules.submit(again, response, script) == events
    assert _plain(game.rules.to_json(again)) == _plain(game.rules.to_json(s))


@every_game
@every_seed
def test_the_same_seed_gives_the_same_match(game: Game, seed: int) -> None:
    one, other = (
        list(game.play(*game.begin(seed), Random(seed))) for _ in range(2)
    )  # a fresh state and chance each
    assert one == other


@every_game
@every_seed
def test_what_a_seat_can_not_see_leaves_all_that_it_sees_unchanged(game: Game, seed: int) -> None:
    rng = Random(seed)
    seats = [None, *range(game.rules.seats[seed % len(game.rules.seats)])]
    changed = 0
    for s in islice(game.moments(seed), 0, None, 2):
        for seat in (None, rng.choice(seats)):
            other = game.shake(s, seat, rng)
            changed += game.rules.to_json(other) != game.rules.to_json(s)
            assert _eyes(game, other, seat) == _eyes(game, s, seat)
    assert changed > 10 or not game.secrets


@every_game
@every_seed
def test_views_and_events_are_plain_data_with_an_audience(game: Game, seed: int) -> None:
    s, chance = game.begin(seed)
    seats = range(game.rules.seats[seed % len(game.rules.seats)])
    for _, events in game.play(s, chance, Random(seed)):
        for event in events:
            assert isinstance(event, Event) and event.kind
            assert event.seat == TABLE or event.seat in seats
            assert event.audience is None or set(event.audience) <= set(seats)
            _plain(event)
        for seat in (None, seats[-1]):
            _plain(game.rules.view(s, seat))


@every_game
@every_seed
def test_what_was_shown_does_not_change_with_the_state(game: Game, seed: int) -> None:
    """Views and events are copies: a later submit leaves them as they were."""
    s, chance = game.begin(seed)
    shown: list[tuple[Any, str]] = []
    for _, events in game.play(s, chance, Random(seed)):
        shown += [(what, _plain(what)) for what in (game.rules.view(s, None), events)]
    assert all(_plain(what) == text for what, text in shown)


@every_game
def test_a_number_of_players_out_of_bounds_is_refused(game: Game) -> None:
    for seats in (game.rules.seats[0] - 1, game.rules.seats[-1] + 1, 0, -3):
        with pytest.raises(RuleError):
            game.rules.new(game.setup(seats, 0), SeededChance(1))
