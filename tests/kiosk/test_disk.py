from __future__ import annotations

from game.kiosk.disk import EACH_NS, Disk


def test_a_disk_that_refuses_is_told_once_and_so_is_its_return() -> None:
    why = ["", "no space left on device", "no space left on device", "read-only file system", "", ""]
    disk = Disk()
    assert [disk.news(turn * EACH_NS, lambda: why.pop(0)) for turn in range(1, 7)] == [
        "",
        "Nothing can be saved: no space left on device.",
        "",
        "Nothing can be saved: read-only file system.",
        "Everything can be saved again.",
        "",
    ]


def test_a_disk_is_left_alone_between_two_looks() -> None:
    disk, why = Disk(), ["full"]
    said = [disk.news(now_ns, why.pop) for now_ns in range(EACH_NS, 2 * EACH_NS, EACH_NS // 100)]
    assert "".join(said) == "Nothing can be saved: full."
