import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { contentTypes } from '../../content-model';
import type { ContentType, Field } from '../../content-model/content-type';
import { toLink, type ContentfulAsset } from '../../content-model/contentful-format';
import { toContentful } from '../../content-model/to-contentful';
import { sectionTypes } from '../../content-model/types/sections';
import type { Seed } from '../../sandbox/content-api/store/content-store';

import { toBareValue, toEntry, toPage, toPlain } from './entries';

export const script = '</script><script>window.hacked=1</script><img src=x onerror="window.hacked=1">';
/** Ends what is the same in every language: it is no Dutch that a page has to mark. */
export const sameInAll = ' (eigennaam)';
/** No space to break at. */
export const endless = 'Zeer'.repeat(2500);

const allTypes: readonly ContentType[] = contentTypes;

/** Assets as editors and attackers upload them: by their id, what they say they are and what they are. */
const files: Readonly<Record<string, readonly [fileName: string, contentType: string, bytes: string]>> = {
  broken: ['foto (1) 100%.jpg', 'image/jpeg', 'no photo'],
  page: ['page.html', 'text/html', '<script>window.hacked=1</script>'],
  telephone: ['IMG_0001.HEIC', 'image/heic', 'ftypheic'],
  drawing: [
    '"><script>#?.svg',
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="4000" onload="window.hacked=1"><script>window.hacked=1</script></svg>',
  ],
};

/**
 * A space in which everything goes wrong: script in every text, broken links, files that are none, ten thousand
 * characters in a title, entries that show each other, and a type that this site does not know.
 * @param folder where its files may be kept
 */
export function getHostileSpace(folder: string): Seed {
  mkdirSync(folder, { recursive: true });
  const model = toContentful(allTypes);
  const countdown = {
    ...model.contentTypes[0],
    sys: { id: 'countdown', type: 'ContentType' },
    name: 'Countdown',
  } as const;
  const bare = allTypes.map((type) => toEntry(type, `bare-${type.id}`, toBareValue));
  const hostile = allTypes.map((type) => toEntry(type, `hostile-${type.id}`, toHostileValue));
  const sections = sectionTypes.map(({ id }) => id);
  const longSections = sections.map((id) => `long-${id}`);
  const entries = [
    ...bare.filter(({ sys }) => !['page', 'company', 'sector'].includes(sys.contentType.sys.id)),
    ...hostile.filter(({ sys }) => !['page'].includes(sys.contentType.sys.id)),
    toPage(
      'about',
      sections.map((id) => `bare-${id}`),
    ),
    toPage('contact', [...Object.keys(files).map((id) => `picture-${id}`), ...longSections]),
    ...Object.keys(files).map((id) =>
      toPlain(`picture-${id}`, 'imageText', { title: { nl: `Plaatje ${id}` }, image: { nl: toLink('Asset', id) } }),
    ),
    ...allTypes
      .map((type) => toEntry(type, `long-${type.id}`, toLongValue))
      .filter(({ sys }) => !['long-page', 'long-company', 'long-sector'].includes(sys.id)),
    toPage(
      'services',
      sections.map((id) => `hostile-${id}`),
    ),
    toPage('home', ['no-such-entry', 'draft-text', 'timer', 'empty-text', 'long-title', 'bare-hero', 'hostile-hero']),
    toPlain('timer', 'countdown', { name: { nl: 'Aftellen' } }),
    toPlain('empty-text', 'textSection', {
      title: { nl: 'Leeg' },
      body: { nl: { nodeType: 'document', data: {}, content: [] } },
    }),
    toPlain('switched-on', 'popUp', { title: { nl: 'Open dagen' }, text: { nl: script }, enabled: { nl: true } }),
    toPlain('long-title', 'textSection', { title: { nl: endless }, body: { nl: toRichText() } }),
  ];
  const assets = [
    { sys: { id: 'no-file', type: 'Asset' }, fields: { title: { nl: 'Zonder bestand' } } },
    ...Object.entries(files).map(([id, [fileName, contentType, bytes]]): ContentfulAsset => {
      writeFileSync(path.join(folder, id), bytes);
      const file = { fileName, contentType, url: `//assets.example/${id}` };
      return { sys: { id, type: 'Asset' }, fields: { title: { nl: script }, file: { nl: file } } };
    }),
  ];
  return {
    space: { ...model, contentTypes: [...model.contentTypes, countdown], entries, assets },
    assetsDirectory: folder,
  } as Seed;
}

/** Script in every text, links to what is not there, numbers and days that nobody means. */
function toHostileValue(field: Field, name: string): unknown {
  switch (field.kind) {
    case 'symbol':
      if (field.in) return field.in[0];
      if (name === 'url' || name === 'linkedin') return 'javascript:window.hacked=1';
      return field.localized === true ? script : script + sameInAll;
    case 'symbols':
      return field.in ?? [script];
    case 'text':
      return script;
    case 'richText':
      return toRichText();
    case 'integer':
    case 'number':
      return -1;
    case 'date':
      return '2030-02-31';
    case 'boolean':
      return true;
    case 'image':
      return toLink('Asset', name === 'logo' ? 'no-file' : 'gone');
    case 'entry':
      return toLink('Entry', 'gone');
    case 'entries':
      return [toLink('Entry', 'gone'), toLink('Entry', `hostile-${field.to[0] ?? ''}`)];
  }
}

/** Ten thousand characters without a space in every text of any language. */
function toLongValue(field: Field, name: string): unknown {
  if (field.kind === 'text') return endless;
  if (field.kind !== 'symbol') return field.kind === 'date' ? '2030-01-01' : undefined;
  return field.in ? field.in[0] : field.regexp ? undefined : name === 'email' ? undefined : endless;
}

function toRichText() {
  const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
  const block = (nodeType: string, content: object[], data: object = {}) => ({ nodeType, data, content });
  const paragraph = (...content: object[]) => block('paragraph', content);
  const cell = (kind: string, words: string) => block(kind, [paragraph(text(words))]);
  return block('document', [
    block('heading-1', [text('Kop een')]),
    block('heading-4', [text('Kop vier')]),
    paragraph(text(script), block('hyperlink', [text('klik hier')], { uri: 'java\tscript:window.hacked=1' })),
    paragraph(
      block('hyperlink', [text('route')], { uri: 'route:about' }),
      block('hyperlink', [text('nergens')], { uri: 'route:nowhere' }),
      block('entry-hyperlink', [text('vacature')], { target: toLink('Entry', 'bare-vacancy') }),
      block('entry-hyperlink', [text('weg')], { target: toLink('Entry', 'gone') }),
    ),
    block('embedded-asset-block', [], { target: toLink('Asset', 'no-file') }),
    block('embedded-asset-block', [], { target: toLink('Asset', 'page') }),
    block('embedded-entry-block', [], { target: toLink('Entry', 'bare-teamMember') }),
    // Shown in the text of that very vacancy.
    block('embedded-entry-block', [], { target: toLink('Entry', 'hostile-vacancy') }),
    block('embedded-entry-inline', [], { target: toLink('Entry', 'hostile-vacancy') }),
    block('embedded-entry-block', [], { target: toLink('Entry', 'timer') }),
    block('table', [
      block(
        'table-row',
        ['Maat', 'Prijs', 'Uren', 'Bouwjaar', 'Plaats'].map((words) => cell('table-header-cell', words)),
      ),
      block(
        'table-row',
        ['10', '€ 20', '4.000', '2019', 'Veldkampen'].map((words) => cell('table-cell', words)),
      ),
    ]),
    block('no-such-node', [text('onbekend')]),
  ]);
}
