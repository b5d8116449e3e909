import { noHistory } from '../../../i18n/addresses/address-history';
import { forEachLocale } from '../../../i18n/locales';
import { toLocalePath } from '../../../i18n/paths';
import type { CmsEntry } from '../fetch-entries';
import { settleOwnPages } from '../own-pages/own-page-addresses';
import { toDestinations, type Destinations } from '../targets/destinations';

import type { Facts } from './facts';

type Fields = Readonly<Record<string, unknown>>;

/** An entry for tests: a value stands in Dutch, `{ nl, de }` in several languages. */
export function toEntry(type: string, id: string, fields: Fields): CmsEntry {
  const inLocales = (value: unknown) =>
    typeof value === 'object' && value !== null && ('nl' in value || 'de' in value) ? value : { nl: value };
  return {
    sys: { id, contentType: { sys: { id: type } } },
    fields: Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [field, inLocales(value) as Record<string, unknown>]),
    ),
  };
}

export const toLink = (id: string, linkType: 'Entry' | 'Asset' = 'Entry') => ({ sys: { type: 'Link', linkType, id } });

/** A few texts, as the files of the site have them. */
const siteTexts = new Map([
  ['enquiry:send', 'Versturen'],
  ['enquiry:status.applied', 'Je sollicitatie is verzonden.'],
  ['stock:count_one', '{{count}} machine'],
  ['stock:count_other', '{{count}} machines'],
  ['consent:accept', 'Akkoord'],
  ['vacancies:applyText', 'Een brief hoeft niet: je naam en hoe we je bereiken zijn genoeg. Een cv mag erbij.'],
]);

const categories = [
  { name: 'tractors', labels: ['Tractoren'], machines: 3 },
  { name: 'combineHarvesters', labels: ['Maaidorsers'], machines: 1 },
];

/** What such entries can lead to, beside two categories and a machine. */
export function toTestDestinations(entries: readonly CmsEntry[], hidden: readonly string[] = []): Destinations {
  const toPaths = (path: string) => forEachLocale((locale) => toLocalePath(locale, path));
  return toDestinations({
    ...{ entries, hidden: new Set(hidden), segments: new Map(), articleSegments: {} },
    ownPages: settleOwnPages(entries, noHistory).paths,
    categories: categories.map((category) => ({ ...category, paths: toPaths(`/occasions/${category.name}`) })),
    stockItems: [
      {
        ...{ advertisementID: '123', advertiserStockNumber: 'L20417', makeName: 'Fendt' },
        paths: toPaths('/occasions/tractors/fendt-123'),
      },
    ],
  });
}

/** What a build knows of such entries. */
export function toFacts(entries: readonly CmsEntry[], more: Partial<Facts> = {}): Facts {
  return {
    ...{ entries, assets: [], lostFiles: new Set(), spares: [], makes: new Map(), today: '2026-11-26' },
    now: Date.parse('2026-11-26T12:00Z'),
    siteTexts: forEachLocale(() => siteTexts),
    byId: new Map(entries.map((entry) => [entry.sys.id, entry])),
    categories,
    destinations: toTestDestinations(entries),
    ownPages: settleOwnPages(entries, noHistory),
    ...more,
  };
}
