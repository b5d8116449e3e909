import type { ContentFinding } from '../../../../content-model/content-report';
import { nameType } from '../../../../content-model/type-name';
import { articleTypes } from '../../../features/content/articles/article-types';
import { defaultLocale, type Locale } from '../../../i18n/locales';
import { matchPath } from '../../../i18n/paths';
import { isStaticRoute, routeIds } from '../../../i18n/routes';
import { assetType, nameEntry } from '../fetch-entries';
import { findLinks } from '../links';
import { mendTarget } from '../mend/addresses';
import { getUri, getWords, isEmbedded, isHeading, isLink, listParts, type TextPart } from '../mend/rich-text';
import { isShownAt, toSpan } from '../on-time/span';
import { findLinkPaths } from '../targets/read-target';

import { getValue, listFields, type Facts, type WrittenField } from './facts';
import { quote, toFinding, type Doubt } from './finding';

type Problem = Pick<Doubt, 'problem' | 'advice'>;
type Check = (part: TextPart, facts: Facts) => Problem | null;

/**
 * Rich texts: links that lead nowhere or were mended, what is embedded and is not there, headings over nothing, texts
 * without words.
 */
export function findDoubtsInTexts(facts: Facts): ContentFinding[] {
  return listFields(facts.entries, ['richText']).flatMap((written) => {
    const { entry, id, field } = written;
    return written.values.flatMap(([locale, value]) => {
      const parts = listParts(value);
      const found = [
        ...parts.flatMap((part) => checks.flatMap((check) => check(part, facts) ?? [])),
        ...judgeWhole(parts, written, locale),
      ];
      const start = `The ${nameType(entry.sys.contentType.sys.id)} ${nameEntry(entry)}: in its field “${field.name}”`;
      const locales = field.localized === true ? [locale] : [];
      return shorten([...new Map(found.map((one) => [one.problem, one])).values()]).map(({ problem, advice }) =>
        toFinding(entry, { field: id, locales, problem: `${start} ${problem}.`, advice }),
      );
    });
  });
}

/** One text with hundreds of broken links leaves room in the list for what is to be said of others. */
const maxOfText = 10;

function shorten(found: readonly Problem[]): readonly Problem[] {
  if (found.length <= maxOfText) return found;
  const more = `stand ${String(found.length - maxOfText)} more such faults`;
  return [...found.slice(0, maxOfText), { problem: more, advice: 'Mend the first ones: the next build names others.' }];
}

const checks: readonly Check[] = [
  (part, facts) => {
    const uri = getUri(part);
    if (part.nodeType !== 'hyperlink') return null;
    const words = `the link ${quote(getWords(part))}`;
    const target = uri === null ? null : mendTarget(uri);
    if (uri === null || target === null)
      return {
        problem: `${words} leads to ${quote(uri)}, which is no address; its words are shown without a link`,
        advice: 'Write the whole address, which begins with https:// or mailto:, or use “Link to entry”.',
      };
    if (uri.trim() !== target && isMended(uri.trim(), target))
      return {
        problem: `${words} leads to ${quote(uri)}, and is read as ${quote(target)}`,
        advice: `Write ${target}.`,
      };
    return isLostPath(target, facts)
      ? {
          problem: `${words} leads to ${quote(uri)}, a page that the site does not have`,
          advice: 'Use “Link to entry” for a page of the site: it leads to the right language by itself.',
        }
      : null;
  },
  (part) =>
    isLink(part) && getWords(part) === '' && !listParts(part).some(isEmbedded)
      ? { problem: 'a link has no words, and nobody can see it', advice: 'Take the link out, or write words for it.' }
      : null,
  (part, facts) => {
    const { byId, assets, lostFiles } = facts;
    const target = (part.data as { target?: unknown } | null | undefined)?.target;
    const [link] = findLinks(target);
    if (link === undefined || !/^(entry-|asset-|embedded-)/.test(part.nodeType)) return null;
    const isFile = link.type === assetType;
    const what = part.nodeType.startsWith('embedded-')
      ? `the embedded ${isFile ? 'picture' : 'entry'}`
      : `the link ${quote(getWords(part))} to the ${isFile ? 'file' : 'entry'}`;
    const becomes = part.nodeType.startsWith('embedded-') ? 'it is left out' : 'its words are shown without a link';
    if (!(isFile ? assets.some(({ sys }) => sys.id === link.id) : byId.has(link.id)))
      return {
        problem: `${what} ${link.id} is not published, or was deleted; ${becomes}`,
        advice: 'Publish it, or take it out of the text.',
      };
    if (isFile)
      return lostFiles.has(link.id)
        ? {
            problem: `${what} ${link.id} has no file that the site can show; ${becomes}`,
            advice: 'Upload the file again, or take it out of the text.',
          }
        : null;
    return hasPlace(part, link.id, facts)
      ? null
      : {
          problem: `${what} ${link.id} has no page to lead to; ${becomes}`,
          advice: 'Choose a page, a vacancy, news, a story or a link that leads somewhere, or take it out of the text.',
        };
  },
];

