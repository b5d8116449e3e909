import type { Config } from './config';
import { editConfig } from './edit-config';

/** Gatsby's configuration, as far as it is edited. */
function createConfig() {
  class TerserPlugin {
    static swcMinify = () => undefined;
    options = { minimizer: { implementation: 'terser', options: {} } };
  }
  class MiniCssExtractPlugin {
    options = { ignoreOrder: false };
  }
  class DefinePlugin {
    definitions = { 'process.env.GATSBY_A': '"a"', 'process.env.INVOCATION_ID': '"1"', 'process.env.NODE_ENV': '"p"' };
  }
  const plugins = [new MiniCssExtractPlugin(), new DefinePlugin()] as const;
  const config = {
    cache: { version: 'gatsby' },
    entry: { app: '.cache/production-app' },
    module: { rules: [{ oneOf: [{ use: [{ options: { modules: { localIdentName: '[path][name]' } } }] }] }] },
    plugins: [...plugins],
    optimization: {
      splitChunks: {
        cacheGroups: { styles: {}, framework: {}, shared: { name: () => '0123456789abcdef' } } as Record<
          string,
          object
        >,
      },
      minimizer: [new TerserPlugin()],
    },
  };
  return { config: config as unknown as Config, plugins, minifier: config.optimization.minimizer[0], raw: config };
}

afterEach(() => {
  delete process.env.GATSBY_PLAIN;
});

test('scripts of browsers have their own entry, one shared file, styles a template and another minifier', () => {
  const { config, minifier, raw } = createConfig();
  editConfig(config, 'build-javascript', process.cwd());
  expect(config.entry?.app).toMatch(/patches[\\/]gatsby[\\/]start\.js$/);
  const { styles, framework, shared, page } = raw.optimization.splitChunks.cacheGroups;
  expect([styles, framework]).toEqual([false, false]);
  expect((shared as { name: () => string }).name()).toBe('01234567');
  const test = (page as { test: (module: object, about: object) => boolean }).test;
  const toGraph = (count: number) => ({
    chunkGraph: {
      getModuleChunksIterable: () => Array.from({ length: count }, () => ({ name: 'component---src-templates-a-tsx' })),
    },
  });
  expect([7, 8].map((count) => test({ type: 'javascript/auto' }, toGraph(count)))).toEqual([false, true]);
  expect(minifier?.options.minimizer).toMatchObject({ options: { ecma: 2022, compress: { keep_fargs: false } } });
  expect(config.cache?.version).toMatch(/^[0-9a-f]{20}$/);
});

test('what renders pages knows no other variables than browsers do', () => {
  const { config, plugins } = createConfig();
  editConfig(config, 'build-html', process.cwd());
  expect(Object.keys(plugins[1].definitions)).toEqual(['process.env.GATSBY_A', 'process.env.NODE_ENV']);
  expect(config.entry?.app).toBe('.cache/production-app');
});

test.each(['build-javascript', 'build-html', 'develop'] as const)(
  'a plain build changes only the order of styles, the length of hashes and the policy of scripts in %s',
  (stage) => {
    process.env.GATSBY_PLAIN = '1';
    const { config, plugins } = createConfig();
    editConfig(config, stage, process.cwd());
    expect(plugins[0].options.ignoreOrder).toBe(true);
    plugins[0].options.ignoreOrder = false;
    delete config.output;
    expect(JSON.stringify(config)).toBe(JSON.stringify(createConfig().config));
  },
);

test.each([
  ['scripts', { optimization: {} }, 'Gatsby splits scripts'],
  ['names', { optimization: { splitChunks: { cacheGroups: {} } } }, 'Gatsby names shared scripts'],
  [
    'minifier',
    { optimization: { splitChunks: { cacheGroups: { shared: { name: () => 'a' } } } } },
    'Gatsby minifies scripts',
  ],
])('another Gatsby stops the build: %s', (_, config, message) => {
  expect(() => editConfig(config as Config, 'build-javascript', process.cwd())).toThrow(message);
});

test.each(['', '1'])('addresses of scripts come from the policy of webpack, plain or not (%s)', (plain) => {
  process.env.GATSBY_PLAIN = plain;
  const { config } = createConfig();
  config.output = {};
  editConfig(config, 'build-javascript', process.cwd());
  expect(config.output.trustedTypes).toBe('webpack');
});
