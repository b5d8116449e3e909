import * as v from 'valibot';

import { mailFailureCauses, mailFailureType, type MailFailureCause } from '../../src/lib/mail-failure';
import { failureType } from '../../src/lib/reports-path';

/** The directives of the site's policy; what a report names beside these is `other`. */
const directives = [
  ...['script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr'],
  ...['img-src', 'font-src', 'connect-src', 'frame-src', 'media-src', 'manifest-src', 'worker-src', 'default-src'],
  ...['form-action', 'base-uri', 'frame-ancestors', 'require-trusted-types-for', 'trusted-types', 'other'],
  // No directive: a page says that a part of it failed.
  failureType,
] as const;

/**
 * What was blocked: something of this site, of another host (`data:` and `blob:` too), an inline script or style, code
 * made of text, text that passed no Trusted Types policy, or what an extension of the browser brought.
 */
export type BlockedSource = 'own' | 'other' | 'inline' | 'eval' | 'trusted-types' | 'extension';
export type PolicyReport = { directive: string; source: BlockedSource | MailFailureCause };

const text = v.nullish(v.string(), '');
/** As `report-uri` posts it (https://www.w3.org/TR/CSP3/#deprecated-serialize-violation). */
const single = v.object({
  'csp-report': v.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
  }),
});
/** As the Reporting API posts it, with reports of other types between (https://www.w3.org/TR/reporting-1/). */
const listed = v.object({
  type: v.literal('csp-violation'),
  body: v.object({
    documentURL: text,
    effectiveDirective: text,
    blockedURL: text,
    sourceFile: text,
  }),
});
/** As a page of this site posts it (`src/lib/report-failure.ts`). */
const failure = v.object({ type: v.literal(failureType) });
/** As a form of this site posts it (`src/features/enquiry/api/report-mail-failure.ts`). */
const mailFailure = v.strictObject({ type: v.literal(mailFailureType), cause: v.picklist(mailFailureCauses) });
/** A page that breaks as a whole reports more; the first ones say which directive it is. */
const maxReports = 20;

type Violation = { page: string; directive: string; blocked: string; file: string };

const ofPage: Violation = { page: '', directive: failureType, blocked: '', file: '' };

/**
 * Reads the body of a post, which anybody may have sent, in both forms of browsers and in that of the site's pages. Of
 * addresses only their kind stays.
 * @returns null if it has no report of a policy
 */
export function readReports(body: string): readonly PolicyReport[] | null {
  const parsed = parse(body);
  const failures = readMailFailures(parsed);
  const violations = readViolations(parsed);
  if (failures.length + violations.length === 0) return null;
  const blocked = violations.map((violation) => ({
    directive: directives.find((name) => name === violation.directive.split(' ')[0]) ?? 'other',
    source: toSource(violation),
  }));
  return [...failures, ...blocked];
}

/**
 * The sign that a report is to the watch, and what it says; null for a mail that failed: the stock API sends mails, and
 * no release of the site.
 */
export function toSign({ directive, source }: PolicyReport): ['script' | 'policy', string] | null {
  if (directive === mailFailureType) return null;
  return directive === failureType ? ['script', 'a part of a page failed'] : ['policy', `${directive} ${source}`];
}

function readMailFailures(parsed: unknown): PolicyReport[] {
  return toListed(parsed).flatMap((one) =>
    v.is(mailFailure, one) ? [{ directive: mailFailureType, source: one.cause }] : [],
  );
}

function readViolations(parsed: unknown): Violation[] {
  if (v.is(single, parsed)) {
    const report = v.parse(single, parsed)['csp-report'];
    const directive = report['effective-directive'] || report['violated-directive'];
    const file = report['source-file'];
    return [{ page: report['document-uri'], directive, blocked: report['blocked-uri'], file }];
  }
  return toListed(parsed).flatMap((one) => {
    if (v.is(failure, one)) return [ofPage];
    const report = v.safeParse(listed, one);
    if (!report.success) return [];
    const { documentURL, effectiveDirective, blockedURL, sourceFile } = report.output.body;
    return [{ page: documentURL, directive: effectiveDirective, blocked: blockedURL, file: sourceFile }];
  });
}

function toListed(parsed: unknown): readonly unknown[] {
  return Array.isArray(parsed) ? parsed.slice(0, maxReports) : [];
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** Extensions run in the page and under its policy: `chrome-extension:`, `moz-extension:`, `safari-web-extension:`. */
const extension = /^[a-z-]*-extension\b/;

function toSource({ page, directive, blocked, file }: Violation): BlockedSource {
  if (directive === failureType) return 'own';
  if (extension.test(blocked) || extension.test(file)) return 'extension';
  if (/^(require-)?trusted-types/.test(directive) || blocked.startsWith('trusted-types')) return 'trusted-types';
  if (blocked === 'inline') return 'inline';
  if (blocked === 'eval' || blocked === 'wasm-eval') return 'eval';
  return URL.canParse(blocked) && URL.canParse(page) && new URL(blocked).origin === new URL(page).origin
    ? 'own'
    : 'other';
}
