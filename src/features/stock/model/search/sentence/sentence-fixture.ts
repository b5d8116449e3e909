import { formatSort } from '../sort';

import type { Known, Reading } from './reading';

/** Category, its labels, and its sub categories with theirs. */
const categories = `
tractors: Tractoren, Tractors, Traktoren;
  tractorsTo75: Tot 75 kW, Up to 75 kW, Bis 75 kW
compactTractors: Smalspoor- en compacttractoren, Narrow-track and compact tractors, Schmalspurtraktoren/Kompakttraktoren
telehandlers: Verreikers, Telehandlers, Teleskoplader
yardLoaders: Shovels / knikladers, Yard loaders, Hoflader
combineHarvesters: Maaidorsers, Combine harvesters, Mähdrescher
forageHarvesters: Hakselaars, Self-propelled forage harvesters, Selbstfahrende Häcksler
mowers: Maaiers, Mowers, Mähwerke
tedders: Schudders, Tedders, Kreiselheuer/-wender
rakes: Harken, Rakes, Schwader
balers: Balenpersen, Balers, Pressen;
  roundBalers: Rondebalenpersen, Round balers, Rundballenpressen;
  squareBalers: Grootpakpersen, Large square balers, Großpackenpressen
baleWrappers: Wikkelaars, Bale wrappers, Ballenwickelgeräte
forageWagons: Opraapwagens, Forage wagons, Lade-/Silierwagen
tillage: Ploegen / grondbewerking, Tillage machines, Bodenbearbeitung
sowingPlanting: Zaai- en pootmachines, Drills and planters, Sä- und Pflanzmaschinen
fertiliserSpreaders: Kunstmeststrooiers, Fertiliser spreaders, Düngerstreuer
sprayers: Veldspuiten, Sprayers, Pflanzenschutzspritzen
slurryTankers: Mesttanks, Slurry tankers, Güllefässer
feedMixers: Voermengwagens, Feed mixers, Futtermischwagen
tippingTrailers: Kippers, Tipping trailers, Kipper
mulchers: Klepelmaaiers, Flail mowers, Mulcher
forklifts: Heftrucks, Forklifts, Gabelstapler;
  electricForklifts: Elektrisch, Electric, Elektro;
  roughTerrainForklifts: Ruwterrein, Rough terrain, Gelände
reachTrucks: Reachtrucks, Reach trucks, Schubmaststapler
wheelLoaders: Wielladers, Wheel loaders, Radlader
miniExcavators: Minigravers, Mini excavators, Minibagger
crawlerExcavators: Rupsgraafmachines, Crawler excavators, Raupenbagger
backhoeLoaders: Graaf-laadcombinaties, Backhoe loaders, Baggerlader
skidSteerLoaders: Schrankladers, Skid steer loaders, Kompaktlader
aerialPlatforms: Hoogwerkers, Aerial platforms, Hebebühnen;
  scissorLifts: Schaarhoogwerkers, Scissor lifts, Scherenbühnen;
  boomLifts: Knik- en telescoophoogwerkers, Boom lifts, Gelenk- und Teleskopbühnen
compressors: Compressoren, Compressors, Kompressoren
generators: Aggregaten, Generators, Stromerzeuger
crushers: Brekers, Crushers, Brecher
plateCompactors: Trilplaten / walsen, Plate compactors / rollers, Rüttelplatten / Walzen
containerSystems: Containers en haakarmsystemen, Containers and hooklift systems, Container-Hakenlift-Systeme
rideOnMowers: Zitmaaiers, Ride-on mowers, Aufsitzrasenmäher
frontMowers: Frontmaaiers, Front mowers, Frontmäher
reelMowers: Kooimaaiers, Cylinder mowers, Spindelmäher
roboticMowers: Robotmaaiers, Robotic mowers, Mähroboter
sweepers: Veegmachines, Sweepers, Kehrmaschinen
woodChippers: Houtversnipperaars, Wood chippers, Holzhäcksler
stumpGrinders: Stobbenfrezen, Stump grinders, Baumstumpffräsen
logSplitters: Houtklovers, Log splitters, Holzspalter
vergeMowers: Bermmaaiers, Verge mowers, Böschungsmäher
snowClearing: Sneeuwploegen en strooiers, Snow clearing, Schneeräumgeräte
sportsTurf: Sportveldonderhoud, Sports turf, Golf- und Sportplatzpflege
trailers: Aanhangwagens, Trailers, Anhänger
platformTrailers: Plateauwagens, Platform trailers, Plattformanhänger
lightingTowers: Lichtmasten, Lighting towers`;

