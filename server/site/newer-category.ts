import { fetchKnownCategories } from '../../src/features/stock/api/fetch-known-categories';
import { isCategorySegment } from '../../src/features/stock/model/categories/category';
import type { Category } from '../../src/features/stock/model/contract';
import { slugify } from '../../src/lib/slugify';
import type { Description } from '../releases/description';

import type { Middleware } from './middleware';

/** Fetches the categories of a stock API; none when it does not answer. */
export type FetchCategories = (stock: Description['stock']) => Promise<readonly Category[]>;

/** Visitors wait for this. */
const timeoutMs = 2000;
/** How long an answer holds, and that there was none. */
const freshMs = { ok: 30_000, error: 5_000 } as const;

/** Fetches the categories of the stock API, cached for a while. */
export function createFetchCategories(): FetchCategories {
  const answers = new Map<string, { until: number; categories: Promise<readonly Category[]> }>();
  return ({ apiUrl, companyId }) => {
    const key = JSON.stringify([apiUrl, companyId]);
    const known = answers.get(key);
    if (known !== undefined && known.until > Date.now()) return known.categories;
    const asked = fetchKnownCategories({ api: { url: apiUrl, companyId }, timeoutMs });
    const answer = {
      until: Infinity,
      categories: asked.then((result) => {
        answer.until = Date.now() + freshMs[result.status];
        return result.status === 'ok' ? result.value : [];
      }),
    };
    answers.set(key, answer);
    return answer.categories;
  };
}

/**
 * Answers for categories that are newer than the build, with the page that shows their list live (`src/sections/new-
 * category-page.tsx`), under the address that the next build gives them. The API is not asked about a category of the
 * build.
 */
export function toNewerCategory(fetchCategories: FetchCategories): Middleware {
  return async ({ path, params, locale, release, isBuilt }) => {
    const segment = params.category ?? '';
    if (isBuilt || release.description === null) return null;
    const categories = await fetchCategories(release.description.stock);
    if (!categories.some((category) => isCategorySegment(segment, category, locale))) return null;
    const slug = slugify(segment);
    if (slug === segment || slug === '') return { kind: 'shell' };
    return { kind: 'moved', location: `${path.slice(0, path.lastIndexOf('/') + 1)}${slug}` };
  };
}
