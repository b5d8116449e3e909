/** @jest-environment jsdom */
import { letBrowserScrollWithinPages, letRouterScroll } from './scroll-restoration';

beforeAll(() => {
  // jsdom has none.
  Object.assign(window.history, { scrollRestoration: 'auto' });
  letBrowserScrollWithinPages();
});

beforeEach(() => {
  window.history.replaceState(null, '', '/occasions/t/a-1');
  letRouterScroll();
});

test.each([
  ['into the page', '#enquiry', 'auto'],
  ['to another page', '/contact', 'manual'],
  ['into another page', '/contact#form', 'manual'],
  ['to the page itself', '/occasions/t/a-1', 'manual'],
])('a link %s', (_, href, expected) => {
  document.body.innerHTML = `<a href="${href}"><b>x</b></a>`;
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  document.querySelector('b')?.click();
  expect(window.history.scrollRestoration).toBe(expected);
});

test('a reload is the browser’s', () => {
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
});
