/** @size small */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { toPreviewAliases } from './preview-aliases';

/** Hooks of Node, and what they call: none of them is compiled for browsers. */
const allowed = [
  'src/gatsby/plugins.ts',
  'src/gatsby/content/fetch-entries.ts',
  'src/gatsby/hooks/node/create-resolvers.ts',
  'src/gatsby/hooks/node/on-create-webpack-config.ts',
];

test('no module that visitors load takes anything of the preview', () => {
  const files = ['src', 'plugins', 'patches'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file)),
  );
  const takers = files.filter(
    (file) =>
      /\.(tsx?|js)$/.test(file) &&
      !file.startsWith('src/gatsby/preview/') &&
      /from '[^']*(\/preview\/|live-preview)/.test(readFileSync(file, 'utf8')),
  );
  expect(takers.toSorted()).toEqual(allowed.toSorted());
});

test('only the scripts of a preview have modules that stand for React’s', () => {
  for (const stage of ['build-javascript', 'build-html', 'develop-html'])
    expect(toPreviewAliases(stage, '/')).toEqual({});
  expect(Object.values(toPreviewAliases('develop', process.cwd()))).toContain(
    path.resolve('src/gatsby/preview/jsx-runtime.ts'),
  );
});
