/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Texts } from '@/i18n/use-texts';

import type { GroupedOption } from '../../model/search/arrange-options';

import { OptionFilter } from './option-filter';

const texts = { t: (key: string) => key, iso: 'nl-NL' } as unknown as Texts;

function toOptions(counts: Record<string, number>): GroupedOption[] {
  return Object.entries(counts).map(([value, count]) => ({ value, label: value, count, isSelected: false }));
}

function showThen(
  first: Record<string, number>,
  next: Record<string, number>,
  { isSteady = true, isCounted = true } = {},
): string[] {
  const props = { texts, label: 'Merk', isSteady, onToggle: () => undefined };
  const { rerender } = render(<OptionFilter {...props} isCounted options={toOptions(first)} />);
  rerender(<OptionFilter {...props} isCounted={isCounted} options={toOptions(next)} />);
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
}

const eight = { a: 9, b: 8, c: 7, d: 6, e: 5, f: 4, g: 3, h: 2 };

test('values without items stay behind the others', () => {
  expect(showThen({ a: 9, b: 8, c: 7 }, { b: 3 })).toEqual(['b 3', 'a 0', 'c 0']);
});

test('values without counts show no count, not zero', () => {
  expect(showThen({ a: 9, b: 8 }, {}, { isCounted: false }).map((text) => text.trim())).toEqual(['a', 'b']);
});

test('no more of them stay than were in sight, and one in the place of the button', () => {
  expect(showThen(eight, { h: 2, b: 1 })).toEqual(['h 2', 'b 1', 'a 0', 'c 0', 'd 0', 'e 0', 'f 0']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('where there are enough others none stays', () => {
  expect(showThen(eight, { b: 3, c: 3, d: 3, e: 3, f: 3, g: 3, h: 3 })).toHaveLength(7);
  expect(screen.queryByText('0')).not.toBeInTheDocument();
});

test('values of the chosen category go with it', () => {
  expect(showThen({ a: 9, b: 8 }, { c: 3 }, { isSteady: false })).toEqual(['c 3']);
});

describe('a long list', () => {
  const names = [
    'Ähre',
    'Claas',
    'Deutz',
    'Fendt',
    'Kärcher',
    'Linde',
    'Zetor',
    'ABB',
    'Ölaf',
    'Ovlac',
    'Same',
    'Bobcat',
  ];
  const more = ['Kubota', 'Lely', 'Krone', 'Vicon'];
  const options = toOptions(Object.fromEntries([...names, ...more].map((name, index) => [name, 90 - index])));
  const onToggle = jest.fn();

  async function open(chosen = options) {
    const user = userEvent.setup();
    render(<OptionFilter texts={texts} label="Merk" isCounted options={chosen} onToggle={onToggle} />);
    await user.click(screen.getByRole('button'));
    return { user, field: await screen.findByRole('searchbox') };
  }
  const readNames = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent.split(' ')[0]);

  test('opens in the order of the alphabet behind the most frequent ones, and the focus goes on there', async () => {
    await open();
    expect(readNames().slice(0, 6)).toEqual(names.slice(0, 6));
    expect(readNames().slice(6)).toEqual([
      'ABB',
      'Bobcat',
      'Krone',
      'Kubota',
      'Lely',
      'Ölaf',
      'Ovlac',
      'Same',
      'Vicon',
      'Zetor',
    ]);
    expect(screen.getByRole('checkbox', { name: /^ABB/ })).toHaveFocus();
  });

  test('finds a value without its accents and capitals; what is chosen stays; Escape shows all', async () => {
    const { user, field } = await open(options.map((one) => ({ ...one, isSelected: one.value === 'Lely' })));
    await user.type(field, 'karch');
    expect(readNames()).toEqual(['Kärcher', 'Lely']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.type(field, 'x');
    expect(readNames()).toEqual(['Lely']);
    expect(screen.getByRole('status')).toHaveTextContent('search:panel.notFound');
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('');
    expect(readNames()).toHaveLength(16);
    expect(field).toHaveFocus();
  });

  test('forgets what was typed when it is closed', async () => {
    const { user, field } = await open();
    await user.type(field, 'zet');
    await user.click(screen.getByRole('button'));
    expect(readNames()).toEqual(names.slice(0, 6));
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  test('has no field where all can be seen at a glance', async () => {
    render(<OptionFilter texts={texts} label="Merk" isCounted options={options.slice(0, 15)} onToggle={onToggle} />);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });
});
