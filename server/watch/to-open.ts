import path from 'node:path';

import { createAsk } from './create-ask';
import { openAnswers } from './open-answers';
import { openEarlier } from './open-earlier';
import { openRelease, type Look } from './open-release';
import type { OpenOf } from './watch-release';

/** How pages are looked at in a browser at this origin. */
export type LookAt = (origin: string) => Look;

type Places = {
  releasesDir: string;
  rootRedirect: string | null;
  /** Of the server that visitors use, e.g. `http://127.0.0.1:8000`. */
  getOrigin: () => string;
  look: LookAt;
};

/** Opens pages over HTTP, and in a browser: those of the current release at the server that visitors use. */
export function toOpen({ releasesDir, rootRedirect, getOrigin, look }: Places): OpenOf {
  return ({ release, paths, isBefore }) =>
    async (kinds) => {
      const earlier = isBefore ? await openEarlier(releasesDir, release, rootRedirect) : null;
      try {
        const origin = earlier?.origin ?? getOrigin();
        const ask = createAsk(origin);
        const folder = path.join(releasesDir, release);
        const answers = await openAnswers(ask, paths, kinds);
        return [...answers, ...(await openRelease({ folder, id: release, ask, look: look(origin), kinds }))];
      } finally {
        await earlier?.close();
      }
    };
}
