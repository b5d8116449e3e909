import type { ContentfulEntry } from '../contentful-format';
import { teamMember } from '../types/team-member';

import { buildEntry } from './build-entry';

/** Builds numbers and addresses: extension 13 and up of a fictitious exchange, a reserved mail domain. */
const toContact = (extension: number, mailbox: string) => ({
  phone: `+31 (0)570 00 00 ${String(extension)}`,
  email: `${mailbox}@veldkamp-machines.example`,
});

/** The fictitious team. Their names are parts and tools, so that nobody takes them for real people. */
export const teamEntries: ContentfulEntry[] = [
  buildEntry(teamMember, 'team-gerrit', {
    name: 'Gerrit Veldkamp',
    group: 'management',
    function: { nl: 'Directeur', en: 'Managing director', de: 'Geschäftsführer' },
    photo: 'portrait-gerrit',
    ...toContact(13, 'gerrit'),
    order: 1,
  }),
  buildEntry(teamMember, 'team-anke', {
    name: 'Anke Zaaigoed',
    group: 'management',
    function: { nl: 'Bedrijfsleider', en: 'Operations manager', de: 'Betriebsleiterin' },
    photo: 'portrait-anke',
    ...toContact(14, 'anke'),
    order: 2,
  }),
  buildEntry(teamMember, 'team-fenna', {
    name: 'Fenna Graszode',
    group: 'sales',
    function: { nl: 'Verkoop landbouw', en: 'Agricultural sales', de: 'Verkauf Landtechnik' },
    photo: 'portrait-fenna',
    ...toContact(15, 'fenna'),
    whatsapp: '+31 (0)6 00 00 00 15',
    order: 1,
  }),
  buildEntry(teamMember, 'team-joris', {
    name: 'Joris Hefboom',
    group: 'sales',
    function: { nl: 'Verkoop industrie', en: 'Industrial sales', de: 'Verkauf Industrie' },
    photo: 'portrait-joris',
    ...toContact(16, 'joris'),
    whatsapp: '+31 (0)6 00 00 00 16',
    order: 2,
  }),
  buildEntry(teamMember, 'team-tess', {
    name: 'Tess Tandwiel',
    group: 'sales',
    function: { nl: 'Verkoop tuin en park', en: 'Garden and park sales', de: 'Verkauf Garten und Park' },
    photo: 'portrait-tess',
    ...toContact(17, 'tess'),
    whatsapp: '+31 (0)6 00 00 00 17',
    order: 3,
  }),
  buildEntry(teamMember, 'team-ruben', {
    name: 'Ruben Aanhanger',
    group: 'sales',
    function: { nl: 'Inkoop en export', en: 'Buying and export', de: 'Einkauf und Export' },
    photo: 'portrait-ruben',
    ...toContact(18, 'ruben'),
    whatsapp: '+31 (0)6 00 00 00 18',
    order: 4,
  }),
  buildEntry(teamMember, 'team-wim', {
    name: 'Wim Bougie',
    group: 'service',
    function: { nl: 'Chef werkplaats', en: 'Workshop manager', de: 'Werkstattleiter' },
    photo: 'portrait-wim',
    ...toContact(19, 'werkplaats'),
    whatsapp: '+31 (0)6 00 00 00 19',
    order: 1,
  }),
  buildEntry(teamMember, 'team-daan', {
    name: 'Daan Krukas',
    group: 'service',
    function: {
      nl: 'Servicemonteur buitendienst',
      en: 'Field service mechanic',
      de: 'Servicemechaniker im Außendienst',
    },
    photo: 'portrait-daan',
    ...toContact(20, 'daan'),
    order: 2,
  }),
  buildEntry(teamMember, 'team-sanne', {
    name: 'Sanne Momentsleutel',
    group: 'service',
    function: { nl: 'Keurmeester', en: 'Inspector', de: 'Prüferin' },
    photo: 'portrait-sanne',
    ...toContact(21, 'sanne'),
    order: 3,
  }),
  buildEntry(teamMember, 'team-mees', {
    name: 'Mees Lagerblok',
    group: 'service',
    function: { nl: 'Magazijn en onderdelen', en: 'Warehouse and parts', de: 'Ersatzteillager' },
    photo: 'portrait-mees',
    ...toContact(22, 'magazijn'),
    whatsapp: '+31 (0)6 00 00 00 22',
    order: 4,
  }),
  buildEntry(teamMember, 'team-ina', {
    name: 'Ina Potlood',
    group: 'administration',
    photo: 'portrait-ina',
    ...toContact(23, 'administratie'),
    order: 1,
  }),
  buildEntry(teamMember, 'team-koos', {
    name: 'Koos Kasboek',
    group: 'administration',
    photo: 'portrait-koos',
    ...toContact(24, 'koos'),
    order: 2,
  }),
];
