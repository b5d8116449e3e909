// Loaded before Gatsby builds, for the processes in which it renders pages. Each page has its data read and its HTML written in nine steps
// that other threads do, and that the renderer waits for; there are tens of thousands, and both processors are busy rendering. Done at once
// they take half the time: a sixth of all that rendering takes is saved. Gatsby's own process does other work meanwhile, and goes on waiting.
const path = require('node:path');

if (process.env.GATSBY_WORKER_POOL_WORKER) {
  try {
    const fs = require(require.resolve('fs-extra', { paths: [path.dirname(require.resolve('gatsby/package.json'))] }));
    const { readFile, readFileSync, outputFile, outputFileSync } = fs;
    const waits = (last) => typeof last === 'function';
    fs.outputFile = async (...args) => (waits(args.at(-1)) ? outputFile(...args) : outputFileSync(...args));
    // As texts only: what is read as bytes may be large.
    fs.readFile = async (...args) =>
      waits(args.at(-1)) || typeof args[1] !== 'string' ? readFile(...args) : readFileSync(...args);
  } catch {
    // It is no dependency of ours.
  }
}
