import { linkRoutes } from '../../../../content-model/types/shared';
import { articleTypes } from '../../../features/content/articles/article-types';
import { emptyQuery, formatQuery } from '../../../features/stock/model/search/query';
import { defaultLocale, forEachLocale, locales, type Locale } from '../../../i18n/locales';
import { toAlternates, toPath } from '../../../i18n/paths';
import { foldText } from '../../../lib/fold-text';
import { hasWords } from '../../../lib/has-words';
import type { ArticleSegments } from '../article-addresses';
import { getText, isOf } from '../checks/facts';
import type { CmsEntry } from '../fetch-entries';
import type { Known } from '../mend/categories';

/** The address of one place in each language. */
export type Paths = Readonly<Record<Locale, string>>;

/** What links can lead to, with what it is found by. */
export type Destinations = {
  /** By the ids of their entries: what is published, and not hidden now. */
  pages: ReadonlyMap<string, Paths>;
  vacancies: ReadonlyMap<string, Paths>;
  /** News and customer stories. */
  articles: ReadonlyMap<string, Paths>;
  brands: ReadonlyMap<string, Paths>;
  /** By the stock system's name. */
  categories: ReadonlyMap<string, Paths>;
  known: readonly Known[];
  /** By both of its numbers, in small letters without spaces and signs. */
  machines: ReadonlyMap<string, Paths>;
};

type Machine = { advertisementID: string; advertiserStockNumber?: string | undefined; makeName?: string | undefined };

export type Site = {
  entries: readonly CmsEntry[];
  /** The entries that it is not the time of. */
  hidden: ReadonlySet<string>;
  /** How the address of each vacancy ends. */
  segments: ReadonlyMap<string, string>;
  /** How the address of each article ends, by locale. */
  articleSegments: ArticleSegments;
  /** The addresses of pages that editors made. */
  ownPages: ReadonlyMap<string, Paths>;
  categories: readonly (Known & { paths: Paths })[];
  stockItems: readonly (Machine & { paths: Paths })[];
};

/** Finds all places that links can lead to. */
export function toDestinations(site: Site): Destinations {
  const { entries, hidden, segments, articleSegments, ownPages, categories, stockItems } = site;
  const shown = entries.filter(({ sys }) => !hidden.has(sys.id));
  const makes = new Set(stockItems.map(({ makeName }) => makeName));
  const place = (type: string, toPaths: (entry: CmsEntry) => Paths | null) =>
    new Map(
      shown.filter(isOf(type)).flatMap((entry) => {
        const paths = toPaths(entry);
        return paths === null ? [] : [[entry.sys.id, paths] as const];
      }),
    );
  return {
    pages: place('page', (page) => findRoutePaths(getText(page, 'route')) ?? ownPages.get(page.sys.id) ?? null),
    vacancies: place('vacancy', ({ sys, fields }) =>
      hasTitle(fields) ? toAlternates('vacancy', () => ({ id: segments.get(sys.id) ?? sys.id })) : null,
    ),
    articles: new Map(
      articleTypes.flatMap(({ id, page }) => [
        ...place(id, ({ sys, fields }) =>
          hasTitles(fields)
            ? toAlternates(page, (locale) => ({ id: articleSegments[locale]?.get(sys.id) ?? sys.id }))
            : null,
        ),
      ]),
    ),
    brands: place('brand', (brand) => {
      const name = getText(brand, 'name');
      return name !== null && makes.has(name) ? toBrandPaths(name) : null;
    }),
    categories: new Map(categories.map(({ name, paths }) => [name, paths])),
    known: categories,
    machines: new Map([...toNumbered(stockItems, toOwnNumber), ...toNumbered(stockItems, toShownNumber)]),
  };
}

function hasTitle({ title }: CmsEntry['fields']): boolean {
  return Object.values(title ?? {}).some((words) => typeof words === 'string' && hasWords(words));
}

/** An article has pages when each language has a title, its own or the Dutch one (`planned-articles.ts`). */
function hasTitles({ title }: CmsEntry['fields']): boolean {
  return locales.every((locale) => {
    const words = title?.[locale] ?? title?.[defaultLocale];
    return typeof words === 'string' && hasWords(words);
  });
}

/** The addresses of a page of the route table that editors can choose; null for any other. */
export function findRoutePaths(route: string | null): Paths | null {
  const found = linkRoutes.find((id) => id === route);
  return found === undefined ? null : toAlternates(found, () => ({}));
}

/** A number as people write it and as the stock system does. @example toPlainNumber('L 20-417') // 'l20417' */
export function toPlainNumber(written: string): string {
  return foldText(written).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The same place with something behind its address in each language. */
export function addToPaths(paths: Paths, rest: string): Paths {
  return Object.fromEntries(locales.map((locale) => [locale, paths[locale] + rest])) as Paths;
}

/** The list of a make's machines. @param make its name in the stock API */
export function toMakePath(make: string, locale: Locale): string {
  return toPath('stockOverview', locale) + formatQuery({ ...emptyQuery, values: { makeName: [make] } });
}

const toBrandPaths = (name: string): Paths => forEachLocale((locale) => toMakePath(name, locale));

const toOwnNumber = ({ advertisementID }: Machine): string => advertisementID;
/** What visitors read counts: another machine may have the same as the stock system's own number. */
const toShownNumber = ({ advertiserStockNumber }: Machine): string => advertiserStockNumber ?? '';

function toNumbered(items: Site['stockItems'], getNumber: (item: Machine) => string): [string, Paths][] {
  return items
    .map((item): [string, Paths] => [toPlainNumber(getNumber(item)), item.paths])
    .filter(([number]) => number !== '');
}
