import { readFileSync } from 'node:fs';

const silenceNavigation = jest.requireActual<(source: string) => string>('./navigation-in-browser.cjs');
const installed = readFileSync('node_modules/gatsby/cache-dir/navigation.js', 'utf8');

it('leaves the place where Gatsby speaks, and nobody who speaks there', () => {
  expect(installed.split('RouteAnnouncer ')).toHaveLength(3);
  const silent = silenceNavigation(installed);
  expect(silent.split('RouteAnnouncer ')).toHaveLength(2);
  expect(silent).toContain('<div {...RouteAnnouncerProps}></div>');
});

it('says when the navigation is written in another way than it was', () => {
  expect(() => silenceNavigation(installed.replace('<RouteAnnouncer', '<Announcer'))).toThrow(
    'Gatsby’s navigation does not say',
  );
});
