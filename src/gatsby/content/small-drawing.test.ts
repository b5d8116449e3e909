import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { toSmallDrawing } from './small-drawing';

const folder = mkdtempSync(path.join(tmpdir(), 'drawing-'));

function write(name: string, text: string | Buffer) {
  const absolutePath = path.join(folder, name);
  writeFileSync(absolutePath, text);
  return { absolutePath, extension: path.extname(name).slice(1), size: Buffer.byteLength(text) };
}

test('a small drawing is its own address', async () => {
  expect(await toSmallDrawing(write('logo.svg', '<svg/>'))).toBe('data:image/svg+xml,%3Csvg/%3E');
});

test('a large one, a photo, one that is not UTF-8 and one that is gone stay files', async () => {
  expect(await toSmallDrawing(write('large.svg', `<svg>${'x'.repeat(1500)}</svg>`))).toBeNull();
  expect(await toSmallDrawing(write('logo.png', 'PNG'))).toBeNull();
  const latin = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><svg><text>Müller</text></svg>', 'latin1');
  expect(await toSmallDrawing(write('latin.svg', latin))).toBeNull();
  expect(await toSmallDrawing({ absolutePath: '/nowhere.svg', extension: 'svg', size: 9 })).toBeNull();
});
