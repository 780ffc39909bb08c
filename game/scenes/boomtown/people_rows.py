"""The thirty-three Gunslingers of Boom Town and the gangs among them, one row a person, as data."""

from __future__ import annotations

from game.scenes.boomtown.people_looks import Body, Face

# id, then the fields of Face and of Body in their order; '-' = none.
_GOOD = """
the-sheriff square calm big - ruddy short silver walrus stetson snow - vest moss oak hip down badge 1
the-deputy young wide button smile pale short ginger - tall cream freckles shirt brick denim down hold shotgun,star 1
wild-bill-hickock long squint hook - tan long umber handlebar gaucho snow - frock plum coal down fan cards .96
davie-crockett square calm flat smile tan long umber - coonskin pearl - buckskin buckskin oak down hold longrifle .98
texas-ranger sharp calm fine flat bronze short black - stetson cream scarf vest oak denim hip up lasso .98
federal-marshall broad glasses flat frown pale short silver mutton homburg pearl - suit denim coal hip up warrant .98
wyatt-earp long calm fine - pale slick black handlebar gaucho pearl - frock coal coal down down buntline .98
bat-masterson round lash button smirk pale short umber pencil bowler cream - suit mustard oak down hold cane .98
buffalo-bill long calm fine - pale long straw goatee showman snow - buckskin oxblood cream hip up rifle-up .98
colonel-custer sharp lash fine - pale mane straw walrus cavalry cream - uniform denim sky down up sabre .98
pinkerton-detective square monocle long flat pale short black - homburg snow - suit steel coal down up lens .98
"""  # noqa: E501 - a table
_BAD = """
butch-cassidy square calm flat gold pale short umber - bowler pitch - vest oak denim hip down sack 1
the-sundance-kid young squint broken flat tan short straw handlebar stetson pitch - duster cream denim down down - 1
the-dalton-gang square angry flat frown tan short umber handlebar gaucho pitch - duster oak coal hip down - .9
billy-the-kid heart dots button smirk pale mane straw - tall coal freckles check mustard denim hip hold winchester 1
johnny-reb long angry hook frown sallow long silver goatee kepi coal - uniform steel steel down hold bayonet 1
the-shootist long sleepy hook cigar sallow slick black - gaucho pitch - frock pitch coal down down - .94
big-bad-bart broad angry big shout ruddy wild black full stetson pitch scar bandolier oxblood coal hip up club .9
the-frio-bandito sharp angry long - bronze long black handlebar sombrero pitch - poncho brick cream down up dynamite .94
the-james-gang square squint flat - pale short black - slouch pitch mask duster coal denim hip down - .9
jesse-james heart squint fine - pale slick black - slouch pitch mask frock oxblood coal down up saddlebag 1
the-regulators square angry flat flat tan short black chops tall pitch - duster plum coal hip hold winchester .9
"""  # noqa: E501 - a table
_UGLY = """
pick-axe-pete round cross red gold tan wild snow full rag-miner denim - shirt brick denim down hold pick .94
geronimo square squint flat flat bronze long black - headband oxblood - blanket cream oak down hold longrifle .98
crazy-horse sharp squint long flat bronze braids black - feather brick paint buckskin buckskin oak down hold lance .98
sitting-bull broad calm hook flat bronze braids black - bonnet snow - blanket brick buckskin down up peace-pipe .94
john-doc-holiday long sleepy hook cough pale slick straw handlebar rag-bowler coal - suit plum steel down up bottle .96
cowboy-kyle young calm broken straw ruddy short straw stubble rag-stetson oak scarf chaps sky oak hip up lasso .98
the-old-timer round squint big tongue tan bald snow long rag-slouch umber - shirt rust oak down hold crutch .96
the-klondike-kid young wide red frown ruddy mane ginger full fur umber - furs oak denim down up pan .94
trapper-john broad squint big flat tan wild umber full bear umber - furs umber oak down up trap .9
buckaroo young cross broken tongue pale short ginger - rag-straw straw bruise,bandage chaps brick denim sling hip saddle .98
calamity-jane heart angry button shout ruddy long ginger - rag-slouch oak freckles buckskin mustard denim hip up bottle .98
"""  # noqa: E501 - a table
_MORE = """
dalton-2 long angry hook flat tan short umber handlebar stetson pitch - duster rust coal hip down - .9
dalton-3 young squint broken frown tan mane umber pencil bowler pitch - duster umber denim hip down - .9
james-2 long angry flat - tan long umber - gaucho pitch mask duster oak coal hip down - .9
james-3 broad squint flat - ruddy bald black - bowler pitch mask duster umber denim hip down - .9
regulator-2 broad squint big frown ruddy short umber full stetson pitch - duster moss coal hip hold winchester .9
regulator-3 sharp patch hook flat sallow long black stubble gaucho pitch - duster teal denim hip hold winchester .9
"""  # noqa: E501 - a table
# The riders of the Gangs among the Shootout cards: three a card, the one in front last.
_RIDERS = """
deadwood-posse-1 square calm big - tan short umber walrus stetson oak - vest moss oak down down star 1
deadwood-posse-2 young wide button flat pale short ginger - slouch umber - shirt denim oak down down - 1
deadwood-posse-3 broad squint flat cigar ruddy short black chops bowler coal - suit plum oak down hold winchester 1
lynch-mob-1 square angry big shout ruddy bald umber stubble - - - shirt brick oak down up - 1
lynch-mob-2 long angry hook frown sallow wild silver - - - - shirt steel oak down down - 1
lynch-mob-3 round angry red shout pale short black mutton tall coal - check moss oak down up - 1
missouri-border-ruffians-1 square patch broken flat ruddy long umber full slouch oak - duster rust oak down down - 1
missouri-border-ruffians-2 long squint hook gold sallow mane straw stubble rag-slouch umber - shirt plum oak down down - 1
missouri-border-ruffians-3 broad angry big shout tan wild ginger full rag-stetson oak - bandolier oxblood oak down hold shotgun 1
doge-city-peace-commission-1 long calm fine - pale slick black handlebar gaucho pitch - frock coal oak down down - 1
doge-city-peace-commission-2 square calm flat - pale short umber walrus bowler coal - suit steel oak down down - 1
doge-city-peace-commission-3 square squint fine - tan slick umber handlebar homburg pearl - suit coal oak down down star 1
miners-1 round wide red smile tan short umber stubble rag-miner mustard - shirt denim oak down down - 1
miners-2 young dots button flat ruddy short ginger - rag-miner denim - shirt moss oak down down - 1
miners-3 broad squint big smile brown short black full rag-miner rust - check mustard oak down hold pick 1
sioux-indian-braves-1 young calm flat flat bronze braids black - feather teal paint buckskin buckskin oak down down - 1
sioux-indian-braves-2 sharp squint long flat bronze long black - headband brick - blanket cream oak down down - 1
sioux-indian-braves-3 square calm long flat bronze braids black - bonnet snow - buckskin mustard oak down hold lance 1
mexican-bandits-1 round squint big smile bronze short black walrus sombrero mustard - poncho teal oak down down - 1
mexican-bandits-2 sharp sleepy long flat tan long black pencil sombrero coal - bandolier plum oak down down - 1
mexican-bandits-3 broad angry big gold bronze short black handlebar sombrero oak - poncho brick oak down up dynamite 1
outlaws-1 square squint flat - pale short black - slouch pitch mask duster oak oak down down - 1
outlaws-2 long sleepy hook cigar sallow slick black - gaucho pitch - frock plum oak down down - 1
outlaws-3 broad patch broken frown tan long black stubble stetson pitch - bandolier rust oak down hold winchester 1
soldiers-1 young calm fine flat pale short straw - kepi denim - uniform denim oak down down - 1
soldiers-2 round wide button flat ruddy short ginger - kepi denim freckles uniform denim oak down down - 1
soldiers-3 square squint flat - tan short black walrus kepi denim - uniform denim oak down hold bayonet 1
cavalry-1 young calm fine smile pale short umber - cavalry denim - uniform denim oak down down - 1
cavalry-2 broad squint big - ruddy short black handlebar cavalry denim - uniform denim oak down down - 1
cavalry-3 sharp angry long shout tan mane straw goatee cavalry oak scarf uniform denim oak down up sabre 1
ranchers-1 square calm flat straw tan short umber - stetson cream - check brick oak down down - 1
ranchers-2 heart lash fine lips ruddy braids ginger - rag-straw straw - shirt sky oak down down - 1
ranchers-3 broad squint big smile ruddy short silver walrus stetson oak - vest oak oak down up lasso 1
townsfolk-of-tombstone-1 round glasses button smile pale bald silver - - - - suit oak oak down down - 1
townsfolk-of-tombstone-2 heart lash fine lips pale long umber - showman plum - frock plum oak down down - 1
townsfolk-of-tombstone-3 long monocle hook flat pale slick black mutton topper coal - suit moss oak down hold winchester 1
mountain-men-1 broad squint big flat ruddy wild umber full fur oak - furs oak oak down down - 1
mountain-men-2 round cross red gold tan mane snow long coonskin steel - buckskin buckskin oak down down - 1
mountain-men-3 broad angry big flat tan wild black full bear umber - furs umber oak down hold longrifle 1
"""  # noqa: E501 - a table
GANGS: dict[str, tuple[str, ...]] = {
    "the-dalton-gang": ("dalton-2", "dalton-3"),
    "the-james-gang": ("james-2", "james-3"),
    "the-regulators": ("regulator-2", "regulator-3"),
}
"""Who stands behind a Gunslinger who is many."""
_FACE = len(Face._fields)


