import { targetFields } from '../../../../content-model/types/link';
import { forEachLocale } from '../../../i18n/locales';
import { getText } from '../checks/facts';
import type { CmsEntry } from '../fetch-entries';
import { findLinks } from '../links';
import { mendWebAddress } from '../mend/addresses';
import { readCategories } from '../mend/categories';

import { findRoutePaths, toPlainNumber, type Destinations, type Paths } from './destinations';

/** A field of a link that says where it leads. */
export type TargetField = keyof typeof targetFields;

/** What stands in such a field: the id of an entry, or words. */
export type Target = { field: TargetField; value: string };

const fieldIds = Object.keys(targetFields) as TargetField[];

/** What an editor filled of the fields of a link that say where it leads, in the order that counts. */
export function readTargets(link: CmsEntry): Target[] {
  return fieldIds.flatMap((field) => {
    const value =
      targetFields[field].kind === 'entry' ? findLinks(link.fields[field])[0]?.id : (getText(link, field) ?? undefined);
    return value === undefined ? [] : [{ field, value }];
  });
}

const finders: Readonly<Record<TargetField, (value: string, all: Destinations) => Paths | null>> = {
  page: (id, { pages }) => pages.get(id) ?? null,
  route: findRoutePaths,
  category: (written, { categories, known }) => {
    const [read] = readCategories([written], known);
    return categories.get(read?.name ?? '') ?? null;
  },
  brand: (id, { brands }) => brands.get(id) ?? null,
  machine: (number, { machines }) => machines.get(toPlainNumber(number)) ?? null,
  vacancy: (id, { vacancies }) => vacancies.get(id) ?? null,
  article: (id, { articles }) => articles.get(id) ?? null,
  url: (written) => {
    const href = mendWebAddress(written);
    return href === null ? null : forEachLocale(() => href);
  },
};

/** The address of a target in each language; null for one that is not there, or not now. */
export function findPaths({ field, value }: Target, all: Destinations): Paths | null {
  return finders[field](value, all);
}

/** Where a link leads in each language; null if nowhere. */
export function findLinkPaths(link: CmsEntry, all: Destinations): Paths | null {
  const [target] = readTargets(link);
  return target === undefined ? null : findPaths(target, all);
}
