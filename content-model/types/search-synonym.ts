import type { ContentType } from '../content-type';

import { categoryPattern } from './shared';

export const searchSynonym = {
  id: 'searchSynonym',
  name: 'Search words',
  description: 'Words that buyers type into the search field and mean a category of the stock by them.',
  displayField: 'category',
  fields: {
    category: {
      kind: 'symbol',
      name: 'Stock category',
      help: 'The name of the stock system, for example telehandlers. The search shows its machines for each of the words.',
      regexp: categoryPattern,
      required: true,
    },
    words: {
      kind: 'symbols',
      name: 'Words',
      help: 'In any language, best in the singular, with commas between, for example gierkar, muck cart, Jauchewagen. They count on the pages of every language. No makes and no numbers. The usual words for a category are known already.',
      required: true,
    },
  },
} as const satisfies ContentType;
