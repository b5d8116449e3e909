import type { Names } from './category';

/** Categories of the sector garden and park: names in nl, en, de, fr, es. */
export const gardenCategories = {
  rideOnMowers: ['Zitmaaiers', 'Ride-on mowers', 'Aufsitzrasenmäher', 'Tondeuses autoportées', 'Tractores cortacésped'],
  frontMowers: ['Frontmaaiers', 'Front mowers', 'Frontmäher', 'Tondeuses frontales', 'Segadoras frontales'],
  reelMowers: [
    'Kooimaaiers',
    'Cylinder mowers',
    'Spindelmäher',
    'Tondeuses hélicoïdales',
    'Cortacéspedes helicoidales',
  ],
  roboticMowers: ['Robotmaaiers', 'Robotic mowers', 'Mähroboter', 'Robots de tonte', 'Robots cortacésped'],
  sweepers: ['Veegmachines', 'Sweepers', 'Kehrmaschinen', 'Balayeuses', 'Barredoras'],
  woodChippers: ['Houtversnipperaars', 'Wood chippers', 'Holzhäcksler', 'Broyeurs de branches', 'Astilladoras'],
  stumpGrinders: ['Stobbenfrezen', 'Stump grinders', 'Baumstumpffräsen', 'Rogneuses de souches', 'Destoconadoras'],
  logSplitters: ['Houtklovers', 'Log splitters', 'Holzspalter', 'Fendeuses de bûches', 'Rajadoras de leña'],
  vergeMowers: ['Bermmaaiers', 'Verge mowers', 'Böschungsmäher', "Faucheuses d'accotement", 'Desbrozadoras de cunetas'],
  snowClearing: [
    'Sneeuwploegen en strooiers',
    'Snow clearing',
    'Schneeräumgeräte',
    'Déneigement',
    'Quitanieves y esparcidores',
  ],
  sportsTurf: [
    'Sportveldonderhoud',
    'Sports turf',
    'Golf- und Sportplatzpflege',
    'Entretien des terrains de sport',
    'Mantenimiento de campos deportivos',
  ],
} as const satisfies Record<string, Names>;
