import type { ContentFinding } from '../../../../content-model/content-report';
import { nameType } from '../../../../content-model/type-name';
import { slugify } from '../../../lib/slugify';
import { nameEntry, type CmsEntry } from '../fetch-entries';

import { getText, isOf, type Facts } from './facts';
import { toFinding } from './finding';
import { findDoubles } from './times';

type Rule = { type: string; field: string; toKey: (entry: CmsEntry) => string | null; problem: string };

const fold = (text: string | null) => text?.normalize('NFKC').replace(/\s+/g, ' ').toLowerCase() ?? null;
const by = (field: string) => (entry: CmsEntry) => fold(getText(entry, field));

/** What stands on the site twice when two entries are alike in it. */
const rules: readonly Rule[] = [
  {
    ...{ type: 'vacancy', field: 'title', problem: 'has the same function and place as' },
    toKey: (entry) => (by('title')(entry) === null ? null : `${by('title')(entry) ?? ''}\n${by('place')(entry) ?? ''}`),
  },
  ...['news', 'story'].map((type) => ({
    ...{ type, field: 'title', toKey: by('title'), problem: 'has the same title as' },
  })),
  { type: 'teamMember', field: 'name', toKey: by('name'), problem: 'has the same name (in whatever group) as' },
  { type: 'teamMember', field: 'email', toKey: by('email'), problem: 'has the same e-mail address as' },
  { type: 'brand', field: 'name', toKey: by('name'), problem: 'has the same name as' },
  { type: 'certificate', field: 'name', toKey: by('name'), problem: 'has the same name as' },
  { type: 'service', field: 'title', toKey: by('title'), problem: 'has the same title as' },
];

/** Entries that were made twice: both are shown. */
export function findDoubleEntries({ entries }: Facts): ContentFinding[] {
  return rules.flatMap(({ type, field, toKey, problem }) =>
    findDoubles(entries.filter(isOf(type)), toKey).map(([entry, other]) =>
      toFinding(entry, {
        field,
        problem: `The ${nameType(type)} ${nameEntry(entry)} ${problem} ${other.sys.id}; both are shown.`,
        advice: 'Unpublish one of them, or tell them apart.',
      }),
    ),
  );
}

/**
 * Vacancies whose address another one asks for as well, or has by its id: one of the two gets another
 * (`vacancy-addresses.ts`).
 */
export function findSameAddresses({ entries }: Facts): ContentFinding[] {
  const getSlug = (entry: CmsEntry) => slugify(getText(entry, 'slug') ?? '');
  const vacancies = entries.filter(isOf('vacancy'));
  // Those that have no slug, and so nothing to change, come first.
  const ordered = vacancies.toSorted((one, other) => Number(getSlug(one) !== '') - Number(getSlug(other) !== ''));
  return findDoubles(ordered, (entry) => getSlug(entry) || entry.sys.id).map(([entry, other]) =>
    toFinding(entry, {
      field: 'slug',
      problem: `The vacancy ${nameEntry(entry)}: its address “${getSlug(entry)}” is that of ${nameEntry(other)}, too; one of them has its id behind it.`,
      advice: 'Write another address.',
    }),
  );
}
