/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';

import type { StockItem } from '@/features/stock/model/item';

import { KeepButton } from '../components/keep-button';
import { maxEntries } from '../model/shortlist-file';

import type * as keep from './keep-items';
import type * as store from './shortlist-store';

jest.mock('@/i18n/use-texts', () => ({ useTexts: () => ({ t: (key: string) => key }) }));

type Store = typeof store & typeof keep;

const toItem = (id: string): StockItem => ({
  advertisementID: id,
  category: { name: 'tractors', longPluralTranslated: {} },
});
const getIds = ({ getShortlist }: Store) => getShortlist().entries.map(({ id }) => id);
const getStored = () => JSON.parse(window.localStorage.getItem('shortlist') ?? 'null') as unknown;
const write = (value: unknown) =>
  window.localStorage.setItem('shortlist', typeof value === 'string' ? value : JSON.stringify(value));
const refuse = (name: string) => () => {
  throw new DOMException('refused', name);
};

/** A tab of its own: the module as a page loads it, started. */
async function openTab(): Promise<Store> {
  let tab: Store | undefined;
  await jest.isolateModulesAsync(async () => {
    tab = { ...(await import('./shortlist-store')), ...(await import('./keep-items')) };
  });
  if (tab === undefined) throw new Error('The module was not loaded.');
  tab.startShortlist();
  return tab;
}

beforeEach(() => window.localStorage.clear());

afterEach(() => jest.restoreAllMocks());

it('keeps machines in the order in which they were kept, and the next visit has them', async () => {
  const tab = await openTab();
  tab.keepItems([{ item: toItem('2') }]);
  tab.keepItems([{ item: toItem('1'), note: 'Tyres?' }, { item: toItem('2') }]);
  expect(getIds(tab)).toEqual(['2', '1']);
  expect(getIds(await openTab())).toEqual(['2', '1']);
  expect(getStored()).toMatchObject({ version: 1, items: [{ id: '2' }, { id: '1', note: 'Tyres?' }] });
  tab.removeItem('2');
  expect(getIds(tab)).toEqual(['1']);
  expect(tab.getShortlist().trouble).toBeNull();
});

it('two tabs change one list', async () => {
  const [one, other] = [await openTab(), await openTab()];
  const changed = jest.fn();
  other.subscribeToShortlist(changed);
  one.keepItems([{ item: toItem('1') }]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }));
  expect(getIds(other)).toEqual(['1']);
  expect(changed).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('pageshow'));
  expect(changed).toHaveBeenCalledTimes(1);
  // The event of the next change is still under way.
  one.keepItems([{ item: toItem('2') }]);
  other.keepItems([{ item: toItem('3') }]);
  expect(getIds(other)).toEqual(['1', '2', '3']);
  window.dispatchEvent(new StorageEvent('storage', { key: 'shortlist' }));
  expect(getIds(one)).toEqual(['1', '2', '3']);
  window.localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(getIds(one)).toEqual([]);
});

it.each([
  ['blocked', () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse('SecurityError'))],
  ['blocked', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('SecurityError'))],
  ['blocked', () => jest.spyOn(Storage.prototype, 'setItem').mockReturnValue()],
  ['full', () => jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'))],
] as const)('says that storage is %s, once, and keeps the list for the visit', async (trouble, fail) => {
  fail();
  const tab = await openTab();
  tab.keepItems([{ item: toItem('1') }]);
  expect(tab.getShortlist().trouble).toBe(trouble);
  tab.dismissTrouble();
  window.dispatchEvent(new Event('pageshow'));
  tab.keepItems([{ item: toItem('2') }]);
  expect(getIds(tab)).toEqual(['1', '2']);
  expect(tab.getShortlist().trouble).toBeNull();
  jest.restoreAllMocks();
  tab.removeItem('1');
  expect(getStored()).toMatchObject({ items: [{ id: '2' }] });
});

it('keeps what is valid of a damaged list and names the rest', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  write({ version: 1, items: [{ id: '1' }, { id: 'x' }] });
  const tab = await openTab();
  expect(getIds(tab)).toEqual(['1']);
  expect(warn).toHaveBeenCalledWith('Dropped from the shortlist:', '[{"id":"x"}]');
  write('{"');
  expect(getIds(await openTab())).toEqual([]);
});

it('leaves the list of a newer version as it is', async () => {
  write({ version: 2, machines: [] });
  const tab = await openTab();
  tab.keepItems([{ item: toItem('1') }]);
  expect(getIds(tab)).toEqual(['1']);
  expect(tab.getShortlist().trouble).toBe('newer');
  expect(getStored()).toEqual({ version: 2, machines: [] });
});

it('says each time that there is no room for another machine', async () => {
  write({ version: 1, items: Array.from({ length: maxEntries }, (_, id) => ({ id: String(id) })) });
  const tab = await openTab();
  for (const id of ['900', '901']) {
    tab.keepItems([{ item: toItem(id) }]);
    expect(tab.getShortlist().trouble).toBe('limit');
    tab.dismissTrouble();
  }
  expect(getIds(tab)).toHaveLength(maxEntries);
  tab.removeItem('0');
  tab.keepItems([{ item: toItem('900') }]);
  expect(getIds(tab).at(-1)).toBe('900');
  expect(tab.getShortlist().trouble).toBeNull();
  // What was dismissed was another trouble.
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('SecurityError'));
  tab.removeItem('900');
  expect(tab.getShortlist().trouble).toBe('blocked');
});

it('a press keeps a machine, the next one does not, and the button says which', () => {
  render(<KeepButton item={toItem('7')} title="Fendt 724" />);
  fireEvent.click(screen.getByRole('button', { name: /^common:keep.button ?Fendt 724$/, pressed: false }));
  expect(getStored()).toMatchObject({ items: [{ id: '7', item: { advertisementID: '7' } }] });
  fireEvent.click(screen.getByRole('button', { name: /^common:keep.kept ?Fendt 724$/, pressed: true }));
  expect(getStored()).toMatchObject({ items: [] });
  expect(screen.getByRole('button', { name: /^common:keep.button /, pressed: false })).toBeInTheDocument();
});
