import { createRequire } from 'node:module';
import path from 'node:path';

test('the build asks no foreign host for a network', async () => {
  globalThis.fetch = () => Promise.reject(new Error('fetched'));
  // As the plugin of the CMS finds it.
  const require = createRequire(path.resolve('node_modules/gatsby-source-contentful/package.json'));
  const isOnline = require('is-online') as () => Promise<boolean>;
  expect(isOnline.toString()).not.toMatch(/http|dns/);
  expect(await isOnline()).toBe(true);
});
