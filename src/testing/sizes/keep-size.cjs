const { register } = require('esbuild-register/dist/node');

// Jest requires a filter as it is.
const { unregister } = register({ target: 'node20' });
const { readTestSize } = require('./test-size.ts');

unregister();

/** @returns a filter for Jest (`jest --filter`) that keeps the test files of a size */
exports.keepSize = (size) => async (files) => ({ filtered: files.filter((file) => readTestSize(file) === size) });
