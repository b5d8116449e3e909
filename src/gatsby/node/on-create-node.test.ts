import type { CreateNodeArgs } from 'gatsby';

import { onCreateNode, shouldOnCreateNode } from './on-create-node';

const mockDownload = jest.fn();
jest.mock('gatsby-source-filesystem', () => ({
  createRemoteFileNode: (options: unknown): unknown => mockDownload(options),
}));

/** What becomes of an asset: what is downloaded, and what the build says. */
async function create(asset: object, locale = 'nl') {
  const said = { warn: jest.fn<undefined, [string]>(), panic: jest.fn<undefined, [string]>() };
  const createNodeField = jest.fn();
  const node = {
    id: `a-${locale}`,
    contentful_id: 'a',
    node_locale: locale,
    internal: { type: 'ContentfulAsset' },
    ...asset,
  };
  const args = { node, actions: { createNodeField }, reporter: said };
  await onCreateNode(args as unknown as CreateNodeArgs);
  return { warn: said.warn.mock.calls.flat(), panic: said.panic.mock.calls.flat(), fields: createNodeField.mock.calls };
}

const drawing = {
  title: 'Logo',
  filename: '100% #2 ë.svg',
  mimeType: 'image/svg+xml',
  size: 9,
  url: 'https://x.example/100% ë.svg',
};

beforeEach(() => mockDownload.mockReset());

test.each([
  ['ContentfulAsset', true],
  ['SitePage', false],
  ['StockItem', false],
])('a node of the type %s is looked at: %s', (type, isLooked) => {
  expect(shouldOnCreateNode({ node: { internal: { type } } } as unknown as CreateNodeArgs)).toBe(isLooked);
});

test('a file is asked for at a whole address, and gets a name that every host can have', async () => {
  mockDownload.mockResolvedValue({ id: 'file', absolutePath: '/nowhere.svg' });
  const { warn, panic, fields } = await create(drawing);
  expect(mockDownload).toHaveBeenCalledWith(
    expect.objectContaining({ url: 'https://x.example/100%%20%C3%AB.svg', name: '100-2-e', ext: '.svg' }),
  );
  expect(fields).toMatchObject([[{ name: 'localFile', value: 'file' }]]);
  expect([...warn, ...panic]).toEqual([]);
});

test.each([
  [
    'a page',
    { mimeType: 'text/html' },
    'The asset a (“Logo”) of the CMS (100% #2 ë.svg) is no kind of file that the site can show; it is left out.',
  ],
  ['a photo that is none', { mimeType: 'image/jpeg' }, 'is broken; it is left out: upload it once more.'],
])('%s is left out, which is said once and not for each language', async (_, override, sentence) => {
  mockDownload.mockResolvedValue({ id: 'file', absolutePath: __filename });
  const { warn, fields } = await create({ ...drawing, ...override });
  expect(warn).toEqual([expect.stringContaining(sentence)]);
  expect(fields).toEqual([]);
  expect((await create({ ...drawing, ...override }, 'de')).warn).toEqual([]);
});

test('a file that is not there is left out; one that does not come ends the build', async () => {
  mockDownload.mockRejectedValue({ response: { statusCode: 404 } });
  expect((await create(drawing)).warn).toEqual([expect.stringContaining('has a file that is not there')]);
  mockDownload.mockRejectedValue(new Error('Unable to fetch:\nReason: 503'));
  const { panic } = await create(drawing);
  expect(panic).toEqual([
    expect.stringContaining('A file of the CMS could not be downloaded: https://x.example/100% ë.svg'),
  ]);
});
