import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page, Request, Route } from '@playwright/test';
import * as v from 'valibot';

import type { CatalogueItem } from '../../sandbox/catalogue/catalogue-item';
import { createCatalogue } from '../../sandbox/catalogue/create-catalogue';
import type { Failure } from '../../sandbox/stock-api/behaviour';
import { writeEdits, type Edits } from '../../sandbox/stock-api/edits';
import { defaultSeed, defaultSize } from '../../sandbox/stock-api/settings';
import { startStockApi, type StockApi } from '../../sandbox/stock-api/start-stock-api';
import { readToday } from '../../sandbox/today';
import { searchRequestSchema } from '../../src/testing/search-request-schema';

import { expect, test as base } from './strict-test';

export type SearchBody = v.InferOutput<typeof searchRequestSchema>;

/** Answers a search itself and says so with true; with false the server answers. */
type Answer = (route: Route, body: SearchBody) => boolean | Promise<boolean>;

/** The same for a single item, by its advertisementID. */
type ItemAnswer = (route: Route, id: string) => boolean | Promise<boolean>;

export type StockServer = {
  /** The bodies of all searches that the browser sent, in order. */
  asked: SearchBody[];
  /** What the next `times` searches get instead of an answer; all of them without. */
  misbehave: (failure: Failure & { times?: number }) => void;
  /** As it should, again. */
  behave: () => void;
  answer: (answer: Answer) => void;
  /** Overwrites fields of items by advertisementID; null removes one. */
  edit: (edits: Edits) => void;
  /** Sends the calls of another visitor's page to the same stock API. */
  serve: (other: Page) => Promise<unknown>;
  /** Waits until the list has come alive, none of its searches is under way, and what they answered is on screen. */
  settled: () => Promise<void>;
  /** The ids of all items that the browser asked for one by one, in order. */
  askedItems: string[];
  /** As `misbehave`, when it asks for a single item. */
  misbehaveItem: (failure: Failure & { times?: number }) => void;
  answerItem: (answer: ItemAnswer) => void;
  /** Waits until the page has asked for its item, and shows the answer. */
  itemSettled: () => Promise<void>;
};

type Worker = { api: StockApi; dataDir: string; items: readonly CatalogueItem[] };

/** Of a size that stays one when a screen of many pixels divides it. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#c2c2c2"/></svg>';

/**
 * Tests of the stock pages: the page's calls go to a stock API of the test's own. Whatever the test is about, every
 * call is held against the contract and nothing may throw in the page.
 */
export const test = base.extend<{ stock: StockServer; items: readonly CatalogueItem[] }, { worker: Worker }>({
  worker: [
    async ({ browserName }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), `stock-list-${browserName}-`));
      const api = await startStockApi({ port: 0, dataDir });
      const { items } = createCatalogue({ seed: defaultSeed, size: defaultSize, today: readToday() });
      await use({ api, dataDir, items: items.sort((one, other) => (one.createdDate < other.createdDate ? 1 : -1)) });
      await api.close();
      rmSync(dataDir, { recursive: true });
    },
    { scope: 'worker' },
  ],
  /** What the server sells, newest first: what a list must show is worked out from these. */
  items: ({ worker }, use) => use(worker.items),
  stock: [
    async ({ page, worker: { api, dataDir } }, use) => {
      const asked: SearchBody[] = [];
      const exceptions: string[] = [];
      page.on('pageerror', ({ message }) => exceptions.push(message));
      const underWay = watchRequests(page, isSearch, (request) => asked.push(toBody(request)));
      const askedItems: string[] = [];
      const itemBodies: unknown[] = [];
      const itemsUnderWay = watchRequests(page, isItem, (request) => {
        askedItems.push(toItemId(request));
        itemBodies.push(request.postDataJSON());
      });
      let answer: Answer = () => false;
      let answerItem: ItemAnswer = () => false;
      await page.route(
        ({ pathname }) => pathname.startsWith('/v1/'),
        async (route, request) => {
          if (isSearch(request) && (await answer(route, toBody(request)))) return;
          if (isItem(request) && (await answerItem(route, toItemId(request)))) return;
          const { pathname } = new URL(request.url());
          // The page may have given the request up meanwhile.
          await route.continue({ url: api.url + pathname }).catch(() => undefined);
        },
      );
      // Drawing pictures is the sandbox's work, and slow.
      await page.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }));

      await use({
        asked,
        misbehave: (failure) => {
          api.addBehaviour({ endpoint: 'search', ...failure });
        },
        behave: () => {
          api.reset();
          answer = () => false;
          answerItem = () => false;
        },
        answer: (next) => {
          answer = next;
        },
        edit: (edits) => {
          writeEdits(dataDir, edits);
        },
        serve: (other) =>
          other.route(
            ({ pathname }) => pathname.startsWith('/v1/'),
            (route, request) => route.continue({ url: api.url + new URL(request.url()).pathname }),
          ),
        settled: async () => {
          await waitUntilShown(page, () => asked.length > 0 && underWay.size === 0);
        },
        askedItems,
        misbehaveItem: (failure) => {
          api.addBehaviour({ endpoint: 'item', ...failure });
        },
        answerItem: (next) => {
          answerItem = next;
        },
        itemSettled: async () => {
          await waitUntilShown(page, () => askedItems.length > 0 && itemsUnderWay.size === 0);
        },
      });

      api.reset();
      writeEdits(dataDir, {});
      expect(exceptions).toEqual([]);
      expect(asked.flatMap(findIssues)).toEqual([]);
      expect(itemBodies).toEqual(itemBodies.map(() => ({ source: [] })));
    },
    { auto: true },
  ],
});

export { expect };

function isSearch(request: Request): boolean {
  return request.method() === 'POST' && new URL(request.url()).pathname.endsWith('/items/search/');
}

const itemPattern = /\/items\/([^/]+)$/;

function isItem(request: Request): boolean {
  return request.method() === 'POST' && itemPattern.test(new URL(request.url()).pathname);
}

function toItemId(request: Request): string {
  return itemPattern.exec(new URL(request.url()).pathname)?.[1] ?? '';
}

/** Checked when the test ends, so that it fails for what it is about first. */
function toBody(request: Request): SearchBody {
  return request.postDataJSON() as SearchBody;
}

/** Those requests that are under way, at any time. */
function watchRequests(
  page: Page,
  isMeant: (request: Request) => boolean,
  onRequest: (request: Request) => void,
): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    if (!isMeant(request)) return;
    onRequest(request);
    underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => underWay.delete(request));
  return underWay;
}

/**
 * An answer that has arrived is not yet read by the page, and a list says so; what it shows of it in frames of their
 * own (cards out of sight, counts) and what it asks after that comes with the next ones.
 */
async function waitUntilShown(page: Page, isAnswered: () => boolean): Promise<void> {
  const isShown = async () => {
    if (!isAnswered() || (await page.locator('[aria-busy="true"]').count()) > 0) return false;
    await page.evaluate(paintTwice);
    return isAnswered();
  };
  await expect.poll(isShown, { intervals: [20] }).toBe(true);
}

async function paintTwice(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function findIssues(body: SearchBody): string[] {
  const { issues = [] } = v.safeParse(searchRequestSchema, body);
  return issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message} in ${JSON.stringify(body)}`);
}
