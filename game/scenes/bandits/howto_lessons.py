"""The lessons of 'How to play' as data: what lies on the table, which card shows, and what is to be done."""

from __future__ import annotations

from typing import NamedTuple

PUPIL, OTHER = 0, 1
"""Who holds the Sheriff at first: the first pupil, or whoever sits next in the lesson's order."""
ESCAPE, HEART, SHERIFF = "token-escape", "token-heart", "token-sheriff-1"


class Lesson(NamedTuple):
    """One card type, learnt by doing.

    words: what to do. praise: what was learnt. again: when nothing better can be said about a failure.
    goal: a key of `howto_marks.GOALS`. card: the one that shows. table: (slot, card) of the Bandits that lie
    there; `howto_slots.placed` puts spots in place of slots everywhere. down: those that are face down.
    shown: whether these show until the card is turned. piles: captured Bandits by place in the order of the
    lesson, pupils first. sheriff: PUPIL, OTHER or None. beside: Escape cards with the Bandits on them.
    marks: targets that are pointed out to who hesitates. foil: what the slow hand goes for, first to last.
    patience_ms: when it goes for it even though no pupil has acted.
    """

    kind: str
    title: str
    words: str
    praise: str
    again: str
    goal: str
    card: str
    table: tuple[tuple[int, str], ...] = ()
    down: tuple[int, ...] = ()
    shown: bool = False
    piles: tuple[tuple[str, ...], ...] = ()
    sheriff: int | None = None
    beside: tuple[tuple[str, tuple[str, ...]], ...] = ()
    marks: tuple[str, ...] = ()
    foil: tuple[str, ...] = ()
    patience_ms: int = 11_000


REDS = (
    ("robot-red-a", "coyote-blue-a"),
    ("sharp-red-a", "cactus-green-b"),
    ("brain-red-a",),
    ("coyote-red-a",),
    ("robot-red-b",),
    ("sharp-red-b",),
    ("brain-red-b",),
    ("coyote-red-b",),
)

