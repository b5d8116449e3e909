import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { findEmptyAssets, isGone, isWhole, toFileName } from './asset-files';
import type { CmsEntry } from './fetch-entries';

test.each([
  ["Foto's van de werkplaats (1) 100% #2 ? ë.JPG", 'image/jpeg', 'fotos-van-de-werkplaats-1-100-2-e', '.jpg'],
  ['foto', 'image/png', 'foto', '.png'],
  ['..', 'image/webp', 'file', '.webp'],
  ['照片.jpg', 'image/jpeg', 'file', '.jpg'],
  ['"><img src=x onerror=alert(1)>.svg', 'image/svg+xml', 'img-src-x-onerror-alert-1', '.svg'],
  ['evil.html', 'application/pdf', 'evil', '.pdf'],
  [`${'lang'.repeat(60)}.jpg`, 'image/jpeg', 'lang'.repeat(20), '.jpg'],
])('the file %s, which is %s, is called %s%s', (filename, mimeType, name, ext) => {
  expect(toFileName({ filename, mimeType, size: 10 })).toEqual({ name, ext });
});

test.each([
  ['a page', { filename: 'a.html', mimeType: 'text/html', size: 10 }],
  ['a script', { filename: 'a.jpg', mimeType: 'text/javascript', size: 10 }],
  ['a photo as a telephone keeps it', { filename: 'IMG_0001.HEIC', mimeType: 'image/heic', size: 10 }],
  ['nothing at all', { filename: 'a.jpg', mimeType: 'image/jpeg', size: 0 }],
  ['something that nobody named', {}],
])('%s is not taken', (_, asset) => {
  expect(toFileName(asset)).toBeNull();
});

test('a picture that is cut off or none is not whole, whatever it is called; a drawing is left to the browser', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'asset-files-'));
  const write = (name: string, bytes: Buffer) => {
    writeFileSync(path.join(folder, name), bytes);
    return path.join(folder, name);
  };
  const noise = { create: { width: 400, height: 300, channels: 3, background: '#884422' } } as const;
  const photo = await sharp({ ...noise })
    .jpeg()
    .toBuffer();
  expect(await isWhole(write('whole.jpg', photo), 'image/jpeg')).toBe(true);
  expect(await isWhole(write('half.jpg', photo.subarray(0, photo.length / 2)), 'image/jpeg')).toBe(false);
  expect(await isWhole(write('none.jpg', Buffer.from('no photo')), 'image/jpeg')).toBe(false);
  expect(await isWhole(write('drawing.svg', Buffer.from('<svg')), 'image/svg+xml')).toBe(true);
});

test('what the host does not have is gone; what it cannot give now is not', () => {
  expect(isGone(Object.assign(new Error('no'), { response: { statusCode: 404 } }))).toBe(true);
  for (const statusCode of [429, 500]) expect(isGone({ response: { statusCode } })).toBe(false);
  expect(isGone('Failed to download after 3 attempts')).toBe(false);
});

test('an asset without a file is named, with the languages that it lacks one in', () => {
  const photo = { url: '//assets.example/photo.jpg', fileName: 'photo.jpg', contentType: 'image/jpeg' };
  const toAsset = (id: string, fields: CmsEntry['fields']): CmsEntry => ({
    sys: { id, contentType: { sys: { id: 'Asset' } } },
    fields,
  });
  const sentences = findEmptyAssets([
    toAsset('whole', { file: { nl: photo } }),
    toAsset('own', { file: { nl: photo, en: photo, de: photo } }),
    toAsset('empty', { title: { nl: 'Luchtfoto' } }),
    toAsset('uploading', { file: { nl: { upload: 'https://x.example/a', fileName: 'a', contentType: 'image/png' } } }),
    toAsset('german', { title: { de: 'Prospekt' }, file: { de: photo } }),
    toAsset('taken-out', { file: { nl: photo, de: null } }),
  ]);
  expect(sentences).toEqual([
    'The asset empty (“Luchtfoto”) of the CMS has no file; it is left out.',
    'The asset uploading of the CMS has no file; it is left out.',
    'The asset german (“Prospekt”) of the CMS has no file in nl, en; it is left out.',
    'The asset taken-out of the CMS has no file in de; it is left out.',
  ]);
});
