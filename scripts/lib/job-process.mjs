// Does the jobs that Gatsby gives away (`gatsby-jobs.ts`), each with the worker of the plugin that made it. A process of its own, so
// that the pictures of the CMS are made in the time that the build leaves over: in Gatsby's own they would keep its files waiting.
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

const require = createRequire(import.meta.url);
// Less important than the build itself, which waits for it in the end only.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

// The effort of an AVIF that nobody says another for, as gatsby-plugin-sharp, which has no setting for it. The library's own (4) takes
// seven times as long, and the next one (3) nearly twice; with this one pictures of 34 to 38 dB have 0.4 to 1.2 dB less in 2 to 10 % fewer bytes.
const avifEffort = 2;
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
