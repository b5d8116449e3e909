/** @jest-environment jsdom */
import { getRouter } from '../../../../patches/gatsby/router';

import { countBytes } from './byte-counter';
import { mayPrefetch } from './may-prefetch';
import { prefetchPages } from './prefetch-pages';
import { prefetchFirstPhoto } from './prefetch-photo';

jest.mock('../../../../patches/gatsby/router');
jest.mock('./byte-counter');
jest.mock('./may-prefetch');
jest.mock('./prefetch-photo');

const loadPage = jest.fn<Promise<{ json?: object } | undefined>, [string]>();
const loadPageSync = jest.fn<object | undefined, [string]>();
let spent = 0;
let notify: () => void;
let loadedFirst: readonly string[] = [];

/** A page with links below each other, each 100 px high. jsdom lays nothing out. */
function setPage(path: string, ...hrefs: string[]): void {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = `<main>${hrefs.map((href) => `<article><a href="${href}">x</a></article>`).join('')}</main>`;
  for (const [index, article] of document.querySelectorAll('article').entries()) setTop(article, index * 100);
}

function setTop(element: Element, top: number): void {
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
}

const getLoaded = () => loadPage.mock.calls.map(([path]) => path);
const rest = () => jest.advanceTimersByTimeAsync(500);

beforeAll(async () => {
  // jsdom has none.
  Object.assign(globalThis, {
    DOMRect: class {
      readonly right: number;
      readonly bottom: number;
      constructor(
        readonly left: number,
        readonly top: number,
        readonly width: number,
        readonly height: number,
      ) {
        this.right = left + width;
        this.bottom = top + height;
      }
    },
  });
  jest.useFakeTimers();
  jest.mocked(getRouter).mockReturnValue({ navigate: jest.fn(), loadPage, loadPageSync });
  jest.mocked(countBytes).mockReturnValue({ get: () => spent, reset: () => (spent = 0) });
  jest.mocked(mayPrefetch).mockReturnValue(true);
  loadPage.mockResolvedValue({});
  setPage('/vacatures', '/vacatures/monteur');
  notify = prefetchPages();
  // The first page's own scripts, of which some come late.
  spent = 44_000;
  await rest();
  loadedFirst = getLoaded();
});

beforeEach(async () => {
  window.innerHeight = 250;
  setPage('/contact');
  notify();
  await rest();
  jest.mocked(mayPrefetch).mockReturnValue(true);
  loadPage.mockReset().mockResolvedValue({});
  loadPageSync.mockReset();
  spent = 0;
});

test('what the first page loads itself does not count', () => {
  expect(loadedFirst).toEqual(['/vacatures/monteur']);
});

// Before others: templates that have come are known from then on.
test('a template that could not be had is not known', async () => {
  setPage('/', '/occasions', '/sectoren/landbouw/occasions');
  loadPage.mockResolvedValue(undefined);
  spent = 15_000;
  notify();
  await rest();
  loadPage.mockClear();
  spent = 25_000;
  notify();
  await rest();
  expect(getLoaded()).toEqual([]);
});

test('the template of lists comes with its first photo, and that of stock items no more', async () => {
  setPage('/', '/occasions', '/sectoren/landbouw/occasions', '/occasions/t/a-1');
  const json = { data: {} };
  loadPage.mockImplementation(() => {
    spent += 20_000;
    return Promise.resolve({ json });
  });
  notify();
  await rest();
  expect(getLoaded()).toEqual(['/occasions', '/sectoren/landbouw/occasions']);
  expect(jest.mocked(prefetchFirstPhoto).mock.calls).toEqual([[json]]);
});

test('the pages in sight are loaded when the page has been at rest, one after the other', async () => {
  setPage('/occasions', '/occasions/t/a-1', '/occasions/t/b-2', '/occasions/t/c-3', '/occasions/t/d-4');
  let arrive: () => void = () => undefined;
  loadPage.mockReturnValueOnce(new Promise((resolve) => (arrive = () => resolve({}))));
  notify();
  await jest.advanceTimersByTimeAsync(300);
  expect(getLoaded()).toEqual([]);
  await rest();
  expect(getLoaded()).toEqual(['/occasions/t/a-1']);
  arrive();
  await rest();
  expect(getLoaded()).toEqual(['/occasions/t/a-1', '/occasions/t/b-2', '/occasions/t/c-3']);
});

