import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import * as v from 'valibot';

import { toContentSecurityPolicy, type AllowedOrigins } from '../../src/config/content-security-policy';
import { parseItemSlug } from '../../src/features/stock/model/item-path';
import { liveMachinesFile } from '../../src/i18n/live-machines';
import { defaultLocale } from '../../src/i18n/locales';
import { isPathOf, splitLocale } from '../../src/i18n/paths';

import { collectInlineScripts } from './inline-scripts';
import type { Files } from './look-at-files';

const schema = v.object({
  contentSecurityPolicy: v.string(),
  /** The stock API that the pages were made from and ask in the browser. */
  stock: v.object({ apiUrl: v.string(), companyId: v.string() }),
  /** The addresses of all machines that have pages, in every language. */
  machines: v.array(v.string()),
  /** Those of machines that are known and have none: their pages are made live. */
  live: v.optional(v.array(v.string()), []),
});

/** What a release says about itself: made with it and never changed, so that server and release cannot disagree. */
export type Description = v.InferOutput<typeof schema>;

/** Where it stands in the release; no visitor gets it. */
export const descriptionFile = 'release.json';

/** Whether a text is what a release says about itself. */
export function isDescription(text: string): boolean {
  return v.is(v.pipe(v.string(), v.parseJson(), schema), text);
}

/** What a release says about itself, or null for one that says nothing, or nothing to rely on. */
export async function readDescription(release: string): Promise<Description | null> {
  try {
    const parsed = v.safeParse(schema, JSON.parse(await readFile(path.join(release, descriptionFile), 'utf8')));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

type Build = {
  buildDir: string;
  /** All that it has. */
  files: Files;
  stock: { apiUrl: string; companyId: string; imageTemplate: string | null };
  allowed: AllowedOrigins;
};

/** Describes a finished build from its files: which machines have pages, and which scripts stand in its pages. */
export async function describeBuild({ buildDir, files, stock, allowed }: Build): Promise<Description> {
  const pages = new Map([...files].filter(([file]) => file.endsWith('.html')));
  const scripts = await collectInlineScripts(buildDir, pages);
  const paths = [...pages.keys()].map((page) => `/${page}`.replace(/(\/index)?\.html$/, ''));
  return {
    contentSecurityPolicy: toContentSecurityPolicy({ scriptHashes: scripts.map(toHash).sort(), stock, allowed }),
    stock: { apiUrl: stock.apiUrl, companyId: stock.companyId },
    machines: paths.filter((page) => isPathOf('stockItem', page)).sort(),
    live: await readLiveMachines(buildDir),
  };
}

async function readLiveMachines(buildDir: string): Promise<string[]> {
  const text = await readFile(path.join(buildDir, liveMachinesFile), 'utf8').catch(() => '[]');
  return v.parse(v.array(v.string()), JSON.parse(text));
}

/** The addresses of each machine, with pages and without, by its advertisementID. */
export function toMachinePages({ machines, live }: Description): ReadonlyMap<string, readonly string[]> {
  const pages = new Map<string, string[]>();
  for (const address of [...machines, ...live]) {
    const id = parseItemSlug(address.slice(address.lastIndexOf('/') + 1)) ?? '';
    const known = pages.get(id);
    if (known === undefined) pages.set(id, [address]);
    else known.push(address);
  }
  return pages;
}

/** How many machines there are. */
export function countMachines({ machines, live }: Description): number {
  return [...machines, ...live].filter((page) => splitLocale(page)[0] === defaultLocale).length;
}

/** As a policy names a script. */
function toHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}
