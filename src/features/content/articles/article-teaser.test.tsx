/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { ArticleTeaser } from './article-teaser';
import { ArticleTeaserPlace } from './article-teaser-place';

jest.mock('gatsby', () => ({
  graphql: () => undefined,
  Link: ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));
jest.mock('@/components/ui/more-link', () => ({ MoreLink: () => null }));
jest.mock('@/i18n/use-texts', () => ({ useTexts: () => ({ t: (key: string) => key, iso: 'de-DE' }) }));
jest.mock('@/i18n/use-locale', () => ({ useLocale: () => 'de' }));

const story = {
  ...{ contentful_id: 'told', fallbacks: ['title'], path: '/de/kundengeschichten/told', published: '2026-09-28' },
  ...{ title: 'Verhaal', customer: 'Tarwehalm', place: null, summary: null, imageFocus: null, image: null },
};
const section = { __typename: 'ContentfulStoryTeaser', fallbacks: [], title: 'Kunden erzählen' } as const;

test('a teaser is shown when its script is there: each article a link, in Dutch where it is not translated', async () => {
  render(<ArticleTeaserPlace section={{ ...section, articles: [story] }} />);
  const link = await screen.findByRole('link', { name: 'Verhaal' });
  expect(link).toHaveAttribute('href', '/de/kundengeschichten/told');
  expect(screen.getByRole('heading', { name: 'Verhaal' })).toHaveAttribute('lang', 'nl');
  expect(screen.getByText('28. September 2026')).toHaveAttribute('dateTime', '2026-09-28');
});

test('without an article there is no heading over nothing', () => {
  render(<ArticleTeaser section={{ ...section, articles: [] }} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
