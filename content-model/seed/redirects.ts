import type { ContentfulEntry } from '../contentful-format';
import { redirect } from '../types/redirect';

import { buildEntry } from './build-entry';

/** An address of the website before, and one of an invitation. */
export const redirectEntries: ContentfulEntry[] = [
  buildEntry(redirect, 'redirect-opening-times', {
    from: '/openingstijden',
    to: '/contact',
    note: 'Stond op de vorige website, en staat nog op de servicestickers.',
  }),
  buildEntry(redirect, 'redirect-open-days', {
    from: '/opendagen',
    to: '/contact',
    note: 'Adres op de uitnodiging voor de open dagen.',
    until: '2027-03-13',
  }),
];
