import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import * as v from 'valibot';

import type { Subject } from '../../scripts/lib/subjects';
import { defaultLocale } from '../../src/i18n/locales';

import { toProcessorBlocking } from './processor-blocking';

export const profiles = ['phone', 'desktop'] as const;
export type Profile = (typeof profiles)[number];

/** The categories of Lighthouse, by its own names. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** The categories with rules, which do not depend on the machine. */
const rules = categories.slice(1);

/** The result of one run: scores out of 100, milliseconds, and failed rules, as `category: audit`. */
export type Measurement = {
  scores: Record<Category, number>;
  lcp: number;
  tbt: number;
  /** Blocking time in processor time. */
  processorTbt: number;
  cls: number;
  faults: string[];
};

const score = v.object({
  score: v.nullable(v.number()),
  auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
});
const figure = v.object({ numericValue: v.number() });
const report = v.object({
  finalDisplayedUrl: v.string(),
  configSettings: v.object({ throttling: v.object({ cpuSlowdownMultiplier: v.number() }) }),
  runtimeError: v.optional(v.object({ message: v.string() })),
  categories: v.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
  audits: v.intersect([
    v.object({
      'largest-contentful-paint': figure,
      'total-blocking-time': figure,
      'cumulative-layout-shift': figure,
    }),
    v.record(v.string(), v.object({ score: v.nullable(v.number()) })),
  ]),
});
type Report = v.InferOutput<typeof report>;

type Options = { url: string; profile: Profile; chromium: string; hidden: Subject['hidden'] };

/** These pages are noindex and fail on purpose, so the audits of that are skipped. */
const skippedAudits = {
  unlisted: ['--skip-audits=is-crawlable'],
  failing: ['--skip-audits=is-crawlable,http-status-code,errors-in-console', '--ignore-status-code'],
} as const;

/** Runs Lighthouse on a page once, with its own process, browser and profile. */
export async function runLighthouse({ url, profile, chromium, hidden }: Options): Promise<Measurement> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
  const file = path.join(folder, 'report.json');
  const args = [
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    // Saves the trace beside the report.
    '--save-assets',
    `--only-categories=${categories.join()}`,
    // The pages are in the default language: home redirects a browser with another one.
    `--chrome-flags=--headless=new --no-sandbox --disable-gpu --accept-lang=${defaultLocale}`,
    ...(profile === 'desktop' ? ['--preset=desktop'] : []),
    ...(hidden === undefined ? [] : skippedAudits[hidden]),
  ];
  try {
    await run([require.resolve('lighthouse/cli/index.js'), ...args], { CHROME_PATH: chromium });
    const found = v.parse(report, await readJson(file));
    if (found.runtimeError !== undefined) throw new Error(`Lighthouse: ${found.runtimeError.message}`);
    const trace = await readJson(file.replace(/\.json$/, '-0.trace.json'));
    return toMeasurement(found, trace);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

function toMeasurement({ categories: found, audits, ...run }: Report, trace: unknown): Measurement {
  return {
    scores: {
      performance: toScore(found.performance.score),
      accessibility: toScore(found.accessibility.score),
      'best-practices': toScore(found['best-practices'].score),
      seo: toScore(found.seo.score),
    },
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    processorTbt: toProcessorBlocking(trace, {
      url: run.finalDisplayedUrl,
      slowdown: run.configSettings.throttling.cpuSlowdownMultiplier,
    }),
    cls: audits['cumulative-layout-shift'].numericValue,
    faults: rules.flatMap((category) =>
      found[category].auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${category}: ${id}`),
    ),
  };
}

function toScore(share: number | null): number {
  return Math.round((share ?? NaN) * 100);
}

function run(args: readonly string[], environment: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...environment },
      timeout: 180_000,
    });
    let errors = '';
    child.stderr.on('data', (part: Buffer) => (errors += part.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Lighthouse ended with ${String(code)}: ${errors.slice(-2000)}`));
    });
  });
}
