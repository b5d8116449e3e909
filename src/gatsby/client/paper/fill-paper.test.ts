/** @jest-environment jsdom */
import { toCode } from '../../../components/ui/qr-code';

import { fillPaper } from './fill-paper';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-28T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

it('names the day and the address, with a code, in the language of the page', () => {
  document.documentElement.lang = 'de';
  document.body.innerHTML = '<footer><div data-paper></div></footer>';
  window.history.replaceState(null, '', '/de/anlasse?page=2');
  fillPaper(toCode);
  fillPaper(toCode);
  const place = document.querySelector('[data-paper]');
  expect(place).toHaveTextContent('28. November 2026 · http://localhost/de/anlasse?page=2');
  expect(place?.querySelectorAll('svg path[d^="M0 0h7"]')).toHaveLength(1);
});

it('puts the dealer and the day beside the code of a sheet', () => {
  document.documentElement.lang = 'nl';
  document.body.innerHTML = `<main><p data-sheet></p></main>
    <footer><address><div>Dealer</div><div>Weg 1</div><div>Dorp</div><div>Telefoon</div></address></footer>`;
  fillPaper(toCode);
  expect(document.querySelector('[data-sheet]')).toHaveTextContent('Dealer · Weg 1 · Dorp · 28 november 2026');
});

it('does nothing on a page without a place for it', () => {
  document.body.innerHTML = '<main></main>';
  expect(() => fillPaper(toCode)).not.toThrow();
});
