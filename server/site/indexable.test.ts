import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { toIndexable } from './indexable';

const preview = '<meta name="robots" content="noindex"/>';

test('a page that shows a machine after all keeps no search engine out, in no form; one of a preview still does', async () => {
  const html = `<head><meta data-rh="true" name="robots" content="noindex"/>${preview}</head><p>„café“</p>`;
  const form = { headers: [], etag: '', body: Buffer.from(html) };
  const { identity, br, gzip } = await toIndexable({ identity: form, br: form });
  const expected = `<head>${preview}</head><p>„café“</p>`;
  expect(identity.body.toString()).toBe(expected);
  expect(brotliDecompressSync(br?.body ?? '').toString()).toBe(expected);
  expect(gunzipSync(gzip?.body ?? '').toString()).toBe(expected);
});
