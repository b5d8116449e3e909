/** @jest-environment jsdom */
import { render } from '@testing-library/react';

import { formatListContext, listContextKey } from '../../features/stock/model/item-page/list-context';

import { ReserveListContext } from './reserve-list-context';

/** Runs what the page of an item has in its head; the visitor came from a list with the items 17 and 204170. */
function hasPlace(path: string): boolean {
  delete document.documentElement.dataset.trail;
  const items = ['17', '204170'].map((id) => ({ id, path: `/occasions/tractoren/fendt-${id}` }));
  window.sessionStorage.setItem(
    listContextKey,
    formatListContext({ list: { path: '/occasions/tractoren', total: 2, first: 0 }, items }),
  );
  render(<ReserveListContext path={path} />);
  // A script that React puts into a living page is not run.
  for (const { textContent, dataset } of [...document.body.getElementsByTagName('script')]) {
    const script = document.createElement('script');
    Object.assign(script.dataset, dataset);
    script.textContent = textContent;
    document.head.append(script);
  }
  return 'trail' in document.documentElement.dataset;
}

test.each([
  ['/occasions/tractoren/fendt-204170', true],
  ['/de/anlasse/traktoren/fendt-17', true],
  ['/occasions/tractoren/fendt-7', false],
  ['/occasions/tractoren/fendt-2041', false],
  ['/occasions/tractoren', false],
  ['/contact', false],
])('%s keeps a place for the way back to the list: %s', (path, expected) => {
  expect(hasPlace(path)).toBe(expected);
});

test('every machine’s page has the same script, so that the policy does not grow with the stock', () => {
  render(
    <>
      <ReserveListContext path="/occasions/tractoren/fendt-17" />
      <ReserveListContext path="/de/anlasse/traktoren/fendt-204170" />
    </>,
  );
  const texts = [...document.body.innerHTML.matchAll(/<script[^>]*>(.*?)<\/script>/g)].map(([, text]) => text);
  expect(texts).toEqual([texts[0], texts[0]]);
});