function judgeWhole(parts: readonly TextPart[], { entry, id }: WrittenField, locale: Locale): Problem[] {
  const [whole] = parts;
  if (whole === undefined) {
    // What is no rich text at all is shown as nothing; nothing at all says nothing.
    return [{ problem: 'stands no text; nothing is shown', advice: 'Write the text anew.' }];
  }
  if (getWords(whole) === '' && !parts.some(isEmbedded)) {
    const isOnlyThere = locale !== defaultLocale && getValue(entry, id) !== null;
    return [
      {
        problem: `are no words${isOnlyThere ? '; the Dutch ones are shown' : ''}`,
        advice: 'Write the text, or empty the field.',
      },
    ];
  }
  const blocks = Array.isArray(whole.content)
    ? (whole.content as TextPart[]).flatMap((part) => listParts(part)[0] ?? [])
    : [];
  const last = blocks.findLast((block) => getWords(block) !== '' || listParts(block).some(isEmbedded));
  return [
    ...(last !== undefined && isHeading(last)
      ? [
          {
            problem: `nothing follows the heading ${quote(getWords(last))}`,
            advice: 'Write the text under it, or take the heading out.',
          },
        ]
      : []),
    ...(parts.some((part) => isHeading(part) && getWords(part) === '' && !listParts(part).some(isEmbedded))
      ? [{ problem: 'a heading has no words; it is left out', advice: 'Make it a paragraph, or take it out.' }]
      : []),
  ];
}

/** Browsers write an address a little differently, which is not worth a word. */
function isMended(written: string, target: string): boolean {
  const toPlain = (address: string) => decodeURI(address).replace(/\/$/, '').toLowerCase();
  try {
    return toPlain(written) !== toPlain(target);
  } catch {
    return false;
  }
}

/** Addresses of machines come and go; those of pages are known. */
function isLostPath(target: string, { ownPages }: Facts): boolean {
  if (target.startsWith('route:')) return !routeIds.some((id) => isStaticRoute(id) && `route:${id}` === target);
  if (!target.startsWith('/')) return false;
  const path = target.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
  if ([...ownPages.paths.values()].some((paths) => Object.values(paths).includes(path))) return false;
  return matchPath(path) === null && !/\.[a-z\d]{2,5}$/i.test(path);
}

/** What can stand between paragraphs beside what has a page. */
const embeddable = ['teamMember', 'callToAction', 'videoSection'];

/** What a link or an embedded entry can show: what has a page, and between paragraphs what can stand there. */
function hasPlace({ nodeType }: TextPart, id: string, { byId, destinations, now }: Facts): boolean {
  const entry = byId.get(id);
  const type = entry?.sys.contentType.sys.id;
  if (entry === undefined || type === undefined) return false;
  // Of what is hidden for now another check says it (`on-time.ts`).
  if (type === 'page') return destinations.pages.has(id) || !isShownAt(toSpan(entry), now);
  if (type === 'vacancy') return destinations.vacancies.has(id) || !isShownAt(toSpan(entry), now);
  if (type === 'link') return nodeType === 'entry-hyperlink' && findLinkPaths(entry, destinations) !== null;
  if (articleTypes.some((article) => article.id === type))
    return destinations.articles.has(id) || !isShownAt(toSpan(entry), now);
  return nodeType === 'embedded-entry-block' && embeddable.includes(type);
}
