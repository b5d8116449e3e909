/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';

import { AnyLink } from './any-link';

type LinkProps = { to: string; lang?: string; partiallyActive?: boolean; children: string };
jest.mock('gatsby', () => ({
  Link: ({ to, lang, partiallyActive, children }: LinkProps) => (
    <a href={to} lang={lang} data-within={String(partiallyActive)}>
      {children}
    </a>
  ),
}));

test('a page of the site is opened within it, and marked as a part of a menu where it is one', () => {
  render(<AnyLink to="/de/kontakt">Kontakt</AnyLink>);
  expect(screen.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('data-within', 'undefined');
  render(
    <AnyLink to="/de" marked="exactly" lang="nl">
      Start
    </AnyLink>,
  );
  expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute('data-within', 'false');
  expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute('lang', 'nl');
});

test('another website is a plain link: the router would look for it on the site', () => {
  render(
    <AnyLink to="https://a.example" marked="within">
      Elders
    </AnyLink>,
  );
  expect(screen.getByRole('link', { name: 'Elders' })).not.toHaveAttribute('data-within');
});
