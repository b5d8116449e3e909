import * as v from 'valibot';

import type { DevtoolsEvent } from './devtools';

/** The events that say what goes wrong on a page, as much of each as is read. */
const frames = v.optional(v.object({ callFrames: v.array(v.object({ url: v.string() })) }));
const remote = v.object({ subtype: v.optional(v.string()), description: v.optional(v.string(), '') });
const schemas = {
  'Runtime.exceptionThrown': v.object({
    exceptionDetails: v.object({
      text: v.string(),
      url: v.optional(v.string()),
      stackTrace: frames,
      exception: v.optional(remote),
    }),
  }),
  'Runtime.consoleAPICalled': v.object({ type: v.string(), args: v.array(remote), stackTrace: frames }),
  'Audits.issueAdded': v.object({
    issue: v.object({
      code: v.string(),
      details: v.object({
        contentSecurityPolicyIssueDetails: v.optional(
          v.object({
            blockedURL: v.optional(v.string(), ''),
            violatedDirective: v.string(),
            isReportOnly: v.boolean(),
          }),
        ),
      }),
    }),
  }),
  'Network.responseReceived': v.object({
    type: v.string(),
    response: v.object({ url: v.string(), status: v.number() }),
  }),
} as const;

/** What a page cannot be without. Its data are fetched, as are those of pages that a visitor may open next. */
const needed: ReadonlySet<string> = new Set(['Document', 'Script', 'Stylesheet', 'Font']);
/** What editors and the stock bring: a photo of another host is no fault of the whole release. */
const ofContent = /^(img|media|frame|child)-src/;

/**
 * Reads what an event says is wrong with a page: a script error, also one that React caught and logged, something that
 * the policy forbids, or a file of the site that does not come. Null: nothing, or nothing of the site's own.
 * @param origin of the site, e.g. `http://127.0.0.1:8000`
 */
export function toPageFault({ method, params }: DevtoolsEvent, origin: string): string | null {
  const isOwn = (url = '') => !/^https?:/.test(url) || url.startsWith(`${origin}/`);
  if (method === 'Runtime.exceptionThrown') {
    const { text, url, stackTrace, exception } = v.parse(schemas[method], params).exceptionDetails;
    if (!isOwn(stackTrace?.callFrames[0]?.url ?? url)) return null;
    return `throws in a browser: ${toLine(exception?.description ?? text)}`;
  }
  if (method === 'Runtime.consoleAPICalled') {
    const { type, args, stackTrace } = v.parse(schemas[method], params);
    const error = args.find(({ subtype }) => subtype === 'error');
    if (type !== 'error' || error === undefined || !isOwn(stackTrace?.callFrames[0]?.url)) return null;
    return `throws in a browser: ${toLine(error.description)}`;
  }
  if (method === 'Audits.issueAdded') {
    const violation = v.parse(schemas[method], params).issue.details.contentSecurityPolicyIssueDetails;
    if (violation === undefined || violation.isReportOnly) return null;
    const { violatedDirective: directive, blockedURL } = violation;
    if (ofContent.test(directive) && !isOwn(blockedURL)) return null;
    return `does what its policy forbids: ${directive} ${toLine(blockedURL)}`.trimEnd();
  }
  if (method === 'Network.responseReceived') {
    const { type, response } = v.parse(schemas[method], params);
    const isMissing = needed.has(type) && response.status >= 400 && response.url.startsWith(`${origin}/`);
    // The page that says that there is none says so by its status, too.
    if (type === 'Document' && /\/404$/.test(response.url)) return null;
    return isMissing ? `gets ${response.status} for ${response.url.slice(origin.length)}` : null;
  }
  return null;
}

/** Notices are read on a phone. */
const toLine = (text: string) => (text.split('\n')[0] ?? '').slice(0, 120);
