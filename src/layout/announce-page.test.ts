/** @jest-environment jsdom */
import { announcePage } from './announce-page';

const getAnnounced = () => document.querySelector('#page-announcer')?.textContent;

test('each page but the first of a visit is announced once, politely', () => {
  announcePage('Pagina geopend: Home', '/');
  expect(getAnnounced()).toBe('');
  expect(document.querySelector('#page-announcer')).toHaveAttribute('aria-live', 'polite');
  announcePage('Pagina geopend: Contact', '/contact');
  expect(getAnnounced()).toBe('Pagina geopend: Contact');
  announcePage('Pagina geopend: iets anders', '/contact');
  expect(getAnnounced()).toBe('Pagina geopend: Contact');
  announcePage('Pagina geopend: Home', '/');
  expect(getAnnounced()).toBe('Pagina geopend: Home');
  expect(document.querySelectorAll('#page-announcer')).toHaveLength(1);
});

test('a page that a press led to before the first one was ready is announced as well', async () => {
  document.body.replaceChildren();
  jest.resetModules();
  jest.useFakeTimers();
  const { announcePage: announce } = await import('./announce-page');
  announce('Pagina geopend: Occasions', '/occasions');
  // A region that comes with its words is not read.
  expect(getAnnounced()).toBe('');
  jest.runAllTimers();
  expect(getAnnounced()).toBe('Pagina geopend: Occasions');
  jest.useRealTimers();
});
