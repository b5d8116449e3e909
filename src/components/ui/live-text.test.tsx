/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';

import { marks, translateDocument } from '@/testing/translate-document';

import { LiveText } from './live-text';

let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  stop = translateDocument({ marks, delayMs: 30 });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** @param ms of the 30 that a translation takes */
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function Line({ text, note }: { text: string; note?: string }) {
  return (
    <p role="status">
      <LiveText>{text}</LiveText>
      {note !== undefined && <LiveText>{note}</LiveText>}
    </p>
  );
}

it.each([
  ['before the first text is translated', 10],
  ['when it is', 60],
])('another text that comes %s is the one that stands there', async (_, ms) => {
  const { rerender } = render(<Line text="24 machines" />);
  const region = screen.getByRole('status');
  await wait(ms);
  rerender(<Line text="12 machines" note="live" />);
  await wait(10);
  rerender(<Line text="7 machines" />);
  await wait(60);
  expect(region).toHaveTextContent(/^⟦7 machines⟧$/);
  expect(screen.getByRole('status')).toBe(region);
});
