/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';

import { parseQuery } from '@/features/stock/model/search/query';

import { changeKeptSearches } from '../hooks/kept-search-store';
import type { KeptSearch } from '../model/kept-search-file';

import { KeepSearchButton } from './keep-search-button';

jest.mock('@/i18n/use-texts', () => ({
  useTexts: () => ({
    iso: 'nl-NL',
    t: (key: string, variables?: object) => (variables === undefined ? key : `${key} ${JSON.stringify(variables)}`),
  }),
}));
jest.mock('@/i18n/use-locale', () => ({ useLocale: () => 'nl' }));
jest.mock('@/lib/server-clock', () => ({ getServerTime: () => Promise.resolve(Date.parse('2026-11-27T12:00:00Z')) }));

const getStored = () =>
  (JSON.parse(window.localStorage.getItem('kept-searches') ?? '{}') as { items?: object[] }).items;
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const getButton = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  changeKeptSearches(() => []);
  window.localStorage.clear();
});

async function show(kept: readonly KeptSearch[] = []) {
  if (kept.length > 0) changeKeptSearches(() => kept);
  const query = parseQuery('?filter-makeName[]=Fendt&page=2');
  render(<KeepSearchButton query={query} names={[]} />);
  await settle();
}

async function keep(name?: string) {
  fireEvent.click(getButton('search:keep.button'));
  await settle();
  const dialog = within(screen.getByRole('dialog'));
  const field = dialog.getByRole('textbox', { name: 'search:keep.name' });
  expect(field).toHaveValue('Fendt');
  if (name !== undefined) fireEvent.change(field, { target: { value: name } });
  fireEvent.click(dialog.getByRole('button', { name: 'common:keep.button' }));
  await settle();
  expect(dialog.getByText('search:keep.done')).toHaveFocus();
}

it('keeps a search under its own words, which are no name, and says that it is kept', async () => {
  await show();
  await keep();
  expect(getStored()).toEqual([{ id: '?filter-makeName[]=Fendt', name: '', seen: '2026-11-27T12:00:00Z' }]);
  expect(getButton('search:keep.kept')).toHaveTextContent('search:keep.kept');
});

it('keeps a search under the name that a visitor gives it', async () => {
  await show();
  await keep(' Van  Jan ');
  expect(getStored()).toMatchObject([{ name: 'Van Jan' }]);
});

it('a search that is kept says so before anything is pressed; it is not kept again, but leads to it or goes', async () => {
  await show([{ id: '?filter-makeName[]=Fendt', name: 'Van Jan' }]);
  fireEvent.click(getButton('search:keep.kept'));
  await settle();
  const dialog = within(screen.getByRole('dialog', { name: 'search:keep.kept' }));
  expect(dialog.getByText('search:keep.already {"title":"Van Jan"}')).toBeInTheDocument();
  expect(dialog.getByRole('link', { name: 'search:keep.open' })).toHaveAttribute('href', '/bewaard#kept-searches');
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  fireEvent.click(dialog.getByRole('button', { name: 'search:keep.remove' }));
  await settle();
  expect(getStored()).toEqual([]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(getButton('search:keep.button')).toBeInTheDocument();
});

it('another search that is kept changes nothing', async () => {
  await show([{ id: '?filter-makeName[]=Claas' }]);
  expect(getButton('search:keep.button')).toHaveAttribute('data-keep', 'false');
});
