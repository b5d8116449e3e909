/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';

import { useAfterOpening } from './use-after-opening';
import { useHydrated } from './use-hydrated';

function Page() {
  return <p>{useAfterOpening() ? 'all' : 'the top'}</p>;
}

function BuiltPage() {
  useHydrated();
  return <Page />;
}

beforeEach(() => {
  jest.useFakeTimers();
});

test('a page that comes alive has all of it', () => {
  render(<BuiltPage />);
  expect(screen.getByText('all')).toBeInTheDocument();
});

test('a page that a link opens has its top first and all of it when that has been painted', () => {
  render(<Page />);
  expect(screen.getByText('the top')).toBeInTheDocument();
  act(() => {
    jest.advanceTimersByTime(600);
  });
  expect(screen.getByText('all')).toBeInTheDocument();
});

test('a page that is come back to has all of it, so that it is as long as it was', () => {
  document.documentElement.dataset.whole = '';
  render(<Page />);
  expect(screen.getByText('all')).toBeInTheDocument();
  delete document.documentElement.dataset.whole;
});

test('a link into a page finds what it leads to', () => {
  window.location.hash = '#enquiry';
  render(<Page />);
  expect(screen.getByText('all')).toBeInTheDocument();
  window.location.hash = '';
});
