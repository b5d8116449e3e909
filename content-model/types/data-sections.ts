import type { ContentType } from '../content-type';

import { categoryPattern, onTime, sectorKeys } from './shared';
import { teamGroups } from './team-member';

/** Sections that show other data: stock items, vacancies, services, brands, the team. */

const title = { kind: 'symbol', name: 'Title', help: 'A short heading.', localized: true, required: true } as const;
const sector = {
  kind: 'symbol',
  name: 'Sector',
  help: 'Show only what belongs to this sector. Empty: everything.',
  in: sectorKeys,
} as const;

export const stockTeaser = {
  id: 'stockTeaser',
  name: 'Machines',
  description: 'The newest machines from the stock.',
  displayField: 'title',
  fields: {
    title,
    sector,
    category: {
      kind: 'symbol',
      name: 'Stock category',
      help: 'Name of the stock system, for example tractors. Empty: all categories.',
      regexp: categoryPattern,
    },
    ...onTime,
  },
} as const satisfies ContentType;

export const vacancyTeaser = {
  id: 'vacancyTeaser',
  name: 'Vacancies',
  description: 'The open vacancies.',
  displayField: 'title',
  fields: { title, ...onTime },
} as const satisfies ContentType;

const count = {
  kind: 'integer',
  name: 'How many',
  help: 'How many of the newest are shown, up to 12. Empty: three.',
  range: { min: 1, max: 12 },
} as const;

export const newsTeaser = {
  id: 'newsTeaser',
  name: 'Latest news',
  description: 'The newest news items, with a link to all of them.',
  displayField: 'title',
  fields: { title, count, ...onTime },
} as const satisfies ContentType;

export const storyTeaser = {
  id: 'storyTeaser',
  name: 'Latest customer stories',
  description: 'The newest customer stories, with a link to all of them.',
  displayField: 'title',
  fields: { title, count, ...onTime },
} as const satisfies ContentType;

export const serviceSection = {
  id: 'serviceSection',
  name: 'Services',
  description: 'The services of the company.',
  displayField: 'title',
  fields: { title, sector, ...onTime },
} as const satisfies ContentType;

export const brandSection = {
  id: 'brandSection',
  name: 'Brands',
  description: 'A wall of brand logos.',
  displayField: 'title',
  fields: {
    title,
    brands: { kind: 'entries', to: ['brand'], name: 'Brands', help: 'Choose and order them. Empty: all, by name.' },
    ...onTime,
  },
} as const satisfies ContentType;

export const certificateSection = {
  id: 'certificateSection',
  name: 'Certificates',
  description: 'The certificates of the company, with their explanation.',
  displayField: 'title',
  fields: { title, ...onTime },
} as const satisfies ContentType;

export const teamSection = {
  id: 'teamSection',
  name: 'Team',
  description: 'Colleagues by group.',
  displayField: 'title',
  fields: {
    title,
    groups: { kind: 'symbols', name: 'Groups', help: 'Which groups to show. Empty: all.', in: teamGroups },
    ...onTime,
  },
} as const satisfies ContentType;

export const mapSection = {
  id: 'mapSection',
  name: 'Map',
  description: 'Address, opening times and a map that loads when a visitor asks for it.',
  displayField: 'title',
  fields: { title, ...onTime },
} as const satisfies ContentType;

export const formSection = {
  id: 'formSection',
  name: 'Form',
  description: 'A form that sends an e-mail to the company.',
  displayField: 'title',
  fields: {
    title,
    kind: {
      kind: 'symbol',
      name: 'Kind of form',
      help: 'contact: a general question; product: about a machine; purchase: offer us a machine, with photos.',
      in: ['contact', 'product', 'purchase'],
      required: true,
    },
    ...onTime,
  },
} as const satisfies ContentType;
