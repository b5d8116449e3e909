import { findFreePort } from '../../scripts/lib/free-port';
import { getReleasesDir } from '../../server/releases/releases-dir';
import { load, type Load } from '../lib/load';
import { startNginx } from '../lib/nginx';
import { startProduction, type Production } from '../lib/production';
import type { Result, Table } from '../lib/report';

/** The requests of each measurement, in turns, so that other load affects all; and those during a rebuild. */
const requests = 40_000;
const turns = 8;
const requestsWhileRebuilding = 100_000;

/** The most frequent requests of browsers, compressed and uncompressed. nginx has no Brotli of its own. */
const cases = [
  ['/', 'gzip'],
  ['/occasions', 'gzip'],
  ['/contact', 'gzip'],
  ['/occasions', 'identity'],
] as const;

type Comparison = { page: string; encoding: string; ours: number; nginx: number | null; errors: number };

/** Compares our server with nginx on the same release, and loads ours during a rebuild. */
export async function measureServing(): Promise<Result> {
  const port = await findFreePort(8300);
  const site = await startProduction(port);
  const nginx = startNginx(getReleasesDir(), await findFreePort(port + 1));
  try {
    const comparisons: Comparison[] = [];
    for (const [page, encoding] of cases)
      comparisons.push(await compare({ page, encoding, ours: site.url, nginx: nginx?.url ?? null }));
    const rebuild = await loadWhileRebuilding(site);
    return { tables: [toTable(comparisons, rebuild)], data: { comparisons, rebuild } };
  } finally {
    site.stop();
    nginx?.stop();
  }
}

type Servers = { page: string; encoding: string; ours: string; nginx: string | null };

async function compare({ page, encoding, ours, nginx }: Servers): Promise<Comparison> {
  const loads: { ours: Load[]; nginx: Load[] } = { ours: [], nginx: [] };
  for (let turn = 0; turn < turns; turn += 1) {
    const options = { encoding, requests: requests / turns };
    loads.ours.push(await load({ url: ours + page, ...options }));
    if (nginx !== null) loads.nginx.push(await load({ url: nginx + page, ...options }));
  }
  return {
    page,
    encoding,
    ours: toRate(loads.ours),
    nginx: nginx === null ? null : toRate(loads.nginx),
    errors: toErrors(loads.ours),
  };
}

async function loadWhileRebuilding(site: Production): Promise<string> {
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
  return `While the site was rebuilt and release ${after} took the place of ${before}: ${errors}.`;
}

function toTable(comparisons: readonly Comparison[], rebuild: string): Table {
  return {
    title: 'The server beside nginx',
    columns: [
      { name: 'page' },
      { name: 'encoding' },
      ...['ours, requests/s', 'nginx, requests/s', 'ours of nginx', 'errors'].map((name) => ({ name, isFigure: true })),
    ],
    rows: comparisons.map(({ page, encoding, ours, nginx, errors }) => [
      page,
      encoding,
      ours.toFixed(0),
      nginx === null ? '–' : nginx.toFixed(0),
      nginx === null ? '–' : `${((ours / nginx) * 100).toFixed(0)} %`,
      String(errors),
    ]),
    notes: [
      `${String(requests)} requests a line and server, 50 connections; the load generator shares the machine.`,
      ...(comparisons.some(({ nginx }) => nginx === null)
        ? ['nginx is not installed (on Debian: apt-get install nginx-light).']
        : []),
      rebuild,
    ],
  };
}

function toRate(loads: readonly Load[]): number {
  const answers = loads.reduce((sum, load) => sum + load.answers, 0);
  return answers / loads.reduce((sum, load) => sum + load.answers / load.requestsPerSecond, 0);
}

function toErrors(loads: readonly Load[]): number {
  return loads.reduce((sum, { errors }) => sum + errors, 0);
}
