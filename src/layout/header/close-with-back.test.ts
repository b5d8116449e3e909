/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';

import { refusePage } from '../../lib/refused-page';

import { closeDetailsWithin } from './close-details';
import { closeWithBack } from './close-with-back';

type Entry = { dialog?: string; firstPage?: number } | null;
const getDialog = () => (window.history.state as Entry)?.dialog;
let stops: (() => void)[] = [];
let length = 0;

beforeEach(() => {
  document.body.innerHTML = `
    <header>
      <details id="menu" data-dialog="menu"><summary>Menu</summary><a id="link" href="#x">Link</a></details>
      <details id="languages" data-dialog="languages"><summary>Languages</summary></details>
      <details id="group"><summary>Group</summary></details>
    </header>
    <main><a id="elsewhere" href="#y">Elsewhere</a></main>`;
  window.history.pushState({ firstPage: 2 }, '', '/occasions?page=3');
  start();
  length = window.history.length;
});
afterEach(stop);

function start(): void {
  stops = [closeDetailsWithin, closeWithBack].map((begin) => begin(get('header')));
}

function stop(): void {
  for (const end of stops) end();
}

function get(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`no ${selector}`);
  return element;
}

const isOpen = (id = 'menu') => get(`#${id}`).hasAttribute('open');

/** As the browser does it, which says so a moment later. */
function toggle(id = 'menu', open = true): void {
  get(`#${id}`).toggleAttribute('open', open);
  announce(id);
}

function announce(id = 'menu'): void {
  get(`#${id}`).dispatchEvent(new Event('toggle'));
}

/** @param opensPage whether the router takes the press for its own */
function press(selector: string, opensPage = false): void {
  const target = get(selector);
  const take = (event: Event) => event.preventDefault();
  if (opensPage) document.addEventListener('click', take);
  target.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  target.click();
  document.removeEventListener('click', take);
}

it('closes what is open with Back, stays on the page, and opens it with Forward', async () => {
  toggle();
  expect(window.history.length).toBe(length + 1);
  expect([getDialog(), window.location.search]).toEqual(['menu', '?page=3']);
  expect(window.history.state).toMatchObject({ firstPage: 2 });
  window.history.back();
  await waitFor(() => expect(isOpen()).toBe(false));
  announce();
  expect([window.location.pathname, getDialog()]).toEqual(['/occasions', undefined]);
  window.history.forward();
  await waitFor(() => expect(isOpen()).toBe(true));
  announce();
  expect(window.history.length).toBe(length + 1);
});

it.each([
  ['its own summary', () => toggle('menu', false)],
  ['Escape', () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))],
  ['a press elsewhere', () => press('#elsewhere')],
  ['a link that opens no page here', () => press('#link')],
  [
    'scrolling the page',
    () => {
      get('#elsewhere').dispatchEvent(new Event('pointerdown', { bubbles: true }));
      window.dispatchEvent(new Event('pointercancel'));
    },
  ],
])('leaves the entry when it is closed by %s', async (_, close) => {
  const back = jest.spyOn(window.history, 'back');
  toggle();
  close();
  expect(isOpen()).toBe(false);
  announce();
  await waitFor(() => expect(getDialog()).toBeUndefined());
  expect(back).toHaveBeenCalledTimes(1);
  back.mockRestore();
});

it.each(['#link', '#elsewhere'])('leaves the entry to a page that %s opens', (link) => {
  const back = jest.spyOn(window.history, 'back');
  toggle();
  press(link, true);
  announce();
  expect([isOpen(), getDialog()]).toEqual([false, 'menu']);
  expect(back).not.toHaveBeenCalled();
  back.mockRestore();
});

it('leaves it when the page cannot be had', async () => {
  toggle();
  press('#link', true);
  refusePage();
  await waitFor(() => expect(getDialog()).toBeUndefined());
});

it('has one entry for whichever of them is open', () => {
  toggle();
  get('#menu').toggleAttribute('open', false);
  get('#languages').toggleAttribute('open', true);
  announce('menu');
  announce('languages');
  expect([window.history.length, getDialog()]).toEqual([length + 1, 'languages']);
});

it('has none for a disclosure that Back does not close', () => {
  toggle('group');
  expect([window.history.length, getDialog()]).toEqual([length, undefined]);
});

it('opens what the entry says, and has an entry for what was open before the page was alive', () => {
  stop();
  window.history.replaceState({ dialog: 'menu', key: '1' }, '');
  start();
  expect(isOpen()).toBe(true);
  stop();
  window.history.replaceState(null, '');
  get('#menu').toggleAttribute('open', true);
  start();
  expect([window.history.length, getDialog()]).toEqual([length + 1, 'menu']);
});
