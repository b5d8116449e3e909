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
