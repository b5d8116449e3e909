/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';

import { PrintButton } from './print-button';

jest.mock('@/i18n/use-texts', () => ({ useTexts: () => ({ t: (key: string) => key }) }));

const print = jest.fn();

beforeEach(() => {
  window.print = print;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

async function press(onBeforePrint?: () => Promise<void>): Promise<void> {
  render(<PrintButton {...(onBeforePrint === undefined ? {} : { onBeforePrint })} />);
  fireEvent.click(screen.getByRole('button', { name: 'item:print.button' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
}

it('prints at once when there is nothing to prepare', async () => {
  await press();
  expect(print).toHaveBeenCalledTimes(1);
});

it('prints when the content for paper is ready', async () => {
  await press(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(print).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(300));
  expect(print).toHaveBeenCalledTimes(1);
});

it('takes a double click for one', async () => {
  await press();
  fireEvent.click(screen.getByRole('button', { name: 'item:print.button' }), { detail: 2 });
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(print).toHaveBeenCalledTimes(1);
});

it('prints once, however often it is pressed while it waits', async () => {
  await press(() => new Promise((resolve) => setTimeout(resolve, 300)));
  fireEvent.click(screen.getByRole('button', { name: 'item:print.button' }));
  await act(() => jest.advanceTimersByTimeAsync(400));
  expect(print).toHaveBeenCalledTimes(1);
});

it('prints without it when it does not come', async () => {
  await press(() => new Promise(() => undefined));
  await act(() => jest.advanceTimersByTimeAsync(1999));
  expect(print).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(print).toHaveBeenCalledTimes(1);
});
