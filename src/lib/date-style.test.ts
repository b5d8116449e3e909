import * as fc from 'fast-check';

import { formatDate } from './format';

const tags = ['nl-NL', 'en-GB', 'de-DE', 'fr-FR', 'es-ES', 'it-IT'];
const toPlainSpaces = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, '\u00a0');
const dates = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });

test.each(tags)('days and months in %s read as Intl writes them', (iso) => {
  const day = new Intl.DateTimeFormat(iso, { dateStyle: 'long', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(iso, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  fc.assert(
    fc.property(dates, (date) => {
      expect(formatDate(date.toISOString(), iso)).toBe(toPlainSpaces(day.format(date)));
      const first = new Date(`${date.toISOString().slice(0, 7)}-01T00:00:00Z`);
      expect(formatDate(date.toISOString().slice(0, 7), iso)).toBe(toPlainSpaces(month.format(first)));
    }),
  );
});
