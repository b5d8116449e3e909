import type { ContentfulEntry } from '../contentful-format';
import { text } from '../types/text';

import { buildEntry } from './build-entry';

/** Words of the site that the company says in its own way. */
export const textEntries: ContentfulEntry[] = [
  buildEntry(text, 'text-apply', {
    key: 'vacancies:applyText',
    text: {
      nl: 'Een brief hoeft niet: je naam, hoe we je bereiken en een cv zijn genoeg. We bellen binnen drie werkdagen.',
      en: 'No letter needed: your name, how to reach you and a CV are enough. We call within three working days.',
      de: 'Ein Anschreiben ist nicht nötig: Dein Name, wie wir dich erreichen, und ein Lebenslauf genügen. Wir rufen innerhalb von drei Werktagen an.',
    },
    note: 'Who applies wants to know when we call.',
  }),
];
