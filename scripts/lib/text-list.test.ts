import { readSiteTexts } from '../../src/i18n/file-texts';

import { findTexts, formatCsv, formatTexts } from './text-list';

const siteTexts = {
  nl: new Map([
    ['enquiry:send.button', 'Versturen'],
    ['answer:back', 'Terug'],
  ]),
  en: new Map([['enquiry:send.button', 'Send "it"']]),
  de: new Map([['enquiry:send.button', 'Absenden']]),
};
const keys = (search: string) => findTexts(siteTexts, search).map(({ key }) => key);

test('a text is found by its key and by its words in any language', () => {
  expect(keys('SEND.b')).toEqual(['enquiry:send.button']);
  expect(keys('absenden')).toEqual(['enquiry:send.button']);
  expect(keys('')).toEqual(['answer:back', 'enquiry:send.button']);
  expect(keys('nowhere')).toEqual([]);
});

test('the list is read by people and by spreadsheets', () => {
  const rows = findTexts(siteTexts, 'send');
  expect(formatTexts(rows)).toBe('enquiry:send.button\n  nl  Versturen\n  en  Send "it"\n  de  Absenden');
  expect(formatCsv(rows)).toBe('"key","nl","en","de"\r\n"enquiry:send.button","Versturen","Send ""it""","Absenden"');
});

test('every text of the site is listed', () => {
  const all = readSiteTexts();
  expect(findTexts(all, '').length).toBeGreaterThanOrEqual(all.nl.size);
});
