/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { emptyOpening } from '../../model/fit/opening';

import { OpeningFields } from './opening-fields';
import { readOpening, writeOpening } from './opening-storage';
import { useOpening } from './use-opening';

const mockTranslate = (key: string) => key;
jest.mock('@/i18n/use-texts', () => ({ useTexts: () => ({ iso: 'nl-NL', t: mockTranslate }) }));

function Panel() {
  const { opening, ...fields } = useOpening();
  return (
    <>
      <OpeningFields {...fields} />
      <output>{JSON.stringify(opening)}</output>
    </>
  );
}

beforeEach(() => writeOpening(emptyOpening));

it.each(['abc', '0', '99 m'])('%j after a measure takes its answer away at once, and stays', async (wrong) => {
  jest.useFakeTimers();
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<Panel />);
    const field = screen.getByRole('textbox', { name: 'fit:field.width' });
    const answer = screen.getByRole('status');
    await user.clear(field);
    await user.type(field, '2,80');
    await user.type(screen.getByRole('textbox', { name: 'fit:field.height' }), '3{Enter}');
    expect(answer).toHaveTextContent('{"width":"2,80","height":"3","depth":""}');

    await user.clear(field);
    await user.type(field, wrong);
    expect(answer).toHaveTextContent('{"width":"","height":"3","depth":""}');
    expect(readOpening()).toEqual({ width: '', height: '3', depth: '' });
    act(() => jest.advanceTimersByTime(1000));
    await user.tab();
    expect(field).toHaveValue(wrong);
    expect(field).toHaveAccessibleDescription('fit:field.hint');

    await user.clear(field);
    await user.type(field, '2,80{Enter}');
    expect(answer).toHaveTextContent('{"width":"2,80","height":"3","depth":""}');
    expect(field).toBeValid();
  } finally {
    jest.useRealTimers();
  }
});
