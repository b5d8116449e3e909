import type { ContentfulSpace } from '../contentful-format';
import { contentTypes } from '../index';
import { toContentful } from '../to-contentful';

import { seedAssets } from './assets';
import { brandEntries } from './brands';
import { companyEntries } from './company';
import { navigationEntries } from './navigation';
import { newsEntries } from './news';
import { pageEntries } from './pages';
import { redirectEntries } from './redirects';
import { searchSynonymEntries } from './search-synonyms';
import { sectorEntries } from './sectors';
import { serviceEntries } from './services';
import { storyEntries } from './stories';
import { teamEntries } from './team';
import { textEntries } from './texts';
import { vacancyEntries } from './vacancies';

/** Returns the whole demo space in the import format: model, entries and assets. */
export function getSeedSpace(): ContentfulSpace {
  const entries = [
    ...companyEntries,
    ...teamEntries,
    ...vacancyEntries,
    ...newsEntries,
    ...storyEntries,
    ...sectorEntries,
    ...brandEntries,
    ...serviceEntries,
    ...searchSynonymEntries,
    ...redirectEntries,
    ...pageEntries,
    ...navigationEntries,
    ...textEntries,
  ];
  return toContentful(contentTypes, { entries, assets: seedAssets });
}
