// The process in which pictures for sharing are drawn (`draw-in-process.ts`). Plain JavaScript, because it is what has
// TypeScript read in there.
const { constants, getPriority, setPriority } = require('node:os');

// Less so than the pictures of the CMS (`build/image-worker.ts`), which pages wait for.
setPriority(Math.max(getPriority(), constants.priority.PRIORITY_LOW));
require('tsx/cjs/api').register();
const { drawDue } = require('./draw-due.ts');

process.once('message', (order) => {
  drawDue(order).then(
    (drawn) => process.send(drawn, () => process.exit(0)),
    (error) => {
      console.error(error);
      process.exit(1);
    },
  );
});
// Nobody waits for them any more.
process.once('disconnect', () => process.exit(1));
