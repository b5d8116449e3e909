/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import type { WrapPageElementBrowserArgs } from 'gatsby';
import { HelmetProvider } from 'react-helmet-async';

import { wrapPageElement } from './wrap-page-element';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

function Broken(): never {
  throw new Error('no');
}

function wrap(element: React.ReactElement, pathname: string) {
  return (
    <HelmetProvider>
      {wrapPageElement({ element, props: { location: { pathname } } } as WrapPageElementBrowserArgs, { plugins: [] })}
    </HelmetProvider>
  );
}

it.each([
  ['/404', 'Er is iets misgegaan', '/'],
  ['/en/nope', 'Something went wrong', '/en'],
  ['/de/anlasse', 'Etwas ist schiefgelaufen', '/de'],
])('leaves of a page that fails at %s a message and a link home', async (path, heading, home) => {
  render(wrap(<Broken />, path));
  expect(screen.getByRole('heading')).toHaveTextContent(heading);
  expect(screen.getByRole('link')).toHaveAttribute('href', home);
  await waitFor(() => expect(document.title).toBe(heading));
});

it('shows the next page again', () => {
  const { rerender } = render(wrap(<Broken />, '/contact'));
  rerender(wrap(<p>whole</p>, '/over-ons'));
  expect(screen.getByText('whole')).toBeVisible();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
