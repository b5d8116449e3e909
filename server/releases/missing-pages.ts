import { access } from 'node:fs/promises';
import path from 'node:path';

import { locales } from '../../src/i18n/locales';
import { toLocalePath } from '../../src/i18n/paths';
import { getPattern, isStaticRoute, routeIds } from '../../src/i18n/routes';

/** The pages of the route table that a build lacks. Such a build is not published. */
export async function findMissingPages(buildDir: string): Promise<string[]> {
  const paths = locales.flatMap((locale) => routeIds.filter(isStaticRoute).map((route) => toLocalePath(locale, getPattern(route, locale))));
  const missing: string[] = [];
  for (const page of paths) {
    const file = path.join(buildDir, page, 'index.html');
    await access(file).catch(() => missing.push(page));
  }
  return missing;
}
