/** @size large */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

import { chromium, type Browser, type Page } from '@playwright/test';

import { findFreePort } from '../scripts/lib/free-port';

/** `npm run develop`, as a developer has it: a server that compiles what a browser asks for. */

const minutes = 60_000;

let browser: Browser;
let url = '';
let stop: () => Promise<unknown>;

beforeAll(async () => {
  const port = await findFreePort(8100);
  url = `http://127.0.0.1:${String(port)}`;
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/develop.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = new Promise((resolve) => child.once('close', resolve));
  stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  while (child.exitCode === null && !output.includes('You can now view')) await wait(100);
  if (child.exitCode !== null) throw new Error(`The development server ended:\n${output.slice(-2000)}`);
}, 5 * minutes);
afterAll(async () => {
  await browser.close();
  await stop();
});

async function open(path: string): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage();
  // What it asks for is compiled first.
  page.setDefaultTimeout(minutes);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(url + path);
  // What a page asks for is looked up when it is asked for.
  await page.locator('h1').waitFor({ timeout: 3 * minutes });
  return { page, errors };
}

/**
 * Opens a page that exists, in German. Of one whose data take longer than 15 s, while it is compiled first, Gatsby says
 * that there is none, and a developer reloads.
 */
async function openKnown(path: string): Promise<{ page: Page; errors: string[] }> {
  const end = Date.now() + 5 * minutes;
  for (;;) {
    const opened = await open(path);
    const german = opened.page.locator('html[lang="de"]');
    const isThere = await german.waitFor({ state: 'attached', timeout: 30_000 }).then(
      () => true,
      () => false,
    );
    if (isThere || Date.now() > end) return opened;
    await opened.page.close();
  }
}

test('a list comes alive, asks the stock API, and leads to a machine', async () => {
  const { page, errors } = await openKnown('/de/anlasse');
  const answer = page.waitForResponse((response) => response.url().includes('/items/search'));
  await page.getByRole('checkbox', { name: /^Traktoren/ }).check();
  expect((await answer).status()).toBe(200);
  await page.waitForURL(/tractors/);
  // The list of before stands until the answer is painted, so what is pressed is named by its address.
  const first = page.locator('article').first().locator('h2 a[href*="/traktoren/"], h3 a[href*="/traktoren/"]');
  const [href, name] = await first.evaluate((link) => [link.getAttribute('href'), link.textContent]);
  await page
    .locator(`article a[href="${String(href)}"]`)
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name }).waitFor({ timeout: minutes });
  expect(errors).toEqual([]);
});

test('an address without a page says so', async () => {
  const { page, errors } = await open('/bestaat-niet');
  // Gatsby shows a page of its own first.
  await page.getByRole('button', { name: 'Preview custom 404 page' }).click();
  await page.getByRole('heading', { level: 1, name: 'Deze pagina is niet gevonden' }).waitFor({ timeout: minutes });
  expect(errors).toEqual([]);
});
