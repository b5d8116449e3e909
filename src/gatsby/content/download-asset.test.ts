import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { CreateNodeArgs } from 'gatsby';
import sharp from 'sharp';

import { onCreateNode, shouldOnCreateNode } from '../hooks/node/on-create-node';

const mockDownload = jest.fn();
const mockPlace = jest.fn();
jest.mock('gatsby-source-filesystem', () => ({
  createRemoteFileNode: (options: unknown): unknown => mockDownload(options),
  createFileNodeFromBuffer: (options: unknown): unknown => mockPlace(options),
}));

const folder = mkdtempSync(path.join(tmpdir(), 'on-create-node-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** As the plugin does it: a node of the file, which is given to Gatsby when the file is there. */
function download(bytes: Buffer | string) {
  const absolutePath = path.join(folder, 'file');
  writeFileSync(absolutePath, bytes);
  const node = { id: 'file', absolutePath };
  mockDownload.mockImplementation(async ({ createNode }: { createNode: (...given: unknown[]) => unknown }) => {
    await createNode(node, { name: 'gatsby-source-filesystem' });
    return node;
  });
}

/** What becomes of an asset: what is downloaded, and what the build says. */
async function create(asset: object, locale = 'nl') {
  const said = { warn: jest.fn<undefined, [string]>(), panic: jest.fn<undefined, [string]>() };
  const [createNodeField, createNode] = [jest.fn(), jest.fn()];
  const node = {
    id: `a-${locale}`,
    contentful_id: 'a',
    node_locale: locale,
    internal: { type: 'ContentfulAsset' },
    ...asset,
  };
  const args = { node, actions: { createNodeField, createNode }, reporter: said };
  await onCreateNode(args as unknown as CreateNodeArgs);
  return {
    warn: said.warn.mock.calls.flat(),
    panic: said.panic.mock.calls.flat(),
    fields: createNodeField.mock.calls,
    created: createNode.mock.calls,
  };
}

const drawing = {
  title: 'Logo',
  filename: '100% #2 ë.svg',
  mimeType: 'image/svg+xml',
  size: 9,
  url: 'https://x.example/100% ë.svg',
};

beforeEach(() => {
  mockDownload.mockReset();
  mockPlace.mockReset();
});

test.each([
  ['ContentfulAsset', true],
  ['SitePage', false],
  ['StockItem', false],
])('a node of the type %s is looked at: %s', (type, isLooked) => {
  expect(shouldOnCreateNode({ node: { internal: { type } } } as unknown as CreateNodeArgs)).toBe(isLooked);
});

test('a file is asked for at a whole address, and gets a name that every host can have', async () => {
  download('<svg/>');
  const { warn, panic, fields, created } = await create(drawing);
  expect(created).toMatchObject([[{ id: 'file' }, { name: 'gatsby-source-filesystem' }]]);
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
  download('<html><body>no photo');
  const { warn, fields } = await create({ ...drawing, ...override });
  expect(warn).toEqual([expect.stringContaining(sentence)]);
  expect(fields).toEqual([]);
  expect((await create({ ...drawing, ...override }, 'de')).warn).toEqual([]);
});

test('a photo is turned, and a file gets the ending of what it is, as a file of its own that all languages share', async () => {
  const lying = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#d02020' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  download(lying);
  mockPlace.mockResolvedValue({ id: 'made' });
  const photo = { ...drawing, mimeType: 'image/png', filename: 'Foto (1).png' };
  for (const locale of ['nl', 'de']) {
    const { fields, created, warn } = await create(photo, locale);
    expect([fields, created, warn]).toMatchObject([[[{ name: 'localFile', value: 'made' }]], [], []]);
  }
  expect(mockPlace).toHaveBeenCalledTimes(1);
  const { buffer, name, ext } = (mockPlace.mock.calls[0] as [{ buffer: Buffer; name: string; ext: string }])[0];
  const { width, height } = await sharp(buffer).metadata();
  expect([name, ext, width, height]).toEqual(['foto-1', '.jpg', 40, 60]);
});

test('a file that nobody knows what to call is looked at', async () => {
  download('%PDF-1.7');
  mockPlace.mockResolvedValue({ id: 'made' });
  const { fields } = await create({ ...drawing, mimeType: 'application/octet-stream', filename: 'Folder' });
  expect(fields).toMatchObject([[{ name: 'localFile', value: 'made' }]]);
  expect(mockDownload).toHaveBeenCalledWith(expect.objectContaining({ name: 'folder', ext: '.file' }));
  expect(mockPlace).toHaveBeenCalledWith(expect.objectContaining({ name: 'folder', ext: '.pdf' }));
});

test.each(['image/jpeg', 'image/svg+xml', 'image/heic'])(
  'a document that is called a picture (%s) is left out: where pictures are shown it would be a broken one',
  async (mimeType) => {
    download('%PDF-1.7');
    mockPlace.mockResolvedValue({ id: 'made' });
    const { warn, fields } = await create({ ...drawing, mimeType, filename: 'Folder.jpg' });
    expect(warn).toEqual([expect.stringContaining('(Folder.jpg) is called a picture, and is a .pdf; it is left out')]);
    expect(fields).toEqual([]);
    expect(mockPlace).not.toHaveBeenCalled();
  },
);

test('a file that is not there is left out; one that does not come ends the build', async () => {
  mockDownload.mockRejectedValue({ response: { statusCode: 404 } });
  expect((await create(drawing)).warn).toEqual([expect.stringContaining('has a file that is not there')]);
  mockDownload.mockRejectedValue(new Error('Unable to fetch:\nReason: 503'));
  const { panic } = await create(drawing);
  expect(panic).toEqual([
    expect.stringContaining('A file of the CMS could not be downloaded: https://x.example/100% ë.svg'),
  ]);
});
