import { legacyPaths } from '../../../config/redirects';
import { stockPathVariants } from '../../../config/stock-path-variant';
import { answerPath } from '../../../features/enquiry/model/answer/answer-link';
import { knownLocales } from '../../../i18n/locales';
import { routes } from '../../../i18n/routes';
import { isReservedPath } from '../redirects/places';

const getFirst = (path: string) => path.split('/')[1]?.toLowerCase() ?? '';

/**
 * The first segments of all addresses that are not an editor's to give: of the route table in every language, enabled
 * or not, because the server leads from those of one language to another; of both stock paths, prefixes of languages,
 * the websites before, and folders and pages that a build writes.
 */
const taken: ReadonlySet<string> = new Set([
  ...Object.values(routes).flatMap((patterns) => Object.values<string>(patterns).map(getFirst)),
  ...Object.values(stockPathVariants).flatMap(Object.values<string>),
  ...Object.keys(knownLocales),
  ...legacyPaths.map(getFirst),
  ...['building-blocks', 'sitemaps', 'share', 'flags', 'stock-suggestions', 'index', getFirst(answerPath)],
]);

/** Whether the site needs a segment itself, so that no page of an editor can have it. */
export function isReservedSegment(segment: string): boolean {
  return taken.has(segment) || isReservedPath(`/${segment}`);
}
