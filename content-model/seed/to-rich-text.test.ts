import { toRichText } from './to-rich-text';

const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});

const node = (nodeType: string, ...content: unknown[]) => ({ nodeType, data: {}, content });

const getBlocks = (marked: string) => toRichText(marked).content;

describe('toRichText', () => {
  it('joins the lines of a paragraph and parts paragraphs at an empty line', () => {
    expect(getBlocks('  one\n  two\n\n  three')).toEqual([
      node('paragraph', text('one two')),
      node('paragraph', text('three')),
    ]);
  });

  it('reads both levels of headings', () => {
    expect(getBlocks('## Big\n\n### Small')).toEqual([
      node('heading-2', text('Big')),
      node('heading-3', text('Small')),
    ]);
  });

  it('lets a line without a marker go on with its item', () => {
    expect(getBlocks('- one\n  goes on\n- two')).toEqual([
      node(
        'unordered-list',
        node('list-item', node('paragraph', text('one goes on'))),
        node('list-item', node('paragraph', text('two'))),
      ),
    ]);
  });

  it('numbers a list', () => {
    expect(getBlocks('1. one\n2. two')).toMatchObject([{ nodeType: 'ordered-list', content: [{}, {}] }]);
  });

  it('makes the first row of a table its heading', () => {
    expect(getBlocks('| a | b |\n| c | d |')).toMatchObject([
      {
        nodeType: 'table',
        content: [
          { content: [{ nodeType: 'table-header-cell' }, { nodeType: 'table-header-cell' }] },
          { content: [{ nodeType: 'table-cell' }, { content: [node('paragraph', text('d'))] }] },
        ],
      },
    ]);
  });

  it('marks bold words and links to pages and addresses', () => {
    expect(getBlocks('See **this** or [call](tel:+310) or [write](page:contact).')).toEqual([
      node(
        'paragraph',
        text('See '),
        text('this', 'bold'),
        text(' or '),
        { nodeType: 'hyperlink', data: { uri: 'tel:+310' }, content: [text('call')] },
        text(' or '),
        {
          nodeType: 'entry-hyperlink',
          data: { target: { sys: { type: 'Link', linkType: 'Entry', id: 'page-contact' } } },
          content: [text('write')],
        },
        text('.'),
      ),
    ]);
  });

  it('puts in a picture', () => {
    expect(getBlocks('![The yard](yard)')).toEqual([
      {
        nodeType: 'embedded-asset-block',
        data: { target: { sys: { type: 'Link', linkType: 'Asset', id: 'yard' } } },
        content: [],
      },
    ]);
  });
});
