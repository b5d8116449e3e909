import { toPlainHtml } from './rich-text-html';

const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
const node = (nodeType: string, ...content: object[]) => ({ nodeType, data: {}, content });

test('paragraphs, lists and headings stay apart; links are their words', () => {
  const document = node(
    'document',
    node('heading-2', text('Werk')),
    node('paragraph', text('Je werkt aan '), node('hyperlink', text('machines')), text('.')),
    node('unordered-list', node('list-item', node('paragraph', text('Loon & vrij <1 dag>')))),
    node('embedded-asset-block'),
    node('paragraph', text('')),
  );
  expect(toPlainHtml(JSON.stringify(document))).toBe(
    '<p>Werk</p><p>Je werkt aan machines.</p><ul><li><p>Loon &amp; vrij &lt;1 dag&gt;</p></li></ul>',
  );
});

test.each(['', 'null', '{', '"text"', '{"content":[null,1]}'])('%j is no rich text', (raw) => {
  expect(toPlainHtml(raw)).toBe('');
});
