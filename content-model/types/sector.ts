import type { ContentType } from '../content-type';

import { categoryPattern, imageFocus, sectorKeys, toReadOut, wideImageHelp } from './shared';

const sectors = {
  kind: 'symbols',
  name: 'Sectors',
  help: 'The sectors it is for; they are named with it.',
  in: sectorKeys,
} as const;

export const sector = {
  id: 'sector',
  name: 'Sector',
  description: 'Agriculture, industry, or garden and park: its words, its contact person and its stock categories.',
  displayField: 'name',
  fields: {
    key: {
      kind: 'symbol',
      name: 'Sector',
      help: 'Which of the three sectors this is. One entry for each.',
      in: sectorKeys,
      unique: true,
      required: true,
    },
    name: { kind: 'symbol', name: 'Name', help: 'As shown in menus and cards.', localized: true, required: true },
    intro: { kind: 'text', name: 'Introduction', help: 'Two sentences for cards and lists.', localized: true },
    image: { kind: 'image', name: 'Picture', help: wideImageHelp },
    categories: {
      kind: 'symbols',
      name: 'Stock categories',
      help: 'Names of the stock system with commas between, for example tractors, balers. They decide which machines are listed under the sector.',
      regexp: categoryPattern,
    },
    contact: { kind: 'entry', to: ['teamMember'], name: 'Contact person', help: 'Shown beside the machines.' },
  },
} as const satisfies ContentType;

export const brand = {
  id: 'brand',
  name: 'Brand',
  description: 'A make of machines that the company deals in.',
  displayField: 'name',
  fields: {
    name: {
      kind: 'symbol',
      name: 'Name',
      help: 'As written in the stock, so that it finds its machines.',
      required: true,
    },
    logo: {
      kind: 'image',
      name: 'Logo',
      help: `On a transparent ground, best as SVG. ${toReadOut('the name of the brand')}`,
    },
    text: {
      kind: 'text',
      name: 'Text',
      help: 'One or two sentences, shown on the page about brands.',
      localized: true,
    },
    sectors,
  },
} as const satisfies ContentType;

export const service = {
  id: 'service',
  name: 'Service',
  description: 'Something the company does for customers: repair, inspection, transport.',
  displayField: 'title',
  fields: {
    title: { kind: 'symbol', name: 'Title', help: 'A few words.', localized: true, required: true },
    text: { kind: 'text', name: 'Text', help: 'Two to four sentences.', localized: true },
    image: { kind: 'image', name: 'Picture', help: wideImageHelp },
    imageFocus,
    sectors,
    order: {
      kind: 'integer',
      name: 'Order',
      help: 'Place among the services, the same in every language: 1 comes first. Without it: last, by title.',
      range: { min: 1, max: 999 },
    },
  },
} as const satisfies ContentType;
