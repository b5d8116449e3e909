import { stripVTControlCharacters } from 'node:util';

const maxReasonLength = 500;

/** Node's own warnings, deprecations above all: Gatsby prints whatever is written to `console.error` as an error. */
const nodeWarning = /^\(node:\d+\) /;

/** What Gatsby prints before the error of a page that throws: the beginning of the page's data. */
const pageData = /^Truncated page data information /;

/** The page of an error that was thrown while it was rendered, and, below a piece of some bundled file, its message. */
const pageError = /^(Building static HTML failed for path "[^"]*")[^]*?^\s*WebpackError:\s*(.+)$/m;

/** An empty line ends a message, unless it follows a colon; so does the next line that Gatsby logs. */
const messageEnd = /(?<!:[^\S\n]*)\n\s*\n|\n(?=(?:success|info|warn|verbose|failed|not finished) )/;

/** The first error that Gatsby printed, in one line. Of the same fault it is the same on every version of Node. */
export function findReason(output: string): string {
  const [, ...errors] = stripVTControlCharacters(output)
    .split('\n')
    .slice(-500)
    .join('\n')
    .split(/^error /m);
  const first = errors.find((error) => !nodeWarning.test(error) && !pageData.test(error)) ?? '';
  const [, page, message] = pageError.exec(first) ?? [];
  const [text = ''] = message === undefined ? first.trim().split(messageEnd) : [`${page ?? ''}: ${message}`];
  return text.replace(/\s+/g, ' ').slice(0, maxReasonLength) || 'Gatsby stopped without a reason.';
}

/**
 * A cache that spoils a build is worth a clean one, also where a type of the CMS is named; a backend that does not
 * answer is not.
 */
export function mayCleanHelp(reason: string): boolean {
  return !/stock API|\b(Contentful|CMS)\b/i.test(reason);
}

/** Whether the CMS has dropped the token that says up to where the caches know its content. */
export function isTokenExpired(output: string): boolean {
  return /sync token is invalid/i.test(output);
}
