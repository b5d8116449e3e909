import type { Names } from './category';

/** Categories of the sector agriculture: names in nl, en, de, fr, es. */
export const agricultureCategories = {
  tractors: ['Tractoren', 'Tractors', 'Traktoren', 'Tracteurs', 'Tractores'],
  compactTractors: [
    'Smalspoor- en compacttractoren',
    'Narrow-track and compact tractors',
    'Schmalspurtraktoren/Kompakttraktoren',
    'Tracteurs étroits et compacts',
    'Tractores estrechos y compactos',
  ],
  telehandlers: [
    'Verreikers',
    'Telehandlers',
    'Teleskoplader',
    'Chargeurs télescopiques',
    'Manipuladores telescópicos',
  ],
  yardLoaders: ['Shovels / knikladers', 'Yard loaders', 'Hoflader', 'Valets de ferme', 'Cargadoras articuladas'],
  combineHarvesters: ['Maaidorsers', 'Combine harvesters', 'Mähdrescher', 'Moissonneuses-batteuses', 'Cosechadoras'],
  forageHarvesters: [
    'Hakselaars',
    'Self-propelled forage harvesters',
    'Selbstfahrende Häcksler',
    'Ensileuses automotrices',
    'Picadoras de forraje',
  ],
  mowers: ['Maaiers', 'Mowers', 'Mähwerke', 'Faucheuses', 'Segadoras'],
  tedders: ['Schudders', 'Tedders', 'Kreiselheuer/-wender', 'Faneuses', 'Henificadoras'],
  rakes: ['Harken', 'Rakes', 'Schwader', 'Andaineurs', 'Rastrillos hileradores'],
  balers: ['Balenpersen', 'Balers', 'Pressen', 'Presses', 'Empacadoras'],
  baleWrappers: ['Wikkelaars', 'Bale wrappers', 'Ballenwickelgeräte', 'Enrubanneuses', 'Encintadoras'],
  forageWagons: ['Opraapwagens', 'Forage wagons', 'Lade-/Silierwagen', 'Autochargeuses', 'Remolques autocargadores'],
  tillage: [
    'Ploegen / grondbewerking',
    'Tillage machines',
    'Bodenbearbeitung',
    'Travail du sol',
    'Preparación del suelo',
  ],
  sowingPlanting: [
    'Zaai- en pootmachines',
    'Drills and planters',
    'Sä- und Pflanzmaschinen',
    'Semoirs et planteuses',
    'Sembradoras y plantadoras',
  ],
  fertiliserSpreaders: [
    'Kunstmeststrooiers',
    'Fertiliser spreaders',
    'Düngerstreuer',
    "Distributeurs d'engrais",
    'Abonadoras',
  ],
  sprayers: ['Veldspuiten', 'Sprayers', 'Pflanzenschutzspritzen', 'Pulvérisateurs', 'Pulverizadores'],
  slurryTankers: ['Mesttanks', 'Slurry tankers', 'Güllefässer', 'Tonnes à lisier', 'Cisternas de purín'],
  feedMixers: ['Voermengwagens', 'Feed mixers', 'Futtermischwagen', 'Mélangeuses', 'Carros mezcladores'],
  tippingTrailers: ['Kippers', 'Tipping trailers', 'Kipper', 'Bennes', 'Remolques basculantes'],
  mulchers: ['Klepelmaaiers', 'Flail mowers', 'Mulcher', 'Broyeurs', 'Trituradoras'],
} as const satisfies Record<string, Names>;

export const agricultureSubCategories = {
  tractors: {
    tractorsTo75: ['Tot 75 kW', 'Up to 75 kW', 'Bis 75 kW', "Jusqu'à 75 kW", 'Hasta 75 kW'],
    tractors75To120: ['75 tot 120 kW', '75 to 120 kW', '75 bis 120 kW', 'De 75 à 120 kW', 'De 75 a 120 kW'],
    tractorsFrom120: ['Vanaf 120 kW', 'From 120 kW', 'Ab 120 kW', 'À partir de 120 kW', 'Desde 120 kW'],
  },
  balers: {
    roundBalers: [
      'Rondebalenpersen',
      'Round balers',
      'Rundballenpressen',
      'Presses à balles rondes',
      'Rotoempacadoras',
    ],
    squareBalers: [
      'Grootpakpersen',
      'Large square balers',
      'Großpackenpressen',
      'Presses à balles carrées',
      'Macroempacadoras',
    ],
  },
} as const satisfies Record<string, Record<string, Names>>;
