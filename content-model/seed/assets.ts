import type { ContentfulAsset } from '../contentful-format';

import { buildAsset, toName } from './build-asset';
import { places } from './places';

const marks = [
  buildAsset('logo', 'marks/logo.svg', toName('Veldkamp Machines')),
  buildAsset('mark-inspection', 'marks/inspection.svg', {
    nl: 'APK-keuring',
    en: 'Roadworthiness inspection',
    de: 'Hauptuntersuchung',
  }),
  buildAsset('mark-licence', 'marks/licence.svg', {
    nl: 'Erkend kentekenbedrijf',
    en: 'Licensed vehicle registration',
    de: 'Anerkannter Zulassungsbetrieb',
  }),
  buildAsset('mark-airco', 'marks/airco.svg', {
    nl: 'Aircokeuring',
    en: 'Air conditioning tests',
    de: 'Klimaanlagenprüfung',
  }),
  buildAsset('mark-tools', 'marks/tools.svg', {
    nl: 'Keuring elektrisch gereedschap',
    en: 'Electric tool inspection',
    de: 'Prüfung elektrischer Geräte',
  }),
];

/** Six seconds over the picture of the yard, without sound. */
const films = [
  buildAsset('film-yard', 'films/yard.mp4', {
    nl: 'Een rondje over het terrein',
    en: 'A walk round the yard',
    de: 'Rundgang über den Hof',
  }),
];

/** File name of the portrait, and the colleague's name. */
export const portraits = {
  gerrit: 'Gerrit Veldkamp',
  anke: 'Anke Zaaigoed',
  fenna: 'Fenna Graszode',
  joris: 'Joris Hefboom',
  tess: 'Tess Tandwiel',
  ruben: 'Ruben Aanhanger',
  wim: 'Wim Bougie',
  daan: 'Daan Krukas',
  sanne: 'Sanne Momentsleutel',
  mees: 'Mees Lagerblok',
  ina: 'Ina Potlood',
  koos: 'Koos Kasboek',
} as const;

/** The demo's images; `draw/` generates the files. */
export const seedAssets: ContentfulAsset[] = [
  ...marks,
  ...films,
  ...places,
  ...Object.entries(portraits).map(([id, name]) => buildAsset(`portrait-${id}`, `team/${id}.jpg`, toName(name))),
];
