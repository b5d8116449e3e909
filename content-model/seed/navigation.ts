import type { Localized } from '../content-type';
import type { ContentfulEntry } from '../contentful-format';
import { link } from '../types/link';
import { linkGroup, navigation } from '../types/navigation';
import type { linkRoutes } from '../types/shared';

import { buildEntry } from './build-entry';

/** What links to pages of the site say, as the site itself says it. */
const words = {
  home: { nl: 'Home', en: 'Home', de: 'Startseite' },
  sectorAgriculture: { nl: 'Landbouw', en: 'Agriculture', de: 'Landwirtschaft' },
  sectorIndustry: { nl: 'Industrie', en: 'Industry', de: 'Industrie' },
  sectorGarden: { nl: 'Tuin en park', en: 'Garden and park', de: 'Garten und Park' },
  stockOverview: { nl: 'Occasions', en: 'Used machines', de: 'Gebrauchtmaschinen' },
  about: { nl: 'Over ons', en: 'About us', de: 'Über uns' },
  services: { nl: 'Diensten', en: 'Services', de: 'Dienstleistungen' },
  warehouse: { nl: 'Onderdelen', en: 'Parts', de: 'Ersatzteile' },
  vacancies: { nl: 'Vacatures', en: 'Vacancies', de: 'Stellenangebote' },
  news: { nl: 'Nieuws', en: 'News', de: 'Aktuelles' },
  stories: { nl: 'Klantverhalen', en: 'Customer stories', de: 'Kundengeschichten' },
  brands: { nl: 'Merken', en: 'Brands', de: 'Marken' },
} as const satisfies Partial<Record<(typeof linkRoutes)[number], Localized<string>>>;

type Route = keyof typeof words;
const routes = Object.keys(words) as Route[];

const links = routes.map((route) => buildEntry(link, toLinkId(route), { label: words[route], route }));

const transport = buildEntry(link, 'link-transport', {
  label: { nl: 'Transport', en: 'Transport', de: 'Transport' },
  page: 'page-transport-en-export',
});

const sectors = buildEntry(linkGroup, 'links-sectors', {
  label: { nl: 'Sectoren', en: 'Sectors', de: 'Branchen' },
  links: (['sectorAgriculture', 'sectorIndustry', 'sectorGarden'] as const).map(toLinkId),
});

const company = buildEntry(linkGroup, 'links-company', {
  label: { nl: 'Bedrijf', en: 'Company', de: 'Unternehmen' },
  links: [
    ...(['about', 'services', 'warehouse'] as const).map(toLinkId),
    transport.sys.id,
    ...(['news', 'stories'] as const).map(toLinkId),
  ],
});

/** The links of the specification (section 2), those to news and stories, and one to a page that the company made. */
export const navigationEntries: ContentfulEntry[] = [
  ...links,
  transport,
  sectors,
  company,
  buildEntry(navigation, 'navigation', {
    name: 'Header en footer',
    header: [
      ...[toLinkId('home'), sectors.sys.id, toLinkId('stockOverview')],
      ...[company.sys.id, toLinkId('vacancies'), toLinkId('brands')],
    ],
    footer: [
      ...(['home', 'sectorAgriculture', 'sectorIndustry', 'sectorGarden', 'services', 'stockOverview'] as const).map(
        toLinkId,
      ),
      ...(['warehouse', 'about', 'brands', 'vacancies'] as const).map(toLinkId),
      ...[transport.sys.id, toLinkId('news'), toLinkId('stories')],
    ],
  }),
];

function toLinkId(route: Route): string {
  return `link-${route}`;
}
