import type { WordTable } from '../word-table';

/** Signs, symbols and names that are the same in every language. */
export const shared: Partial<WordTable> = {
  values: {
    'emissionsClass=Stage V': 'stage-v stage-5 stufe-v stufe-5 abgasstufe-v abgasstufe-5 fase-v fase-5',
    'emissionsClass=Stage IV': 'stage-iv stage-4 stufe-iv stufe-4 fase-iv fase-4',
    'emissionsClass=Stage IIIB': 'stage-iiib stage-3b stufe-iiib stufe-3b fase-iiib fase-3b',
    'emissionsClass=Stage IIIA': 'stage-iiia stage-3a stufe-iiia stufe-3a fase-iiia fase-3a',
    'emissionsClass=Euro 6': 'euro-6 euro-vi euro-6d',
    'emissionsClass=Euro 5': 'euro-5 euro-v',
    'energyType=diesel': 'diesel dieselmotor',
    'energyType=electric': 'electro elektro',
    'energyType=lpg': 'lpg autogas',
    'energyType=hybrid': 'hybrid',
    'energyType=cng': 'cng',
    'energyType=lng': 'lng',
    'transmissionType=hydrostatic': 'hydrostat hst',
    'transmissionType=automatic': 'cvt',
    'mastStageCount=3': 'triplex triplo triplexmast',
    'mastStageCount=2': 'duplex duplexmast',
    'mastStageCount=1': 'simplex',
    'freeliftAvailable=yes': 'freelift',
  },
  doubtful: {
    'emissionsClass=Stage IV': 'tier-4 tier-4f tier-4-final',
    'emissionsClass=Stage IIIA&emissionsClass=Stage IIIB': 'stage-3 stage-iii stufe-3 stufe-iii fase-3 tier-3',
    'makeName=Atlas Copco': 'atlas',
  },
  comparisons: { max: 'max <= ≤ =<', min: 'min >= ≥', less: '<', more: '>', about: 'ca circa ± ~ ≈', exact: '=' },
  endings: { min: 'plus' },
  roles: { and: '+ &' },
  quantities: { constructionYear: 'bj', 'liftingHeight.value': 'hh' },
  units: {
    euro: '€ eur euro euros',
    hours: 'h mth mh motohours',
    kW: 'kw kilowatt',
    hp: 'pk ps cv ch',
    bhp: 'hp bhp',
    kg: 'kg kilo kgs',
    lb: 'lb lbs',
    t: 't ton tons to',
    m: 'm meter mtr',
    cm: 'cm',
    mm: 'mm',
    ft: `ft foot feet ' ’ ′`,
    inch: `inch inches " ” '' ’’ ′′`,
    l: 'l ltr liter',
    m3: 'm3 cbm cum',
    gallon: 'gallon gallons gal',
    other: '£ $ gbp usd chf km kmh kva bar v volt ah rpm cc ha m2 qm m3min psi cfm acre acres % °',
  },
  prefixes: {
    'energyType=diesel': 'diesel',
    'energyType=lpg': 'gas lpg',
    'energyType=hybrid': 'hybride',
    'mastStageCount=3': 'triplex',
    'mastStageCount=2': 'duplex',
    '': 'mini micro midi maxi front multi profi industrie bau agro',
  },
  // Words of everyday use that are a letter or two away from a make or a machine.
  idle: `
    amazon class claus clown crow crowd deer deut fliege fort frost gigant hond honds houd kramp krampf krater kron
    kroon leken lecken lenken lind linden line lines lined lende linie linse massa masse massen merlot nelson neuron
    schaffen schiffer schöpfer skill skills spill stile stahl stuhl stelle stell style stigma trio verkeer vermeld
    verweer verteer walker wakker wecker vortex voter weiger weigert welter fähre rente renten anfänger anfangen
    gebrauch gebracht gebruik gebruiken verloop verlauf verlies combined combi contains harvest carrier carries
    planner plaster platter sleeper panter trawler schulter schalten simple simpel staple staples bacterie vernichten
    verleiden kreuzer wieder wenden wirken spiegel plateau generated forage loaded reader beleuchter besucher teller
    aggregate rechnen rechten scheuren schulung bestanden
    frontlader voorlader front-loader ladeschaufel bosmaaier zaagmachine wiedmachine überladewagen melktank kran
    kippen laden trekken graven maaien schudden strooien zaaien vegen schleppen streuen mähen bale trailed trainer
    tender tracker forest steuer spitze becher leder ladder bauer schwere leader contractor compact super jumbo city
    cool park body hydro autopower powerquad kamer vorst schaffner verhuis tillen heben
    rotor rotoren rotors zoveel zovele refers saaier deutsch deutsche deutscher deutschland nieuws nieuwtje lieber liebere
    stijl steil stiel krönt kröte klone straffer scharfer schärfer schätzer potting  lemmen linda lindy
    stroper stroomer splinter splitten splitter geländer shudder brechen wende justin justine gebruist geraucht raken
    raket rackets frontman stampfen fressen steigern leerbaar opleggen aanhang käufer käufe verkäufer koper koopje
    waage waagen clover teiler pakker setter rijder rijders ridder ridders potter phrase
    trill tril trilt hester schepper verkauft verkocht acculader batterijlader gasflasche gasfles
    heimachine bergsteiger wiellager lichtkast bouwkamp kastenwagen bollerwagen kinderwagen
    nearly-new like-new as-new almost-new good-as-new bijna-nieuw goed-als-nieuw als-nieuw so-gut-wie-neu gut-wie-neu
    wie-neu fast-neu
  `,
};

