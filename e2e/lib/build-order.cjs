const { basename } = require('node:path');

const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Those first that go on from the caches of the demo's build, those last that begin from nothing. `plain` compares its
 * pages with the demo's: it runs before those whose stock has other items under the demo's numbers, because what a
 * build remembers of them, as the day of a sale, would be in its pages. `own-pages` replaces a word of the scripts, and
 * leaves others in `public/` than the demo's, which `builds` would find new.
 */
const order = [
  'content',
  'builds',
  'confined',
  'develop',
  'preview',
  'publishing',
  'publishing-survives',
  'refused',
  'plain',
  'own-pages',
  'configured',
  'spaces',
  'load',
];

const getPlace = ({ path }) => order.indexOf(basename(path, '.build-test.ts'));

module.exports = class extends Sequencer {
  sort(tests) {
    return [...tests].sort((left, right) => getPlace(left) - getPlace(right));
  }
};
