// Loaded before Gatsby where few pages are expected to change (`gatsby.ts`): it then has one process beside its own to ask and to render,
// because each one more takes seconds to start and reads the whole stock. For the same reason that process goes on to render; Gatsby would start
// it anew in between, for the memory that tens of thousands of answers leave behind. When many pages were asked for all the same (an editor
// changed what every machine shows), it does, and gets as many processes as for a build from nothing.
const path = require('node:path');

/** Rendered by one process in the time that a second one takes to start. */
const few = 1000;

try {
  const { WorkerPool } = require(
    require.resolve('gatsby-worker', { paths: [path.dirname(require.resolve('gatsby/package.json'))] }),
  );
  const { restart, scheduleWorkSingle } = WorkerPool.prototype;
  let asked = 0;
  WorkerPool.prototype.scheduleWorkSingle = function (name, ...args) {
    if (name === 'runQueries') asked += args[0]?.pageQueryIds?.length ?? 0;
    return scheduleWorkSingle.call(this, name, ...args);
  };
  WorkerPool.prototype.restart = async function () {
    if (asked <= few) return;
    this.options = { ...this.options, numWorkers: Number(process.env.MOST_WORKERS) };
    await restart.call(this);
  };
} catch {
  // It is no dependency of ours.
}
