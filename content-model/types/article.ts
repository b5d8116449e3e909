import type { ContentType } from '../content-type';

import { categoryPattern, imageFocus, onTime, slugPattern, wideImageHelp } from './shared';

/** What people read in a list and on a page of its own: news, and what customers tell. */

const title = { kind: 'symbol', name: 'Title', localized: true, required: true } as const;
/** Localized: an article is passed on by its address, and its words are the first that a reader sees. */
const slug = {
  kind: 'symbol',
  name: 'Address',
  help: 'The end of the web address, for example open-days. Empty: made of the title. Old addresses lead to the new one.',
  localized: true,
  regexp: slugPattern,
  unique: true,
} as const;
const date = {
  kind: 'date',
  name: 'Published on',
  help: 'Shown with it; the newest stands first. Empty: the day on which the entry was made.',
} as const;
const summary = {
  kind: 'text',
  name: 'Teaser',
  help: 'Two sentences for lists, search engines and who shares it.',
  localized: true,
} as const;
const image = { kind: 'image', name: 'Picture', help: wideImageHelp } as const;
const body = {
  kind: 'richText',
  name: 'Text',
  help: 'The whole text, with headings, lists, links, pictures and videos. Say in the description of a picture (in Media) what is to be seen.',
  localized: true,
} as const;
const people = {
  kind: 'entries',
  to: ['teamMember'],
  name: 'People',
  help: 'Colleagues it is about, or whom to ask; shown with phone and e-mail.',
} as const;
const category = {
  kind: 'symbol',
  name: 'Stock category',
  help: 'Shows machines of it below. Name of the stock system, for example tractors. Empty: none.',
  regexp: categoryPattern,
} as const;

export const news = {
  id: 'news',
  name: 'News',
  description: 'A news item. It stands in the list of news and in its feed, and has a page of its own.',
  displayField: 'title',
  fields: {
    title: { ...title, help: 'What is new, in a line.' },
    ...{ slug, date, summary, image, imageFocus, body, people, category },
    ...onTime,
  },
} as const satisfies ContentType;

export const story = {
  id: 'story',
  name: 'Customer story',
  description: 'What a customer tells. It stands in the list of stories and has a page of its own.',
  displayField: 'title',
  fields: {
    title: { ...title, help: 'What the story is about, in a line.' },
    slug,
    customer: { kind: 'symbol', name: 'Customer', help: 'A company or a person who agreed to it.', required: true },
    place: { kind: 'symbol', name: 'Place', help: 'Where the customer is.' },
    quote: {
      kind: 'text',
      name: 'Quote',
      help: 'One or two sentences of the customer, without quotation marks.',
      localized: true,
    },
    ...{ date, summary, image, imageFocus, body, people, category },
    ...onTime,
  },
} as const satisfies ContentType;
