import type { ContentType } from '../content-type';

import { hidden, link } from './link';
import { onTime } from './shared';

export const linkGroup = {
  id: 'linkGroup',
  name: 'Group of links',
  description: 'Links under one word, in the header or the footer.',
  displayField: 'label',
  fields: {
    label: { kind: 'symbol', name: 'Words', help: 'What the group is called.', localized: true, required: true },
    links: { kind: 'entries', to: [link.id], name: 'Links', help: 'In the order in which they are shown.' },
    hidden,
    ...onTime,
  },
} as const satisfies ContentType;

const items = { kind: 'entries', to: [link.id, linkGroup.id] } as const;

export const navigation = {
  id: 'navigation',
  name: 'Navigation',
  description: 'The links of header and footer, on all pages. One entry; without it the site has links of its own.',
  displayField: 'name',
  fields: {
    name: { kind: 'symbol', name: 'Name', help: 'For yourself, never on the site.', required: true },
    header: {
      ...items,
      name: 'Header',
      help: 'Links and groups from left to right, at most nine: more do not fit in a row. Empty: those of the site.',
    },
    footer: {
      ...items,
      name: 'Footer',
      help: 'Links and groups above the details of the company. Empty: those of the site.',
    },
  },
} as const satisfies ContentType;
