import type { CreatePagesArgs } from 'gatsby';

import { addLocalizedPages } from '../../pages/add-localized-pages';
import { planPages } from '../../pages/page-plan';

/** Creates the pages of the plan, and nothing else. */
export async function createPages(args: CreatePagesArgs): Promise<void> {
  const { pages } = await planPages(args);
  for (const page of pages) addLocalizedPages(args.actions, page);
}
