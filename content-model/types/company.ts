import type { ContentType } from '../content-type';

import { emailPattern, ibanPattern, phonePattern, sectorKeys, toReadOut, urlPattern } from './shared';

export const company = {
  id: 'company',
  name: 'Company',
  description: 'The facts about the company in the header, the footer and on the contact page. There is exactly one.',
  displayField: 'name',
  fields: {
    name: { kind: 'symbol', name: 'Name', help: 'The name as customers know it.', required: true },
    legalName: {
      kind: 'symbol',
      name: 'Name in the trade register',
      help: 'With the legal form, for example Veldkamp Machines B.V.; shown in the imprint. Empty: the name above.',
    },
    legalForm: {
      kind: 'symbol',
      name: 'Legal form',
      help: 'In full, for example private limited company under Dutch law; shown in the imprint.',
      localized: true,
    },
    representative: {
      kind: 'symbol',
      name: 'Represented by',
      help: 'Who may sign for the company: first and last name, with the office; shown in the imprint.',
      localized: true,
    },
    responsible: {
      kind: 'symbol',
      name: 'Responsible for the content',
      help: 'First and last name; shown in the imprint, as German law asks.',
    },
    supervisor: {
      kind: 'symbol',
      name: 'Supervisory authority',
      help: 'Who grants and supervises the licences of the company, if any; shown in the imprint.',
      localized: true,
    },
    logo: {
      kind: 'image',
      name: 'Logo',
      help: 'Shown in the header on a white ground, and read out as the name of the company. Best as SVG.',
    },
    street: { kind: 'symbol', name: 'Street', help: 'Without the number.' },
    streetNumber: { kind: 'symbol', name: 'Street number', help: 'Digits only, for example 14.' },
    streetAdd: { kind: 'symbol', name: 'Street number addition', help: 'What follows the number, for example b.' },
    postal: { kind: 'symbol', name: 'Postal code', help: 'For example 7400 XX.' },
    city: { kind: 'symbol', name: 'City', help: 'The place in the visiting address.' },
    country: { kind: 'symbol', name: 'Country', help: 'Written in the language of the page.', localized: true },
    phone: { kind: 'symbol', name: 'Phone', help: 'The main number, with +31.', regexp: phonePattern },
    mobile: { kind: 'symbol', name: 'Mobile', help: 'A second number, shown with the address.', regexp: phonePattern },
    email: { kind: 'symbol', name: 'E-mail', help: 'The general address.', regexp: emailPattern },
    kvk: { kind: 'symbol', name: 'Chamber of commerce number', help: 'Eight digits, shown in the footer.' },
    taxNumber: { kind: 'symbol', name: 'VAT number', help: 'For example NL000000000B00.' },
    accountHolder: {
      kind: 'symbol',
      name: 'Account holder',
      help: 'In whose name the bank account is; shown with its number.',
    },
    iban: {
      kind: 'symbol',
      name: 'Bank account (IBAN)',
      help: 'Shown on the page that tells customers what is really ours, and nowhere else.',
      regexp: ibanPattern,
    },
    bic: { kind: 'symbol', name: 'BIC', help: 'Of the bank, for customers abroad.' },
    domains: {
      kind: 'symbols',
      name: 'Domains',
      help: 'Other domains of the company, without https://, for example dealer.example; mail or websites under them are ours. The domain of this website is known already.',
    },
    linkedin: { kind: 'symbol', name: 'LinkedIn', help: 'Full address; empty hides the icon.', regexp: urlPattern },
    facebook: { kind: 'symbol', name: 'Facebook', help: 'Full address; empty hides the icon.', regexp: urlPattern },
    instagram: { kind: 'symbol', name: 'Instagram', help: 'Full address; empty hides the icon.', regexp: urlPattern },
    youtube: { kind: 'symbol', name: 'YouTube', help: 'Full address; empty hides the icon.', regexp: urlPattern },
    twitter: { kind: 'symbol', name: 'X (Twitter)', help: 'Full address; empty hides the icon.', regexp: urlPattern },
    whatsapp: {
      kind: 'symbol',
      name: 'WhatsApp',
      help: 'A whole number, best with +31; one that WhatsApp does not take is not shown.',
      regexp: phonePattern,
    },
    openingTimes: {
      kind: 'entry',
      to: ['openingTimes'],
      name: 'Opening times',
      help: 'The week and the holidays, shown in the footer and on the contact page.',
    },
    certificates: {
      kind: 'entries',
      to: ['certificate'],
      name: 'Certificates in the footer',
      help: 'In the order in which they are shown.',
    },
    footerNote: {
      kind: 'symbol',
      name: 'Footer note',
      help: 'One short line at the very bottom of every page.',
      localized: true,
    },
    latitude: {
      kind: 'number',
      name: 'Latitude',
      help: 'For the map: degrees north, for example 52.25.',
      range: { min: -90, max: 90 },
    },
    longitude: {
      kind: 'number',
      name: 'Longitude',
      help: 'For the map: degrees east, for example 6.16.',
      range: { min: -180, max: 180 },
    },
  },
} as const satisfies ContentType;

export const certificate = {
  id: 'certificate',
  name: 'Certificate',
  description: 'A licence or certificate that the company holds, shown in the footer.',
  displayField: 'name',
  fields: {
    name: { kind: 'symbol', name: 'Name', help: 'Short, for example APK inspection.', localized: true, required: true },
    text: {
      kind: 'text',
      name: 'Explanation',
      help: 'One or two sentences: what it allows us to do.',
      localized: true,
    },
    image: {
      kind: 'image',
      name: 'Mark',
      help: `The mark of the certificate, best as SVG. ${toReadOut('nothing, because the name stands beside it')}`,
    },
    url: { kind: 'symbol', name: 'Web page', help: 'Page of the issuing body, if any.', regexp: urlPattern },
    sectors: {
      kind: 'symbols',
      name: 'Sectors',
      help: 'The sectors whose machines it applies to; it is named on their pages.',
      in: sectorKeys,
    },
  },
} as const satisfies ContentType;
