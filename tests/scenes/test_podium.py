"""Where those stand who are best at the end of a party."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.scenes.party.podium import podium


@pytest.mark.parametrize(
    ("places", "standing"),
    [
        ([2, 1, 3], [0, 1, 2]),
        ([1, 2], [1, 0]),
        ([3, 1, 3, 2], [3, 1, 0, 2]),
        ([1, 4, 1, 3], [0, 2, 3]),
        ([3, 3, 1, 3, 3, 2, 7, 8], [5, 2, 0, 1, 3, 4]),
        ([1] * 8, list(range(8))),
    ],
)
def test_all_of_the_first_three_places_stand_on_steps_of_their_height_side_by_side(
    places: list[int], standing: list[int]
) -> None:
    spots = podium(places)
    assert [spot.seat for spot in spots] == standing
    for left, right in pairwise(spots):
        assert right.x - left.x >= left.width + 20
    assert spots[0].x - spots[0].width / 2 > 0 and spots[-1].x + spots[-1].width / 2 < 1920
    heights = {places[spot.seat]: (spot.tall, spot.late) for spot in spots}
    assert all((spot.tall, spot.late) == heights[places[spot.seat]] for spot in spots)
    ordered = [heights[place] for place in sorted(heights, reverse=True)]
    assert ordered == sorted(ordered), "who is better stands higher and rises later"
