import { isDeepStrictEqual } from 'node:util';

import type { Actions, CreatePagesArgs } from 'gatsby';

import { createAlike, type Tools } from './create-alike';

/**
 * Creates pages, but for those of the build before that say the same: they stay, as if they had been created again. Gatsby would look
 * at all of such a page four times (its context, its node, its slices, and once more in the end), which for tens of thousands takes a seventh
 * of a build in which one changed. For pages that no plugin adds others to, and that have no more than a template and a context.
 */
export function createUnlessKept(args: Pick<CreatePagesArgs, 'actions'> & Tools): Actions['createPage'] {
  const { pages } = args.store.getState();
  const createNew = createAlike(args);
  return (page, ...more) => {
    const known = pages.get(page.path);
    if (known === undefined) {
      createNew(page, ...more);
    } else if (known.component === page.component && isDeepStrictEqual(known.context, page.context)) {
      // By this Gatsby tells in the end which pages are gone.
      known.updatedAt = Date.now();
    } else {
      // It tells itself what is asked and rendered again.
      args.actions.createPage(page, ...more);
    }
  };
}
