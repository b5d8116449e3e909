const { basename } = require('node:path');

const { default: Sequencer } = require('@jest/test-sequencer');

/** Those first that go on from the caches of the demo's build, those last that begin from nothing. */
const order = [
  'content',
  'builds',
  'develop',
  'publishing',
  'publishing-survives',
  'refused',
  'configured',
  'spaces',
  'plain',
];

const getPlace = ({ path }) => order.indexOf(basename(path, '.build-test.ts'));

module.exports = class extends Sequencer {
  sort(tests) {
    return [...tests].sort((left, right) => getPlace(left) - getPlace(right));
  }
};
