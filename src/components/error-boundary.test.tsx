/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';

import { reloadWhenPartIsMissing } from '@/lib/stale-part';

import { ErrorBoundary } from './error-boundary';

jest.mock('@/lib/stale-part');

const error = new Error('Loading chunk 7 failed');
let log: jest.SpyInstance;

beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

function Broken(): never {
  throw error;
}

it('shows something else for what fails, and leaves the rest alone', () => {
  render(
    <>
      <ErrorBoundary fallback="not this one">
        <Broken />
      </ErrorBoundary>
      <ErrorBoundary fallback="nor this">
        <p>whole</p>
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByText('not this one')).toBeVisible();
  expect(screen.getByText('whole')).toBeVisible();
  expect(screen.queryByText('nor this')).not.toBeInTheDocument();
});

it('has the error logged, and the page loaded anew if a part of it is gone', () => {
  render(
    <ErrorBoundary fallback={null}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(log).toHaveBeenCalled();
  expect(reloadWhenPartIsMissing).toHaveBeenCalledWith(error);
});