test('after scrolling those that have come into sight are loaded, and none twice', async () => {
  setPage('/occasions', '/occasions/t/a-1', '/occasions/t/b-2', '/occasions/t/c-3', '/occasions/t/d-4');
  loadPageSync.mockImplementation((path) => (path.endsWith('c-3') ? {} : undefined));
  for (const [index, article] of document.querySelectorAll('article').entries()) setTop(article, index * 100 - 250);
  document.dispatchEvent(new Event('scroll'));
  await rest();
  expect(getLoaded()).toEqual(['/occasions/t/d-4']);
});

test.each<[string, (image: HTMLImageElement) => void]>([
  ['a picture in sight is on its way', (image) => Object.defineProperty(image, 'complete', { get: () => false })],
  ['an answer of the stock API is', (image) => image.parentElement?.setAttribute('aria-busy', 'true')],
])('nothing while %s, and then without an event', async (_, change) => {
  setPage('/occasions', '/occasions/t/a-1');
  const image = document.createElement('img');
  setTop(image, 0);
  const part = document.createElement('div');
  part.append(image);
  document.querySelector('main')?.append(part);
  change(image);
  notify();
  await rest();
  expect(getLoaded()).toEqual([]);
  // An answer that has come is no event, and neither is a picture that another one takes the place of.
  part.remove();
  await rest();
  expect(getLoaded()).toEqual(['/occasions/t/a-1']);
});

test('what a closed menu holds is not in sight', async () => {
  setPage('/contact', '/en/contact');
  const article = document.querySelector('article') ?? document.body;
  article.outerHTML = `<details><summary>NL</summary><ul><li><a href="/en/contact" hreflang="en">EN</a></li></ul></details>`;
  for (const link of document.links) setTop(link, 0);
  notify();
  await rest();
  expect(getLoaded()).toEqual([]);
  document.querySelector('details')?.toggleAttribute('open', true);
  document.dispatchEvent(new Event('toggle'));
  await rest();
  expect(getLoaded()).toEqual(['/en/contact']);
});

test('no more than the budget of a page, and a new one on the next page', async () => {
  setPage('/occasions', '/occasions/t/a-1', '/occasions/t/b-2', '/occasions/t/c-3');
  loadPage.mockImplementation(() => {
    spent += 30_000;
    return Promise.resolve({});
  });
  notify();
  await rest();
  expect(getLoaded()).toEqual(['/occasions/t/a-1', '/occasions/t/b-2']);
  press('/occasions/t/c-3');
  expect(getLoaded()).toHaveLength(2);
  setPage('/occasions/t', '/occasions/t/c-3');
  notify();
  await rest();
  expect(getLoaded().slice(2)).toEqual(['/occasions/t/c-3']);
});

test('the page of a link is loaded when it is pressed', () => {
  setPage('/occasions', '/contact', 'https://other.example/occasions', '/feeds/all.xml', '/occasions');
  for (const href of ['/contact', 'https://other.example/occasions', '/feeds/all.xml', '/occasions']) press(href);
  expect(getLoaded()).toEqual(['/contact']);
});

test('not by another button than the first one', () => {
  setPage('/occasions', '/contact');
  press('/contact', 1);
  expect(getLoaded()).toEqual([]);
});

test('where bytes are dear nothing is loaded in advance', async () => {
  jest.mocked(mayPrefetch).mockReturnValue(false);
  setPage('/occasions', '/occasions/t/a-1');
  notify();
  await rest();
  press('/occasions/t/a-1');
  expect(getLoaded()).toEqual([]);
});

test('a page that cannot be had is passed over', async () => {
  setPage('/occasions', '/occasions/t/a-1', '/occasions/t/b-2');
  loadPage.mockRejectedValueOnce(new Error('no'));
  notify();
  await rest();
  expect(getLoaded()).toEqual(['/occasions/t/a-1', '/occasions/t/b-2']);
});

function press(href: string, button = 0): void {
  const link = [...document.querySelectorAll('a')].find((one) => one.getAttribute('href') === href);
  link?.dispatchEvent(Object.assign(new Event('pointerdown', { bubbles: true }), { button }));
}
