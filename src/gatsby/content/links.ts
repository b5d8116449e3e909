import type { ContentFinding } from '../../../content-model/content-report';

import { toFinding } from './checks/finding';
import { nameEntry, type CmsEntry } from './fetch-entries';

/** What something in an entry points to. */
export type CmsLink = { type: 'Entry' | 'Asset'; id: string };

/** Every link in a value: itself, in a list, or anywhere in a rich text. */
export function findLinks(value: unknown): CmsLink[] {
  const links: CmsLink[] = [];
  const pending: unknown[] = [value];
  // Without recursion: something pasted may be nested deeper than a call may be.
  while (pending.length > 0) {
    const one = pending.pop();
    if (typeof one !== 'object' || one === null) continue;
    const { sys } = one as { sys?: { type?: unknown; linkType?: unknown; id?: unknown } };
    if (sys?.type === 'Link' && typeof sys.id === 'string') {
      if (sys.linkType === 'Entry' || sys.linkType === 'Asset') links.push({ type: sys.linkType, id: sys.id });
    } else pending.push(...Object.values<unknown>(one as Record<string, unknown>).reverse());
  }
  return links;
}

/**
 * The sections of a page that are left out: of a type that this site does not know, or not published.
 * `known`: the content types that are sections.
 */
export function findLostSections(entries: readonly CmsEntry[], known: ReadonlySet<string>): ContentFinding[] {
  const byId = new Map(entries.map((entry) => [entry.sys.id, entry]));
  return entries.flatMap((page) => {
    if (page.sys.contentType.sys.id !== 'page') return [];
    return findLinks(page.fields.sections).flatMap(({ id }) => {
      const section = byId.get(id);
      const whose = `of the page ${nameEntry(page)} is left out`;
      const field = 'sections';
      if (section === undefined)
        return toFinding(page, {
          field,
          problem: `The section ${id} ${whose}: it is not published, or was deleted.`,
          advice: 'Publish the section as well, or take it off the page.',
        });
      const type = section.sys.contentType.sys.id;
      if (known.has(type)) return [];
      return toFinding(page, {
        field,
        problem: `The section ${nameEntry(section)} ${whose}: this site does not know its type “${type}”.`,
        advice: 'Take it off the page, or ask a developer for such a section.',
      });
    });
  });
}

/** Pages that say that more is to come. */
export function findPagesWithoutSections(entries: readonly CmsEntry[]): ContentFinding[] {
  return entries
    .filter(({ sys, fields }) => sys.contentType.sys.id === 'page' && findLinks(fields.sections).length === 0)
    .filter(
      ({ fields }) =>
        !Object.values(fields.route ?? {}).some((route) => route === 'stockOverview' || route === 'notFound'),
    )
    .map((page) =>
      toFinding(page, {
        field: 'sections',
        problem: `The page ${nameEntry(page)} has no sections.`,
        advice: 'Add the parts of the page to its field “Sections”.',
      }),
    );
}
