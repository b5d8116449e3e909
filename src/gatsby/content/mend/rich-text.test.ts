import fc from 'fast-check';

import { getSeedSpace } from '../../../../content-model/seed';
import { toSafeHref } from '../../../lib/safe-href';

import { mendTarget } from './addresses';
import { getUri, getWords, listParts, mendRichText } from './rich-text';

const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
const block = (nodeType: string, content: object[], data: object = {}) => ({ nodeType, data, content });
const link = (uri: string) => block('hyperlink', [text('hier')], { uri });
const toRaw = (...content: object[]) => JSON.stringify(block('document', content));

test('links lead where they were meant to; one that leads nowhere stays as it is written', () => {
  const mended = mendRichText(
    toRaw(block('paragraph', [link('www.voorbeeld.nl'), link('info@voorbeeld.nl'), link('hier')])),
  );
  const uris = listParts(JSON.parse(mended)).flatMap((part) => getUri(part) ?? []);
  expect(uris).toEqual(['https://www.voorbeeld.nl/', 'mailto:info@voorbeeld.nl', 'hier']);
});

test.each(['mailto:', 'mailto:info', 'mailto:info@', 'tel:bel ons', 'tel:', 'https://localhost', 'https://voorbeeld'])(
  'a link that leads nowhere (%s) has no address on the page either, as editors are told',
  (uri) => {
    const [mended = ''] = listParts(JSON.parse(mendRichText(toRaw(link(uri))))).flatMap((part) => getUri(part) ?? []);
    expect([mendTarget(uri), toSafeHref(mended)]).toEqual([null, null]);
  },
);

test('a heading without words is none; one with a picture in it stays', () => {
  const paragraph = block('paragraph', [text('Wij helpen u.')]);
  const picture = block('heading-3', [block('embedded-entry-inline', [])]);
  const raw = toRaw(block('heading-2', [text(' ')]), paragraph, picture, block('list-item', [block('heading-2', [])]));
  expect(mendRichText(raw)).toBe(toRaw(paragraph, picture, block('list-item', [])));
});

test('the texts of the demo stay to the letter', () => {
  const raws = getSeedSpace().entries.flatMap(({ fields }) =>
    Object.values(fields).flatMap((values) => Object.values(values).filter((value) => listParts(value).length > 0)),
  );
  expect(raws.length).toBeGreaterThan(50);
  for (const raw of raws.map((value) => JSON.stringify(value))) expect(mendRichText(raw)).toBe(raw);
});

test('whatever stands where a rich text should, nothing is thrown and nothing but links and empty headings changes', () => {
  const { part } = fc.letrec((tie) => ({
    part: fc.oneof(
      { maxDepth: 4 },
      fc.anything(),
      fc.record({
        nodeType: fc.constantFrom('document', 'paragraph', 'hyperlink', 'heading-2', 'text', 'embedded-entry-inline'),
        value: fc.oneof(fc.string(), fc.anything()),
        data: fc.oneof(fc.record({ uri: fc.oneof(fc.string(), fc.constant('www.a.nl')) }), fc.anything()),
        content: fc.oneof(fc.array(tie('part')), fc.anything()),
      }),
    ),
  }));
  fc.assert(
    fc.property(part, (value) => {
      const raw = JSON.stringify(value);
      const mended = mendRichText(raw);
      expect(mendRichText(mended)).toBe(mended);
      if (mended === raw) return;
      // A heading that goes may have had spaces.
      const [before, after] = [raw, mended].map((one) =>
        listParts(JSON.parse(one)).map(getWords)[0]?.replace(/\s/g, ''),
      );
      expect(after).toBe(before);
    }),
  );
});
