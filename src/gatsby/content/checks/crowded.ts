import type { ContentFinding } from '../../../../content-model/content-report';
import { nameType } from '../../../../content-model/type-name';
import { nameEntry } from '../fetch-entries';
import { findLinks } from '../links';
import { getParts, isLink, listParts, type TextPart } from '../mend/rich-text';

import { isOf, listFields, type Facts, type WrittenField } from './facts';
import { toFinding } from './finding';

/** So many links are a directory; nobody looks for the one in it that matters. */
const maxLinks = 100;
/** A list in a list in a list, twice over: on a phone no room is left beside the indents. */
const maxDepth = 6;

/** Types with a text on a page of their own. Of others another check says that they have none to lead to. */
const withPage = ['vacancy', 'news', 'story'];

type Judged = { problem: string; advice: string };

/** Texts of links alone, lists deep in lists, and links to the entry that they stand in. */
export function findCrowdedTexts({ entries }: Facts): ContentFinding[] {
  return listFields(entries, ['richText']).flatMap((written) =>
    written.values.flatMap(([locale, value]) => {
      const { entry, id, field } = written;
      const start = `The ${nameType(entry.sys.contentType.sys.id)} ${nameEntry(entry)}: in its field “${field.name}”`;
      return judge(listParts(value), written).map(({ problem, advice }) =>
        toFinding(entry, {
          ...{ field: id, locales: field.localized === true ? [locale] : [], advice },
          problem: `${start} ${problem}.`,
        }),
      );
    }),
  );
}

function judge(parts: readonly TextPart[], { entry }: WrittenField): Judged[] {
  const links = parts.filter(isLink).length;
  const [whole] = parts;
  const depth = whole === undefined ? 0 : getDepth(whole);
  const isOwn = ({ data }: TextPart) =>
    findLinks((data as { target?: unknown } | null | undefined)?.target).some(({ id }) => id === entry.sys.id);
  return [
    ...(links > maxLinks
      ? [
          {
            problem: `stand ${String(links)} links; all of them are shown, and hardly anybody reads them`,
            advice: 'Keep those that matter, and put the others on pages of their own.',
          },
        ]
      : []),
    ...(depth > maxDepth
      ? [
          {
            problem: `stand lists in lists, ${String(depth)} deep; on a phone no room is left for their words`,
            advice: 'Make paragraphs with headings of the outer lists.',
          },
        ]
      : []),
    ...(withPage.includes(entry.sys.contentType.sys.id) && parts.some(isOwn)
      ? [{ problem: 'something leads to the page that it stands on', advice: 'Take it out, or lead elsewhere.' }]
      : []),
  ];
}

/** How many lists stand in each other. */
function getDepth(whole: TextPart): number {
  let most = 0;
  const pending = [{ part: whole, depth: 0 }];
  for (let one = pending.pop(); one !== undefined; one = pending.pop()) {
    const depth = one.depth + (/-list$/.test(one.part.nodeType) ? 1 : 0);
    most = Math.max(most, depth);
    pending.push(...getParts(one.part).map((part) => ({ part, depth })));
  }
  return most;
}

/** Entries that are twice in a list of another one: pages show them once. Of sections another check says it. */
export function findDoubleLinks({ entries, byId }: Facts): ContentFinding[] {
  return listFields(entries, ['entries']).flatMap(({ entry, id, field, values }) => {
    if (isOf('page')(entry) && id === 'sections') return [];
    const doubles = values.flatMap(([, value]) => {
      const ids = findLinks(value).map((link) => link.id);
      return ids.filter((one, index) => ids.indexOf(one) < index);
    });
    return [...new Set(doubles)].map((target) => {
      const other = byId.get(target);
      return toFinding(entry, {
        field: id,
        problem: `The ${nameType(entry.sys.contentType.sys.id)} ${nameEntry(entry)}: its field “${field.name}” has ${other === undefined ? target : nameEntry(other)} more than once; it is shown once.`,
        advice: 'Take it out of the field, but for one place.',
      });
    });
  });
}
