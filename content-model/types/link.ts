import type { ContentType } from '../content-type';

import { categoryPattern, linkRoutes, onTime, urlPattern } from './shared';

/** Takes an entry out of what shows it, without unpublishing it. */
export const hidden = {
  kind: 'boolean',
  name: 'Hidden',
  help: 'Switched on, it is left out wherever it stands. Its place stays.',
} as const;

/** The fields of a link that say where it leads; the first that is filled counts. */
export const targetFields = {
  page: {
    kind: 'entry',
    to: ['page'],
    name: 'Page',
    help: 'A page that you made, or any other page with an entry. Fill one of these fields only.',
  },
  route: {
    kind: 'symbol',
    name: 'Fixed page',
    help: 'A page that the site has by itself, lists of machines of a sector too.',
    in: linkRoutes,
  },
  category: {
    kind: 'symbol',
    name: 'Stock category',
    help: 'The list of a category, by the name of the stock system, for example tractors.',
    regexp: categoryPattern,
  },
  brand: { kind: 'entry', to: ['brand'], name: 'Brand', help: 'The machines of this make.' },
  machine: {
    kind: 'symbol',
    name: 'Machine',
    help: 'The number of a machine, as its page shows it. When it is sold and gone, the link is, too.',
  },
  vacancy: { kind: 'entry', to: ['vacancy'], name: 'Vacancy', help: 'The page of a vacancy.' },
  article: { kind: 'entry', to: ['news', 'story'], name: 'News or story', help: 'The page of it.' },
  url: {
    kind: 'symbol',
    name: 'Address elsewhere',
    help: 'Another website; the address begins with https://.',
    regexp: urlPattern,
  },
} as const satisfies ContentType['fields'];

export const link = {
  id: 'link',
  name: 'Link',
  description:
    'A way to one place: for buttons, cards, texts, header and footer. The site knows its address in each language.',
  displayField: 'label',
  fields: {
    label: {
      kind: 'symbol',
      name: 'Words',
      help: 'What it says in header and footer, and on a button without words of its own.',
      localized: true,
      required: true,
    },
    ...targetFields,
    hidden,
    ...onTime,
  },
} as const satisfies ContentType;

/** A field of what has a button: it goes before the menu of fixed pages. */
export const pickedLink = {
  kind: 'entry',
  to: [link.id],
  name: 'Link',
  help: 'For what “Link to” does not have: a page of your own, a category, a brand, a machine, a vacancy, news, another website. It goes before “Link to”.',
} as const;
