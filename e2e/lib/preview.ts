import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

import type { Page } from '@playwright/test';

import { findFreePort } from '../../scripts/lib/free-port';

const token = 'a-token-of-the-preview-for-tests-alone';
const startMs = 240_000;

export type PreviewSite = { url: string; frameUrl: string; stop: () => Promise<unknown> };

/** Starts `npm run serve:preview` on the demo, and waits for its first page. */
export async function startPreviewSite(): Promise<PreviewSite> {
  const port = await findFreePort(8400);
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve-preview.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), PREVIEW_TOKEN: token },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const url = `http://127.0.0.1:${String(port)}`;
  const isUp = () =>
    fetch(`${url}/`, { headers: { authorization: `Bearer ${token}` } }).then(
      async (answer) => (await answer.text()) !== '' && answer.ok,
      () => false,
    );
  const end = Date.now() + startMs;
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    child.kill('SIGTERM');
    return ended;
  };
  child.once('exit', (code, signal) => {
    // Every test after it would say that nobody answers, and not why.
    if (!isStopped) console.error(`The preview ended (${String(code ?? signal)}):\n${output.slice(-2000)}`);
  });
  while (child.exitCode === null && Date.now() < end && !(await isUp())) await wait(300);
  if (child.exitCode !== null || Date.now() >= end) {
    // The tests after it need its ports.
    await stop();
    throw new Error(`The preview did not start:\n${output.slice(0, 1000)}\n…\n${output.slice(-2000)}`);
  }
  return { url, frameUrl: /https:\/\/localhost:\d+\/frame/.exec(output)?.[0] ?? '', stop };
}

/** Opens a page with the token, which the browser keeps. */
export const withSecret = (url: string) => `${url}${url.includes('?') ? '&' : '?'}secret=${token}`;

/** Opens a page and its list of fields. */
export async function openWithFields(page: Page, url: string): Promise<void> {
  // Of a page whose data are made for the first time Gatsby may say that there is none.
  for (let tries = 0; tries < 3; tries += 1) {
    await page.goto(withSecret(url), { waitUntil: 'commit' });
    const isThere = page.locator('#main h1').first().waitFor({ timeout: 40_000 });
    if (await isThere.then(() => true).catch(() => false)) break;
  }
  // What the bar lists is read when nothing has changed for half a second.
  await wait(1_000);
  await page.locator('#preview-bar summary').click();
  await page.locator('#preview-bar [data-page]').waitFor();
}

type Listed = {
  id: string;
  type: string;
  unmarkedIn?: 'menus' | 'page';
  fields: { id: string; locale: string; value: unknown }[];
};

/**
 * What an editor can change of a page and nothing leads to; what is read there and is no element of its own; and marks
 * that were left in the page.
 * @param keys the entries that the page is made of, e.g. `Entry page-home`, which need not be seen in it
 */
export function findUntagged(page: Page, keys: readonly string[]) {
  return page.evaluate(async (wanted) => {
    const locale = document.documentElement.lang;
    const toTag = (element: Element) => {
      const get = (name: string) => element.getAttribute(`data-contentful-${name}`);
      return [get('entry-id') ?? get('asset-id'), get('field-id'), get('locale')].join(' ');
    };
    const isInBar = (element: Element | null) => element?.closest('#preview-bar') != null;
    const tagged = [...document.querySelectorAll('[data-contentful-field-id]')];
    const all = new Set(tagged.map(toTag));
    const onPage = new Set(tagged.filter((element) => !isInBar(element)).map(toTag));
    const answer = await fetch('/__preview/entries', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ locale, keys: wanted }),
    });
    const listed = (await answer.json()) as Listed[];
    const fields = listed.flatMap(({ id, type, unmarkedIn, fields: written }) =>
      written.map(({ id: field, locale: own, value }) => ({
        ...{ name: `${type} ${id} ${field}`, tag: `${id} ${field} ${own}`, value, isOfMenus: unmarkedIn === 'menus' },
      })),
    );
    // Every text that is all of an element and is what an editor wrote. Names of pages are the site's own words.
    const findShown = (selector: string, ofMenus: boolean) => {
      const values = new Set(
        fields.map(({ value, isOfMenus }) => (typeof value === 'string' && isOfMenus === ofMenus ? value.trim() : '')),
      );
      return [...document.querySelectorAll(selector)].filter(
        (element) =>
          element.checkVisibility() &&
          element.children.length === 0 &&
          values.has(element.textContent.trim()) &&
          element.textContent.trim().length > 3,
      );
    };
    const shown = [...findShown('main *:not(nav *)', false), ...findShown('header *, footer *', true)];
    return {
      fields: fields.length,
      onPage: onPage.size,
      untagged: fields.flatMap(({ name, tag }) => (all.has(tag) ? [] : [name])),
      notOnPage: shown.flatMap((element) =>
        element.closest('[data-contentful-field-id]') === null ? [element.outerHTML.slice(0, 200)] : [],
      ),
      left: /\uFEFF[\u2002-\u2009]|%EF%BB%BF/i.exec(document.documentElement.outerHTML) !== null,
    };
  }, keys);
}
