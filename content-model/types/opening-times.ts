import type { ContentType } from '../content-type';

const hour = '([01][0-9]|2[0-3]):[0-5][0-9]';

/** The hours of a day in the format that pages parse. */
export const hoursPattern = {
  pattern: `^${hour}-${hour}(, ${hour}-${hour})*$`,
  message: 'Write times as 08:00-12:00, 13:00-17:30. Leave empty for closed.',
};

const hoursHelp = 'For example 08:00-12:00, 13:00-17:30. Empty means closed.';

export const openingTimes = {
  id: 'openingTimes',
  name: 'Opening times',
  description: 'A normal week, and the days that differ from it.',
  displayField: 'name',
  fields: {
    name: { kind: 'symbol', name: 'Internal name', help: 'Only seen here, never on the site.', required: true },
    timeZone: {
      kind: 'symbol',
      name: 'Time zone',
      help: 'Where the company is; used to say whether it is open now.',
      in: ['Europe/Amsterdam', 'Europe/Brussels', 'Europe/Berlin'],
    },
    monday: { kind: 'symbol', name: 'Monday', help: hoursHelp, regexp: hoursPattern },
    tuesday: { kind: 'symbol', name: 'Tuesday', help: hoursHelp, regexp: hoursPattern },
    wednesday: { kind: 'symbol', name: 'Wednesday', help: hoursHelp, regexp: hoursPattern },
    thursday: { kind: 'symbol', name: 'Thursday', help: hoursHelp, regexp: hoursPattern },
    friday: { kind: 'symbol', name: 'Friday', help: hoursHelp, regexp: hoursPattern },
    saturday: { kind: 'symbol', name: 'Saturday', help: hoursHelp, regexp: hoursPattern },
    sunday: { kind: 'symbol', name: 'Sunday', help: hoursHelp, regexp: hoursPattern },
    exceptions: {
      kind: 'entries',
      to: ['openingException'],
      name: 'Days that differ',
      help: 'Holidays and other days with different hours. Past days are not shown.',
    },
  },
} as const satisfies ContentType;

export const openingException = {
  id: 'openingException',
  name: 'Opening exception',
  description: 'One day with other opening times, for example a holiday.',
  displayField: 'label',
  fields: {
    label: {
      kind: 'symbol',
      name: 'Occasion',
      help: 'For example Christmas Day.',
      localized: true,
      required: true,
    },
    date: { kind: 'date', name: 'Date', help: 'The day itself.', required: true },
    hours: { kind: 'symbol', name: 'Hours', help: hoursHelp, regexp: hoursPattern },
  },
} as const satisfies ContentType;
