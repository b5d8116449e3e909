import type { ContentType } from '../content-type';

export const redirect = {
  id: 'redirect',
  name: 'Redirect',
  description: 'An address at which there is nothing any more, and where its visitors are led instead.',
  displayField: 'from',
  fields: {
    from: {
      kind: 'symbol',
      name: 'From',
      help: 'The address that no longer exists, for example /oude-pagina or /en/old-page. You can paste it from the browser. Capitals and what follows a question mark do not count. Where the site has a page, the page stays.',
      required: true,
      unique: true,
    },
    to: {
      kind: 'symbol',
      name: 'To',
      help: 'Where visitors are led: a page of this site, for example /contact, or an address elsewhere that begins with https://.',
      required: true,
    },
    note: {
      kind: 'symbol',
      name: 'Note',
      help: 'Why it is there, for your colleagues: on a leaflet, in an advertisement. Never on the site.',
    },
    until: {
      kind: 'date',
      name: 'Until',
      help: 'The last day, for an address of a campaign. With a day search engines keep the old address. Empty: for good.',
    },
  },
} as const satisfies ContentType;
