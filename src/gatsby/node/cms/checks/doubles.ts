import type { ContentFinding } from '../../../../../content-model/content-report';
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
        problem: `The ${type} ${nameEntry(entry)} ${problem} ${other.sys.id}; both are shown.`,
        advice: 'Unpublish one of them, or tell them apart.',
      }),
    ),
  );
}
