import { cpus } from 'node:os';

import { findFreePort } from '../scripts/lib/free-port';
import { getReleasesDir } from '../server/releases/releases-dir';

import { load, type Load } from './lib/load';
import { startNginx } from './lib/nginx';
import { startProduction, type Production } from './lib/production';

/** Requests of each measurement, in turns, so that what else the machine does is shared; and while the site is rebuilt. */
const requests = 40_000;
const turns = 8;
const requestsWhileRebuilding = 100_000;

/** What browsers ask for most, compressed as they ask for it and whole. nginx has no Brotli of its own. */
const cases = [
  ['/', 'gzip'],
  ['/occasions', 'gzip'],
  ['/contact', 'gzip'],
  ['/occasions', 'identity'],
] as const;

/** `npm run bench:load`: our server beside nginx, which serves the same release, and while the site is rebuilt. */
async function main(): Promise<void> {
  const port = await findFreePort(8300);
  const site = await startProduction(port);
  const nginx = startNginx(getReleasesDir(), await findFreePort(port + 1));
  try {
    console.log(`Node ${process.version}, ${String(cpus().length)} × ${cpus()[0]?.model ?? ''}`);
    console.log(
      `${String(requests)} requests a line and server, 50 connections; the load generator shares the machine\n`,
    );
    if (nginx === null) console.log('There is no nginx to compare with (on Debian: apt-get install nginx-light).\n');
    console.log('| page | encoding | ours, requests/s | nginx, requests/s | ours of nginx | errors |');
    console.log('| --- | --- | ---: | ---: | ---: | ---: |');
    for (const [page, encoding] of cases) {
      const [ours, theirs]: [Load[], Load[]] = [[], []];
      for (let turn = 0; turn < turns; turn += 1) {
        const options = { encoding, requests: requests / turns };
        ours.push(await load({ url: site.url + page, ...options }));
        if (nginx !== null) theirs.push(await load({ url: nginx.url + page, ...options }));
      }
      const [own, other] = [toRate(ours), toRate(theirs)];
      const share = nginx === null ? '–' : `${((own / other) * 100).toFixed(0)} %`;
      console.log(
        `| ${page} | ${encoding} | ${own.toFixed(0)} | ${other.toFixed(0)} | ${share} | ${String(toErrors(ours))} |`,
      );
    }
    await loadWhileRebuilding(site);
  } finally {
    site.stop();
    nginx?.stop();
  }
}

async function loadWhileRebuilding(site: Production): Promise<void> {
  const before = await (await fetch(`${site.url}/health/ready`)).text();
  let after = '';
  const rebuilt = site.rebuild().then((release) => (after = release));
  const loads: Load[] = [];
  const count = () => loads.reduce((sum, { answers }) => sum + answers, 0);
  while (after === '' || count() < requestsWhileRebuilding) {
    const [page, encoding] = cases[loads.length % cases.length] ?? cases[0];
    loads.push(await load({ url: site.url + page, encoding, requests: 5000 }));
  }
  await rebuilt;
  const errors = `${String(count())} requests answered, ${String(toErrors(loads))} errors`;
  console.log(`\nWhile the site was rebuilt and release ${after} took the place of ${before}: ${errors}.`);
}

function toRate(loads: readonly Load[]): number {
  const answers = loads.reduce((sum, load) => sum + load.answers, 0);
  return answers / loads.reduce((sum, load) => sum + load.answers / load.requestsPerSecond, 0);
}

function toErrors(loads: readonly Load[]): number {
  return loads.reduce((sum, { errors }) => sum + errors, 0);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
