/**
 * @size small
 * @jest-environment jsdom
 */
import type { ListedEntry } from '../../../../server/preview/entry-list';

import { tagValues } from './tag-values';

const entry = (id: string, values: Record<string, unknown>): ListedEntry => ({
  ...{ kind: 'Entry', id, type: 'Opening times', title: id },
  fields: Object.entries(values).map(([field, value]) => ({ id: field, name: field, locale: 'nl', value })),
});
const getTags = () =>
  Array.from(document.querySelectorAll('[data-contentful-field-id]'), (element) =>
    [element.textContent, element.getAttribute('data-contentful-field-id')].join(' '),
  );

it('tags hours in the order of the fields, and days as the page says them', () => {
  document.body.innerHTML =
    '<main><dd>8:00–17:30</dd><dd>8:00–17:30</dd><dd>8:00–12:00</dd><time>24 december 2026</time></main>';
  tagValues(
    [
      entry('week', { monday: '08:00-17:30', tuesday: '08:00-17:30', saturday: '08:00-12:00' }),
      entry('christmas', { date: '2026-12-24' }),
    ],
    document,
  );
  expect(getTags()).toEqual([
    ...['8:00–17:30 monday', '8:00–17:30 tuesday', '8:00–12:00 saturday'],
    '24 december 2026 date',
  ]);
});

it('leaves what has a tag, what is more than the value, and words that people read', () => {
  document.body.innerHTML =
    '<main><p data-contentful-field-id="x">8:00–17:30</p><p>Maandag <b>8:00–17:30</b> uur</p><p>Welkom</p></main>';
  tagValues([entry('week', { monday: '08:00-12:00', title: 'Welkom' })], document);
  expect(getTags()).toEqual(['8:00–17:30 x']);
});

it('does not tag a second place for a field that the page leads to already', () => {
  document.body.innerHTML =
    '<main><p data-contentful-entry-id="week" data-contentful-field-id="monday" data-contentful-locale="nl">x</p>' +
    '<dd>8:00–17:30</dd></main>';
  tagValues([entry('week', { monday: '08:00-17:30' })], document);
  expect(getTags()).toEqual(['x monday']);
});

it('tags words of the site wherever they stand, and those of menus in menus only', () => {
  document.body.innerHTML =
    '<header><a>Nieuws</a></header><main><a data-contentful-entry-id="menu" data-contentful-field-id="label" ' +
    'data-contentful-locale="nl">x</a><h2>Nieuws</h2><button>Vraag het ons</button></main><footer><a>Nieuws</a></footer>';
  tagValues(
    [
      { ...entry('menu', { label: 'Nieuws' }), unmarkedIn: 'menus' },
      { ...entry('text-send', { key: 'enquiry:send', text: ' Vraag het ons' }), unmarkedIn: 'page' },
    ],
    document,
  );
  expect(getTags()).toEqual(['Nieuws label', 'x label', 'Vraag het ons text', 'Nieuws label']);
});
