import type { ContentType } from '../content-type';

import { pickedLink } from './link';
import { searchFields, searchLengths } from './search-fields';
import { sectionTypes } from './sections';
import { linkRoutes, onTime, pageRoutes, slugPattern } from './shared';

export const page = {
  id: 'page',
  name: 'Page',
  description: 'The words of one page: of one that the site has, or of one that you make, with an address of its own.',
  displayField: 'title',
  fields: {
    route: {
      kind: 'symbol',
      name: 'Page of the site',
      help: 'Which page of the site this is, one entry for each. Empty for a page that you make: fill its address.',
      in: pageRoutes,
      unique: true,
    },
    slug: {
      kind: 'symbol',
      name: 'Address',
      help: 'For a page that you make: the end of its web address in each language, for example transport. Empty in a language: the Dutch one. Old addresses lead to the new one.',
      regexp: slugPattern,
      localized: true,
    },
    title: {
      kind: 'symbol',
      name: 'Title',
      help: `Shown in the browser tab and in search results; at most ${String(searchLengths.title)} letters are read there.`,
      localized: true,
      required: true,
    },
    description: {
      kind: 'symbol',
      name: 'Description for search engines',
      help: `One or two sentences; at most ${String(searchLengths.description)} letters are shown.`,
      localized: true,
    },
    sections: {
      kind: 'entries',
      to: sectionTypes.map(({ id }) => id),
      name: 'Sections',
      help: 'The parts of the page from top to bottom. Drag to change the order.',
    },
    ...searchFields,
    ...onTime,
  },
} as const satisfies ContentType;

export const popUp = {
  id: 'popUp',
  name: 'Pop-up',
  description: 'A short message over the site, shown until a visitor closes it.',
  displayField: 'title',
  fields: {
    title: { kind: 'symbol', name: 'Title', help: 'A few words.', localized: true, required: true },
    text: { kind: 'text', name: 'Text', help: 'One to three sentences.', localized: true },
    linkLabel: { kind: 'symbol', name: 'Link text', help: 'For example See the machines.', localized: true },
    linkRoute: { kind: 'symbol', name: 'Link to', help: 'The page the link leads to.', in: linkRoutes },
    link: pickedLink,
    enabled: { kind: 'boolean', name: 'Switched on', help: 'Off hides the message without removing it.' },
    from: {
      kind: 'date',
      name: 'From',
      help: 'First whole day on which it is shown; the day is that of the visit. Empty: at once.',
    },
    until: { kind: 'date', name: 'Until', help: 'Last whole day on which it is shown. Empty: no end.' },
    ...onTime,
  },
} as const satisfies ContentType;
