import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import * as v from 'valibot';

import { toContentSecurityPolicy, type AllowedOrigins } from '../../src/config/content-security-policy';
import { parseItemSlug } from '../../src/features/stock/model/item-path';
import { defaultLocale } from '../../src/i18n/locales';
import { matchPath } from '../../src/i18n/paths';

const schema = v.object({
  contentSecurityPolicy: v.string(),
  /** The stock API that the pages were made from and ask in the browser. */
  stock: v.object({ apiUrl: v.string(), companyId: v.string() }),
  /** The addresses of all machines, in every language. */
  machines: v.array(v.string()),
});

/** What a release says about itself: made with it and never changed, so that server and release cannot disagree. */
export type Description = v.InferOutput<typeof schema>;

/** Where it stands in the release; no visitor gets it. */
export const descriptionFile = 'release.json';

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
  stock: { apiUrl: string; companyId: string; imageTemplate: string | null };
  allowed: AllowedOrigins;
};

/** Describes a finished build from its files: which machines have pages, and which scripts stand in its pages. */
export async function describeBuild({ buildDir, stock, allowed }: Build): Promise<Description> {
  const pages = (await readdir(buildDir, { recursive: true })).filter((file) => file.endsWith('.html'));
  const hashes = new Set<string>();
  for (const page of pages) {
    // Gatsby has folders of data that are named after its error pages.
    const html = await readFile(path.join(buildDir, page), 'utf8').catch(() => '');
    for (const hash of hashInlineScripts(html)) hashes.add(hash);
  }
  const paths = pages.map((page) => `/${page.split(path.sep).join('/')}`.replace(/(\/index)?\.html$/, ''));
  return {
    contentSecurityPolicy: toContentSecurityPolicy({ scriptHashes: [...hashes].sort(), stock, allowed }),
    stock: { apiUrl: stock.apiUrl, companyId: stock.companyId },
    machines: paths.filter((page) => matchPath(page)?.route === 'stockItem').sort(),
  };
}

/** The addresses of each machine's pages, by its advertisementID. */
export function toMachinePages({ machines }: Description): ReadonlyMap<string, readonly string[]> {
  const pages = new Map<string, string[]>();
  for (const address of machines) {
    const id = parseItemSlug(address.slice(address.lastIndexOf('/') + 1)) ?? '';
    pages.set(id, [...(pages.get(id) ?? []), address]);
  }
  return pages;
}

/** How many machines have pages. */
export function countMachines({ machines }: Description): number {
  return machines.filter((page) => matchPath(page)?.locale === defaultLocale).length;
}

/** The hashes of the scripts that stand in a page and are run, as a policy names them. Data (JSON-LD) is not run. */
export function hashInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g)].flatMap(({ groups }) => {
    const { attributes = '', text = '' } = groups ?? {};
    if (/\ssrc=/.test(attributes) || /\stype="?application\//.test(attributes)) return [];
    return [`sha256-${createHash('sha256').update(text).digest('base64')}`];
  });
}
