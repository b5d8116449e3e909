import type { ContentfulEntry } from '../contentful-format';
import { text } from '../types/text';

import { buildEntry } from './build-entry';

/** Words of the site that the company says in its own way. */
export const textEntries: ContentfulEntry[] = [
  buildEntry(text, 'text-apply', {
    key: 'vacancies:applyText',
    text: {
      nl: 'Een brief hoeft niet: je naam en hoe we je bereiken zijn genoeg. Een cv mag erbij. We bellen of mailen binnen drie werkdagen.',
      en: 'No letter needed: your name and how to reach you are enough. You may add a CV. We call or e-mail within three working days.',
      de: 'Ein Anschreiben ist nicht nötig: Dein Name und deine Kontaktdaten genügen. Einen Lebenslauf kannst du anhängen. Wir melden uns innerhalb von drei Werktagen.',
    },
    note: 'Who applies wants to know when we call.',
  }),
  buildEntry(text, 'text-applied', {
    key: 'enquiry:status.applied',
    text: {
      nl: 'Je sollicitatie is verzonden. We bellen of mailen binnen drie werkdagen.',
      en: 'Your application has been sent. We call or e-mail within three working days.',
      de: 'Deine Bewerbung wurde gesendet. Wir melden uns innerhalb von drei Werktagen.',
    },
    note: 'The same promise as beside the form.',
  }),
];
