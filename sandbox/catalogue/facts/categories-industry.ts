import type { Names } from './category';

/** Categories of the sector industry: names in nl, en, de, fr, es. */
export const industryCategories = {
  forklifts: ['Heftrucks', 'Forklifts', 'Gabelstapler', 'Chariots élévateurs', 'Carretillas elevadoras'],
  reachTrucks: [
    'Reachtrucks',
    'Reach trucks',
    'Schubmaststapler',
    'Chariots à mât rétractable',
    'Carretillas retráctiles',
  ],
  wheelLoaders: ['Wielladers', 'Wheel loaders', 'Radlader', 'Chargeuses sur pneus', 'Palas cargadoras'],
  miniExcavators: ['Minigravers', 'Mini excavators', 'Minibagger', 'Minipelles', 'Miniexcavadoras'],
  crawlerExcavators: [
    'Rupsgraafmachines',
    'Crawler excavators',
    'Raupenbagger',
    'Pelles sur chenilles',
    'Excavadoras de orugas',
  ],
  backhoeLoaders: ['Graaf-laadcombinaties', 'Backhoe loaders', 'Baggerlader', 'Tractopelles', 'Retroexcavadoras'],
  skidSteerLoaders: ['Schrankladers', 'Skid steer loaders', 'Kompaktlader', 'Chargeuses compactes', 'Minicargadoras'],
  aerialPlatforms: ['Hoogwerkers', 'Access platforms', 'Hebebühnen', 'Nacelles élévatrices', 'Plataformas elevadoras'],
  compressors: ['Compressoren', 'Compressors', 'Kompressoren', 'Compresseurs', 'Compresores'],
  generators: ['Aggregaten', 'Generators', 'Stromerzeuger', 'Groupes électrogènes', 'Grupos electrógenos'],
  crushers: ['Brekers', 'Crushers', 'Brecher', 'Concasseurs', 'Trituradoras de áridos'],
  plateCompactors: [
    'Trilplaten / walsen',
    'Plate compactors / rollers',
    'Rüttelplatten / Walzen',
    'Plaques vibrantes / rouleaux',
    'Placas vibratorias / rodillos',
  ],
  containerSystems: [
    'Containers en haakarmsystemen',
    'Containers and hooklift systems',
    'Container-Hakenlift-Systeme',
    'Conteneurs et bras de levage',
    'Contenedores y sistemas de gancho',
  ],
} as const satisfies Record<string, Names>;

export const industrySubCategories = {
  forklifts: {
    dieselForklifts: ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diésel'],
    electricForklifts: ['Elektrisch', 'Electric', 'Elektro', 'Électriques', 'Eléctricas'],
    lpgForklifts: ['LPG', 'LPG', 'Treibgas', 'GPL', 'GLP'],
    roughTerrainForklifts: ['Ruwterrein', 'Rough terrain', 'Gelände', 'Tout-terrain', 'Todoterreno'],
  },
  aerialPlatforms: {
    scissorLifts: [
      'Schaarhoogwerkers',
      'Scissor lifts',
      'Scherenbühnen',
      'Nacelles à ciseaux',
      'Plataformas de tijera',
    ],
    boomLifts: [
      'Knik- en telescoophoogwerkers',
      'Boom lifts',
      'Gelenk- und Teleskopbühnen',
      'Nacelles à bras',
      'Plataformas de brazo',
    ],
  },
} as const satisfies Record<string, Record<string, Names>>;
