/** @jest-environment jsdom */
import { render, within } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';

import { Seo } from './seo';

jest.mock('gatsby', () => ({ graphql: String, useStaticQuery: () => ({ site: null }) }));

const build = (title: string, titleLang?: string) => (
  <HelmetProvider>
    <Seo title={title} titleLang={titleLang} description="" context={{ language: 'de', route: 'about' }} />
  </HelmetProvider>
);

afterEach(() => jest.restoreAllMocks());

it('marks a title that is in another language than the page, and the next one no more', async () => {
  const { rerender } = render(build('Over ons', 'nl'));
  const head = within(document.head);
  expect(await head.findByText('Over ons')).toHaveAttribute('lang', 'nl');
  rerender(build('Über uns'));
  expect(await head.findByText('Über uns')).not.toHaveAttribute('lang');
});

it('has its title at once in a tab that is opened in the background, where no frame is painted', () => {
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  render(build('Fendt 724'));
  expect(document.title).toBe('Fendt 724');
  expect(frames).not.toHaveBeenCalled();
});
