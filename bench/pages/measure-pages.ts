import { findPath, subjects, type Subject } from '../../scripts/lib/subjects';
import { defaultLocale } from '../../src/i18n/locales';
import { toMedian, type Result, type Table } from '../lib/report';

import { categories, profiles, runLighthouse, type Look, type Profile } from './run-lighthouse';

type Options = {
  siteUrl: string;
  chromium: string;
  /** How often each page is looked at. */
  runs: number;
  /** Whether every template is looked at, or the six pages that visitors come for. */
  isAll: boolean;
};

/** Home, overview, category, machine, contact, vacancy. */
const usual = 6;

type Page = { name: string; path: string; profile: Profile; hidden: Subject['hidden']; looks: Look[] };

/**
 * Looks at pages with Lighthouse: once at each, then the second time at each, and so on, so that what else the machine
 * does is shared by all of them.
 */
export async function measurePages({ siteUrl, chromium, runs, isAll }: Options): Promise<Result> {
  const wanted: readonly Subject[] = isAll ? subjects : subjects.slice(0, usual);
  const pages: Page[] = [];
  for (const subject of wanted) {
    const path = await findPath(siteUrl, defaultLocale, subject);
    // The server remembers what was asked for once.
    await fetch(siteUrl + path);
    const { name, hidden } = subject;
    pages.push(...profiles.map((profile) => ({ name, path, profile, hidden, looks: [] })));
  }
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, path, profile, hidden, looks } of pages) {
      const options = { url: siteUrl + path, profile, chromium, hidden };
      const look = await lookAgain(options);
      looks.push(look);
      const scores = categories.map((category) => String(look.scores[category])).join(' ');
      console.error(`${String(run)}/${String(runs)} ${name} ${profile}: ${scores}`);
    }
  }
  return { tables: [toTable(pages, runs)], data: { runs, pages } };
}

/** A browser that did not start, or a trace without a beginning, must not cost the runs that were done. */
async function lookAgain(options: Parameters<typeof runLighthouse>[0], triesLeft = 3): Promise<Look> {
  try {
    return await runLighthouse(options);
  } catch (error) {
    if (triesLeft === 0) throw error;
    console.error(`Once more: ${String(error)}`);
    return lookAgain(options, triesLeft - 1);
  }
}

function toTable(pages: readonly Page[], runs: number): Table {
  const figures = ['Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP ms', 'TBT ms', 'by processor', 'CLS'];
  return {
    title: `Lighthouse, medians of ${String(runs)}`,
    columns: [
      { name: 'page' },
      { name: 'screen' },
      ...figures.map((name) => ({ name, isFigure: true })),
      { name: 'what costs points' },
    ],
    rows: pages.map(({ name, profile, hidden, looks }) => [
      hidden === undefined ? name : `${name} *`,
      profile,
      ...categories.map((category) => String(toMedian(looks.map(({ scores }) => scores[category])))),
      toMedian(looks.map(({ lcp }) => lcp)).toFixed(0),
      toMedian(looks.map(({ tbt }) => tbt)).toFixed(0),
      toMedian(looks.map(({ processorTbt }) => processorTbt)).toFixed(0),
      toMedian(looks.map(({ cls }) => cls)).toFixed(3),
      [...new Set(looks.flatMap(({ faults }) => faults))].join(', '),
    ]),
    notes: [
      'By processor: blocking time without what tasks wait for a processor. Steadier, not free of what else this machine does.',
      ...(pages.some(({ hidden }) => hidden !== undefined)
        ? ['* Not for search engines. That it says so, and what fails on it on purpose, is not counted against it.']
        : []),
    ],
  };
}
