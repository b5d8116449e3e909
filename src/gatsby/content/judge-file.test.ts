import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { judgeFile } from './judge-file';

const folder = mkdtempSync(path.join(tmpdir(), 'judge-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
function judge(bytes: Buffer | string, mimeType: string) {
  count += 1;
  const file = path.join(folder, `${String(count)}.file`);
  writeFileSync(file, bytes);
  return judgeFile(file, mimeType);
}

/** Red on the left, blue on the right, as the file has it. */
const halves = (width = 120, height = 40) =>
  sharp({ create: { width: width / 2, height, channels: 3, background: '#d02020' } }).extend({
    right: width / 2,
    background: '#2020d0',
  });
const clear = () =>
  sharp({ create: { width: 40, height: 30, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s is what it is, whatever it is called', async (format) => {
  const bytes = await halves().toFormat(format).toBuffer();
  const ext = format === 'jpeg' ? '.jpg' : `.${format}`;
  for (const mimeType of [
    `image/${format}`,
    'image/png',
    'image/svg+xml',
    'text/html',
    'application/octet-stream',
    'application/pdf',
  ])
    expect(await judge(bytes, mimeType)).toEqual({ ext });
});

test.each([
  // orientation, width, height, what is at the top left
  [1, 120, 40, 'red'],
  [2, 120, 40, 'blue'],
  [3, 120, 40, 'blue'],
  [4, 120, 40, 'red'],
  [5, 40, 120, 'red'],
  [6, 40, 120, 'red'],
  [7, 40, 120, 'blue'],
  [8, 40, 120, 'blue'],
] as const)('a photo that says to be turned (%d) is, to %d by %d', async (orientation, width, height, colour) => {
  for (const format of ['jpeg', 'webp'] as const) {
    const judged = await judge(await halves().withMetadata({ orientation }).toFormat(format).toBuffer(), 'image/jpeg');
    if (orientation === 1) expect(judged).toEqual({ ext: format === 'jpeg' ? '.jpg' : '.webp' });
    if (judged.problem !== undefined || judged.bytes === undefined) continue;
    const seen = await sharp(judged.bytes).metadata();
    expect([seen.width, seen.height, seen.orientation ?? 1, seen.format]).toEqual([width, height, 1, format]);
    const corner = await sharp(judged.bytes).extract({ left: 2, top: 2, width: 8, height: 8 }).png().toBuffer();
    const { channels } = await sharp(corner).stats();
    expect((channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? 'red' : 'blue').toBe(colour);
  }
});

test('what shows what is behind it stays so: a picture in another form than PNG becomes one', async () => {
  expect(await judge(await clear().png().toBuffer(), 'image/png')).toEqual({ ext: '.png' });
  for (const format of ['webp', 'avif'] as const) {
    const judged = await judge(await clear().toFormat(format).toBuffer(), `image/${format}`);
    if (judged.problem !== undefined || judged.bytes === undefined) throw new Error('a picture');
    expect(judged.ext).toBe('.png');
    expect((await sharp(judged.bytes).stats()).isOpaque).toBe(false);
  }
  const opaque = await halves().ensureAlpha().webp().toBuffer();
  expect(await judge(opaque, 'image/webp')).toEqual({ ext: '.webp' });
});

const page = '<!doctype html><html><body><script>alert(1)</script><svg></svg></body></html>';
const brokenSentence = { problem: 'is broken; it is left out: upload it once more' };
const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)]);

test('what is cut off or none of what it is called is left out', async () => {
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer();
  expect(await judge(photo.subarray(0, photo.length / 2), 'image/jpeg')).toEqual(brokenSentence);
  for (const mimeType of [
    'image/png',
    'image/jpeg',
    'image/svg+xml',
    'image/gif',
    'application/pdf',
    'application/zip',
    'video/mp4',
  ])
    for (const bytes of [page, 'no photo', ''])
      expect([mimeType, await judge(bytes, mimeType)]).toEqual([mimeType, brokenSentence]);
});

test.each([
  ['a page', page, 'text/html', ''],
  ['a script', 'alert(1)', 'text/javascript', ''],
  ['a photo as a telephone keeps it', heic, 'image/heic', ' (image/heic)'],
  ['one that is called otherwise', heic, 'image/jpeg', ' (image/heic)'],
  ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 'image/png', ' (application/x-msdownload)'],
])('%s is no kind of file that the site can show', async (_, bytes, mimeType, type) => {
  expect(await judge(bytes, mimeType)).toEqual({
    problem: `is no kind of file that the site can show${type}; it is left out`,
  });
});

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml', '.svg'],
  ['\ufeff<?xml version="1.0"?>\n<!-- a > b -->\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg xmlns="x"/>', 'image/png', '.svg'],
  ['<?xml version="1.0"?><svg:svg xmlns:svg="x"/>', 'text/xml', '.svg'],
  ['GIF89a\x01\0\x01\0\0\0\0', 'image/png', '.gif'],
  ['%PDF-1.7\n', 'image/png', '.pdf'],
  ['\r\n%PDF-1.4\n', 'application/pdf', '.pdf'],
  [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'application/msword', '.doc'],
  [Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'application/vnd.ms-excel', '.xls'],
  [Buffer.from('504b0506000000000000000000000000000000000000', 'hex'), 'application/zip', '.zip'],
  ['a;b\r\n1;2', 'text/csv', '.csv'],
  ['prijslijst', 'text/plain', '.txt'],
])('%j, which is called %s, is a file for %s', async (bytes, mimeType, ext) => {
  expect(await judge(bytes, mimeType)).toEqual({ ext });
});

test('a text with bytes that are none is no text', async () => {
  expect(await judge('a\0b', 'text/plain')).toEqual(brokenSentence);
});
