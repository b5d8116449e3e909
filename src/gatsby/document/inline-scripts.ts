import { loaderScript } from '../../../patches/gatsby/share-loader-script';
import { startScript } from '../../../patches/gatsby/start-scripts';
import { toChoiceScript, toRootScript, toSharedListScript } from '../../i18n/preferred-locale';

import { holdImagesScript } from './hold-images';
import { stepScript } from './lay-out-in-steps';
import { toPendingScript } from './mark-pending-item';
import { recordEventsScript } from './record-events';
import { listContextScript } from './reserve-list-context';
import { stockViewScript } from './set-stock-view';

/**
 * Every script that the site's own code writes into pages. The Content Security Policy admits these alone, so that a
 * script that comes into a page by another way never runs; a release with one is refused (`check-pages.ts`).
 */
export const inlineScripts: readonly string[] = [
  loaderScript,
  startScript,
  toChoiceScript(),
  toRootScript(),
  toSharedListScript(),
  holdImagesScript,
  stepScript,
  toPendingScript(),
  recordEventsScript,
  listContextScript,
  stockViewScript,
];
