import { findPath, subjects, type Subject } from '../../scripts/lib/subjects';
import { defaultLocale } from '../../src/i18n/locales';
import { toMedian, type Result, type Table } from '../lib/report';

import { categories, profiles, runLighthouse, type Measurement, type Profile } from './run-lighthouse';

type Options = {
  siteUrl: string;
  chromium: string;
  /** How often each page is measured. */
  runs: number;
  /** Measures every template, or only the six most visited pages. */
  isAll: boolean;
};

/** Home, overview, category, stock item, contact, vacancy. */
const usual = 6;

type Page = { name: string; path: string; profile: Profile; hidden: Subject['hidden']; measurements: Measurement[] };

/** Measures pages with Lighthouse, run by run over all pages, so that other load affects all of them. */
export async function measurePages({ siteUrl, chromium, runs, isAll }: Options): Promise<Result> {
  const wanted: readonly Subject[] = isAll ? subjects : subjects.slice(0, usual);
  const pages: Page[] = [];
  for (const subject of wanted) {
    const path = await findPath(siteUrl, defaultLocale, subject);
    // Warms the server's caches.
    await fetch(siteUrl + path);
    const { name, hidden } = subject;
    pages.push(...profiles.map((profile) => ({ name, path, profile, hidden, measurements: [] })));
  }
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, path, profile, hidden, measurements } of pages) {
      const options = { url: siteUrl + path, profile, chromium, hidden };
      const measurement = await runWithRetries(options);
      measurements.push(measurement);
      const scores = categories.map((category) => String(measurement.scores[category])).join(' ');
      console.error(`${String(run)}/${String(runs)} ${name} ${profile}: ${scores}`);
    }
  }
  return { tables: [toTable(pages, runs)], data: { runs, pages } };
}

/** A browser that does not start, or an incomplete trace, must not lose the finished runs. */
async function runWithRetries(options: Parameters<typeof runLighthouse>[0], triesLeft = 3): Promise<Measurement> {
  try {
    return await runLighthouse(options);
  } catch (error) {
    if (triesLeft === 0) throw error;
    console.error(`Retrying: ${String(error)}`);
    return runWithRetries(options, triesLeft - 1);
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
    rows: pages.map(({ name, profile, hidden, measurements }) => [
      hidden === undefined ? name : `${name} *`,
      profile,
      ...categories.map((category) => String(toMedian(measurements.map(({ scores }) => scores[category])))),
      toMedian(measurements.map(({ lcp }) => lcp)).toFixed(0),
      toMedian(measurements.map(({ tbt }) => tbt)).toFixed(0),
      toMedian(measurements.map(({ processorTbt }) => processorTbt)).toFixed(0),
      toMedian(measurements.map(({ cls }) => cls)).toFixed(3),
      [...new Set(measurements.flatMap(({ faults }) => faults))].join(', '),
    ]),
    notes: [
      'By processor: blocking time without waiting for a processor. It varies less, but still depends on other load.',
      ...(pages.some(({ hidden }) => hidden !== undefined)
        ? ['* Not for search engines. Its noindex and its intended failures are not counted.']
        : []),
    ],
  };
}
