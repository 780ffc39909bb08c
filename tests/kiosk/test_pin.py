from __future__ import annotations

from pathlib import Path

import pytest

from game.kiosk.pin import TRIES, WAIT_S, WRONG, Pin, PinLock


def test_a_pin_fits_after_it_was_set_and_no_other_does(tmp_path: Path) -> None:
    pin = Pin(tmp_path / "pin.json")
    assert not pin.known
    pin.set("0420")
    assert pin.known
    assert Pin(tmp_path / "pin.json").fits("0420")
    assert not any(pin.fits(other) for other in ("0421", "420", "", "04200"))


def test_the_file_does_not_tell_it(tmp_path: Path) -> None:
    one, two = Pin(tmp_path / "one"), Pin(tmp_path / "two")
    one.set("1234")
    two.set("1234")
    assert "1234" not in one.path.read_text()
    assert one.path.read_text() != two.path.read_text()


@pytest.mark.parametrize("digits", ["", "123", "12345", "12a4", "١٢٣٤"])
def test_what_is_no_pin_is_refused_and_the_old_one_stays(tmp_path: Path, digits: str) -> None:
    pin = Pin(tmp_path / "pin.json")
    pin.set("1111")
    with pytest.raises(ValueError, match="4 digits"):
        pin.set(digits)
    assert pin.fits("1111")


def test_a_lost_pin_can_be_reset_and_a_damaged_one_is_not_for_guests_to_set(tmp_path: Path) -> None:
    pin = Pin(tmp_path / "pin.json")
    pin.set("1111")
    assert pin.forget()
    assert not pin.known
    assert not pin.forget()
    pin.path.write_bytes(b"\xff{")
    assert pin.known
    assert not pin.fits("1111")


def test_a_hash_that_no_pin_has_fits_none(tmp_path: Path) -> None:
    pin = Pin(tmp_path / "pin.json")
    pin.path.write_text('{"salt": "", "hash": "\u00fc"}', encoding="utf-8")
    assert pin.known and not pin.fits("1234")


def test_after_five_wrong_pins_even_the_right_one_has_to_wait_a_minute(tmp_path: Path) -> None:
    now = [0.0]
    pin = Pin(tmp_path / "pin.json")
    pin.set("1111")
    lock = PinLock(pin, lambda: now[0])
    said = [lock.refuses("0000") for _ in range(TRIES)]
    assert said == ["That is not it."] * 4 + ["That is not it. Wait 60 s."]
    now[0] += WAIT_S - 0.5
    assert lock.refuses("1111") == "Too many wrong PINs: wait 1 s."
    now[0] += 1
    assert lock.refuses("2222") == "That is not it. Wait 60 s.", "one more wrong one, one more minute"
    now[0] += WAIT_S
    assert lock.refuses("1111") == ""
    assert lock.refuses("0000") == "That is not it.", "who knows it begins anew"


def locked(pin: Pin, now: list[float]) -> PinLock:
    """A lock before which five wrong PINs were tried."""
    pin.set("1111")
    lock = PinLock(pin, lambda: now[0])
    for _ in range(TRIES):
        assert lock.refuses("0000")
    return lock


@pytest.mark.parametrize("start", [0.0, 1e6])
def test_whoever_cuts_the_power_has_to_wait_all_the_same_but_not_longer(tmp_path: Path, start: float) -> None:
    """start: where the clock of the next start stands, which says nothing about the time between."""
    pin = Pin(tmp_path / "pin.json")
    locked(pin, [5000.0])
    now = [start]
    lock = PinLock(pin, lambda: now[0])
    assert lock.refuses("1111") == "Too many wrong PINs: wait 60 s."
    now[0] += WAIT_S
    assert lock.refuses("1111") == ""
    assert PinLock(pin, lambda: now[0]).refuses("0000") == "That is not it.", "forgiven for good"


def test_an_operator_who_resets_the_pin_does_not_wait_for_the_new_one(tmp_path: Path) -> None:
    pin = Pin(tmp_path / "pin.json")
    locked(pin, [0.0])
    pin.forget()
    pin.set("2222")
    assert PinLock(pin).refuses("2222") == ""


def test_power_cut_while_a_pin_is_looked_at_is_a_try(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pin = Pin(tmp_path / "pin.json")
    pin.set("1111")

    def cut(digits: str) -> bool:
        raise KeyboardInterrupt(digits)

    monkeypatch.setattr(pin, "fits", cut)
    for _ in range(TRIES):
        with pytest.raises(KeyboardInterrupt):
            PinLock(pin).refuses("0000")
    assert "Too many" in PinLock(pin).refuses("1111")


@pytest.mark.parametrize("damaged", [b"", b"\xff", b'"none"', b"-9"])
def test_a_damaged_count_of_wrong_pins_does_not_open_the_door(tmp_path: Path, damaged: bytes) -> None:
    pin = Pin(tmp_path / "pin.json")
    pin.set("1111")
    (tmp_path / WRONG).write_bytes(damaged)
    assert "Too many" in PinLock(pin).refuses("1111")


def test_a_disk_that_refuses_does_not_stop_the_count(tmp_path: Path) -> None:
    pin, now = Pin(tmp_path / "pin.json"), [0.0]
    (tmp_path / WRONG).mkdir()  # nothing can be written in its place
    pin.set("1111")
    lock = PinLock(pin, lambda: now[0])
    now[0] += WAIT_S
    assert lock.refuses("0000")
    assert "Too many" in lock.refuses("1111")
