import { fetchKnownCategories } from '../../src/features/stock/api/fetch-known-categories';
import { isCategorySegment } from '../../src/features/stock/model/categories/category';
import type { Category } from '../../src/features/stock/model/contract';
import { slugify } from '../../src/lib/slugify';
import type { Description } from '../releases/description';

import type { Middleware } from './middleware';

/** Fetches the categories of a stock API; null if it does not answer. */
export type FetchCategories = (stock: Description['stock']) => Promise<readonly Category[] | null>;

/** Visitors wait for the answer. */
const timeoutMs = 2000;
/** How long an answer and a failure are cached. */
const freshMs = { ok: 30_000, error: 5_000 } as const;

/** Fetches the categories of the stock API, with a cache. */
export function createFetchCategories(): FetchCategories {
  const answers = new Map<string, { until: number; categories: Promise<readonly Category[] | null> }>();
  return ({ apiUrl, companyId }) => {
    const key = JSON.stringify([apiUrl, companyId]);
    const cached = answers.get(key);
    if (cached !== undefined && cached.until > Date.now()) return cached.categories;
    const pending = fetchKnownCategories({ api: { url: apiUrl, companyId }, timeoutMs });
    const answer = {
      until: Infinity,
      categories: pending.then((result) => {
        answer.until = Date.now() + freshMs[result.status];
        return result.status === 'ok' ? result.value : null;
      }),
    };
    answers.set(key, answer);
    return answer.categories;
  };
}

/**
 * Serves categories that are newer than the build with the page that shows their list live
 * (`src/sections/new-category-page.tsx`), under the path that the next build gives them. The API is not queried for
 * categories of the build.
 */
export function toNewerCategory(fetchCategories: FetchCategories): Middleware {
  return async ({ path, params, locale, release, isBuilt }) => {
    const segment = params.category ?? '';
    if (isBuilt) return null;
    const categories = await fetchCategories(release.description.stock);
    if (categories === null) return { kind: 'unavailable' };
    if (!categories.some((category) => isCategorySegment(segment, category, locale))) return null;
    const slug = slugify(segment);
    if (slug === segment || slug === '') return { kind: 'shell' };
    return { kind: 'moved', location: `${path.slice(0, path.lastIndexOf('/') + 1)}${slug}` };
  };
}