/** Accessories, with their names in the other languages. */
const accessories = `
Voorlader: Front loader, Frontlader
Fronthef: Front linkage, Frontkraftheber
Airconditioning: Air conditioning, Klimaanlage
Stuurautomaat: Auto-steer, Lenkautomat
Stuurautomaat met RTK: RTK auto-steer, RTK-Lenksystem
Sneeuwschuif: Snow blade, Schneeschild
Bak met klem: Grab bucket, Krokodilschaufel
Spiegels: Mirrors, Spiegel`;

/** Makes with their models. */
const models = `
Fendt: 724 Vario, 313 Vario, 211 Vario, 716 Vario
New Holland: T7.210, T6.180, TM 155
Claas: Arion 650, Arion 420, Lexion 650, Jaguar 950, Liner 2700
Massey Ferguson: 7718 S, 5713 S
Deutz-Fahr: 6165 Agrotron
Valtra: T174
Case IH: Puma 165, Maxxum 5140
Case: SR130
John Deere: 6155R, 6130R, X950R, 1585
Kubota: M5-112, KX019-4, BX231
JCB: Loadall 541-70, 3CX
Manitou: MLT 735-120, M 26-4
Merlo: TF 42.7
Weidemann: 1160
Krone: Comprima CF 155, EasyCut F 320, Cool Liner
Welger: RP 445
Kuhn: FC 3160
Pöttinger: HIT 8.81
Lemken: Juwel 8
Kverneland: EG 85
Amazone: ZA-M 1501, UX 4200
Veenhuis: Profiline 20.000
Beco: Super 1800
Linde: H25D-02, H80D
Toyota: 8FDF25
Still: RX60-25
Nissan: TX 18
Hyster: H3.0FT
Jungheinrich: ETV 214
Crown: ESR 5260
Genie: GS-1932
Volvo: L30G
Takeuchi: TB216, TB260
Wacker Neuson: EZ28
Caterpillar: 313F
Atlas Copco: XAS 88, HiLight V5+
Hako: Citymaster 1600
Egholm: City Ranger 2250
Kärcher: MIC 34 C
Först: ST8
Giant: G2200
Stihl: iMOW RMI 632
Bobcat: S450
Joskin: Modulo2
Avant: 640`;

function readLines(text: string): [name: string, rest: string][] {
  return text
    .replace(/;\s+/g, ';')
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);
}

/** A stock of every trade, on 27 November 2026. */
export const known: Known = {
  categories: readLines(categories).map(([name, rest]) => {
    const [own = '', ...subs] = rest.split(';');
    const subCategories = readLines(subs.join('\n')).map(([sub, labels]) => ({
      name: sub.trim(),
      labels: labels.split(',').map((label) => label.trim()),
    }));
    return {
      name,
      labels: own.split(',').map((label) => label.trim()),
      subCategories: subs.length > 0 ? subCategories : [],
    };
  }),
  makes: readLines(models).map(([make]) => make),
  models: readLines(models).flatMap(([make, rest]) => rest.split(',').map((model) => ({ make, model: model.trim() }))),
  types: ['ProfiPlus'],
  accessories: readLines(accessories).map(([name, labels]) => ({
    name,
    labels: [name, ...labels.split(',').map((label) => label.trim())],
  })),
  synonyms: [{ words: ['boerenknuffel', 'gele kat'], category: 'crawlerExcavators' }],
  today: new Date(2026, 10, 27),
};

/**
 * A reading in one line: categories, `/` and sub categories, other values, ranges, sort, the term in quotation marks,
 * then what is `not` used and what `maybe` is meant, both as typed.
 */
export function toSummary({ values, ranges, sort, term, unused, doubtful }: Reading): string {
  const { 'category.name': names = [], 'subCategory.name': subs = [], ...others } = values;
  return [
    [names.join(' '), ...subs].filter((part) => part !== '').join('/'),
    ...Object.entries(others).map(([property, list]) => `${property}=${list.join(' ')}`),
    ...Object.entries(ranges).map(
      ([property, { minimum, maximum }]) => `${property} ${String(minimum ?? '')}..${String(maximum ?? '')}`,
    ),
    sort === null ? '' : `sort ${formatSort(sort)}`,
    term === '' ? '' : `"${term}"`,
    unused.length === 0 ? '' : `not ${unused.join(', ')}`,
    doubtful.length === 0 ? '' : `maybe ${doubtful.map(({ typed }) => typed).join(', ')}`,
  ]
    .filter((part) => part !== '')
    .join('; ');
}
