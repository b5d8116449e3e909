import { formatTable } from './lib/report';
import { measureServing } from './load/measure-serving';

/** `npm run bench:load`: runs only the part `serving` of the benchmark, without a browser and without a report. */
measureServing()
  .then(({ tables }) => {
    console.log(tables.map(formatTable).join('\n\n'));
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
