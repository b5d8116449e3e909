import fc from 'fast-check';

import { mendHours, readHours } from './hours';

test.each([
  ['08:00-12:00, 13:00-17:30', '08:00-12:00, 13:00-17:30'],
  ['8.00 – 17.00 uur', '08:00-17:00'],
  ['08:00-12:00,13:00-17:00', '08:00-12:00, 13:00-17:00'],
  ['08.00u - 12.00u en 13.00u - 17.30u', '08:00-12:00, 13:00-17:30'],
  ['8-17', '08:00-17:00'],
  ['8 Uhr bis 17 Uhr', '08:00-17:00'],
  ['van 8:30 tot 12:30', '08:30-12:30'],
  ['8h30 - 12h30; 13h30 - 18h', '08:30-12:30, 13:30-18:00'],
  ['09：00－17：00', '09:00-17:00'],
  ['08:00-12:00/13:00-17:00', '08:00-12:00, 13:00-17:00'],
  ['08:00-12:00,', '08:00-12:00'],
  // In another order, twice, or over one another.
  ['13:00-17:00, 08:00-12:00', '08:00-12:00, 13:00-17:00'],
  ['08:00-13:00, 12:00-17:00', '08:00-17:00'],
  ['08:00-17:00, 09:00-12:00', '08:00-17:00'],
  ['08:00-12:00, 12:00-17:00', '08:00-17:00'],
])('%j is open at %s', (written, text) => {
  expect(readHours(written)).toEqual({ kind: 'open', text });
  expect(mendHours(written)).toBe(text);
});

test.each(['', '  ', 'Gesloten', 'geschlossen ', 'closed', '-'])('%j is closed', (written) => {
  expect(mendHours(written)).toBeNull();
});

test.each(['12:00-08:00', '08:00-08:00', '25:00-26:00', '08:61-09:00', '08:00-12:00, 17:00-13:00', ','])(
  '%j cannot be, and nobody knows what is meant',
  (written) => {
    expect(readHours(written)).toEqual({ kind: 'impossible' });
    expect(mendHours(written)).toBe('');
  },
);

test.each(['op afspraak', ' Nach Vereinbarung ', 'vanaf 8:00', '8am-5pm', '08:00-12:00 op afspraak', '08:00'])(
  '%j is words',
  (written) => {
    expect(mendHours(written)).toBe(written.trim());
  },
);

test('hours that are right stay as they are, whatever is written hours are of the form that pages take, or none', () => {
  const form = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d(, ([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d)*$/;
  const clock = fc.integer({ min: 0, max: 1439 });
  const toText = (minutes: number) =>
    [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
  fc.assert(
    fc.property(fc.uniqueArray(clock, { minLength: 2, maxLength: 6 }), (minutes) => {
      const times = [...minutes].sort((one, other) => one - other).slice(0, minutes.length - (minutes.length % 2));
      const spans = times.flatMap((from, index) =>
        index % 2 ? [] : [`${toText(from)}-${toText(times[index + 1] ?? 0)}`],
      );
      expect(mendHours(spans.join(', '))).toBe(spans.join(', '));
    }),
  );
  const pieces = fc.constantFrom('08:00', '-', ' ', ',', '17', '.', 'uur', 'tot', '–', 'x', 'en', '99', '/', '0');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces).map((parts) => parts.join('')),
      ),
      (written) => {
        const hours = readHours(written);
        if (hours.kind === 'open') {
          expect(hours.text).toMatch(form);
          expect(readHours(hours.text)).toEqual(hours);
        }
      },
    ),
  );
});
