import type { ContentType } from '../content-type';

import { searchFields, seoDescription } from './search-fields';
import { imageFocus, onTime, slugPattern, wideImageHelp } from './shared';

const salaryRange = { min: 0, max: 100_000 };

export const vacancy = {
  id: 'vacancy',
  name: 'Vacancy',
  description: 'A job. It is listed until its closing date and has a page of its own.',
  displayField: 'title',
  fields: {
    title: {
      kind: 'symbol',
      name: 'Function',
      help: 'The name of the job, for example Service mechanic (m/f/x).',
      localized: true,
      required: true,
    },
    // Not localized: an advertisement prints one URL, and the id that replaces a missing slug is not localized either.
    slug: {
      kind: 'symbol',
      name: 'Address',
      help: 'The end of the web address, for example service-mechanic. Empty: the id of the entry. Old addresses lead to the new one.',
      regexp: slugPattern,
      unique: true,
    },
    image: { kind: 'image', name: 'Picture', help: `The place or the work. ${wideImageHelp}` },
    imageFocus,
    place: { kind: 'symbol', name: 'Place', help: 'Where the work is done.' },
    hours: { kind: 'symbol', name: 'Hours', help: 'For example 32-40 hours a week.', localized: true },
    salaryMin: {
      kind: 'integer',
      name: 'Salary from',
      help: 'Whole euros a month, gross, full time. Empty when not given.',
      range: salaryRange,
    },
    salaryMax: {
      kind: 'integer',
      name: 'Salary up to',
      help: 'Whole euros a month, gross, full time. Empty when not given.',
      range: salaryRange,
    },
    education: { kind: 'symbol', name: 'Education', help: 'For example MBO level 3 or 4.', localized: true },
    summary: {
      kind: 'text',
      name: 'Summary',
      help: 'Two sentences for the list and for search engines.',
      localized: true,
    },
    description: { kind: 'richText', name: 'The work', help: 'What the job is and what we ask.', localized: true },
    offer: { kind: 'richText', name: 'What we offer', help: 'Conditions, training, colleagues.', localized: true },
    contact: {
      kind: 'entry',
      to: ['teamMember'],
      name: 'Contact person',
      help: 'Who answers questions; shown with phone and e-mail.',
    },
    publishedDate: { kind: 'date', name: 'Published on', help: 'The newest vacancy stands first.' },
    closingDate: {
      kind: 'date',
      name: 'Closing date',
      help: 'Last day to apply. After it the vacancy leaves the list. Empty: open until unpublished.',
    },
    seoDescription,
    ...searchFields,
    ...onTime,
  },
} as const satisfies ContentType;
