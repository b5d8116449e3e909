/** @jest-environment jsdom */
import { forgetPlaces } from './forget-places';

const places = { '@@scroll|/occasions|initial': '2500', '@@scroll|/occasions|1763': '900', other: '1' };

function open(type: string): string[] {
  Object.assign(window.performance, { getEntriesByType: () => [{ type }] });
  for (const [key, value] of Object.entries(places)) window.sessionStorage.setItem(key, value);
  forgetPlaces();
  return Object.keys(window.sessionStorage).toSorted();
}

it('forgets where the first page of the tab was scrolled to when a page is opened anew', () => {
  window.sessionStorage.clear();
  expect(open('navigate')).toEqual(['@@scroll|/occasions|1763', 'other']);
});

it.each(['reload', 'back_forward'])('remembers it for a %s', (type) => {
  window.sessionStorage.clear();
  expect(open(type)).toHaveLength(3);
});

it.each<[string, () => unknown]>([
  ['does not say how', () => undefined],
  [
    'refuses to say how',
    () => {
      throw new DOMException('refused', 'SecurityError');
    },
  ],
])('remembers it where the browser %s it was opened', (_, getEntriesByType) => {
  window.sessionStorage.clear();
  for (const [key, value] of Object.entries(places)) window.sessionStorage.setItem(key, value);
  Object.assign(window.performance, { getEntriesByType });
  forgetPlaces();
  expect(Object.keys(window.sessionStorage)).toHaveLength(3);
});
