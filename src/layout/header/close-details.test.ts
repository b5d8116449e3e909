/** @jest-environment jsdom */
import { closeDetailsWithin } from './close-details';

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <nav>
      <details id="menu"><summary>Menu</summary>
        <details id="one"><summary>One</summary><a id="link" href="#x">Link</a></details>
        <details id="two"><summary>Two</summary></details>
      </details>
    </nav>
    <button id="elsewhere">Elsewhere</button>`;
  stop = closeDetailsWithin(get('nav'));
});

afterEach(() => stop());

function get(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`no ${selector}`);
  return element;
}

function open(...ids: string[]): void {
  for (const id of ids) get(`#${id}`).toggleAttribute('open', true);
}

function getOpen(): string[] {
  return [...document.querySelectorAll('details[open]')].map(({ id }) => id);
}

it('closes everything with a press elsewhere', () => {
  open('menu', 'one');
  get('#elsewhere').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(getOpen()).toEqual([]);
});

it('closes one group with a press on another, but not the menu around both', () => {
  open('menu', 'one');
  get('#two summary').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  get('#two summary').focus();
  // What is pressed stays where it is until it has been pressed.
  expect(getOpen()).toEqual(['menu', 'one']);
  get('#two summary').click();
  expect(getOpen()).toEqual(['menu', 'two']);
});

it('closes what the focus has left', () => {
  open('menu', 'one');
  get('#elsewhere').focus();
  expect(getOpen()).toEqual([]);
});

it('closes the innermost with Escape and gives the focus back to its summary, then the one around it', () => {
  open('menu', 'one');
  get('#link').focus();
  const press = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  press();
  expect(getOpen()).toEqual(['menu']);
  expect(document.activeElement).toBe(get('#one summary'));
  press();
  expect(getOpen()).toEqual([]);
  expect(document.activeElement).toBe(get('#menu > summary'));
});

it('leaves the focus alone when there is nothing to close', () => {
  get('#elsewhere').focus();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(document.activeElement).toBe(get('#elsewhere'));
});

it('closes everything when one of the links is followed, also to the page one is on, and with Back', () => {
  open('menu', 'one');
  get('#link').click();
  expect(getOpen()).toEqual([]);
  open('menu');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(getOpen()).toEqual([]);
});

it('closes what is hidden when the window has another size, and leaves open what is seen', () => {
  open('menu', 'one');
  // Here nothing has a place on a screen.
  Object.assign(get('#menu'), { getClientRects: () => [{}] });
  window.dispatchEvent(new Event('resize'));
  expect(getOpen()).toEqual(['menu']);
});

it('does nothing more when it was stopped', () => {
  stop();
  open('menu');
  get('#elsewhere').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(getOpen()).toEqual(['menu']);
});
