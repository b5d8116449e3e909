// Does the jobs that Gatsby gives away (`gatsby-jobs.ts`), each with the worker of the plugin that made it. A process
// of its own, so that the pictures of the CMS are made in the time that the build leaves over: in Gatsby's own they
// would keep its files waiting.
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { constants, getPriority, setPriority } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

const require = createRequire(import.meta.url);
// No page is rendered before it is done.
setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));

// The effort of an AVIF that nobody says another for, as gatsby-plugin-sharp, which has no setting for it. The
// library's own (4) takes fourteen times as long, 3 nearly four times, 2 twice. As large as a phone a picture has 0.03
// to 0.2 dB less than with 2, in 1 to 7 % more bytes.
const avifEffort = 1;
const { avif } = sharp.prototype;
sharp.prototype.avif = function (options) {
  return avif.call(this, { effort: avifEffort, ...options });
};

process.on('message', (job) => {
  const { id, name, plugin, inputPaths, outputDir, args } = job;
  const work = async () => {
    await mkdir(outputDir, { recursive: true });
    return require(path.join(plugin.resolve, 'gatsby-worker'))[name]({ inputPaths, outputDir, args });
  };
  work().then(
    (result) => process.send({ type: 'JOB_COMPLETED', payload: { id, result } }),
    (error) => process.send({ type: 'JOB_FAILED', payload: { id, error: String(error?.message ?? error) } }),
  );
});
process.on('disconnect', () => process.exit());