def _read(table: str) -> dict[str, tuple[Face, Body]]:
    found = {}
    for line in table.strip().splitlines():
        name, *words = ("" if word == "-" else word for word in line.split())
        torso, cloth, under, left, right, before, size = words[_FACE:]
        found[name] = Face(*words[:_FACE]), Body(torso, cloth, under, left, right, before, float(size))
    return found


SIDES: dict[str, dict[str, tuple[Face, Body]]] = {
    "good": _read(_GOOD),
    "bad": _read(_BAD),
    "ugly": _read(_UGLY),
}
_MATES, _RIDING = _read(_MORE), _read(_RIDERS)
RIDERS: dict[str, tuple[str, ...]] = {}
"""Who rides with a Gang of the Shootout, from back to front."""
for _rider in _RIDING:
    RIDERS[_rider[:-2]] = (*RIDERS.get(_rider[:-2], ()), _rider)
PEOPLE = {name: row for rows in SIDES.values() for name, row in rows.items()} | _MATES | _RIDING
"""All people by id: the Gunslingers, the others of the gangs among them, and the riders."""
SIDE_OF = (
    {name: side for side, rows in SIDES.items() for name in rows}
    | dict.fromkeys(_MATES, "bad")
    | dict.fromkeys(_RIDING, "good")
)
