import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

import lighthouse from 'lighthouse/package.json';

import { startSandbox } from '../sandbox/start';
import { findWholeChromium } from '../scripts/lib/chromium';
import { findFreePort } from '../scripts/lib/free-port';
import { loadSettings } from '../scripts/lib/settings';
import { startSiteServer } from '../server/site/start-site-server';

import { measureAnswers } from './answers';
import { describeMachine, writeReport, type Result } from './lib/report';
import { measurePages } from './pages/measure-pages';

/** `npm run bench`: what the current release costs its visitors, as tables. Parts and options: README.md. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' }, all: { type: 'boolean', default: false } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is how often each page is looked at: 1 or more.');
  const executable = findWholeChromium();
  const parts: Readonly<Record<string, (siteUrl: string) => Promise<Result>>> = {
    pages: (siteUrl) => measurePages({ siteUrl, chromium: executable, runs, isAll: values.all }),
    answers: (siteUrl) => measureAnswers(siteUrl, executable),
  };
  const names = Object.keys(parts);
  const unknown = positionals.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`There is no part ‘${unknown}’, but ${names.join(', ')}.`);

  const { stdout } = spawnSync(executable, ['--version'], { encoding: 'utf8' });
  const settings = loadSettings();
  const sandbox = await startSandbox({ content: false, stock: settings.stock === null });
  const site = await startSiteServer({ port: await findFreePort(8200), host: '127.0.0.1' });
  try {
    const results: Record<string, Result> = {};
    for (const [name, measure] of Object.entries(parts)) {
      if (positionals.length === 0 || positionals.includes(name)) results[name] = await measure(site.url);
    }
    console.log(await writeReport(describeMachine(stdout.trim(), lighthouse.version), results));
  } finally {
    await site.close();
    await sandbox.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
