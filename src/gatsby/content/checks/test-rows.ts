import type { Facts } from './facts';
import { toEntry, toLink } from './test-facts';

export const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
export const block = (nodeType: string, content: object[], data: object = {}) => ({ nodeType, data, content });
export const toText = (...content: object[]) => ({ nl: block('document', content) });
export const paragraph = (...content: object[]) => block('paragraph', content);
export const link = (uri: unknown, words = 'hier') => block('hyperlink', [text(words)], { uri });
const page = { route: 'about', title: 'Over ons', sections: [toLink('hero')] };
export const hero = toEntry('hero', 'hero', { title: 'Welkom' });
export const asset = (id: string, fields: object = {}) =>
  toEntry('Asset', id, {
    ...{ title: 'Luchtfoto', description: 'Het terrein van boven' },
    file: { url: '//a.example/a', fileName: 'a.jpg', contentType: 'image/jpeg' },
    ...fields,
  });

/** Type, fields, what is found: field, a part of the sentence. `more`: what else the build knows. */
export type Row = [string, Record<string, unknown>, string | null, RegExp, Partial<Facts>?];

/** Each with what is to be said of it. */
export const rows: Row[] = [
  // Links in texts.
  [
    'textSection',
    { title: 'A', body: toText(paragraph(link('www.voorbeeld.nl'))) },
    'body',
    /“hier” leads to “www.voorbeeld.nl”, and is read as “https:\/\/www/,
  ],
  [
    'textSection',
    { title: 'A', body: toText(paragraph(link('info@voorbeeld.nl'))) },
    'body',
    /is read as “mailto:info@voorbeeld.nl”/,
  ],
  [
    'textSection',
    { title: 'A', body: toText(paragraph(link('javascript:alert(1)'))) },
    'body',
    /no address; its words are shown without a link/,
  ],
  [
    'textSection',
    { title: 'A', body: toText(paragraph(link(undefined))) },
    'body',
    /leads to nothing, which is no address/,
  ],
  [
    'textSection',
    { title: 'A', body: toText(paragraph(link('/kontakt'))) },
    'body',
    /a page that the site does not have/,
  ],
  [
    'textSection',
    { title: 'A', body: toText(paragraph(link('route:nowhere'))) },
    'body',
    /a page that the site does not have/,
  ],
  [
    'textSection',
    { title: 'A', body: toText(paragraph(text('x'), link('https://a.nl', ' '))) },
    'body',
    /a link has no words/,
  ],
  [
    'textSection',
    { title: 'A', body: toText(paragraph(block('entry-hyperlink', [text('lees')], { target: toLink('draft') }))) },
    'body',
    /the link “lees” to the entry draft is not published/,
  ],
  [
    'textSection',
    { title: 'A', body: toText(paragraph(block('entry-hyperlink', [text('lees')], { target: toLink('one') }))) },
    'body',
    /has no page to lead to/,
  ],
  [
    'textSection',
    {
      title: 'A',
      body: toText(paragraph(text('x')), block('embedded-asset-block', [], { target: toLink('plan', 'Asset') })),
    },
    'body',
    /the embedded picture plan is not published, or was deleted; it is left out/,
  ],
  [
    'textSection',
    { title: 'A', body: toText(paragraph(text('x')), block('embedded-entry-block', [], { target: toLink('one') })) },
    'body',
    /the embedded entry one has no page/,
  ],
  ['textSection', { title: 'A', body: toText(paragraph(text(' '))) }, 'body', /are no words/],
  ['textSection', { title: 'A', body: { nl: 'x' } }, 'body', /stands no text/],
  [
    'textSection',
    { title: 'A', body: toText(paragraph(text('x')), block('heading-2', [text('Onze service')])) },
    'body',
    /nothing follows the heading “Onze service”/,
  ],
  [
    'textSection',
    { title: 'A', body: toText(block('heading-2', [text(' ')]), paragraph(text('x'))) },
    'body',
    /a heading has no words/,
  ],
  // Links of fields.
  [
    'hero',
    { title: 'A', image: toLink('photo', 'Asset') },
    'image',
    /“Picture” leads to \(the picture photo\) is not published/,
  ],
  [
    'hero',
    { title: 'A', image: toLink('photo', 'Asset') },
    'image',
    /has no file that the site can show/,
    { assets: [asset('photo')], lostFiles: new Set(['photo']) },
  ],
  ['company', { name: 'A', openingTimes: toLink('week') }, 'openingTimes', /the entry week\) is not published/],
  ['cardSection', { title: 'A', cards: [toLink('draft')] }, 'cards', /the entry draft\) is not published/],
  [
    'page',
    { ...page, sections: [toLink('draft')] },
    'sections',
    /The section draft of the page one \(“Over ons”\) is left out/,
  ],
  [
    'page',
    { ...page, sections: [toLink('hero'), toLink('hero')] },
    'sections',
    /shows the section hero more than once/,
  ],
  ['page', { ...page, sections: [] }, 'sections', /has no sections/],
  // Fields.
  ['page', { ...page, title: '   ' }, 'title', /“Title” holds nothing but spaces; the site shows it without/],
  ['page', { ...page, title: { nl: 'Over ons', de: ' ' } }, 'title', /spaces; the Dutch words are shown/],
  ['hero', { text: 'A' }, 'title', /“Title” is empty/],
  ['page', { ...page, route: 'nowhere' }, 'route', /is “nowhere”, which the site does not know/],
  ['service', { title: 'A', sectors: ['horses'] }, 'sectors', /“horses”, which the site does not know/],
  ['company', { name: 'A', email: 'bel ons' }, 'email', /“bel ons”, which cannot be read; it is not shown/],
  ['company', { name: 'A', facebook: 'www.facebook.com/a' }, 'facebook', /is read as “https:\/\/www.facebook.com\/a”/],
  [
    'company',
    { name: 'A', linkedin: 'https://facebook.com/a' },
    'linkedin',
    /a page of facebook; the icon is left out/,
  ],
  ['certificate', { name: 'A', url: 'javascript:alert(1)' }, 'url', /cannot be read/],
  ['company', { name: 'A', latitude: 520 }, 'latitude', /is 520, which cannot be/],
  ['popUp', { title: 'A', from: 'spoedig' }, 'from', /“spoedig”, which is no date/],
  // Times.
  [
    'openingTimes',
    { name: 'A', monday: '12:00-08:00' },
    'monday',
    /“12:00-08:00”, which cannot be; the day is not shown/,
  ],
  ['openingTimes', { name: 'A', monday: '8.00 – 17.00 uur' }, 'monday', /is read as “08:00-17:00”/],
  ['openingTimes', { name: 'A', monday: '08:00-13:00, 12:00-17:00' }, 'monday', /is read as “08:00-17:00”/],
  ['openingTimes', { name: 'A', monday: 'op afspraak' }, 'monday', /is shown as it is written/],
  ['openingTimes', { name: 'A', monday: 'gesloten' }, 'monday', /is read as closed/],
  ['openingTimes', { name: 'A' }, null, /are not those of the company/],
  ['openingException', { label: 'Kerst', date: '2026-12-25' }, null, /is in no list/],
  ['popUp', { title: 'A', from: '2026-12-02', until: '2026-12-01' }, 'until', /ends on 2026-12-01, before it begins/],
  [
    'vacancy',
    { title: 'A', publishedDate: '2026-12-02', closingDate: '2026-12-01' },
    'closingDate',
    /it is closed before it opens/,
  ],
  // On time.
  [
    'textSection',
    { title: 'A', begins: '2026-12-02T08:00+01:00', ends: '2026-12-02T07:00Z' },
    'ends',
    /until 2026-12-02 08:00, which is not after 2026-12-02 08:00, .* it is never shown/,
  ],
  ['hero', { title: 'A', ends: '2026-11-01' }, 'ends', /was visible until 2026-11-02 00:00; it is not shown any more/],
  ['hero', { title: 'A', begins: 'spoedig' }, 'begins', /“spoedig”, which is no moment; it is taken for empty/],
  ['vacancy', { title: 'A', salaryMin: 4000, salaryMax: 3000 }, 'salaryMin', /shown the other way round/],
  ['vacancy', { title: ' ' }, 'title', /has no title and is left out/],
  ['teamMember', { name: 'Wim', group: ['sales', 'service'] }, 'group', /is in no list of the team/],
  // Buttons and sections.
  [
    'hero',
    { title: 'A', linkLabel: 'Bekijk' },
    'linkRoute',
    /a button with no page to lead to; the button is left out/,
  ],
  ['popUp', { title: 'A', linkRoute: 'about' }, 'linkLabel', /a button with no text/],
  ['callToAction', { title: 'A' }, 'linkLabel', /a button with no text/],
  ['card', { title: 'A' }, 'linkRoute', /leads to no page/],
  ...(
    [
      'textSection',
      'imageText',
      'cardSection',
      'brandSection',
      'certificateSection',
      'serviceSection',
      'teamSection',
    ] as const
  ).map((type): Row => [type, { title: 'A' }, null, /has nothing to show/]),
  // What is of no use by itself, or not yet.
  ['company', { name: 'A', country: 'Nederlnd' }, 'country', /its country “Nederlnd” is none that the site knows/],
  ['company', { name: 'A', latitude: 52.25 }, 'longitude', /a latitude without a longitude/],
  ['company', { name: 'A', longitude: 6.16 }, 'latitude', /a longitude without a latitude/],
  ['vacancy', { title: 'Monteur', publishedDate: '2030-01-01' }, 'publishedDate', /is to come; it is listed already/],
  // Words of the site.
  ['text', { key: 'enquiry:sned', text: 'Verstuur' }, 'key', /“enquiry:sned”, which no text of the site has/],
  ['text', { key: 'stock:count_one', text: 'machine' }, 'text', /\(nl\) leaves out {{count}}/],
  ['text', { key: 'enquiry:send' }, 'text', /has nothing in its field “Text”/],
  // Stock.
  [
    'sector',
    { key: 'garden', name: 'Tuin', categories: ['demoMowers'] },
    'categories',
    /no category that the stock system knows/,
  ],
  [
    'sector',
    { key: 'garden', name: 'Tuin', categories: ['tractors', 'demoMowers'] },
    'categories',
    /“demoMowers” is none of the stock system/,
  ],
  [
    'sector',
    { key: 'garden', name: 'Tuin', categories: ['Tractoren'] },
    'categories',
    /“Tractoren” is read as “tractors”/,
  ],
  ['stockTeaser', { title: 'A', category: 'demoMowers' }, 'category', /“demoMowers” is none of the stock system/],
  [
    'searchSynonym',
    { category: 'demoMowers', words: ['grasbuggy'] },
    'category',
    /“demoMowers” is none of the stock system/,
  ],
  ['searchSynonym', { category: 'tractors', words: ['knol', '2015'] }, 'words', /“2015” has fewer than two letters/],
  [
    'searchSynonym',
    { category: 'tractors', words: ['fendt'] },
    'words',
    /“fendt” is a make of the stock; it is left out/,
    { makes: new Map([['Fendt', 3]]) },
  ],
  ['brand', { name: 'John Deere' }, 'name', /has no machines in the stock/, { makes: new Map([['JOHN-DEERE', 3]]) }],
];
