import { matchPath, toPath } from '../../src/i18n/paths';
import { slugify } from '../../src/lib/slugify';

import type { ServedRelease } from './current-release';

/**
 * Finds the current path of a page by a former path, by a path in other capitals, or by a category's written name. Null
 * if the release has no such page, or has it at this path. Stock items are found by their id (`newer-stock-item.ts`).
 * @param path decoded, with the route table's own words (`resolve-request.ts`)
 */
export function findMovedPage({ addresses }: Pick<ServedRelease, 'addresses'>, path: string): string | null {
  const now = addresses.get(path.toLowerCase()) ?? addresses.get(toSlugged(path));
  return now === path ? null : (now ?? null);
}

/** @example toSlugged('/de/anlasse/Mähdrescher') // '/de/anlasse/maehdrescher' */
function toSlugged(path: string): string {
  const match = matchPath(encodeURI(path));
  if (match?.route !== 'stockCategory') return '';
  return toPath('stockCategory', match.locale, { category: slugify(match.params.category ?? '') });
}
