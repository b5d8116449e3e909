import type { ContentfulAsset, ContentfulEntry, ContentfulSpace } from '../../../content-model/contentful-format';
import { checkId, findUnpublishable, findUnsavable } from '../validation/check-entry';
import { toSpaceItems } from '../validation/space-items';

import type { ContentEdits } from './content-edits';

/**
 * Edits are published directly, so they must pass Contentful's rules for publishing. The seed need not: a space keeps
 * content that was published before a rule existed.
 * @param merged all entries and assets, with the edits applied
 * @throws Error one sentence that names entry, field and rule
 */
export function checkEdits(
  edits: ContentEdits,
  merged: readonly (ContentfulEntry | ContentfulAsset)[],
  { contentTypes, locales }: Pick<ContentfulSpace, 'contentTypes' | 'locales'>,
): void {
  const entries = merged.filter((one): one is ContentfulEntry => one.sys.type === 'Entry');
  const assets = merged.filter((one): one is ContentfulAsset => one.sys.type === 'Asset');
  const items = toSpaceItems({ locales: locales.map(({ code }) => code), entries, assets, published: entries });
  for (const { sys } of merged) if (edits[sys.id] !== undefined) checkId(sys.id);
  for (const entry of entries.filter(({ sys }) => edits[sys.id] !== undefined)) {
    const { id, contentType } = entry.sys;
    const type = contentTypes.find(({ sys }) => sys.id === contentType.sys.id);
    if (type === undefined) throw new Error(`content-edits.json: ${id} has the unknown type ${contentType.sys.id}`);
    const [problem] = [...findUnsavable(entry.fields, type, items), ...findUnpublishable(entry, type, items)];
    if (problem !== undefined)
      throw new Error(`content-edits.json: ${id}.${problem.path.join('.')}: ${problem.details}`);
  }
}
