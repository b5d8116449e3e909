import type { BuildArgs } from 'gatsby';

import { keepBundlesOf } from '../../../../patches/gatsby/keep-bundles';
import { requestImagesEarly } from '../../../../patches/gatsby/request-images';

/** Just before scripts are bundled. */
export function onPreBuild(args: BuildArgs): void {
  keepBundlesOf(args);
  requestImagesEarly(args);
}
