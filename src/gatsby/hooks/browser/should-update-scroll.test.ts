/** @jest-environment jsdom */
import type { ShouldUpdateScrollArgs } from 'gatsby';

import { hasPlace } from '../../../hooks/scroll-memory';

import { shouldUpdateScroll } from './should-update-scroll';

jest.mock('../../../hooks/scroll-memory');

const item = '/occasions/tractoren/fendt-1';

beforeEach(() => {
  jest.mocked(hasPlace).mockReturnValue(false);
});

function ask(from: string | null, to: object): unknown {
  const args = {
    prevRouterProps: from === null ? undefined : { location: { pathname: from } },
    routerProps: { location: to },
  };
  return shouldUpdateScroll(args as unknown as ShouldUpdateScrollArgs, { plugins: [] });
}

test.each([
  ['the first page', null, { pathname: item }, true],
  ['a link to another page', '/occasions', { pathname: item, action: 'PUSH' }, true],
  ['Back to another page', item, { pathname: '/contact' }, true],
  ['a link of the router within the page', item, { pathname: item, hash: '#enquiry', action: 'PUSH' }, true],
  ['a plain link within the page', item, { pathname: item, hash: '#enquiry' }, false],
  ['Back from it', item, { pathname: item }, false],
])('%s is scrolled by the router or by the browser', (_, from, to, expected) => {
  expect(ask(from, to)).toBe(expected);
});

test('a list that has a place of its own goes there itself', () => {
  jest.mocked(hasPlace).mockReturnValue(true);
  expect(ask(item, { pathname: '/occasions', key: '5', state: { key: '5' } })).toBe(false);
  expect(hasPlace).toHaveBeenCalledWith({ key: '5' });
});
