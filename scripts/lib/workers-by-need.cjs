// Loaded before Gatsby where few pages are expected to change (`gatsby.ts`). It then asks in its own process, which has the whole stock at hand,
// and has one other to render. Where it turns out that much changed (`src/gatsby/node/ask-by-need.ts`), that one asks first, and Gatsby starts it
// anew in between, for the memory that tens of thousands of answers leave behind: then there are as many as for a build from nothing.
const path = require('node:path');

try {
  const { WorkerPool } = require(
    require.resolve('gatsby-worker', { paths: [path.dirname(require.resolve('gatsby/package.json'))] }),
  );
  const { restart } = WorkerPool.prototype;
  const numWorkers = Number(process.env.MOST_WORKERS);
  // Nobody says so where somebody else has said how many there are to be.
  if (numWorkers > 0) {
    WorkerPool.prototype.restart = async function () {
      this.options = { ...this.options, numWorkers };
      await restart.call(this);
    };
  }
} catch {
  // It is no dependency of ours.
}
