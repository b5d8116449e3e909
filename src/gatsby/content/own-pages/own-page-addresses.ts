import type { ContentFinding } from '../../../../content-model/content-report';
import { pageRoutes } from '../../../../content-model/types/shared';
import { toPageKey, type AddressHistory } from '../../../i18n/addresses/address-history';
import { allotSegments, type SegmentRequest } from '../../../i18n/addresses/allot-segments';
import { toKnownSegments } from '../../../i18n/addresses/known-segments';
import { defaultLocale, forEachLocale, locales, type Locale } from '../../../i18n/locales';
import { toLocalePath } from '../../../i18n/paths';
import { slugify } from '../../../lib/slugify';
import { getText, getValue, isOf } from '../checks/facts';
import type { CmsEntry } from '../fetch-entries';
import { byAge } from '../required-entries';
import type { Paths } from '../targets/destinations';

import * as findings from './own-page-findings';
import { isReservedSegment } from './reserved-segments';

/** The addresses of the pages that editors made, by the ids of their entries, and what is to be said of them. */
export type OwnPages = { paths: ReadonlyMap<string, Paths>; findings: readonly ContentFinding[] };

/** Gatsby cuts long paths off, and links to them would lead nowhere. */
const longest = 80;

/** What such a page is known by for good. */
export function toOwnPageKey(id: string): string {
  return toPageKey('page', id);
}

/** Whether an entry is a page that the site does not have by itself. */
export function isOwnPage(entry: CmsEntry): boolean {
  const route = getText(entry, 'route');
  return isOf('page')(entry) && !pageRoutes.some((id) => id === route);
}

/**
 * Settles the address of each page that an editor made: its slug in each language, where that is written, else the
 * Dutch one. Who has a slug keeps it; where another page has it, or the site needs it, a number stands behind it.
 * @param known the addresses that pages had
 */
export function settleOwnPages(entries: readonly CmsEntry[], known: AddressHistory): OwnPages {
  const pages = entries.filter(isOwnPage).sort(byAge);
  const fixed = entries.filter((entry) => isOf('page')(entry) && !isOwnPage(entry));
  const addressed = pages.filter((page) => findSlug(page, defaultLocale) !== null);
  const segments = forEachLocale((locale) => allotFor(addressed, locale, toKnownSegments(known, locale)));
  const getSegment = (page: CmsEntry, locale: Locale) => segments[locale].get(toOwnPageKey(page.sys.id)) ?? '';
  return {
    paths: new Map(
      addressed.map((page) => [
        page.sys.id,
        forEachLocale((locale) => toLocalePath(locale, `/${getSegment(page, locale)}`)),
      ]),
    ),
    findings: [
      ...fixed.filter((page) => readSlugs(page).length > 0).map(findings.toFixedPageWithSlug),
      ...fixed
        .filter((page) => (getValue(page, 'begins') ?? getValue(page, 'ends')) !== null)
        .map(findings.toFixedPageWithTime),
      ...pages.filter((page) => !addressed.includes(page)).map(findings.toPageWithoutSlug),
      ...addressed.flatMap((page) =>
        readSlugs(page).flatMap(([locale, written]) => {
          const slug = toSlug(written);
          const segment = getSegment(page, locale);
          if (slug === null) return findings.toUnreadable(page, locale, written);
          if (slug === segment) return slug === written.trim() ? [] : findings.toMended(page, locale, written, slug);
          const owner = addressed.find((other) => other !== page && getSegment(other, locale) === slug);
          return findings.toTaken(page, { locale, slug, segment, owner });
        }),
      ),
    ],
  };
}

function allotFor(
  pages: readonly CmsEntry[],
  locale: Locale,
  known: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<string, string> {
  const requests = pages.map((page): SegmentRequest => {
    const slug = findSlug(page, locale) ?? '';
    return { key: toOwnPageKey(page.sys.id), plain: slug, named: slug };
  });
  const wanted = [...requests.map(({ plain }) => plain), ...Object.values(known).flat()];
  return allotSegments(requests, known, wanted.filter(isReservedSegment));
}

/** The slug of a page in a language; null if there is none in any. */
function findSlug(page: CmsEntry, locale: Locale): string | null {
  const slugs = new Map(
    readSlugs(page).flatMap(([of, written]) => {
      const slug = toSlug(written);
      return slug === null ? [] : [[of, slug] as const];
    }),
  );
  return slugs.get(locale) ?? slugs.get(defaultLocale) ?? [...slugs.values()][0] ?? null;
}

/** What is written for the address, by language. */
function readSlugs({ fields }: CmsEntry): [Locale, string][] {
  return locales.flatMap((locale) => {
    const written = fields.slug?.[locale];
    return typeof written === 'string' && written.trim() !== '' ? [[locale, written] as [Locale, string]] : [];
  });
}

/** What an editor wrote as one segment of an address, also where it is a whole path; null for what has no letter. */
function toSlug(written: string): string | null {
  return slugify(written).slice(0, longest).replace(/-$/, '') || null;
}
