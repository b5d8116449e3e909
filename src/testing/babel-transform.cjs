const { createTransformer } = require('babel-jest').default;

module.exports = createTransformer({
  // The site's own configuration (package.json) leaves modules to webpack.
  babelrc: false,
  configFile: false,
  presets: [['babel-preset-gatsby', { reactRuntime: 'automatic' }], '@babel/preset-typescript'],
});
