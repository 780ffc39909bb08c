"""The 107 cards of Boom Town as they are drawn: kind, figure and name of each, as data."""

from __future__ import annotations

from typing import NamedTuple


class Look(NamedTuple):
    """What a card shows. kind: its mark, of `marks.KINDS`. figure: '$5', 'good', 'gunslinger/3', 'die-1'."""

    kind: str
    figure: str
    name: str


# kind, id, figure, name; '-' = no figure. Incomes: what is counted, '/3' for how many, '-1' what is less.
_CARDS = """
ugly pick-axe-pete - Pick Axe Pete
ugly geronimo - Geronimo
ugly crazy-horse - Crazy Horse
ugly sitting-bull - Sitting Bull
ugly john-doc-holiday - John Doc Holiday
ugly cowboy-kyle - Cowboy Kyle
ugly the-old-timer - The Old Timer
ugly the-klondike-kid - The Klondike Kid
ugly trapper-john - Trapper John
ugly buckaroo - Buckaroo
ugly calamity-jane - Calamity Jane
good the-sheriff - The Sheriff
good the-deputy - The Deputy
good wild-bill-hickock - Wild Bill Hickock
good davie-crockett - Davie Crockett
good texas-ranger - Texas Ranger
good federal-marshall - Federal Marshall
good wyatt-earp - Wyatt Earp
good bat-masterson - Bat Masterson
good buffalo-bill - Buffalo Bill
good colonel-custer - Colonel Custer
good pinkerton-detective - Pinkerton Detective
bad butch-cassidy - Butch Cassidy
bad the-sundance-kid - The Sundance Kid
bad the-dalton-gang - The Dalton Gang
bad billy-the-kid - Billy the Kid
bad johnny-reb - Johnny Reb
bad the-shootist - The Shootist
bad big-bad-bart - Big Bad Bart
bad the-frio-bandito - The Frio Bandito
bad the-james-gang - The James Gang
bad jesse-james - Jesse James
bad the-regulators - The Regulators
establishment acme-saloon gunslinger/3 Acme Saloon
establishment red-light-brothel ugly Red Light Brothel
establishment gambling-hall die-1 Gambling Hall
establishment horse-trader good Horse Trader
establishment trading-post bad Trading Post
establishment railroad-station $2 Railroad Station
establishment mcsweens-store $2 McSween's Store
establishment gold-mine die!1 Gold Mine
establishment first-national-bank establishment/3 First National Bank
establishment cattle-ranch $3 Cattle Ranch
establishment ok-corral $3 OK Corral
establishment coal-mine $1 Coal Mine
establishment boot-hill-cemetery death Boot Hill Cemetery
establishment cotton-mill $1 Cotton Mill
establishment telegraph-office player Telegraph Office
gun double-barrel-shotgun - Double Barrel Shotgun
gun winchester-rifle - Winchester Rifle
gun six-shooter - Six shooter
gun scattergun - Scattergun
gun derringer - Derringer
gun tomahawk - Tomahawk
gun bowie-knife - Bowie Knife
gun smith-and-wesson - Smith & Wesson
gun frontier-revolver - Frontier Revolver
gun colt-revolver - Colt Revolver
gun peacemaker - Peacemaker
gun beechers-bible - Beechers Bible
gun remington-double-action - Remington Double Action
gun sharps-breech-loader - Sharps Breech Loader
gun buffalo-rifle - Buffalo Rifle
gang deadwood-posse - Deadwood Posse
gang lynch-mob - Lynch Mob
gang missouri-border-ruffians - Missouri Border Ruffians
gang doge-city-peace-commission - Doge City Peace Commission
gang miners - Miners
gang sioux-indian-braves - Sioux Indian Braves
gang mexican-bandits - Mexican Bandits
gang outlaws - Outlaws
gang soldiers - Soldiers
gang cavalry - Cavalry
gang ranchers - Ranchers
gang townsfolk-of-tombstone - Townsfolk of Tombstone
gang mountain-men - Mountain Men
guts sun-in-your-eyes - Sun in your eyes
guts quick-draw - Quick Draw
guts ambush - Ambush
guts dead-drunk - Dead Drunk
guts killer-instinct - Killer Instinct
guts high-noon - High Noon
guts out-of-bullets - Out of Bullets
guts yellow-bellied - Yellow Bellied
guts ricochet - Ricochet
guts fanning-the-hammer - Fanning the Hammer
guts got-the-drop-on-him - Got the drop on him
guts hipshooting - Hipshooting
guts stampede - Stampede
guts misfire - Misfire
deed dynamite - Dynamite
deed claim-jumping - Claim Jumping
deed hang-em-high - Hang em High
deed arson - Arson
deed shot-in-the-back - Shot in the Back
deed pony-express - Pony Express
deed range-war - Range War
holdup bank-robbery $15 Bank Robbery
holdup train-robbery $10 Train Robbery
holdup cattle-rustling $5 Cattle Rustling
holdup stagecoach-robbery $5 Stagecoach Robbery
holdup wells-fargo-holdup $10 Wells Fargo Holdup
posse reward-notice $5 Reward Notice
posse tracker $5 Tracker
posse apache-indian-guide $5 Apache Indian Guide
posse bounty-hunters $5 Bounty Hunters
posse box-canyon $5 Box Canyon
"""


def _read(table: str) -> dict[str, Look]:
    rows = (line.split(maxsplit=3) for line in table.strip().splitlines())
    return {card: Look(kind, "" if figure == "-" else figure, name) for kind, card, figure, name in rows}


CARDS = _read(_CARDS)
"""By the id of a card's row."""
