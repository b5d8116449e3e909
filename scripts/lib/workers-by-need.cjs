// Loaded before Gatsby where few pages are expected to change (`gatsby.ts`). It then asks and renders in its own process, which has the whole
// stock at hand: another one takes seven seconds of a processor to start, to read the configuration and to learn the schema. Where it turns out
// that much changed (`src/gatsby/node/ask-by-need.ts`), that one is started after all, asks first, and is started anew in between, for the memory
// that tens of thousands of answers leave behind: then there are as many as for a build from nothing.
const path = require('node:path');

/** Two hundred pages, two seconds of work: with more the other process is worth its start. */
const mostRenderedHere = 4;

try {
  const { WorkerPool } = require(
    require.resolve('gatsby-worker', { paths: [path.dirname(require.resolve('gatsby/package.json'))] }),
  );
  const numWorkers = Number(process.env.MOST_WORKERS);
  // Nobody says so where somebody else has said how many there are to be.
  if (numWorkers > 0) byNeed(WorkerPool, numWorkers);
} catch {
  // It is no dependency of ours.
}

/** What processes are told before there is any: who starts them late tells them then. */
function byNeed({ prototype }, numWorkers) {
  const { startAll, restart, scheduleWorkAll, scheduleWorkSingle } = prototype;
  const waits = (pool) => pool.told !== undefined;
  const start = (pool) => {
    const { told } = pool;
    delete pool.told;
    startAll.call(pool);
    for (const task of told) scheduleWorkAll.apply(pool, task);
  };

  prototype.startAll = function () {
    // Gatsby has other pools, of which each has something to do at once.
    const isRenderer = 'renderHTMLProd' in this.single;
    const isNew = this.renderedHere === undefined;
    if (isRenderer && isNew) Object.assign(this, { told: [], renderedHere: 0 });
    else startAll.call(this);
  };
  prototype.scheduleWorkAll = function (name, ...args) {
    if (waits(this)) {
      if (name === 'loadConfigAndPlugins' || name === 'buildSchema') {
        this.told.push([name, ...args]);
        return [];
      }
      start(this);
    }
    return scheduleWorkAll.call(this, name, ...args);
  };
  prototype.scheduleWorkSingle = function (name, ...args) {
    if (waits(this)) {
      this.renderedHere += 1;
      if (name === 'renderHTMLProd' && this.renderedHere <= mostRenderedHere) {
        return Promise.resolve(args).then((given) => require(this.workerPath)[name](...given));
      }
      start(this);
    }
    return scheduleWorkSingle.call(this, name, ...args);
  };
  prototype.restart = async function () {
    this.options = { ...this.options, numWorkers };
    await restart.call(this);
  };
}
