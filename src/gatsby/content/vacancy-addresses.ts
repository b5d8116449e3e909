import type { SourceNodesArgs } from 'gatsby';

import { toPageKey } from '../../i18n/addresses/address-history';
import { allotSegments, type SegmentRequest } from '../../i18n/addresses/allot-segments';
import { toKnownSegments } from '../../i18n/addresses/known-segments';
import { readKnownAddresses } from '../../i18n/addresses/read-addresses';
import { defaultLocale } from '../../i18n/locales';

import { toIdSegment, toSlug } from './entry-segment';

/** The type of the nodes that say how the address of a vacancy ends. */
export const vacancyAddressType = 'VacancyAddress';

/** Their schema: they are found by id, and no page asks for them. */
export const vacancyAddressSchema = `type ${vacancyAddressType} implements Node @dontInfer {\n  segment: String!\n}`;

/** The id of such a node. */
export function toVacancyAddressId(vacancy: string): string {
  return `${vacancyAddressType} ${vacancy}`;
}

/** What a vacancy's page is known by for good: the entry's id. */
export function toVacancyKey(id: string): string {
  return toPageKey('vacancy', id);
}

/**
 * How the address of each vacancy ends: with its slug, else with its id. Who has a slug keeps it; another one with the
 * same has its id behind it.
 * @param vacancies ids as the CMS has them (1 to 64 letters, digits, `-`, `_` and `.`), and slugs as editors wrote them
 * @param known the segments that there were, by `toVacancyKey`
 * @returns segments by id
 */
export function toVacancySegments(
  vacancies: readonly { id: string; slug?: unknown }[],
  known: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<string, string> {
  const wishes = vacancies
    .map(({ id, slug }): SegmentRequest => {
      const own = toIdSegment(id, 'vacancy');
      const plain = toSlug(slug) ?? own;
      return { key: toVacancyKey(id), plain, named: plain === own ? own : `${plain}-${own}` };
    })
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  const allotted = allotSegments(wishes, known);
  return new Map(vacancies.map(({ id }) => [id, allotted.get(toVacancyKey(id)) ?? id]));
}

/** Keeps the addresses of all vacancies where queries find them. @returns how each ends, by id */
export async function createVacancyAddresses({
  actions,
  getNodesByType,
  createContentDigest,
  reporter,
}: Pick<SourceNodesArgs, 'actions' | 'getNodesByType' | 'createContentDigest' | 'reporter'>): Promise<
  ReadonlyMap<string, string>
> {
  const vacancies = new Map(
    getNodesByType('ContentfulVacancy').map(({ contentful_id, slug }) => [String(contentful_id), slug]),
  );
  const segments = toVacancySegments(
    [...vacancies].map(([id, slug]) => ({ id, slug })),
    toKnownSegments(readKnownAddresses(), defaultLocale),
  );
  for (const [vacancy, segment] of segments) {
    const slug = toSlug(vacancies.get(vacancy));
    if (slug !== null && slug !== segment)
      reporter.warn(
        `The address “${slug}” of the vacancy ${vacancy} is another one’s, or was: its page is at “${segment}”.`,
      );
    await actions.createNode({
      id: toVacancyAddressId(vacancy),
      segment,
      internal: { type: vacancyAddressType, contentDigest: createContentDigest(segment) },
    });
  }
  return segments;
}
