import {
  maxListed,
  type ContentFinding,
  type ContentReport,
  type StockCategoryCount,
} from '../../../content-model/content-report';

import { isOf, type Facts } from './checks/facts';
import { listCategories } from './checks/stock';
import { checkContent } from './checks/table';
import { findPlaces } from './entry-places';
import { toTranslationFindings, type MissingTranslations } from './missing-translations';
import { listNextChanges } from './on-time/changes';
import type { Placing } from './required-entries';

/** Types of which visitors miss the many that are gone; what a section is made of comes and goes with it. */
const listedTypes = ['page', 'news', 'story', 'vacancy', 'teamMember', 'service', 'brand'] as const;

type Written = { facts: Facts; placing: Placing; missing: MissingTranslations; space: string };

/** What a build has to say about the content: the same for the same content, whatever it made anew. */
export function toContentReport({ facts, placing, missing, space }: Written): ContentReport {
  const { entries, assets } = facts;
  // Redirects are taken away by the dozen when nobody follows them any more, and a visitor misses no word of them.
  const counted = entries.filter((entry) => !isOf('redirect')(entry));
  const untranslated = toTranslationFindings(missing, [...entries, ...assets]);
  const findings = [...checkContent(facts), ...untranslated];
  const categories = listCategories(facts);
  return {
    space,
    entries: counted.length,
    words: countWords(counted.map(({ fields }) => fields)),
    entriesOf: Object.fromEntries(listedTypes.map((type) => [type, entries.filter(isOf(type)).length])),
    inUse: placing.inUse,
    missing: placing.missing,
    total: findings.length,
    untranslated: untranslated.length,
    findings: findings.slice(0, maxListed),
    categories: categories.slice(0, maxListed),
    categoriesToPaste: toPaste(categories),
    nextChanges: listNextChanges(entries, facts.now),
    placed: findPlaces(facts),
  };
}

/** The categories of no sector that have machines, as the list field of a sector takes them: with commas between. */
function toPaste(categories: readonly StockCategoryCount[]): string {
  const stray = categories.filter(({ sectors, machines: stockItems }) => sectors.length === 0 && stockItems > 0);
  return stray
    .slice(0, maxListed)
    .map(({ name }) => name)
    .join(', ');
}

/**
 * The words of a value of the CMS, in texts, lists and rich texts; what a link leads to is counted where it is written.
 */
export function countWords(value: unknown): number {
  if (typeof value === 'string') return value.match(/\p{L}[\p{L}\p{M}\p{N}’'-]*/gu)?.length ?? 0;
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + countWords(one), 0);
  if (typeof value !== 'object' || value === null || 'sys' in value) return 0;
  if (!('nodeType' in value)) return countWords(Object.values(value));
  const { value: words, content } = value as { value?: unknown; content?: unknown };
  return countWords(typeof words === 'string' ? words : null) + countWords(Array.isArray(content) ? content : null);
}

/** The report with more findings, before those of missing translations. */
export function addFindings(report: ContentReport, more: readonly ContentFinding[]): ContentReport {
  const findings = [...more, ...report.findings].slice(0, maxListed);
  return { ...report, total: report.total + more.length, findings };
}

/** The lines that a build ends with: what editors have to look at, and the categories of no sector. */
export function toReportLines({
  total,
  untranslated,
  findings,
  categories,
  categoriesToPaste,
}: ContentReport): string[] {
  const doubts = total - untranslated;
  const listed = findings.slice(0, doubts);
  return [
    ...(doubts === 0 ? [] : [`To look at in the CMS (also in /status): ${String(doubts)}`]),
    ...listed.map(({ problem, advice }) => `  ${problem} ${advice}`),
    ...(doubts > listed.length ? [`  and ${String(doubts - listed.length)} more`] : []),
    ...(categoriesToPaste === '' ? [] : toCategoryLines(categories, categoriesToPaste)),
  ];
}

function toCategoryLines(categories: readonly StockCategoryCount[], paste: string): string[] {
  return [
    'Stock categories, with their machines and sectors:',
    ...categories.map(
      ({ name, label, machines: stockItems, sectors }) =>
        `  ${name} (${label}): ${String(stockItems)}${sectors.length === 0 ? ', in no sector' : `, ${sectors.join(', ')}`}`,
    ),
    'Those in no sector are in the overview only. Into “Stock categories” of a sector in the CMS can be pasted, or some of it:',
    `  ${paste}`,
  ];
}
