import { createRequire } from 'node:module';
import path from 'node:path';

import sharp from 'sharp';

/**
 * The effort of an AVIF for which no other is given: gatsby-plugin-sharp has no setting for it. The library's own (4)
 * takes fourteen times as long, 3 nearly four times, 2 twice. At a phone's width an image has 0.03 to 0.2 dB less than
 * with 2, in 1 to 7 % more bytes.
 */
const avifEffort = 1;

/** Has sharp encode AVIF with less effort in this process. */
export function reduceAvifEffort(): void {
  const prototype = sharp.prototype as { avif: (options?: object) => unknown };
  const { avif } = prototype;
  prototype.avif = function (options) {
    return avif.call(this, { effort: avifEffort, ...options });
  };
}

type Work = (job: { inputPaths: unknown; outputDir: string; args: object }) => Promise<unknown>;

/** The function by which a plugin of Gatsby does a job: its module `gatsby-worker` exports one for each name. */
export function getWork(pluginFolder: string, name: string): Work {
  const require = createRequire(path.resolve('package.json'));
  const works = require(path.join(pluginFolder, 'gatsby-worker')) as Record<string, Work | undefined>;
  const work = works[name];
  if (work === undefined) throw new Error(`The plugin in ${pluginFolder} has no job ${name}.`);
  return work;
}
