/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';

import { ErrorBoundary } from '@/components/error-boundary';

import { FailedPage } from './failed-page';
import { useOnScreen } from './kept-nodes';

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue();
  window.addEventListener('error', (event) => event.preventDefault());
  window.history.replaceState(null, '', '/contact');
  delete document.documentElement.dataset.pending;
  document.body.replaceChildren();
});

function Broken(): never {
  throw new Error('no');
}

function Frame({ path, isBroken }: { path: string; isBroken: boolean }) {
  useOnScreen(path);
  return (
    <HelmetProvider>
      <main id="main">
        <ErrorBoundary tryAgainFor={path} fallback={<FailedPage key={path} path={path} />}>
          {isBroken ? <Broken /> : <h1>whole {path}</h1>}
        </ErrorBoundary>
      </main>
    </HelmetProvider>
  );
}

function hydrate(): void {
  const root = document.createElement('div');
  root.innerHTML = '<main id="main"><h1>as it was built</h1><a href="tel:+31570000012">0570</a></main>';
  document.body.replaceChildren(root);
  act(() => {
    hydrateRoot(root, <Frame path="/contact" isBroken />);
  });
}

// First: once a page of any frame is on screen, nothing is as it was built any more.
test('what is not known yet leaves a message, for nothing of it can be seen', () => {
  document.documentElement.dataset.pending = 'item';
  hydrate();
  expect(screen.getByRole('heading')).toHaveTextContent('Er is iets misgegaan');
});

test('what fails while the built page comes alive leaves it as it was built', () => {
  hydrate();
  expect(screen.getByRole('heading')).toHaveTextContent('as it was built');
  expect(screen.getByRole('link')).toHaveAttribute('href', 'tel:+31570000012');
});

test('what fails later leaves what is on screen', () => {
  const { rerender } = render(<Frame path="/contact" isBroken={false} />);
  rerender(<Frame path="/contact" isBroken />);
  expect(screen.getByRole('heading')).toHaveTextContent('whole /contact');
});

test.each([
  ['/404', 'Er is iets misgegaan', '/'],
  ['/en/nope', 'Something went wrong', '/en'],
  ['/de/anlasse', 'Etwas ist schiefgelaufen', '/de'],
])('a page that a link led to leaves a message and a link home: %s', async (path, heading, home) => {
  const { rerender } = render(<Frame path="/contact" isBroken={false} />);
  window.history.pushState(null, '', path);
  rerender(<Frame path={path} isBroken />);
  expect(screen.getByRole('heading')).toHaveTextContent(heading);
  expect(screen.getByRole('link')).toHaveAttribute('href', home);
  await waitFor(() => expect(document.title).toBe(heading));
  window.history.pushState(null, '', '/over-ons');
  rerender(<Frame path="/over-ons" isBroken={false} />);
  expect(screen.getByRole('heading')).toHaveTextContent('whole /over-ons');
});

test('where nothing was built there is a message', () => {
  render(<Frame path="/contact" isBroken />);
  expect(screen.getByRole('heading')).toHaveTextContent('Er is iets misgegaan');
});