LESSONS: tuple[Lesson, ...] = (
    Lesson(
        kind="bandit",
        title="A BANDIT",
        words="Turn the card. A Bandit just joins the others: hands off!",
        praise="It stays there until it's wanted. Its coins are Credits: they win the Hunt.",
        again="Hands off! Once a card is on its way, press nothing.",
        goal="still",
        card="robot-red-b",
        table=((0, "coyote-green-a"), (1, "sharp-blue-a"), (2, "cactus-red-a")),
    ),
    Lesson(
        kind="wanted",
        title="WANTED",
        words="Wait for the poster. Steer to that bandit and slam: any colour counts.",
        praise="You were first! A second hand recoils, and a wrong card goes back.",
        again="Nobody was caught. Steer onto the bandit on the poster, then slam.",
        goal="right",
        card="wanted-coyote-1",
        table=((0, "coyote-green-a"), (1, "sharp-blue-a"), (2, "cactus-red-a"), (3, "robot-red-b")),
        marks=("spot-0",),
        foil=("spot-0", "spot-1"),
    ),
    Lesson(
        kind="wanted",
        title="FACE DOWN",
        words="After each Wanted all turn face down. Look closely now, then find the next one.",
        praise="Cards never change places: remember where they lie.",
        again="It was there all along. Look again!",
        goal="right",
        card="wanted-sharp-1",
        table=((0, "brain-green-a"), (1, "sharp-blue-a"), (2, "cactus-red-a"), (3, "robot-red-b")),
        down=(0, 1, 2, 3),
        shown=True,
        marks=("spot-1",),
        foil=("spot-1", "spot-2"),
        patience_ms=14_000,
    ),
    Lesson(
        kind="sheriff",
        title="SHERIFF",
        words="Cover the Sheriff in the middle of the table.",
        praise="Now it's yours. Your Bandits can't flee while you hold it.",
        again="The Sheriff is still there: steer onto the token and slam.",
        goal="taken",
        card="sheriff-1",
        table=((3, "robot-red-b"), (2, "cactus-red-a")),
        down=(2, 3),
        piles=(("coyote-green-a", "sharp-blue-a"),),
        marks=(SHERIFF,),
        foil=(SHERIFF,),
    ),
    Lesson(
        kind="sheriff",
        title="DEFEND IT",
        words="You hold a Sheriff, and somebody wants it. Cover your own token first!",
        praise="Safe! With a Sheriff you can only defend it: nobody has two.",
        again="It was taken from you: your hand on it first would have kept it.",
        goal="safe",
        card="sheriff-2",
        table=((3, "robot-red-b"), (2, "cactus-red-a")),
        down=(2, 3),
        piles=(("coyote-green-a", "sharp-blue-a"),),
        sheriff=PUPIL,
        marks=(SHERIFF,),
        foil=(SHERIFF,),
        patience_ms=4_500,
    ),
    Lesson(
        kind="escape",
        title="ESCAPE",
        words="All captured red Bandits want to flee. Cover the Escape token to keep yours!",
        praise="Yours stay. A Sheriff keeps them, too; everybody else loses theirs.",
        again="Without the token or a Sheriff your red Bandits flee.",
        goal="immune",
        card="escape-red",
        table=((3, "robot-green-b"), (2, "cactus-red-a")),
        down=(2, 3),
        piles=REDS,
        marks=(ESCAPE,),
        foil=(ESCAPE,),
    ),
    Lesson(
        kind="ballerina",
        title="BALLERINA",
        words="Cover the Heart. Then choose one of the Escape cards beside the table.",
        praise="All others gave back their Sheriff, and that gang is back on the table.",
        again="Nobody took the Heart, so nothing happened.",
        goal="heart",
        card="ballerina-1",
        table=((3, "robot-green-b"), (2, "cactus-red-a")),
        down=(2, 3),
        sheriff=OTHER,
        beside=(("escape-red", ("sharp-red-a", "brain-red-a")), ("escape-blue", ("coyote-blue-b",))),
        marks=(HEART,),
        foil=(HEART,),
    ),
    Lesson(
        kind="brawl",
        title="BRAWL",
        words="Both your hands count. Cover two green Bandits, one after the other!",
        praise="Two at once! After a brawl all turn face up.",
        again="A brawl takes two hands on two different green Bandits.",
        goal="two",
        card="brawl-green-1",
        table=(
            (0, "coyote-green-a"),
            (1, "sharp-green-a"),
            (2, "cactus-red-a"),
            (3, "robot-green-b"),
            (4, "brain-blue-a"),
            (5, "robot-red-b"),
        ),
        down=(4, 5),
        marks=("spot-0", "spot-1"),
        foil=("spot-3", "spot-2"),
    ),
    Lesson(
        kind="the-end",
        title="THE END",
        words="This card lies at the bottom of somebody's deck. When it shows, the Hunt is over.",
        praise="Most Credits win. Ties: more Bandits, then a Sheriff, then a duel at noon.",
        again="",
        goal="over",
        card="the-end",
        table=((3, "robot-red-b"), (2, "cactus-red-a")),
        piles=(("coyote-green-a", "sharp-green-a", "robot-green-b"), ("brain-blue-a", "cactus-blue-a")),
        sheriff=OTHER,
    ),
)
"""In the order in which they are taught; all of them take less than two minutes."""

SENDS = "All others gave back their Sheriff, and all that lay face up fled onto that card."
"""What is learnt of the Ballerina where the house plays the other reading (BM14)."""


class Rule(NamedTuple):
    """One entry of the last page. kind: of the card in its picture, '' for a hand."""

    kind: str
    title: str
    words: str


PAGE: tuple[Rule, ...] = (
    Rule("bandit", "BANDIT", "Joins the table: hands off. Its coins are Credits."),
    Rule(
        "wanted",
        "WANTED",
        "Cover that bandit, any colour. A wrong card goes back; then all turn face down.",
    ),
    Rule("sheriff", "SHERIFF", "Take a token, or cover your own to keep it. Nobody has two."),
    Rule("escape", "ESCAPE", "The token or a Sheriff saves you; the rest lose their Bandits of that colour."),
    Rule(
        "ballerina", "BALLERINA", "The Heart: all others return their Sheriff, and you free an escaped gang."
    ),
    Rule("brawl", "BRAWL", "Both hands: two different Bandits of that colour. Then all turn face up."),
    Rule("the-end", "THE END", "Most Credits win. Ties: more Bandits, then a Sheriff, then a duel at noon."),
    Rule(
        "",
        "WHO IS FIRST",
        "The earliest press. In a dead heat the palm nearer the middle. The second hand recoils.",
    ),
)
PAGE_FOOT = "Hands wait until the card shows: a press before it is a false start and costs 0.25 s."
PAGE_SENDS = "The Heart: all others return their Sheriff; face-up Bandits join an escape."
