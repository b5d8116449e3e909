/** @jest-environment jsdom */
import { matchesMedia, onMedia } from './match-media';

const list = Object.assign(new EventTarget(), { matches: true });
const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

test('says whether a query matches, and when that changes', () => {
  Object.assign(window, { matchMedia: () => list });
  const act = jest.fn();
  const stop = onMedia('(min-width: 1px)', act);
  list.dispatchEvent(new Event('change'));
  stop();
  list.dispatchEvent(new Event('change'));
  expect([matchesMedia('(min-width: 1px)'), act.mock.calls.length]).toEqual([true, 1]);
});

test.each<[string, unknown]>([
  ['is missing', undefined],
  ['is refused', refuse],
  ['answers nothing', () => null],
  ['cannot be listened to', () => ({ matches: false })],
])('a question that %s takes nothing away', (_, matchMedia) => {
  Object.assign(window, { matchMedia });
  expect(matchesMedia('(min-width: 1px)')).toBe(false);
  expect(onMedia('(min-width: 1px)', () => undefined)).not.toThrow();
});