/** Short names of makes that the trade uses, whatever the language; a make counts when the stock has it. */
export const makeNames: Readonly<Record<string, string>> = {
  'John Deere': 'jd deere',
  'Massey Ferguson': 'mf massey ferguson',
  'New Holland': 'nh',
  'Deutz-Fahr': 'deutz fahr',
  'Case IH': 'cih case-international',
  Caterpillar: 'cat',
  Jungheinrich: 'jungh',
  'Wacker Neuson': 'wacker neuson',
  'Mercedes-Benz': 'mercedes mb benz',
  Kverneland: 'kv',
  Volkswagen: 'vw',
};

/** Makes of their own that are also the first word of another one: whoever says them may mean either. */
export const ambiguousMakes: readonly string[] = ['atlas'];

/**
 * What the trade says for accessories, in all languages, a line each: a word of a line stands for whatever accessory
 * has one of them in its name.
 */
export const accessoryWords: readonly string[] = [
  'airco airconditioning air-conditioning airconditioned aircon klimaanlage klima klimaatregeling',
  'voorlader frontlader front-loader loader-arms',
  'fronthef fronthefinrichting frontkraftheber front-linkage fronthydraulik',
  'frontaftakas front-pto frontzapfwelle',
  'gps stuurautomaat autosteer auto-steer lenksystem lenkautomat spurführung rtk-gps',
  'isobus iso-bus',
  'luchtremmen luchtdrukremmen air-brakes druckluftbremse druckluft',
  'geveerde-vooras voorasvering suspended-front-axle front-axle-suspension gefederte-vorderachse vorderachsfederung',
  'trekhaak tow-hitch anhängevorrichtung anhängerkupplung',
  'achteruitrijcamera camera reversing-camera rückfahrkamera kamera',
  'palletvorken pallet-forks palettengabeln palettengabel',
  'snelwissel quick-hitch quick-coupler schnellwechsler',
  'centrale-smering automatic-greasing zentralschmierung',
  'werklampen werkverlichting work-lights arbeitsscheinwerfer',
  'sideshift side-shift seitenschieber zijschuif',
  'vorkversteller vorkenversteller fork-positioner zinkenverstellgerät',
  'weegsysteem weeginrichting weegcellen weighing weigh-cells wiegeeinrichting wiegezellen',
];
