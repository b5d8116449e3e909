import { execFileSync } from 'node:child_process';
import path from 'node:path';

test('what looks for a network before the CMS is asked has its answer without asking anybody', () => {
  const plugin = path.dirname(require.resolve('gatsby-source-contentful/package.json'));
  const library = JSON.stringify(require.resolve('is-online', { paths: [plugin] }));
  // At once: what asks somebody gives a promise.
  const program = `import(${library}).then((library) => console.log(typeof library.default(), require('os').networkInterfaces())).then(() => process.exit())`;
  const preload = path.join(__dirname, 'ask-no-others.cjs');
  expect(execFileSync(process.execPath, ['--require', preload, '--eval', program]).toString().trim()).toBe(
    'boolean {}',
  );
});
