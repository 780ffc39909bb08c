from pathlib import Path

import pytest

from game.store.settings import VERSION, Settings, SettingsFile


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def test_settings_come_back_as_they_were_kept(path: Path) -> None:
    wanted = Settings(fullscreen=False, fps=144, speed="relaxed", bindings={"keys1": {"slam": ["Space"]}})
    assert SettingsFile(path).save(wanted)
    file = SettingsFile(path)
    assert file.load() == wanted
    assert file.notices == []


def test_without_a_file_the_defaults_serve_without_a_word(path: Path) -> None:
    file = SettingsFile(path)
    assert file.load() == Settings()
    assert file.notices == []


@pytest.mark.parametrize(
    "text",
    ["", "{", "null", "[]", '{"fps": "many"}', '{"fps": 5}', '{"effects": 2}', '{"speed": "warp"}', "\0\xff"],
)
def test_a_damaged_file_is_set_aside_and_named(path: Path, text: str) -> None:
    path.write_bytes(text.encode("latin-1"))
    file = SettingsFile(path)
    assert file.load() == Settings()
    aside = path.with_name("settings.json.damaged-1")
    assert aside.read_bytes() == text.encode("latin-1")
    assert len(file.notices) == 1
    assert str(aside) in file.notices[0]
    assert file.save(Settings(mono=True))
    assert SettingsFile(path).load().mono


def test_a_file_of_a_newer_version_is_left_alone(path: Path) -> None:
    text = f'{{"version": {VERSION + 1}, "fps": "something new"}}'
    path.write_text(text)
    file = SettingsFile(path)
    assert file.load() == Settings()
    assert "newer version" in file.notices[0]
    assert not file.save(Settings(mono=True))
    assert path.read_text() == text


def test_a_key_that_nobody_knows_does_no_harm(path: Path) -> None:
    path.write_text('{"version": 1, "mono": true, "jetpack": 7}')
    assert SettingsFile(path).load() == Settings(mono=True)


def test_settings_that_cannot_be_kept_are_a_notice(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    file = SettingsFile(tmp_path / "file" / "settings.json")
    assert not file.save(Settings())
    assert "can't be saved" in file.notices[0]


def test_a_file_that_cannot_be_read_is_a_notice(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path)  # a folder
    assert file.load() == Settings()
    assert "can't be read" in file.notices[0]


def test_a_gigantic_file_is_a_notice_and_not_read(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(1 << 33)
    file_of_settings = SettingsFile(path)
    assert file_of_settings.load() == Settings()
    assert "File too large" in file_of_settings.notices[0]
