import type { ContentfulEntry } from '../../contentful-format';
import { textSection } from '../../types/text-sections';

import { buildPage, buildSection } from './build-page';
import { privacyInGerman } from './privacy-de';
import { privacyInEnglish } from './privacy-en';
import { privacyInDutch } from './privacy-nl';

const title = {
  nl: 'Privacy- en cookieverklaring',
  en: 'Privacy and cookie statement',
  de: 'Datenschutz- und Cookie-Erklärung',
};

export const privacyEntries: ContentfulEntry[] = buildPage(
  {
    route: 'privacy',
    title,
    description: {
      nl: 'Welke gegevens we van u bewaren, waarom, hoe lang, en welke cookies deze site gebruikt.',
      en: 'Which data we keep about you, why, for how long, and which cookies this site uses.',
      de: 'Welche Daten wir von Ihnen speichern, warum, wie lange, und welche Cookies diese Website nutzt.',
    },
  },
  [buildSection(textSection, { title, body: { nl: privacyInDutch, en: privacyInEnglish, de: privacyInGerman } })],
);
