/** @jest-environment jsdom */
import { getShownPopUp, needsTime, storeDismissal } from './shown-pop-up';

const popUp = {
  contentful_id: 'yard-days',
  node_locale: 'nl',
  updatedAt: '2026-10-01T10:00:00Z',
  title: 'Open dagen',
  enabled: true,
  from: null,
  until: null,
  endsAt: null,
};
const today = Date.parse('2026-10-02T10:00Z');

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

it.each([
  ['that is switched on', {}, true],
  ['from its first day', { from: '2026-10-02' }, true],
  ['to its last day', { from: '2026-09-01', until: '2026-10-02T00:00:00.000Z' }, true],
  ['not before', { from: '2026-10-03' }, false],
  ['not after', { until: '2026-10-01' }, false],
  ['before its end', { endsAt: '2026-10-02T10:00:00.001Z' }, true],
  ['not from its end on', { endsAt: '2026-10-02T10:00:00.000Z' }, false],
  ['not when it is switched off', { enabled: false }, false],
  ['not when nobody has switched it on', { enabled: null }, false],
  ['not in another language', { node_locale: 'de' }, false],
  ['not without words', { title: null }, false],
])('shows a message %s', (_, change, expected) => {
  expect(getShownPopUp([{ ...popUp, ...change }], 'nl', today) !== null).toBe(expected);
});

it('does not show a message with an end while the time is unknown', () => {
  const endsAt = '2026-10-02T12:00:00.000Z';
  expect(needsTime([{ ...popUp, endsAt }], 'nl')).toBe(true);
  expect(getShownPopUp([{ ...popUp, endsAt }], 'nl', null)).toBeNull();
  expect(getShownPopUp([popUp], 'nl', null)).toBe(popUp);
});

it('shows the first of several that can be shown', () => {
  const other = { ...popUp, contentful_id: 'other' };
  expect(getShownPopUp([{ ...popUp, enabled: false }, other], 'nl', today)).toBe(other);
});

it('does not show what was dismissed, in any language, until it is changed or another one', () => {
  storeDismissal(popUp);
  expect(getShownPopUp([popUp], 'nl', today)).toBeNull();
  expect(getShownPopUp([{ ...popUp, node_locale: 'de' }], 'de', today)).toBeNull();
  expect(getShownPopUp([{ ...popUp, updatedAt: '2026-10-02T07:00:00Z' }], 'nl', today)).not.toBeNull();
  expect(getShownPopUp([{ ...popUp, contentful_id: 'sale' }], 'nl', today)).not.toBeNull();
});

it('shows it again where nothing can be stored', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  storeDismissal(popUp);
  expect(getShownPopUp([popUp], 'nl', today)).toBe(popUp);
});
