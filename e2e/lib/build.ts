import { readlinkSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { withBuildLock } from '../../build/build-lock';
import { buildSite } from '../../build/build-site';
import { startContentApi, type ContentApi } from '../../sandbox/content-api/start-content-api';
import { startStockApi, type StockApi, type StockApiOptions } from '../../sandbox/stock-api/start-stock-api';
import { getCurrentRelease } from '../../server/releases/list-releases';
import type { Release } from '../../server/releases/publish-release';
import { getReleasesDir } from '../../server/releases/releases-dir';

const dataDir = process.env.SANDBOX_DIR ?? `${process.cwd()}/.sandbox`;
const stockPort = Number(process.env.SANDBOX_STOCK_PORT ?? '4010');
const contentPort = Number(process.env.SANDBOX_CONTENT_PORT ?? '4011');

export { contentPort, dataDir };

/**
 * The sandbox as the build before these tests had it, so that they go on from its caches, unless a test asks otherwise.
 */
export function startStock(options: Partial<StockApiOptions> = {}): Promise<StockApi> {
  return startStockApi({ port: stockPort, dataDir, size: 240, seed: 1, ...options });
}

export function startContent(): Promise<ContentApi> {
  return startContentApi({ port: contentPort, dataDir });
}

/** What `scripts/lib/backends.ts` would have given for the sandbox. */
export function toEnvironment(content: ContentApi): Record<string, string> {
  return {
    SITE_URL: 'https://dealer.example',
    CONTENTFUL_SPACE_ID: content.spaceId,
    CONTENTFUL_ACCESS_TOKEN: content.accessToken,
    CONTENTFUL_ENVIRONMENT: content.environment,
    CONTENTFUL_HOST: content.host,
    NODE_EXTRA_CA_CERTS: content.caFile,
    GATSBY_STOCK_API_URL: `http://127.0.0.1:${String(stockPort)}`,
    GATSBY_STOCK_COMPANY_ID: 'demo-dealer',
    GATSBY_STOCK_IMAGE_TEMPLATE: '{url}?w={width}&fm={format}',
    GATSBY_WEBSHOP_URL: 'https://webshop.example',
    // Set and empty, as there: what is not set at all makes other scripts.
    GATSBY_TAG_MANAGER_ID: '',
    GATSBY_LEAD_TRACKER_URL: '',
    GATSBY_VITALS_SHARE: '',
  };
}

/** Builds with the sandbox. Null: nothing was published. */
export async function build(content: ContentApi, override: Record<string, string> = {}): Promise<Release | null> {
  const result = await withBuildLock(() => buildSite({ ...toEnvironment(content), ...override }));
  return result.status === 'published' ? result.release : null;
}

/** Something to serve, for a run of these tests alone. */
export async function buildOnce(): Promise<void> {
  if ((await getCurrentRelease(getReleasesDir())) !== null) return;
  const [stock, content] = [await startStock(), await startContent()];
  await build(content);
  await Promise.all([stock.close(), content.close()]);
}

/** The release that is being served. */
export function getCurrentId(): string {
  return readlinkSync(path.join(getReleasesDir(), 'current'));
}

/** The HTML of a page of the release that is being served. */
export function readPage(page: string): string {
  return readFileSync(path.join(getReleasesDir(), 'current', page, 'index.html'), 'utf8');
}

/** The pages among these files of a release, as paths. */
export function toPages(files: readonly string[]): string[] {
  return files.filter((file) => file.endsWith('.html')).map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
}
