/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';

import { Hero } from './hero';
import { ImageText } from './image-text';

jest.mock('gatsby', () => ({ graphql: () => undefined, Link: () => null }));
jest.mock('@/i18n/use-texts', () => ({ useTexts: () => ({ t: (key: string) => key }) }));
jest.mock('@/i18n/use-locale', () => ({ useLocale: () => 'de' }));

const hero: Queries.HeroSectionFragment = {
  ...{ fallbacks: [], title: null, text: null, image: null, imageFocus: null, button: null },
};

test('a page that opens with a hero has a heading, also when an editor gave the hero none', () => {
  render(<Hero section={hero} heading="h1" pageTitle="Willkommen" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Willkommen' })).toBeInTheDocument();
});

test('its own title goes before that of the page', () => {
  render(<Hero section={{ ...hero, title: 'Maschinen' }} heading="h1" pageTitle="Willkommen" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Maschinen' })).toBeInTheDocument();
});

test('within a page nothing is headed by nothing', () => {
  render(<Hero section={hero} heading="h2" />);
  render(
    <ImageText section={{ fallbacks: [], title: null, body: null, imageSide: null, imageFocus: null, image: null }} />,
  );
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
