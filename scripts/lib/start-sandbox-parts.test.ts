import { startSandboxParts } from './start-sandbox-parts';

const wanted = { content: false, stock: true };

function failToLoad(message: string): void {
  jest.resetModules();
  jest.doMock('../../sandbox/start', () => {
    throw new Error(message);
  });
}
afterEach(() => jest.dontMock('../../sandbox/start'));

test('where both backends are configured the sandbox is not even loaded', async () => {
  failToLoad('It was loaded.');
  expect(await startSandboxParts({ content: false, stock: false })).toMatchObject({ content: null, stock: null });
});

test.each([
  "Cannot find module '@fastify/cors'\nRequire stack:",
  "Cannot find package '@fastify/cors' imported from /x",
])('a production install says which package is missing and what to do: %s', async (message) => {
  failToLoad(message);
  await expect(startSandboxParts(wanted)).rejects.toThrow(
    /@fastify\/cors is a development dependency and not installed\. Set CONTENTFUL_SPACE_ID.*npm ci without --omit=dev/,
  );
});

test.each(["Cannot find module './settings'", "Cannot find module '/site/sandbox/settings'", 'Out of memory'])(
  'another fault is not taken for it: %s',
  async (message) => {
    failToLoad(message);
    await expect(startSandboxParts(wanted)).rejects.toThrow(message);
  },
);
