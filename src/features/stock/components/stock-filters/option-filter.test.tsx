/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';

import type { Texts } from '@/i18n/use-texts';

import { OptionFilter, type Option } from './option-filter';

const texts = { t: (key: string) => key, iso: 'nl-NL' } as unknown as Texts;

function toOptions(counts: Record<string, number>): Option[] {
  return Object.entries(counts).map(([value, count]) => ({ value, label: value, count, isSelected: false }));
}

function showThen(
  first: Record<string, number>,
  next: Record<string, number>,
  { isSteady = true, isCounted = true } = {},
): string[] {
  const props = { texts, isSteady, onToggle: () => undefined };
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

test('no more of them stay than were in sight', () => {
  expect(showThen(eight, { h: 2, b: 1 })).toEqual(['h 2', 'b 1', 'a 0', 'c 0', 'd 0', 'e 0']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('where there are enough others none stays', () => {
  expect(showThen(eight, { b: 3, c: 3, d: 3, e: 3, f: 3, g: 3, h: 3 })).toHaveLength(6);
  expect(screen.queryByText('0')).not.toBeInTheDocument();
});

test('values of the chosen category go with it', () => {
  expect(showThen({ a: 9, b: 8 }, { c: 3 }, { isSteady: false })).toEqual(['c 3']);
});
