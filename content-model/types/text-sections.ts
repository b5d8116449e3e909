import type { ContentType } from '../content-type';

import { pickedLink } from './link';
import { imageFocus, linkForms, linkRoutes, onTime, toReadOut, wideImageHelp } from './shared';

const title = { kind: 'symbol', name: 'Title', help: 'A short heading.', localized: true, required: true } as const;
const linkLabel = {
  kind: 'symbol',
  name: 'Link text',
  help: 'What the button says, for example See our stock.',
  localized: true,
} as const;
const linkRoute = { kind: 'symbol', name: 'Link to', help: 'The page it leads to.', in: linkRoutes } as const;
const body = {
  kind: 'richText',
  name: 'Text',
  help: 'Running text with headings, lists, links and pictures. Say in the description of a picture (in Media) what is to be seen.',
  localized: true,
} as const;
const wideImage = { kind: 'image', name: 'Picture', help: wideImageHelp } as const;

export const hero = {
  id: 'hero',
  name: 'Hero',
  description: 'The opening of a page: a large picture with the main heading.',
  displayField: 'title',
  fields: {
    title: { ...title, help: 'The main heading of the page.' },
    text: { kind: 'text', name: 'Text', help: 'One or two sentences under the heading.', localized: true },
    image: wideImage,
    imageFocus,
    linkLabel,
    linkRoute,
    link: pickedLink,
    ...onTime,
  },
} as const satisfies ContentType;

export const textSection = {
  id: 'textSection',
  name: 'Text',
  description: 'Running text, or a sentence that is set large.',
  displayField: 'title',
  fields: {
    title,
    body,
    look: {
      kind: 'symbol',
      name: 'Look',
      help: 'Choose statement for a sentence that carries the page: the title is set large and needs no text below it.',
      in: ['text', 'statement'],
    },
    ...onTime,
  },
} as const satisfies ContentType;

export const imageText = {
  id: 'imageText',
  name: 'Picture with text',
  description: 'A picture on one side and text on the other.',
  displayField: 'title',
  fields: {
    title,
    body,
    image: {
      kind: 'image',
      name: 'Picture',
      help: `Any shape, at least 1000 pixels wide. ${toReadOut('its title, unless that is the name of the file')}`,
    },
    imageFocus,
    imageSide: {
      kind: 'symbol',
      name: 'Side of the picture',
      help: 'On a phone the picture always stands above the text.',
      in: ['left', 'right'],
    },
    ...onTime,
  },
} as const satisfies ContentType;

export const card = {
  id: 'card',
  name: 'Card',
  description: 'A small block with a picture that leads to another page; used in a section of cards.',
  displayField: 'title',
  fields: {
    title,
    text: { kind: 'text', name: 'Text', help: 'One or two sentences.', localized: true },
    image: wideImage,
    imageFocus,
    linkRoute,
    link: pickedLink,
  },
} as const satisfies ContentType;

export const cardSection = {
  id: 'cardSection',
  name: 'Cards',
  description: 'A row of cards.',
  displayField: 'title',
  fields: {
    title,
    cards: { kind: 'entries', to: [card.id], name: 'Cards', help: 'In the order in which they are shown.' },
    ...onTime,
  },
} as const satisfies ContentType;

export const callToAction = {
  id: 'callToAction',
  name: 'Call to action',
  description: 'A coloured band that asks for one thing, with one button.',
  displayField: 'title',
  fields: {
    title,
    text: { kind: 'text', name: 'Text', help: 'One or two sentences.', localized: true },
    linkLabel,
    linkRoute,
    link: pickedLink,
    linkForm: {
      kind: 'symbol',
      name: 'Form',
      help: 'The form on that page it leads to; empty for the top of the page.',
      in: linkForms,
    },
    ...onTime,
  },
} as const satisfies ContentType;
