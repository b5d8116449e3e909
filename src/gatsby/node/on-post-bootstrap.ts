import type { ParentSpanPluginArgs } from 'gatsby';

import { writeFilterIndex } from './public-files/write-filter-index';
import { writeSuggestions } from './public-files/write-suggestions';

/** Writes what lists and search fields fetch when a visitor is about to use them. */
export async function onPostBootstrap(args: ParentSpanPluginArgs): Promise<void> {
  await Promise.all([writeSuggestions(args), writeFilterIndex(args)]);
}
