import { contentTypes } from '../../content-model';
import type { ContentType, Field } from '../../content-model/content-type';
import { toLink, type ContentfulAsset, type ContentfulEntry } from '../../content-model/contentful-format';
import { toContentful } from '../../content-model/to-contentful';
import { sectionTypes } from '../../content-model/types/sections';
import type { Seed } from '../../sandbox/content-api/store/content-store';

export const script = '</script><script>window.hacked=1</script><img src=x onerror="window.hacked=1">';
/** No space to break at. */
export const endless = 'Zeer'.repeat(2500);

const allTypes: readonly ContentType[] = contentTypes;

/** A space with a page of entries that have only what is required, and pages of what goes wrong in every other way. */
export function getHostileSpace(): Seed {
  const model = toContentful(allTypes);
  const countdown = {
    ...model.contentTypes[0],
    sys: { id: 'countdown', type: 'ContentType' },
    name: 'Countdown',
  } as const;
  const bare = allTypes.map((type) => toEntry(type, `bare-${type.id}`, toBareValue));
  const hostile = allTypes.map((type) => toEntry(type, `hostile-${type.id}`, toHostileValue));
  const sections = sectionTypes.map(({ id }) => id);
  const entries = [
    ...bare.filter(({ sys }) => !['page', 'company', 'sector'].includes(sys.contentType.sys.id)),
    ...hostile.filter(({ sys }) => !['page'].includes(sys.contentType.sys.id)),
    toPage('about', [...sections.map((id) => `bare-${id}`)]),
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
    toPlain('long-title', 'textSection', { title: { nl: endless }, body: { nl: toRichText() } }),
  ];
  const assets: ContentfulAsset[] = [
    { sys: { id: 'no-file', type: 'Asset' }, fields: { title: { nl: 'Zonder bestand' } } },
  ];
  return {
    space: { ...model, contentTypes: [...model.contentTypes, countdown], entries, assets },
    assetsDirectory: '.',
  } as Seed;
}

function toPage(route: string, sections: readonly string[]): ContentfulEntry {
  const links = sections.map((id) => toLink('Entry', id));
  return toPlain(`page-${route}`, 'page', {
    route: { nl: route },
    title: { nl: `Pagina ${route}` },
    sections: { nl: links },
  });
}

function toPlain(id: string, type: string, fields: ContentfulEntry['fields']): ContentfulEntry {
  return { sys: { id, type: 'Entry', contentType: toLink('ContentType', type) }, fields };
}

function toEntry(type: ContentType, id: string, toValue: (field: Field, id: string) => unknown): ContentfulEntry {
  const values = Object.entries(type.fields).map(([name, field]) => [name, { nl: toValue(field, name) }] as const);
  return toPlain(id, type.id, Object.fromEntries(values.filter(([, { nl }]) => nl !== undefined)));
}

/** Something that passes the field's own rules, for what is required; nothing else. */
function toBareValue(field: Field): unknown {
  if (field.required !== true) return undefined;
  if ('in' in field && field.in) return field.in[0];
  return field.kind === 'date' ? '2030-01-01' : 'Alleen dit';
}

/** Script in every text, links to what is not there, numbers and days that nobody means. */
function toHostileValue(field: Field, name: string): unknown {
  switch (field.kind) {
    case 'symbol':
      return field.in ? field.in[0] : name === 'url' || name === 'linkedin' ? 'javascript:window.hacked=1' : script;
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
    block('embedded-entry-block', [], { target: toLink('Entry', 'bare-teamMember') }),
    block('embedded-entry-block', [], { target: toLink('Entry', 'timer') }),
    block('table', [
      block('table-row', [cell('table-header-cell', 'Maat'), cell('table-header-cell', 'Prijs')]),
      block('table-row', [cell('table-cell', '10'), cell('table-cell', '€ 20')]),
    ]),
    block('no-such-node', [text('onbekend')]),
  ]);
}
