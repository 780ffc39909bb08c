from __future__ import annotations

import math

import pytest

from game.race.player import Cover
from game.race.weather import Weather
from tests.race.felt import MS, TABLES, everything, hand, put, run, slam, spec, start

SECOND = 1_000 * MS


def test_the_plain_saloon_has_no_weather_and_no_elbows() -> None:
    table = spec("saloon")
    weather = Weather(table, 1)
    assert (table.sway, table.drift, table.gusts, table.physics.elbow_push) == (None, None, None, 0)
    for clock in range(0, 20 * SECOND, 700 * MS):
        assert weather.carry(clock) == (0.0, 0.0)
        assert weather.float_away(800, 500, clock) == (0.0, 0.0)


def test_the_rail_car_sways_to_and_fro_by_its_period_and_carries_free_hands_along() -> None:
    table = spec("railcar", magnet=0, elbow_push=0)
    assert table.sway is not None
    period = table.sway.period_ms * MS
    weather = Weather(table, 1)
    speeds = [weather.carry(period * part // 40)[0] for part in range(40)]
    assert max(speeds) == pytest.approx(table.sway.speed)
    assert sum(speeds) == pytest.approx(0.0, abs=1e-6)
    assert weather.carry(3 * period + 12345) == pytest.approx(weather.carry(12345))
    world = start(table, targets=())
    put(world, 0, 960, 560)
    run(world, period // 4)
    swung = table.sway.speed * table.sway.period_ms / 1000 / (2 * math.pi)
    assert hand(world, 0).x == pytest.approx(960 + swung, abs=1.0)
    run(world, period)
    assert hand(world, 0).x == pytest.approx(960, abs=2.0)
    assert hand(world, 1).state == "home"


def test_gusts_blow_from_all_sides_within_their_strength_and_die_down_between() -> None:
    table = spec("duststorm")
    assert table.gusts is not None
    weather = Weather(table, 3)
    gusts = [weather.gust(clock) for clock in range(0, 200 * SECOND, 40 * MS)]
    assert 0.8 < max(gust.strength for gust in gusts) <= 1.0
    assert any(gust.strength == 0.0 for gust in gusts)
    assert {int(gust.angle // 90) for gust in gusts if gust.strength > 0.3} == {0, 1, 2, 3}
    assert all(math.hypot(*weather.carry(c)) <= table.gusts.speed for c in range(0, 60 * SECOND, 90 * MS))


def test_a_gust_moves_a_free_hand_and_leaves_those_at_home_and_those_that_hold() -> None:
    table = spec("duststorm", magnet=0)
    card = table.card_target("spot-0", 0)
    weather = Weather(table, 1)
    clock = next(c for c in range(0, 60 * SECOND, 10 * MS) if weather.gust(c).strength > 0.6)
    world = start(table, targets=(card,), clock_ns=clock - 200 * MS)
    put(world, 0, 960, 560)
    put(world, 1, card.x, card.y)
    slam(world, 1, 0)
    run(world, 400 * MS)
    assert math.dist((hand(world, 0).x, hand(world, 0).y), (960, 560)) > 10
    assert (hand(world, 1).x, hand(world, 1).y) == (card.x, card.y)
    assert (hand(world, 2).x, hand(world, 2).y) == table.home(2, 4)


@pytest.mark.parametrize("table", TABLES)
def test_the_same_seed_and_clock_give_the_same_weather(table: str) -> None:
    one, two = Weather(spec(table), 9), Weather(spec(table), 9)
    clocks = range(0, 30 * SECOND, 333 * MS)
    forward = [(one.carry(c), one.gust(c), one.float_away(700, 400, c)) for c in clocks]
    backward = [(two.carry(c), two.gust(c), two.float_away(700, 400, c)) for c in reversed(clocks)]
    assert forward == backward[::-1]


def test_bm18_loose_cards_of_the_cantina_drift_slowly_and_never_far_from_their_spots() -> None:
    table = spec("cantina")
    assert table.drift is not None
    assert "drift" in table.text
    weather = Weather(table, 1)
    far, fast = 0.0, 0.0
    for spot in table.spots:
        for clock in range(0, 60 * SECOND, 500 * MS):
            dx, dy = weather.float_away(spot.x, spot.y, clock)
            ex, ey = weather.float_away(spot.x, spot.y, clock + 100 * MS)
            far, fast = max(far, math.hypot(dx, dy)), max(fast, math.hypot(ex - dx, ey - dy) * 10)
    assert 0.7 * table.drift.reach < far <= table.drift.reach
    assert 1.0 < fast < 30.0


def test_bm18_a_palm_meets_a_drifting_card_where_it_is_now_and_holds_it_there() -> None:
    table = spec("cantina", magnet=0)
    card = table.card_target("spot-4", 4)
    for clock in range(0, 11 * SECOND, 2_700 * MS):
        world = start(table, targets=(card,), clock_ns=clock)
        run(world, 500 * MS)
        (seen,) = world.cards()
        put(world, 0, seen.x, seen.y)
        slam(world, 0, world.now_ns + MS)
        (cover,) = run(world, world.now_ns + 50 * MS)
        assert isinstance(cover, Cover)
        assert cover.aim < 50
        (held,) = world.cards()
        run(world, world.now_ns + 3 * SECOND)
        assert world.cards() == [held]
        assert held.covered


@pytest.mark.parametrize("table", [name for name in TABLES if name != "cantina"])
def test_bm18_on_all_other_tables_slams_make_cards_hop_but_never_move_them(table: str) -> None:
    sheet = spec(table)
    lying = everything(sheet)
    world = start(sheet)
    spot = sheet.place(11)
    put(world, 0, spot.x, spot.y)
    slam(world, 0, 10 * MS)
    run(world, 80 * MS)
    seen = world.cards()
    assert any(card.hop > 1.0 for card in seen)
    assert all((card.x, card.y, card.angle) == lying[card.id][2:5] for card in seen)
    assert next(card for card in seen if card.id == "spot-11").hop == 0.0
    run(world, 2 * SECOND)
    assert all(card.hop == 0.0 for card in world.cards())
